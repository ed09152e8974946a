"""Nothing forced is asked, and nothing is closed unasked that could be taken back."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.play import Table, by_taste, house, make, skip
from tests.server.support import ANA, BEN

SAYS = house("en")
YOURS = SAYS("prompt-yours", seat="").removesuffix(" .")


def has_one(kind: str, count: int) -> Any:
    """Whether there is one choice, of this kind, in a turn that began so many actions ago."""

    def is_so(state: Any) -> bool:
        kinds = [choice["action"]["kind"] for choice in state["choices"]]
        amidst = bool(state["log"]) and state["log"][-1]["seat"] == state["seat"]
        return kinds == [kind] and amidst and state["undo"]["reach"] >= count

    return is_so


def lines(page: Page) -> int:
    return page.locator("aside [data-line]").count()


def at_choice(invite: Any, server: Any, kind: str) -> tuple[Page, int]:
    """A page at a table of Citrus where there is one choice only, and how much has happened there."""
    page = invite("en")
    place = make(page, ANA, BEN, game="citrus", seed=1, options={"first_seat": 0})
    state = skip(server, page, place, until=has_one(kind, 1), choose=by_taste("buy"))
    assert not state["over"]
    page.goto(place)
    page.locator("aside [data-line]").first.wait_for(state="attached")
    return page, state["sequence"]


def test_the_only_choice_is_played_by_itself_and_taken_back_with_what_came_before(invite, server):
    page, before = at_choice(invite, server, "place")
    page.wait_for_function("count => document.querySelectorAll('aside [data-line]').length > count", arg=before)
    page.keyboard.press("Backspace")
    expect(page.locator("aside [data-line]")).to_have_count(before - 1)
    look = Table(page, game="citrus").look()
    assert len(look.targets) > 1


@pytest.mark.thorough
def test_the_end_of_a_turn_is_left_to_whoever_could_still_take_it_back(invite, server):
    page, before = at_choice(invite, server, "end_turn")
    expect(page.locator("footer .sentence")).to_contain_text(YOURS)
    page.wait_for_timeout(1500)
    assert lines(page) == before


@pytest.mark.thorough
def test_whoever_wants_to_be_asked_is_asked(invite, server):
    page = invite("en")
    page.goto("/")
    page.get_by_role("button", name=SAYS("frame-menu")).click()
    page.get_by_role("button", name=SAYS("settings")).click()
    page.get_by_label(SAYS("settings-forced")).uncheck()
    page.keyboard.press("Escape")
    place = make(page, ANA, BEN, game="citrus", seed=1, options={"first_seat": 0})
    skip(server, page, place, until=has_one("place", 1), choose=by_taste("buy"))
    page.goto(place)
    expect(page.locator("footer .sentence")).to_contain_text(YOURS)


def test_what_is_forced_needs_no_hint(invite, server):
    page, before = at_choice(invite, server, "end_turn")
    expect(page.locator("footer .sentence")).to_contain_text(YOURS)
    page.keyboard.press("h")
    expect(page.get_by_text(SAYS("hint-forced"))).to_be_visible()
    assert lines(page) == before
