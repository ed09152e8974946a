"""Positions written by hand: what is left out is as in a fresh box."""

from .positions import FRESH
from .table import FARMERS, FINCA, FRUITS, RED, YELLOW, sitting


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


def test_farmers_may_still_be_in_hand_during_placement():
    for seats in (2, 3, 4):
        match = FINCA.position({"seats": seats, "phase": "placement", "turn": 2 % seats, "farmers": {"4": [0, 1]}})
        left = [player["farmers"] for player in match.view(None)["players"]]
        assert left == [FARMERS[seats] - 1] * 2 + [FARMERS[seats]] * (seats - 2)
