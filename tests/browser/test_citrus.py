"""What is Citrus's own at the table, and whole games of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.board import small_print
from tests.browser.play import Look, Table, Target, by_taste, each, house, make, pinch, press, skip, tap, words
from tests.browser.test_accessibility import assert_accessible
from tests.browser.test_phone import PHONE, assert_fits, assert_reachable
from tests.server.process import Server
from tests.server.support import ANA, BEN, bot

FIRST = {"first_seat": 0}
PLANTER = ("place", "lot", "give_back", "end_turn", "buy", "harvest")
"""The taste of somebody who buys whatever can be bought, and harvests when nothing can."""
HALF_A_BAG = 26
"""Tiles in the bag of the short board when half of them are drawn."""


def sit_down(
    page: Page, server: Server, until: Callable[[Any], bool], choose: Callable[[Any], int] | None = None, seed: int = 7
) -> Table:
    """A match of two people here, as far as wanted."""
    place = make(page, ANA, BEN, game="citrus", options=FIRST, seed=seed)
    reached = skip(server, page, place, until, choose or by_taste(*PLANTER))
    assert not reached["over"]
    page.goto(place)
    return Table(page, game="citrus")


def kinds(look: Look) -> set[str]:
    return {target.kind for target in look.targets}


def first(look: Look, kind: str) -> Target:
    return next(target for target in look.targets if target.kind == kind)


def in_phase(*phases: str) -> Callable[[Any], bool]:
    return lambda state: state["view"]["phase"] in phases


def rule_said(page: Page) -> Any:
    return page.get_by_role("status").filter(has_text="CIT-")


def board_note(page: Page) -> Any:
    """What the board says of the thing pointed at; the frame has a note of its own on known seeds."""
    return page.locator(".note[role=note]")


@pytest.mark.thorough
@each("board", ["long", "short"], "short")
def test_both_boards_are_drawn_from_the_data(invite, board):
    page = invite("en")
    page.goto(make(page, ANA, BEN, game="citrus", options={"board": board}))
    Table(page, game="citrus").look()
    width, height, lots = (15, 10, 15) if board == "long" else (13, 9, 12)
    expect(page.locator("[data-square]")).to_have_count(width * height)
    expect(page.locator("[data-anchor^=lot-]")).to_have_count(lots)


@pytest.mark.thorough
def test_nobody_is_asked_to_harvest_what_is_not_there(invite, server):
    page = invite("en")
    says = words("citrus", "en")
    table = sit_down(page, server, in_phase("main"))
    table.look()
    expect(page.locator("footer .sentence")).to_contain_text(says("label-only-buy"))
    place = page.url.removeprefix(server.address)
    skip(server, page, place, lambda state: bool(state["view"]["harvests"]), by_taste(*PLANTER))
    expect(page.locator("footer .sentence")).to_contain_text(says("prompt-main"))


@pytest.mark.thorough
def test_a_line_that_cannot_be_bought_says_why(invite, server):
    page = invite("en")
    says = words("citrus", "en")

    def hopeless(state: Any) -> bool:
        return state["view"]["phase"] == "main" and any(
            line["state"] == "unbuildable" and line["homeless"] for line in state["view"]["market"]["lines"]
        )

    sit_down(page, server, hopeless)
    line = page.locator(".handle.unbuildable").first
    line.hover()
    note = board_note(page)
    expect(note).to_contain_text(says("label-line-unbuildable"))
    line.click()
    expect(rule_said(page)).to_contain_text("CIT-17")


def test_a_tile_shows_where_it_goes_and_why_not_elsewhere(invite, server):
    page = invite("en")

    def several(state: Any) -> bool:
        return in_phase("building")(state) and len({held["tile"] for held in state["view"]["hand"]}) > 1

    table = sit_down(page, server, several)
    look = table.look()
    assert kinds(look) >= {"", "place"}, "other tiles can be taken up"
    page.locator(first(look, "place").selector).hover()
    expect(page.get_by_role("contentinfo")).to_contain_text("Ana builds")
    forbidden = page.locator("[data-square][data-refused]").first
    forbidden.hover()
    expect(board_note(page)).to_contain_text(words("citrus", "en")("label-not-here"))
    forbidden.click()
    expect(rule_said(page)).to_be_visible()

    other = next(target for target in look.targets if not target.kind)
    held = table.act(look, other)
    assert {t.selector for t in held.targets if t.kind == "place"} != {
        t.selector for t in look.targets if t.kind == "place"
    }
    table.act(held, first(held, "place"))
    expect(page.locator("aside [data-log]")).to_contain_text("builds")


@pytest.mark.thorough
def test_a_harvest_is_weighed_before_it_is_made(invite, server):
    page = invite("en")
    says = words("citrus", "en")

    def rich(state: Any) -> bool:
        return in_phase("main")(state) and len(state["view"]["harvests"]) > 2

    table = sit_down(page, server, rich)
    look = table.look()
    assert "harvest" not in kinds(look), "first regions are picked"
    chips = page.locator(".chip")
    chips.nth(0).click()
    one = table.look(since=look)
    expect(page.get_by_role("contentinfo")).to_contain_text("coin")
    chips.nth(1).click()
    both = table.look(since=one)
    assert [target.kind for target in both.targets].count("harvest") == 1
    page.keyboard.press("Escape")
    none = table.look(since=both)
    assert "harvest" not in kinds(none)

    page.get_by_role("button", name=says("label-reap-all")).click()
    ready = table.look(since=none)
    table.act(ready, first(ready, "harvest"))
    expect(page.locator("aside [data-log]")).to_contain_text("harvests")


@pytest.mark.thorough
def test_a_dead_end_is_warned_of(invite, server):
    page = invite("en")
    says = words("citrus", "en")
    traps: list[Any] = []

    def doomed(state: Any) -> bool:
        traps[:] = state["view"]["dead_ends"]
        return bool(traps)

    table = sit_down(page, server, doomed)
    look = table.look()
    held = page.get_by_role("button", name=says(f"tile-{traps[0]['tile']}"), exact=True).first
    if held.get_attribute("data-pick") is not None:
        held.click()
        table.look(since=look)

    bar = page.get_by_role("contentinfo")
    trap = page.locator(f"[data-square={traps[0]['square']}]")
    trap.click()
    expect(bar).to_contain_text(says("warn-dead-end"))
    page.get_by_role("button", name=says("label-never-mind")).click()
    expect(bar).not_to_contain_text(says("warn-dead-end"))
    trap.click()
    expect(bar).to_contain_text(says("warn-dead-end"))
    trap.click()
    expect(bar).not_to_contain_text(says("warn-dead-end"))
    before = table.look()
    trap.click()
    warned = table.look(since=before)
    page.get_by_role("button", name=says("label-anyway")).click()
    assert table.look(since=warned).lines > before.lines


@pytest.mark.thorough
def test_an_action_tile_is_played_at_any_moment(invite, server):
    page = invite("en")
    says = words("citrus", "en")

    def holds_bull(state: Any) -> bool:
        return any(choice["action"]["kind"] == "bull" for choice in state["choices"])

    plant = by_taste(*PLANTER)

    def covet(state: Any) -> int:
        bulls = [
            choice["id"]
            for choice in state["choices"]
            if any(event.get("landscape") == "bull" for event in choice["events"] if event["kind"] == "pick")
        ]
        return bulls[0] if bulls else plant(state)

    table = sit_down(page, server, holds_bull, covet)
    look = table.look()
    page.get_by_role("button", name=says("landscape-bull-help")).click()
    placing = table.look(since=look)
    assert "bull" in kinds(placing)
    expect(page.get_by_role("contentinfo")).to_contain_text(says("label-choose-bull"))
    table.act(placing, first(placing, "bull"))
    expect(page.locator("aside [data-log]")).to_contain_text("puts a bull")


@pytest.mark.thorough
def test_fincas_tell_how_they_stand(invite, server):
    page = invite("en")

    def led(state: Any) -> bool:
        lots = state["view"]["lots"]
        return in_phase("main")(state) and any(lot["state"] == "finca" and len(lot["leaders"]) == 1 for lot in lots)

    sit_down(page, server, led)
    expect(page.locator(".standings")).to_have_count(0)
    page.get_by_role("button", name=words("citrus", "en")("label-standings")).click()
    row = page.locator(".standings li").filter(has_text="leads by").first
    expect(row).to_contain_text("missing")
    row.hover()
    expect(board_note(page)).to_contain_text("leads by")
    expect(page.locator(".ring-line")).to_be_visible()


def test_the_board_is_zoomed_on_a_phone(invite, server):
    page = invite("en", **PHONE)
    says = words("citrus", "en")
    table = sit_down(page, server, in_phase("main"))
    table.look()
    whole = side_of_a_square(page)
    assert whole > 36, "the board stands upright"
    page.get_by_role("button", name=says("label-zoom-in")).press("Enter")
    page.get_by_role("button", name=says("label-zoom-out")).wait_for()
    assert side_of_a_square(page) >= 44
    page.get_by_role("button", name=says("label-zoom-out")).tap()
    page.get_by_role("button", name=says("label-zoom-in")).wait_for()
    assert side_of_a_square(page) == pytest.approx(whole)
    page.locator("[data-square=h5]").tap()
    page.get_by_role("button", name=says("label-zoom-out")).wait_for()
    assert_fits(page)
    pinch(page, 200, 60)
    page.get_by_role("button", name=says("label-zoom-in")).wait_for()
    pinch(page, 60, 200)
    page.get_by_role("button", name=says("label-zoom-out")).wait_for()


def test_the_letters_of_the_lots_come_into_sight_on_a_phone(invite, server):
    def nearly_empty(state: Any) -> bool:
        market = state["view"]["market"]
        return in_phase("main")(state) and market["left"] - market["threshold"] <= 2

    page = invite("en", **PHONE)
    table = sit_down(page, server, nearly_empty)
    table.hand, table.taste = tap, PLANTER
    look = table.play(until=lambda look: "lot" in kinds(look))
    assert not look.over
    letter = words("citrus", "en")("label-lot", lot="").strip()
    assert first(look, "lot").label.startswith(letter)
    expect(page.locator("svg text.letter").first).to_be_in_viewport()


@pytest.mark.thorough
@each("size", [(1440, 900), (1024, 768), (390, 844)], (390, 844), (1024, 768))
def test_what_lies_below_keeps_its_place_however_many_regions_there_are(invite, server, size):
    width, height = size
    page = invite("en", **(PHONE if width < 900 else {}) | {"viewport": {"width": width, "height": height}})

    def room(regions: int) -> list[int]:
        def grown(state: Any) -> bool:
            return in_phase("main")(state) and len(state["view"]["players"][state["seat"]]["regions"]) >= regions

        sit_down(page, server, grown, by_taste("place", "lot", "give_back", "end_turn", "buy")).look()
        chips = page.locator(".chip[data-tell]").evaluate_all("all => all.map((one) => one.offsetWidth)")
        assert len(set(chips)) <= 1, "regions are shown alike"
        places: list[int] = page.evaluate(
            """() => {
              const box = (part) => document.querySelector(part).getBoundingClientRect()
              const [hand, mat] = [box('[data-anchor^=hand-]'), box('section.mat')]
              return [hand.height, mat.top - hand.top].map(Math.round)
            }"""
        )
        return places

    assert room(regions=4) == room(regions=0)


@pytest.mark.thorough
@each("size", [(1440, 900), (1024, 768), (390, 844)], (390, 844))
def test_nothing_on_the_board_is_small_print(invite, server, size):
    width, height = size
    page = invite("fr", **(PHONE if width < 900 else {}) | {"viewport": {"width": width, "height": height}})
    sit_down(page, server, lambda state: state["sequence"] > 60 and in_phase("main")(state)).look()
    page.get_by_role("button", name=words("citrus", "fr")("label-standings")).click()
    page.locator(".standings li").first.wait_for()
    assert small_print(page) == []


def test_a_tile_is_dragged_to_its_square(invite, server):
    page = invite("en")
    table = sit_down(page, server, in_phase("main"))
    bought = table.look()
    page.locator(".handle.legal").first.drag_to(page.locator("[data-anchor^=hand-]"))
    held = table.look(since=bought)
    assert "place" in kinds(held)
    page.locator(".piece").first.drag_to(page.locator(first(held, "place").selector))
    assert table.look(since=held).lines > held.lines


@pytest.mark.thorough
def test_a_tile_dropped_where_it_may_not_lie_hears_why(invite, server):
    page = invite("en")
    sit_down(page, server, in_phase("building")).look()
    page.locator(".piece").first.drag_to(page.locator("[data-square][data-refused]").first)
    expect(rule_said(page)).to_be_visible()


def side_of_a_square(page: Page) -> float:
    box = page.locator("[data-square=a1]").bounding_box()
    assert box
    return box["width"]


@pytest.mark.thorough
def test_turns_by_keys(invite):
    page = invite("en")
    page.goto(make(page, ANA, BEN, game="citrus", options=FIRST, seed=4))
    table = Table(page, hand=press, taste=PLANTER, game="citrus")
    assert table.play(until=lambda look: look.lines >= 12).lines >= 12


@pytest.mark.thorough
def test_a_coin_that_was_clicked_has_no_square_round_it(invite):
    page = invite("en")
    page.goto(make(page, ANA, BEN, game="citrus", options=FIRST, seed=4))
    page.locator(".handle.legal").first.click()
    expect(page.locator(".handle:focus")).to_have_css("outline-style", "none")


@pytest.mark.thorough
@each("scheme", ["light", "dark"], "light")
def test_everybody_can_read_it(invite, server, scheme):
    page = invite("fr", color_scheme=scheme)
    table = sit_down(page, server, lambda state: state["sequence"] > 60 and in_phase("building")(state))
    look = table.look()
    page.locator(look.targets[0].selector).first.hover()
    assert_accessible(page)


@pytest.mark.thorough
@pytest.mark.slow
def test_a_game_by_clicks(invite):
    page = invite("fr")
    house_says, says = house("fr"), words("citrus", "fr")
    page.goto("/")
    page.get_by_role("link", name=house_says("shelf-open", game="Citrus")).wait_for()
    page.goto(make(page, ANA, bot("Bo", 2), game="citrus", options=FIRST))
    Table(page, taste=PLANTER, game="citrus").play()

    expect(page.locator("aside [data-log]")).to_contain_text(says("event-end", reason="").strip(" .:"))
    rows = page.get_by_role("dialog").locator("tbody tr, tfoot tr").all()
    result = [[int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()] for row in rows]
    assert [sum(points) for points in zip(*result[:-1], strict=True)] == result[-1]
    assert result[-1] == sorted(result[-1], reverse=True)


@pytest.mark.thorough
@pytest.mark.slow
def test_the_end_of_a_game_by_taps(invite, server):
    page = invite("en", **PHONE)
    place = make(page, ANA, bot("Bo", 2), game="citrus", options=FIRST | {"board": "short"})
    half = skip(server, page, place, lambda state: state["view"]["market"]["in_bag"] < HALF_A_BAG, by_taste(*PLANTER))
    assert not half["over"]
    page.goto(place)

    def look_close(look: Look) -> bool:
        assert_reachable(look)
        assert_fits(page)
        return False

    Table(page, hand=tap, taste=PLANTER, game="citrus").play(until=look_close)
    expect(page.get_by_role("dialog")).to_contain_text(house("en")("result-total"))
    assert_fits(page)
