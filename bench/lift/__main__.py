"""`make bench-lift`: every game in Node beside the core, position for position, and what is left of the speed."""

from __future__ import annotations

import argparse
import hashlib
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from verger.engine import Game, blank, loops, options, registry
from verger.lift import FOLDER

from .beside import beside, node

ROUNDS, LIMIT = 5, 100_000


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lift", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="played beside the core")
    parser.add_argument("--playouts", type=int, default=2_000, help="played for speed")
    parser.add_argument("names", nargs="*", default=registry.names())
    chosen = parser.parse_args()
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in ("", "kB", "games", "actions compared", "native M/s", "Node M/s", "ratio"):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for name in chosen.names:
        table.add_row(name, *measured(registry.find(name), chosen.games, chosen.playouts))
        print(f"{name}: played.", flush=True)
    Console(soft_wrap=True).print(table)


def measured(game: Game, games: int, playouts: int) -> Iterator[str]:
    """A row of the table; whoever differs stops it."""
    verdict = beside(game, games)
    if verdict.difference:
        raise SystemExit(f"{game.name} differs: {verdict.difference}")
    seats = game.seats[len(game.seats) // 2]
    row = options.encode(game.options, options.complete(game.options, {}), seats)
    here, there = native(game, playouts, seats, row), node("speed", FOLDER / game.name, playouts, seats, *row)
    if here["print"] != there["print"]:
        raise SystemExit(f"{game.name} differs after {playouts} random games")
    yield f"{(FOLDER / game.name).with_suffix('.wasm').stat().st_size / 1000:.0f}"
    yield from (f"{verdict.games:,}", f"{verdict.steps:,}")
    yield from (f"{rate / 1e6:.2f}" for rate in (here["rate"], there["rate"]))
    yield f"{there['rate'] / here['rate']:.2f}"


def native(game: Game, games: int, seats: int, row: np.ndarray) -> dict[str, Any]:
    """What Node's `speed` says, on the core."""
    mask, words = loops.scratch(game)
    most, best = max(game.seats), float("inf")
    seeds = np.arange(games, dtype=np.uint64)
    for _ in range(ROUNDS + 1):  # the first loads the rules
        states = blank(game.dtype, games)
        states.seats = seats
        places, points = np.zeros((2, games, most), np.int32)
        steps = np.zeros(games, np.int64)
        began = time.thread_time()
        game.loops.playouts(states, row, seeds, mask, words, LIMIT, places, points, steps)
        best = min(best, time.thread_time() - began)
    return {"rate": steps.sum() / best, "print": hashlib.sha256(states.tobytes() + points.tobytes()).hexdigest()}


if __name__ == "__main__":
    main()
