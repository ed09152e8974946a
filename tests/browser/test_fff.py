"""What is Fische Fluppen Frikadellen's own at the table, and whole games of it."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.board import small_print
from tests.browser.play import Look, Table, Target, by_taste, each, house, make, skip, tap, words
from tests.browser.test_accessibility import assert_accessible
from tests.browser.test_phone import PHONE, assert_fits, assert_reachable
from tests.server.process import Server
from tests.server.support import ANA, bot

TRADES = ("pay", "fetish", "sell", "buy", "exchange", "end_trade")
"""Taken wherever they can be had, the dearest first."""
OTHERS = [bot(name) for name in ("Bo", "Cy", "Di", "Ed", "Fi")]
HOUSES = [f"H{number}" for number in range(1, 13)]


@dataclass
class Trader(Table):
    """Somebody who goes from house to house and trades whatever can be traded."""

    language: str = "en"

    def choose(self, look: Look) -> Target:
        if any(target.kind in TRADES for target in look.targets):
            return super().choose(look)
        for wishes in self.wishes:
            wished = [target for target in look.targets if target.label.startswith(wishes)]
            if wished:
                return self.chance.choice(wished)
        return super().choose(look)

    @cached_property
    def wishes(self) -> tuple[tuple[str, ...], ...]:
        """How the labels begin of what is liked: to stop in a house, else to go to one."""
        says = words("fff", self.language)
        names = [says(f"space-{house}") for house in HOUSES]
        stops = (says("label-go", cost="").strip(), *(f"{says('label-stop-here')}. {name}," for name in names))
        return stops, tuple(f"{says('action-walk', space=name)}:" for name in names)


def go_round(state: Any) -> int:
    """The same without the page: to some house, and there whatever can be traded."""
    view, kinds = state["view"], {choice["action"]["kind"] for choice in state["choices"]}
    if view["phase"] != "moving":
        return by_taste(*TRADES)(state)
    here = view["players"][state["seat"]]["space"]
    if here in HOUSES and "end_move" in kinds:
        return by_taste("end_move")(state)
    houses = [way for way in view["own"]["ways"] if way["path"] and way["space"] in HOUSES and not way["florins"]]
    if not houses:
        return by_taste("walk", "end_move")(state)
    path = min(houses, key=lambda way: random.Random(f"{view['turns']} {way['space']}").random())["path"]
    step: int = next(choice["id"] for choice in state["choices"] if choice["action"] == path[0])
    return step


def sit_down(page: Page, server: Server, until: Any, *others: Any, seeds: Sequence[int] = (7,), **more: Any) -> Table:
    """A match of Ana and bots, as far as wanted: the first that comes there."""
    for seed in seeds:
        place = make(page, ANA, *(others or OTHERS[:1]), game="fff", seed=seed, **{"options": {}} | more)
        reached = skip(server, page, place, until, go_round)
        if not reached["over"]:
            break
    assert not reached["over"]
    page.goto(place)
    return Table(page, game="fff")


def moving(state: Any) -> bool:
    return bool(state["view"]["phase"] == "moving")


def own_way(state: Any) -> bool:
    """Ana is about to move and can reach a space by several actions."""
    return moving(state) and any(len(way["path"]) > 1 for way in state["view"]["own"]["ways"])


def walk(table: Table, key: str) -> Look:
    """Go to a space; what changes first may be that somebody sits down here."""
    says = words("fff", "en")
    wish = f"{says('action-walk', space=says(f'space-{key}'))}:"
    look = table.look()
    while step := next((target for target in look.targets if target.label.startswith(wish)), None):
        look = table.act(look, step)
    return look


def test_a_way_of_several_steps_is_one_click(invite, server):
    page = invite("en")
    table = sit_down(page, server, own_way)
    look = table.look()
    far = next(target for target in look.targets if not target.kind and "points" in target.label)
    page.locator(far.selector).hover()
    expect(page.locator(".route path").first).to_be_attached()
    after = table.act(look, far)
    while after.lines < look.lines + 2:
        after = table.look(since=after)
    told = page.locator("aside .turn").last
    expect(told).to_contain_text(re.compile("Ana (walks|travels) from .*, [2-9] points"))
    assert len(re.findall("(walks|rides) to", told.inner_text())) == 0, "the steps between are not told"
    expect(page.get_by_role("banner").get_by_role("button", name=house("en")("undo"))).to_be_enabled()


def test_a_trade_with_amounts(invite, server):
    page = invite("en")
    says = words("fff", "en")

    def plenty(state: Any) -> bool:
        visit = moving(state) or state["view"]["boards"][0]["visit"]
        return isinstance(visit, dict) and any(one["most"] > 1 for one in visit["buy"])

    sit_down(page, server, plenty)
    stall = page.get_by_role("region", name=says("label-trade"))
    stall.get_by_role("button", name=says("label-fewer")).first.click()
    amount = int(stall.locator("output").first.inner_text())
    stall.get_by_role("button", name=says("label-more")).first.click()
    expect(stall.locator("output").first).to_have_text(str(amount + 1))
    stall.get_by_role("button", name=f"Buy {amount + 1} for").click()
    expect(page.locator("aside [data-log]")).to_contain_text(f"Ana buys {amount + 1}")


@pytest.mark.thorough
def test_a_ferry_is_called_and_a_gesture_taken_back(invite, server):
    page = invite("en")
    says = words("fff", "en")

    def calling(state: Any) -> bool:
        return moving(state) and any(one["action"]["kind"] == "call" for one in state["choices"])

    table = sit_down(page, server, calling)
    before = table.look()
    raft = page.locator('.ferry[data-pick=""], .ferry[data-pick="true"]').first
    raft.click()
    expect(page.get_by_role("contentinfo")).to_contain_text(says("label-choose-landing"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("contentinfo")).not_to_contain_text(says("label-choose-landing"))
    raft.click()
    look = table.look(since=before)
    table.act(look, next(target for target in look.targets if target.kind == "call"))
    expect(page.locator("aside [data-log]")).to_contain_text("Ana calls a ferry")


@each("language", ["en", "fr"], "fr")
def test_a_hint_has_a_chance_alternatives_and_a_reason_in_fetishes(invite, server, language):
    page = invite(language)
    says = house(language)
    fetish, fetishes = (words("fff", language)("score-unit", points=points) for points in (1, 2))
    sit_down(page, server, own_way).look()
    page.keyboard.press("h")
    hint = page.locator("footer .hint")
    expect(hint).to_contain_text(says("hint-chances"))
    ideas = hint.get_by_role("list", name=says("hint"), exact=True).locator("[data-choice]")
    expect(ideas).to_have_count(3)
    expect(ideas.first).to_contain_text(re.compile(r"\d+\s%"))
    for idea in ideas.all():
        expect(idea).to_contain_text(re.compile(rf"\d+\s%|{says('hint-unsure')}"))
    expect(hint).to_contain_text(says("hint-also"))
    expect(hint.locator("li.why")).to_contain_text(re.compile(rf"\d([.,]\d)? ({fetish}|{fetishes})\b"))


def test_there_is_no_hint_where_one_action_is_legal(invite, server):
    page = invite("en")
    page.add_init_script("localStorage.verger = JSON.stringify({ forced: false })")
    table = sit_down(page, server, lambda state: len(state["choices"]) == 1, seeds=range(1, 6))
    lines = table.look().lines
    page.keyboard.press("h")
    expect(page.get_by_text(house("en")("hint-forced"))).to_be_visible()
    expect(page.locator("footer .hint")).to_have_count(0)
    assert table.look().lines == lines


@pytest.mark.thorough
def test_what_is_out_of_reach_is_explained(invite, server):
    page = invite("en")
    table = sit_down(page, server, moving)
    lines = table.look().lines
    page.locator('[data-refused*="walk"]').first.click()
    expect(page.get_by_role("status").filter(has_text="FFF-")).to_be_visible()
    assert table.look().lines == lines


@pytest.mark.thorough
@each("scheme", ["light", "dark"], "dark")
def test_everybody_can_read_it(invite, server, scheme):
    page = invite("fr", color_scheme=scheme)
    sit_down(page, server, lambda state: state["view"]["phase"] == "trading").look()
    assert_accessible(page)


def test_a_pawn_is_carried_along_the_path(invite, server):
    page = invite("en")
    table = sit_down(page, server, own_way)
    look = table.look()
    near = next(target for target in look.targets if target.kind == "walk")
    page.get_by_role("contentinfo").get_by_role("button", name=house("en")("frame-close")).click()
    page.locator(".pawn.now").hover(force=True)
    page.mouse.down()
    stone = page.locator(near.selector).first.bounding_box()
    # On its way it comes close to another place, near enough to be let go there.
    other = page.locator("[data-drop~=pawn]").last.bounding_box()
    page.mouse.move(other["x"] - 6, other["y"] + other["height"] / 2)
    expect(page.locator("[data-drop~=pawn]").last).to_have_attribute("data-over", "")
    page.mouse.move(stone["x"] + stone["width"] / 2, stone["y"] + stone["height"] / 2)
    expect(page.locator(".route path").first).to_be_attached()
    page.mouse.up()
    expect(page.locator("aside [data-log]")).to_contain_text("Ana walks")


def at_a_dealer(state: Any) -> bool:
    """Ana stands at a house where she may stop, and has points left."""
    kinds = {choice["action"]["kind"] for choice in state["choices"]}
    at_house = state["view"]["players"][0]["space"] in HOUSES
    return moving(state) and at_house and {"walk", "end_move"} <= kinds


@pytest.mark.thorough
def test_to_stop_at_a_dealer_says_that_one_trades_there_and_is_not_the_loudest(invite, server):
    page = invite("en")
    sit_down(page, server, at_a_dealer).look()
    stop = page.get_by_role("contentinfo").get_by_role("button", name="Stop and trade with")
    expect(stop).not_to_have_class(re.compile("primary"))
    expect(page.get_by_role("contentinfo")).to_contain_text("stop to trade there, or go on")


@pytest.mark.thorough
def test_no_names_of_spaces_are_written_on_the_map(invite, server):
    page = invite("en")
    sit_down(page, server, moving).look()
    written = page.locator(".map").evaluate(
        "map => [...map.querySelectorAll('.space:not(.house) :not(.unseen)')].map((one) => one.textContent.trim())"
    )
    assert not [word for word in written if re.fullmatch(r"[a-z]\d+", word)]


@pytest.mark.thorough
@each("size", [(1440, 900), (1024, 768)], (1024, 768))
def test_nothing_on_the_map_is_small_print(invite, server, size):
    width, height = size
    page = invite("fr", viewport={"width": width, "height": height})
    sit_down(page, server, moving).look()
    assert small_print(page) == []


@pytest.mark.thorough
def test_what_one_carries_lies_on_a_shelf_where_the_bar_has_two_rows(invite, server):
    page = invite("en", viewport={"width": 1024, "height": 768})

    def laden(state: Any) -> bool:
        return moving(state) and state["view"]["players"][0]["held"] > 1

    sit_down(page, server, laden).look()
    shelf = page.get_by_role("contentinfo").get_by_role("img", name="of at most 7 goods")
    expect(shelf.locator(".slot")).to_have_count(7)
    said = re.search(r"and (\d) of at most", shelf.get_attribute("aria-label") or "")
    assert said
    expect(shelf.locator(".slot.full")).to_have_count(int(said[1]))


@pytest.mark.thorough
def test_what_is_said_of_a_house_is_never_cut_off(invite, server):
    page = invite("fr", viewport={"width": 1024, "height": 768})
    sit_down(page, server, moving).look()
    board = page.get_by_role("main").bounding_box()
    for house_ in HOUSES:
        page.locator(f'[data-anchor="space-{house_}"]').hover()
        note = page.locator(".map .card")
        expect(note).to_be_visible()
        box = note.bounding_box()
        for start, size in (("x", "width"), ("y", "height")):
            assert board[start] <= box[start], house_
            assert box[start] + box[size] <= board[start] + board[size], house_
        assert note.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, house_


@pytest.mark.thorough
def test_the_house_where_one_trades_is_in_sight_on_a_phone(invite, server):
    page = invite("en", **PHONE)

    def at_the_bottom(state: Any) -> bool:
        return bool(state["view"]["phase"] == "trading" and state["view"]["boards"][0]["visit"]["site"] == "H10")

    sit_down(page, server, at_the_bottom, seeds=range(2, 12)).look()
    page.wait_for_function(
        """() => {
          const bottom = document.querySelector('[data-anchor="space-H10"]').getBoundingClientRect().bottom
          return bottom <= document.querySelector('footer').getBoundingClientRect().top
        }"""
    )


@pytest.mark.thorough
@pytest.mark.slow
def test_a_game_by_clicks(invite):
    page = invite("fr")
    house_says, says = house("fr"), words("fff", "fr")
    page.goto("/")
    page.get_by_role("link", name=house_says("shelf-open", game="Fische Fluppen Frikadellen")).wait_for()
    page.goto(make(page, ANA, bot("Bo", 2), game="fff", options={"first_game": True}, seed=3))
    Trader(page, taste=TRADES, gestures=0, game="fff", language="fr").play()

    expect(page.locator("aside [data-log]")).to_contain_text(says("event-end", reason=says("reason-fetishes")))
    rows = page.get_by_role("dialog").locator("tbody tr, tfoot tr").all()
    result = [[int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()] for row in rows]
    assert [sum(points) for points in zip(*result[:-1], strict=True)] == result[-1]
    assert max(result[-1]) == 3


@pytest.mark.thorough
@pytest.mark.slow
def test_the_end_of_a_game_by_taps(invite, server):
    page = invite("en", **PHONE)

    def nearly_over(state: Any) -> bool:
        return moving(state) and max(player["owned"] for player in state["view"]["players"]) == 2

    sit_down(page, server, nearly_over, bot("Bo", 2), options={"first_game": True}, seeds=(3,))

    def look_close(look: Look) -> bool:
        assert_reachable(look)
        assert_fits(page)
        return False

    Trader(page, hand=tap, taste=TRADES, gestures=0, game="fff").play(until=look_close)
    expect(page.get_by_role("dialog")).to_contain_text(house("en")("result-total"))
    assert_fits(page)


@pytest.mark.slow
@pytest.mark.thorough
def test_a_game_at_two_tables_and_a_change_between_them(invite, server):
    page = invite("en")
    says = words("fff", "en")
    table = sit_down(page, server, moving, *OTHERS)
    table.look()
    sign = page.locator("div.sign")
    expect(sign).to_contain_text("Table 1")
    elsewhere = page.get_by_role("img", name=says("label-elsewhere"))
    expect(elsewhere).to_have_accessible_name(re.compile("Bo|Di|Fi"))

    change = page.get_by_role("button", name=says("action-change_table", table=2))
    walk(table, "w1")
    expect(change).to_be_disabled()
    change.click(force=True)
    expect(page.get_by_role("status").filter(has_text="FFF-125")).to_be_visible()

    look = walk(table, "HB")
    expect(change).to_be_enabled()
    log = page.locator("aside [data-log]")
    while "Ana sits down at table 2" not in log.inner_text():
        look = table.act(look, next(target for target in look.targets if target.kind == "change_table"))
    expect(sign).to_contain_text("Table 2")
    expect(sign.get_by_role("img", name=says("label-order"))).to_have_accessible_name(re.compile("Ana"))
    expect(log).to_contain_text("Ana enters the harbour")

    place = page.url.removeprefix(server.address)
    page.goto("/")
    skip(server, page, place, choose=go_round)
    page.goto(place)
    table.look()
    page.get_by_role("button", name=house("en")("result-board")).click()
    for number in (1, 2):
        page.get_by_role("button", name=f"Table {number}").click()
        expect(page.get_by_role("button", name=f"Table {number}")).to_have_attribute("aria-pressed", "true")
