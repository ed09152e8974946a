"""An answer that takes longer is seen to be on its way."""

import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect
from tests.browser.play import Table, make
from tests.server.support import ANA, BEN


def test_a_slow_answer_is_announced_until_it_comes(invite):
    page = invite("en")
    held: list[Any] = []
    holding = [False]

    def between(line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        line.on_message(lambda order: held.append((house, order)) if holding[0] else house.send(order))

    page.route_web_socket(re.compile("/api/"), between)
    page.goto(make(page, ANA, BEN))
    table = Table(page)
    look = table.look()
    busy = page.locator("footer .busy")
    expect(busy).to_have_count(0)
    holding[0] = True
    table.hand(page, look, table.choose(look))
    expect(busy).to_be_visible()
    assert held
    holding[0] = False
    for house, order in held:
        house.send(order)
    table.look(since=look)
    expect(busy).to_have_count(0)
