"""Tables for people: they come by a link, play from their own devices, and keep their manners."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.browser.play import (
    FARMER,
    PATIENCE,
    Look,
    Table,
    by_taste,
    cookie_of,
    house,
    make,
    press,
    skip_as,
    tap,
    words,
)
from tests.browser.test_accessibility import assert_accessible
from tests.browser.test_fruitoplay import GAME as FRUITOPLAY
from tests.browser.test_fruitoplay import Truth, assert_discreet, cards_in, listen
from tests.browser.test_phone import PHONE, assert_fits
from tests.server.process import Server
from tests.server.support import ANA, bot
from websockets.sync.client import connect

from verger.match.record import read

pytestmark = pytest.mark.slow

OPEN = {"kind": "open"}
CUT_OFF = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection")
SAYS = house("en")


def gather(host: Page, *guests: Page, bots: Sequence[Any] = (), game: str = "finca", **more: Any) -> str:
    """Ana's table in her browser, and somebody in every other one sits down there; the match has begun."""
    place = make(host, ANA, *(OPEN for _ in guests), *bots, game=game, **more)
    for seat, (guest, name) in enumerate(zip(guests, ("Ben", "Cleo"), strict=False), start=1):
        guest.request.post("/api/guests")
        order(guest, place, type="take", seat=seat, name=name)
    order(host, place, type="start")
    for page in (host, *guests):
        page.goto(place)
        page.locator("aside [data-log]").wait_for(state="attached")
    return place


def order(page: Page, place: str, **order: Any) -> None:
    answer = page.request.post(f"/api/matches/{place.removeprefix('/match/')}/orders", data=order)
    assert answer.ok, answer.text()


def finish(server: Server, place: str, *pages: Page) -> None:
    """Everybody plays on to the end, without the pages."""
    with ThreadPoolExecutor() as people:
        cookies = [cookie_of(page) for page in pages]
        plays = [
            people.submit(skip_as, server, cookie, place, lambda state: False, by_taste(*FARMER)) for cookie in cookies
        ]
        for play in plays:
            play.result()


PAUSE = 20
"""Milliseconds between two looks at whose turn it is."""
READY = "document.title.startsWith('●') || document.querySelector('dialog[open] tfoot') !== null"


def turns(*tables: Table) -> Iterator[tuple[Table, Look]]:
    """Whoever may act, one after another, until the match is over for all; whoever has not acted since then does."""
    acted = time.monotonic()
    while time.monotonic() < acted + PATIENCE / 1000:
        looks = [(table, table.look()) for table in tables if table.page.evaluate(READY)]
        if len(looks) == len(tables) and all(look.over for _, look in looks):
            return
        for table, look in looks:
            if not look.over:
                yield table, look
                if lines(table.page).count() == look.lines:
                    act(table, table.look())
                acted = time.monotonic()
        tables[0].page.wait_for_timeout(PAUSE)
    raise AssertionError("nobody can act")


def act(table: Table, look: Look) -> None:
    """Play something, and wait until the match has gone on."""
    target = table.choose(look)
    table.hand(table.page, look, target)
    if target.kind:
        expect(lines(table.page).nth(look.lines)).to_be_attached()


def lines(page: Page) -> Locator:
    return page.locator("aside [data-line]")


def button(page: Page, message: str, **args: Any) -> Locator:
    return page.get_by_role("button", name=SAYS(message, **args), exact=True)


def from_menu(page: Page, message: str) -> None:
    button(page, "frame-menu").click()
    button(page, message).click()


# Coming


@pytest.mark.thorough
def test_a_whole_game_by_link(invite):
    """Ana invites, Ben comes on a phone, Zoé watches; Ben reloads in the middle, Ana loses the network for a while."""
    ana, ben, zoe = invite("en", excuse=CUT_OFF), invite("en", **PHONE), invite("fr")

    ana.goto("/new/finca")
    button(ana, "setup-away").click()
    ana.get_by_role("button", name=SAYS("setup-players", count=2)).click()
    ana.get_by_role("listitem", name=SAYS("setup-seat", number=1)).get_by_label(SAYS("setup-name")).fill("Ana")
    button(ana, "setup-gather").click()
    link = ana.get_by_label(SAYS("link"))
    expect(link).to_have_value(re.compile("/match/"))
    expect(ana.get_by_role("img", name=SAYS("link-code"))).to_be_visible()
    expect(button(ana, "setup-start")).to_be_disabled()

    zoe.goto(link.input_value())
    expect(zoe.get_by_text(house("fr")("room-choose"))).to_be_visible()
    ben.goto(link.input_value())
    assert_fits(ben)
    button(ben, "room-sit-on", number=2).tap()
    expect(ben.get_by_role("alert").filter(has_text=SAYS("room-name-first"))).to_be_visible()
    ben.get_by_label(SAYS("room-name")).fill("Ben")
    button(ben, "room-sit-on", number=2).tap()
    expect(ana.get_by_role("listitem", name=SAYS("setup-seat", number=2))).to_contain_text("Ben")
    expect(zoe.get_by_text(house("fr")("room-full"))).to_be_visible()
    button(ana, "setup-start").click()

    tables = Table(ana, taste=FARMER, gestures=0), Table(ben, hand=tap, taste=FARMER, gestures=0)
    reloaded = caught_up = False
    for table, look in turns(*tables):
        if table.page is ben and look.lines >= 20 and not reloaded:
            ben.reload()
            assert Table(ben).look().lines == look.lines
            reloaded = True
        elif table.page is ben and look.lines >= 40 and not caught_up and any(one.kind for one in look.targets):
            ana.context.set_offline(True)
            expect(ana.get_by_text(SAYS("connection-lost"))).to_be_visible()
            act(table, look)
            assert lines(ana).count() < lines(ben).count()
            ana.context.set_offline(False)
            expect(ana.get_by_text(SAYS("connection-lost"))).to_have_count(0)
            expect(lines(ana)).to_have_count(lines(ben).count())
            caught_up = True
    assert reloaded
    assert caught_up

    totals = [page.locator("dialog[open] tfoot").inner_text() for page in (ana, ben, zoe)]
    assert len({re.sub(r"\D+", " ", total) for total in totals}) == 1
    assert lines(ana).count() == lines(ben).count() == lines(zoe).count()


@pytest.mark.thorough
def test_nobody_receives_a_card_of_another_device(invite):
    ana, ben, zoe = invite("en"), invite("en"), invite("en")
    heard = {seat: listen(page) for seat, page in ((0, ana), (1, ben), (None, zoe))}
    place = gather(ana, ben, game=FRUITOPLAY, options={})
    zoe.goto(place)
    for _ in turns(Table(ana, game=FRUITOPLAY), Table(ben, game=FRUITOPLAY)):
        expect(ana.get_by_role("alertdialog")).to_have_count(0)  # nothing is passed on between devices
    zoe.locator("dialog[open] tfoot").wait_for()

    truth = Truth(read(ana.request.get(f"/api{place.replace('match', 'matches')}/record").json()))
    for seat, messages in heard.items():
        states = [message for message in messages if message["type"] == "known"]
        assert {state["seat"] for state in states} == {seat}
        assert not [message for message in messages if message["type"] == "table" and set(cards_in(message))]
        assert assert_discreet(messages, truth) >= len(truth.log) - states[0]["sequence"]


def test_a_card_chosen_can_be_exchanged_while_another_chooses(invite):
    ana, ben = invite("en"), invite("en")
    gather(ana, ben, game=FRUITOPLAY, options={})
    hands = [page.get_by_role("region", name=words(FRUITOPLAY, "en")("label-hand")) for page in (ana, ben)]
    first, second = (hands[0].get_by_role("button").nth(card) for card in (0, 1))
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(first).to_have_attribute("aria-pressed", "false")
    chosen = second.locator(".unseen").inner_text().partition(",")[0]
    hands[1].get_by_role("button").first.click()
    for page in (ana, ben):
        expect(page.locator("aside [data-log]")).to_contain_text(f"Ana shows {chosen}")


class SlowNews:
    """What a page hears, held back for as long as wanted; what it says goes out at once, and both are noted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.held = False
        self.kept: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        page.route_web_socket("**/live*", self.join)

    def join(self, socket: WebSocketRoute) -> None:
        self.socket, server = socket, socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            if self.held:
                self.kept.append(json.loads(message))
            else:
                socket.send(message)

        def say(message: str | bytes) -> None:
            self.said.append(json.loads(message))
            server.send(message)

        server.on_message(hear)
        socket.on_message(say)

    def tell(self) -> None:
        self.held = False
        for message in self.kept:
            self.socket.send(json.dumps(message))


@pytest.mark.thorough
def test_a_click_that_crosses_anothers_is_played(invite):
    """Ben chooses a card before Ana's page has heard of it: she chooses one, too, and notices nothing."""
    ana, ben = invite("en"), invite("en")
    news = SlowNews(ana)
    gather(ana, ben, game="fruitoplay", options={})
    table, other = Table(ana, game="fruitoplay"), Table(ben, game="fruitoplay")
    look = table.look()
    card = table.choose(look)

    news.held = True
    theirs = other.look()
    other.hand(ben, theirs, other.choose(theirs))
    expect(ben.locator("aside [data-log]")).to_contain_text("Ben has chosen")
    table.hand(ana, look, card)
    expect(ben.locator("aside [data-log]")).to_contain_text("Ana shows")
    news.tell()

    expect(ana.locator("aside [data-log]")).to_contain_text("Ana shows")
    assert "refused" not in {message["type"] for message in news.kept}
    assert len([said for said in news.said if said["type"] == "play"]) == 1


@pytest.mark.thorough
def test_a_public_table_is_found_on_the_shelf(invite):
    ana, ben = invite("en"), invite("en", **PHONE)
    ben.goto("/")
    free = ben.get_by_role("region", name=SAYS("shelf-tables"))
    place = make(ana, ANA, OPEN, OPEN, public=True, clock={"per": "move", "seconds": 120, "late": 1})
    ana.goto(place)
    row = free.get_by_role("listitem").filter(has_text=SAYS("shelf-free", count=2))
    expect(row).to_contain_text("Ana")
    assert_fits(ben)
    row.get_by_role("link", name=SAYS("shelf-sit")).tap()
    ben.get_by_label(SAYS("room-name")).fill("Ben")
    button(ben, "room-sit-on", number=3).tap()
    expect(ana.get_by_role("listitem", name=SAYS("setup-seat", number=3))).to_contain_text("Ben")
    button(ben, "room-change-to", number=2).tap()
    expect(ana.get_by_role("listitem", name=SAYS("setup-seat", number=2))).to_contain_text("Ben")

    button(ana, "room-arrange").click()
    button(ana, "room-up", seat="Ben").click()
    expect(ana.get_by_role("listitem", name=SAYS("setup-seat", number=1))).to_contain_text("Ben")
    button(ana, "room-fill").click()
    expect(ana.get_by_role("listitem", name=SAYS("setup-seat", number=3))).to_contain_text(SAYS("level-2"))
    button(ana, "setup-start").click()
    for page in (ana, ben):
        page.locator("main [data-anchor]").first.wait_for()

    ben.goto("/")
    expect(ben.get_by_role("link", name=SAYS("shelf-resume", game="Finca"))).to_contain_text("Ben, Ana")
    expect(free).to_have_count(0)


@pytest.mark.thorough
def test_a_seat_on_another_device(invite):
    ana, ben, phone = invite("en"), invite("en"), invite("en", **PHONE)
    place = gather(ana, ben)
    from_menu(ana, "personal")
    link = ana.get_by_label(SAYS("personal-link"))
    expect(link).to_have_value(re.compile("/come/.+#.+"))
    phone.goto(link.input_value())
    button(phone, "come-yes").tap()
    phone.wait_for_url(f"**{place}")
    assert "#" not in phone.url
    ana.keyboard.press("Escape")
    for page in (ana, phone):
        expect(page.locator("footer .sentence")).to_contain_text(SAYS("prompt-yours", seat="Ana"))
    table = Table(phone, hand=tap)
    act(table, table.look())
    expect(lines(ana)).to_have_count(1)

    forged = invite("en", excuse=("400", "403", "422"))
    forged.goto("/come/nowhere#forged")
    button(forged, "come-yes").click()
    expect(forged.get_by_text(SAYS("come-failed"))).to_be_visible()


def test_a_seat_is_lent_to_a_program(invite):
    ana, ben = invite("en"), invite("en")
    gather(ana, ben)
    from_menu(ana, "lend")
    address, token = (ana.get_by_label(SAYS(f"lend-{word}")) for word in ("address", "token"))
    expect(token).to_have_value(re.compile(".{20}"))
    assert_accessible(ana)
    brought = {"Authorization": f"Bearer {token.input_value()}"}
    with connect(address.input_value(), additional_headers=brought) as socket:
        turn = next(told for told in map(json.loads, socket) if told["type"] == "turn")
        socket.send(json.dumps({"turn": turn["turn"], "action": turn["choices"][0]}))
        expect(lines(ben).first).to_contain_text("Ana")


# Manners


def test_an_undo_beyond_reach_asks_the_table(invite):
    ana, ben, zoe = invite("en"), invite("en"), invite("en")
    place = gather(ana, ben)
    zoe.goto(place)
    for page in (ana, ben):
        table = Table(page)
        act(table, table.look())
    expect(lines(ana)).to_have_count(2)
    asked = SAYS("request-undo", seat="Ana", count=1)

    ana.get_by_role("button", name=SAYS("undo-ask")).click()
    expect(ana.get_by_text(SAYS("request-yours", seats="Ben"))).to_be_visible()
    expect(zoe.get_by_text(asked)).to_be_visible()
    expect(button(zoe, "request-yes")).to_have_count(0)
    expect(ben.get_by_text(asked)).to_contain_text(SAYS("request-undo-others"))
    assert_accessible(ben)
    button(ben, "request-no").click()
    expect(ana.get_by_text(SAYS("request-declined"))).to_be_visible()
    expect(lines(ana)).to_have_count(2)

    ana.keyboard.press("Backspace")
    expect(ben.get_by_text(asked)).to_be_visible()
    button(ana, "request-withdraw").click()
    expect(ben.get_by_text(asked)).to_have_count(0)
    expect(button(ana, "request-withdraw")).to_have_count(0)

    ana.keyboard.press("Backspace")
    expect(ben.get_by_text(asked)).to_be_visible()
    button(ben, "request-yes").click()
    for page in (ana, ben, zoe):
        expect(lines(page)).to_have_count(0)
    expect(ana.locator("footer .sentence")).to_contain_text(SAYS("prompt-yours", seat="Ana"))


@pytest.mark.thorough
def test_what_is_said_is_only_said(invite):
    ana, ben, zoe = invite("en"), invite("en", **PHONE), invite("en")
    place = gather(ana, ben)
    zoe.goto(place)
    evil = "<img src=x onerror=alert(1)> & «salut»"
    ana.get_by_role("button", name=SAYS("chat")).click()
    field = ana.get_by_label(SAYS("chat-write"))
    field.fill(evil)
    field.press("Enter")
    expect(field).to_have_value("")
    ben.get_by_role("button", name=SAYS("chat-unread", count=1)).tap()
    talk = ben.get_by_role("dialog", name=SAYS("chat"))
    expect(talk.get_by_text(evil)).to_be_visible()
    assert_fits(ben)
    assert_accessible(ben)
    button(ben, "reaction-bravo").tap()
    said = ana.locator("aside").get_by_role("list", name=SAYS("chat"))
    expect(said).to_contain_text(SAYS("reaction-bravo"))
    expect(ana.locator("[src=x]")).to_have_count(0)
    ben.keyboard.press("Escape")
    expect(ben.get_by_role("button", name=SAYS("chat"), exact=True)).to_be_visible()

    zoe.get_by_role("button", name=SAYS("chat")).click()
    expect(zoe.get_by_text(SAYS("chat-watch"))).to_be_visible()
    from_menu(ana, "people")
    ana.get_by_role("combobox", name=SAYS("setup-chat")).select_option(SAYS("setup-chat-off"))
    expect(zoe.get_by_text(SAYS("chat-off"))).to_be_visible()
    ana.keyboard.press("Escape")
    expect(field).to_have_count(0)


@pytest.mark.thorough
def test_a_pause_holds_everybody(invite):
    ana, ben = invite("en"), invite("en")
    gather(ana, ben, clock={"per": "match", "seconds": 600, "late": 1})
    expect(ana.get_by_text(SAYS("clock-left", time="10:00")).first).to_be_attached()
    from_menu(ben, "pause")
    expect(ana.get_by_role("heading", name=SAYS("pause-title"))).to_be_visible()
    expect(ana.locator("[data-choice]")).to_have_count(0)
    assert_accessible(ana)
    button(ana, "pause-resume").click()
    Table(ana).look()
    expect(ben.get_by_role("heading", name=SAYS("pause-title"))).to_have_count(0)


@pytest.mark.thorough
def test_a_bot_plays_until_the_seat_is_taken_back(invite):
    ana, ben = invite("en"), invite("en")
    gather(ana, ben)
    from_menu(ana, "people")
    assert_accessible(ana)
    button(ana, "people-bot").click()
    ana.keyboard.press("Escape")
    expect(ana.locator("footer .sentence")).to_contain_text(SAYS("substitute-yours"))
    expect(lines(ana)).to_have_count(1)
    expect(ben.get_by_role("complementary", name=SAYS("frame-seats"))).to_contain_text(SAYS("seat-substitute"))
    button(ana, "people-back").click()
    expect(ana.locator("footer .sentence")).not_to_contain_text(SAYS("substitute-yours"))
    table = Table(ben)
    act(table, table.look())
    Table(ana).look()


@pytest.mark.thorough
def test_who_leaves_can_be_followed_by_somebody_else(invite):
    ana, ben = invite("en"), invite("en")
    gather(ana, ben)
    from_menu(ben, "people")
    button(ben, "people-leave").click()
    ben.get_by_role("alert").get_by_role("button", name=SAYS("people-leave")).click()
    expect(ben.get_by_text(SAYS("frame-watching"))).to_be_attached()
    expect(ana.get_by_role("complementary", name=SAYS("frame-seats"))).to_contain_text(SAYS("seat-free"))
    ben.get_by_label(SAYS("room-name")).fill("Benny")
    ben.get_by_role("dialog").get_by_role("button", name=SAYS("people-back")).click()
    expect(ana.get_by_role("complementary", name=SAYS("frame-seats"))).to_contain_text("Benny")
    ben.keyboard.press("Escape")
    table = Table(ana, hand=press)
    act(table, table.look())
    Table(ben).look()


def test_at_zero_a_bot_moves(invite):
    ana, ben = invite("en"), invite("en")
    gather(ana, ben, clock={"per": "move", "seconds": 5, "late": 1})
    expect(ana.locator("aside .clock").first).to_be_visible()
    expect(lines(ana)).to_have_count(1)


def test_coming_back_tells_what_happened(invite):
    ana, ben = invite("en"), invite("en")
    place = gather(ana, ben)
    for page in (ana, ben):
        table = Table(page)
        act(table, table.look())
    expect(lines(ana)).to_have_count(2)
    ana.goto("/")
    row = ana.get_by_role("link", name=SAYS("shelf-resume", game="Finca"))
    expect(row).to_contain_text(SAYS("shelf-turn"))
    row.click()
    ana.wait_for_url(f"**{place}")
    ana.get_by_text(SAYS("since", count=1)).click()
    expect(ana.locator("footer details ol")).to_contain_text("Ben")
    assert_accessible(ana)
    table = Table(ana)
    act(table, table.look())
    expect(ana.get_by_text(SAYS("since", count=1))).to_have_count(0)


# The end


@pytest.mark.thorough
def test_the_end_is_checked_and_the_next_match_begins(invite, server):
    ana, ben, zoe = invite("en"), invite("en"), invite("en")
    place = gather(ana, ben)
    finish(server, place, ana, ben)
    zoe.goto(place)
    for page in (ana, ben, zoe):
        page.locator("dialog[open] tfoot").wait_for()

    button(ana, "verify").click()
    button(ana, "verify").click()
    verdict = ana.get_by_role("dialog", name=SAYS("fairness"))
    for found in ("verify-fair", "verify-noted", "verify-replayed"):
        expect(verdict).to_contain_text(SAYS(found))
    assert_accessible(ana)
    ana.keyboard.press("Escape")

    expect(button(zoe, "result-rematch")).to_have_count(0)
    button(ben, "result-rematch").click()
    ben.wait_for_url(lambda url: place not in url)
    follow = ana.get_by_role("link", name=SAYS("rematch-follow"))
    follow.first.click()
    ana.wait_for_url(ben.url)
    zoe.get_by_role("dialog").get_by_role("link", name=SAYS("rematch-follow")).click()
    zoe.wait_for_url(ben.url)
    expect(zoe.get_by_role("complementary", name=SAYS("frame-seats")).locator("[data-seat='0']")).to_contain_text("Ben")


@pytest.mark.thorough
@pytest.mark.parametrize("over", [False, True])
def test_a_match_whose_edition_has_gone_leaves_its_record_once_it_is_over(invite, over):
    page = invite("en")
    place = make(page, ANA, bot("Bo"))
    table = page.request.get(f"/api{place.replace('match', 'matches')}/table").json()
    table["ended"] = table["started"] if over else None
    gone = {"type": "refused", "code": "edition", "message": "", "rule": None, "reason": None, "revision": 0}

    def answer(socket: WebSocketRoute) -> None:
        for message in (table, gone):
            socket.send(json.dumps(message))
        socket.close(code=4409)

    page.route_web_socket("**/live*", answer)
    page.goto(place)
    expect(page.get_by_text(SAYS("error-edition"))).to_be_visible()
    record = page.get_by_role("link", name=SAYS("record-read"))
    if over:
        expect(record).to_have_attribute("href", f"/api{place.replace('match', 'matches')}/record")
    else:
        expect(record).to_have_count(0)


@pytest.mark.thorough
def test_a_match_against_bots_knows_no_company(invite):
    page = invite("en")
    page.goto(make(page, ANA, bot("Bo")))
    Table(page).look()
    expect(page.get_by_role("button", name=SAYS("chat"))).to_have_count(0)
    button(page, "frame-menu").click()
    expect(button(page, "pause")).to_have_count(0)
    expect(button(page, "personal")).to_be_visible()
