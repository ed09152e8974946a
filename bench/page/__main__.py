"""What the page weighs, and how soon one plays: python -m bench.page (after `make page`).

Every game in a fresh Chromium that nothing is known to: from the click on “Start the match” to the first thing that can
be done. Bytes are those that came over the wire, compressed.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.play import house
from tests.server.process import Server, serving
from tools.chromium import launch

from verger.match import games

SAYS = house("en")
TRIES = 5


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder, "data")) as server,
        sync_playwright() as playwright,
    ):
        chromium = launch(playwright)
        print(f"first page: {first_page(chromium, server) / 1000:.0f} kB")
        for game in games():
            found = [first_decision(chromium, server, game) for _ in range(TRIES)]
            seconds, rules = sorted(seconds for seconds, _ in found), found[0][1] / 1000
            print(f"{game}: first decision after {seconds[TRIES // 2]:.2f} s (at most {seconds[-1]:.2f})", end=", ")
            print(f"rules of {rules:.0f} kB")
        chromium.close()


def visit(chromium: Browser, server: Server) -> tuple[Page, dict[str, float]]:
    """A page that nothing is known to, and what it fetches: bytes by address."""
    page = chromium.new_context(locale="en-GB", base_url=server.address, service_workers="block").new_page()
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    names: dict[str, str] = {}
    loads: dict[str, float] = {}
    wire.on("Network.requestWillBeSent", lambda sent: names.update({sent["requestId"]: sent["request"]["url"]}))
    wire.on("Network.loadingFinished", lambda load: loads.update({names[load["requestId"]]: load["encodedDataLength"]}))
    return page, loads


def first_page(chromium: Browser, server: Server) -> float:
    page, loads = visit(chromium, server)
    page.goto("/", wait_until="networkidle")
    page.context.close()
    return sum(loads.values())


def first_decision(chromium: Browser, server: Server, game: str) -> tuple[float, float]:
    """Seconds from the click to the first decision, and the bytes of the game's rules."""
    page, loads = visit(chromium, server)
    page.goto(f"/new/{game}")
    start = page.get_by_role("button", name=SAYS("setup-start"))
    start.wait_for()
    began = time.perf_counter()
    start.click()
    page.wait_for_function("document.title.startsWith('●') && document.querySelector('[data-choice], [data-pick]')")
    seconds = time.perf_counter() - began
    rules = sum(size for url, size in loads.items() if url.endswith(".wasm"))
    page.context.close()
    return seconds, rules


if __name__ == "__main__":
    main()
