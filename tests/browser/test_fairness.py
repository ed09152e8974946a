"""Seats that change hands, guests who are sent away, and seeds that somebody chose: what the page says, and asks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.play import each, house, make
from tests.browser.test_accessibility import assert_accessible
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.test_tables import OPEN, gather, order
from tests.server.support import ANA, BEN

pytestmark = pytest.mark.slow

GAME = "fruitoplay"
both_languages = each("language", ["fr", "en"], "fr")


def words_for(language: str) -> Any:
    """A page's buttons by the message on them."""
    say = house(language)

    def button(page: Page | Locator, message: str, **args: Any) -> Locator:
        return page.get_by_role("button", name=say(message, **args), exact=True)

    return say, button


def gathered(host: Page, *guests: Page) -> str:
    return gather(host, *guests, game=GAME, options={})


def expect_seated(page: Page, place: str, say: Any) -> None:
    """At Ben's seat."""
    expect(page.get_by_text(say("frame-watching"))).to_have_count(0)
    table = page.request.get(f"/api{place.replace('match', 'matches')}/table").json()
    assert [seat["seat"] for seat in table["seats"] if seat["yours"]] == [1]


@both_languages
def test_a_newcomer_asks_for_a_seat_and_everybody_agrees(invite, language):
    say, button = words_for(language)
    ana, ben, zoe = invite(language), invite(language, **PHONE), invite(language)
    place = gathered(ana, ben)
    button(ben, "frame-menu").click()
    button(ben, "people").click()
    button(ben, "people-leave").click()
    expect(ben.get_by_role("alert")).to_contain_text(say("leave-text"))
    ben.get_by_role("alert").get_by_role("button", name=say("people-leave")).click()
    expect(ben.get_by_label(say("hand-on-link"))).to_be_visible()
    assert_fits(ben)
    assert_accessible(ben)

    zoe.goto(place)
    button(zoe, "people-ask", seat="Ben").click()
    people = zoe.get_by_role("dialog", name=say("people"))
    expect(people).to_contain_text(say("people-ask-help"))
    expect(people.get_by_label(say("hand-on-link"))).to_have_count(0)
    people.get_by_label(say("room-name")).fill("Zoé")
    button(people, "people-ask", seat="Ben").click()
    zoe.keyboard.press("Escape")
    expect(zoe.get_by_text(say("wish-yours", seat="Ben", seats="Ana"))).to_be_visible()
    assert_accessible(zoe)

    expect(ana.get_by_role("alert")).to_contain_text(say("wish-seat", name="Zoé", seat="Ben"))
    assert_accessible(ana)
    button(ana, "request-yes").click()
    expect(ana.get_by_role("complementary", name=say("frame-seats"))).to_contain_text("Zoé")
    expect_seated(zoe, place, say)


@pytest.mark.thorough
@both_languages
def test_a_newcomer_who_is_not_let_in_is_told(invite, language):
    say, button = words_for(language)
    ana, ben, zoe = invite(language), invite(language), invite(language)
    place = gathered(ana, ben)
    order(ben, place, type="leave", seat=1)
    zoe.request.post("/api/guests")
    zoe.goto(place)
    order(zoe, place, type="take", seat=1, name="Zoé")
    expect(zoe.get_by_text(say("wish-yours", seat="Ben", seats="Ana"))).to_be_visible()
    button(ana, "request-no").click()
    expect(zoe.get_by_text(say("request-declined"))).to_be_visible()
    button(zoe, "people-ask", seat="Ben").click()
    people = zoe.get_by_role("dialog", name=say("people"))
    people.get_by_label(say("room-name")).fill("Zoé")
    button(people, "people-ask", seat="Ben").click()
    zoe.keyboard.press("Escape")
    expect(zoe.get_by_text(say("error-declined"))).to_be_visible()


@pytest.mark.thorough
def test_who_leaves_passes_the_seat_on_by_a_link(invite):
    say, button = words_for("en")
    ana, ben, zoe = invite(), invite(), invite()
    place = gathered(ana, ben)
    order(ben, place, type="leave", seat=1)
    button(ben, "people-back").click()
    link = ben.get_by_label(say("hand-on-link")).input_value()
    zoe.goto(link)
    button(zoe, "people-sit", seat="Ben").click()
    people = zoe.get_by_role("dialog", name=say("people"))
    people.get_by_label(say("room-name")).fill("Zoé")
    button(people, "people-sit", seat="Ben").click()
    expect(ana.get_by_role("complementary", name=say("frame-seats"))).to_contain_text("Zoé")
    zoe.keyboard.press("Escape")
    expect_seated(zoe, place, say)
    assert zoe.url.endswith(place), "a link copied from here passes nothing on"


@both_languages
def test_a_known_seed_is_told_to_everybody_and_agreed_to(invite, language):
    say, button = words_for(language)
    ana, zoe = invite(language, **PHONE), invite(language)
    place = make(ana, ANA, BEN, game=GAME, options={}, seed=7)
    order(ana, place, type="leave", seat=1)
    for page in (ana, zoe):
        page.goto(place)
        expect(page.get_by_role("note")).to_contain_text(say("known-seed"))
        expect(page.get_by_role("note")).to_contain_text(say("known-seed-help"))
        assert_accessible(page)
    assert_fits(ana)
    button(zoe, "people-ask", seat="Ben").click()
    people = zoe.get_by_role("dialog", name=say("people"))
    people.get_by_label(say("room-name")).fill("Zoé")
    button(people, "people-ask", seat="Ben").click()
    zoe.keyboard.press("Escape")
    expect(zoe.get_by_text(say("error-known_seed"))).to_be_visible()
    button(zoe, "people-ask", seat="Ben").click()
    people.get_by_label(say("known-seed-agree")).check()
    assert_accessible(zoe)
    button(people, "people-ask", seat="Ben").click()
    button(ana, "request-yes").click()
    zoe.keyboard.press("Escape")
    expect(zoe.get_by_role("complementary", name=say("frame-seats"))).to_contain_text("Zoé")


@pytest.mark.thorough
@both_languages
def test_who_is_sent_away_is_told_and_let_back_in(invite, language):
    say, button = words_for(language)
    ana, ben = invite(language), invite(language, **PHONE)
    place = make(ana, ANA, OPEN)
    ben.request.post("/api/guests")
    order(ben, place, type="take", seat=1, name="Ben")
    for page in (ana, ben):
        page.goto(place)
    button(ana, "room-arrange").click()
    button(ana, "room-send-away", seat="Ben").click()
    button(ana, "room-arrange").click()
    expect(ben.get_by_text(say("room-removed"))).to_be_visible()
    expect(button(ben, "room-sit-on", number=2)).to_have_count(0)
    assert_fits(ben)
    expect(ana.get_by_text(say("room-sent-away-help"))).to_be_visible()
    assert_accessible(ana)
    button(ana, "room-readmit", seat="Ben").click()
    ben.get_by_label(say("room-name")).fill("Ben")
    button(ben, "room-sit-on", number=2).click()
    expect(ana.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()


@pytest.mark.thorough
@both_languages
def test_a_name_that_nobody_can_read(invite, language):
    say, button = words_for(language)
    ana, ben = invite(language), invite(language)
    place = make(ana, ANA, OPEN)
    ben.goto(place)
    ben.get_by_label(say("room-name")).fill("\u3164")
    button(ben, "room-sit-on", number=2).click()
    expect(ben.get_by_role("alert")).to_have_text(say("error-name"))


@pytest.mark.thorough
def test_a_guest_moves_and_a_host_may_have_several_seats(invite):
    say, button = words_for("en")
    ana, ben = invite(), invite()
    place = make(ana, ANA, OPEN, OPEN, OPEN)
    ben.goto(place)
    ben.get_by_label(say("room-name")).fill("Ben")
    button(ben, "room-sit-on", number=2).click()
    expect(button(ben, "room-stand")).to_have_count(1)
    button(ben, "room-change-to", number=4).click()
    expect(ben.get_by_role("listitem", name=say("setup-seat", number=4))).to_contain_text("Ben")
    expect(button(ben, "room-stand")).to_have_count(1)
    expect(ben.get_by_role("alert")).to_have_count(0)
