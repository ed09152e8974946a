"""What is pressed is what is played, whatever is drawn in its place before the pointer is lifted."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page
from tests.browser.play import Table, make
from tests.server.support import ANA, BEN

ANEW = "pressed => pressed.replaceWith(pressed.cloneNode(true))"
DRAWN = {
    "anew": ANEW,
    "inside": "pressed => pressed.innerHTML = pressed.innerHTML",
    "elsewhere": "pressed => { pressed.before(pressed.cloneNode(true)); document.body.append(pressed) }",
    "gone": "pressed => pressed.remove()",
    "below": """pressed => {
      const notice = document.createElement('div')
      notice.style = 'position: fixed; inset: 0; z-index: 99'
      document.querySelector('main').append(notice)
    }""",
    "another": "(pressed, other) => pressed.dataset.choice = other",
}
"""What may happen on the page between press and release; `other` is another choice."""
SPENT = """spent => {
  window.hits = 0
  delete spent.dataset.choice
  spent.dataset.pick = ''
  spent.ariaPressed = 'true'
  spent.onclick = () => (window.hits += 1)
}"""
"""It has been chosen, and can be taken back now."""
LATE = 600
"""Milliseconds after which a click is no longer taken for one that came too late."""
NOTHING = 700
"""Milliseconds in which an order has been sent, if any is."""


@pytest.fixture
def table(invite: Any) -> Table:
    page = invite("en", has_touch=True)
    page.goto(make(page, ANA, BEN))
    return Table(page)


def blades(page: Page) -> Locator:
    """Where a farmer may be placed: more than one."""
    return page.locator("main [data-choice]").filter(visible=True)


def watch_orders(page: Page) -> list[int]:
    """Which actions are asked for from here on."""
    orders: list[int] = []

    def note(frame: Any) -> None:
        order = json.loads(frame)
        if order.get("type") == "play":
            orders.append(order["action"])

    page.on("websocket", lambda line: line.on("framesent", note))
    page.reload()
    return orders


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Hand:
    def __init__(self, page: Page, finger: bool):
        self.mouse = page.mouse
        self.finger = finger
        self.wire = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        if self.finger:
            self.wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        else:
            self.mouse.move(x, y)
            self.mouse.down()

    def up(self) -> None:
        if self.finger:
            self.wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            self.mouse.up()


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
@pytest.mark.parametrize("drawn", DRAWN.values(), ids=DRAWN)
def test_what_was_pressed_is_played_once_whatever_is_drawn_meanwhile(table: Table, drawn: str, finger: bool) -> None:
    page = table.page
    orders = watch_orders(page)
    table.look()
    target, other = blades(page).first, blades(page).nth(1)
    meant, instead = (int(one.get_attribute("data-choice") or -1) for one in (target, other))
    pressed = target.element_handle()
    hand = Hand(page, finger)
    hand.down(*middle(target))
    pressed.evaluate(drawn, str(instead))
    hand.up()
    page.wait_for_timeout(NOTHING)
    assert orders == [meant]


def test_what_has_come_to_stand_there_hears_of_no_click(table: Table) -> None:
    page = table.page
    orders = watch_orders(page)
    table.look()
    target = blades(page).first
    meant = int(target.get_attribute("data-choice") or -1)
    pressed = target.element_handle()
    page.mouse.move(*middle(target))
    page.mouse.down()
    pressed.evaluate("pressed => { delete pressed.dataset.choice; pressed.onclick = () => (window.hit = true) }")
    page.mouse.up()
    page.wait_for_timeout(NOTHING)
    assert orders == [meant]
    assert page.evaluate("window.hit") is None


def test_what_was_a_choice_a_moment_ago_is_not_taken_back_by_a_second_click(table: Table) -> None:
    page = table.page
    table.look()
    target = blades(page).first
    at = middle(target)
    target.evaluate(SPENT)
    page.mouse.click(*at)
    assert page.evaluate("window.hits") == 0
    page.wait_for_timeout(LATE)
    page.mouse.click(*at)
    assert page.evaluate("window.hits") == 1


def test_who_lets_go_elsewhere_plays_nothing(table: Table) -> None:
    page = table.page
    orders = watch_orders(page)
    table.look()
    target = blades(page).first
    pressed = target.element_handle()
    x, y = middle(target)
    page.mouse.move(x, y)
    page.mouse.down()
    pressed.evaluate(ANEW)
    page.mouse.move(x + 60, y + 60, steps=3)
    page.mouse.up()
    page.wait_for_timeout(NOTHING)
    assert orders == []
