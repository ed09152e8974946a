"""Mixed harvest tokens and ice carts, FRU-36 … FRU-47."""

from typing import Any

import pytest
from tests.games.sitting import kinds_of, told

from .table import BARE, FRUITS, LOCKED, RED, YELLOW, Sitting, sitting

PLENTY = dict.fromkeys(FRUITS, 9)
MARKERS = {"green8": 3, "green7": 2, "blue8": 3, "blue7": 2, "pink8": 3, "shake": 4}


def with_piece(piece: str, **entries: Any) -> Sitting:
    """Red has a mobile business in the corner a1 and four free cells beside it."""
    return sitting(island=f"{piece} . . . . / . ba . li . / . . po . . / . or . ma . / . . . . .", **entries)


def taking(business: str, **entries: Any) -> Sitting:
    """Red has moved and may take this business, first in row 1, for 2 limes and 2 mangosteens."""
    table = sitting(island=BARE, stock={"lime": 2, "mangosteen": 2}, rows={1: business}, **entries)
    table.move("banana", "b1")
    return table


# --- Mixed harvest tokens --------------------------------------------------------------------------------------------


@pytest.mark.rule("FRU-36")
@pytest.mark.parametrize("fruit", ["banana", "lime"])
def test_a_mixed_token_brings_a_fruit_when_it_is_taken(fruit):
    table = taking("MX1")
    table.take(1)
    assert table.refused("gain", fruit=fruit) == "FRU-36", "not before it is placed"
    assert len(table.legal("place")) == 20
    table.place("e5")
    assert (table.at("e5"), table.phase) == ("MX1", "gaining")
    assert {gain["fruit"] for gain in table.legal("gain")} == {"banana", "lime"}
    assert table.refused("gain", fruit="orange") == "FRU-36"
    before = table.player()["stock"][fruit]
    table.play("gain", fruit=fruit)
    assert table.player()["stock"][fruit] == before + 1
    assert table.seat == YELLOW


@pytest.mark.rule("FRU-37", "FRU-38")
@pytest.mark.parametrize(("to", "amount"), [("b1", 2), ("c1", 3), ("d1", 4), ("e1", 5)])
def test_a_mixed_token_brings_a_choice_for_each_cell_and_one_more(to, amount):
    for share in range(amount + 1):
        table = with_piece("MX1")
        assert table.refused("split", share=1) == "FRU-37"
        events = table.move("MX1", to)
        assert kinds_of(events) == ["slide"]
        assert table.stock() == {}
        assert [split["share"] for split in table.legal("split")] == list(range(amount + 1))
        if amount < 5:
            assert table.refused("split", share=amount + 1) == "FRU-38"
        table.play("split", share=share)
        expected = {"banana": share, "lime": amount - share}
        assert table.stock() == {fruit: count for fruit, count in expected.items() if count}
        assert table.phase == "trading"


PAIRS = {
    "MX1": ("banana", "lime"),
    "MX2": ("lime", "mangosteen"),
    "MX3": ("mangosteen", "orange"),
    "MX4": ("orange", "pomegranate"),
    "MX5": ("pomegranate", "banana"),
}


@pytest.mark.rule("FRU-37")
@pytest.mark.parametrize("token", PAIRS)
def test_each_mixed_token_has_its_pair(token):
    first, second = PAIRS[token]
    table = with_piece(token)
    table.move(token, "b1")
    assert table.view["using"] == {"piece": token, "fruits": [first, second], "amount": 2}
    table.play("split", share=1)
    assert table.stock() == {first: 1, second: 1}


@pytest.mark.rule("FRU-37")
def test_while_the_fruits_are_shared_out_nothing_else_is_done():
    table = with_piece("MX1", stock=PLENTY)
    table.move("MX1", "c1")
    assert table.kinds() == {"split"}
    assert table.refused("pass") == table.refused("take", row=1, column=1) == "FRU-22"
    assert table.refused("move", piece="banana", to="b3") == "FRU-23"


@pytest.mark.rule("FRU-39")
@pytest.mark.parametrize("business", ["MX1", "CA1"])
def test_a_mobile_business_moves_in_the_next_turn(business):
    table = taking(business)
    table.take(1)
    assert table.refused("move", piece=business, to="e4") == "FRU-39"
    table.place("e5")
    if business == "MX1":
        assert table.refused("move", piece=business, to="e4") == "FRU-39"
        table.play("gain", fruit="lime")
    assert table.seat == YELLOW
    table.any_turn()
    assert {"e4", "e1", "a5"} <= table.targets(business)


@pytest.mark.rule("FRU-39")
def test_nor_in_a_turn_whose_first_step_was_lost():
    table = sitting(
        island=LOCKED, stock={"lime": 2, "mangosteen": 2}, rows={1: "CA1", 2: "SM1"}, phase="trading", factory=True
    )
    table.take(1)
    table.place("c3")
    assert table.phase == "factory"
    assert table.refused("move", piece="CA1", to="c4") == "FRU-23"


# --- Ice carts -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FRU-40")
def test_placing_a_cart_makes_nothing():
    table = taking("CA1", stocks={YELLOW: PLENTY})
    table.take(1)
    events = table.place("c1")
    assert told(events, "make") == []
    assert (table.at("c1"), table.seat) == ("CA1", YELLOW)
    assert table.part("desserts") == 0


@pytest.mark.rule("FRU-41", "FRU-R6")
@pytest.mark.parametrize(("to", "most"), [("b1", 1), ("c1", 2), ("d1", 3), ("e1", 4)])
def test_at_most_one_product_for_each_cell(to, most):
    table = with_piece("CA1", stock=PLENTY)
    assert table.refused("make", pile="green8") == table.refused("shake", fruit="banana") == "FRU-41"
    table.move("CA1", to)
    for made in range(most):
        assert table.view["using"] == {"piece": "CA1", "fruits": [], "amount": most - made}
        assert table.may("stop")
        table.play("shake", fruit="banana") if made % 2 else table.play("make", pile="green7")
    assert table.phase == "trading"
    assert table.refused("make", pile="green8") == "FRU-41"


@pytest.mark.rule("FRU-41", "FRU-R4")
def test_a_cart_may_make_fewer_or_none():
    table = with_piece("CA1", stock=PLENTY)
    table.move("CA1", "e1")
    table.play("make", pile="green8")
    table.play("stop")
    assert (table.phase, table.part("desserts")) == ("trading", 8)
    nothing = with_piece("CA1", stock=PLENTY)
    nothing.move("CA1", "e1")
    assert kinds_of(nothing.play("stop")) == ["stop"]
    assert (nothing.phase, nothing.part("desserts"), nothing.stock()) == ("trading", 0, PLENTY)


@pytest.mark.rule("FRU-41", "FRU-R5")
def test_making_ends_by_itself_when_nothing_can_be_paid():
    table = with_piece("CA1", stock={"lime": 2, "orange": 1})
    table.move("CA1", "e1")
    assert table.legal("make") == [{"pile": "green8"}, {"pile": "green7"}]
    assert table.legal("shake") == [{"fruit": "lime"}]
    table.play("make", pile="green8")
    assert table.phase == "trading", "one lime is left"
    poor = with_piece("CA1", stock={"lime": 1})
    poor.move("CA1", "e1")
    assert poor.phase == "trading"


@pytest.mark.rule("FRU-42")
@pytest.mark.parametrize(
    ("cart", "pile", "price"),
    [
        ("CA1", "green8", {"lime": 1, "orange": 1}),
        ("CA2", "green7", {"lime": 1, "orange": 1}),
        ("CA3", "blue8", {"banana": 1, "mangosteen": 1}),
        ("CA4", "blue7", {"banana": 1, "mangosteen": 1}),
        ("CA5", "pink8", {"pomegranate": 1, "mangosteen": 1}),
        ("CA6", "pink8", {"pomegranate": 1, "mangosteen": 1}),
    ],
)
def test_an_ice_costs_its_colours_price(cart, pile, price):
    table = with_piece(cart, stock=price)
    table.move(cart, "e1")
    events = table.play("make", pile=pile)
    assert table.stock() == {}
    assert {event["fruit"]: event["amount"] for event in told(events, "pay")} == price
    for fruit in price:
        short = with_piece(cart, stock=price | {fruit: 0, next(key for key in FRUITS if key not in price): 2})
        short.move(cart, "e1")
        assert short.refused("make", pile=pile) == "FRU-42"


@pytest.mark.rule("FRU-43")
def test_a_milkshake_costs_two_equal_fruits_chosen_each_time():
    table = with_piece("CA1", stock={"banana": 2, "mangosteen": 3, "lime": 1, "pomegranate": 1})
    table.move("CA1", "e1")
    assert {shake["fruit"] for shake in table.legal("shake")} == {"banana", "mangosteen"}
    assert table.refused("shake", fruit="lime") == "FRU-43"
    table.play("shake", fruit="mangosteen")
    assert table.stock() == {"banana": 2, "mangosteen": 1, "lime": 1, "pomegranate": 1}
    table.play("shake", fruit="banana")
    assert table.stock() == {"mangosteen": 1, "lime": 1, "pomegranate": 1}


@pytest.mark.rule("FRU-44", "FRU-R7")
def test_a_cart_sells_its_colour_from_any_of_its_piles():
    table = with_piece("CA1", stock=PLENTY)
    table.move("CA1", "e1")
    assert table.legal("make") == [{"pile": "green8"}, {"pile": "green7"}]
    assert {table.refused("make", pile=pile) for pile in ("blue8", "blue7", "pink8")} == {"FRU-44"}
    table.play("make", pile="green7")
    assert (table.pile("green7"), table.pile("green8")) == (1, 3)
    table.play("make", pile="green8")
    assert (table.pile("green7"), table.pile("green8")) == (1, 2)
    assert table.player()["desserts"] == dict.fromkeys(MARKERS, 0) | {"green7": 1, "green8": 1}


@pytest.mark.rule("FRU-45")
@pytest.mark.parametrize(
    ("cart", "pile", "value"),
    [("CA1", "green8", 8), ("CA1", "green7", 7), ("CA3", "blue8", 8), ("CA3", "blue7", 7), ("CA5", "pink8", 8)],
)
def test_a_marker_scores_its_value_at_once(cart, pile, value):
    table = with_piece(cart, stock=PLENTY)
    table.move(cart, "b1")
    before = table.score()
    assert told(table.play("make", pile=pile), "make") == [{"seat": RED, "pile": pile, "value": value}]
    assert table.part("desserts") == table.score() - before == value
    shaken = with_piece(cart, stock=PLENTY)
    shaken.move(cart, "b1")
    shaken.play("shake", fruit="lime")
    assert shaken.part("desserts") == 3


@pytest.mark.rule("FRU-46")
@pytest.mark.parametrize("pile", MARKERS)
def test_the_last_marker_of_a_pile_moves_the_licence(pile):
    cart = {"g": "CA1", "b": "CA3", "p": "CA5", "s": "CA1"}[pile[0]]
    for left in (1, 2):
        table = with_piece(cart, stock=PLENTY, desserts={YELLOW: {pile: MARKERS[pile] - left}})
        before = table.licence
        table.move(cart, "b1")
        events = table.play("shake", fruit="lime") if pile == "shake" else table.play("make", pile=pile)
        assert table.licence == before - (left == 1)
        assert told(events, "licence") == ([{"left": before - 1}] if left == 1 else [])


@pytest.mark.rule("FRU-47", "FRU-R4")
def test_an_empty_pile_makes_nothing():
    table = with_piece("CA5", stock=PLENTY, desserts={YELLOW: {"pink8": 3}})
    table.move("CA5", "e1")
    assert table.refused("make", pile="pink8") == "FRU-47"
    assert table.may("shake", fruit="lime"), "the other one"
    dry = with_piece("CA5", stock=PLENTY, desserts={YELLOW: {"shake": 4}})
    dry.move("CA5", "e1")
    assert dry.refused("shake", fruit="lime") == "FRU-47"
    assert dry.may("make", pile="pink8")
    done = with_piece("CA5", stock=PLENTY, desserts={YELLOW: {"pink8": 3, "shake": 4}})
    done.move("CA5", "e1")
    assert done.phase == "trading", "it may still move"
