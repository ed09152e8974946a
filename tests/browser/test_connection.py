"""The server dies and comes back under an open page."""

import pytest
from playwright.sync_api import expect
from tests.browser.play import FARMER, Table, house, make
from tests.server.process import serving
from tests.server.support import ANA, BEN, bot

pytestmark = pytest.mark.slow

CUT_OFF = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket connection")


def test_a_match_goes_on_after_the_server_was_killed(invite, tmp_path):
    says = house("en")
    data = tmp_path / "data"
    with serving(data) as server:
        page = invite("en", excuse=CUT_OFF, base_url=server.address)
        page.goto(make(page, ANA, BEN, bot("Bo")))
        table = Table(page, taste=FARMER)
        left = table.play(until=lambda look: look.lines >= 20)
        server.process.kill()
        server.process.wait()
        expect(page.get_by_text(says("connection-lost"))).to_be_visible()
        expect(page.locator("[data-choice]")).to_have_count(0)
    with serving(data, server.port):
        table.look(like=left)
        expect(page.get_by_text(says("connection-lost"))).to_have_count(0)
        assert table.play(until=lambda look: look.lines >= left.lines + 20).lines > left.lines
