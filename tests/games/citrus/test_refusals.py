"""Why not? Every refusal names the rule that a player would be shown at the table."""

from typing import Any

import pytest

import verger

from .table import ANA, BEA, NOBODY, Sitting, sitting

PLANTS = {ANA: "le e4 d4", BEA: "or f5 f4", NOBODY: "bl e3, le h2"}
MARKET = "le or bl li gr le or bl li gr le or"
BUY = ("buy", {"line": 0})
END: tuple[str, dict[str, Any]] = ("end_turn", {})
HARVEST = ("harvest", {"regions": "1"})
PASS: tuple[str, dict[str, Any]] = ("pass", {})
GIVE_BACK: tuple[str, dict[str, Any]] = ("give_back", {})
MILESTONE: tuple[str, dict[str, Any]] = ("milestone", {})


def place(tile: str, square: str) -> tuple[str, dict[str, Any]]:
    return "place", {"tile": tile, "square": square}


Asked = tuple[str, dict[str, Any]]
SITUATIONS: dict[str, tuple[dict[str, Any], tuple[Asked, ...], Asked, str]] = {
    # before the main action
    "ends without a main action": ({}, (), END, "CIT-09"),
    "passes though there are lines": ({}, (), PASS, "CIT-10"),
    "buys an empty line": ({"market": "le or bl li gr", "shut": True}, (), ("buy", {"line": 3}), "CIT-14"),
    "buys too dear": ({"money": 2}, (), BUY, "CIT-15"),
    "gives back nothing": ({}, (), GIVE_BACK, "CIT-20"),
    "builds nothing": ({}, (), place("lemon", "e6"), "CIT-18"),
    "chooses a lot for nothing": ({}, (), ("lot", {"lot": "E"}), "CIT-49"),
    "harvests what is not there": ({}, (), ("harvest", {"regions": "2"}), "CIT-69"),
    "plays a purse it has not": ({}, (), ("money", {"landscape": "money3"}), "CIT-75"),
    "plays a cart it has not": ({}, (), ("cart", {"space": 1}), "CIT-76"),
    "plays a bull it has not": ({}, (), ("bull", {"square": "a1"}), "CIT-78"),
    "plays a milestone it has not": ({}, (), MILESTONE, "CIT-85"),
    # with a hand
    "buys again": ({}, (BUY,), BUY, "CIT-19"),
    "harvests with a hand": ({}, (BUY,), HARVEST, "CIT-19"),
    "ends with a hand": ({}, (BUY,), END, "CIT-18"),
    "passes with a hand": ({}, (BUY,), PASS, "CIT-18"),
    "gives back what can be laid": ({}, (BUY,), GIVE_BACK, "CIT-R2"),
    "builds what is not in hand": ({}, (BUY,), place("blood_orange", "e6"), "CIT-18"),
    "buys with a cart's tile": ({"tiles": {ANA: "cart"}}, (("cart", {"space": 1}),), BUY, "CIT-76"),
    "passes with a cart's tile": ({"tiles": {ANA: "cart"}}, (("cart", {"space": 1}),), PASS, "CIT-76"),
    # a square
    "on a lot": ({"hand": "le:2"}, (), place("lemon", "e5"), "CIT-24"),
    "on a rock": ({"hand": "le:2"}, (), place("lemon", "d3"), "CIT-25"),
    "on another's plantation": ({"hand": "le:2"}, (), place("lemon", "f4"), "CIT-26"),
    "on a neutral plantation": ({"hand": "le:2"}, (), place("lemon", "e3"), "CIT-26"),
    "nowhere near": ({"hand": "gr:2"}, (), place("grapefruit", "a1"), "CIT-28"),
    "beside a rival": ({"hand": "or:2"}, (), place("orange", "f3"), "CIT-32"),
    "twice on roads": ({"hand": "or:2"}, (), place("orange", "d5"), "CIT-33"),
    "beside a neutral region": ({"hand": "le:2"}, (), place("lemon", "h1"), "CIT-44"),
    # afterwards
    "buys after a harvest": ({}, (HARVEST,), BUY, "CIT-09"),
    "harvests twice": ({}, (HARVEST,), HARVEST, "CIT-09"),
    "passes after a harvest": ({}, (HARVEST,), PASS, "CIT-R20"),
}  # fmt: skip


def at_table(entries: dict[str, Any], played: tuple[tuple[str, dict[str, Any]], ...]) -> Sitting:
    market = MARKET.replace("or", ".", 1) if "hand" in entries else MARKET
    table = sitting(**({"plants": PLANTS, "market": market} | entries))
    for kind, arguments in played:
        table.play(kind, **arguments)
    return table


@pytest.mark.parametrize(("entries", "played", "asked", "rule"), SITUATIONS.values(), ids=SITUATIONS)
def test_the_rule_that_forbids_it(entries, played, asked, rule):
    table = at_table(entries, played)
    kind, arguments = asked
    assert table.refused(kind, **arguments) == rule
    with pytest.raises(verger.IllegalAction) as error:
        table.match.play(table.seat, {"kind": kind, **arguments})
    assert error.value.rule == rule


def test_another_seat_may_not_act():
    table = at_table({}, ())
    assert {table.match.refusal(BEA, number) for number in range(0, 1722, 50)} == {"CIT-11"}
