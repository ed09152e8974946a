"""Where seats choose side by side, nobody's choice is lost because another's came first."""

import pytest
from starlette.testclient import TestClient
from tests.server.support import ANA, BEN, Message, bot, make, sitting_at

from verger.server import seating, times
from verger.server.matches import planned
from verger.server.orders import Wanted
from verger.server.sitting import LEISURE, Sitting
from verger.server.turns import due


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
    kept = planned(Wanted.model_validate({"game": "fff", "seats": seats, "seed": 5}), "ana", times.now())
    sitting = Sitting.replay(seating.begun(kept, times.now()), [])
    while actor := due(sitting):
        sitting = after(sitting, actor[0])
    assert 0 in sitting.match.pending
    assert sitting.bots == [1, 3, 5], "who sees her has kept a token, the other table has not begun"
    assert not any(sitting.match.sees(0, seat) for seat in sitting.bots)

    count = sitting.sequence
    later(LEISURE.total_seconds())
    while actor := due(sitting):
        sitting = after(sitting, actor[0])
    assert sitting.sequence == count + 1, "one action, and they wait again"


def after(sitting: Sitting, seat: int) -> Sitting:
    """The same after any action of a seat."""
    following = sitting.next()
    following.match.play(seat, following.match.legal(seat)[0])
    return following.settled(times.now(), acted=seat)
