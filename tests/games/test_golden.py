"""Golden matches: every game has some, they replay to their results, and nothing of the game is missing in them."""

import json

import pytest
from tests.games import golden
from tests.games.folders import NAMES, each_game

import verger
from verger.engine import EVERYTHING


@pytest.mark.parametrize(("name", "chosen"), [(name, chosen) for name in NAMES for chosen in golden.names(name)])
def test_a_golden_match_replays_to_its_result(name, chosen):
    record = json.loads(golden.path_of(name, chosen).read_text(encoding="utf-8"))
    match = golden.match_of(name, chosen)
    assert match.game.name == name
    assert match.over
    assert match.record() == record
    assert match.result is not None
    assert {"places": match.result.places, "points": match.result.points} == record["result"]
    assert match.curve()[-1] == record["result"]["points"]
    assert [sum(parts.values()) for parts in match.result.parts] == record["result"]["points"]


@each_game
def test_everything_that_can_happen_happens_in_one_of_them(name):
    told = {
        event["kind"]
        for match in golden.matches(name).values()
        for entry in match.log(EVERYTHING)
        for event in entry.events
    }
    assert told == set(verger.game(name).events.kinds)


@each_game
def test_everything_that_can_be_done_is_done_in_one_of_them(name):
    actions = verger.game(name).actions
    done = {actions[number].kind for match in golden.matches(name).values() for _, number in match.actions}
    assert done == set(actions.ranges)
