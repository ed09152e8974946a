"""A batch on this machine's cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache, partial
from typing import Any

import numpy as np

from verger.engine import Game, blank, loops, registry
from verger.engine.compiled import tell_if_compiling
from verger.engine.records import ALL
from verger.given import options as choices

from .arrays import OUTCOME, SEEN, TURN, Array, ArrayError, Fields, Layout, Outcome, Turn, check, on_host, shape
from .batch import LONGEST, SEED, Batch, check_any, seeds_of
from .kernels import STEP, Rows, rows
from .opinions import GLANCE, RECORDS, opinions_of, worths_of

PIECE = 64
"""Rows that are worth another thread."""


@cache
def compiled(game: Game) -> Rows:
    """The loops of a game, which are compiled when they are first called; if so, that is said."""
    found = rows(game)
    tell_if_compiling(found.step, f"Compiling {game.name} for this machine's cores: half a minute the first time.")
    return found


class CoreBatch(Batch):
    """A batch whose rows are shared out among threads."""

    def __init__(
        self,
        game: Game | str,
        seats: int,
        count: int,
        device: str = "cpu",
        options: Mapping[str, Any] | None = None,
        *,
        arrays: Mapping[str, Array] | None = None,
        limit: int = LONGEST,
        threads: int | None = None,
    ) -> None:
        self.game = registry.find(game) if isinstance(game, str) else game
        self.game.check_seats(seats)
        self.layout = Layout(count, seats, self.game.observation, len(self.game.actions))
        self.limit = limit
        self.options = choices.encode(self.game.options, choices.complete(self.game.options, options or {}), seats)
        self.states = blank(self.game.dtype, count)
        self.seeds = np.zeros(count, SEED)
        self.lengths = np.zeros(count, np.int64)
        self.turn = Turn(**made(TURN, self.layout, arrays or {}))
        self._raw = {name: raw(array) for name, array in self.turn._asdict().items()}
        self._seen = [self._raw[name] for name in SEEN]
        self._records = plain(self.states)
        self._blank = np.zeros(1, self._records.dtype)  # of the very same type, which is recognised sooner
        self._blank["seats"] = seats
        known = {"limit": limit, "options": self.options, "seeds": self.seeds, "lengths": self.lengths, **self._raw}
        before, after = STEP[: STEP.index("sampling")], STEP[STEP.index("actions") + 1 :]
        self._before = self._records, self._blank, *(known[name] for name in before)
        self._after = tuple(known[name] for name in after)
        self._sampled, self._has_sampled = np.zeros(count, np.int64), False
        self._rows = compiled(self.game)
        self._threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads, "verger-batch")

    def reset(self, seeds: Any = 0) -> Turn:
        self.seeds[:] = seeds_of(seeds, self.layout.count)
        self._clean()
        work = self._records, self._blank, self.options, self.seeds, self.lengths, *self._seen
        self._share(self.layout.count, self._rows.reset, *work)
        return self.turn

    def place(self, positions: Array, seeds: Any = None) -> Turn:
        self.states[:] = self._positions(positions)
        if seeds is not None:
            self.seeds[:] = seeds_of(seeds, self.layout.count)
        self.lengths.fill(0)
        self._clean()
        self._share(self.layout.count, self._rows.look, self._records, *self._seen)
        return self.turn

    def sample(self) -> np.ndarray:
        self._check_dealt()
        return self._sample().copy()

    def step(self, actions: Array | None = None) -> Turn:
        self._check_dealt()
        if actions is None:
            return self._step(True, self._sample())
        return self._step(False, numbers("actions", actions, self.layout.count))

    def playouts(self, seeds: Any) -> Outcome:
        dealt = seeds_of(seeds)
        return self._play_on(dealt, lambda spare: (self._rows.playouts, spare, self._blank, self.options))

    def rollouts(self, seeds: Any, positions: Array | None = None, eyes: Any = None) -> Outcome:
        if positions is None or eyes is None:
            self._check_dealt()
        dealt = seeds_of(seeds)
        known = self._raw["seat"] if eyes is None else np.atleast_1d(np.asarray(eyes, np.int64))
        check_any("eyes", known)
        within("eyes", known, ALL, self.layout.seats)
        looking = np.resize(known, len(dealt))
        begin = self.states if positions is None else self._positions(positions)
        return self._play_on(dealt, lambda spare: (self._rows.rollouts, spare, begin, looking))

    def opinions(self, rows: Array, actions: Array, seeds: Any = 0) -> np.ndarray:
        self._check_dealt()
        which, chosen = (numbers(name, one, len(rows)) for name, one in (("rows", rows), ("actions", actions)))
        self._check_legal(which, chosen)
        work = self.states, which, chosen, self._raw["seat"], seeds_of(seeds, self.layout.count)
        result = np.zeros(len(which))
        loop = opinions_of(self.game)

        def judge(first: int, end: int) -> None:
            spare = blank(GLANCE, 1), blank(self.game.dtype, RECORDS), *loops.scratch(self.game)
            loop(*work, *spare, result, first, end)

        self._share(len(which), judge)
        return result

    def worths(self, seats: Array) -> np.ndarray:
        self._check_dealt()
        asked = numbers("seats", seats, self.layout.count)
        within("seats", asked, 0, self.layout.seats)
        work, loop = (self._records, asked), worths_of(self.game)
        result = np.zeros(self.layout.count)
        self._share(self.layout.count, loop, *work, result)
        return result

    def _sample(self) -> np.ndarray:
        """Any legal action of every row; a step that was random has left them there."""
        if not self._has_sampled:
            work = self._raw["mask"], self.seeds, self.lengths, self._sampled
            self._share(self.layout.count, self._rows.sample, *work)
            self._has_sampled = True
        return self._sampled

    def _step(self, sampling: bool, actions: np.ndarray) -> Turn:
        self._share(self.layout.count, self._rows.step, *self._before, int(sampling), actions, *self._after)
        self._has_sampled = sampling
        return self.turn

    def _check_legal(self, rows: np.ndarray, actions: np.ndarray) -> None:
        within("rows", rows, 0, self.layout.count)
        within("actions", actions, 0, self.layout.actions)
        forbidden = self._raw["mask"][rows, actions] == 0
        if forbidden.any():
            row, action = (int(array[forbidden.argmax()]) for array in (rows, actions))
            raise ArrayError(f"opinions are of legal actions, and action {action} of game {row} is not one")

    def _positions(self, positions: Array) -> Any:
        found = np.atleast_1d(positions)
        check_any("positions", found)
        if found.dtype != self.game.dtype or found["over"].any() or (found["seats"] != self.layout.seats).any():
            raise ArrayError(f"positions must be records of {self.game.name} for {self.layout.seats} seats, none over")
        return found.view(self.states.dtype, np.recarray)

    def _clean(self) -> None:
        """Rows are clean before they are observed into, whatever they held; nothing has come of an action yet."""
        for array in (self.turn.observation, *self.turn[4:]):
            array.fill(0)
        self._has_sampled, self._is_dealt = False, True

    def _play_on(self, seeds: np.ndarray, begin: Callable[[Any], tuple[Any, ...]]) -> Outcome:
        result = Outcome(**made(OUTCOME, replace(self.layout, count=len(seeds)), {}))

        def play(first: int, end: int) -> None:
            loop, *start = begin(blank(self.game.dtype, 1))
            loop(*start, seeds, *loops.scratch(self.game), self.limit, *result, first, end)

        self._share(len(seeds), play)
        return result

    def _share(self, count: int, loop: Callable[..., Any], *work: Any) -> None:
        """Give every thread some neighbouring rows."""
        pieces = min(self._threads, count // PIECE)
        if pieces <= 1:
            loop(*work, 0, count)
            return
        borders = [count * piece // pieces for piece in range(pieces + 1)]
        for _ in self._pool.map(partial(loop, *work), borders[:-1], borders[1:]):
            pass


def made(fields: Fields, layout: Layout, given: Mapping[str, Array]) -> dict[str, np.ndarray]:
    """The arrays of these names: those that a caller has, and new ones."""
    unknown = [name for name in given if name not in fields]
    if unknown:
        raise ArrayError(f"there is no array {unknown[0]!r}; there are {', '.join(fields)}")
    found = {name: on_host(name, array) for name, array in given.items()}
    for name, array in found.items():
        dtype, dims = fields[name]
        whole = array.flags.c_contiguous and array.flags.writeable
        check(name, (array.dtype.name, array.shape), (dtype, shape(layout, dims)), whole)
    fresh = {name: np.zeros(shape(layout, dims), dtype) for name, (dtype, dims) in fields.items() if name not in found}
    return {name: (found | fresh)[name] for name in fields}


def numbers(name: str, array: Array, count: int) -> np.ndarray:
    """A caller's integers, so many."""
    found = on_host(name, array)
    if found.shape != (count,) or found.dtype.kind not in "iu":
        raise ArrayError(f"{name} must be {count} integers, not {found.dtype} of shape {found.shape}")
    return found.astype(np.int64, copy=False)


def within(name: str, array: np.ndarray, low: int, end: int) -> None:
    """Refuse numbers that point nowhere: compiled code would follow them."""
    wrong = array[(array < low) | (array >= end)]
    if len(wrong):
        raise ArrayError(f"{name} must be from {low} to {end - 1}, not {wrong[0]}")


def plain(records: Any) -> np.ndarray:
    """The same memory as an array of NumPy's plain type, which a compiled loop recognises much sooner."""
    found: np.ndarray = records.view(np.ndarray)
    return found


def raw(array: np.ndarray) -> np.ndarray:
    """The same memory as the kernels take it: a truth is a byte."""
    return array.view(np.uint8) if array.dtype == bool else array
