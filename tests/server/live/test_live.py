"""A match as it happens."""

import hashlib
from typing import Any

import pytest
from pydantic import TypeAdapter
from tests.server.postgres import both_databases
from tests.server.support import ANA, BEN, bot, make, sitting_at

from verger.bots import LOOKS
from verger.match import game
from verger.server.wire.messages import Hint, State

STATE: TypeAdapter[Any] = TypeAdapter(State)
HINT: TypeAdapter[Any] = TypeAdapter(Hint)


@both_databases
def test_a_whole_match_against_bots(client):
    match = make(client, ANA, bot("Bo", 1), bot("Cleo", 2), bot("Dan", 3), seed=11)
    with sitting_at(client, match) as table:
        table.play_on()
        states = table.heard

    assert [state["sequence"] for state in states] == list(range(len(states))), "one state for every action"
    for state in states:
        STATE.validate_python(state, strict=True, extra="forbid")
        assert [entry["sequence"] for entry in state["log"]] == ([state["sequence"]] if state["sequence"] else [])
        assert state["thinking"] == [seat for seat in state["pending"] if seat != 0]
        assert bool(state["choices"]) == (0 in state["pending"])
        assert [number for number, rule in enumerate(state["refusals"]) if rule == ""] == [
            choice["id"] for choice in state["choices"]
        ]

    last = states[-1]
    mirror = game("finca").new(seats=4, seed=11, start_player=0)
    played = [(state["log"][0]["seat"], state["log"][0]["action"]) for state in states[1:]]
    for seat, action in played:
        mirror.play(seat, action)
    assert last["view"] == as_json(mirror.view(0))
    assert mirror.result is not None
    assert last["result"] == {
        "places": mirror.result.places,
        "points": mirror.result.points,
        "parts": mirror.result.parts,
        "curve": mirror.curve(),
        "stopped": False,
    }
    told = table.table["fairness"]
    assert told["seed"] == "000000000000000b"
    assert hashlib.sha256(told["seed"].encode()).hexdigest() == told["hash"]


def as_json(view: Any) -> Any:
    return TypeAdapter(Any).dump_python(view, mode="json")


def test_bots_alone_play_while_somebody_watches(client):
    with sitting_at(client, make(client, bot("Bo"), bot("Cleo"))) as table:
        state = table.hear_until(lambda state: state["over"])
    assert (table.yours, state["seat"], state["choices"]) == ([], None, [])


def test_every_browser_hears_every_action(client):
    match = make(client, ANA, BEN)
    with sitting_at(client, match) as one, sitting_at(client, match, "?seat=1") as other:
        one.move({"kind": "place", "blade": 3})
        other.hear("state")
        assert other.state["log"] == one.state["log"]
        assert (one.state["seat"], other.state["seat"]) == (0, 1)
        assert one.state["choices"] == []
        assert other.state["choices"] != []


def test_a_choice_says_what_it_would_bring(client):
    with sitting_at(client, make(client, ANA, BEN)) as table:
        choice = table.state["choices"][3]
    assert choice["action"] == {"kind": "place", "blade": 3}
    assert choice["events"][0] == {"kind": "place", "seat": 0, "blade": 3}
    assert choice["reveals"] is False


def test_one_person_takes_up_another_seat(client):
    with sitting_at(client, make(client, ANA, BEN)) as table:
        table.move(0)
        state = table.sit(1)
        assert state["choices"] != []
        assert [entry["sequence"] for entry in state["log"]] == [1], "another seat may know other things"
        table.tell("sit", seat=2)
        assert table.hear("refused")["code"] == "not_your_seat"


def test_coming_back_brings_only_what_is_new(client):
    match = make(client, ANA, BEN)
    with sitting_at(client, match) as table:
        for _ in range(5):
            table.my_turn()
            table.move(table.state["choices"][0]["id"])
        revision = table.state["revision"]
    with sitting_at(client, match, "?since=3") as table:
        assert [entry["sequence"] for entry in table.state["log"]] == [4, 5]
    with sitting_at(client, match, f"?since=5&revision={revision}") as table:
        assert table.state["log"] == []
    with sitting_at(client, match, "?since=99") as table:
        assert table.state["log"] == []
    with sitting_at(client, match, f"?since=3&revision={revision - 1}") as table:
        assert len(table.state["log"]) == 5, "something was taken back meanwhile: all of it again"


def test_a_seat_that_is_not_ours_is_not_ours_to_look_from(client):
    with sitting_at(client, make(client, ANA, bot("Bo")), "?seat=1") as table:
        assert table.state["seat"] == 0


def test_a_hint(client):
    with sitting_at(client, make(client, ANA, bot("Bo"))) as table:
        table.tell("hint", seat=0)
        table.tell("hint", seat=0)
        hint, again = table.hear("hint"), table.hear("hint")
        legal = {choice["id"] for choice in table.state["choices"]}
    HINT.validate_python(hint, strict=True, extra="forbid")
    assert hint == again, "thought about once"
    assert {candidate["id"] for candidate in hint["candidates"]} == legal
    visits = [candidate["visits"] for candidate in hint["candidates"]]
    assert visits == sorted(visits, reverse=True)
    assert len(hint["values"]) == 2
    assert (hint["seat"], hint["revision"], hint["looks"]) == (0, 0, LOOKS)


def test_playing_does_not_wait_for_a_hint(client, free_to_think):
    with sitting_at(client, make(client, ANA, BEN)) as table:
        free_to_think.clear()
        table.tell("hint", seat=0)
        table.move(0)
        assert [message["type"] for message in table.heard] == ["state", "state"]
        free_to_think.set()
        assert table.hear("hint")["revision"] == 0


@pytest.mark.parametrize("action", [3, {"kind": "place", "blade": 3}])
def test_playing_without_a_live_connection(client, action):
    match = make(client, ANA, BEN)
    path = f"/api/matches/{match}/actions"
    answer = client.post(path, json={"seat": 0, "action": action, "revision": 0})
    assert answer.status_code == 201
    assert answer.json()["log"][0]["action"] == {"kind": "place", "blade": 3}
    again = client.post(path, json={"seat": 0, "action": action, "revision": 0})
    assert again.status_code == 409
    assert again.json()["error"]["code"] == "conflict"
