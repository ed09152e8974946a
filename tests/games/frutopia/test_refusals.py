"""Why not? Every refusal names the rule that a player would be shown at the table."""

from typing import Any

import pytest
from tests.games.sitting import play_at_random

import verger

from .table import BARE, FRUITS, FRUTOPIA, RED, YELLOW, Sitting, new_match, sitting

PLENTY = dict.fromkeys(FRUITS, 9)
ISLAND = "CA1 . G . MX1 / L ba . li H / F . po . C / K or . ma I / . E J D ."


def at_table(*played: tuple[str, dict[str, Any]], **entries: Any) -> Sitting:
    rich: dict[str, Any] = {"island": ISLAND, "stock": PLENTY, "rows": {1: "SM1 PL4", 2: "MX2"}, "factory": True}
    table = sitting(**(rich | entries))
    for kind, arguments in played:
        table.play(kind, **arguments)
    return table


SLIDE = ("move", {"piece": "banana", "to": "c2"})
MIX = ("move", {"piece": "MX1", "to": "d1"})
CART = ("move", {"piece": "CA1", "to": "b1"})
TAKE = ("take", {"row": 1, "column": 1})
TAKE_MIXED = ("take", {"row": 2, "column": 1})
PLACE = ("place", {"cell": "a5"})
PASS: tuple[str, dict[str, Any]] = ("pass", {})
VAT = ("advance", {"pawn": "first", "arrow": "e03"})
SITUATIONS = {
    # step 1
    "passes first": ((), PASS, "FRU-24"),
    "delivers first": ((), ("deliver", {"berth": "G"}), "FRU-22"),
    "takes first": ((), TAKE, "FRU-22"),
    "makes an ice without a move": ((), ("make", {"pile": "green8"}), "FRU-41"),
    "shakes without a move": ((), ("shake", {"fruit": "lime"}), "FRU-41"),
    "stops what has not begun": ((), ("stop", {}), "FRU-41"),
    "shares out nothing": ((), ("split", {"share": 0}), "FRU-37"),
    "gains a fruit of nothing": ((), ("gain", {"fruit": "lime"}), "FRU-36"),
    "places nothing": ((), PLACE, "FRU-55"),
    "builds nothing": ((), ("place_large", {"cell": "a5", "rotation": 0}), "FRU-55"),
    "chooses a bag": ((), ("bag", {"bag": "green"}), "FRU-18"),
    "advances first": ((), VAT, "FRU-80"),
    "moves a piece that is not there": ((), ("move", {"piece": "CA6", "to": "a5"}), "FRU-23"),
    "stays": ((), ("move", {"piece": "banana", "to": "b2"}), "FRU-R2"),
    "goes round a corner": ((), ("move", {"piece": "banana", "to": "c3"}), "FRU-27"),
    "jumps": ((), ("move", {"piece": "orange", "to": "b1"}), "FRU-28"),
    "stops on a boat": ((), ("move", {"piece": "banana", "to": "a2"}), "FRU-29"),
    # sharing out and making
    "shares out too much": ((MIX,), ("split", {"share": 3}), "FRU-38"),
    "trades before sharing out": ((MIX,), TAKE, "FRU-22"),
    "moves again while sharing out": ((MIX,), SLIDE, "FRU-23"),
    "sells another colour": ((CART,), ("make", {"pile": "pink8"}), "FRU-44"),
    "passes instead of stopping": ((CART,), PASS, "FRU-22"),
    "advances while making": ((CART,), VAT, "FRU-80"),
    # step 2
    "moves twice": ((SLIDE,), CART, "FRU-23"),
    "delivers a boat that is gone": ((SLIDE,), ("deliver", {"berth": "A"}), "FRU-50"),
    "takes from an empty column": ((SLIDE,), ("take", {"row": 1, "column": 4}), "FRU-05"),
    "takes what fits nowhere": ((SLIDE,), ("take", {"row": 1, "column": 2}), "FRU-65"),
    "advances in step 2": ((SLIDE,), VAT, "FRU-80"),
    "makes in step 2": ((SLIDE,), ("make", {"pile": "green8"}), "FRU-41"),
    # placing
    "places on a boat": ((SLIDE, TAKE), ("place", {"cell": "a2"}), "FRU-60"),
    "builds a small one large": ((SLIDE, TAKE), ("place_large", {"cell": "a5", "rotation": 0}), "FRU-63"),
    "takes two": ((SLIDE, TAKE), TAKE_MIXED, "FRU-58"),
    "gives it back": ((SLIDE, TAKE), PASS, "FRU-26"),
    "moves the token in hand": ((SLIDE, TAKE_MIXED), ("move", {"piece": "MX2", "to": "a5"}), "FRU-39"),
    "moves the token just placed": ((SLIDE, TAKE_MIXED, PLACE), ("move", {"piece": "MX2", "to": "b3"}), "FRU-39"),
    "gains a third kind": ((SLIDE, TAKE_MIXED, PLACE), ("gain", {"fruit": "banana"}), "FRU-36"),
    # step 3
    "moves in the factory": ((SLIDE, PASS), CART, "FRU-23"),
    "delivers in the factory": ((SLIDE, PASS), ("deliver", {"berth": "G"}), "FRU-26"),
    "takes in the factory": ((SLIDE, PASS), TAKE, "FRU-58"),
    "chooses a circle of no vat": ((SLIDE, PASS), ("circle", {"circle": 0}), "FRU-84"),
    "goes against an arrow": ((SLIDE, PASS), ("advance", {"pawn": "first", "arrow": "e05"}), "FRU-83"),
    "names the second of two alike": ((SLIDE, PASS), ("advance", {"pawn": "second", "arrow": "e01"}), "FRU-R18"),
    "ends before the circle is chosen": ((SLIDE, PASS, VAT), ("end_turn", {}), "FRU-84"),
    "advances twice": ((SLIDE, PASS, ("advance", {"pawn": "first", "arrow": "e01"})),
                       ("advance", {"pawn": "first", "arrow": "e05"}), "FRU-81"),
    "takes both after one": ((SLIDE, PASS, ("advance", {"pawn": "first", "arrow": "e01"})),
                             ("advance", {"pawn": "both", "arrow": "e02"}), "FRU-89"),
}  # fmt: skip


@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_rule_against_it(situation):
    played, (kind, arguments), rule = SITUATIONS[situation]
    assert at_table(*played).refused(kind, **arguments) == rule


@pytest.mark.parametrize(
    ("entries", "played", "wanted", "rule"),
    [
        ({"stock": {}}, (SLIDE,), ("deliver", {"berth": "G"}), "FRU-48"),
        ({"stock": {}}, (SLIDE,), TAKE, "FRU-52"),
        ({"stock": {"lime": 2}}, (CART,), ("make", {"pile": "green8"}), "FRU-42"),
        ({"stock": {"lime": 2}}, (CART,), ("shake", {"fruit": "orange"}), "FRU-43"),
        ({"desserts": {YELLOW: {"green8": 3}}}, (CART,), ("make", {"pile": "green8"}), "FRU-47"),
        ({"desserts": {YELLOW: {"shake": 4}}}, (CART,), ("shake", {"fruit": "lime"}), "FRU-47"),
        ({"stock": {}}, (SLIDE, PASS), ("advance", {"pawn": "first", "arrow": "e01"}), "FRU-82"),
        ({"pawns": {YELLOW: "A1 A1"}}, (SLIDE, PASS), ("advance", {"pawn": "first", "arrow": "e01"}), "FRU-85"),
        ({"factory": False}, (SLIDE,), ("end_turn", {}), "FRU-02"),
        ({"factory": False}, (SLIDE,), VAT, "FRU-02"),
    ],
)
def test_what_is_lacking(entries, played, wanted, rule):
    kind, arguments = wanted
    assert at_table(*played, **entries).refused(kind, **arguments) == rule


def test_out_of_turn():
    table = new_match(3, 4, start_player=0)
    assert table.refused("bag", by=1, bag="green") == "FRU-13"
    assert table.refused("pass", by=0) == "FRU-13"
    table = at_table()
    assert table.refused("move", by=YELLOW, piece="banana", to="c2") == "FRU-21"
    assert table.refused("end_turn", by=YELLOW) == "FRU-21"


def test_after_the_end():
    table = play_at_random(new_match(2, 4), seed=5)
    assert {table.match.refusal(seat, action) for seat in range(2) for action in FRUTOPIA.actions} == {"FRU-74"}


def test_an_illegal_action_is_told_with_its_rule_and_changes_nothing():
    table = at_table(SLIDE, stock={})
    before = FRUTOPIA.describe(table.match.state)
    with pytest.raises(verger.IllegalAction) as refused:
        table.deliver("G")
    assert refused.value.rule == "FRU-48"
    assert refused.value.reason == FRUTOPIA.texts("en")("rule-FRU-48")
    assert FRUTOPIA.describe(table.match.state) == before


def test_a_piece_on_a_free_island_may_go_everywhere_in_line():
    table = sitting(island=BARE)
    assert {table.refused("move", piece="pomegranate", to=f"c{row}") for row in (1, 2, 4, 5)} == {None}
    assert table.seat == RED
