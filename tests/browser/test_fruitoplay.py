"""Fruitoplay in the browser: whole games, changes of mind, and nobody told what they may not know."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.browser.board import small_print
from tests.browser.play import MANY, REACH, Table, house, make, skip, take_device, tap, words
from tests.browser.test_accessibility import assert_accessible
from tests.browser.test_phone import PHONE, assert_fits, assert_reachable
from tests.server.support import ANA, BEN, bot

from verger.engine import EVERYTHING
from verger.games.fruitoplay.components import CARDS
from verger.games.fruitoplay.state import COLUMN_OF, HAND_OF, PILE
from verger.match import Match
from verger.match.record import read

pytestmark = pytest.mark.slow

GAME = "fruitoplay"
TOLD_TO_ALL = ("show", "strike", "take", "aside", "lay", "rot", "target")
"""Kinds of events whose card everybody sees."""


def deal(page: Page, *seats: Any) -> str:
    return make(page, *seats, game=GAME, options={})


def result_of(page: Page) -> dict[str, list[int]]:
    """The rows of the result, by their title."""
    rows = page.get_by_role("dialog").locator("tbody tr, tfoot tr").all()
    return {
        row.locator("th").inner_text(): [int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()]
        for row in rows
    }


@pytest.mark.thorough
def test_in_french_against_a_bot(invite):
    page = invite("fr")
    house_says, says = house("fr"), words(GAME, "fr")
    page.goto("/")
    page.get_by_role("link", name=house_says("shelf-open", game=says("name"))).click()
    page.get_by_role("button", name=house_says("setup-players", count=2)).click()
    page.get_by_role("button", name=house_says("setup-start")).click()
    page.wait_for_url("**/local/*")
    expect(page.get_by_role("img", name=re.compile(f"^{says('label-target')}"))).to_be_visible()

    Table(page, game=GAME).play()
    log = page.locator("aside [data-log]")
    for told in ("montre", "remporte", "pioche une carte", "étale", "La partie est finie"):
        expect(log).to_contain_text(told)

    result = result_of(page)
    assert list(result) == [*(says(f"part-round_{number}") for number in (1, 2, 3)), house_says("result-total")]
    totals = result.pop(house_says("result-total"))
    assert [sum(points) for points in zip(*result.values(), strict=True)] == totals
    page.keyboard.press("Escape")
    expect(page.get_by_text(says("label-counted", round=3))).to_be_visible()


def test_on_a_phone_the_fruit_for_everyone_pushes_nothing_away(invite, server):
    page = invite("en", **PHONE)
    place = deal(page, ANA, BEN)
    skip(server, page, place, until=lambda state: state["view"]["phase"] == "collective")
    page.goto(place)
    take_device(page)
    tray = page.locator(".side")
    height = "tray => tray.offsetHeight"
    before = tray.evaluate(height)
    page.locator("main [data-choice]").first.tap()
    page.locator(".collective").wait_for()
    assert tray.evaluate(height) == before


@pytest.mark.thorough
def test_in_english_on_a_phone(invite):
    page = invite("en", **PHONE)
    page.goto(deal(page, ANA, bot("Bo"), bot("Cy")))

    def look_close(look):
        assert_reachable(look)
        assert_fits(page)
        return False

    Table(page, hand=tap, game=GAME).play(until=look_close)
    expect(page.get_by_role("dialog")).to_contain_text(house("en")("result-total"))
    assert_fits(page)


WIDEST = """window.widest = 0
function measure() {
  const { scrollWidth } = document.documentElement
  const parts = [...document.querySelectorAll('main section, main li, main p')]
  window.reach = Math.floor(Math.max(...parts.map((one) => one.getBoundingClientRect().right + scrollX)))
  window.widest = Math.max(window.widest, scrollWidth)
  requestAnimationFrame(measure)
}
measure()"""
"""How wide the page has ever been, and how far its parts reach now."""
WIDTH = 390
"""Pixels of CSS from side to side of a phone."""


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [2, *(pytest.param(many, marks=pytest.mark.thorough) for many in (4, 6))])
def test_no_state_is_wider_than_a_phone(invite, server, seats):
    page = invite("fr" if seats == 4 else "en", **PHONE)
    others = [bot(f"Maximilienne Konstantin{number}", 1) for number in range(1, seats)]
    place = make(page, ANA, *others, game=GAME, options={}, seed=7)
    page.goto(place)
    Table(page, game=GAME).look()
    page.evaluate(WIDEST)
    phases: set[str] = set()

    def choose(state: Any) -> int:
        phases.add(state["view"]["phase"])
        page.wait_for_timeout(20)
        assert page.evaluate("reach") <= WIDTH
        return int(state["choices"][-1]["id"])

    skip(server, page, place, choose=choose)
    assert len(phases) > 1
    assert page.evaluate("widest") <= WIDTH


@pytest.mark.thorough
def test_cards_are_turned_over_one_after_another_in_the_middle(invite):
    page = invite("en", reduced_motion="no-preference")
    page.goto(deal(page, ANA, bot("Bo", 1), bot("Cy", 1)))
    table = Table(page, game=GAME)
    look = table.look()
    page.locator(look.targets[0].selector).first.click()
    middle = page.locator(".middle section.live")
    middle.wait_for()
    delays = middle.locator(".flip").evaluate_all(
        "all => all.map((one) => parseFloat(getComputedStyle(one).animationDelay))"
    )
    assert len(delays) == 3
    assert all(0.15 <= later - sooner <= 0.4 for sooner, later in pairwise(delays))
    assert page.locator(".hand, [data-choice]").count() > 0, "nobody is kept waiting"
    expect(middle).to_have_count(0)
    expect(page.locator(".last li")).to_have_count(3)


def test_a_card_is_dragged_to_the_table(invite):
    page = invite("en", reduced_motion="no-preference")
    page.goto(deal(page, ANA, BEN))
    page.get_by_role("button", name=house("en")("pass-ready")).click()
    hand = page.locator("main [data-choice]")
    hand.nth(1).drag_to(page.locator("[data-drop=card]"))
    expect(page.get_by_role("alertdialog")).to_contain_text("Ben")


@pytest.mark.thorough
@pytest.mark.parametrize(("scheme", "wishes"), [("light", {}), ("dark", PHONE)], ids=["day", "night on a phone"])
def test_everybody_can_read_it(invite, server, scheme, wishes):
    page = invite("fr", color_scheme=scheme, **wishes)
    place = deal(page, ANA, *(bot(f"Bot {number}", 1) for number in range(1, 6)))
    skip(
        server,
        page,
        place,
        lambda state: bool(state["view"]["trick"] > 4),
        lambda state: int(state["choices"][0]["id"]),
    )
    page.goto(place)
    Table(page, game=GAME).look()
    expect(page.locator(".last li")).to_have_count(6)
    assert small_print(page) == []
    assert_accessible(page)


def test_the_device_is_passed_on_and_a_choice_taken_back_before(invite):
    page = invite("en")
    says = house("en")
    page.goto(deal(page, ANA, BEN))
    table = page.locator("main [data-choice]")
    screen = page.get_by_role("alertdialog")
    expect(screen).to_contain_text(says("pass-text", seat="Ana"))
    screen.get_by_role("button", name=says("pass-ready")).click()
    table.first.click()
    expect(screen).to_contain_text(says("pass-text", seat="Ben"))
    expect(table).to_have_count(0)
    screen.get_by_role("button", name=says("undo")).click()
    expect(screen).to_have_count(0)
    expect(page.locator("footer .sentence")).to_contain_text("Ana")
    table.nth(1).click()
    screen.get_by_role("button", name=says("pass-ready")).click()
    expect(page.locator("footer .sentence")).to_contain_text("Ben")


def listen(page: Page) -> list[dict[str, Any]]:
    """All messages a page will receive."""
    heard: list[dict[str, Any]] = []

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", follow)
    return heard


def play_around(page: Page) -> None:
    """Everybody on this device plays what comes first, and passes the device on."""
    says = house("en")
    ask = True
    for _ in range(MANY):
        over = page.locator("dialog[open] tfoot")
        ready = page.get_by_role("button", name=says("pass-ready"), exact=True)
        on = page.get_by_role("button", name=says("pass-on"), exact=True)
        choice = page.locator("main [data-choice], footer .buttons [data-choice]")
        there = over.or_(ready).or_(on).or_(choice).filter(visible=True)
        there.first.wait_for()
        if over.is_visible():
            return
        if ready.is_visible():
            name = "Ana" if "Ana" in page.get_by_role("alertdialog").inner_text() else "Ben"
            ready.click()
            ready.wait_for(state="hidden")
            expect(page.locator("footer .sentence")).to_contain_text(name)
            drawn = re.findall(r"(\w+) draws (?!a card|no more)", page.locator("aside [data-log]").inner_text())
            assert set(drawn) <= {name}
        elif on.is_visible():
            on.click()
        else:
            if ask:
                page.keyboard.press("h")
                page.locator("footer ol [data-choice]").first.wait_for()
                ask = False
            lines = page.locator("aside [data-line]").count()
            try:
                choice.filter(visible=True).first.click(timeout=REACH)
            except TooLate:
                continue  # it was another's, before the device was passed on
            expect(page.locator(f'aside [data-line="{lines}"]')).to_be_attached()
    raise AssertionError("the match is not over")


def cards_in(part: Any) -> Iterator[str]:
    """Every card named anywhere in a message."""
    if isinstance(part, dict):
        part = list(part.values())
    if isinstance(part, list):
        for one in part:
            yield from cards_in(one)
    elif isinstance(part, str) and part in CARDS:
        yield part


class Truth:
    """What really happened in a match, and who may know which part of it."""

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.states = [match.after(count) for count in range(len(match.actions) + 1)]
        self.log = match.log(EVERYTHING)

    def known(self, count: int, seat: int | None) -> bytes:
        """All that a seat knows of a position; that it is no more is shown for every game elsewhere."""
        found: bytes = self.game.known(self.states[count], seat).tobytes()
        return found

    def unseen(self, count: int, seat: int | None) -> list[str]:
        """The cards in the pile and in others' hands, in the order of the box."""
        own = None if seat is None else HAND_OF + seat
        places = self.states[count].where.tolist()
        hidden = [place == PILE or (HAND_OF <= place < COLUMN_OF and place != own) for place in places]
        return [card for card, is_hidden in zip(CARDS, hidden, strict=True) if is_hidden]

    def told(self, count: int, seat: int | None) -> set[str]:
        """The cards of one line of the log that a seat may know."""
        entry = self.log[count - 1]
        public = [event for event in entry.events if event["kind"] in TOLD_TO_ALL]
        own = [event for event in entry.events if event["kind"] == "draw" and event["seat"] == seat]
        return set(cards_in([*public, *own, entry.action if entry.seat == seat else None]))


def assert_discreet(heard: list[dict[str, Any]], truth: Truth) -> int:
    """No message names a card its reader may not know; how many messages were searched."""
    states = [message for message in heard if message["type"] == "known" and not message["over"]]
    for message in states:
        seat, count = message["seat"], message["sequence"]
        assert base64.b64decode(message.pop("record")) == truth.known(count, seat)
        for entry in message.pop("log"):
            assert set(cards_in(entry)) <= truth.told(entry["sequence"], seat)
        assert set(cards_in(message)).isdisjoint(truth.unseen(count, seat))
    assert not [message for message in heard if message["type"] != "known" and set(cards_in(message))]
    return len(states)


@pytest.mark.thorough
def test_nobody_receives_a_card_they_may_not_know(invite):
    owner, stranger = invite("en"), invite("en")
    heard, overheard = listen(owner), listen(stranger)
    place = deal(owner, ANA, BEN, bot("Cy"))
    stranger.goto(place)
    owner.goto(place)
    play_around(owner)
    stranger.locator("dialog[open] tfoot").wait_for()

    record = owner.request.get(f"/api/matches/{place.removeprefix('/match/')}/record")
    truth = Truth(read(record.json()))
    states = [message for message in heard if message["type"] == "known"]
    assert {state["seat"] for state in states} == {0, 1}
    assert assert_discreet(heard, truth) >= len(truth.log)
    seen = [message for message in overheard if message["type"] == "known"]
    assert {state["seat"] for state in seen} == {None}
    assert assert_discreet(overheard, truth) >= len(truth.log) - seen[0]["sequence"]
