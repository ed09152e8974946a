"""Fruit shortage, FIN-32 … FIN-37."""

from typing import Any

import pytest
from tests.games.sitting import told

from .table import BLUE, FRUITS, GREEN, RED, YELLOW, sitting

THREE_ALMONDS_DUE: dict[str, Any] = {"farmers": "9 R; 10 Y B", "rest": 4}


@pytest.mark.rule("FIN-32", "FIN-33")
def test_everybody_puts_back_the_kind_that_runs_short():
    hands = {RED: {"almond": 7}, YELLOW: {"almond": 4}, GREEN: {"almond": 5}}
    table = sitting(**THREE_ALMONDS_DUE, fruits=hands)
    events = table.move(9)
    assert [event["kind"] for event in events] == ["walk", *["recall_fruit"] * 3, "harvest"]
    assert told(events, "recall_fruit") == [
        {"seat": RED, "fruit": "almond", "amount": 7},
        {"seat": YELLOW, "fruit": "almond", "amount": 4},
        {"seat": GREEN, "fruit": "almond", "amount": 5},
    ]
    assert table.fruits(RED) == {"almond": 3}, "what he held before is lost"
    assert [table.fruits(seat) for seat in (YELLOW, BLUE, GREEN)] == [{}, {}, {}]
    assert table.supply["almond"] == 15


@pytest.mark.rule("FIN-33")
def test_the_mover_holds_no_more_than_his_harvest_even_if_all_fruits_were_his():
    table = sitting(**THREE_ALMONDS_DUE, fruits={RED: {"almond": 18}})
    table.move(9)
    assert table.fruits(RED) == {"almond": 3}
    assert table.supply["almond"] == 15


@pytest.mark.rule("FIN-34")
def test_a_supply_equal_to_the_harvest_is_enough():
    table = sitting(**THREE_ALMONDS_DUE, fruits={RED: {"almond": 8}, BLUE: {"almond": 7}})
    events = table.move(9)
    assert not told(events, "recall_fruit")
    assert table.fruits(RED) == {"almond": 11}
    assert table.fruits(BLUE) == {"almond": 7}
    assert table.supply["almond"] == 0


@pytest.mark.rule("FIN-32")
@pytest.mark.parametrize(("left", "recalled"), [(0, True), (1, True), (2, True), (3, False), (4, False)])
def test_the_supply_is_short_when_it_holds_less_than_the_harvest(left, recalled):
    table = sitting(**THREE_ALMONDS_DUE, fruits={YELLOW: {"almond": 18 - left}})
    table.move(9)
    assert (table.fruits(YELLOW) == {}) == recalled


@pytest.mark.rule("FIN-35")
def test_a_recall_touches_that_kind_only():
    rich = dict.fromkeys(FRUITS, 4) | {"almond": 8}
    table = sitting(**THREE_ALMONDS_DUE, fruits={RED: rich, YELLOW: rich}, carts={RED: 2, YELLOW: 3, GREEN: 1})
    table.move(9)
    others = dict.fromkeys(FRUITS[1:], 4)
    assert table.fruits(RED) == others | {"almond": 3}
    assert table.fruits(YELLOW) == others
    assert [table.carts(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert table.hub == 2


@pytest.mark.rule("FIN-36")
def test_an_empty_supply_by_itself_causes_nothing():
    table = sitting(
        farmers="11 R; 0 R", rest=3, fruits={YELLOW: {"almond": 10}, RED: {"almond": 8, "fig": 18}}, carts={RED: 1},
        villages={"arta": "F01"},
    )  # fmt: skip
    assert table.supply["almond"] == table.supply["fig"] == 0
    table.move(0)
    assert table.fruits(YELLOW) == {"almond": 10}
    assert table.fruits(RED) == {"almond": 8, "fig": 18, "grape": 1}, "he left a blade of figs and took grapes"


@pytest.mark.rule("FIN-36")
def test_nothing_is_recalled_at_the_moment_the_supply_runs_out():
    table = sitting(farmers="9 R", rest=4, fruits={YELLOW: {"almond": 17}})
    table.move(9)
    assert table.supply["almond"] == 0
    assert table.fruits(YELLOW) == {"almond": 17}
    table.move(4)
    assert table.fruits(RED) == {"almond": 1}


@pytest.mark.rule("FIN-37")
def test_each_move_of_strong_wind_has_its_own_shortage():
    table = sitting(
        farmers="9 R; 7 R; 10 Y; 8 B", rest=4, fruits={GREEN: {"almond": 17, "fig": 17}, RED: {"almond": 1, "fig": 1}}
    )
    table.play("strong_wind")
    first = table.move(9)
    assert [event["fruit"] for event in told(first, "recall_fruit")] == ["almond", "almond"]
    assert table.fruits(GREEN) == {"fig": 17}, "the second move is yet to come"
    assert table.fruits(RED) == {"almond": 2, "fig": 1}
    second = table.move(7)
    assert [event["fruit"] for event in told(second, "recall_fruit")] == ["fig", "fig"]
    assert table.fruits(GREEN) == {}
    assert table.fruits(RED) == {"almond": 2, "fig": 2}


@pytest.mark.rule("FIN-37")
def test_a_gust_can_meet_a_shortage():
    table = sitting(farmers="3 R; 10 Y", rest=4, fruits={YELLOW: {"almond": 13}, RED: {"almond": 4}})
    events = table.play("gust", blade=3, to=10)
    assert len(told(events, "recall_fruit")) == 2
    assert table.fruits(RED) == {"almond": 2}
    assert table.fruits(YELLOW) == {}
    assert table.supply["almond"] == 16
