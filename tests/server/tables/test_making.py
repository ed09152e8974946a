"""Making a match, and what cannot be made."""

import hashlib
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.support import ANA, BEN, Message, bot, make, read_table, seats_of

from verger.server.tables import seating


def state_of(client: TestClient, match: str) -> Any:
    answer = client.get(f"/api/matches/{match}")
    assert answer.status_code == 200
    return answer.json()


def chairs(table: Message) -> list[tuple[str, str, int | None]]:
    return [(seat["kind"], seat["name"], seat["level"]) for seat in table["seats"]]


def test_a_match_is_made_as_wanted(client):
    match = make(client, ANA, bot("Cleo", 2), options={"start_player": 0, "turn_limit": 9})
    state, table = state_of(client, match), read_table(client, match)
    assert chairs(table) == [("person", "Ana", None), ("bot", "Cleo", 2)]
    assert table["options"] == {"start_player": 0, "turn_limit": 9, "mystery_finca": "symbols"}
    assert (seats_of(table), state["seat"], state["pending"], state["sequence"]) == ([0], 0, [0], 0)


def test_names_are_trimmed(client):
    table = read_table(client, make(client, {"kind": "person", "name": "  Zoë 🍋 "}, BEN))
    assert table["seats"][0]["name"] == "Zoë 🍋"


def test_a_seed_deals_the_same_match_however_it_is_written(client):
    matches = [make(client, ANA, BEN, seed=seed) for seed in (7, "0000000000000007")]
    first, second = (state_of(client, match) for match in matches)
    assert first["view"] == second["view"]
    pledge = {"hash": hashlib.sha256(b"0000000000000007").hexdigest(), "seed": None, "known": True}
    assert [read_table(client, match)["fairness"] for match in matches] == [pledge, pledge]


def test_matches_without_a_seed_differ(client):
    first, second = (read_table(client, make(client, ANA, BEN)) for _ in range(2))
    assert first["match"] != second["match"]
    assert first["fairness"]["hash"] != second["fairness"]["hash"]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": [ANA]}, "finca is for 2 to 4 seats"),
        ({"seats": [ANA] * 5}, "finca is for 2 to 4 seats"),
        ({"seats": [ANA] * 99}, "at most 16"),
        ({"seats": [ANA, {"kind": "ghost", "name": "Boo"}]}, "seats.1"),
        ({"seats": [ANA, bot("Bo", 99)]}, "level"),
        ({"seats": [ANA, {"kind": "bot", "name": "Bo"}]}, "level"),
        ({"seats": [ANA, {"kind": "person", "name": "   "}]}, "name"),
        ({"seats": [ANA, {"kind": "person", "name": "x" * 41}]}, "name"),
        ({"seats": [ANA, {"kind": "person", "name": 7}]}, "name"),
        ({"seats": [ANA, {"kind": "person", "name": "Ben", "guest": "somebody"}]}, "guest"),
        ({"options": {"seats": 3}}, "there is no option 'seats'"),
        ({"options": {"turn_limit": -1}}, "turn_limit must be a number"),
        ({"options": {"mystery_finca": ["symbols"]}}, "mystery_finca must be one of"),
        ({"options": []}, "options"),
        ({"seed": 2**64}, "seed"),
        ({"seed": -1}, "seed"),
        ({"seed": "7"}, "seed"),
        ({"seed": True}, "seed"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_what_cannot_be_made_is_refused_with_the_reason(client, changed, said):
    wanted = {"game": "finca", "seats": [ANA, BEN], "options": {}} | changed
    answer = client.post("/api/matches", json=wanted)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["code"] == "invalid"
    assert said in error["message"]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"7", b'"\\ud800"', b"\xff", b"[" * 5000])
def test_what_is_not_a_wish_is_refused(client, content):
    answer = client.post("/api/matches", content=content, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["code"] == "invalid"


@pytest.mark.parametrize("chunks", [False, True])
def test_a_request_has_a_limit(client, chunks):
    content = b'{"game": "' + b"x" * 20_000 + b'"}'
    body = (content[i : i + 1000] for i in range(0, len(content), 1000)) if chunks else content
    answer = client.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "invalid"


@pytest.mark.parametrize("match", ["nobody", "a" * 500, "%00", "é"])
@pytest.mark.parametrize("path", ["", "/record", "/steps/0"])
def test_a_match_that_is_not_here_is_not_found(client, match, path):
    answer = client.get(f"/api/matches/{match}{path}")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


def test_no_match_has_a_name_that_a_command_takes_for_an_option():
    names = [seating.fresh_id() for _ in range(2_000)]
    assert len(set(names)) == len(names)
    assert not [name for name in names if name.startswith("-")]
