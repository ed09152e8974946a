"""Where seats choose side by side, nobody's choice is lost because another's came first."""

import pytest
from starlette.testclient import TestClient
from tests.server.support import ANA, BEN, Message, bot, make, sitting_at

from verger.server.bots.turns import next_actor
from verger.server.operation import utc
from verger.server.tables import seating
from verger.server.tables.creation import new_row
from verger.server.tables.snapshot import LEISURE, Snapshot
from verger.server.wire.orders import Wanted


@pytest.fixture
def place(client: TestClient) -> str:
    return make(client, ANA, BEN, game="fruitoplay", options={})


def choose(state: Message, nth: int = 0) -> Message:
    action = state["choices"][nth]["id"]
    return {"seat": state["seat"], "action": action, "revision": state["revision"]}


def test_two_choices_made_at_the_same_revision_are_both_taken(client, place):
    with sitting_at(client, place, "?seat=0") as ana, sitting_at(client, place, "?seat=1") as ben:
        hers, his = choose(ana.state), choose(ben.state)
        assert hers["revision"] == his["revision"]
        ana.tell("play", **hers)
        assert ana.hear("state")["pending"] == [1]
        ben.tell("play", **his)
        assert ben.hear_until(lambda state: state["sequence"] == 2)["pending"] == [0, 1]


def test_a_seat_that_has_chosen_chooses_no_second_time(client, place):
    with sitting_at(client, place, "?seat=0") as ana:
        first, second = choose(ana.state), choose(ana.state, nth=1)
        ana.tell("play", **first)
        ana.hear("state")
        ana.tell("play", **second)
        assert ana.hear("refused")["code"] == "conflict"


def test_bots_whom_nobody_sees_take_their_time(later):
    """Six seats are two tables. While the person at one of them thinks, the bots at the other do not play on and on."""
    seats = [ANA, *(bot(name) for name in ("Bo", "Cy", "Di", "Ed", "Fay"))]
    kept = new_row(Wanted.model_validate({"game": "fff", "seats": seats, "seed": 5}), "ana", utc.now())
    snapshot = Snapshot.replay(seating.begun(kept, utc.now()), [])
    while actor := next_actor(snapshot):
        snapshot = after(snapshot, actor[0])
    assert 0 in snapshot.match.pending
    assert snapshot.bots == [1, 3, 5], "who sees her has kept a token, the other table has not begun"
    assert not any(snapshot.match.sees(0, seat) for seat in snapshot.bots)

    count = snapshot.sequence
    later(LEISURE.total_seconds())
    while actor := next_actor(snapshot):
        snapshot = after(snapshot, actor[0])
    assert snapshot.sequence == count + 1, "one action, and they wait again"


def after(snapshot: Snapshot, seat: int) -> Snapshot:
    """The same after any action of a seat."""
    match = snapshot.match.twin()
    match.play(seat, match.legal(seat)[0])
    return snapshot.followed_by(match, utc.now(), seat)
