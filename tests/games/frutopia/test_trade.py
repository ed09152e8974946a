"""Delivering boats and taking businesses, FRU-48 … FRU-67."""

from typing import Any

import pytest
from tests.games.sitting import kinds_of, told

from .table import BARE, FRUITS, FULL, LOCKED, RED, YELLOW, Sitting, sitting

PLENTY = dict.fromkeys(FRUITS, 9)
PRICES = {
    1: ({"lime": 2, "mangosteen": 2}, 3),
    2: ({"banana": 3, "pomegranate": 2}, 4),
    3: ({"orange": 3, "banana": 3}, 5),
    4: ({"mangosteen": 4, "orange": 2}, 5),
    5: ({"pomegranate": 4, "lime": 3}, 6),
}
POINTS = {"PL1": 9, "PL2": 7, "PL3": 6, "PL4": 12, "PL5": 9, "PL6": 11, "SM1": 4, "SM2": 3, "SM3": 2}
SIZES = {"PL1": 3, "PL2": 2, "PL3": 2, "PL4": 4, "PL5": 3, "PL6": 4}
CROWDED = "ba A G B li / L . SM1 . H / F SM2 . SM3 C / K . SH1 . I / po E . D ma"
"""Five free cells, no two side by side; the orange token is to be put on one of them."""


def at_step_2(seats: int = 2, **entries: Any) -> Sitting:
    """Red has made the first step and may trade."""
    return sitting(seats, **({"stock": PLENTY, "phase": "trading"} | entries))


# --- Boats -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FRU-48")
@pytest.mark.parametrize(
    ("boat", "order"),
    [("O03", {"banana": 2, "orange": 1}), ("O21", {"banana": 1, "lime": 1}), ("V03", {"banana": 3, "orange": 2})],
)
def test_a_boat_takes_its_whole_order(boat, order):
    island = FULL.replace("A", boat)
    table = at_step_2(island=island, stock=order | {"pomegranate": 1})
    assert table.may("deliver", berth="A")
    assert table.player()["boats"][0]["lacking"] == {}
    table.deliver("A")
    assert table.stock() == {"pomegranate": 1}
    for fruit in order:
        short = at_step_2(island=island, stock=dict.fromkeys(FRUITS, 9) | {fruit: order[fruit] - 1})
        assert short.refused("deliver", berth="A") == "FRU-48", "no substitutes, no part of it"
        assert short.player()["boats"][0]["lacking"] == {fruit: 1}


@pytest.mark.rule("FRU-49")
@pytest.mark.parametrize(("boat", "points"), [("O01", 2), ("O25", 1), ("V20", 4), ("V21", 3)])
def test_a_boat_leaves_scores_and_frees_its_cell(boat, points):
    table = at_step_2(island=FULL.replace("G", boat))
    assert table.at("c1") == boat
    events = table.deliver("G")
    assert told(events, "deliver") == [{"seat": RED, "berth": "G", "boat": boat, "value": points}]
    assert (table.at("c1"), table.score(), table.part("boats")) == (None, points, points)
    table.any_turn()
    assert table.seat == RED
    table.move("banana", "c2")
    table.decline()
    table.any_turn()
    assert table.may("move", piece="banana", to="c1"), "the cell is free"


@pytest.mark.rule("FRU-50")
def test_one_boat_a_turn_in_any_order():
    table = at_step_2(factory=True)
    assert {deliver["berth"] for deliver in table.legal("deliver")} == set("ABCDEFGHIJKL")
    table.deliver("H")
    assert table.refused("deliver", berth="A") == "FRU-26"
    table.end_turn()
    table.any_turn()
    table.move("banana", "c2")
    assert table.refused("deliver", berth="H") == "FRU-50", "it has left"
    table.deliver("A")
    assert [boat["berth"] for boat in table.player()["boats"] if not boat["moored"]] == ["A", "H"]


@pytest.mark.rule("FRU-51")
def test_boats_with_the_same_order_are_alike_whatever_their_number():
    for boat in ("O01", "O02", "O13"):
        table = at_step_2(island=FULL.replace("A", boat))
        table.deliver("A")
        assert table.score() == 2


# --- Taking ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FRU-52", "FRU-53")
@pytest.mark.parametrize("row", PRICES)
def test_a_row_has_a_price_and_points_whatever_lies_in_it(row):
    price, points = PRICES[row]
    for column, business in ((1, "SM1"), (2, "CA1")):
        table = at_step_2(island=BARE, stock=price, rows={row: "SM1 CA1"})
        assert table.view["rows"][row - 1]["price"] == price
        events = table.take(row, column)
        assert table.stock() == {}
        assert {event["fruit"]: event["amount"] for event in told(events, "pay")} == price
        assert told(events, "take") == [{"seat": RED, "row": row, "business": business, "value": points}]
        assert table.part("rows") == points
    for fruit in price:
        short = at_step_2(island=BARE, stock=PLENTY | {fruit: price[fruit] - 1})
        assert short.refused("take", row=row, column=1) == "FRU-52"
        assert short.player()["lacking"][row - 1] == {fruit: 1}


@pytest.mark.rule("FRU-54")
def test_every_business_moves_the_licence():
    table = at_step_2(island=BARE)
    assert told(table.take(1), "licence") == [{"left": 7}]
    assert table.licence == 7


@pytest.mark.rule("FRU-55")
def test_any_business_still_in_the_row():
    table = at_step_2(3, island=BARE.removesuffix(".") + "SM1", rows={1: "SM1 SM2 SM3"})
    assert {take["column"] for take in table.legal("take") if take["row"] == 1} == {2, 3}
    assert table.refused("take", row=1, column=1) == "FRU-55"
    assert table.refused("place", cell="a1") == "FRU-55", "nothing is in hand"
    table.take(1, 3)
    assert table.view["hand"]["business"] == "SM3"
    table.place("a1")
    assert (table.at("a1"), table.player(YELLOW)["businesses"]) == ("SM3", [])


@pytest.mark.rule("FRU-56")
def test_pay_score_licence_place_then_what_it_brings():
    table = at_step_2(island=BARE, rows={1: "SM1 MX1"})
    assert kinds_of(table.take(1, 1)) == ["pay", "pay", "take", "licence"]
    assert (table.part("rows"), table.part("buildings")) == (3, 0)
    assert kinds_of(table.place("a1")) == ["build"]
    mixed = at_step_2(island=BARE, rows={1: "SM1 MX1"})
    mixed.take(1, 2)
    assert kinds_of(mixed.place("a1")) == ["place"]
    assert kinds_of(mixed.play("gain", fruit="lime")) == ["harvest"]


@pytest.mark.rule("FRU-57")
def test_a_row_without_businesses_cannot_be_paid():
    table = at_step_2(island=BARE.replace(". . . . .", "SM1 SM2 . . .", 1), rows={1: "SM1 SM2"})
    assert {table.refused("take", row=1, column=column) for column in (1, 2)} == {"FRU-57"}
    assert not [take for take in table.legal("take") if take["row"] == 1]


@pytest.mark.rule("FRU-58")
def test_one_business_a_turn():
    table = at_step_2(island=BARE, rows={1: "SM1 MX1"}, factory=True)
    table.take(1, 2)
    assert table.refused("take", row=2, column=1) == "FRU-58"
    table.place("a1")
    assert table.refused("take", row=2, column=1) == "FRU-58"
    table.play("gain", fruit="lime")
    assert table.phase == "factory"
    assert table.refused("take", row=2, column=1) == "FRU-58"


@pytest.mark.rule("FRU-59", "FRU-R8")
@pytest.mark.parametrize("business", ["SM1", "SH1", "MX1", "CA1"])
def test_no_business_without_a_free_cell(business):
    others = iter(key for key in ("SM2", "SM3", "SH2", "SH3", "MX2", "MX3", "CA2", "CA3", "CA4") if key != business)
    full = " ".join(next(others) if word == "." else word for word in FULL.split())
    table = at_step_2(4, island=full, rows={1: business, 2: "PL2"})
    assert table.player()["free"] == 0
    assert table.refused("take", row=1, column=1) == "FRU-59"
    assert table.refused("take", row=2, column=1) == "FRU-65"
    room = at_step_2(4, island=full.replace("SM2", "."), rows={1: business, 2: "PL2"})
    assert room.may("take", row=1, column=1)
    assert room.refused("take", row=2, column=1) == "FRU-65"


@pytest.mark.rule("FRU-60")
def test_any_free_cell_even_one_that_walls_the_pieces_in():
    table = at_step_2(island=LOCKED.replace("SM1", "."), rows={1: "SM1"})
    table.take(1)
    assert {place["cell"] for place in table.legal("place")} == {"b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4"}
    assert table.refused("place", cell="b1") == "FRU-60"
    assert table.view["hand"] == {"business": "SM1", "walls_in": [{"cell": "c2", "rotation": None}]}
    table.place("c2")
    table.any_turn()
    assert (table.seat, table.phase) == (RED, "trading"), "walled in"


# --- Kinds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FRU-61")
@pytest.mark.parametrize("business", ["SM1", "SM2", "SM3"])
def test_a_small_building_scores_on_placing(business):
    table = at_step_2(island=BARE, rows={1: business})
    table.take(1)
    assert table.part("buildings") == 0
    events = table.place("e3")
    assert told(events, "build") == [{"seat": RED, "business": business, "cell": "e3", "value": POINTS[business]}]
    assert (table.at("e3"), table.part("buildings")) == (business, POINTS[business])


@pytest.mark.rule("FRU-62")
@pytest.mark.parametrize(
    ("business", "stars"),
    [("PL1", 3), ("PL2", 1), ("PL3", 2), ("PL4", 3), ("PL5", 3), ("PL6", 4), ("SM1", 1), ("SM2", 2), ("SM3", 3)],
)
def test_every_building_has_stars(business, stars):
    table = at_step_2(island=SOUTH, rows={1: business})
    before = table.score()
    table.take(1)
    table.place("a1") if business.startswith("SM") else table.build("a1")
    assert table.player()["stars"] == stars
    assert table.score() - before == 3 + POINTS[business], "stars are no points"


@pytest.mark.rule("FRU-63")
@pytest.mark.parametrize("plan", SIZES)
def test_a_plan_becomes_its_building(plan):
    table = at_step_2(island=SOUTH, rows={1: plan})
    table.take(1)
    assert table.kinds() == {"place_large"}
    assert table.refused("place", cell="a1") == "FRU-63"
    table.match.play(RED, table.legal_action("place_large"))
    (building,) = table.player()["buildings"]
    assert (building["business"], len(building["cells"])) == (plan, SIZES[plan])
    assert plan not in [key for row in table.board() for key in row]


SHAPES = {
    ("PL1", 0): "a1 b1 c1", ("PL1", 90): "a1 a2 a3", ("PL2", 0): "a1 b1", ("PL2", 90): "a1 a2",
    ("PL3", 0): "a1 b1", ("PL3", 90): "a1 a2", ("PL4", 0): "a1 b1 a2 b2", ("PL6", 0): "a1 b1 a2 b2",
    ("PL5", 0): "a1 a2 b2", ("PL5", 90): "a1 b1 a2", ("PL5", 180): "a1 b1 b2", ("PL5", 270): "b1 a2 b2",
}  # fmt: skip
SOUTH = ". . . . . / . . . . . / . . . . . / ba . li . po / . or . ma ."


@pytest.mark.rule("FRU-64", "FRU-R9")
@pytest.mark.parametrize("plan", SIZES)
def test_a_building_in_any_quarter_turn_but_never_turned_over(plan):
    for rotation in (0, 90, 180, 270):
        table = at_step_2(island=SOUTH, rows={1: plan})
        table.take(1)
        if (plan, rotation) in SHAPES:
            table.build("a1", rotation)
            assert table.player()["buildings"][0]["cells"] == SHAPES[plan, rotation].split()
        else:
            assert table.refused("place_large", cell="a1", rotation=rotation) == "FRU-64", "the same picture again"


@pytest.mark.rule("FRU-64")
def test_a_building_lies_wholly_on_free_cells_of_the_island():
    table = at_step_2(island=SOUTH, rows={1: "PL4"})
    table.take(1)
    corners = {place["cell"] for place in table.legal("place_large")}
    assert corners == {f"{column}{row}" for column in "abcd" for row in (1, 2)}
    assert table.refused("place_large", cell="e1", rotation=0) == "FRU-64", "over the edge"
    assert table.refused("place_large", cell="a3", rotation=0) == "FRU-64", "on the banana token"
    assert table.refused("place_large", cell="a5", rotation=0) == "FRU-64"


@pytest.mark.rule("FRU-65")
def test_a_plan_that_fits_nowhere_cannot_be_taken():
    island = CROWDED.replace("E .", "E or")
    table = at_step_2(island=island, rows={1: "PL2 MX1"})
    assert table.player()["free"] == 5
    assert table.refused("take", row=1, column=1) == "FRU-65"
    assert table.player()["fits"]["PL2"] == []
    assert table.may("take", row=1, column=2), "one cell is enough for another"


@pytest.mark.rule("FRU-66")
@pytest.mark.parametrize("plan", SIZES)
def test_a_large_building_scores_on_placing(plan):
    table = at_step_2(island=SOUTH, rows={1: plan})
    table.take(1)
    events = table.build("b1")
    assert told(events, "build")[0]["value"] == table.part("buildings") == POINTS[plan]
    assert table.seat == YELLOW


@pytest.mark.rule("FRU-67", "FRU-R13")
@pytest.mark.parametrize("shop", ["SH1", "SH2", "SH3"])
def test_a_shop_stands_on_one_cell_and_scores_nothing_yet(shop):
    table = at_step_2(island=BARE, rows={1: shop})
    table.take(1)
    assert kinds_of(table.place("a1")) == ["place"]
    assert table.at("a1") == shop
    assert (table.part("buildings"), table.part("shops"), table.player()["stars"]) == (0, 0, 0)
