"""Whatever a board shows as a sign or a number answers when it is pointed at or held: in every game, in two rooms."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import Invite
from tests.browser.play import Table, make, skip, take_device
from tests.server.process import Server
from tests.server.support import ANA, BEN

from verger.match import games

BEGINNING = 30
"""Lines of the log after which there is something of everything on the table."""
SHOWN = {"fruitoplay": "rotten"}
"""What else the table must show, by the view's word for it."""
PHONE: Any = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
ROOMS: Any = {"wide": {"viewport": {"width": 1280, "height": 800}}, "phone": PHONE}
USUAL = {("fruitoplay", "phone")}
"""One table; all games in all of them wait for `make test-all`."""
TABLES = [
    pytest.param(game, room, id=f"{game}-{room}", marks=() if (game, room) in USUAL else pytest.mark.thorough)
    for game, room in product(games(), ROOMS)
]

EXPLAINED = (Path(__file__).parent / "explained.js").read_text(encoding="utf-8")


def is_laid(game: str, state: Any) -> bool:
    shown = game not in SHOWN or state["view"][SHOWN[game]]
    return state["sequence"] > BEGINNING and bool(shown)


@pytest.mark.parametrize(("game", "room"), TABLES)
def test_every_sign_on_the_table_answers(invite: Invite, server: Server, game: str, room: str) -> None:
    page = invite("en", **ROOMS[room])
    place = make(page, ANA, BEN, game=game, seed=7, options={})
    reached = skip(server, page, place, until=lambda state: is_laid(game, state))
    assert not reached["over"]
    page.goto(place)
    take_device(page)
    Table(page, game=game).look()
    found = page.evaluate(EXPLAINED)
    assert found["signs"] > BEGINNING, "the table is not laid"
    assert found["silent"] == []
