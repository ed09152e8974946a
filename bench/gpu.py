"""A GPU beside a core: the same bits, and how many a second. The two need not be one machine:

python -m bench.gpu expected box.json --games 100000  # where Numba is: play on cores, and note what came of it
python -m bench.gpu compare box.json                  # where the GPU is: the same again, bit for bit
python -m bench.gpu speed --out curve.json            # steps a second over batch sizes, and memory a game
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from verger.envs import Batch

ROWS, STEPS = 256, 400
SIZES = tuple(2**power for power in range(10, 21, 2))
SECONDS = 0.5


def on_host(array: Any) -> np.ndarray:
    return array.cpu().numpy() if hasattr(array, "cpu") else array.get() if hasattr(array, "get") else array


def digest(arrays: Any) -> str:
    found = hashlib.sha256()
    for array in arrays:
        found.update(np.ascontiguousarray(on_host(array)).tobytes())
    return found.hexdigest()[:32]


def legal(mask: Any, dice: Any) -> Any:
    """An action of every mask, by numbers that are thrown alike everywhere."""
    counts = mask.cumsum(1)
    return (counts <= (dice % counts[:, -1])[:, None]).sum(1)


def dice(batch: Batch) -> Any:
    """A number a row, where the batch's arrays lie."""
    thrown = batch.turn.seat + 0
    thrown[:] = 2_654_435_761
    return thrown.cumsum(0)


def trace(batch: Batch, steps: int) -> str:
    """All that a batch hands out in so many steps."""
    turn, thrown = batch.reset(seeds=11), dice(batch)
    found = [digest(turn)]
    for step in range(steps):
        found.append(digest(batch.step(legal(turn.mask, thrown + 40_503 * step))))
    return hashlib.sha256("".join(found).encode()).hexdigest()[:32]


def facts(batch: Batch, games: int) -> dict[str, str]:
    """What must be the same on every machine: a trace, positions played on from, whole games."""
    seeds = np.arange(games, dtype=np.int64)
    return {
        "trace": trace(batch, STEPS),
        "rollouts": digest(batch.rollouts(seeds[:2048])),
        "playouts": digest(batch.playouts(seeds)),
    }


def expected(names: list[str], games: int) -> Iterator[dict[str, Any]]:
    from verger.engine import registry

    for name in names or registry.names():
        for seats in registry.find(name).seats:
            yield {"game": name, "seats": seats, "games": games, **facts(Batch(name, seats, ROWS), games)}


def compare(path: Path) -> int:
    """How many differ."""
    wrong = 0
    for line in json.loads(path.read_text()):
        name, seats, games = line["game"], line["seats"], line["games"]
        began = time.perf_counter()
        found = facts(Batch(name, seats, ROWS, device="cuda"), games)
        differ = [fact for fact, value in found.items() if line[fact] != value]
        wrong += bool(differ)
        said = f"differ in {', '.join(differ)}" if differ else "equal"
        print(f"{name} {seats} seats, {games} games: {said} ({time.perf_counter() - began:.1f} s)", flush=True)
    return wrong


def rate(work: Callable[[], int], wait: Callable[[], None]) -> float:
    """How much a second a piece of work does, after once without looking at the clock."""
    work()
    wait()
    done, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        done += work()
        wait()
    return done / (time.perf_counter() - began)


def speed(names: list[str], seats: int, sizes: tuple[int, ...]) -> Iterator[dict[str, Any]]:
    """Steps a second of random games, of `step` with observation and mask, of the latter with random actions chosen."""
    import torch

    for name in names:
        for size in sizes:
            batch = Batch(name, seats, size, device="cuda")
            turn, thrown = batch.reset(seeds=3), dice(batch)
            for step in range(64):
                batch.step(legal(turn.mask, thrown + step))
            whole = rate(lambda: int(batch.playouts(torch.arange(size, device="cuda")).steps.sum()), lambda: None)
            begun, ended = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
            milliseconds, steps, began = 0.0, 0, time.perf_counter()
            while time.perf_counter() - began < SECONDS:
                chosen = legal(turn.mask, thrown + steps)
                begun.record()
                batch.step(chosen)
                ended.record()
                ended.synchronize()
                milliseconds += begun.elapsed_time(ended)
                steps += 1
            looped = rate(lambda: batch.step(legal(turn.mask, thrown)) and size, torch.cuda.synchronize)
            bytes_each = 8 * batch.memory.shape[0] + sum(a.element_size() * a.numel() for a in batch.turn) // size
            yield {
                "game": name,
                "seats": seats,
                "count": size,
                "playouts": whole,
                "step": 1000 * size * steps / milliseconds,
                "step and choice": looped,
                "bytes a game": bytes_each,
            }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    parser.add_argument("what", choices=("expected", "compare", "speed"))
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--of", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    if asked.what == "compare":
        raise SystemExit(compare(asked.file))
    lines = []
    work = expected(asked.of, asked.games) if asked.what == "expected" else speed(asked.of, asked.seats, SIZES)
    for line in work:
        print(json.dumps(line), flush=True)
        lines.append(line)
        if out := asked.out or asked.file:
            out.write_text(json.dumps(lines, indent=1) + "\n")


if __name__ == "__main__":
    main()
