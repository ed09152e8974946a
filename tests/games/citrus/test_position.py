"""Positions written by hand: what is left out is as after a set-up, what is wrong is named."""

import json
from typing import Any

import pytest
from tests.games.sitting import play_at_random

from verger.engine import PositionError

from .table import CITRUS, new_match

OPTIONS: list[dict[str, Any]] = [
    {}, {"board": "short"}, {"family": True, "random_sites": True}, {"start_fincas": 3, "dead_ends": "refused"},
    {"open_horses": True},
]  # fmt: skip


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_position_of_a_match_can_be_described_and_set_up_again(seats, options):
    table = new_match(seats, seats, **options)
    while True:
        description = json.loads(json.dumps(CITRUS.describe(table.match.state)))
        again = CITRUS.position(description)
        assert CITRUS.describe(again.state) == description
        assert again.view(None) == table.view
        assert again.pending == table.match.pending
        for seat in again.pending:
            assert again.legal(seat) == table.match.legal(seat)
        if table.match.over:
            break
        play_at_random(table, seed=len(table.match.actions), actions=9)


def test_a_match_from_a_position_goes_on_like_the_match_itself():
    table = play_at_random(new_match(4, 9), seed=9, actions=50)
    again = CITRUS.position(CITRUS.describe(table.match.state))
    for seat, action in play_at_random(table, seed=10).match.actions[50:]:
        again.play(seat, action)
    assert again.result == table.match.result


def test_what_is_left_out_is_as_after_a_set_up():
    view = CITRUS.position({"seats": 3}).view(None)
    assert (view["phase"], view["turn"], view["board"]) == ("main", 0, "long")
    assert [lot["lot"] for lot in view["lots"] if lot["state"] == "finca"] == list("ABCD")
    assert [lot["lot"] for lot in view["lots"] if lot["state"] == "open"] == list("EFG")
    assert view["stock"]["sites"] == list("HIJKLMNO")
    assert view["stock"]["fincas"] == {"T1": 3, "T2": 4, "T3": 4}
    assert sum(bool(square["landscape"]) for square in view["squares"]) == 18
    assert None not in view["market"]["spaces"]
    assert view["market"]["in_bag"] == 78
    short = CITRUS.position({"seats": 2, "board": "short"}).view(None)
    assert [lot["lot"] for lot in short["lots"] if lot["state"] == "finca"] == list("ABC")
    assert sum(bool(square["landscape"]) for square in short["squares"]) == 14


def test_workers_bag_and_phase_follow_from_the_rest():
    view = CITRUS.position({
        "seats": 2, "plantations": {"e4": "0 lemon", "d4": "0 lemon", "h8": "0 lime", "k4": "- orange"},
        "hand": [{"tile": "orange", "space": 2}],
    }).view(None)  # fmt: skip
    assert [player["workers"] for player in view["players"]] == [3, 5]
    assert view["phase"] == "building"
    assert view["market"]["in_bag"] == 90 - 4 - 1 - 11
    assert view["done"]


COMPLAINTS: list[tuple[dict[str, Any], str]] = [
    ({"seats": 6}, "seats must be one of 2, 3, 4, 5, not 6"),
    ({"sea": 5}, "sea is not an entry of a position"),
    ({"board": "round"}, "board must be one of long, short"),
    ({"turn": 2}, "turn must be a number from 0 to 1, not 2"),
    ({"family": 1}, "family must be true or false, not 1"),
    ({"start_fincas": 5}, "start_fincas must be a number from 3 to 4"),
    ({"dead_ends": "maybe"}, "dead_ends must be one of penalty, refused"),
    ({"plantations": {"z1": "0 lemon"}}, "plantations must be one of a1"),
    ({"plantations": {"e4": "7 lemon"}}, "plantations.e4 must be one of -, 0, 1 and a tile"),
    ({"plantations": {"e4": "0 pear"}}, "plantations.e4 must be"),
    ({"plantations": {"e5": "0 lemon"}}, "no tile can lie on e5"),
    ({"board": "short", "plantations": {"o1": "0 lemon"}}, "o1 is not on the short board"),
    ({"plantations": {"e4": "0 lemon", "e3": "1 lemon"}}, "breaks invariant 7"),
    ({"plantations": {"e4": "- lemon", "d5": "- lemon"}}, "breaks invariant 10"),
    ({"plantations": {"a1": "0 lemon"}}, "breaks invariant 9"),
    ({"plantations": {"d3": "- lemon"}, "used": {}}, "breaks invariant 6"),
    ({"landscape": {"e5": "cart"}}, "no landscape tile can lie on e5"),
    ({"landscape": {"f4": "cow"}}, "landscape.f4 must be one of horse2"),
    ({"tiles": [{"cart": 9}, {}]}, "breaks invariant 14"),
    ({"tiles": [{}]}, "tiles must have one entry for each of the 2 seats"),
    ({"lots": {"A": "T9"}}, "lots.A must be one of open, T1"),
    ({"lots": {"A": "T1", "B": "open"}, "stack": ["B"]}, "breaks invariant 12"),
    ({"lots": dict.fromkeys("ABCDEF", "T1")}, "there are not so many finca tiles T1"),
    ({"scored": ["A"]}, "breaks invariant 13"),
    ({"market": ["lemon"]}, "market must have one entry for each of the 12 spaces"),
    ({"market": ["pear", *[None] * 11]}, "market[0] must be one of lemon"),
    ({"market": ["lemon_well"] * 12}, "there are not so many tiles lemon_well"),
    ({"market": ["lemon"] * 3 + [None] * 9}, "breaks invariant 16"),
    ({"hand": [{"tile": "lemon", "space": 13}]}, "hand[0].space must be a number from 1 to 12"),
    ({"hand": [{"tile": "lemon", "space": 1}, {"tile": "lemon", "space": 1}]}, "another tile came from there"),
    ({"hand": [{"tile": "lemon", "space": 1}, {"tile": "lemon", "space": 2}]}, "breaks invariant 15"),
    ({"hand": [{"tile": "lemon", "space": 1}], "done": False}, "breaks invariant 15"),
    ({"due": "T7"}, "due must be one of T1"),
    ({"refill": True}, "breaks invariant 17"),
    ({"money": [13, 0]}, "money[0] must be a number from 0 to 12"),
    ({"points": [{"luck": 3}, {}]}, "points[0] must be one of fincas"),
    ({"passes": 2}, "passes must be a number from 0 to 1"),
    ({"over": "stopped"}, "over must be one of running, ended"),
    ({"generator": -1}, "generator must be a number"),
]


@pytest.mark.parametrize(("entries", "complaint"), COMPLAINTS, ids=lambda value: str(value)[:40])
def test_what_is_wrong_is_named(entries, complaint):
    with pytest.raises(PositionError) as error:
        CITRUS.position({"seats": 2, **entries})
    assert complaint in str(error.value)


def test_every_entry_is_documented():
    from verger.games.citrus import position

    assert position.__doc__
    for key in CITRUS.describe(new_match(2, 1).match.state):
        assert f'"{key}"' in position.__doc__, key
