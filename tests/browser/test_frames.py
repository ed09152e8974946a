"""What reaches the browsers at a live table, frame by frame: what their seat knows, and nothing else."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as TooLate
from tests.browser.play import Table, each
from tests.browser.test_fruitoplay import listen
from tests.browser.test_tables import finish, gather
from tests.server.support import bot

from verger.match import Match, games
from verger.match.record import read

CLICKS = 5
PAUSE = 100
TABLES: dict[str, dict[str, Any]] = {
    "fff": {"bots": [bot(name) for name in ("Cy", "Di", "Ed", "Fay")], "options": {"round_limit": 2}},  # two tables
}

pytestmark = pytest.mark.slow


@each("game", games(), "fff")
def test_a_page_receives_what_its_seat_knows_and_nothing_else(invite, server, game):
    pages = ana, ben, _ = invite("en"), invite("en"), invite("en")
    heard = [listen(page) for page in pages]
    place = gather(ana, ben, game=game, **TABLES.get(game, {"options": {}}))
    pages[2].goto(place)
    for _ in range(CLICKS):
        click_once(Table(ana, game=game), Table(ben, game=game))
    finish(server, place, ana, ben)
    while not all(any(message.get("over") for message in messages) for messages in heard):
        ana.wait_for_timeout(PAUSE)

    assert sum(map(len, heard)) > CLICKS * len(pages)
    record = ana.request.get(f"/api/matches/{place.removeprefix('/match/')}/record").json()
    truth = read(record)
    for eyes, messages in zip((0, 1, None), heard, strict=True):
        known = [message for message in messages if message["type"] == "known" and not message["over"]]
        assert {message["seat"] for message in known} == {eyes}
        assert known
        assert_only_what_is_known(known, truth, eyes)
        assert not [message for message in messages if not is_over(message) and says(message, record["seed"])]


def click_once(*tables: Table) -> None:
    """Whoever may act does something; where others were quicker, and what was meant is gone, something else."""
    has_acted = False
    while not has_acted:
        while not (waited := [table for table in tables if table.page.title().startswith("●")]):
            tables[0].page.wait_for_timeout(PAUSE)
        table, look = waited[0], waited[0].look()
        try:
            table.hand(table.page, look, table.choose(look))
            has_acted = True
        except TooLate:
            continue
        table.page.wait_for_timeout(PAUSE)


def assert_only_what_is_known(told: list[dict[str, Any]], truth: Match, eyes: int | None) -> None:
    """Every record is the known one of a position, the positions follow each other, the log is what was heard."""
    positions = [(match.known(eyes).tobytes(), len(match.heard(eyes))) for match in prefixes(truth)]
    log = [asdict(entry) for entry in truth.log(eyes)]
    at = 0
    for message in told:
        record = base64.b64decode(message["record"])
        at = next(i for i in range(at, len(positions)) if positions[i][0] == record)
        lines = positions[at][1]
        assert message["sequence"] == lines
        assert message["log"] == log[lines - len(message["log"]) : lines]


def prefixes(truth: Match) -> Iterator[Match]:
    """The match after none, one, two … of its actions."""
    match = truth.twin()
    match.rewind(0)
    yield match
    for seat, action in truth.actions:
        match.play(seat, action)
        yield match


def is_over(message: dict[str, Any]) -> bool:
    """Whether a state or a table tells that everybody may know everything by now."""
    return bool(message.get("over") or message.get("ended"))


def says(message: dict[str, Any], seed: int) -> bool:
    text = json.dumps(message)
    return str(seed) in text or f"{seed:x}" in text
