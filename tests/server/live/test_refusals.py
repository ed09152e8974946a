"""What cannot be done is refused in words, and the connection goes on."""

import json

import pytest
from tests.server.postgres import both_databases
from tests.server.support import ANA, BEN, bot, make, sitting_at


@pytest.fixture
def table(client):
    with sitting_at(client, make(client, ANA, BEN)) as table:
        yield table
        table.my_turn()
        table.move(table.state["choices"][0]["id"])


@both_databases
def test_a_stale_action_is_a_conflict(table):
    table.move(0)
    table.tell("play", seat=0, action=1, revision=0)
    refused = table.hear("refused")
    assert (refused["code"], refused["rule"], refused["revision"]) == ("conflict", None, 1)


@both_databases
def test_the_same_action_sent_twice_is_played_once(table):
    table.play(0)
    table.play(0)
    assert table.hear("refused")["code"] == "conflict"
    assert table.hear_until(lambda state: state["sequence"] == 1)["revision"] == 1


def test_whoever_may_not_act_waits(table):
    table.play(0, seat=1)
    assert table.hear("refused")["code"] == "not_pending"
    table.tell("hint", seat=1)
    assert table.hear("refused")["code"] == "not_pending"


def test_an_illegal_action_is_refused_with_its_rule(table):
    forbidden = next(number for number, rule in enumerate(table.state["refusals"]) if rule)
    table.play(forbidden)
    refused = table.hear("refused")
    assert refused["code"] == "illegal"
    assert refused["rule"] == table.state["refusals"][forbidden]
    assert refused["message"]


def test_why_not(table):
    forbidden = next(number for number, rule in enumerate(table.state["refusals"]) if rule)
    table.tell("why", seat=0, action=forbidden)
    assert table.hear("refused")["rule"] == table.state["refusals"][forbidden]
    table.tell("why", seat=1, action=0)
    assert table.hear("refused")["code"] == "not_pending"
    table.tell("why", seat=0, action=0)
    assert table.hear("refused")["code"] == "invalid"


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (9999, "action 9999 does not exist"),
        (-1, "action -1 does not exist"),
        ({"kind": "fly"}, "kind must be one of"),
        ({}, "kind must be one of"),
        ({"kind": "place"}, "place needs blade"),
        ({"kind": "place", "blade": 12}, "blade must be a number from 0 to 11"),
        ({"kind": "place", "blade": [0]}, "blade must be a number"),
        ({"kind": "place", "blade": 0, "to": 1}, "place takes no to"),
        ({"kind": {"a": 1}}, "kind must be one of"),
    ],
)
def test_an_action_that_does_not_exist(table, action, said):
    table.play(action)
    refused = table.hear("refused")
    assert refused["code"] == "unknown_action"
    assert said in refused["message"]


PLAY = {"type": "play", "seat": 0, "action": 0, "revision": 0}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "{",
        "null",
        "7",
        "[]",
        '"play"',
        "{}",
        "[" * 10_000,
        '{"type": "\ud83c"}'.encode("utf-8", "replace").decode(),
        r'{"type": "\ud800"}',
        json.dumps({"type": "dance"}),
        json.dumps({"type": ["play"]}),
        json.dumps({"type": "play"}),
        json.dumps(PLAY | {"seat": "0"}),
        json.dumps(PLAY | {"seat": True}),
        json.dumps(PLAY | {"seat": -1}),
        json.dumps(PLAY | {"seat": 10**30}),
        json.dumps(PLAY | {"action": "place"}),
        json.dumps(PLAY | {"action": 1.5}),
        json.dumps(PLAY | {"action": None}),
        json.dumps(PLAY | {"revision": -1}),
        json.dumps(PLAY | {"revision": 2**63}),
        json.dumps(PLAY | {"revision": None}),
        json.dumps(PLAY | {"guest": "me"}),
        json.dumps({"type": "undo", "seat": 0, "to": -1, "revision": 0}),
    ],
)
def test_a_malformed_message_is_refused(table, text):
    table.tell_text(text)
    refused = table.hear("refused")
    assert refused["code"] == "invalid"
    assert refused["message"]
    assert "Traceback" not in refused["message"]


def test_a_message_has_a_limit(table):
    table.tell_text(json.dumps(PLAY | {"action": {"kind": "é" * 9000}}, ensure_ascii=False))
    refused = table.hear("refused")
    assert refused["code"] == "invalid"
    assert "16384 bytes" in refused["message"]


def test_a_message_is_a_text(table):
    table.tell_bytes(json.dumps(PLAY).encode())
    assert table.hear("refused")["code"] == "invalid"


def test_after_the_end_nothing_is_played(client):
    with sitting_at(client, make(client, ANA, bot("Bo"), options={"start_player": 0, "turn_limit": 1})) as table:
        table.play_on()
        table.play(0, seat=0)
        assert table.hear("refused")["code"] == "over"
        table.tell("hint", seat=0)
        assert table.hear("refused")["code"] == "over"


def test_our_own_trouble_is_no_traceback(client, monkeypatch):
    match = make(client, ANA, BEN)
    with sitting_at(client, match) as table:
        monkeypatch.setattr("verger.server.storage.store.Store.append", lambda *_: 1 / 0)
        table.play(0)
        refused = table.hear("refused")
        assert refused["code"] == "server"
        assert "zero" not in refused["message"]
        monkeypatch.undo()
        table.move(0)


def test_a_match_that_is_not_here(client):
    with client.websocket_connect("/api/matches/nobody/live") as session:
        assert session.receive_json()["code"] == "not_found"
        assert session.receive()["code"] == 4404
