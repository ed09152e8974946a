"""A network's file says what the network says, and is small."""

import json
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from tests.engine.support import REGISTERED

torch = pytest.importorskip("torch")

from verger.given.weights import read  # noqa: E402
from verger.train import weights  # noqa: E402
from verger.train.facts import facts  # noqa: E402
from verger.train.network import Network, fresh  # noqa: E402

ROWS, OBSERVATION, ACTIONS, SEATS = 64, 50, 20, 4


@pytest.fixture
def network():
    torch.manual_seed(3)
    found = Network(OBSERVATION, ACTIONS, SEATS, width=32)
    for last in (found.policy, found.value_out):
        torch.nn.init.normal_(last.weight, std=0.1)
    return found


def test_the_file_answers_as_the_network_does(network: Network, tmp_path: Path) -> None:
    seen = torch.rand(ROWS, OBSERVATION)
    network.measure(3 + 5 * seen)
    weights.write(tmp_path / "net", weights.folded(network), {"game": "finca"})
    found, about = read(tmp_path / "net")
    everything = torch.ones(ROWS, ACTIONS, dtype=torch.bool), torch.ones(ROWS, SEATS, dtype=torch.bool)
    said = network(3 + 5 * seen, *everything)
    logits, value = weights.forward(found, 3 + 5 * seen.numpy())
    assert about == {"game": "finca"}
    assert np.allclose(logits, said.logits.detach(), atol=0.01)
    assert np.allclose(value, torch.cat([said.shares, said.points], -1).detach(), atol=0.01)
    assert np.ptp(logits) > 0.1


def test_a_network_begins_as_the_one_in_a_file_whatever_the_size_of_its_own_inputs(network: Network) -> None:
    seen = torch.rand(ROWS, OBSERVATION)
    network.measure(3 + 5 * seen)
    other = Network(OBSERVATION, ACTIONS, SEATS, width=32)
    other.measure(torch.rand(ROWS, OBSERVATION))
    everything = torch.ones(ROWS, ACTIONS, dtype=torch.bool), torch.ones(ROWS, SEATS, dtype=torch.bool)
    said, before = network(seen, *everything), other(seen, *everything)
    weights.load(other, weights.folded(network))
    found = other(seen, *everything)
    assert torch.allclose(found.logits, said.logits, atol=0.02)
    assert torch.allclose(found.shares, said.shares, atol=0.02)
    assert not torch.allclose(before.logits, said.logits, atol=0.02)


def test_the_file_is_laid_out_as_safetensors_are(network: Network, tmp_path: Path) -> None:
    weights.write(tmp_path / "net", weights.folded(network), {"points": "50.0"})
    data = (tmp_path / "net").read_bytes()
    length = int.from_bytes(data[:8], "little")
    header = json.loads(data[8 : 8 + length])
    assert header.pop("__metadata__") == {"points": "50.0"}
    assert header["enter.weight"]["shape"] == [OBSERVATION, 32]
    assert header["policy.weight"]["shape"] == [32, ACTIONS]
    assert header["value.out.bias"]["shape"] == [2 * SEATS]
    assert {f"block{k}.{side}.{part}" for k in (0, 1) for side in ("in", "out") for part in ("weight", "bias")} < {
        *header
    }
    ends = sorted(one["data_offsets"] for one in header.values())
    assert ends[0][0] == 0
    assert ends[-1][1] == len(data) - 8 - length
    assert all(one[1] == after[0] for one, after in pairwise(ends))


@pytest.mark.parametrize("name", [game.name for game in REGISTERED])
def test_every_game_s_network_is_at_most_a_megabyte_and_a_half(name: str) -> None:
    network = fresh(facts(name, "cpu"))
    assert 1_000_000 / 2 < sum(part.nbytes for part in weights.folded(network).values()) <= 1_500_000
