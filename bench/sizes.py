"""Steps a second over batch sizes, as pictures in `docs/batches/`: python -m bench.sizes [--measure]

A GPU's are in `bench/gpu-h200.json` (`python -m bench.gpu speed`); those of one core, with random actions, every
observation and mask written, are measured anew with --measure, and kept in `bench/core.json`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from typing import Any

from bench.picture import FAR, across, picture, up, written

from verger.cli import speed
from verger.engine import registry

HERE = Path(__file__).parent
GPU, CORE, PICTURES = HERE / "gpu-h200.json", HERE / "core.json", HERE.parent / "docs" / "batches"
SIZES = tuple(4**power for power in range(7))
LINE, APART, MARGIN = 12, 4, 110
"""Pixels: the height of a name, its distance from a line's end, and what the longest takes beside the picture."""

COLOURS = ("#2f6b4f", "#b5541c", "#3a6ea5", "#8c4a91", "#6b6b6b")
UNITS = {10**9: "G", 10**6: "M", 10**3: "k"}

Point = tuple[float, float]


def on_core(pace: speed.Pace) -> Iterator[dict[str, Any]]:
    """Million steps a second of one core, at four seats."""
    for name in registry.names():
        for count in SIZES:
            rate = pace.median(lambda name=name, count=count: rate_of(name, count, pace.seconds))  # type: ignore[misc]
            yield {"game": name, "seats": speed.SEATS, "count": count, "step": round(rate / 1e6, 3)}


def rate_of(name: str, count: int, seconds: float) -> float:
    return speed.batch_rate(registry.find(name), speed.SEATS, seconds, count)


def measure(pace: speed.Pace) -> None:
    speed.stay_on_one_core()
    lines = ",\n  ".join(json.dumps(line) for line in on_core(pace))
    CORE.write_text(f'{{"unit": "million steps a second",\n "curve": [\n  {lines}\n ]}}\n')


def lines_of(path: Path, what: str) -> dict[str, list[Point]]:
    """Sizes and rates of each game."""
    curve = json.loads(path.read_text())["curve"]
    return {
        name: [(line["count"], line[what]) for line in curve if line["game"] == name and what in line]
        for name in registry.names()
    }


def share(value: float, ends: Point) -> float:
    """Where a number lies between two others, on a scale of logarithms."""
    return log(value / ends[0]) / log(ends[1] / ends[0])


def spread(heights: Sequence[float]) -> list[float]:
    """The same heights, from the highest on, none nearer to the one before than a line of text."""
    found: list[float] = []
    for height in sorted(heights):
        found.append(max(height, found[-1] + LINE) if found else height)
    return found


def short(number: float) -> str:
    """A round number in few letters."""
    unit = next((unit for unit in UNITS if number >= unit), 1)
    return f"{number / unit:.0f}{UNITS.get(unit, '')}"


def curve(points: Sequence[Point], colour: str) -> str:
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2" fill="{colour}"/>' for x, y in points)
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>{dots}'


def drawn(title: str, lines: dict[str, list[Point]], counts: Sequence[float], rates: Sequence[float]) -> str:
    """A line a game, its name beside the end."""
    sizes, speeds = (counts[0], counts[-1]), (rates[0], rates[-1])
    paths = [
        ([(across(share(x, sizes)), up(share(1e6 * y, speeds))) for x, y in points], colour, name)
        for (name, points), colour in zip(lines.items(), COLOURS, strict=True)
    ]
    paths.sort(key=lambda one: one[0][-1][1])
    heights = spread([points[-1][1] for points, _, _ in paths])
    curves = [curve(points, colour) for points, colour, _ in paths]
    names = [
        written(FAR + APART, height + 4, "start", registry.find(name).texts("en")("name"), colour)
        for (_, colour, name), height in zip(paths, heights, strict=True)
    ]
    below = {share(count, sizes): short(count) for count in counts}
    beside = {share(rate, speeds): short(rate) for rate in rates}
    return picture(title, ("games in the batch", "steps a second"), below, beside, "".join(curves + names), MARGIN)


def pictures() -> Iterator[tuple[Path, str]]:
    """Every file, and what is drawn in it."""
    of_games, of_gpu, of_core = (1e3, 1e4, 1e5, 1e6, 1e7), (1e3, 1e4, 1e5, 1e6), (1, 10, 100, 1e3, 1e4)
    for name, title, source, what, counts, rates in (
        ("gpu-games", "An H200: whole random games", GPU, "playouts", of_games, (1e5, 1e6, 1e7, 1e8, 1e9, 1e10)),
        ("gpu-step", "An H200: step", GPU, "step", of_gpu, (1e5, 1e6, 1e7, 1e8, 1e9)),
        ("core-step", "A core: step", CORE, "step", of_core, (1e5, 1e6, 1e7)),
    ):
        yield PICTURES / f"{name}.svg", drawn(title, lines_of(source, what), counts, rates)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.sizes", description=__doc__)
    parser.add_argument("--measure", action="store_true", help="measure one core of this machine first")
    if parser.parse_args().measure:
        measure(speed.Pace(seconds=0.2, repeats=3))
    PICTURES.mkdir(exist_ok=True)
    for path, picture_of_it in pictures():
        path.write_text(picture_of_it)
        print(path.name)


if __name__ == "__main__":
    main()
