"""Delivery, FIN-46 … FIN-59."""

import pytest
from tests.games.sitting import told

from .table import BLUE, FRUITS, GREEN, MYSTERIES, PRICES, RED, YELLOW, Sitting, sitting

ONE_OF_EACH = ("F37", "F38", "F39")


def open_delivery(hand: dict[str, int], villages: dict[str, str], mode: str = "cart") -> Sitting:
    """Red has opened a delivery and staged nothing yet."""
    return sitting(fruits={RED: hand}, carts={RED: 1}, villages=villages, phase="delivery", delivery={"mode": mode})


@pytest.mark.rule("FIN-46")
@pytest.mark.parametrize("villages", [["arta"], ["arta", "inca", "palma"]])
@pytest.mark.parametrize("carts", [1, 3])
def test_a_delivery_costs_one_cart_whatever_the_number_of_villages(villages, carts):
    table = sitting(
        fruits={RED: {"fig": 1, "olive": 1, "lemon": 4}}, carts={RED: carts, YELLOW: 2},
        villages={"arta": "F02", "inca": "F05", "palma": "F10"},
    )  # fmt: skip
    events = table.deliver(*villages)
    assert events[0] == {"kind": "return_cart", "seat": RED}
    assert len(told(events, "return_cart")) == 1
    assert len(told(events, "take")) == len(villages)
    assert table.carts(RED) == carts - 1
    assert table.carts(YELLOW) == 2
    assert table.hub == 8 - 2 - (carts - 1)


@pytest.mark.rule("FIN-46")
def test_without_a_cart_there_is_no_delivery():
    table = sitting(fruits={RED: {"fig": 1}}, carts={YELLOW: 1}, villages={"arta": "F02"})
    assert table.refused("deliver", mode="cart") == "FIN-46"


@pytest.mark.rule("FIN-47")
def test_a_delivery_serves_at_least_one_village():
    table = sitting(fruits={RED: {"fig": 1, "olive": 1}}, carts={RED: 1}, villages={"arta": "F02", "inca": "F05"})
    table.play("deliver", mode="cart")
    assert table.refused("finish") == "FIN-47"
    table.serve("arta")
    assert table.may("finish")
    assert table.may("serve", village="inca")


@pytest.mark.rule("FIN-47")
def test_no_delivery_is_opened_that_could_serve_nobody():
    table = sitting(fruits={RED: {"fig": 1}}, carts={RED: 1}, villages={"arta": "F08"})
    assert table.refused("deliver", mode="cart") == "FIN-47"


@pytest.mark.rule("FIN-48")
def test_at_most_six_fruits_in_all():
    table = open_delivery({"lemon": 3, "fig": 3, "olive": 1}, {"arta": "F16", "inca": "F14", "palma": "F05"})
    table.serve("arta")
    assert table.may("serve", village="palma"), "four are fewer than six"
    table.serve("inca")
    assert table.view["delivery"]["paid"] == table.view["delivery"]["limit"] == 6
    assert table.refused("serve", village="palma") == "FIN-48"
    table.play("finish")
    assert table.fruits(RED) == {"olive": 1}


@pytest.mark.rule("FIN-48")
def test_fewer_than_six_are_allowed():
    table = open_delivery({"lemon": 6}, {"arta": "F04"})
    table.serve("arta")
    table.play("finish")
    assert table.fruits(RED) == {"lemon": 5}


@pytest.mark.rule("FIN-49")
def test_a_face_down_tile_cannot_be_served():
    table = open_delivery({"fig": 1, "olive": 1}, {"arta": "F37 F02 F07 F08", "inca": "F05 F11"})
    assert table.legal("serve") == [{"village": "inca", "fruit": None}], "the fig would serve the tile under Artà's"
    table.serve("inca")
    table.play("finish")
    assert table.player(RED)["tiles"] == ["F05"]


@pytest.mark.rule("FIN-50")
def test_no_part_payment():
    table = open_delivery({"fig": 2, "olive": 1}, {"arta": "F14", "inca": "F05", "palma": "F32"})
    assert table.refused("serve", village="arta") == "FIN-50"
    assert table.refused("serve", village="palma") == "FIN-50"


@pytest.mark.rule("FIN-50")
def test_a_fruit_pays_for_one_tile_only():
    table = open_delivery({"fig": 3}, {"arta": "F08", "inca": "F24", "palma": "F02", "campos": "F14"})
    table.serve("arta")
    assert table.refused("serve", village="campos") == "FIN-50"
    assert table.may("serve", village="palma")


@pytest.mark.rule("FIN-50")
def test_no_surplus_and_nothing_saved_up():
    table = open_delivery({"fig": 6, "lemon": 5}, {"arta": "F24"})
    table.serve("arta")
    events = table.play("finish")
    assert told(events, "pay") == [
        {"seat": RED, "fruit": "fig", "amount": 2},
        {"seat": RED, "fruit": "lemon", "amount": 2},
    ]
    assert table.fruits(RED) == {"fig": 4, "lemon": 3}


@pytest.mark.rule("FIN-51")
@pytest.mark.parametrize("tile", [tile for tile in PRICES if tile not in ONE_OF_EACH])
def test_a_tile_of_one_or_two_kinds_asks_for_each_in_its_number(tile):
    price = PRICES[tile]
    table = open_delivery(price, {"palma": tile})
    assert table.refused("serve", village="palma", fruit=next(iter(price))) == "FIN-51", "it leaves no choice"
    table.serve("palma")
    table.play("finish")
    assert table.fruits(RED) == {}
    assert table.player(RED)["tiles"] == [tile]
    for fruit in price:
        plenty = dict.fromkeys(FRUITS, 10) | {fruit: price[fruit] - 1}
        assert open_delivery(plenty, {"palma": tile}).refused("serve", village="palma") == "FIN-50"


@pytest.mark.rule("FIN-52")
@pytest.mark.parametrize("tile", ONE_OF_EACH)
def test_the_one_of_each_tile_asks_for_all_six_kinds(tile):
    table = open_delivery(dict.fromkeys(FRUITS, 2), {"palma": tile})
    table.serve("palma")
    events = table.play("finish")
    assert told(events, "pay") == [{"seat": RED, "fruit": fruit, "amount": 1} for fruit in FRUITS]
    for fruit in FRUITS:
        plenty = dict.fromkeys(FRUITS, 10) | {fruit: 0}
        assert open_delivery(plenty, {"palma": tile}).refused("serve", village="palma") == "FIN-50"


@pytest.mark.rule("FIN-53")
@pytest.mark.parametrize("tile", MYSTERIES)
def test_a_mystery_tile_asks_for_so_many_of_one_kind_of_choice(tile):
    number = MYSTERIES[tile]
    hand = {"fig": number, "grape": number - 1, "lemon": number + 1}
    table = open_delivery(hand, {"palma": tile})
    assert [choice["fruit"] for choice in table.legal("serve") if choice["village"] == "palma"] == ["fig", "lemon"]
    assert table.refused("serve", village="palma", fruit="grape") == "FIN-50"
    assert table.refused("serve", village="palma") == "FIN-53", "a kind must be chosen"
    table.serve("palma:lemon")
    table.play("finish")
    assert table.fruits(RED) == {"fig": number, "grape": number - 1, "lemon": 1}


@pytest.mark.rule("FIN-53")
def test_a_mixture_is_refused():
    table = open_delivery(dict.fromkeys(FRUITS, 3), {"palma": "F25"})
    assert not [choice for choice in table.legal("serve") if choice["village"] == "palma"]


@pytest.mark.rule("FIN-53")
@pytest.mark.parametrize(("lemons", "modes"), [(4, ["cart", "large", "less"]), (3, ["less"]), (2, [])])
def test_a_mystery_tile_alone_is_worth_a_delivery(lemons, modes):
    table = sitting(fruits={RED: {"lemon": lemons}}, carts={RED: 1}, villages={"arta": "F25"})
    assert table.village("arta")["payable"] == modes
    assert [choice["mode"] for choice in table.legal("deliver")] == modes


@pytest.mark.rule("FIN-54")
@pytest.mark.parametrize(
    ("hand", "kinds"), [({"lemon": 8}, ("lemon", "lemon")), ({"lemon": 4, "fig": 4}, ("lemon", "fig"))]
)
def test_two_mystery_tiles_may_be_paid_with_one_kind_or_with_two(hand, kinds):
    table = open_delivery(hand, {"arta": "F25", "inca": "F26"}, mode="large")
    table.serve(f"arta:{kinds[0]}", f"inca:{kinds[1]}")
    table.play("finish")
    assert table.fruits(RED) == {}
    assert table.player(RED)["tiles"] == ["F25", "F26"]


@pytest.mark.rule("FIN-55")
def test_fruits_come_out_of_the_own_hand_and_go_to_the_supply():
    hand = {"lemon": 5, "fig": 4}
    table = sitting(fruits={RED: hand, YELLOW: hand, GREEN: hand}, carts={RED: 1}, villages={"arta": "F24"})
    assert table.supply == dict.fromkeys(FRUITS, 18) | {"lemon": 3, "fig": 6}
    table.deliver("arta")
    assert table.supply == dict.fromkeys(FRUITS, 18) | {"lemon": 5, "fig": 8}
    assert table.fruits(RED) == {"lemon": 3, "fig": 2}
    assert table.fruits(YELLOW) == table.fruits(GREEN) == hand


@pytest.mark.rule("FIN-55")
def test_others_fruits_do_not_help():
    table = sitting(fruits={YELLOW: {"lemon": 3}}, carts={RED: 1}, villages={"arta": "F04"})
    assert not table.may("deliver", mode="cart")


@pytest.mark.rule("FIN-56")
def test_the_tiles_lie_before_the_player_for_good():
    table = sitting(
        fruits={RED: {"fig": 3}, YELLOW: {"fig": 5}}, carts={RED: 1, YELLOW: 1},
        villages={"arta": "F02 F11", "inca": "F08 F14"},
    )  # fmt: skip
    table.deliver("inca", "arta")
    assert table.player(RED)["tiles"] == ["F02", "F08"]
    assert table.village("arta")["tile"] == "F11"
    table.deliver("inca")
    for _ in range(6):
        table.move(8 if "R" in table.farmers().get(8, "") else table.legal("move")[0]["blade"])
    assert table.player(RED)["tiles"] == ["F02", "F08"]
    assert table.player(YELLOW)["tiles"] == ["F14"]


@pytest.mark.rule("FIN-57")
def test_new_tiles_are_turned_up_once_all_have_been_taken():
    table = sitting(
        fruits={RED: {"fig": 1, "olive": 1}},
        carts={RED: 1},
        villages={"arta": "F02 F40 F41", "inca": "F05 F11 +1"},
        tiles={GREEN: "F42"},
    )
    table.play("deliver", mode="cart")
    table.serve("arta", "inca")
    assert table.village("arta")["tile"] == "F02", "staging moves no pieces"
    assert table.fruits(RED) == {"fig": 1, "olive": 1}
    events = table.play("finish")
    assert [(event["kind"], event["village"]) for event in told(events, "take", "reveal")] == [
        ("take", "arta"),
        ("take", "inca"),
        ("reveal", "arta"),
        ("reveal", "inca"),
    ]
    assert told(events, "reveal")[0] == {"village": "arta", "tile": "F40", "value": 6}
    assert (table.village("arta")["tile"], table.village("arta")["under"]) == ("F40", 2)
    assert (table.village("inca")["tile"], table.village("inca")["under"]) == ("F11", 1)


@pytest.mark.rule("FIN-58")
def test_a_village_is_served_once_a_turn_and_its_new_tile_waits():
    table = sitting(2, fruits={RED: {"fig": 3}}, carts={RED: 2}, villages={"arta": "F02 F08 F37"}, rest=2)
    table.play("deliver", mode="cart")
    table.serve("arta")
    assert table.refused("serve", village="arta") == "FIN-58"
    table.play("finish")
    assert table.village("arta")["tile"] == "F08"
    assert table.seat == YELLOW
    table.move(2)
    table.deliver("arta")
    assert table.player(RED)["tiles"] == ["F02", "F08"]
    assert table.village("arta")["tile"] == "F37"


@pytest.mark.rule("FIN-59")
@pytest.mark.parametrize("mode", ["cart", "large", "less"])
def test_an_empty_village_takes_no_fruit(mode):
    table = sitting(
        fruits={RED: dict.fromkeys(FRUITS, 6)}, carts={RED: 1}, tiles={BLUE: "F13-F18"}, villages={"arta": "closed T6"}
    )
    assert table.village("arta")["tile"] is None
    table.play("deliver", mode=mode)
    step = "serve_short" if mode == "less" else "serve"
    assert {table.refused(step, village="arta", fruit=fruit) for fruit in FRUITS} == {"FIN-59"}
    assert "arta" not in {choice["village"] for choice in table.legal(step)}
