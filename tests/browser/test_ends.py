"""A game ends on its table: who came where, and what with, as the rules say."""

import pytest
from playwright.sync_api import expect
from tests.browser.board import SIZES
from tests.browser.play import each, house, make, skip, words
from tests.browser.test_accessibility import assert_accessible
from tests.server.support import ANA, BEN

from verger.match import games

pytestmark = pytest.mark.slow

PEOPLE = [ANA, BEN, {"kind": "person", "name": "Cleo"}]


@each("game", games(), "fruitoplay")
def test_the_end_stands_on_the_board_in_every_room(invite, server, game):
    page = invite("en")
    says = words(game, "en")
    place = make(page, *PEOPLE, game=game, options={}, seed=7)
    over = skip(server, page, place)
    page.goto(place)
    page.get_by_role("button", name=house("en")("result-board")).click()
    finale = page.get_by_role("region", name=says("label-finale"))
    places, points = over["result"]["places"], over["result"]["points"]
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    for size in SIZES:
        page.set_viewport_size(size)
        assert finale.locator(".place").all_inner_texts() == [str(places[seat]) for seat in order]
        assert finale.locator(".name").all_inner_texts() == [PEOPLE[seat]["name"] for seat in order]
        totals = [str(points[seat]).replace("-", "−") for seat in order]
        assert finale.locator(".total").all_inner_texts() == totals
        for row in finale.get_by_role("listitem").all():
            expect(row).to_be_visible()
        assert_within(finale)
    assert_accessible(page)


def assert_within(finale):
    """All of it is in its sheet, and no part is cut off in its bar."""
    assert (
        finale.evaluate(
            """finale => {
            const sheet = finale.firstElementChild.getBoundingClientRect()
            const seen = [...finale.querySelectorAll('h3, li, .legend')].filter((one) => one.checkVisibility())
            const out = seen.filter((one) => {
                const { left, right, top, bottom } = one.getBoundingClientRect()
                return left < sheet.left || right > sheet.right || top < sheet.top || bottom > sheet.bottom
            })
            const cut = [...finale.querySelectorAll('.part')].filter((one) => one.scrollWidth > one.clientWidth + 1)
            return [...out, ...cut].map((one) => one.textContent)
        }"""
        )
        == []
    )
