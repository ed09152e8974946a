"""How fast the house is: measurements of every game, of a start, and of other people's games beside ours.

Rates are by the processor's time, which other programs on the machine do not count into; a start is by the clock.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from verger import bots
from verger.engine import Game, State, loops, registry
from verger.engine.play import LONGEST, playouts
from verger.engine.records import last_pending
from verger.envs import Batch, rates
from verger.match import Match, game
from verger.match.record import read

BATCH = 200
"""Games between two looks at the clock."""

ROWS, AT_ONCE = 128, 32
"""Games side by side in a batch, which a core's cache has room for; steps between two looks at the clock."""

SEATS = 4
"""At which games are measured, if so many may play."""

UNITS = {
    "steps": "steps",
    "batch": "steps",
    "search": "rollouts",
    "bot": "rollouts",
    "replay": "microseconds",
    "first": "seconds",
    "cached": "seconds",
    "peer": "steps",
    "gpu-playouts": "steps",
    "gpu-step": "steps",
    "gpu-peer": "steps",
}
PEERS = ("backgammon", "go(board_size=9)", "gin_rummy")
START = """
import verger
from verger.engine import registry
for name in registry.names():
    box = verger.game(name)
    box.prepare()
    match = box.new(seats=max(box.seats), seed=1)
    match.choices(match.pending[0])
"""


@dataclass(frozen=True)
class Measure:
    """One line of the bench; `value` is None if there was nothing to measure."""

    what: str
    value: float | None
    game: str = ""
    seats: int = 0
    ratio: float | None = None  # how many times as fast our slowest game is
    wanted: int | None = None  # where that follows from another line

    @property
    def unit(self) -> str:
        return UNITS[self.what]

    @property
    def goal(self) -> int | None:
        return goals().get(self.what, {}).get(self.game, self.wanted)

    @property
    def reached(self) -> bool | None:
        if self.goal is None or self.value is None:
            return None
        return self.value < self.goal if self.unit == "microseconds" else self.value >= self.goal


@cache
def goals() -> dict[str, dict[str, int]]:
    """What we want of each game, by what is measured."""
    return tomllib.loads(Path(__file__).with_name("goals.toml").read_text("utf-8"))


@dataclass(frozen=True)
class Pace:
    """How long and how often to measure."""

    seconds: float = 1.0
    repeats: int = 5
    starts: int = 5  # with everything compiled; none leaves out the first start as well

    def median(self, measure: Callable[[], float]) -> float:
        return statistics.median(measure() for _ in range(self.repeats))


QUICK = Pace(seconds=0.1, repeats=1, starts=0)


def stay_on_one_core() -> None:
    """Keep this process on one core, where the system can."""
    with suppress(AttributeError, OSError):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def measures(pace: Pace) -> Iterator[Measure]:
    """Everything, line by line."""
    slowest = float("inf")
    for name in registry.names():
        found = registry.find(name)
        found.prepare()
        for measure in measures_of(found, pace):
            slowest = min(slowest, measure.value or slowest) if measure.what == "steps" else slowest
            yield measure
    if pace.starts:
        yield from start_times(pace)
    for peer in PEERS:
        rate = peer_rate(peer, pace)
        yield Measure("peer", rate, game=peer, ratio=slowest / rate if rate else None)


def gpu_measures(pace: Pace) -> Iterator[Measure]:
    """Every game on a GPU, and Pgx's games beside ours."""
    slowest = float("inf")
    for name in registry.names():
        found = registry.find(name)
        seats = SEATS if SEATS in found.seats else max(found.seats)
        batch = Batch(found, seats, rates.SIZE, device="cuda")
        step = pace.median(lambda batch=batch: rates.steps(batch, pace.seconds))  # type: ignore[misc]
        slowest = min(slowest, step)
        whole = max(
            pace.median(lambda batch=batch, games=games: rates.playouts(batch, pace.seconds, games))  # type: ignore[misc]
            for games in rates.GAMES
        )
        yield Measure("gpu-playouts", whole, name, seats)
        yield Measure("gpu-step", step, name, seats)
    for peer in rates.PEERS:
        rate = rates.peer(peer, pace.seconds)
        yield Measure("gpu-peer", rate, game=peer, ratio=slowest / rate if rate else None)


def measures_of(game: Game, pace: Pace) -> Iterator[Measure]:
    seats = SEATS if SEATS in game.seats else max(game.seats)
    bare, watched, _ = bare_and_watched(game, seats, pace)
    yield Measure("steps", bare, game.name, seats)
    yield Measure("batch", watched, game.name, seats, wanted=int(bare / 2))
    to_the_end = bots.SearchBot(pace.seconds, depth=LONGEST, width=1, rounds=0)
    yield Measure("search", pace.median(lambda: search_rate(game, seats, to_the_end)), game.name, seats)
    as_it_plays = bots.SearchBot(pace.seconds)
    yield Measure("bot", pace.median(lambda: search_rate(game, seats, as_it_plays)), game.name, seats)
    yield Measure("replay", replay_time(game, seats, pace), game.name, seats)


def steps_rate(game: Game, seats: int, seconds: float) -> float:
    """Steps a second in random playouts, deals included."""
    playouts(game, seats, 1, threads=1)
    return rate(lambda turn: int(playouts(game, seats, BATCH, seed=turn * BATCH, threads=1).steps.sum()), seconds)


def bare_and_watched(game: Game, seats: int, pace: Pace) -> tuple[float, float, float]:
    """Steps a second bare, and of a batch with observations and masks, by turns; the second as a share of the first."""
    pairs = [
        (steps_rate(game, seats, pace.seconds), batch_rate(game, seats, pace.seconds)) for _ in range(pace.repeats)
    ]
    bare, watched = (statistics.median(rates) for rates in zip(*pairs, strict=True))
    return bare, watched, statistics.median(step / alone for alone, step in pairs)


def batch_rate(game: Game, seats: int, seconds: float, rows: int = ROWS) -> float:
    """Steps a second of a batch that plays random actions, and writes every observation and mask."""
    batch = Batch(game, seats, rows, threads=1)
    batch.reset()

    def steps(turn: int) -> int:
        for _ in range(AT_ONCE):
            batch.step()
        return AT_ONCE * rows

    steps(0)
    return rate(steps, seconds)


def search_rate(game: Game, seats: int, bot: bots.SearchBot) -> float:
    """Rollouts a second inside a search from the first real choice on, where rollouts are longest."""
    state, seat = first_choice(game, seats)
    known = game.known(state, seat)
    bots.SearchBot(seconds=0.0, rounds=bot.rounds).think(game, known, seat, seed=1)
    began = time.process_time()
    thought = bot.think(game, known, seat, seed=2)
    return sum(candidate.visits for candidate in thought.candidates) / (time.process_time() - began)


def first_choice(game: Game, seats: int) -> tuple[State, int]:
    """The first position in which somebody has more than one action to choose from, and who."""
    state = game.deal(seats, seed=1)
    mask, words = loops.scratch(game)
    while True:
        seat = last_pending(state)
        if game.loops.choices(state, seat, mask, words) > 1:
            return state, seat
        game.loops.step(state, seat, int(mask.argmax()))


def replay_time(game: Game, seats: int, pace: Pace) -> float:
    """Microseconds from a finished match's record to the match, every action checked and replayed."""
    record = finished(game.name, seats).record()
    read(record)

    def replayed(turn: int) -> int:
        read(record)
        return 1

    return 1e6 / pace.median(lambda: rate(replayed, pace.seconds))


def finished(name: str, seats: int) -> Match:
    """A match played at random to its end."""
    match, dice = game(name).new(seats=seats, seed=1), random.Random(1)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How much a second a piece of work does, repeated until the time is up; it is told which turn it has."""
    done = turn = 0
    began = now = time.process_time()
    while now - began < seconds or turn == 0:
        done += work(turn)
        turn += 1
        now = time.process_time()
    return done / (now - began)


def start_times(pace: Pace) -> Iterator[Measure]:
    """Seconds from nothing to the first choices of a match: with an empty cache, and with a full one."""
    with tempfile.TemporaryDirectory() as cache:
        yield Measure("first", start_time(cache))
        yield Measure("cached", statistics.median(start_time(cache) for _ in range(pace.starts)))


def start_time(cache: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", START], check=True, env=os.environ | {"XDG_CACHE_HOME": cache})
    return time.perf_counter() - began


def peer_rate(name: str, pace: Pace) -> float | None:
    """Steps a second of a game of OpenSpiel's, through its Python API; None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    peer, dice = pyspiel.load_game(name), random.Random(1)
    return pace.median(lambda: rate(lambda turn: peer_playout(peer, dice), pace.seconds))


def peer_playout(peer: Any, dice: random.Random) -> int:
    """One random game, its chance events counted as steps too."""
    state = peer.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
        steps += 1
    return steps
