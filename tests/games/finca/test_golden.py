"""Golden matches: finished records that must replay to their exact results as long as rules and box are the same."""

import json
from pathlib import Path

import pytest

import verger

from .reference import Reference
from .table import BLUE, FINCA, GREEN, RED, YELLOW, Sitting

GOLDEN = Path(__file__).parent / "golden"
MATCHES = sorted(path.stem for path in GOLDEN.glob("*.json"))


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_replays_to_its_result(name):
    record = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    match = verger.open(GOLDEN / f"{name}.json")
    assert match.over
    assert match.record() == record
    assert match.result is not None
    assert {"places": match.result.places, "points": match.result.points} == record["result"]
    assert match.curve()[-1] == record["result"]["points"]
    assert [sum(parts.values()) for parts in match.result.parts] == record["result"]["points"]


@pytest.mark.parametrize("name", MATCHES)
def test_the_reference_comes_to_the_same_result(name):
    match = verger.open(GOLDEN / f"{name}.json")
    reference = Reference(FINCA.describe(match.after(0)))
    for seat, number in match.actions:
        action = FINCA.game.actions[number]
        assert seat == reference.turn
        assert (action.kind, *action.arguments.values()) in reference.legal()
        reference.play((action.kind, *action.arguments.values()))
    assert match.result is not None
    assert reference.standing() == (match.result.places, match.result.points)


def test_the_golden_matches_show_every_table_and_option():
    matches = {name: verger.open(GOLDEN / f"{name}.json") for name in MATCHES}
    assert {len(match.seats) for match in matches.values()} == {2, 3, 4}
    assert [name for name, match in matches.items() if match.result and match.result.stopped] == ["turn_limit"]
    assert matches["mystery_values"].options["mystery_finca"] == "values"
    told = {event["kind"] for match in matches.values() for entry in match.log() for event in entry.events}
    assert told == set(FINCA.game.events.kinds), "everything that can happen happens in one of them"


def test_values_instead_of_symbols_change_a_result():
    match = verger.open(GOLDEN / "mystery_values.json")
    other = FINCA.new(seats=match.seats, seed=match.seed, **match.options | {"mystery_finca": "symbols"})
    assert other.extend(match.actions) is None
    assert other.result is not None
    assert match.result is not None
    assert other.result.points != match.result.points


def test_the_match_walked_by_hand():
    """The end of a game on the board of the examples, every number worked out with pencil and paper."""
    record = verger.open(GOLDEN / "by_hand.json")
    assert record.start_position is not None
    table = Sitting(FINCA.position(record.start_position))

    table.move(7)  # Green: 3 steps to blade 10, 3 almonds due, 2 left: all 16 return
    assert [table.fruits(seat).get("almond", 0) for seat in range(4)] == [0, 0, 0, 3]
    assert table.supply["almond"] == 15

    table.play("gust", blade=1, to=6)  # Red: a lemon, and no cart although a line lies between
    assert table.fruits(RED) == {"fig": 1, "lemon": 4, "olive": 1}
    assert table.carts(RED) == 3

    table.move(7)  # Yellow: two stand there, 2 steps to blade 9
    assert table.fruits(YELLOW) == {"olive": 1}

    table.move(11)  # Blue: over the line to Yellow's blade 0; the hub is empty, all 8 carts return
    assert table.fruits(BLUE) == {"fig": 2, "lemon": 2, "orange": 2}
    assert [table.carts(seat) for seat in range(4)] == [0, 0, 1, 0]

    table.play("strong_wind")  # Green
    table.move(2)  # to Red and Blue on blade 3: 3 lemons
    table.move(3)  # on with 3 steps, over the line to Red on blade 6: 2 lemons and a cart
    assert table.fruits(GREEN) == {"almond": 3, "lemon": 5}
    assert table.carts(GREEN) == 1

    table.move(10)  # Red: 3 steps over the line to the empty blade 1
    assert table.fruits(RED) == {"fig": 1, "grape": 1, "lemon": 4, "olive": 1}
    assert table.carts(RED) == 1

    table.move(9)  # Yellow: to Blue and Green on blade 10
    assert table.fruits(YELLOW) == {"almond": 3, "olive": 1}

    table.deliver(mode="less", short="inca:lemon")  # Blue: 2 lemons and 2 oranges for a tile of 5
    assert table.fruits(BLUE) == {"fig": 2}
    assert table.player(BLUE)["score"]["tiles"] == 28 + 5

    table.move(5)  # Green: over the line to blade 6, where Red and Green stand
    assert table.fruits(GREEN) == {"almond": 3, "lemon": 8}
    assert table.carts(GREEN) == 2

    table.deliver(
        "arta", "villafranca", "son_severa:lemon"
    )  # Red: six fruits; Artà is empty, 6 oranges against 4, 4, 2
    assert table.player(RED)["fincas"] == ["T6", "T1"]
    assert table.match.actions == record.actions
    assert table.match.result == record.result
    assert table.result.parts == [
        {"tiles": 26, "fincas": 10, "action_tiles": 0, "bonuses": 0},
        {"tiles": 21, "fincas": 0, "action_tiles": 0, "bonuses": 7},
        {"tiles": 33, "fincas": 5, "action_tiles": 0, "bonuses": 0},
        {"tiles": 21, "fincas": 5, "action_tiles": 2, "bonuses": 0},
    ]
    assert table.result.places == [2, 4, 1, 3], "Green and Yellow have 28 each, Green 11 fruits against 4"
