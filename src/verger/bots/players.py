"""The bots: settings of a thought, and an eye on the clock."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypedDict

import numpy as np

from verger.engine import Game, State

from .mind import Thinking, thinking
from .thought import HEURISTIC, MANY, RANDOM, SEARCH, Memory, Thought, told

SLICE = 0.004
"""Seconds between two looks at the clock, about, unless an iteration takes longer: slices grow and shrink."""

FIRST = 4
"""Iterations in the first slice."""

ROOM = 200_000
"""Choices in a tree: more than the strongest level fills."""


class Settings(TypedDict, total=False):
    """What a thought is told before it begins, by the names in its record; what is left out is 0."""

    kind: int
    slips: int
    iterations: int
    horizon: int
    care: int
    onward: int
    explore: float


@dataclass(frozen=True)
class Player(ABC):
    """A bot whose thoughts are compiled: it thinks to the end, or as long as it has time for."""

    seconds: float | None = None

    @abstractmethod
    def settings(self, game: Game) -> Settings:
        """Those of its thoughts about a game."""

    def think(self, game: Game, known: State, seat: int, seed: int) -> Thought:
        """What it makes of a seat's known record, and of no other."""
        *_, thought = self.slices(game, known, seat, seed)
        assert thought is not None
        return thought

    def slices(self, game: Game, known: State, seat: int, seed: int) -> Iterator[Thought | None]:
        """The same in slices of some milliseconds, None after each but the last: only their own time counts."""
        rules = self.rules(game)
        where = self.begin(game, known, seat, seed, rules)
        spent, most, left = 0.0, FIRST, MANY
        while True:
            began = time.monotonic()
            done = rules.think(*where, most, left)
            took = time.monotonic() - began
            if done < most:
                break
            spent += took
            left = self._left(int(where.t.done), spent)
            most = 2 * most if took < SLICE else max(1, most // 2)
            yield None
        rules.answer(*where)
        yield told(where.t, int(known.seats))

    def begin(self, game: Game, known: State, seat: int, seed: int, rules: Thinking | None = None) -> Memory:
        """Memory in which a thought has begun, by these functions."""
        rules = rules or self.rules(game)
        if known.tobytes() != game.known(known, seat).tobytes():
            raise ValueError(f"a bot is given what its seat knows and no more: game.known(state, {seat})")
        settings = self.settings(game)
        where = rules.memory(min(ROOM, settings.get("iterations", 0) * max(game.seats)))
        where.states[0] = known
        for name, value in settings.items():
            where.t[name] = value
        rules.begin(*where, seat, np.uint64(seed))
        if where.t.count == 0:
            raise ValueError(f"seat {seat} has nothing to decide")
        return where

    def rules(self, game: Game) -> Thinking:
        """The compiled functions that it calls for one thought."""
        return thinking(game, self.settings(game).get("onward"))

    def _left(self, done: int, spent: float) -> int:
        """Iterations for which there is time yet, at the pace so far."""
        return MANY if self.seconds is None else max(0, min(MANY, int(done * (self.seconds - spent) / spent)))


@dataclass(frozen=True)
class RandomBot(Player):
    """Plays any legal action."""

    def settings(self, game: Game) -> Settings:
        return {"kind": RANDOM}


@dataclass(frozen=True)
class HeuristicBot(Player):
    """Tries every action, finishes its turn as seems best, and keeps what the game's `worth` likes most.

    Where others choose at the same time, it imagines many worlds in which they answer at random, and keeps what is best
    on average.
    `slips` is how often, in a hundred decisions, it plays any legal action instead.
    """

    slips: int = 0

    def settings(self, game: Game) -> Settings:
        return {"kind": HEURISTIC, "slips": self.slips}


@dataclass(frozen=True)
class SearchBot(Player):
    """Information-set Monte Carlo tree search until `seconds` have passed or `iterations` are done, or until what is
    left of both could no longer change the choice.

    `explore` weighs curiosity against what has paid off. A stroll is judged after `horizon` actions, each the best of
    `care` picked at random; with `onward` it rehearses so many rounds instead. By default these are as the game names
    them.
    """

    seconds: float | None = 1.0
    iterations: int = MANY
    explore: float = 0.4
    horizon: int | None = None
    care: int | None = None
    onward: int | None = None

    def settings(self, game: Game) -> Settings:
        return {
            "kind": SEARCH,
            "iterations": self.iterations,
            "explore": self.explore,
            "horizon": game.horizon if self.horizon is None else self.horizon,
            "care": game.care if self.care is None else self.care,
            "onward": game.onward if self.onward is None else self.onward,
        }
