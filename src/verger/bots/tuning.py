"""How bots search, as data by game, so that no game has to know of it.

`tuning.toml` is about rollouts. `levels.json` says how each level plays with a network, and `make rules` tells pages:
the seconds and the iterations that a decision may take, the temperature by which an action is drawn instead of the
best, the decisions in a hundred that are any legal action, and of PUCT the exploration constant and the power of the
policy that is the prior. Some say how many choices are made in the tree (`depth`), and how many more by the policy
(`further`), before the network judges; whether all choices at the root meet the same worlds (`paired`); how much of the
prior there is what the heuristic likes best (`heed`); and the weight of the game's own opinion where a walk ends
(`belief`). `many` is what is otherwise at tables of three seats and more. Where no network has learned a table, another
`plays`: the heuristic with some slips, a search of so many seconds, iterations and rounds, or one that a network guides
by its policy alone (`belief` is 1: what a position there is worth it does not know).
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent

PLAIN = {
    "seconds": 2.0,
    "temperature": 0.0,
    "slips": 0,
    "explore": 0.7,
    "depth": 0,
    "further": 0,
    "paired": 0,
    "heed": 0.0,
    "belief": 0.0,
}
"""What a level is as long as it does not say otherwise."""


@dataclass(frozen=True)
class Tuning:
    """What a search of one game with rollouts is told: the file says what each number means."""

    depth: int
    width: int
    rounds: int
    worlds: int


@cache
def tuning(game: str) -> Tuning:
    """The numbers for a game, by its name; the defaults for one that nobody has measured yet."""
    tables: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "tuning.toml").read_text("utf-8"))
    return Tuning(**tables["default"] | tables.get(game, {}))


@cache
def levels(game: str) -> list[dict[str, Any]]:
    """How each level, from 1, plays a game with a network; as by default where nobody has measured."""
    tables: dict[str, list[dict[str, Any]]] = json.loads((FOLDER / "levels.json").read_text("utf-8"))
    return [PLAIN | row for row in tables.get(game) or tables["default"]]
