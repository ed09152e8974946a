"""What batches of leaves could bring to a search: python -m bench.leaves [GAME …]

A walk through the tree ends with one position that the network judges. Were eight walks made before any of them is
judged, the weights would be read once for eight positions, and every walk but the first would know less of what the
others found. Measured is what that is worth at most: the network's trunk as compiled code runs it, for one position
after another, against the same products by NumPy's library for eight and for 32 rows at a time, in positions of random
games at two seats; and how long a whole iteration takes.
"""

import argparse
import os
import time
from collections.abc import Callable
from functools import partial

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # before NumPy: one core for everybody

import numpy as np

from verger import bots
from verger.bots.network import trunk
from verger.bots.networks import network_for, path_of
from verger.bots.thought import MANY
from verger.cli import speed
from verger.engine import Game, registry, rule
from verger.envs import Batch
from verger.given.weights import read
from verger.train import weights

SEATS, POSITIONS, ACTIONS, ROWS = 2, 256, 40, (8, 32)
ITERATIONS, THOUGHTS = 400, 32
ROUNDS = 9


@rule
def one_by_one(observations, numbers, cells, wide, blocks, hidden):
    inputs = observations.shape[1]
    for k in range(len(observations)):
        for i in range(inputs):
            cells[i] = observations[k, i]
        trunk(numbers, cells, inputs, wide, blocks, hidden)


def seconds(do: Callable[[], object]) -> float:
    """The best of some rounds, after one that does not count."""
    do()
    found = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        do()
        found.append(time.perf_counter() - began)
    return min(found)


def positions(game: Game) -> Batch:
    """Random games in their middle."""
    batch = Batch(game.name, SEATS, POSITIONS)
    batch.reset(7)
    for _ in range(ACTIONS):
        batch.step()
    return batch


def iteration(game: Game, batch: Batch) -> float:
    """Seconds of one, in the search of the sixth level."""
    bot = bots.NetworkBot(seconds=None, iterations=ITERATIONS)
    rules, took, done = bot.rules(game), 0.0, 0
    for known, seat in zip(batch.states[:THOUGHTS], batch.turn.seat[:THOUGHTS].tolist(), strict=True):
        where = bot.begin(game, game.known(known, seat), seat, seed=1)
        began = time.perf_counter()
        rules.think(*where, MANY, ITERATIONS)
        took += time.perf_counter() - began
        done += int(where.t.done)
    return took / done


def judged(game: Game, observations: np.ndarray) -> tuple[float, list[float]]:
    """Seconds of the trunk for a position: one after another, and so many at a time."""
    network = network_for(game, SEATS)
    layers, _ = read(path_of(game))
    cells = np.zeros(network.cells, np.float32)
    sizes = network.wide, network.blocks, network.hidden
    parts = [np.split(observations, POSITIONS // size) for size in ROWS]

    def alone() -> None:
        one_by_one(observations, network.readable, cells, *sizes)

    def batched(split: list[np.ndarray]) -> None:
        for part in split:
            weights.trunk(layers, part)

    return seconds(alone) / POSITIONS, [seconds(partial(batched, split)) / POSITIONS for split in parts]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.leaves", description=__doc__)
    parser.add_argument("games", nargs="*", default=registry.names())
    asked = parser.parse_args()
    speed.stay_on_one_core()
    for name in asked.games:
        game = registry.find(name)
        batch = positions(game)
        whole = iteration(game, batch)
        alone, several = judged(game, np.array(batch.turn.observation))
        told = ", ".join(f"{1e6 * took:.1f} of {rows}" for rows, took in zip(ROWS, several, strict=True))
        most = whole / (whole - alone + min(several))
        print(
            f"{name}: an iteration {1e6 * whole:.1f} µs; the trunk {1e6 * alone:.1f} alone, {told} at a time: "
            f"at most {most:.2f} times as fast",
            flush=True,
        )


if __name__ == "__main__":
    main()
