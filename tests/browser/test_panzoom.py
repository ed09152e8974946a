"""Every board can be looked at more closely: by keys, by the wheel, and with two fingers."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.play import make, pinch, words
from tests.browser.test_phone import PHONE
from tests.server.support import ANA, bot

from verger.match import games

GROUND = "main .ground"


SIZED = """([one, least, most]) => {
    const { clientWidth } = document.querySelector(one)
    return clientWidth >= least && clientWidth <= most
}"""


def expect_width(page: Page, least: float, most: float = 1e6) -> None:
    page.wait_for_function(SIZED, arg=[GROUND, least, most])


def width(page: Page) -> float:
    found: int = page.locator(GROUND).first.evaluate("ground => ground.clientWidth")
    return found


@pytest.fixture(params=[pytest.param(name, marks=() if name == "citrus" else pytest.mark.thorough) for name in games()])
def page(request, invite):
    """A large screen before a board of each game."""
    page = invite("en")
    page.goto(make(page, ANA, bot("Bo"), game=request.param, options={}))
    expect(page.locator(GROUND).first).to_be_visible()
    return page


def test_keys_and_the_wheel_zoom_every_board(page):
    whole = width(page)
    page.keyboard.press("+")
    expect_width(page, whole * 1.2)
    page.keyboard.press("0")
    expect_width(page, 0, whole)
    page.mouse.move(*middle(page))
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    expect_width(page, whole * 1.2)
    for _ in range(3):
        page.keyboard.press("-")
    expect_width(page, 0, whole)


def middle(page: Page) -> tuple[float, float]:
    box = page.locator(GROUND).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.thorough
def test_two_fingers_show_the_whole_map_on_a_phone(invite):
    page, says = invite("en", **PHONE), words("fff", "en")
    page.goto(make(page, ANA, bot("Bo"), game="fff", options={}))
    page.get_by_role("button", name=says("label-overview")).wait_for()
    _, height = middle(page)
    pinch(page, 200, 40, int(min(height, 300)))
    page.get_by_role("button", name=says("label-close-up")).wait_for()
    pinch(page, 40, 200, int(min(height, 300)))
    page.get_by_role("button", name=says("label-overview")).wait_for()
