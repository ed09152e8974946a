"""Positions written by hand: what is left out is as in a fresh box, what is wrong is named."""

import json
from typing import Any

import pytest
from tests.games.sitting import play_at_random

import verger
from verger.engine import PositionError

from .table import FARMERS, FINCA, FRUITS, RED, SAMPLE, YELLOW, new_match, sitting

FRESH = {"seats": 2, "farmers": {"0": [0] * 5, "1": [1] * 5}}


def facts(match: verger.Match) -> dict[str, Any]:
    """The record without what the last action told."""
    return {name: match.state[name].tolist() for name in match.game.dtype.names or () if name not in ("told", "events")}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"turn_limit": 70, "mystery_finca": "values"}])
def test_every_position_of_a_match_can_be_described_and_set_up_again(seats, options):
    table = new_match(seats, seats, **options)
    while True:
        description = json.loads(json.dumps(FINCA.describe(table.match.state)))
        again = FINCA.position(description)
        assert FINCA.describe(again.state) == description
        assert facts(again) == facts(table.match), "equal positions are equal records"
        assert again.view(None) == table.view
        assert again.pending == table.match.pending
        for seat in again.pending:
            assert again.legal(seat) == table.match.legal(seat)
        if table.match.over:
            break
        play_at_random(table, seed=len(table.match.actions), actions=2)


def test_a_match_from_a_position_goes_on_like_the_match_itself():
    table = play_at_random(new_match(4, 9), seed=9, actions=50)
    again = FINCA.position(FINCA.describe(table.match.state))
    for seat, action in play_at_random(table, seed=10).match.actions[50:]:
        again.play(seat, action)
    assert again.result == table.match.result


def test_what_is_left_out_is_as_in_a_fresh_box():
    view = FINCA.position(FRESH).view(None)
    assert view["supply"] == dict.fromkeys(FRUITS, 18)
    assert (view["hub"], view["wooden"], view["bonuses"]) == (4, 4, [7, 6, 5, 4])
    assert (view["phase"], view["turn"]) == ("turn", 0)
    assert [village["under"] for village in view["villages"]] == [3] * 10
    assert sorted(village["finca"] for village in view["villages"]) == sorted(f"T{number}" for number in range(1, 11))


def test_the_supply_is_what_is_left():
    table = sitting(fruits={RED: {"fig": 4}, YELLOW: {"fig": 2}}, carts={YELLOW: 3})
    assert table.supply == dict.fromkeys(FRUITS, 18) | {"fig": 12}
    assert table.hub == 5


def test_a_delivery_under_way():
    table = sitting(
        fruits={RED: {"fig": 3, "lemon": 6}}, carts={RED: 1}, phase="delivery",
        villages={"arta": "F14", "inca": "F25", "palma": "F04"},
        delivery={"mode": "less", "staged": [{"village": "arta", "fruit": None, "short": "fig"}, {"village": "palma"}]},
    )  # fmt: skip
    assert table.view["delivery"]["paid"] == 3
    assert table.refused("serve", village="inca", fruit="lemon") == "FIN-84"
    table.play("finish")
    assert table.player(RED)["tiles"] == ["F04", "F14"]
    assert table.fruits(RED) == {"fig": 1, "lemon": 5}


def test_strong_wind_under_way():
    table = sitting(phase="wind")
    assert table.kinds() == {"move"}
    table = sitting(phase="wind", wind=2)
    assert table.kinds() == {"move", "stop"}


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seats": 5}, "seats must be one of 2, 3, 4, not 5"),
    ({"seats": "two"}, "seats must be one of 2, 3, 4, not 'two'"),
    ({"weather": "fine"}, "weather is not an entry of a position"),
    ({"phase": "dawn"}, "phase must be one of placement, turn, wind, delivery, over, not 'dawn'"),
    ({"turn": 2}, "turn must be a number from 0 to 1, not 2"),
    ({"wheel": list(SAMPLE[:11])}, "wheel must name 12 fruits, not 11"),
    ({"wheel": [*SAMPLE[:11], "cherry"]}, r"wheel\[11\] must be one of almond, .*, not 'cherry'"),
    ({"wheel": [*SAMPLE[:11], "fig"]}, "wheel must show each fruit as often as the box has blades of it"),
    ({"farmers": {"0": [0] * 5}}, "farmers: seat 1 has 0 on the wheel, expected 5"),
    ({"farmers": {"0": [0] * 6, "1": [1] * 5}}, "farmers: seat 0 has 6 on the wheel, expected 5"),
    ({"farmers": {"12": [0] * 5, "1": [1] * 5}}, "farmers: '12' is not a blade from 0 to 11"),
    ({"farmers": {"0": [2]}}, "farmers.0 must be a number from 0 to 1, not 2"),
    ({"fruits": [{"fig": 3}]}, "fruits must have one entry for each of the 2 seats"),
    ({"fruits": [{"fig": 10}, {"fig": 9}]}, r"fruits\[1\].fig must be a number from 0 to 8, not 9"),
    ({"fruits": [{"cherry": 1}, {}]}, r"fruits\[0\] must be one of almond"),
    ({"carts": [3, 2]}, r"carts\[1\] must be a number from 0 to 1, not 2"),
    ({"action_tiles": [["umbrella"], []]}, r"action_tiles\[0\] must be one of strong_wind"),
    ({"tiles": [["F43"], []]}, r"tiles\[0\] must be one of F01, "),
    ({"tiles": [["F01"], ["F01"]]}, r"tiles\[1\]: F01 is already somewhere else"),
    ({"bonuses": [2]}, r"bonuses\[0\] must be a number from 0 to 1, not 2"),
    ({"bonuses": [0, 0, 0, 0, 0]}, "bonuses, how many must be a number from 0 to 3"),
    ({"bonuses": [0]}, "breaks invariant 13"),
    ({"box": ["F01"]}, "box must name two fruit tiles, not 1"),
    ({"villages": {"ibiza": {}}}, "villages must be one of alcudia, .*, not 'ibiza'"),
    ({"villages": {"arta": {"top": "F01"}}}, "villages: 39 tiles are left over for 9 villages"),
    ({"villages": {"arta": {"top": "F01", "under": 4}}}, "villages.arta.under must be a number from 0 to 3, not 4"),
    ({"villages": {"arta": {"finca": "T1"}, "inca": {"finca": "T1"}}}, "villages.inca.finca: T1 is already"),
    ({"villages": {"arta": {"stack": ["F01"] * 2}}}, "villages.arta.stack: F01 is already somewhere else"),
    ({"wind": 1}, "breaks invariant 11"),
    ({"over": "soon"}, "over must be one of running, ended, stopped, not 'soon'"),
    ({"over": "ended"}, "breaks invariant 10"),
    ({"mystery_finca": "both"}, "mystery_finca must be one of symbols, values, not 'both'"),
    ({"turn_limit": -1}, "turn_limit must be a number from 0 to 30000, not -1"),
    ({"wheel": 12}, "wheel must be a list, not 12"),
    ({"farmers": {"0": 5}}, "farmers.0 must be a list, not 5"),
    ({"tiles": [1, 2]}, r"tiles\[0\] must be a list, not 1"),
    ({"bonuses": 1}, "bonuses must be a list, not 1"),
    ({"box": 2}, "box must be a list, not 2"),
    ({"villages": {"arta": 4}}, "villages.arta must be a table, not 4"),
    ({"villages": {"arta": {"stack": 4}}}, "villages.arta.stack must be a list, not 4"),
    ({"delivery": {"mode": "cart"}}, "delivery must be null in the phase turn"),
    ({"phase": "delivery", "delivery": "cart"}, "delivery must be a table, not 'cart'"),
    ({"phase": "over"}, "breaks invariant 11"),
    ({"phase": "placement"}, "breaks invariant 11"),
    ({"over": "stopped"}, "breaks invariant 11"),
    ({"phase": "delivery", "delivery": {"mode": "cart"}}, "breaks invariant 15"),
    ({"phase": "delivery", "delivery": {"mode": "sled"}}, "delivery.mode must be one of cart, large, less"),
    (
        {"phase": "delivery", "delivery": {"mode": "large", "staged": [{"village": "alcudia", "fruit": None}]}},
        "breaks invariant 15",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("entries", "message"), WRONG)
def test_a_position_that_cannot_be_says_what_is_wrong(entries, message):
    with pytest.raises(PositionError, match=message):
        FINCA.position(FRESH | entries)


def test_farmers_may_still_be_in_hand_during_placement():
    for seats in (2, 3, 4):
        match = FINCA.position({"seats": seats, "phase": "placement", "turn": 2 % seats, "farmers": {"4": [0, 1]}})
        left = [player["farmers"] for player in match.view(None)["players"]]
        assert left == [FARMERS[seats] - 1] * 2 + [FARMERS[seats]] * (seats - 2)
