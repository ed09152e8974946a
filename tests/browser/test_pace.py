"""Bots' moves can be followed, and skipped."""

from playwright.sync_api import expect
from tests.browser.play import Table, house, make
from tests.server.support import ANA, bot


def test_hurry_skips_to_the_present(invite):
    page = invite("en", reduced_motion="no-preference")
    page.goto(make(page, ANA, bot("Bo"), bot("Cleo"), bot("Dan")))
    table = Table(page)
    look = table.look()
    table.hand(page, look, table.choose(look))
    hurry = page.get_by_role("button", name=house("en")("hurry"))
    hurry.click()
    expect(hurry).to_have_count(0)
    assert table.look(since=look).lines == look.lines + 4
