"""What is Finca's own at the table: previews, the load of a delivery, the gust of wind."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Invite
from tests.browser.play import FARMER, Look, Table, by_taste, each, make, skip, words
from tests.server.support import ANA, BEN, bot

SAYS = words("finca", "en")
FORCED = 2_000
"""Milliseconds after which the only choice has been played by itself."""
LATE = 600
"""Milliseconds after which a click is no longer taken for one that came too late."""


@pytest.fixture
def page(invite: Invite) -> Page:
    return invite("en")


def kinds(look: Look) -> set[str]:
    return {target.kind for target in look.targets}


def test_a_farmer_pointed_at_shows_what_his_walk_would_bring(page, server):
    place = make(page, ANA, BEN)
    skip(server, page, place, until=lambda state: state["view"]["phase"] == "turn")
    page.goto(place)
    look = Table(page).look()
    mover = next(target for target in look.targets if target.kind == "move")
    bar = page.get_by_role("contentinfo")
    expect(bar).not_to_contain_text("harvests")
    page.locator(mover.selector).hover()
    expect(bar).to_contain_text("harvests")
    assert Table(page).look().lines == look.lines


def staged(page: Page) -> Locator:
    return page.get_by_role("group", name=SAYS("label-villages")).get_by_role("button", pressed=True)


def has_loads(fewest: int) -> Any:
    """Whether a delivery has begun that so many villages or more can be part of, each in one way only."""

    def is_so(state: Any) -> bool:
        villages = [choice["action"].get("village") for choice in state["choices"]]
        empty = state["view"]["phase"] == "delivery" and not state["view"]["delivery"]["staged"]
        return empty and len(set(villages)) == len(villages) >= fewest

    return is_so


def test_a_load_is_made_and_unmade_before_it_leaves(page, server):
    place = make(page, ANA, BEN, seed=3)
    skip(server, page, place, has_loads(2), by_taste("deliver"))
    page.goto(place)
    table = Table(page)
    opened = table.look()
    assert "finish" not in kinds(opened), "nothing is loaded yet"

    village = next(target for target in opened.targets if target.kind == "serve")
    loaded = table.act(opened, village)
    assert "finish" in kinds(loaded)
    expect(staged(page)).to_have_count(1)

    page.wait_for_timeout(LATE)
    staged(page).click()
    unloaded = table.look(since=loaded)
    assert unloaded.sign == opened.sign
    expect(staged(page)).to_have_count(0)

    page.get_by_role("button", name=SAYS("label-cancel")).click()
    assert "move" in kinds(table.look(since=unloaded))


@pytest.mark.thorough
def test_the_only_load_is_made_by_itself_and_stays_unmade_once_it_was_unloaded(page, server):
    place = make(page, ANA, BEN, seed=3)
    skip(server, page, place, has_loads(1), by_taste("deliver"))
    page.goto(place)
    expect(staged(page)).to_have_count(1)
    page.wait_for_timeout(LATE)
    staged(page).click()
    expect(staged(page)).to_have_count(0)
    page.wait_for_timeout(FORCED)
    expect(staged(page)).to_have_count(0)
    page.get_by_role("button", name=SAYS("label-cancel")).click()
    expect(page.get_by_role("button", name=SAYS("label-deliver"))).to_be_visible()


@pytest.mark.thorough
def test_a_gust_carries_a_farmer_where_he_is_wanted(page, server):
    place = make(page, ANA, BEN)
    skip(server, page, place, until=lambda state: state["view"]["phase"] == "turn")
    page.goto(place)
    table = Table(page)
    turn = table.look()
    gust = page.get_by_role("button", name=SAYS("tile-gust"))

    gust.click()
    expect(page.get_by_text(SAYS("label-choose-farmer"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text(SAYS("label-choose-farmer"))).to_have_count(0)
    table.look(like=turn)

    gust.click()
    page.locator("[data-blade][data-pick]").first.click()
    expect(page.get_by_text(SAYS("label-choose-blade"))).to_be_visible()
    choosing = table.look()
    flight = next(target for target in choosing.targets if target.kind == "gust")
    table.act(choosing, flight)
    expect(page.locator("aside [data-log]")).to_contain_text("lets the wind carry")


def carry(page: Page, piece: Locator, place: Locator) -> None:
    """Take something up, bring it to a place that may only then be marked, and let go."""
    piece.hover()
    page.mouse.down()
    page.mouse.move(2, 400, steps=3)
    box = place.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.mouse.up()


def test_a_farmer_is_carried_to_the_blade_he_comes_to(page, server):
    place = make(page, ANA, BEN)
    skip(server, page, place, until=lambda state: state["view"]["phase"] == "turn")
    page.goto(place)
    mover = next(target for target in Table(page).look().targets if target.kind == "move")
    carry(page, page.locator(mover.selector), page.locator("[data-blade][data-drop]"))
    expect(page.locator("aside [data-log]")).to_contain_text("walks a farmer")


@pytest.mark.thorough
def test_goods_are_carried_to_a_village(page, server):
    def can_deliver(state: Any) -> bool:
        return any(choice["action"]["kind"] == "deliver" for choice in state["choices"])

    place = make(page, ANA, BEN, seed=3)
    skip(server, page, place, can_deliver)
    page.goto(place)
    Table(page).look()
    carry(page, page.locator("aside li[data-drag]").first, page.locator(".stack.legal").first)
    expect(page.locator("aside [data-log]")).to_contain_text("prepares a delivery")


def loads_at_once(state: Any) -> list[str]:
    """Villages that a cart can serve in one way only: no “?” asks which fruit."""
    carts = any(choice["action"].get("mode") == "cart" for choice in state["choices"])
    payable = [village for village in state["view"]["villages"] if carts and "cart" in village["payable"]]
    return [one["village"] for one in payable if "?" not in SAYS(f"tile-{one['tile']}")]


SECOND_CLICK = """selector => {
  window.clicks = 0
  new MutationObserver((_, watch) => {
    const chosen = document.querySelector(`${selector}[aria-pressed="true"]`)
    if (!chosen) return
    watch.disconnect()
    window.clicks += 1
    chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  }).observe(document.body, { attributes: true, childList: true, subtree: true })
}"""
"""Clicks on what is chosen as soon as it is: from here it may take longer than a second click does."""


def test_a_second_click_on_a_village_does_not_unload_what_the_first_has_loaded(page, server):
    place = make(page, ANA, BEN, seed=3)
    state = skip(server, page, place, lambda state: bool(loads_at_once(state)))
    page.goto(place)
    Table(page).look()
    selector = f'[data-anchor="village-{loads_at_once(state)[0]}"]'
    village = page.locator(selector)
    page.evaluate(SECOND_CLICK, selector)
    village.click()
    expect(staged(page)).to_have_count(1)
    page.wait_for_timeout(LATE)
    assert page.evaluate("window.clicks") == 1
    expect(staged(page)).to_have_count(1)
    village.click()
    expect(staged(page)).to_have_count(0)


def takes_a_tile(state: Any) -> list[str]:
    """Villages that can be served with an action tile, and not by a cart alone."""
    modes = {choice["action"]["mode"] for choice in state["choices"] if choice["action"]["kind"] == "deliver"}
    payable = {village["village"]: modes & set(village["payable"]) for village in state["view"]["villages"]}
    return [village for village, ways in payable.items() if ways and "cart" not in ways]


@pytest.mark.thorough
def test_a_village_that_takes_a_tile_is_served_with_it(page, server):
    place = make(page, ANA, BEN, seed=3)
    state = skip(server, page, place, lambda state: bool(takes_a_tile(state)))
    page.goto(place)
    look = Table(page).look()
    page.locator(f'[data-anchor="village-{takes_a_tile(state)[0]}"]').click()
    assert Table(page).look(since=look).lines > look.lines, "a delivery has begun"
    expect(page.get_by_role("button", name=SAYS("label-cancel"))).to_be_visible()


COVERED = """() => {
  const note = document.querySelector('.mill > .note').getBoundingClientRect()
  const across = (one) => one.left < note.right && one.right > note.left
  const meets = (one) => across(one) && one.top < note.bottom && one.bottom > note.top
  const villages = [...document.querySelectorAll('[data-anchor^="village-"]')]
  return villages.filter((one) => meets(one.getBoundingClientRect())).map((one) => one.dataset.anchor)
}"""
"""Villages under what is said beside the wheel."""


@pytest.mark.thorough
@each("size", [(1440, 900), (1024, 768)], (1024, 768))
def test_what_is_said_of_a_walk_lies_over_no_village(page, server, size):
    page.set_viewport_size(dict(zip(("width", "height"), size, strict=True)))
    place = make(page, ANA, BEN, seed=3)
    skip(server, page, place, lambda state: state["sequence"] >= 30 and state["view"]["phase"] == "turn")
    page.goto(place)
    for mover in [target for target in Table(page).look().targets if target.kind == "move"]:
        page.locator(mover.selector).hover()
        expect(page.locator(".mill .note .place")).to_be_visible()
        assert page.evaluate(COVERED) == []


WATCH = """window.heights = []
new ResizeObserver(([{ contentRect }]) => heights.push(contentRect.height)).observe(document.querySelector('main'))"""


@pytest.mark.thorough
def test_the_board_never_grows_back_when_the_bar_has_fewer_buttons(page):
    page.set_viewport_size({"width": 1024, "height": 768})
    page.goto(make(page, ANA, bot("Bo")))
    table = Table(page, taste=FARMER)
    table.look()
    page.evaluate(WATCH)
    table.play(until=lambda look: look.lines >= 16)
    heights = [round(height) for height in page.evaluate("heights")]
    assert heights == sorted(heights, reverse=True)
