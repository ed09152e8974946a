"""What is sent to who has the rules: the known record of their seat, and nothing of what happens out of their sight."""

import base64
import json
from typing import Any

import pytest
from pydantic import TypeAdapter
from tests.server.support import ANA, BEN, bot, browser, make, order, sit_down, sitting_at
from tests.server.support import OPEN as FREE

from verger.lift import FOLDER
from verger.match import games
from verger.server.shelf.games import game
from verger.server.tables import veil
from verger.server.wire.messages import Known

KNOWN: TypeAdapter[Any] = TypeAdapter(Known)


@pytest.mark.parametrize("name", games())
def test_a_page_gets_what_its_seat_knows(client, name):
    match = make(client, ANA, BEN, game=name, seed=3, options={})
    mirror = game(name).new(seats=2, seed=3)
    laid_out = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    with client.websocket_connect(f"/api/matches/{match}/live?form=known") as session:
        for _ in range(12):
            message = next_known(session)
            KNOWN.validate_python(message, strict=True, extra="forbid")
            seat = message["seat"]
            assert message["layout"] == laid_out["layout"], "no page could read it"
            assert base64.b64decode(message["record"]) == mirror.known(seat).tobytes()
            if seat not in mirror.pending:
                session.send_json({"type": "sit", "seat": mirror.pending[0]})
                continue
            action = mirror.legal(seat)[0]
            mirror.play(seat, action)
            session.send_json({"type": "play", "seat": seat, "action": action.id, "revision": message["revision"]})


def next_known(session: Any) -> dict[str, Any]:
    while (message := session.receive_json())["type"] != "known":
        assert message["type"] == "table", message
    return message  # type: ignore[no-any-return]


def test_nothing_is_sent_of_what_happens_at_another_table(client):
    """Six seats are two tables, in turn; Ana sits at the first one, Ben at the second."""
    seats = [ANA, FREE, *(bot(name) for name in ("Cy", "Di", "Ed", "Fay"))]
    match = make(client, *seats, game="fff", options={})
    ben = browser(client)
    sit_down(ben, match, 1, "Ben")
    order(client, match, "start") if not started(client, match) else None
    with sitting_at(client, match) as at_first, sitting_at(ben, match) as at_second:
        for table in (at_first, at_second):
            table.play_on(until=may_walk)
        at_first.tell("why", seat=0, action=0)
        at_first.hear("refused")  # and whatever was still under way
        heard = len(at_first.heard)
        for _ in range(3):
            at_second.my_turn()
            at_second.move(at_second.state["choices"][0]["id"])
        at_first.tell("why", seat=0, action=0)
        at_first.hear("refused")
        news = [message for message in at_first.heard[heard:] if message["type"] == "state"]
        assert news == [], "three actions at the other table, and not a word of them"
        for heard_there in (at_first.heard, at_second.heard):
            before: set[int] = set()  # somebody may have left the table since, and was seen to
            for message in (one for one in heard_there if one["type"] == "state"):
                here = {player for player, seen in enumerate(message["view"]["players"]) if seen["here"]}
                assert set(message["pending"]) | set(message["thinking"]) <= here
                assert {entry["seat"] for entry in message["log"]} <= here | before
                before = here


def may_walk(state: dict[str, Any]) -> bool:
    return state["view"]["phase"] == "moving" and state["seat"] in state["pending"]


def started(client: Any, match: str) -> bool:
    return client.get(f"/api/matches/{match}/table").json()["started"] is not None


def test_a_veil_hides_the_order_of_numbers_and_can_be_lifted():
    numbers = [veil.veiled(number, "a seed") for number in range(1000)]
    assert len(set(numbers)) == 1000
    assert [veil.unveiled(number, "a seed") for number in numbers] == list(range(1000))
    assert sorted(numbers) != numbers
    assert numbers != [veil.veiled(number, "another seed") for number in range(1000)]
    assert json.dumps(max(numbers)).isdigit()
