"""Matches that were begun in a browser and go on here."""

from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.support import ANA, bot, kinds, names, order, read_table, refusal, sitting_at

import verger

SEED = 2**64 - 3


def begun(*seats: Any, actions: int = 6, seed: int = SEED, **options: Any) -> Any:
    """The record of a match, some actions after its start."""
    match = verger.game("finca").new(seats=seats, seed=seed, start_player=0, **options)
    while not match.over and len(match.actions) < actions:
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    return match.record()


def bring(client: TestClient, record: Any, **more: Any) -> str:
    answer = client.post("/api/matches/import", json={"record": record, **more})
    assert answer.status_code == 201, answer.text
    match: str = answer.json()["match"]
    return match


def test_it_goes_on_where_it_was(client):
    record = begun(ANA, {"kind": "person", "name": "Ben"})
    match = bring(client, record)
    with sitting_at(client, match) as table:
        assert table.state["sequence"] == len(record["actions"]) == 6
        assert [entry["seat"] for entry in table.state["log"]] == [seat for seat, _ in record["actions"]]
        assert table.yours == [0, 1]
        table.sit(table.state["pending"][0])
        table.move(table.state["choices"][0]["id"])
        assert table.state["sequence"] == 7
        table.undo(6)
        assert table.hear_until(lambda state: state["sequence"] == 6)["undo"]["reason"]


def test_its_bots_play_on(client):
    match = bring(client, begun(ANA, bot("Bo"), actions=0))
    with sitting_at(client, match) as table:
        table.move(table.state["choices"][0]["id"])
        assert table.my_turn()["sequence"] >= 2


def test_its_seed_is_kept_to_the_last_digit(client):
    match = bring(client, begun(ANA, {"kind": "person", "name": "Ben"}, actions=10_000, turn_limit=3))
    state = client.get(f"/api/matches/{match}").json()
    assert state["over"]
    assert read_table(client, match)["fairness"]["seed"] == f"{SEED:016x}"
    assert client.get(f"/api/matches/{match}/record").json()["result"] == {
        key: state["result"][key] for key in ("places", "points")
    }


def test_seats_may_be_left_for_others(client, stranger):
    match = bring(client, begun(ANA, {"kind": "person", "name": "Ben"}, bot("Bo", 2)), free=[1, 2])
    table = client.get(f"/api/matches/{match}/table").json()
    assert (kinds(table), names(table)) == (["person", "open", "open"], ["Ana", "Ben", "Bo"])
    assert table["host"]
    assert table["paused"], "nobody is there yet to play against"
    stranger.post("/api/guests")
    assert refusal(stranger, match, "take", seat=1, name="Zoë") == "known_seed", "Ana has dealt it, and may know it all"
    order(stranger, match, "take", seat=1, name="Zoë", known_seed=True)
    table = order(client, match, "resume")
    assert names(table) == ["Ana", "Zoë", "Bo"]
    assert not table["paused"]


def test_a_seat_that_is_not_there_cannot_be_left(client):
    answer = client.post("/api/matches/import", json={"record": begun(ANA, bot("Bo")), "free": [2]})
    assert answer.status_code == 422
    assert answer.json()["error"]["message"] == "There is no seat 2."


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"edition": "0"}, "edition"),
        ({"actions": [[0, 0], [0, 0]]}, "actions[1]"),
        ({"actions": [[7, 0]]}, "there is no seat 7"),
        ({"seed": 2**64}, "seed"),
        ({"result": {"places": [1, 2], "points": [1, 0]}}, "result"),
        ({"seats": [ANA, {"kind": "ghost", "name": "Boo"}]}, "seats"),
        ({"seats": [ANA, bot("Bo", 99)]}, "level"),
        ({"seats": [ANA]}, "finca is for 2 to 4 seats"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_what_did_not_happen_does_not_go_on(client, changed, said):
    record = begun(ANA, {"kind": "person", "name": "Ben"}) | changed
    answer = client.post("/api/matches/import", json={"record": record})
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "invalid"
    assert said in answer.json()["error"]["message"]


def test_a_written_position_does_not_go_on(client):
    finca = verger.game("finca")
    record = finca.position(finca.describe(finca.new(seats=2, seed=1).state)).record()
    answer = client.post("/api/matches/import", json={"record": record})
    assert answer.status_code == 422
    assert "position" in answer.json()["error"]["message"]
