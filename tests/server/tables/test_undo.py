"""Taking back, and how far it reaches."""

from typing import Any

from tests.server.postgres import both_databases
from tests.server.support import ANA, BEN, Table, bot, make, sitting_at


@both_databases
def test_an_action_is_taken_back(client):
    with sitting_at(client, make(client, ANA, BEN)) as table:
        before = table.state
        table.move(3)
        assert table.state["undo"] == {"reach": 1, "reason": "start", "consent": 0}
        table.undo(0)
        state = table.hear("state")
        assert state["view"] == before["view"]
        assert state["choices"] == before["choices"]
        assert (state["sequence"], state["revision"], state["log"]) == (0, 2, [])
        table.move(4)
        assert (table.state["sequence"], table.state["revision"]) == (1, 3)
        assert [entry["action"]["blade"] for entry in table.state["log"]] == [4]


@both_databases
def test_what_was_taken_back_is_gone_for_those_who_come(client):
    match = make(client, ANA, BEN)
    with sitting_at(client, match) as table:
        table.move(3)
        table.undo(0)
        table.hear("state")
        table.move(4)
    with sitting_at(client, match) as table:
        assert [entry["action"]["blade"] for entry in table.state["log"]] == [4]


def test_several_actions_are_taken_back_at_once(client):
    with sitting_at(client, make(client, ANA, BEN)) as table:
        table.play_on(until=lambda state: state["undo"]["reach"] >= 2)
        reach, sequence = table.state["undo"]["reach"], table.state["sequence"]
        table.undo(sequence - reach)
        assert table.hear("state")["sequence"] == sequence - reach


def refused_undo(table: Table, to: int, seat: int | None = None) -> Any:
    table.undo(to, seat)
    refused = table.hear("refused")
    assert refused["code"] == "undo"
    return refused["reason"]


def test_nothing_is_taken_back_before_the_start(client):
    with sitting_at(client, make(client, ANA, BEN)) as table:
        assert refused_undo(table, 0) == "start"


def test_nothing_is_taken_back_after_somebody_else_has_acted(client):
    with sitting_at(client, make(client, ANA, BEN)) as table:
        table.move(3)
        table.sit(1)
        table.move(3)
        assert table.sit(0)["undo"] == {"reach": 0, "reason": "other", "consent": 0}
        assert refused_undo(table, 0, seat=0) == "other"
        table.undo(1, seat=1)
        assert table.hear("state")["sequence"] == 1


def test_nothing_is_taken_back_after_something_was_revealed(client):
    with sitting_at(client, make(client, ANA, BEN, seed=3)) as table:
        chance = table.play_on(until=lambda state: any(choice["reveals"] for choice in state["choices"]), eager=True)
        table.move(next(choice["id"] for choice in chance["choices"] if choice["reveals"]))
        assert table.state["undo"] == {"reach": 0, "reason": "reveal", "consent": 0}
        assert refused_undo(table, table.state["sequence"] - 1) == "reveal"


def test_nothing_is_taken_back_after_the_end(client):
    match = make(client, ANA, BEN, options={"start_player": 0, "turn_limit": 1})
    with sitting_at(client, match) as table:
        state = table.play_on()
        assert state["undo"] == {"reach": 0, "reason": "over", "consent": 0}
        assert refused_undo(table, state["sequence"] - 1) == "over"


def test_a_stale_undo_is_a_conflict(client):
    with sitting_at(client, make(client, ANA, BEN)) as table:
        table.move(3)
        table.tell("undo", seat=0, to=0, revision=0)
        assert table.hear("refused")["code"] == "conflict"


def test_a_thought_about_what_was_taken_back_is_void(client):
    with sitting_at(client, make(client, ANA, bot("Bo", 5))) as table:
        table.move(3)
        assert table.state["thinking"] == [1]
        table.undo(0)
        assert table.hear("state")["thinking"] == []
        table.move(4)
        state = table.hear_until(lambda state: 0 in state["pending"])
    assert [state["log"][0]["seat"] for state in table.heard[3:]] == [0, 1]
    assert state["sequence"] == 2


def test_what_bots_have_answered_is_taken_back_with_what_they_answered(client):
    with sitting_at(client, make(client, ANA, bot("Bo", 1))) as table:
        before = table.state
        table.move(3)
        state = table.hear_until(lambda state: 0 in state["pending"])
        assert (state["sequence"], state["undo"]) == (2, {"reach": 1, "reason": "start", "consent": 0})
        table.undo(0)
        state = table.hear("state")
        assert (state["sequence"], state["view"], state["choices"]) == (0, before["view"], before["choices"])
        table.move(4)
        state = table.hear_until(lambda state: 0 in state["pending"])
    assert state["sequence"] == 2


def test_bots_between_people_are_no_way_round_the_people(client):
    with sitting_at(client, make(client, ANA, bot("Bo", 1), BEN)) as table:
        table.move(3)
        table.hear_until(lambda state: 2 in state["pending"])
        table.sit(2)
        table.move(4)
        assert table.sit(0)["undo"] == {"reach": 0, "reason": "other", "consent": 0}
        assert refused_undo(table, 0, seat=0) == "other"
