"""Golden matches: the reference walks through them too, every table and option is shown, one is worked out by hand."""

import pytest
from tests.games import golden
from tests.games.sitting import AnySitting

from .reference import Reference
from .table import BLUE, FINCA, GREEN, RED, YELLOW, Sitting


@pytest.mark.parametrize("name", golden.names("finca"))
def test_the_reference_comes_to_the_same_result(name):
    match = golden.match_of("finca", name)
    golden.walk(match, Reference(FINCA.describe(match.after(0))))


def test_the_golden_matches_show_every_table_and_option():
    matches = golden.matches("finca")
    assert {len(match.seats) for match in matches.values()} == {2, 3, 4}
    assert [name for name, match in matches.items() if match.result and match.result.stopped] == ["turn_limit"]
    assert matches["mystery_values"].options["mystery_finca"] == "values"


def test_values_instead_of_symbols_change_a_result():
    match = golden.match_of("finca", "mystery_values")
    other = golden.replayed(match, mystery_finca="symbols")
    assert AnySitting(other).result.points != AnySitting(match).result.points


def test_the_match_walked_by_hand():
    """The end of a game on the board of the examples, every number worked out with pencil and paper."""
    record = golden.match_of("finca", "by_hand")
    table = Sitting(golden.begun(record))

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
