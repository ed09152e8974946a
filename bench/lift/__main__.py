"""`make bench-lift`: every game in Node and Chromium beside the core, position for position, and how fast."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from verger.bots import HeuristicBot, NetworkBot, SearchBot
from verger.engine import Game, blank, loops, registry
from verger.given import options
from verger.lift import FOLDER

from .beside import Elsewhere, beside, chromium, decided, decided_elsewhere, node, printed, questions

ROUNDS, LIMIT = 5, 100_000
HEADINGS = (
    "",
    "kB",
    "games",
    "actions",
    "native M/s",
    "Node",
    "Chromium",
    "decisions",
    *("rollouts ms", "Node", "Chromium"),
    *("network ms", "Node", "Chromium"),
)
ITERATIONS, DEAR = 300, {"fff": 30}
"""Of a search; by rollouts fewer where everybody plays well in them, which takes its time."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.lift", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="played beside the core")
    parser.add_argument("--playouts", type=int, default=2_000, help="played for speed")
    parser.add_argument("--decisions", type=int, default=1_000, help="asked of each kind of bot")
    parser.add_argument("--chromium", help="the browser's program")
    parser.add_argument("names", nargs="*", default=registry.names())
    chosen = parser.parse_args()
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in HEADINGS:
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    with chromium(chosen.chromium) as page:
        elsewhere = (node, page)
        for name in chosen.names:
            game = registry.find(name)
            row = [
                *same_positions(game, chosen.games, elsewhere),
                *speeds(game, chosen.playouts, elsewhere),
                *same_decisions(game, chosen.decisions, elsewhere),
            ]
            table.add_row(name, f"{(FOLDER / f'{name}.wasm').stat().st_size / 1000:.0f}", *row)
            print(f"{name}: the same.", flush=True)
    Console(soft_wrap=True, width=160).print(table)


def same_positions(game: Game, games: int, elsewhere: Sequence[Elsewhere]) -> Iterator[str]:
    verdict = beside(game, games, *elsewhere)
    if verdict.difference:
        raise SystemExit(f"{game.name} differs: {verdict.difference}")
    yield from (f"{verdict.games:,}", f"{verdict.steps:,}")


def speeds(game: Game, playouts: int, elsewhere: Sequence[Elsewhere]) -> Iterator[str]:
    """Random games, as fast as they go: here, and as shares of that elsewhere."""
    seats = game.seats[len(game.seats) // 2]
    row = options.encode(game.options, options.complete(game.options, {}), seats)
    here = native(game, playouts, seats, row)
    yield f"{here['rate'] / 1e6:.2f}"
    for ask in elsewhere:
        there = ask("speed", game, b"", playouts, seats, *row)
        if here["print"] != there["print"]:
            raise SystemExit(f"{game.name} differs after {playouts} random games")
        yield f"{there['rate'] / here['rate']:.2f}"


def native(game: Game, games: int, seats: int, row: np.ndarray) -> dict[str, Any]:
    """What the harness's `speed` says, on the core."""
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
    return {"rate": steps.sum() / best, "print": printed(states, points)}


def same_decisions(game: Game, count: int, elsewhere: Sequence[Elsewhere]) -> Iterator[str]:
    """Of every kind of bot; the times are those of a search."""
    rollouts = SearchBot(seconds=None, iterations=DEAR.get(game.name, ITERATIONS))
    bots = HeuristicBot(slips=15), rollouts, NetworkBot(seconds=None, iterations=ITERATIONS)
    times = []
    for bot in bots:
        asked = questions(game, count, bot)
        decided(game, bot, asked[:1])  # loads the rules
        here = decided(game, bot, asked)
        there = [decided_elsewhere(game, bot, asked, ask) for ask in elsewhere]
        for decisions in there:
            for i, (one, other) in enumerate(zip(here.decisions, decisions.decisions, strict=True)):
                if one != other:
                    raise SystemExit(
                        f"{game.name} differs: {bot} decides {one[0]} in position {i}, and {other[0]} elsewhere"
                    )
        times.append([f"{1000 * here.seconds / count:.2f}", *(f"{here.seconds / one.seconds:.2f}" for one in there)])
    yield f"{len(bots) * count:,}"
    for searched in times[1:]:
        yield from searched


if __name__ == "__main__":
    main()
