"""Takes pictures of a game's table beside earlier ones: python -m tools.gallery citrus after (after `make page`).

They are kept in pictures/<game>/<name>/; pictures/<game>/index.html shows all names side by side. All are of one match,
whose actions are kept in pictures/<game>/actions.json. Where there is a `before`, docs/<game>-boards.jpg shows what has
become of it.
"""

from __future__ import annotations

import argparse
import html
import itertools
import json
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.play import make, skip, take_device
from tests.server.process import Server, serving
from tools.chromium import launch
from tools.pictures import MIDDLE, NAMES, SEED, after

import verger
from verger import bots

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "pictures"
SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
SCHEMES = ("light", "dark")
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
STAGES = {"start": 0, "middle": None, "end": 10**6}
"""After how many actions a picture is taken; a middle is each game's own."""
PHONE: Any = {"is_mobile": True, "has_touch": True, "device_scale_factor": 2}
LEVEL = 2


@dataclass(frozen=True)
class Shot:
    stage: str
    size: str
    scheme: str
    language: str

    @property
    def name(self) -> str:
        return f"{self.stage}-{self.size}-{self.scheme}-{self.language}.png"


def shots(stages: list[str], sizes: list[str], schemes: list[str], languages: list[str]) -> Iterator[Shot]:
    return itertools.starmap(Shot, itertools.product(stages, sizes, schemes, languages))


def played(game: str) -> list[tuple[int, dict[str, Any]]]:
    """A whole match of bots, the same every time, however they have changed since."""
    kept = FOLDER / game / "actions.json"
    if not kept.exists():
        match = verger.game(game).new(seats=len(NAMES), seed=SEED)
        while not match.over:
            seat = match.pending[0]
            thought = bots.level(LEVEL).think(match.game, match.known(seat), seat, seed=len(match.actions))
            match.play(seat, thought.action)
        actions = [(seat, match.game.actions[action].as_dict()) for seat, action in match.actions]
        kept.write_text(json.dumps(actions), encoding="utf-8")
    return [(seat, action) for seat, action in json.loads(kept.read_text(encoding="utf-8"))]


def following(actions: list[tuple[int, dict[str, Any]]]) -> Callable[[Any], int]:
    """Chooses as each seat has chosen before, whoever is asked first where several choose at once."""
    ahead = {seat: iter([action for one, action in actions if one == seat]) for seat, _ in actions}

    def choose(state: Any) -> int:
        wanted = next(ahead[state["seat"]])
        return int(next(one["id"] for one in state["choices"] if one["action"] == wanted))

    return choose


def prepare(server: Server, browser: Browser, game: str, stages: list[str]) -> tuple[dict[str, str], Any]:
    """A match at each stage, and the guest they belong to."""
    guest = browser.new_context(base_url=server.address)
    page = guest.new_page()
    people = [{"kind": "person", "name": name} for name in NAMES]
    actions = played(game)
    places = {}
    for stage in stages:
        wanted = STAGES[stage]
        places[stage] = make(page, *people, game=game, seed=SEED, options={})
        until = after(MIDDLE.get(game, 45) if wanted is None else wanted)
        skip(server, page, places[stage], until, following(actions))
    return places, guest.storage_state()


def take(browser: Browser, address: str, place: str, guest: Any, shot: Shot, folder: Path) -> None:
    width, height = SIZES[shot.size]
    wishes: Any = {"color_scheme": shot.scheme, "locale": LOCALES[shot.language], "reduced_motion": "reduce"}
    wishes |= {"viewport": {"width": width, "height": height}} | (PHONE if shot.size == "390" else {})
    context = browser.new_context(base_url=address, storage_state=guest, **wishes)
    page = context.new_page()
    page.goto(place)
    settle(page, shot.language)
    if shot.size == "390":
        unroll(page, width)
    page.screenshot(path=folder / shot.name, animations="disabled")
    context.close()


def settle(page: Page, language: str) -> None:
    """Take the device where it is passed on, and close the result, so that the board is in sight."""
    take_device(page, language)
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    page.evaluate("document.fonts.ready")


def unroll(page: Page, width: int) -> None:
    """A screen as tall as all there is to scroll through."""
    page.set_viewport_size({"width": width, "height": page.evaluate("document.documentElement.scrollHeight")})


def write_index(folder: Path) -> None:
    """A row for each picture, a column for each time they were taken."""
    times = sorted((path.name for path in folder.iterdir() if path.is_dir()), key=lambda name: (name != "before", name))
    names = sorted({picture.name for time in times for picture in (folder / time).glob("*.png")})
    head = "".join(f"<th>{html.escape(time)}" for time in times)
    rows = "".join(
        f"<tr><th>{html.escape(name.removesuffix('.png'))}"
        + "".join(f'<td><a href="{time}/{name}"><img loading="lazy" src="{time}/{name}" alt=""></a>' for time in times)
        for name in names
    )
    style = "body{font:16px sans-serif} img{max-width:46vw;max-height:90vh} td{vertical-align:top}"
    page = f"<!doctype html><meta charset=utf-8><title>{folder.name}</title><style>{style}</style>"
    (folder / "index.html").write_text(f"{page}<table><tr><th>{head}{rows}</table>", encoding="utf-8")


SHEET = """<!doctype html><meta charset=utf-8><style>
  body { display: grid; grid-template-columns: repeat(4, auto); gap: 8px; width: max-content; margin: 0; padding: 10px }
  b { grid-column: span 2; font: 600 15px/1 sans-serif }
  img { height: 300px; object-fit: cover; object-position: top }
  .wide { width: 480px } .phone { width: 139px }
</style>"""


def write_sheet(browser: Browser, folder: Path, name: str) -> None:
    """The board at every stage before and now, by day, on a wide screen and on a phone."""
    head = "".join(f"<b>{html.escape(time)}</b>" for time in ("before", name))
    cells = "".join(
        f'<img class="{room}" src="{(folder / time / Shot(stage, size, "light", "en").name).as_uri()}">'
        for stage in STAGES
        for time in ("before", name)
        for size, room in (("1440", "wide"), ("390", "phone"))
    )
    sheet = folder / "sheet.html"
    sheet.write_text(f"{SHEET}{head}{cells}", encoding="utf-8")
    page = browser.new_page()
    page.goto(sheet.as_uri(), wait_until="networkidle")
    place = ROOT / "docs" / f"{folder.name}-boards.jpg"
    page.locator("body").screenshot(path=place, type="jpeg", quality=66)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("name", help="what these pictures are called: before, after …")
    options = {"stages": [*STAGES], "sizes": [*SIZES], "schemes": [*SCHEMES], "languages": [*LOCALES]}
    for option, values in options.items():
        parser.add_argument(f"--{option}", nargs="+", choices=values, default=values)
    wanted = parser.parse_args()
    folder = FOLDER / wanted.game / wanted.name
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data) / "data") as server, sync_playwright() as playwright:
        browser = launch(playwright)
        places, guest = prepare(server, browser, wanted.game, wanted.stages)
        for shot in shots(wanted.stages, wanted.sizes, wanted.schemes, wanted.languages):
            take(browser, server.address, places[shot.stage], guest, shot, folder)
        if wanted.name != "before" and (folder.parent / "before").exists():
            write_sheet(browser, folder.parent, wanted.name)
        browser.close()
    write_index(folder.parent)


if __name__ == "__main__":
    main()
