"""What is on the shelf."""

from verger.match import game


def test_the_games_are_listed(client):
    listed = next(one for one in client.get("/api/games").json() if one["game"] == "finca")
    assert listed["seats"] == [2, 3, 4]
    assert listed["levels"] == [1, 2, 3, 4, 5, 6]
    assert listed["edition"] == game("finca").edition
    options = {option["name"]: option for option in listed["options"]}
    assert options["start_player"] == {"name": "start_player", "kind": "seat", "default": None}
    assert options["turn_limit"]["kind"] == "number"
    assert options["turn_limit"]["low"] == 0
    assert options["mystery_finca"]["choices"] == ["symbols", "values"]


def test_a_game_is_described(client):
    described = client.get("/api/games/finca").json()
    rules = game("finca")
    assert described["components"] == rules.components.data
    assert [rule for section in described["rules"].values() for rule in section] == list(rules.ledger.rules)
    place, move, *_ = described["actions"]
    assert place == {"kind": "place", "first": 0, "args": [{"name": "blade", "keys": [], "size": 12, "none": False}]}
    assert (move["kind"], move["first"]) == ("move", 12)
    events = {event["kind"]: event["args"] for event in described["events"]}
    assert [arg["name"] for arg in events["harvest"]] == ["seat", "blade", "fruit", "amount"]
    assert events["harvest"][2]["keys"][0] == "almond"


def test_a_game_that_is_not_here_is_not_found(client):
    answer = client.get("/api/games/chess")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


def test_the_interface_describes_itself(client):
    paths = client.get("/api/openapi.json").json()["paths"]
    assert {"/api/games", "/api/matches", "/api/matches/{match}", "/api/matches/{match}/record"} <= paths.keys()
