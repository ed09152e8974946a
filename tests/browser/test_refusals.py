"""What cannot be done says why."""

import re

from playwright.sync_api import expect
from tests.browser.play import FARMER, Table, house, make, skip, words
from tests.server.support import ANA, BEN


def test_a_delivery_without_a_cart_is_answered_with_the_rule(invite, server):
    page = invite("fr")
    place = make(page, ANA, BEN)
    skip(server, page, place, until=lambda state: state["view"]["phase"] == "turn")
    page.goto(place)
    before = Table(page).look()
    deliver = page.get_by_role("button", name=words("finca", "fr")("label-deliver"), exact=True)
    expect(deliver).to_be_disabled()
    deliver.click(force=True)

    told = page.get_by_role("button", name=re.compile("FIN-"))
    rule = told.inner_text().split()[-1]
    sentence = words("finca", "fr")(f"rule-{rule}")
    expect(page.get_by_role("status").filter(has=told)).to_contain_text(sentence)
    assert Table(page).look().lines == before.lines

    told.click()
    book = page.get_by_role("dialog", name=house("fr")("help"))
    expect(book.locator(f'[id="{rule}"]')).to_be_focused()
    expect(book.locator(f'[id="{rule}"]')).to_contain_text(sentence)


def test_undo_says_how_far_it_reaches_and_why_no_further(invite, server):
    page = invite("en")
    says = house("en")
    place = make(page, ANA, BEN, seed=3)
    skip(server, page, place, until=lambda state: any(one["reveals"] for one in state["choices"]))
    page.goto(place)
    table = Table(page, taste=("finish",), gestures=0)
    look = table.look()

    undo = page.get_by_role("banner").get_by_role("button", name=says("undo"))
    expect(undo).to_have_accessible_name(re.compile(re.escape(says("undo-reach", reach=2))))
    undo.click()
    back = table.look(since=look)
    assert back.lines == look.lines - 1
    expect(undo).to_have_accessible_name(re.compile(re.escape(says("undo-reach", reach=1))))

    table.taste = FARMER
    while not any(target.kind == "finish" for target in back.targets):
        back = table.act(back, table.choose(back))
    table.taste = ("finish",)
    table.act(back, table.choose(back))
    why = f"{says('undo-reach', reach=0)} {says('undo-reason-reveal')}"
    expect(undo).to_have_accessible_name(re.compile(re.escape(why)))
    undo.click(force=True)
    expect(page.get_by_role("status").filter(has_text=why)).to_be_visible()
