"""Bots against each other: every deal is played with each of them on every seat, so that luck is shared out."""

from __future__ import annotations

import hashlib
import math
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from verger import bots, programs
from verger.engine import ENDED, EVERYTHING, RUNNING, Game, State
from verger.engine.ranking import share_win
from verger.engine.records import last_pending

NORMAL_95 = 1.959964
"""Standard deviations either side that hold 95% of a normal distribution."""

LONGEST = 20_000
"""Actions after which a game is stopped: some bots would go round in circles."""


@dataclass(frozen=True)
class Entrant:
    """A bot under the name it competes by."""

    name: str
    bot: bots.Bot


@dataclass(frozen=True)
class Sitting:
    """One game of a tournament: the seed of its deal, and which entrant sits on each seat."""

    seed: int
    seats: tuple[int, ...]


class Counted(Protocol):
    """How one game went, seat by seat, as far as it counts."""

    @property
    def shares(self) -> Sequence[float]: ...
    @property
    def points(self) -> Sequence[int]: ...
    @property
    def seconds(self) -> Sequence[float]: ...
    @property
    def actions(self) -> Sequence[int]: ...


@dataclass(frozen=True)
class Tally:
    """How one game went, seat by seat."""

    sitting: Sitting
    shares: list[float]  # of the victory
    points: list[int]
    seconds: list[float]  # spent thinking
    actions: list[int]
    turns: int
    reason: str | None = None  # for which it ended, where the game names one
    places: list[int] = field(default_factory=list)  # from 1; shared in a tie, and by all where nobody has won


@dataclass(kw_only=True)
class Score:
    """What a bot has reached so far; a game counts once, however many seats it held there."""

    games: int = 0
    seats: int = 0
    wins: float = 0.0
    points: int = 0
    seconds: float = 0.0
    actions: int = 0

    @property
    def rate(self) -> float:
        return self.wins / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def mean_points(self) -> float:
        return self.points / max(1, self.seats)

    @property
    def seconds_an_action(self) -> float:
        return self.seconds / max(1, self.actions)

    def add(self, held: Sequence[int], game: Counted) -> None:
        """Count a game in which it held these seats."""
        self.games += 1
        self.seats += len(held)
        self.wins += sum(game.shares[seat] for seat in held)
        self.points += sum(game.points[seat] for seat in held)
        self.seconds += sum(game.seconds[seat] for seat in held)
        self.actions += sum(game.actions[seat] for seat in held)


@dataclass(kw_only=True)
class Standing(Score):
    """The score of an entrant."""

    entrant: Entrant


@dataclass
class Table:
    """The standings of a tournament."""

    standings: list[Standing]
    lengths: list[int] = field(default_factory=list)  # of the games, in turns
    reasons: Counter[str] = field(default_factory=Counter)  # for which they ended

    @classmethod
    def of(cls, entrants: Sequence[Entrant]) -> Table:
        return cls([Standing(entrant=one) for one in entrants])

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def mean_turns(self) -> float:
        return sum(self.lengths) / max(1, self.games)

    def length(self, share: float) -> int:
        """The turns within which such a share of the games was over."""
        return sorted(self.lengths)[max(0, math.ceil(share * self.games) - 1)]

    def add(self, tally: Tally) -> None:
        self.lengths.append(tally.turns)
        if tally.reason is not None:
            self.reasons[tally.reason] += 1
        for number, standing in enumerate(self.standings):
            standing.add([seat for seat, who in enumerate(tally.sitting.seats) if who == number], tally)


def entrant(word: str, seconds: float = 1.0) -> Entrant:
    """An entrant by the word for its bot; ValueError says what there is."""
    return Entrant(word, programs.player(word, seconds))


def derived(*numbers: int) -> int:
    """A seed of 64 bits from others, which it does not give away."""
    return int.from_bytes(hashlib.sha256(repr(numbers).encode()).digest()[:8])


def arrangements(entrants: int, seats: int) -> list[tuple[int, ...]]:
    """The ways to seat them in which each sits everywhere equally often; with seats to spare they sit in turns."""
    if entrants > seats:
        raise ValueError(f"{entrants} bots do not fit on {seats} seats")
    found: dict[tuple[int, ...], None] = {}
    for first in range(entrants):
        line = tuple((first + seat) % entrants for seat in range(seats))
        found |= {line[turn:] + line[:turn]: None for turn in range(seats)}
    return list(found)


def sittings(entrants: int, seats: int, games: int, seed: int) -> list[Sitting]:
    """At least so many games: whole deals, each played in every arrangement."""
    ways = arrangements(entrants, seats)
    return [Sitting(derived(seed, deal), way) for deal in range(math.ceil(games / len(ways))) for way in ways]


def tournament(
    game: Game, entrants: Sequence[Entrant], games: Sequence[Sitting], jobs: int, options: Mapping[str, Any]
) -> Iterator[Tally]:
    """Play the games, `jobs` at a time (a bot that thinks holds up no other), and tell of each in order."""
    pool = ThreadPoolExecutor(jobs)
    try:
        yield from pool.map(lambda sitting: play(game, entrants, sitting, options), games)
    finally:
        pool.shutdown(cancel_futures=True)


def play(game: Game, entrants: Sequence[Entrant], sitting: Sitting, options: Mapping[str, Any]) -> Tally:
    """One game from its deal to its end."""
    count = len(sitting.seats)
    state = game.deal(count, sitting.seed, options)
    seconds, actions = [0.0] * count, [0] * count
    while state.over == RUNNING and sum(actions) < LONGEST:
        seat = last_pending(state)
        began = time.perf_counter()
        bot, seed = entrants[sitting.seats[seat]].bot, derived(sitting.seed, sum(actions), seat)
        thought = bot.think(game, game.known(state, seat), seat, seed)
        seconds[seat] += time.perf_counter() - began
        actions[seat] += 1
        game.loops.step(state, seat, thought.action)
    shares, points, places = _outcome(game, state)
    return Tally(sitting, shares, points, seconds, actions, int(state.turns), _reason(game, state), places)


def _outcome(game: Game, state: State) -> tuple[list[float], list[int], list[int]]:
    """Each seat's share of the victory, its points and its place; a game that was stopped nobody has won."""
    places, points = np.zeros(state.seats, np.int32), np.zeros(state.seats, np.int32)
    game.standing(state, places, points)
    shares = np.zeros(state.seats)
    share_win(state, places, shares)
    return shares.tolist(), points.tolist(), places.tolist() if state.over == ENDED else [1] * len(places)


def _reason(game: Game, state: State) -> str | None:
    """For which the game ended, if its last action told one."""
    reasons = [
        event["reason"] for event in game.told(state, EVERYTHING) if event["kind"] == "end" and "reason" in event
    ]
    return reasons[-1] if reasons else None


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a win rate, by Wilson's score."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, NORMAL_95**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = NORMAL_95 / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)
