"""What can be had of a match: its record after the end, any moment of it before and after."""

import json

from pydantic import TypeAdapter
from tests.server.support import ANA, BEN, bot, make, sitting_at

import verger
from verger.server.wire.answers import Step


def test_a_running_match_has_no_record(client):
    answer = client.get(f"/api/matches/{make(client, ANA, BEN)}/record")
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "running"


def test_the_record_of_a_finished_match_replays(client, stranger, tmp_path):
    match = make(client, ANA, bot("Bo"), seed="fedcba9876543210")
    with sitting_at(client, match) as table:
        last = table.play_on()
    record = stranger.get(f"/api/matches/{match}/record").json()
    path = tmp_path / "match.json"
    path.write_text(json.dumps(record))
    replayed = verger.open(path)
    assert replayed.seed == 0xFEDCBA9876543210
    assert replayed.result is not None
    assert replayed.result.points == last["result"]["points"]
    assert replayed.seats == [{"kind": "person", "name": "Ana"}, {"kind": "bot", "name": "Bo", "level": 1}]


def test_a_match_is_walked_through_step_by_step(client, stranger):
    match = make(client, ANA, BEN, options={"start_player": 0, "turn_limit": 3})
    with sitting_at(client, match) as table:
        table.play_on()
        states = [state for state in table.heard if state["type"] == "state"]
    by_sequence = {state["sequence"]: state for state in states}
    total = states[-1]["sequence"]
    for number in range(total + 1):
        step = stranger.get(f"/api/matches/{match}/steps/{number}?seat=0").json()
        TypeAdapter(Step).validate_python(step, strict=True, extra="forbid")
        assert (step["step"], step["steps"]) == (number, total)
        assert step["view"] == by_sequence[number]["view"]
        assert step["points"] == states[-1]["result"]["curve"][number]
        assert [step["entry"]] == (by_sequence[number]["log"][-1:] if number else [None])


def test_steps_of_a_running_match(client):
    match = make(client, ANA, BEN)
    with sitting_at(client, match) as table:
        start = table.state["view"]
        table.move(0)
        entry = table.state["log"][0]
    assert client.get(f"/api/matches/{match}/steps/0").json()["view"] == start
    step = client.get(f"/api/matches/{match}/steps/1").json()
    assert step["entry"] == entry
    assert step["points"] == [], "how the points stand is the view's to tell while the match runs"
    for number in (2, -1, 10**30):
        assert client.get(f"/api/matches/{match}/steps/{number}").status_code == 404
    assert client.get(f"/api/matches/{match}/steps/two").status_code == 422
