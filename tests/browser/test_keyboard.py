"""A whole game without a mouse."""

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.play import FARMER, Table, house, press

pytestmark = pytest.mark.slow

NOTE_POINTERS = """
  const untouched = ({ clientX, clientY }) => clientX === 0 && clientY === 0
  for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart', 'wheel'])
    addEventListener(kind, (event) => untouched(event) || (document.documentElement.dataset.pointed = kind), true)
"""
"""A browser on a busy machine tells a new page that the mouse lies in the corner, where nobody has moved it."""


def tab_to(page: Page, wanted: Locator) -> None:
    wanted.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError("the tab key does not lead there")


@pytest.mark.thorough
def test_a_game_by_keys_alone(invite):
    page = invite("en")
    page.add_init_script(NOTE_POINTERS)
    says = house("en")
    page.goto("/")
    tab_to(page, page.get_by_role("link", name=says("shelf-open", game="Finca")))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name=says("setup-players", count=2)))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name=says("setup-start")))
    page.keyboard.press("Enter")

    table = Table(page, hand=press, taste=FARMER)
    take_back(table)
    read_along(table)
    for _ in range(3):
        table.follow_hint(table.look())
    table.play()
    expect(page.get_by_role("dialog")).to_contain_text(says("result-total"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("document.documentElement.dataset.pointed ?? null") is None


def take_back(table: Table) -> None:
    """Backspace takes the first half of a turn back."""
    look = table.play(until=lambda look: any(target.kind == "strong_wind" for target in look.targets))
    wind = next(target for target in look.targets if target.kind == "strong_wind")
    blowing = table.act(look, wind)
    assert blowing.lines == look.lines + 1
    table.page.keyboard.press("Backspace")
    assert table.look(since=blowing).sign == look.sign


def read_along(table: Table) -> None:
    """`?` opens the help, `L` leads to the log, Esc leaves both."""
    page, says = table.page, house("en")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=says("help"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator("aside [data-log]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("aside [data-log]")).not_to_be_focused()
