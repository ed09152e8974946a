"""Takes the README's pictures of the real page: python -m tools.pictures (after `make page`)."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.browser.play import Table, make, skip, take_device
from tests.server.process import Server, serving
from tools.chromium import launch

import verger
from verger import bots

DOCS = Path(__file__).parents[1] / "docs"
SEED = 7
NAMES = ("Ana", "Ben", "Cleo")
LEVEL = 4
GUEST: Any = {"locale": "en-GB", "reduced_motion": "reduce"}
WIDE: Any = GUEST | {"viewport": {"width": 1280, "height": 800}}
PHONE: Any = GUEST | {"viewport": {"width": 390, "height": 844}, "has_touch": True, "color_scheme": "dark"}
HARVEST = 3
MIDDLE = {"fruitoplay": 40, "citrus": 70, "frutopia": 75, "fff": 60}
"""After how many actions each of the other games is worth a picture."""


def sensible(game: str, **options: Any) -> Callable[[Any], int]:
    """Chooses as a bot does, the same every time."""
    match = verger.game(game).new(seats=len(NAMES), seed=SEED, **options)

    def choose(state: Any) -> int:
        seat = state["seat"]
        thought = bots.level(LEVEL).think(match.game, match.known(seat), seat, seed=state["sequence"])
        match.play(seat, thought.action)
        return thought.action

    return choose


def harvest(choice: Any) -> int:
    """How much a farmer's walk brings."""
    amounts = [event["amount"] for event in choice["events"] if event["kind"] == "harvest"]
    return sum(amounts) if choice["action"]["kind"] == "move" else 0


def worth_a_picture(state: Any) -> bool:
    lively = state["sequence"] >= 45 and state["seat"] == 0 and state["view"]["phase"] == "turn"
    return lively and max(map(harvest, state["choices"])) >= HARVEST


def after(actions: int) -> Callable[[Any], bool]:
    return lambda state: bool(state["sequence"] >= actions)


def take(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.screenshot(path=DOCS / f"{name}.png", animations="disabled")


def take_all(server: Server) -> None:
    DOCS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        guest = browser.new_context(base_url=server.address, **WIDE)
        page = guest.new_page()
        page.goto("/", wait_until="networkidle")
        take(page, "shelf")

        people = [{"kind": "person", "name": name} for name in NAMES]
        place = make(page, *people, seed=SEED)
        state = skip(server, page, place, worth_a_picture, sensible("finca", start_player=0))
        page.goto(place)
        Table(page).look()
        best = max(state["choices"], key=harvest)
        page.locator(f'[data-choice="{best["id"]}"]').first.hover()
        take(page, "finca-table")

        phone = browser.new_context(base_url=server.address, storage_state=guest.storage_state(), **PHONE)
        page = phone.new_page()
        page.goto(place)
        Table(page).look()
        take(page, "finca-phone")

        for game, middle in MIDDLE.items():
            page = guest.new_page()
            place = make(page, *people, game=game, seed=SEED, options={})
            skip(server, page, place, after(middle), sensible(game))
            page.goto(place)
            take_device(page)
            page.locator("[data-seat] .turn").first.wait_for()
            take(page, f"{game}-table")
        browser.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data") as server:
        take_all(server)
