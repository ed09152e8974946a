"""Action tiles, FIN-70 … FIN-89."""

from typing import Any

import pytest
from tests.games.sitting import told

from .table import ACTION_TILES, BLUE, EVERYBODY, FRUITS, GREEN, RED, SAMPLE, YELLOW, Sitting, Step, sitting

STOCKED: dict[str, Any] = {
    "farmers": "1 R R R",
    "rest": 7,
    "fruits": {RED: {"fig": 3, "lemon": 6}},
    "carts": {RED: 2},
    "villages": {"arta": "F08 F40 F02", "inca": "F16 F41"},
}
USES: dict[str, list[Step]] = {
    "strong_wind": [("strong_wind", {}), ("move", {"blade": 1}), ("stop", {})],
    "gust": [("gust", {"blade": 1, "to": 1})],
    "large_cart": [("deliver", {"mode": "large"}), ("serve", {"village": "arta"}), ("finish", {})],
    "one_less": [("deliver", {"mode": "less"}), ("serve_short", {"village": "arta", "fruit": "fig"}), ("finish", {})],
}
FIRST_STEPS: dict[str, Step] = {
    "strong_wind": ("strong_wind", {}),
    "gust": ("gust", {"blade": 1, "to": 3}),
    "large_cart": ("deliver", {"mode": "large"}),
    "one_less": ("deliver", {"mode": "less"}),
}
each_tile = pytest.mark.parametrize("tile", ACTION_TILES)


def use(table: Sitting, tile: str) -> None:
    for kind, arguments in USES[tile]:
        table.play(kind, **arguments)


def pass_round(table: Sitting) -> None:
    """The three others move."""
    for _ in range(3):
        table.move(table.legal("move")[0]["blade"])


@pytest.mark.rule("FIN-70")
@each_tile
def test_an_action_tile_is_the_whole_turn(tile):
    table = sitting(**STOCKED)
    use(table, tile)
    assert table.match.pending == (YELLOW,)
    assert table.view["turns"] == 1


@pytest.mark.rule("FIN-70")
@pytest.mark.parametrize("first", ["strong_wind", "large_cart", "one_less"])
def test_no_second_tile_in_the_same_turn(first):
    table = sitting(**STOCKED)
    steps = USES[first]
    for kind, arguments in steps[:-1]:
        table.play(kind, **arguments)
        for second in ACTION_TILES:
            kind, arguments = FIRST_STEPS[second]
            assert not table.may(kind, **arguments)
    if first == "strong_wind":
        assert table.refused("gust", blade=1, to=0) == "FIN-70"
        assert table.refused("strong_wind") == "FIN-70"
        assert table.refused("deliver", mode="large") == "FIN-70"
    kind, arguments = steps[-1]
    table.play(kind, **arguments)
    assert len(table.player(RED)["action_tiles"]) == 3


@pytest.mark.rule("FIN-71")
@each_tile
def test_each_tile_serves_once(tile):
    table = sitting(**STOCKED)
    use(table, tile)
    assert table.player(RED)["action_tiles"] == [other for other in ACTION_TILES if other != tile]
    assert [table.player(seat)["action_tiles"] for seat in (YELLOW, BLUE, GREEN)] == [list(ACTION_TILES)] * 3
    pass_round(table)
    for other in ACTION_TILES:
        kind, arguments = FIRST_STEPS[other]
        arguments = {"blade": table.legal("move")[0]["blade"], "to": 0} if other == "gust" else arguments
        assert table.refused(kind, **arguments) == ("FIN-71" if other == tile else None)


@pytest.mark.rule("FIN-71")
@each_tile
def test_only_its_owner_may_use_it(tile):
    table = sitting(**STOCKED, action_tiles={RED: [other for other in ACTION_TILES if other != tile]})
    kind, arguments = FIRST_STEPS[tile]
    assert table.refused(kind, **arguments) == "FIN-71", "the others still have theirs"
    assert table.refused(kind, by=YELLOW, **arguments) == "FIN-19", "only in his own turn"


@pytest.mark.rule("FIN-71")
@each_tile
def test_any_regular_turn_will_do(tile):
    table = sitting(**STOCKED, turns=57, action_tiles={RED: [tile]})
    use(table, tile)
    assert table.player(RED)["action_tiles"] == []


@pytest.mark.rule("FIN-72")
@pytest.mark.parametrize("mode", ["large", "less"])
def test_a_delivery_tile_needs_something_to_deliver(mode):
    table = sitting(fruits={RED: {"fig": 1}}, carts={RED: 1}, villages={"arta": "F14", "inca": "F32"})
    assert table.refused("deliver", mode=mode) == "FIN-72"


@pytest.mark.rule("FIN-72")
def test_one_less_needs_a_tile_that_can_go_short():
    table = sitting(fruits={RED: {"fig": 1}}, carts={RED: 1}, villages={"arta": "F02", "inca": "F14"})
    assert table.may("deliver", mode="large")
    assert table.refused("deliver", mode="less") == "FIN-72", "a tile of value 1 is not had for nothing"


@pytest.mark.rule("FIN-72")
def test_strong_wind_cannot_be_thrown_away():
    table = sitting(**STOCKED)
    table.play("strong_wind")
    assert table.refused("stop") == "FIN-72"
    assert table.kinds() == {"move"}


@pytest.mark.rule("FIN-73")
def test_strong_wind_is_two_ordinary_moves():
    table = sitting(farmers="2 R Y; 5 R; 4 B", rest=9)
    table.play("strong_wind")
    first = table.move(2)
    assert told(first, "walk") == [{"seat": RED, "blade": 2, "to": 4, "steps": 2}]
    assert table.fruits(RED) == {"grape": 2}
    assert table.seat == RED
    second = table.move(5)
    assert told(second, "walk") == [{"seat": RED, "blade": 5, "to": 6, "steps": 1}]
    assert table.fruits(RED) == {"grape": 2, "lemon": 1}
    assert table.carts(RED) == 1
    assert table.match.pending == (YELLOW,), "two moves, not one and then two more"


@pytest.mark.rule("FIN-74")
@pytest.mark.parametrize(("second", "fruits"), [(3, {"lemon": 1, "grape": 1}), (0, {"lemon": 1, "grape": 1})])
def test_the_second_move_is_by_the_same_farmer_or_another(second, fruits):
    table = sitting(farmers="2 R; 0 R", rest=9)
    table.play("strong_wind")
    table.move(2)
    assert table.legal("move") == [{"blade": 0}, {"blade": 3}, {"blade": 9}]
    table.move(second)
    assert table.fruits(RED) == fruits


@pytest.mark.rule("FIN-75")
def test_the_second_move_finds_the_wheel_as_the_first_left_it():
    table = sitting(farmers="2 R R Y; 5 B", rest=9)
    table.play("strong_wind")
    table.move(2)
    assert table.fruits(RED) == {"orange": 2}
    second = table.move(2)
    assert told(second, "walk") == [{"seat": RED, "blade": 2, "to": 4, "steps": 2}], "two are left on blade 2"
    table = sitting(farmers="2 R R Y; 5 B", rest=9)
    table.play("strong_wind")
    table.move(2)
    second = table.move(5)
    assert told(second, "walk") == [{"seat": RED, "blade": 5, "to": 7, "steps": 2}], "and two on blade 5"


@pytest.mark.rule("FIN-75")
def test_the_second_move_finds_supply_and_hub_as_the_first_left_them():
    table = sitting(farmers="5 R; 11 R", rest=3, fruits={YELLOW: {"lemon": 17}, GREEN: {"fig": 18}}, carts={BLUE: 7})
    table.play("strong_wind")
    first = table.move(5)
    assert not told(first, "recall_fruit", "recall_carts")
    assert table.supply["lemon"] == table.hub == 0
    second = table.move(11)
    assert told(second, "recall_carts") == [{"seat": RED, "amount": 1}, {"seat": BLUE, "amount": 7}]
    assert table.carts(RED) == 1, "the cart of his first move went back too"
    assert table.fruits(RED) == {"lemon": 1, "fig": 1}


@pytest.mark.rule("FIN-76")
def test_both_moves_can_earn_carts():
    table = sitting(farmers=f"5 {' '.join(EVERYBODY[:7])}; 11 R", rest=3)
    table.play("strong_wind")
    table.move(5)
    assert table.carts(RED) == 2
    table.move(11)
    assert table.carts(RED) == 3
    assert table.hub == 5


@pytest.mark.rule("FIN-77")
def test_the_second_move_may_be_declined_and_the_tile_is_spent():
    table = sitting(farmers="2 R; 0 R", rest=9)
    table.play("strong_wind")
    table.move(2)
    events = table.play("stop")
    assert events == [{"kind": "stop", "seat": RED}]
    assert table.fruits(RED) == {"lemon": 1}
    assert "strong_wind" not in table.player(RED)["action_tiles"]
    assert table.match.pending == (YELLOW,)
    assert table.view["phase"] == "turn"
    assert table.view["wind"] == 0


@pytest.mark.rule("FIN-78")
def test_a_gust_lifts_an_own_farmer_to_any_blade():
    table = sitting(farmers="2 R Y B; 0 R R", rest=9)
    expected = [{"blade": blade, "to": to} for blade in (0, 2) for to in range(12)]
    assert table.legal("gust") == expected, "the blade he stands on included"
    assert table.refused("gust", blade=9, to=3) == "FIN-78"
    assert table.refused("gust", blade=5, to=3) == "FIN-78"
    events = table.play("gust", blade=2, to=11)
    assert told(events, "fly") == [{"seat": RED, "blade": 2, "to": 11}]
    assert table.farmers()[11] == "R"
    assert table.farmers()[2] == "YB"


@pytest.mark.rule("FIN-79")
@pytest.mark.parametrize("to", range(12))
def test_a_gust_harvests_where_he_is_set_down(to):
    table = sitting(farmers="2 R Y B; 4 G Y", rest=9)
    crowd = {2: 3, 4: 3, 9: 8}.get(to, 1)
    table.play("gust", blade=2, to=to)
    assert table.fruits(RED) == {SAMPLE[to]: crowd}


@pytest.mark.rule("FIN-80")
@pytest.mark.parametrize("blade", range(12))
def test_a_gust_never_yields_a_cart(blade):
    for to in range(12):
        table = sitting(farmers=f"{blade} R", rest=3)
        events = table.play("gust", blade=blade, to=to)
        assert not told(events, "carts", "recall_carts")
        assert table.carts(RED) == 0
        assert table.hub == 8


@pytest.mark.rule("FIN-81")
def test_the_large_cart_carries_ten_fruits():
    table = sitting(fruits={RED: {"lemon": 7, "fig": 4}}, villages={"arta": "F40", "inca": "F25", "palma": "F04"})
    table.play("deliver", mode="large")
    assert table.refused("finish") == "FIN-47"
    table.serve("arta:lemon", "inca:fig")
    assert table.view["delivery"]["limit"] == 10
    assert table.refused("serve", village="palma") == "FIN-81"
    assert table.refused("serve", village="inca", fruit="lemon") == "FIN-58"
    events = table.play("finish")
    assert told(events, "pay") == [
        {"seat": RED, "fruit": "fig", "amount": 4},
        {"seat": RED, "fruit": "lemon", "amount": 6},
    ]
    assert table.player(RED)["score"]["tiles"] == 10
    assert len(told(events, "reveal")) == 2


@pytest.mark.rule("FIN-82")
@pytest.mark.parametrize("carts", [0, 2])
def test_the_large_cart_needs_no_cart_and_returns_none(carts):
    table = sitting(fruits={RED: {"lemon": 1}}, carts={RED: carts}, villages={"palma": "F04"})
    events = table.deliver("palma", mode="large")
    assert not told(events, "return_cart")
    assert table.carts(RED) == carts
    assert table.hub == 8 - carts
    assert table.player(RED)["tiles"] == ["F04"]


@pytest.mark.rule("FIN-83")
def test_one_less_leaves_out_exactly_one_fruit_on_one_tile():
    table = sitting(fruits={RED: {"fig": 3, "lemon": 6}}, carts={RED: 1}, villages={"arta": "F08", "inca": "F16"})
    table.play("deliver", mode="less")
    assert table.refused("serve", village="arta") == "FIN-83", "the short tile comes first"
    table.play("serve_short", village="arta", fruit="fig")
    assert table.refused("serve_short", village="inca", fruit="lemon") == "FIN-83", "and there is only one"
    table.serve("inca")
    events = table.play("finish")
    assert told(events, "pay") == [
        {"seat": RED, "fruit": "fig", "amount": 1},
        {"seat": RED, "fruit": "lemon", "amount": 3},
    ]
    assert table.player(RED)["tiles"] == ["F08", "F16"]


@pytest.mark.rule("FIN-83")
@pytest.mark.parametrize("mode", ["cart", "large"])
def test_no_fruit_is_left_out_of_another_delivery(mode):
    table = sitting(**STOCKED)
    table.play("deliver", mode=mode)
    assert table.refused("serve_short", village="arta", fruit="fig") == "FIN-83"


@pytest.mark.rule("FIN-83")
def test_one_less_keeps_the_other_rules_of_a_delivery():
    table = sitting(
        fruits={RED: {"fig": 2, "lemon": 2}}, carts={RED: 1},
        villages={"arta": "F08", "inca": "F16", "campos": "F10", "palma": "F25"},
    )  # fmt: skip
    table.play("deliver", mode="less")
    assert table.refused("finish") == "FIN-47"
    table.play("serve_short", village="arta", fruit="fig")
    assert table.refused("serve", village="arta") == "FIN-58"
    assert table.refused("serve", village="inca") == "FIN-50"
    assert table.refused("serve", village="palma") == "FIN-53"
    assert table.may("serve", village="campos")
    assert table.may("finish")


@pytest.mark.rule("FIN-84")
def test_one_less_pays_at_most_six_for_tiles_of_seven():
    table = sitting(
        fruits={RED: {"orange": 3, "fig": 2, "almond": 2, "lemon": 1}}, carts={RED: 1},
        villages={"arta": "F31", "inca": "F07", "palma": "F04"},
    )  # fmt: skip
    table.play("deliver", mode="less")
    table.play("serve_short", village="arta", fruit="fig")
    assert table.view["delivery"]["paid"] == 4
    table.serve("inca")
    assert table.view["delivery"]["paid"] == table.view["delivery"]["limit"] == 6
    assert table.refused("serve", village="palma") == "FIN-84"
    table.play("finish")
    assert table.player(RED)["score"]["tiles"] == 7
    assert table.fruits(RED) == {"fig": 1, "lemon": 1}


@pytest.mark.rule("FIN-85")
def test_no_tile_is_had_for_nothing():
    table = sitting(
        fruits={RED: {"fig": 1, "lemon": 1}}, carts={RED: 1}, villages={"arta": "F08", "palma": "F04", "inca": "F01"}
    )
    table.play("deliver", mode="less")
    assert table.refused("serve_short", village="inca", fruit="almond") == "FIN-85"
    assert table.refused("serve_short", village="palma", fruit="lemon") == "FIN-85"
    table.play("serve_short", village="arta", fruit="fig")
    table.serve("palma")
    table.play("finish")
    assert table.player(RED)["tiles"] == ["F04", "F08"], "paid in full it may be part of the delivery"
    assert table.fruits(RED) == {}


@pytest.mark.rule("FIN-86")
def test_the_player_chooses_which_kind_is_short():
    for short, left in (("fig", {"fig": 1}), ("olive", {"olive": 1})):
        table = sitting(fruits={RED: {"fig": 3, "olive": 2}}, carts={RED: 1}, villages={"arta": "F32"})
        table.play("deliver", mode="less")
        assert table.refused("serve_short", village="arta", fruit="lemon") == "FIN-86"
        table.play("serve_short", village="arta", fruit=short)
        table.play("finish")
        assert table.fruits(RED) == left


@pytest.mark.rule("FIN-86")
def test_the_missing_kind_must_be_the_short_one():
    table = sitting(fruits={RED: {"fig": 3, "olive": 1}}, carts={RED: 1}, villages={"arta": "F32"})
    table.play("deliver", mode="less")
    assert table.refused("serve_short", village="arta", fruit="fig") == "FIN-50"
    assert table.may("serve_short", village="arta", fruit="olive")


@pytest.mark.rule("FIN-86")
def test_a_mystery_tile_goes_short_by_one_of_a_single_kind():
    table = sitting(fruits={RED: {"lemon": 3, "fig": 2}}, carts={RED: 1}, villages={"arta": "F25"})
    table.play("deliver", mode="less")
    assert [c["fruit"] for c in table.legal("serve_short") if c["village"] == "arta"] == ["lemon"]
    assert table.refused("serve_short", village="arta", fruit="fig") == "FIN-50", "no mixture of kinds"
    table.play("serve_short", village="arta", fruit="lemon")
    table.play("finish")
    assert table.fruits(RED) == {"fig": 2}
    assert table.player(RED)["tiles"] == ["F25"]


@pytest.mark.rule("FIN-87")
def test_one_less_costs_a_cart():
    table = sitting(fruits={RED: {"fig": 1}}, carts={RED: 2}, villages={"arta": "F08"})
    events = table.deliver(mode="less", short="arta:fig")
    assert told(events, "return_cart") == [{"seat": RED}]
    assert table.carts(RED) == 1
    assert table.hub == 7
    table = sitting(fruits={RED: {"fig": 1}}, villages={"arta": "F08"})
    assert table.refused("deliver", mode="less") == "FIN-87"


@pytest.mark.rule("FIN-88")
def test_the_short_tile_keeps_value_and_symbols():
    table = sitting(
        fruits={RED: {"lemon": 2}}, carts={RED: 1}, tiles={RED: "F02 F08 F19 F28 F37", YELLOW: "F10 F29"},
        villages={"arta": "F16 last T4"},
    )  # fmt: skip
    before = table.player(RED)["score"]["tiles"]
    events = table.deliver(mode="less", short="arta:lemon")
    assert table.player(RED)["score"]["tiles"] == before + 3
    assert table.player(RED)["bonuses"] == [7], "it is the missing 3 of a set"
    assert told(events, "box") == [{"village": "arta", "finca": "T4", "count": 4}], "3 + 1 lemons against 2 + 2"


@pytest.mark.rule("FIN-89")
def test_large_cart_and_one_less_never_work_together():
    table = sitting(
        fruits={RED: {"lemon": 6, "fig": 4}}, carts={RED: 2}, villages={"arta": "F40", "inca": "F25", "palma": "F08"}
    )
    table.play("deliver", mode="large")
    assert not table.may("deliver", mode="less")
    assert not any(table.may("serve_short", village="inca", fruit=fruit) for fruit in FRUITS)
    table = sitting(
        fruits={RED: {"lemon": 6, "fig": 4}}, carts={RED: 2}, villages={"arta": "F40", "inca": "F25", "palma": "F08"}
    )
    table.play("deliver", mode="less")
    table.play("serve_short", village="inca", fruit="fig")
    assert not table.may("deliver", mode="large")
    assert table.refused("serve", village="arta", fruit="lemon") == "FIN-84", "9 fruits are not carried by one less"
