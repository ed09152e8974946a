"""How smoothly pieces travel, and whether anything jumps: python -m bench.motion (after `make page`).

Some turns of every game beside a bot, with all motion. Frames are counted while pieces are on their way; a shift is
what browsers count as the movement of what stood still (the cumulative layout shift), whoever has clicked before.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.browser.play import Table, make
from tests.server.process import serving

from verger.match import games

ARGUMENTS = ("--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu")
ROOM: Any = {"width": 1440, "height": 900}
TURNS = 12
TAKE = "() => { const { seen } = window; window.seen = { frames: [], shifts: [] }; return seen }"
WATCH = """() => {
  window.seen = { frames: [], shifts: [] }
  let last = 0
  const frame = (now) => {
    if (last && document.querySelector('.sky .piece')) window.seen.frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const names = sources.map(({ node }) => (node?.nodeType === 1 ? node : node?.parentElement)?.className ?? '')
      window.seen.shifts.push([value, String(names.map((one) => one.baseVal ?? one))])
    }
  }).observe({ type: 'layout-shift', buffered: false })
}"""


def main(chosen: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder, "data")) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        for game in chosen or games():
            context = chromium.new_context(locale="en-GB", base_url=server.address, viewport=ROOM)
            report(game, watched(context.new_page(), game))
            context.close()
        chromium.close()


def watched(page: Page, game: str) -> list[dict[str, Any]]:
    """What was seen in each turn of a match."""
    seats = {"kind": "person", "name": "Ana"}, {"kind": "bot", "name": "Bo", "level": 2}
    page.goto(make(page, *seats, game=game, seed=7, options={}))
    table = Table(page, game=game, gestures=0)
    look = table.look()
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    turns = []
    for _ in range(TURNS):
        look = table.act(look, table.choose(look))
        page.wait_for_timeout(400)
        turns.append(page.evaluate(TAKE))
    return turns


def report(game: str, turns: list[dict[str, Any]]) -> None:
    frames = [frame for turn in turns for frame in turn["frames"]]
    worst = max(turns, key=lambda turn: sum(value for value, _ in turn["shifts"]))
    shift = sum(value for value, _ in worst["shifts"])
    print(f"{game}: largest shift in a turn {shift:.4f}", end="")
    if frames:
        late = sum(frame > 1.5 * 1000 / 60 for frame in frames) / len(frames)
        print(f"; {len(frames)} frames of travel, median {1000 / median(frames):.0f} a second, {late:.1%} late")
    else:
        print("; nothing has travelled")
    for value, names in sorted(worst["shifts"], reverse=True)[:3]:
        if value > 0.001:
            print(f"  {value:.4f} {names}")


if __name__ == "__main__":
    main(sys.argv[1:])
