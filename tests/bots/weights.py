"""Networks of chance, as files like those that are trained, and what NumPy makes of one."""

import json
from typing import Any

import numpy as np

from verger.bots import Network
from verger.bots.networks import names, packed
from verger.engine import Game
from verger.given.weights import tensors


def written(game: Game, seed: int = 1, wide: int = 24, hidden: int = 20, judges: int = 12, blocks: int = 2) -> bytes:
    """A safetensors file with random weights for a game, of odd sizes so that none is taken for another."""
    chance = np.random.default_rng(seed)
    outputs = 2 * max(game.seats)
    sizes = {"enter": (game.observation, wide), "policy": (wide, len(game.actions))}
    for k in range(blocks):
        sizes |= {f"block{k}.in": (wide, hidden), f"block{k}.out": (hidden, wide)}
    sizes |= {"value.in": (wide, judges), "value.out": (judges, outputs)}
    header: dict[str, object] = {"__metadata__": about(game)}
    data = b""
    for name in reversed(names(blocks)):  # in any order
        for part, shape in (("weight", sizes[name]), ("bias", sizes[name][1:])):
            numbers = chance.normal(0, 1.5 / np.sqrt(sizes[name][0]), shape).astype("<f2").tobytes()
            header[f"{name}.{part}"] = {
                "dtype": "F16", "shape": shape, "data_offsets": [len(data), len(data) + len(numbers)],
            }  # fmt: skip
            data += numbers
    text = json.dumps(header).encode()
    return len(text).to_bytes(8, "little") + text + data


def about(game: Game) -> dict[str, str]:
    return {
        "game": game.name,
        "rules_version": str(game.rules_version),
        "observation": str(game.observation),
        "actions": str(len(game.actions)),
        "seats": ",".join(map(str, game.seats)),
        "edition": game.edition,
        "points": "20",
        "trained": "{}",
    }


def network(game: Game, seed: int = 1) -> Network:
    return packed(*tensors(written(game, seed)))


def normal(h: Any) -> Any:
    return (h - h.mean()) / np.sqrt(h.var() + 1e-5)


def reference(file: bytes, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Logits of all actions and the value's outputs, as the contract of the file says."""
    found, _ = tensors(file)

    def layer(name: str, x: Any) -> Any:
        return x @ found[f"{name}.weight"] + found[f"{name}.bias"]

    h = np.maximum(layer("enter", x), 0)
    for k in range(sum(name.endswith(".in.weight") for name in found) - 1):
        h = h + layer(f"block{k}.out", np.maximum(layer(f"block{k}.in", normal(h)), 0))
    z = normal(h)
    return layer("policy", z), layer("value.out", np.maximum(layer("value.in", z), 0))
