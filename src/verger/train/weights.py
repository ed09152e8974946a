"""The file of a network, as bots read it: written, read, and what it answers, in NumPy.

The format is safetensors': the length of the header in 8 bytes, a header in JSON, then all numbers, little-endian.
Matrices are (in, out), float16, and there is nothing to do but this, with n(h) = (h - mean) / sqrt(variance + 1e-5):

    h = relu(x @ enter.weight + enter.bias)
    h = h + relu(n(h) @ block<k>.in.weight + block<k>.in.bias) @ block<k>.out.weight + block<k>.out.bias
    logits = n(h) @ policy.weight + policy.bias
    value = relu(n(h) @ value.in.weight + value.in.bias) @ value.out.weight + value.out.bias

The first half of `value` are logits of each seat's share of the win, the second its final points, both in turn order
from the acting seat; the points are to be multiplied by `points` of the header.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from verger.given.weights import WeightsError

if TYPE_CHECKING:
    from .network import Network

Weights = dict[str, np.ndarray]


def folded(network: Network) -> Weights:
    """A network's weights with the size of its inputs worked into the first layer."""
    parts: dict[str, Any] = {"policy": network.policy, "value.in": network.value_in, "value.out": network.value_out}
    for k, block in enumerate(network.blocks):
        parts |= {f"block{k}.in": block.inner, f"block{k}.out": block.outer}
    found = {}
    for name, layer in parts.items():
        found[f"{name}.weight"], found[f"{name}.bias"] = layer.weight.T, layer.bias
    first = network.enter.weight * network.scale
    found |= {"enter.weight": first.T, "enter.bias": network.enter.bias - first @ network.mean}
    return {name: np.ascontiguousarray(part.detach().float().cpu().numpy(), np.float16) for name, part in found.items()}


def load(network: Network, weights: Weights) -> None:
    """Give a network the weights of a file, as it was when they were `folded`; the size of its inputs stays its own."""
    import torch

    sizes = {name: part.shape for name, part in folded(network).items()}
    if {name: part.shape for name, part in weights.items()} != sizes:
        raise WeightsError("the weights to begin with are another game's, or of a network of another size")
    known = {name: torch.from_numpy(part.astype(np.float32)) for name, part in weights.items()}
    first, scale, mean = known["enter.weight"].T, network.scale.cpu(), network.mean.cpu()
    found = {
        "enter.weight": first / scale,
        "enter.bias": known["enter.bias"] + first @ mean,
        "mean": mean,
        "scale": scale,
    }
    names = {"policy": "policy", "value_in": "value.in", "value_out": "value.out"}
    for k in range(len(network.blocks)):
        names |= {f"blocks.{k}.inner": f"block{k}.in", f"blocks.{k}.outer": f"block{k}.out"}
    for own, name in names.items():
        found |= {f"{own}.weight": known[f"{name}.weight"].T, f"{own}.bias": known[f"{name}.bias"]}
    network.load_state_dict(found)


def write(path: Path, weights: Weights, about: Mapping[str, str]) -> None:
    header: dict[str, Any] = {"__metadata__": dict(about)}
    end = 0
    for name, array in weights.items():
        begin, end = end, end + array.nbytes
        header[name] = {"dtype": "F16", "shape": list(array.shape), "data_offsets": [begin, end]}
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f"{path.name}.half")
    half.write_bytes(len(text).to_bytes(8, "little") + text + b"".join(array.tobytes() for array in weights.values()))
    half.replace(path)


def forward(weights: Weights, observation: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Logits of all actions, legal or not, and the value, for rows of observations."""
    z = trunk(weights, observation)
    inner = np.maximum(_layer(weights, "value.in", z), 0)
    return _layer(weights, "policy", z), _layer(weights, "value.out", inner)


def trunk(weights: Weights, observation: np.ndarray) -> np.ndarray:
    """What policy and value are made of, for rows of observations."""
    h = np.maximum(_layer(weights, "enter", observation.astype(np.float32)), 0)
    for k in range(sum(name.endswith(".in.weight") and name.startswith("block") for name in weights)):
        h = h + _layer(weights, f"block{k}.out", np.maximum(_layer(weights, f"block{k}.in", _levelled(h)), 0))
    return _levelled(h)


def _layer(weights: Weights, name: str, h: np.ndarray) -> np.ndarray:
    found: np.ndarray = h @ weights[f"{name}.weight"].astype(np.float32, copy=False) + weights[f"{name}.bias"]
    return found


def _levelled(h: np.ndarray) -> np.ndarray:
    found: np.ndarray = (h - h.mean(-1, keepdims=True)) / np.sqrt(h.var(-1, keepdims=True) + 1e-5)
    return found
