"""Where seats choose side by side, nobody's choice is lost because another's came first."""

import pytest
from starlette.testclient import TestClient
from tests.server.support import ANA, BEN, Message, make, sitting_at


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
