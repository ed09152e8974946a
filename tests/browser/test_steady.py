"""Nothing on the page jumps while a turn is played, one's own and a bot's answer: in every game, in every room."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as GoneMeanwhile
from tests.browser.board import SIZES, STEADY, shift, sources, watch
from tests.browser.conftest import Invite
from tests.browser.play import Look, Table, Target, click, make, skip
from tests.server.process import Server

from verger.match import games

pytestmark = pytest.mark.slow

BEGINNING = 12
"""Lines of the log after which a game has begun in earnest."""
ACTIONS = 4
MOMENT = 2_000
"""Milliseconds after which what is pointed at has gone."""
USUAL = {("citrus", 390)}
"""The narrowest; all games in all rooms wait for `make test-all`."""
ROOMS = [
    pytest.param(
        game, size, id=f"{game}-{size['width']}", marks=() if (game, size["width"]) in USUAL else pytest.mark.thorough
    )
    for game, size in product(games(), SIZES)
]


def point_and_click(page: Page, look: Look, target: Target) -> None:
    """Whoever points at something sees a preview first."""
    with suppress(GoneMeanwhile):
        page.locator(target.selector).first.hover(timeout=MOMENT)
    click(page, look, target)


@pytest.mark.parametrize(("game", "size"), ROOMS)
def test_nothing_jumps_during_a_turn(invite: Invite, server: Server, game: str, size: Any) -> None:
    page = invite("en", viewport=size, reduced_motion="no-preference")
    seats = {"kind": "person", "name": "Ana"}, {"kind": "bot", "name": "Bo", "level": 1}
    place = make(page, *seats, game=game, seed=7, options={})
    skip(server, page, place, until=lambda state: state["sequence"] > BEGINNING)
    page.goto(place)
    table = Table(page, game=game, gestures=0, hand=point_and_click)
    look = table.look()
    for _ in range(ACTIONS):
        watch(page)
        look = table.act(look, table.choose(look))
        assert shift(page) < STEADY, sources(page)
