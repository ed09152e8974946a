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

from verger.bots import HeuristicBot, SearchBot
from verger.engine import Game, blank, loops, options, registry
from verger.lift import FOLDER

from .beside import beside, decided, decided_in_node, node, questions

ROUNDS, LIMIT = 5, 100_000
HEADINGS = (
    "",
    "kB",
    "games",
    "actions",
    "native M/s",
    "Node M/s",
    "ratio",
    "decisions",
    "native ms",
    "Node ms",
    "ratio",
)
BOTS = (HeuristicBot(slips=15), SearchBot(seconds=None, iterations=300))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lift", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="played beside the core")
    parser.add_argument("--playouts", type=int, default=2_000, help="played for speed")
    parser.add_argument("--decisions", type=int, default=1_000, help="asked of each kind of bot")
    parser.add_argument("names", nargs="*", default=registry.names())
    chosen = parser.parse_args()
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in HEADINGS:
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for name in chosen.names:
        game = registry.find(name)
        row = [
            *same_positions(game, chosen.games),
            *speeds(game, chosen.playouts),
            *same_decisions(game, chosen.decisions),
        ]
        table.add_row(name, f"{(FOLDER / f'{name}.wasm').stat().st_size / 1000:.0f}", *row)
        print(f"{name}: the same.", flush=True)
    Console(soft_wrap=True).print(table)


def same_positions(game: Game, games: int) -> Iterator[str]:
    verdict = beside(game, games)
    if verdict.difference:
        raise SystemExit(f"{game.name} differs: {verdict.difference}")
    yield from (f"{verdict.games:,}", f"{verdict.steps:,}")


def speeds(game: Game, playouts: int) -> Iterator[str]:
    """Random games, as fast as they go."""
    seats = game.seats[len(game.seats) // 2]
    row = options.encode(game.options, options.complete(game.options, {}), seats)
    here, there = native(game, playouts, seats, row), node("speed", game, None, playouts, seats, *row)
    if here["print"] != there["print"]:
        raise SystemExit(f"{game.name} differs after {playouts} random games")
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


def same_decisions(game: Game, count: int) -> Iterator[str]:
    """Of every kind of bot; the time is that of a search."""
    asked = questions(game, count)
    for bot in BOTS:
        decided(game, bot, asked[:1])  # loads the rules
        here, there = decided(game, bot, asked), decided_in_node(game, bot, asked)
        for i, (one, other) in enumerate(zip(here.decisions, there.decisions, strict=True)):
            if one != other:
                raise SystemExit(f"{game.name} differs: {bot} decides {one[0]} in position {i}, and {other[0]} in Node")
    yield f"{len(BOTS) * count:,}"
    yield from (f"{1000 * one.seconds / count:.2f}" for one in (here, there))
    yield f"{here.seconds / there.seconds:.2f}"


if __name__ == "__main__":
    main()
