"""Whatever a board shows as a sign or a number answers when it is pointed at or held: in every game, in two rooms."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import Invite
from tests.browser.play import Table, make, skip
from tests.server.process import Server

from verger.match import games

BEGINNING = 30
"""Lines of the log after which there is something of everything on the table."""
PHONE: Any = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
ROOMS: Any = {"wide": {"viewport": {"width": 1280, "height": 800}}, "phone": PHONE}
USUAL = {("citrus", "wide"), ("fff", "phone"), ("finca", "wide"), ("fruitoplay", "phone"), ("frutopia", "wide")}
"""Every game and every room once; all of them wait for `make test-all`."""
TABLES = [
    pytest.param(game, room, id=f"{game}-{room}", marks=() if (game, room) in USUAL else pytest.mark.thorough)
    for game, room in product(games(), ROOMS)
]

EXPLAINED = (Path(__file__).parent / "explained.js").read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "room"), TABLES)
def test_every_sign_on_the_table_answers(invite: Invite, server: Server, game: str, room: str) -> None:
    page = invite("en", **ROOMS[room])
    seats = {"kind": "person", "name": "Ana"}, {"kind": "bot", "name": "Ben", "level": 1}
    place = make(page, *seats, game=game, seed=7, options={})
    skip(server, page, place, until=lambda state: state["sequence"] > BEGINNING)
    page.goto(place)
    Table(page, game=game).look()
    found = page.evaluate(EXPLAINED)
    assert found["signs"] > BEGINNING, "the table is not laid"
    assert found["silent"] == []
