"""Why not? Every refusal names the rule that a player would be shown at the table."""

from typing import Any

import pytest
from tests.games.sitting import play_at_random

import verger

from .table import FINCA, FRUITS, RED, YELLOW, Sitting, Step, new_match, sitting

TABLE: dict[str, Any] = {
    "farmers": "3 R R; 7 R",
    "rest": 9,
    "fruits": {RED: {"fig": 2, "lemon": 6, "olive": 1}},
    "carts": {RED: 1},
    "tiles": {YELLOW: "F09-F12 F18"},
    "villages": {
        "arta": "F08", "inca": "F40", "palma": "F16", "campos": "F05", "andratx": "F37", "santanyi": "closed",
    },
}  # fmt: skip


def at_table(*played: Step, **entries: Any) -> Sitting:
    """Red has a cart and some fruits, and has played this."""
    table = sitting(**TABLE | entries)
    for kind, arguments in played:
        table.play(kind, **arguments)
    return table


CART: Step = ("deliver", {"mode": "cart"})
LARGE: Step = ("deliver", {"mode": "large"})
LESS: Step = ("deliver", {"mode": "less"})
WIND: Step = ("strong_wind", {})
ARTA: Step = ("serve", {"village": "arta"})
SHORT_ARTA: Step = ("serve_short", {"village": "arta", "fruit": "fig"})
SITUATIONS: dict[str, tuple[tuple[Step, ...], Step, str]] = {
    # in a turn
    "places a farmer": ((), ("place", {"blade": 3}), "FIN-17"),
    "moves another's farmer": ((), ("move", {"blade": 9}), "FIN-23"),
    "moves from an empty blade": ((), ("move", {"blade": 0}), "FIN-23"),
    "passes": ((), ("stop", {}), "FIN-21"),
    "lifts another's farmer": ((), ("gust", {"blade": 9, "to": 0}), "FIN-78"),
    "serves before a cart is loaded": ((), ARTA, "FIN-46"),
    "serves what he could not pay": ((), ("serve", {"village": "andratx"}), "FIN-50"),
    # under strong wind
    "stops before the first move": ((WIND,), ("stop", {}), "FIN-72"),
    "lets a gust blow in strong wind": ((WIND,), ("gust", {"blade": 3, "to": 0}), "FIN-70"),
    "asks for strong wind twice": ((WIND,), ("strong_wind", {}), "FIN-70"),
    "delivers in strong wind": ((WIND,), CART, "FIN-70"),
    "loads the large cart in strong wind": ((WIND,), LARGE, "FIN-70"),
    "serves in strong wind": ((WIND,), ARTA, "FIN-70"),
    "places in strong wind": ((WIND,), ("place", {"blade": 3}), "FIN-17"),
    "moves another's farmer in strong wind": ((WIND,), ("move", {"blade": 9}), "FIN-23"),
    # in a delivery
    "finishes with an empty cart": ((CART,), ("finish", {}), "FIN-47"),
    "moves after all": ((CART,), ("move", {"blade": 3}), "FIN-20"),
    "lets a gust blow after all": ((CART, ARTA), ("gust", {"blade": 3, "to": 0}), "FIN-20"),
    "opens a second delivery": ((CART,), LARGE, "FIN-20"),
    "stops delivering": ((CART, ARTA), ("stop", {}), "FIN-21"),
    "serves a village twice": ((CART, ARTA), ARTA, "FIN-58"),
    "serves an empty village": ((CART,), ("serve", {"village": "santanyi"}), "FIN-59"),
    "chooses where there is no choice": ((CART,), ("serve", {"village": "arta", "fruit": "fig"}), "FIN-51"),
    "chooses no kind": ((CART,), ("serve", {"village": "inca"}), "FIN-53"),
    "has too few of a kind": ((CART,), ("serve", {"village": "inca", "fruit": "fig"}), "FIN-50"),
    "lacks three kinds of six": ((CART,), ("serve", {"village": "andratx"}), "FIN-50"),
    "loads a seventh fruit": ((CART, ARTA), ("serve", {"village": "inca", "fruit": "lemon"}), "FIN-48"),
    "leaves a fruit out": ((CART,), SHORT_ARTA, "FIN-83"),
    "leaves a fruit out of the large cart": ((LARGE,), SHORT_ARTA, "FIN-83"),
    "loads an eleventh fruit": (
        (LARGE, ("serve", {"village": "inca", "fruit": "lemon"}), ARTA, ("serve", {"village": "campos"})),
        ("serve", {"village": "palma"}),
        "FIN-81",
    ),
    # with one less
    "pays in full first": ((LESS,), ARTA, "FIN-83"),
    "leaves out two fruits": ((LESS, SHORT_ARTA), ("serve_short", {"village": "palma", "fruit": "lemon"}), "FIN-83"),
    "wants a tile for nothing": ((LESS,), ("serve_short", {"village": "campos", "fruit": "olive"}), "FIN-85"),
    "leaves out a fruit that is not asked": (
        (LESS,),
        ("serve_short", {"village": "palma", "fruit": "olive"}),
        "FIN-86",
    ),
    "lacks more than one": ((LESS,), ("serve_short", {"village": "inca", "fruit": "fig"}), "FIN-50"),
    "goes short in an empty village": ((LESS,), ("serve_short", {"village": "santanyi", "fruit": "fig"}), "FIN-59"),
    "pays a seventh fruit": ((LESS, SHORT_ARTA), ("serve", {"village": "inca", "fruit": "lemon"}), "FIN-84"),
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_rule_against_it(situation):
    played, (kind, arguments), rule = SITUATIONS[situation]
    assert at_table(*played).refused(kind, **arguments) == rule


@pytest.mark.parametrize(
    ("entries", "wanted", "rule"),
    [
        ({"carts": {}}, CART, "FIN-46"),
        ({"carts": {}}, LESS, "FIN-87"),
        ({"fruits": {}}, CART, "FIN-47"),
        ({"fruits": {}}, LARGE, "FIN-72"),
        ({"fruits": {}}, LESS, "FIN-72"),
        ({"action_tiles": {RED: []}}, WIND, "FIN-71"),
        ({"action_tiles": {RED: []}}, ("gust", {"blade": 3, "to": 0}), "FIN-71"),
        ({"action_tiles": {RED: []}}, LARGE, "FIN-71"),
        ({"action_tiles": {RED: []}}, LESS, "FIN-71"),
        ({"action_tiles": {RED: []}, "carts": {}}, LESS, "FIN-71"),
    ],
)
def test_what_is_lacking(entries, wanted, rule):
    kind, arguments = wanted
    assert at_table(**entries).refused(kind, **arguments) == rule


def test_out_of_turn():
    table = new_match(3, 4, start_player=0)
    assert table.refused("place", by=1, blade=0) == "FIN-13"
    assert table.refused("move", blade=0) == "FIN-16"
    table = at_table()
    assert table.refused("move", by=YELLOW, blade=9) == "FIN-19"
    assert table.refused("strong_wind", by=YELLOW) == "FIN-19"


def test_after_the_end():
    table = play_at_random(new_match(2, 4), seed=4)
    assert {table.match.refusal(seat, action) for seat in range(2) for action in FINCA.actions} == {"FIN-96"}


def test_an_illegal_action_is_told_with_its_rule_and_changes_nothing():
    table = at_table(carts={})
    before = FINCA.describe(table.match.state)
    with pytest.raises(verger.IllegalAction) as refused:
        table.play("deliver", mode="cart")
    assert refused.value.rule == "FIN-46"
    assert refused.value.reason == FINCA.texts("en")("rule-FIN-46")
    assert "FIN-46" in str(refused.value)
    assert FINCA.describe(table.match.state) == before
    assert table.match.actions == []


def test_every_fruit_is_explained_on_a_mystery_tile():
    table = at_table(CART)
    refusals = [table.refused("serve", village="inca", fruit=fruit) for fruit in FRUITS]
    assert refusals == ["FIN-50", "FIN-50", "FIN-50", None, "FIN-50", "FIN-50"]
