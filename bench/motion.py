"""How smoothly pieces travel, and whether anything jumps: python -m bench.motion [game …] (after `make page`).

Some turns of every game beside a bot, with all motion. While pieces are on their way the browser is traced: how many
frames it has drawn and how long they were apart, which depends on who else uses the machine, and the processor's time
that each sixtieth of a second has taken, which does not. A shift is what browsers count as the movement of what stood
still (the cumulative layout shift), whoever has clicked before; it is measured in three rooms.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.board import SIZES, shift, sources, watch
from tests.browser.play import Table, make
from tests.server.process import serving
from tools.chromium import launch

from verger.match import games

TURNS = 12
SETTLES = 400
"""Milliseconds after which all that a turn has set in motion has arrived."""
FRAME = 1e6 / 60
"""Microseconds."""
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"]
TASKS = ("ThreadControllerImpl::RunTask", "ThreadPool_RunTask")
LAYOUT = ("UpdateLayoutTree", "Layout")
PAINT = ("PrePaint", "Paint", "Layerize", "Commit")
FLYING = """() => {
  const changes = (effect, way) => new Set(effect.getKeyframes().map((frame) => frame[way])).size > 1
  const moves = (effect) => changes(effect, 'transform') || changes(effect, 'translate')
  const noted = new WeakSet()
  async function note(animation) {
    const { effect } = animation
    const { delay, activeDuration } = effect.getComputedTiming()
    if (noted.has(animation) || !Number.isFinite(activeDuration) || !moves(effect)) return
    noted.add(animation)
    const { startTime } = await animation.ready.catch(() => animation)
    if (startTime === null) return
    await animation.finished.catch(() => animation)
    const start = startTime + delay
    const end = Math.min(start + activeDuration, performance.now())
    if (end > start && effect.target.checkVisibility()) performance.measure('travel', { start, end })
  }
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how)
    void note(animation)
    return animation
  }
  for (const kind of ['animationstart', 'transitionrun'])
    document.addEventListener(kind, ({ target }) => target.getAnimations().forEach(note))
}"""
"""From when to when each piece travels: as its motion is timed, since a busy page notices an end only afterwards. What
waits for its start is an animation, too, but stands still; what was taken off the page on its way is not seen."""


@dataclass(frozen=True)
class Travel:
    """What the browser did while pieces travelled: seconds, frames, and milliseconds for each frame there could be."""

    seconds: float
    drawn: float
    apart: list[float]
    main: float
    layout: float
    paint: float
    raster: float
    longest: float

    def __str__(self) -> str:
        half, most, nearly = (f"{quantile(self.apart, part):.0f}" for part in (0.5, 0.9, 0.99))
        return (
            f"{self.seconds:.1f} s of travel at a load of {os.getloadavg()[0]:.1f}, {self.drawn:.0f} frames a second, "
            f"{half} ms apart (90 in 100 at most {most}, 99 at most {nearly}); main thread {self.main:.2f} ms a frame "
            f"({self.layout:.2f} layout, {self.paint:.2f} paint), its longest task {self.longest:.0f} ms, "
            f"raster {self.raster:.2f} ms a frame"
        )


def main(chosen: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder, "data")) as server,
        sync_playwright() as playwright,
    ):
        chromium = launch(playwright)
        for game in chosen or games():
            for size in SIZES:
                context = chromium.new_context(locale="en-GB", base_url=server.address, viewport=size)
                report(game, size, chromium, context.new_page())
                context.close()
        chromium.close()


def report(game: str, size: Any, chromium: Browser, page: Page) -> None:
    sit_down(page, game)
    traced = size == SIZES[0]
    if traced:
        page.evaluate(FLYING)
        chromium.start_tracing(page=page, categories=CATEGORIES)
    shifts = play(page, game)
    if traced:
        print(f"{game}: {travelled(json.loads(chromium.stop_tracing())['traceEvents'])}")
    worst, causes = max(shifts)
    print(f"{game} at {size['width']} × {size['height']}: largest shift in a turn {worst:.4f} {causes}", flush=True)


def sit_down(page: Page, game: str) -> None:
    seats = {"kind": "person", "name": "Ana"}, {"kind": "bot", "name": "Bo", "level": 2}
    page.goto(make(page, *seats, game=game, seed=7, options={}))
    Table(page, game=game).look()
    page.wait_for_timeout(4 * SETTLES)
    watch(page)


def play(page: Page, game: str) -> list[tuple[float, str]]:
    """What moved by itself in each turn of a match, the bot's answer included."""
    table = Table(page, game=game, gestures=0)
    look = table.look()
    turns = []
    for _ in range(TURNS):
        if look.over:
            break
        look = table.act(look, table.choose(look))
        page.wait_for_timeout(SETTLES)
        turns.append((shift(page), sources(page)))
        watch(page)
    return turns


def travelled(events: list[dict[str, Any]]) -> Travel | str:
    ways = [event for event in events if event["name"] == "travel" and "blink.user_timing" in event["cat"]]
    spans = joined(sorted(zip(times(ways, "b"), times(ways, "e"), strict=True)))
    if not spans:
        return "nothing has travelled"
    pid = ways[0]["pid"]
    threads = {
        event["tid"]: event["args"]["name"]
        for event in events
        if event["name"] == "thread_name" and event["pid"] == pid
    }
    inside = [
        event
        for event in events
        if event["pid"] == pid and any(start <= event.get("ts", 0) <= end for start, end in spans)
    ]
    mains = [event for event in inside if threads.get(event["tid"]) == "CrRendererMain"]
    tasks = [spent(event) for event in mains if event["name"] in TASKS]
    frames = [event for event in events if event["name"] in ("BeginFrame", "DrawFrame") and event["pid"] == pid]
    begun = {event["args"]["frameSeqId"] for event in frames if event["name"] == "BeginFrame" and moves(spans, event)}
    draws = sorted(
        event["ts"] for event in frames if event["name"] == "DrawFrame" and event["args"]["frameSeqId"] in begun
    )
    apart = [
        (after - before) / 1000
        for before, after in pairwise(draws)
        if any(start <= before and after <= end for start, end in spans)
    ]
    flown = sum(end - start for start, end in spans)
    possible = flown / FRAME
    return Travel(
        seconds=flown / 1e6,
        drawn=len(draws) / (flown / 1e6),
        apart=apart,
        main=sum(tasks) / possible,
        layout=total(mains, LAYOUT) / possible,
        paint=total(mains, PAINT) / possible,
        raster=total((event for event in inside if is_painter(threads, event)), TASKS) / possible,
        longest=max(tasks, default=0),
    )


def moves(spans: list[tuple[float, float]], frame: dict[str, Any]) -> bool:
    """Whether a frame shows something on its way: not where it starts from, but where it arrives."""
    return any(start < frame["ts"] - FRAME / 2 <= end for start, end in spans)


def times(ways: list[dict[str, Any]], phase: str) -> list[float]:
    """When each way begins, or ends: both are written at once."""
    return [event["ts"] for event in ways if event["ph"] == phase]


def joined(ways: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The time during which anything is on its way."""
    spans: list[tuple[float, float]] = []
    for start, end in ways:
        if spans and start <= spans[-1][1]:
            spans[-1] = spans[-1][0], max(end, spans[-1][1])
        else:
            spans.append((start, end))
    return spans


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[int(part * (len(values) - 1))] if values else 0


def is_painter(threads: dict[int, str], event: dict[str, Any]) -> bool:
    """Whether it happened where layers become pixels."""
    return threads.get(event["tid"], "").startswith(("ThreadPool", "CompositorTileWorker"))


def total(events: Iterable[dict[str, Any]], names: tuple[str, ...]) -> float:
    return sum(spent(event) for event in events if event["name"] in names)


def spent(event: dict[str, Any]) -> float:
    """Milliseconds of the processor."""
    return float(event.get("tdur", event.get("dur", 0))) / 1000


if __name__ == "__main__":
    main(sys.argv[1:])
