"""Whoever has the link may watch."""

from playwright.sync_api import expect
from tests.browser.play import Table, house, make
from tests.server.support import ANA, BEN


def test_a_stranger_watches_and_cannot_act(invite):
    says = house("en")
    owner, stranger = invite("en"), invite("en")
    place = make(owner, ANA, BEN)
    owner.goto(place)
    stranger.goto(place)
    expect(stranger.get_by_text(says("frame-watching"))).to_be_visible()
    for tool in ("hint", "undo"):
        expect(owner.get_by_role("button", name=says(tool))).to_be_visible()
        expect(stranger.get_by_role("button", name=says(tool))).to_have_count(0)
    marks = stranger.locator("[data-choice], [data-pick], [data-refused]")
    lines = stranger.locator("aside [data-line]")

    table = Table(owner)
    look = table.look()
    for played in range(1, 4):
        look = table.act(look, table.choose(look))
        expect(lines).to_have_count(played)
        expect(marks).to_have_count(0)

    stranger.locator("main [data-anchor]").first.click()
    stranger.keyboard.press("ArrowRight")
    stranger.keyboard.press("Enter")
    stranger.keyboard.press("Backspace")
    stranger.keyboard.press("h")
    expect(stranger.get_by_text(says("hint-none"))).to_be_visible()
    expect(lines).to_have_count(3)
    table.look(like=look)
