"""A whole game on a phone, with a finger."""

import time

import pytest
from playwright.sync_api import Page, expect
from tests.browser.play import FARMER, REACH, Look, Table, each, house, make, tap, words
from tests.server.support import ANA, bot

from verger.engine import registry

pytestmark = pytest.mark.slow

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "screen": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
LYING = {"width": 844, "height": 390}
SIDEWAYS = PHONE | {"viewport": LYING, "screen": LYING}
DECISIONS = 4
"""Played by taps on a phone held sideways."""
PAUSE = 50
"""Milliseconds between two looks at what sticks out."""
LONG, SHORT = 44, 24
"""Pixels of CSS a finger needs one way and the other."""

STICKS_OUT = """() => {
  const room = document.documentElement.clientWidth - scrollX
  const free = (one) => !one || (getComputedStyle(one).overflowX === 'visible' && free(one.parentElement))
  const wide = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > room + 1)
  return wide.filter((one) => free(one.parentElement)).map((one) => one.outerHTML.slice(0, 200))
}"""
"""What reaches beyond the right edge of the screen, other than in a part that is scrolled by itself."""


def assert_fits(page: Page) -> None:
    """Nothing sticks out for longer than a flight takes, so that nobody can push the page sideways to see it."""
    deadline = time.monotonic() + REACH / 1000
    while (wide := page.evaluate(STICKS_OUT)) and time.monotonic() < deadline:
        page.wait_for_timeout(PAUSE)
    assert wide == []


def assert_reachable(look: Look) -> None:
    small = [one for one in look.targets if max(one.width, one.height) < LONG or min(one.width, one.height) < SHORT]
    assert small == []


@pytest.mark.thorough
def test_a_game_by_taps(invite):
    page = invite("fr", **PHONE)
    page.goto("/")
    page.get_by_role("link", name=house("fr")("shelf-open", game="Finca")).tap()
    page.get_by_role("button", name=house("fr")("setup-start")).wait_for()
    assert_fits(page)
    page.goto(make(page, ANA, bot("Bo", 2)))
    expect(page.get_by_role("banner").get_by_text(house("fr")("frame-turn", turn=1))).to_be_visible()

    fitted = 0

    def look_close(look: Look) -> bool:
        nonlocal fitted
        assert_reachable(look)
        if look.lines >= fitted:
            assert_fits(page)
            fitted = look.lines + 20
        return False

    table = Table(page, hand=tap, taste=FARMER)
    table.play(until=look_close)
    expect(page.get_by_role("dialog")).to_contain_text(house("fr")("result-total"))
    assert_fits(page)
    page.get_by_role("dialog").get_by_role("button", name=house("fr")("frame-close")).tap()
    assert_fits(page)


@each("language", ["fr", "en"], "fr")
def test_the_longest_name_and_the_most_seats(invite, language):
    page = invite(language, **PHONE)
    page.goto("/new/fff")
    page.get_by_role("button", name=house(language)("setup-players", count=15)).tap()
    assert_fits(page)
    name = page.get_by_label(house(language)("setup-name"), exact=True).nth(14)
    own, other = name.input_value(), house(language)("bot-name-1")
    name.fill(other)
    expect(page.get_by_role("alert")).to_have_text(house(language)("setup-name-twice", seat=other))
    expect(page.get_by_role("alert")).to_be_in_viewport()
    name.fill(own)
    levels = page.get_by_label(house(language)("setup-level"), exact=True)
    levels.last.select_option("4")
    page.get_by_role("button", name=house(language)("setup-level-all")).tap()
    assert {level.input_value() for level in levels.all()} == {"4"}
    page.get_by_role("button", name=house(language)("setup-start")).tap()
    page.wait_for_url("**/local/*")

    page.goto(make(page, ANA, bot("Bo"), game="fff", options={}))
    name = page.get_by_role("heading", level=1, name=words("fff", language)("name"))
    expect(name).to_be_visible()
    width, room = name.evaluate("one => [one.scrollWidth, one.clientWidth]")
    assert width <= room, "the name is cut"
    assert_fits(page)


@pytest.mark.parametrize("game", registry.names())
def test_held_sideways_the_sentence_stands_beside_the_board(invite, game):
    page = invite("fr", **SIDEWAYS)
    page.goto(make(page, ANA, bot("Bo"), game=game, options={}))
    table = Table(page, hand=tap, game=game)
    table.look()
    assert_fits(page)
    board = page.get_by_role("main").bounding_box()
    bar = page.get_by_role("contentinfo").bounding_box()
    assert board["x"] + board["width"] <= bar["x"]
    assert bar["y"] + bar["height"] <= LYING["height"]
    seen = [0]

    def some(look: Look) -> bool:
        seen[0] += 1
        return seen[0] > DECISIONS

    table.play(until=some)
    assert_fits(page)
