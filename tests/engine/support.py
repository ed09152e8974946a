"""Every game at every table, and ways to walk through them: what the properties are stated over."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.engine.toy import game as toy
from tests.shelf import brought

import verger
from verger.engine import RUNNING, Option, State, loops
from verger.match import Box, Match

EVERYTHING_TESTED = os.environ.get("VERGER_TEST") == "all"
"""Whether every table is tried (`make test-all`), or a few of each game."""

LONGEST = 100_000
"""Far more actions than a random game of anything takes."""

BROUGHT: tuple[Box, ...] = (*(found for found in map(brought, verger.games()) if isinstance(found, Box)), toy)
"""The games as their packages bring them, for tests that look at rules without calling them."""

REGISTERED: tuple[Box, ...] = tuple(verger.game(name) for name in verger.games())
GAMES: tuple[Box, ...] = (*REGISTERED, toy)
COMPILED: tuple[Box, ...] = tuple(game for game in GAMES if game.minds is None)
"""Those whose rules are compiled here: all of them, but where `make test` plays the larger ones in WebAssembly."""


@dataclass(frozen=True, repr=False)
class Table:
    """A game, how many sit down to it, and the options they chose."""

    game: Box
    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    def __repr__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    def deal(self, seed: int) -> State:
        return self.game.deal(self.seats, seed, dict(self.options))

    def match(self, seed: int) -> Match:
        return self.game.new(self.seats, seed, **dict(self.options))


def values(option: Option, seats: int) -> list[Any]:
    """Values of an option worth trying, the default left out."""
    if option.values:
        tried = list(option.values)
    elif option.seat:
        tried = [None, 0, seats - 1]
    else:
        tried = [option.low, option.low + 1, option.high]
    return [value for value in dict.fromkeys(tried) if value != option.default]


def tables(game: Box) -> Iterator[Table]:
    """Every number of seats; with the fewest, the most and some between, every option changed, one at a time."""
    some = {game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]}
    for seats in game.seats:
        yield Table(game, seats)
        for option in game.options if seats in some else ():
            for value in values(option, seats):
                yield Table(game, seats, ((option.name, value),))


def few_tables(game: Box) -> Iterator[Table]:
    """The fewest seats; and a few more, with the options by default and with every option changed."""
    more = game.seats[len(game.seats) // 3]
    yield Table(game, game.seats[0])
    yield Table(game, more)
    yield Table(game, more, tuple((option.name, values(option, more)[-1]) for option in game.options))


TABLES = [table for game in GAMES for table in (tables if EVERYTHING_TESTED else few_tables)(game)]
PLAIN = [table for table in TABLES if not table.options]

compiled_tables = pytest.mark.parametrize("table", [table for table in TABLES if table.game in COMPILED], ids=repr)
"""For what is there in compiled rules alone: many games in one call, whatever is looked at after each action."""


@lru_cache
def scratch(game: Box) -> tuple[np.ndarray, np.ndarray]:
    return loops.scratch(game)


def choices(game: Box, s: State, seat: int) -> list[int]:
    """The seat's legal actions."""
    mask, words = scratch(game)
    count = game.loops.choices(s, seat, mask, words)
    found: list[int] = np.flatnonzero(mask).tolist()
    assert len(found) == count
    return found


def refusals(game: Box, s: State, seat: int) -> list[int]:
    """The rule that forbids each action to a seat, or 0."""
    rules = np.zeros(len(game.actions), np.int64)
    game.loops.refusals(s, seat, rules)
    found: list[int] = rules.tolist()
    return found


def pending(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if int(s.pending) >> seat & 1]


@dataclass(frozen=True)
class Step:
    """A position, and the action that a seat is about to play there; no action when the game is over."""

    state: State
    seat: int = -1
    action: int = -1


def walk(game: Box, s: State, seed: int) -> Iterator[Step]:
    """A random game from a position on, step by step; the state is the walker's own and moves on."""
    chance = random.Random(seed)
    for _ in range(LONGEST):
        if int(s.over) != RUNNING:
            yield Step(s)
            return
        seat = chance.choice(pending(s))
        action = chance.choice(choices(game, s, seat))
        yield Step(s, seat, action)
        game.loops.step(s, seat, action)
    raise AssertionError(f"{game.name} does not end")


def played_out(game: Box, s: State, seed: int) -> State:
    """The end of a random game from a position on, which stays as it is."""
    end = s.copy()
    for _ in walk(game, end, seed):
        pass
    return end


def positions(table: Table, seed: int, count: int) -> list[State]:
    """Some positions of a random game, its first and its last among them."""
    return [s.copy() for s in _positions(table, seed, count)]


@lru_cache(maxsize=64)
def _positions(table: Table, seed: int, count: int) -> list[State]:
    passed = [step.state.copy() for step in walk(table.game, table.deal(seed), seed)]
    return [passed[round(i)] for i in np.linspace(0, len(passed) - 1, min(count, len(passed)))]


def facts(s: State) -> dict[str, bytes]:
    """All that a position is, field by field: what was told on the way to it left out."""
    return {name: s[name].tobytes() for name in s.dtype.names if name not in ("told", "events")}


def content(s: State) -> list[bytes]:
    """Every field of a record; the bytes between and after them are nobody's."""
    return [s[name].tobytes() for name in s.dtype.names]


def told(s: State) -> list[list[int]]:
    """What the last action told."""
    events: list[list[int]] = s.events[: int(s.told)].tolist()
    return events


def said_by(code: str, cache: Path) -> str:
    """What a program says on standard error whose machine code is kept in a folder."""
    kept = os.environ | {"XDG_CACHE_HOME": str(cache)}
    house, command = Path(__file__).parents[2], [sys.executable, "-c", code]
    return subprocess.run(command, cwd=house, env=kept, capture_output=True, text=True, check=True).stderr
