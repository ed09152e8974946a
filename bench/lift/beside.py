"""Games played on a core and again in WebAssembly: the same positions, choices and answers after every action."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np

from verger.engine import RUNNING, Game, Option, blank, loops, options
from verger.lift import FOLDER

NODE = Path(sys.executable).with_name("node")
HARNESS = Path(__file__).with_suffix(".mjs")


class Verdict(NamedTuple):
    """What Node has found."""

    games: int
    steps: int
    difference: str  # the first, or nothing


def beside(game: Game, games: int, folder: Path = FOLDER) -> Verdict:
    """Play so many games at random here, and let Node play them again."""
    with tempfile.NamedTemporaryFile(suffix=".games") as lines:
        lines.write(b"".join(line.tobytes() for line in played(game, games)))
        lines.flush()
        return Verdict(**node("again", folder / game.name, lines.name))


def node(*words: Any) -> Any:
    """What the harness answers."""
    asked = subprocess.run([NODE, HARNESS, *map(str, words)], capture_output=True, text=True, check=False)
    if asked.returncode:
        raise RuntimeError(asked.stderr)
    return json.loads(asked.stdout)


def played(game: Game, games: int) -> Iterator[np.ndarray]:
    """Each game as a row of 32-bit words: seats, seed, options, number of actions, and for each action who plays what,
    and a sum of all that can be asked before it."""
    for seed in range(games):
        chance = random.Random(seed)
        seats = game.seats[seed % len(game.seats)]
        chosen = options.complete(game.options, {one.name: chance.choice(values(one, seats)) for one in game.options})
        row = options.encode(game.options, chosen, seats)
        s = game.deal(seats, seed, chosen)
        asking, actions = Asking(game), []
        while s.over == RUNNING:
            seat = chance.choice([seat for seat in range(seats) if s.pending >> seat & 1])
            total = asking.total(s, seat)
            action = chance.choice(asking.legal())
            actions += [seat, action, total]
            game.loops.step(s, seat, action)
        actions.append(crc32(s.tobytes()))
        yield np.array([seats, seed, len(row), *row, len(actions) // 3, *actions], np.int64).astype(np.uint32)


def values(option: Option, seats: int) -> list[Any]:
    """Values of an option worth playing with."""
    if option.seat:
        return [None, seats - 1]
    return list(option.values) or [option.default]


class Asking:
    """All that can be asked about a position, summed up."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.mask, self.words = loops.scratch(game)
        self.rules = np.zeros(len(game.actions), np.int64)
        self.places, self.points = np.zeros((2, max(game.seats)), np.int32)
        self.known = blank(game.dtype, 1)
        self.heard = np.zeros(game.dtype["events"].shape, np.int16)

    def total(self, s: Any, seat: int) -> int:
        game = self.game
        game.loops.choices(s, seat, self.mask, self.words)
        game.loops.refusals(s, seat, self.rules)
        game.standing(s, self.places, self.points)
        game.loops.known(s, seat, self.known)
        game.loops.told(s, seat, self.heard)
        total = crc32(s.tobytes())
        for answer in (self.mask, self.rules, self.places, self.points, self.known, self.heard):
            total = crc32(answer.tobytes(), total)
        return total

    def legal(self) -> list[int]:
        found: list[int] = np.flatnonzero(self.mask).tolist()
        return found
