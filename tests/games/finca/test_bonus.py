"""Bonus, FIN-90 … FIN-95."""

import pytest
from tests.games.sitting import told

from .table import BLUE, RED, YELLOW, sitting

ALL_BUT_A_ONE = "F08 F14 F19 F28 F37"


@pytest.mark.rule("FIN-90")
@pytest.mark.parametrize("tiles", ["F08 F14 F19 F28 F37", "F07 F13 F25 F34 F40", "F12 F15 F23 F33 F42"])
def test_a_set_is_six_tiles_of_values_one_to_six_of_any_kind(tiles):
    table = sitting(fruits={RED: {"olive": 1}}, carts={RED: 1}, tiles={RED: tiles}, villages={"arta": "F05"})
    events = table.deliver("arta")
    assert told(events, "bonus") == [{"seat": RED, "value": 7}]


@pytest.mark.rule("FIN-90")
@pytest.mark.parametrize("gap", range(5))
def test_a_value_short_is_no_set(gap):
    held = ALL_BUT_A_ONE.split()
    held[gap] = "F01"
    table = sitting(fruits={RED: {"olive": 1}}, carts={RED: 1}, tiles={RED: " ".join(held)}, villages={"arta": "F05"})
    events = table.deliver("arta")
    assert len(table.player(RED)["tiles"]) == 6
    assert not told(events, "bonus")
    assert table.player(RED)["lacking"] == [gap + 2]


@pytest.mark.rule("FIN-91")
def test_the_sets_of_the_game_win_seven_six_five_and_four():
    table = sitting(
        fruits={RED: {"almond": 1}, YELLOW: {"fig": 1}, BLUE: {"grape": 1}, 3: {"lemon": 1}},
        carts={RED: 1, YELLOW: 1, BLUE: 1, 3: 1},
        tiles={RED: "F07 F13 F19 F28 F37", YELLOW: "F08 F14 F20 F29 F38", BLUE: "F09 F15 F21 F30 F39",
               3: "F10 F16 F22 F31 F40"},
        villages={"alcudia": "F01 +1", "arta": "F02 +1", "inca": "F03 +1", "palma": "F04 +1"},
    )  # fmt: skip
    for seat, (village, value) in enumerate([("alcudia", 7), ("arta", 6), ("inca", 5), ("palma", 4)]):
        assert table.view["bonuses"][0] == value
        events = table.deliver(village)
        assert told(events, "bonus") == [{"seat": seat, "value": value}], "at once"
        assert table.player(seat)["bonuses"] == [value]
    assert table.view["bonuses"] == []


@pytest.mark.rule("FIN-92")
def test_a_second_set_needs_six_fresh_tiles():
    table = sitting(
        2, fruits={RED: {"grape": 1, "lemon": 6}}, carts={RED: 2}, bonuses=[RED], rest=2,
        tiles={RED: "F01 F02 F07 F08 F13 F14 F19 F20 F28 F29 F37"}, villages={"arta": "F03 +1", "inca": "F40 +1"},
    )  # fmt: skip
    assert table.player(RED)["lacking"] == [6]
    assert not told(table.deliver("arta"), "bonus"), "twelve tiles, but one 6 only"
    table.move(2)
    events = table.deliver("inca:lemon")
    assert told(events, "bonus") == [{"seat": RED, "value": 6}]
    assert table.player(RED)["bonuses"] == [7, 6]


@pytest.mark.rule("FIN-93")
def test_the_tiles_of_a_set_go_on_counting():
    table = sitting(
        fruits={RED: {"fig": 1}}, carts={RED: 1}, tiles={RED: ALL_BUT_A_ONE, YELLOW: "F32 F09"},
        villages={"arta": "F02 last T2"},
    )  # fmt: skip
    events = table.deliver("arta")
    assert told(events, "bonus") == [{"seat": RED, "value": 7}]
    assert told(events, "award") == [{"seat": RED, "village": "arta", "finca": "T2", "count": 9}]
    assert table.player(RED)["score"] == {"tiles": 21, "fincas": 5, "action_tiles": 8, "bonuses": 7, "total": 41}


@pytest.mark.rule("FIN-94")
def test_two_sets_at_once_win_two_bonus_tiles():
    table = sitting(
        fruits={RED: {"almond": 1, "fig": 1}}, carts={RED: 1},
        tiles={RED: "F07 F08 F13 F14 F19 F20 F28 F29 F37 F38"}, villages={"arta": "F01", "inca": "F02"},
    )  # fmt: skip
    events = table.deliver("arta", "inca")
    assert told(events, "bonus") == [{"seat": RED, "value": 7}, {"seat": RED, "value": 6}]
    assert table.player(RED)["bonuses"] == [7, 6]
    assert table.view["bonuses"] == [5, 4]


@pytest.mark.rule("FIN-95")
def test_with_an_empty_stack_a_set_gives_nothing():
    table = sitting(
        fruits={RED: {"almond": 1}}, carts={RED: 1}, bonuses=[YELLOW] * 4,
        tiles={RED: ALL_BUT_A_ONE, YELLOW: "F03-F06 F09-F12 F15-F18 F21-F24 F30-F33 F39-F42"},
        villages={"arta": "F01 +1"},
    )  # fmt: skip
    before = table.score(RED)
    events = table.deliver("arta")
    assert not told(events, "bonus")
    assert table.player(RED)["bonuses"] == []
    assert table.player(YELLOW)["bonuses"] == [7, 6, 5, 4]
    assert table.score(RED) == before + 1
