"""Playing many games at once: arrays of records, random actions, all cores."""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from verger.given import options

from . import loops
from .game import Game
from .records import blank

LONGEST = 100_000
"""Actions after which a random game is given up."""

CHUNK = 2_000
"""Games whose records one thread holds at a time."""


@dataclass(frozen=True)
class Playouts:
    """One row a game: how it went. `faults` is 0 everywhere unless it was checked and an invariant broke."""

    seeds: np.ndarray
    places: np.ndarray
    points: np.ndarray
    steps: np.ndarray
    over: np.ndarray
    faults: np.ndarray


def playouts(
    game: Game,
    seats: int,
    count: int,
    seed: int = 0,
    chosen: Mapping[str, Any] | None = None,
    threads: int | None = None,
    check: bool = False,
) -> Playouts:
    """Deal and play `count` games with random actions; with `check`, look for faults after every action."""
    game.check_seats(seats)
    encoded = options.encode(game.options, options.complete(game.options, chosen or {}), seats)
    seeds = np.uint64(seed) + np.arange(count, dtype=np.uint64)
    result = Playouts(
        seeds,
        places=np.zeros((count, seats), np.int32),
        points=np.zeros((count, seats), np.int32),
        steps=np.zeros(count, np.int64),
        over=np.zeros(count, np.int32),
        faults=np.zeros(count, np.int64),
    )

    def play(rows: slice) -> None:
        states = blank(game.dtype, rows.stop - rows.start)
        states["seats"] = seats
        mask, words = loops.scratch(game)
        outcome = result.places[rows], result.points[rows], result.steps[rows]
        if check:
            game.loops.fuzz(states, encoded, seeds[rows], mask, words, LONGEST, *outcome, result.faults[rows])
        else:
            game.loops.playouts(states, encoded, seeds[rows], mask, words, LONGEST, *outcome)
        result.over[rows] = states["over"]

    threads = threads or os.cpu_count() or 1
    chunks = [slice(start, min(start + CHUNK, count)) for start in range(0, count, CHUNK)]
    with ThreadPoolExecutor(threads) as pool:
        for _ in pool.map(play, chunks):
            pass
    return result
