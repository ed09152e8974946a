"""The worked examples, some of them the rulebook's own."""

import pytest
from tests.games.sitting import kinds_of, told

from .table import ANA, BEA, CARLA, DIDAC, NOBODY, at, sitting

KLEMENS, STEFAN, ANJA, ANDREA = ANA, BEA, CARLA, DIDAC


def squares(*pairs: tuple[int, int]) -> str:
    return " ".join(at(*pair) for pair in pairs)


def test_e1_what_three_coins_and_one_coin_buy():
    table = sitting(money=3, market="le or bl li gr le or bl li gr le or")
    assert table.lines() == {0, 2, 3, 4, 6, 7}
    poor = sitting(money=1, market="le . . or . . . . . . . bl", shut=True)
    assert poor.lines() == {4, 5, 7}, "one tile each: spaces 1, 4 and 12"
    assert poor.refused("buy", line=1) == "CIT-15"
    assert poor.refused("buy", line=3) == "CIT-14"


def test_e2_roads():
    table = sitting(plants={BEA: f"le {at(6, 5)}"}, hand="le:2 or:5 bl:9")
    for square in (at(5, 4), at(5, 6), at(4, 5)):
        assert table.against("le", square) == "CIT-33"
    for short in ("or", "bl"):
        assert table.against(short, at(5, 4)) is None
    others = sitting(plants={BEA: f"le {at(6, 5)}"}, hand="li:2 gr:5")
    assert others.against("li", at(5, 4)) is None
    assert others.against("gr", at(5, 4)) is None


@pytest.mark.rule("CIT-61", "CIT-63", "CIT-65")
def test_e3_the_finca_of_four():
    plants = {
        KLEMENS: f"li {squares((5, 6), (5, 7), (5, 8), (5, 9), (4, 8))}",
        STEFAN: f"le {squares((4, 6), (3, 6))}, or {squares((4, 5), (4, 4), (3, 4))}",
        ANJA: f"or {squares((6, 4), (7, 4), (8, 4))}",
        ANDREA: f"le {squares((6, 5), (7, 5), (7, 6), (7, 7))}, gr {squares((5, 4), (5, 3), (6, 3))}",
    }
    table = sitting(4, plants=plants, lots="A=T2 B C D N", done=True)
    assert table.lot("A")["strengths"] == [5, 5, 3, 7]
    scored = {event["seat"]: event["value"] for event in told(table.end_turn(), "score")}
    assert scored == {ANDREA: 10, KLEMENS: 5, STEFAN: 5}


ORANGES = squares((9, 9), (10, 10), (10, 9), (12, 9)) + f" {at(9, 10)}+ {at(11, 9)}+"


def test_e4_and_e5_harvest_and_income():
    plants = {KLEMENS: f"or {ORANGES}, le {at(6, 5)}, bl {at(8, 2)}"}
    table = sitting(plants=plants, money=4)
    assert table.workers() == 2
    table.harvest("3")
    assert (table.score(), table.workers(), table.money()) == (8, 3, 10)
    assert table.region(at(12, 9))["owner"] is None


def test_e6_own_with_own():
    table = sitting(plants={ANA: f"or {at(6, 2)}, or {at(7, 3)}"}, lots="A B C D E", hand="or:2")
    assert table.workers() == 3
    table.place("or", at(6, 3))
    assert (table.region(at(6, 3))["size"], table.workers()) == (3, 4)


def test_e7_own_with_neutral():
    neutral = f"or {squares((7, 3), (7, 4))}"
    small = sitting(plants={ANA: f"or {at(6, 2)}", NOBODY: neutral}, lots="A B C D E", hand="or:2")
    assert small.against("or", at(6, 3)) == "CIT-41"
    even = sitting(plants={ANA: f"or {squares((6, 2), (6, 1))}", NOBODY: neutral}, lots="A B C D E", hand="or:2")
    even.place("or", at(6, 3))
    assert (even.region(at(6, 3))["size"], even.workers()) == (5, 4)


def test_e8_another_seat():
    table = sitting(plants={ANA: f"or {at(6, 2)}", BEA: f"or {at(7, 3)}"}, lots="A B C D E", hand="or:2")
    assert table.against("or", at(6, 3)) == table.against("or", at(7, 2)) == "CIT-32"
    assert table.against("or", at(6, 1)) is None


@pytest.mark.rule("CIT-52", "CIT-54")
def test_e9_refill():
    table = sitting(hand="le:2", market="or . . . bl . . . . . . li", refill=True)
    events = table.place("le", at(5, 4))
    assert [event["space"] for event in told(events, "draw")] == [2, 3, 4, 6, 7, 8, 9, 10, 11]
    assert "shut" not in kinds_of(events)


def test_e10_the_cap():
    five = {ANA: "or i9, le f5, bl h2, li k4"}
    table = sitting(plants=five, money=10)
    table.harvest("1")
    assert table.money() == 12


def test_e11_only_one_seat():
    plants = {BEA: "le h8", NOBODY: "or g9, li i9, gr i10, bl i8, bl h10, gr g10, li g8"}
    table = sitting(plants=plants, lots="A B C D=T3", done=True)
    assert told(table.end_turn(), "score") == [{"seat": BEA, "lot": "D", "strength": 1, "value": 12}]


def test_e12_the_last_points_of_a_finca():
    plants = {ANA: "le h8 g8 g7 h7", BEA: "or g9 f9 f10 g10", CARLA: "bl i9 i8"}
    table = sitting(3, plants=plants, lots="A B C D=T3", done=True)
    assert table.lot("D")["strengths"] == [4, 4, 2]
    assert table.lot("D")["finals"] == [4, 4, 0]
    two = sitting(plants={ANA: "le h8 g8 g7 h7 i7", BEA: "or g9 f9 f10"}, lots="A B C D=T3", done=True)
    assert two.lot("D")["finals"] == [4, 0]
