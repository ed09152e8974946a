"""Nothing on the page jumps while a turn is played, one's own and a bot's answer: in every game, in every room."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.browser.board import SIZES, STEADY, shift, sources, watch
from tests.browser.conftest import Invite
from tests.browser.play import Table, make, skip
from tests.server.process import Server

from verger.match import games

pytestmark = pytest.mark.slow

BEGINNING = 12
"""Lines of the log after which a game has begun in earnest."""
ACTIONS = 4
USUAL = {("citrus", 1440), ("fff", 390), ("finca", 1024), ("fruitoplay", 1440), ("frutopia", 390)}
"""Every game and every room once; all of them wait for `make test-all`."""
ROOMS = [
    pytest.param(
        game, size, id=f"{game}-{size['width']}", marks=() if (game, size["width"]) in USUAL else pytest.mark.thorough
    )
    for game, size in product(games(), SIZES)
]


@pytest.mark.parametrize(("game", "size"), ROOMS)
def test_nothing_jumps_during_a_turn(invite: Invite, server: Server, game: str, size: Any) -> None:
    page = invite("en", viewport=size, reduced_motion="no-preference")
    seats = {"kind": "person", "name": "Ana"}, {"kind": "bot", "name": "Bo", "level": 1}
    place = make(page, *seats, game=game, seed=7, options={})
    skip(server, page, place, until=lambda state: state["sequence"] > BEGINNING)
    page.goto(place)
    table = Table(page, game=game, gestures=0)
    look = table.look()
    for _ in range(ACTIONS):
        watch(page)
        page.locator(look.targets[0].selector).first.hover()
        look = table.act(look, table.choose(look))
        assert shift(page) < STEADY, sources(page)
