"""The networks that bots play with: one file of weights a game, read without any library.

`verger train` writes them, in the safetensors format: eight bytes with the length of a header, the header in JSON, and
the numbers of one matrix after another as little-endian float16. `network.py` says what is made of them.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import numpy as np

from verger.engine import Game
from verger.given import weights

from .narrow import readable

FOLDER = Path(__file__).parent / "networks"
SUFFIX = ".safetensors"


class NoNetwork(ValueError):
    """A game has no network, or none for this table; `reason` is missing, rules, edition or seats."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


@dataclass(frozen=True, eq=False)
class Network:
    """A network's weights in the order in which `network.trunk` and the heads read them, and its sizes."""

    weights: np.ndarray
    observation: int
    actions: int
    wide: int
    blocks: int
    hidden: int
    judges: int
    outputs: int
    units: float  # points that an output of 1 is worth
    seats: tuple[int, ...]  # at a table, that it has learned
    calm: dict[int, float]  # at each of these, what its chances' logits are multiplied by before they are told
    about: dict[str, str]

    @cached_property
    def readable(self) -> np.ndarray:
        """The weights as a core reads them."""
        return readable(self.weights)

    @property
    def cells(self) -> int:
        """Room for its activations."""
        return self.observation + 2 * self.wide + max(self.hidden, self.judges) + self.outputs

    def settings(self, seats: int) -> dict[str, float]:
        """What a thought at a table of so many must know of it."""
        sizes = {name: getattr(self, name) for name in ("units", "wide", "blocks", "hidden", "judges")}
        return sizes | {"calm": self.calm.get(seats, 1.0)}


def names(blocks: int) -> list[str]:
    """The layers in the order in which they are read, each a weight and a bias."""
    inner = [f"block{number}.{side}" for number in range(blocks) for side in ("in", "out")]
    return ["enter", *inner, "policy", "value.in", "value.out"]


def packed(found: dict[str, np.ndarray], about: dict[str, str]) -> Network:
    """Matrices as one array: a bias after its weight, and in the policy a row for each action.

    Its numbers are as precise as those of 16 bits, whatever the file's are: see `narrow.py`.
    """
    blocks = sum(name.endswith(".in.weight") and name.startswith("block") for name in found)
    parts = []
    for name in names(blocks):
        weight, bias = found[f"{name}.weight"], found[f"{name}.bias"]
        parts += [(weight.T if name == "policy" else weight).ravel(), bias.ravel()]
    observation, wide = found["enter.weight"].shape
    actions = found["policy.weight"].shape[1]
    judges, outputs = found["value.out.weight"].shape
    hidden = found["block0.in.weight"].shape[1] if blocks else 0
    seats = tuple(map(int, about["seats"].split(",")))
    sizes = (observation, actions, wide, blocks, hidden, judges, outputs)
    numbers = np.concatenate(parts).astype(np.float16).astype(np.float32)
    calm = {int(count): float(by) for count, by in json.loads(about.get("calm", "{}")).items()}
    return Network(numbers, *sizes, float(about["points"]), seats, calm, about)


@cache
def read(path: Path) -> Network:
    """The network of a file."""
    found, about = weights.read(path)
    try:
        return packed(found, about)
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        raise weights.WeightsError(f"{path} is not a network's file ({error!r})") from error


def path_of(game: Game) -> Path:
    """Where a game's network lies: beside its corrected components, or here."""
    name = game.name + SUFFIX
    own = Path(os.environ.get("VERGER_COMPONENTS", FOLDER)) / name
    return own if own.exists() else FOLDER / name


def _has_rules(found: Network, game: Game) -> bool:
    """Whether it learned the game's rules and is of its sizes: compiled code reads weights by them unchecked."""
    actions = len(game.actions)
    said = found.about["rules_version"], found.about.get("actions")
    sizes = found.observation, found.actions, found.outputs
    return said == (str(game.rules_version), str(actions)) and sizes == (game.observation, actions, 2 * max(game.seats))


def network_for(game: Game, seats: int | None = None) -> Network:
    """The network that plays a game with so many at the table, or at any; NoNetwork says why there is none."""
    path = path_of(game)
    if not path.exists():
        raise NoNetwork("missing", f"{game.name} has no network: {path.name} is missing")
    try:
        found = read(path)
    except weights.WeightsError as error:
        raise NoNetwork("rules", str(error)) from error
    learned = found.about
    if not _has_rules(found, game):
        raise NoNetwork("rules", f"the network of {game.name} learned other rules; `verger train` makes a new one")
    if learned["edition"] != game.edition:
        raise NoNetwork(
            "edition", f"the network of {game.name} learned the edition {learned['edition']}, not {game.edition}"
        )
    if seats is not None and seats not in found.seats:
        raise NoNetwork("seats", f"the network of {game.name} has not learned to play with {seats} at the table")
    return found
