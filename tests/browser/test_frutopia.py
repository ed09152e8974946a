"""What is Frutopia's own at the table, and whole games of it with the factory."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.play import Look, Table, by_taste, each, house, make, skip, tap, words
from tests.browser.test_accessibility import assert_accessible
from tests.browser.test_phone import PHONE, assert_fits, assert_reachable
from tests.server.process import Server
from tests.server.support import ANA, BEN, bot

FACTORY = {"factory": True, "start_player": 0}
PLANTER = ("place_large", "place", "gain", "take", "deliver", "make", "shake", "circle", "advance", "split")
"""The taste of somebody who trades whatever can be traded, and who lets no fruit rot."""


def sit_down(page: Page, server: Server, until: Any, **more: Any) -> Table:
    """A match of two people here, as far as wanted."""
    place = make(page, ANA, BEN, game="frutopia", options=FACTORY, **more)
    skip(server, page, place, until, by_taste(*PLANTER))
    page.goto(place)
    return Table(page, game="frutopia")


def kinds(look: Look) -> set[str]:
    return {target.kind for target in look.targets}


def test_a_piece_taken_up_shows_where_it_slides_and_what_it_brings(invite, server):
    page = invite("en")
    table = sit_down(page, server, lambda state: state["view"]["phase"] == "sliding")
    look = table.look()
    assert kinds(look) == {""}, "first a piece is taken up"
    held = table.act(look, look.targets[0])
    slides = [target for target in held.targets if target.kind == "move"]
    assert slides
    assert all("+" in target.label for target in slides)
    page.locator(slides[0].selector).hover()
    expect(page.get_by_role("contentinfo")).to_contain_text("harvests")
    page.keyboard.press("Escape")
    assert kinds(table.look(since=held)) == {""}


def test_a_piece_is_carried_to_where_it_slides(invite, server):
    page = invite("en")
    table = sit_down(page, server, lambda state: state["view"]["phase"] == "sliding")
    look = table.look()
    page.locator(look.targets[0].selector).filter(visible=True).first.hover()
    page.mouse.down()
    page.mouse.move(0, 400, steps=3)
    box = page.locator("[data-cell][data-choice]").first.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator("aside [data-log]")).to_contain_text("slides")


@pytest.mark.thorough
def test_a_large_building_is_turned_before_it_stands(invite, server):
    page = invite("en")
    says = words("frutopia", "en")

    def turns(state: Any) -> bool:
        return len({choice["action"].get("rotation") for choice in state["choices"]} - {None}) > 1

    table = sit_down(page, server, turns, seed=3)
    before = table.look()
    page.get_by_role("button", name=says("label-rotate")).click()
    after = table.look(since=before)
    page.keyboard.press("r")
    assert table.look(since=after).targets
    table.act(after, next(target for target in table.look().targets if target.kind == "place_large"))
    expect(page.locator("aside [data-log]")).to_contain_text("builds")


@pytest.mark.thorough
def test_another_island_is_seen_closer_where_one_points(invite, server):
    page = invite("en")
    sit_down(page, server, lambda state: state["view"]["phase"] == "sliding").look()
    other = page.get_by_role("button", name=words("frutopia", "en")("label-look", seat="Ben"))
    peek = page.locator(".peek [data-anchor=island-1]")
    for point, leave in ((other.hover, lambda: page.mouse.move(0, 0)), (other.focus, other.blur)):
        point()
        assert peek.bounding_box()["width"] > 2.5 * other.bounding_box()["width"]
        leave()
        expect(peek).to_have_count(0)


@pytest.mark.thorough
def test_another_island_is_visited_by_a_tap(invite, server):
    page = invite("en", **PHONE)
    says = words("frutopia", "en")
    sit_down(page, server, lambda state: state["view"]["phase"] == "sliding").look()
    page.get_by_role("button", name=says("label-look", seat="Ben")).tap()
    visited = page.get_by_role("region", name=says("label-island-of", seat="Ben"))
    expect(visited).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_role("button", name=says("label-back"))).to_be_in_viewport()


@pytest.mark.thorough
def test_what_cannot_be_paid_is_explained(invite, server):
    page = invite("en")
    sit_down(page, server, lambda state: state["view"]["phase"] == "trading")
    page.locator('[data-refused*="deliver"]').first.click()
    expect(page.get_by_role("status").filter(has_text="FRU-")).to_be_visible()


@pytest.mark.thorough
@each("scheme", ["light", "dark"], "light")
def test_everybody_can_read_it(invite, server, scheme):
    page = invite("fr", color_scheme=scheme)
    table = sit_down(page, server, lambda state: state["sequence"] > 80 and state["view"]["phase"] == "sliding")
    look = table.look()
    table.act(look, look.targets[0])
    assert_accessible(page)


@pytest.mark.thorough
@pytest.mark.slow
def test_a_game_by_clicks(invite):
    page = invite("fr")
    house_says, says = house("fr"), words("frutopia", "fr")
    page.goto("/")
    page.get_by_role("link", name=house_says("shelf-open", game="Frutopia")).wait_for()
    page.goto(make(page, ANA, bot("Bo", 2), game="frutopia", options=FACTORY))
    Table(page, taste=PLANTER, game="frutopia").play()

    log = page.locator("aside [data-log]")
    expect(log).to_contain_text(says("event-last_round"))
    expect(log).to_contain_text(says("event-end", reason=says("reason-licence")))
    rows = page.get_by_role("dialog").locator("tbody tr, tfoot tr").all()
    result = [[int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()] for row in rows]
    assert [sum(points) for points in zip(*result[:-1], strict=True)] == result[-1]
    assert result[-1] == sorted(result[-1], reverse=True)


@pytest.mark.thorough
@pytest.mark.slow
def test_a_game_by_taps(invite):
    page = invite("fr", **PHONE)
    page.goto(make(page, ANA, bot("Bo", 2), game="frutopia", options=FACTORY))

    def look_close(look: Look) -> bool:
        assert_reachable(look)
        assert_fits(page)
        return False

    Table(page, hand=tap, taste=PLANTER, game="frutopia").play(until=look_close)
    expect(page.get_by_role("dialog")).to_contain_text(house("fr")("result-total"))
    assert_fits(page)
