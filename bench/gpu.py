"""A GPU beside a core: the same bits, and how many a second. The two need not be one machine:

python -m bench.gpu expected box.json --games 100000  # where Numba is: play on cores, and note what came of it
python -m bench.gpu compare box.json                  # where the GPU is: the same again, bit for bit
python -m bench.gpu speed curve.json                  # steps a second over batch sizes, and memory a game
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from verger.envs import ArrayError, Batch, rates
from verger.envs.cuda import FOLDER
from verger.envs.driver import DriverError

ROWS, STEPS = 256, 400
SIZES = (2**10, 2**12, 2**14, 2**16, 2**18, 2**19)
MORE = (2**20, 2**22)  # whole games only: they need no room for what they would hand out
SECONDS = 0.5


def on_host(array: Any) -> np.ndarray:
    found: np.ndarray = (
        array.cpu().numpy() if hasattr(array, "cpu") else array.get() if hasattr(array, "get") else array
    )
    return found


def digest(arrays: Any) -> str:
    found = hashlib.sha256()
    for array in arrays:
        found.update(np.ascontiguousarray(on_host(array)).tobytes())
    return found.hexdigest()[:32]


def trace(batch: Batch, steps: int) -> dict[str, str]:
    """All that a batch hands out in so many steps, and what every position on the way is worth to who acts."""
    turn, thrown = batch.reset(seeds=11), rates.dice(batch)
    seen, worths = [digest(turn)], [digest([batch.worths(turn.seat)])]
    for step in range(steps):
        seen.append(digest(batch.step(rates.legal(turn.mask, thrown + 40_503 * step))))
        worths.append(digest([batch.worths(turn.seat)]))
    return {"trace": digest([np.array(seen)]), "worths": digest([np.array(worths)])}


def wander(batch: Batch, steps: int) -> str:
    """All that a batch hands out in so many steps by random actions of its own."""
    turn = batch.reset(seeds=13)
    return digest([np.array([digest(batch.step()), digest([batch.sample()])]) for _ in range(steps)] + [*turn])


def facts(batch: Batch, games: int) -> dict[str, str]:
    """What must be the same on every machine: a trace, random steps, positions played on from, whole games."""
    seeds = np.arange(games, dtype=np.int64)
    return {
        "random": wander(batch, STEPS),
        **trace(batch, STEPS),
        "rollouts": digest(batch.rollouts(seeds[:2048])),
        "playouts": digest(batch.playouts(seeds)),
    }


def all_names() -> list[str]:
    """Every game: those whose files were made elsewhere, or those that are installed."""
    if made := os.environ.get(FOLDER):
        return sorted(path.stem for path in Path(made).glob("*.json"))
    from verger.engine import registry

    return list(registry.names())


def expected(names: list[str], seats_of: list[int], games: int) -> Iterator[dict[str, Any]]:
    from verger.engine import registry

    for name in names:
        for seats in seats_of or registry.find(name).seats:
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


def speed(names: list[str], seats_of: list[int]) -> Iterator[dict[str, Any]]:
    """Steps a second of whole random games, and of `step` with observation and mask, over batch sizes."""
    for name, seats, count in product(names, seats_of or [4], SIZES + MORE):
        batch = Batch(name, seats, min(count, SIZES[-1]), device="cuda")
        measured = {"playouts": rates.playouts(batch, SECONDS, count)}
        if count in SIZES:
            measured["step"] = rates.steps(batch, SECONDS)
            measured["bytes a game"] = (batch.memory.nbytes + sum(array.nbytes for array in batch.turn)) // count
        yield {"game": name, "seats": seats, "count": count, **measured}


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    parser.add_argument("what", choices=("expected", "compare", "speed"))
    parser.add_argument("file", type=Path, help="what was expected, or where to write")
    parser.add_argument("--games", type=int, default=100_000, help="of every game and seat count")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="all, or four where speed is measured")
    parser.add_argument("--of", nargs="*", default=[], metavar="GAME", help="all by default")
    asked = parser.parse_args(arguments)
    if asked.what == "compare" and not asked.file.exists():
        parser.error(f"there is no {asked.file}: python -m bench.gpu expected {asked.file}, where Numba is")
    try:
        if asked.what == "compare":
            raise SystemExit(compare(asked.file))
        names = asked.of or all_names()
        work = expected(names, asked.seats, asked.games) if asked.what == "expected" else speed(names, asked.seats)
        lines = []
        for line in work:
            print(json.dumps(line), flush=True)
            lines.append(line)
            asked.file.write_text(json.dumps(lines, indent=1) + "\n")
    except (ArrayError, DriverError) as missing:
        sys.exit(str(missing))


if __name__ == "__main__":
    main()
