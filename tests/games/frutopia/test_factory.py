"""The juice factory, FRU-80 … FRU-94."""

from typing import Any

import pytest
from tests.games.sitting import kinds_of, told

from .table import BARE, FRUITS, LOCKED, RED, YELLOW, Sitting, sitting

PLENTY = dict.fromkeys(FRUITS, 9)
ARROWS = {
    "e01": ("S", "A1", {"pomegranate": 1}), "e02": ("S", "A2", {"mangosteen": 1}), "e03": ("S", "V1", {"banana": 1}),
    "e04": ("A1", "V1", {"lime": 1}), "e05": ("A1", "B1", {"lime": 1}), "e06": ("A2", "V1", {"orange": 1}),
    "e07": ("V1", "B1", {"banana": 1}), "e08": ("V1", "B2", {"orange": 1}), "e09": ("V1", "V2", {"pomegranate": 1}),
    "e10": ("B1", "V2", {"mangosteen": 1}), "e11": ("B2", "V2", {"lime": 1}), "e12": ("V2", "C1", {"banana": 1}),
    "e13": ("V2", "C2", {"orange": 1}), "e14": ("C1", "F1", {"orange": 1, "pomegranate": 1}),
    "e15": ("C1", "F2", {"orange": 1, "mangosteen": 1}), "e16": ("C2", "F1", {"banana": 1, "pomegranate": 1}),
    "e17": ("C2", "F2", {"lime": 1, "mangosteen": 1}),
}  # fmt: skip
POINTS = {"A1": 2, "A2": 2, "B1": 3, "B2": 3, "C1": 4, "C2": 3, "F1": 6, "F2": 5}
VATS = {"V1": (1, 1, 0, 0), "V2": (2, 1, 1, 0)}


def factory(pawns: str = "S_0 S_0", seats: int = 2, others: dict[int, str] | None = None, **entries: Any) -> Sitting:
    """Red is at the third step, with all the fruit in the world unless it is said."""
    given: dict[str, Any] = {"stock": PLENTY, "phase": "factory", "pawns": {RED: pawns, **(others or {})}}
    return sitting(seats, factory=True, **(given | entries))


def stand(node: str) -> str:
    return f"{node}_0" if node in ("S", "V1", "V2") else node


@pytest.mark.rule("FRU-80")
def test_the_third_step_comes_last_and_may_be_declined():
    table = sitting(islands={YELLOW: LOCKED}, stocks={YELLOW: PLENTY}, factory=True)
    assert table.refused("end_turn") == "FRU-80"
    table.move("banana", "c2")
    assert table.refused("advance", pawn="first", arrow="e01") == "FRU-80"
    table.decline()
    assert table.refused("advance", pawn="first", arrow="e01") == "FRU-82"
    table.end_turn()
    assert table.phase == "trading", "Yellow's first step is lost"
    table.decline()
    assert table.kinds() == {"advance", "end_turn"}, "lost and declined, the third step comes all the same"


@pytest.mark.rule("FRU-81")
@pytest.mark.parametrize("order", [("first", "second"), ("second", "first")])
def test_each_pawn_advances_once_in_any_order(order):
    table = factory("A1 B1")
    arrows = {"first": "e05", "second": "e10"}
    if order[0] == "first":
        assert table.refused("advance", pawn="both", arrow="e05") == "FRU-89"
    table.advance(arrows[order[0]], order[0], 0 if order[0] == "second" else None)
    assert table.refused("advance", pawn=order[0], arrow="e12") == "FRU-81"
    assert {advance["pawn"] for advance in table.legal("advance")} == {order[1]}
    table.advance(arrows[order[1]], order[1], 0 if order[1] == "second" else None)
    assert table.kinds() == {"end_turn"}
    assert table.pawns() == ["B1", "V2_0"]


@pytest.mark.rule("FRU-82")
@pytest.mark.parametrize("arrow", ARROWS)
def test_an_arrow_has_its_price(arrow):
    tail, head, price = ARROWS[arrow]
    table = factory(f"{stand(tail)} {'A2' if head == 'F1' else 'F1'}", stock=price)
    events = table.play("advance", pawn="first", arrow=arrow)
    assert table.stock() == {}
    assert {event["fruit"]: event["amount"] for event in told(events, "pay")} == price
    if head in VATS:
        table.play("circle", circle=1)
    assert table.pawns()[0].split("_")[0] == head
    for fruit in price:
        short = factory(f"{stand(tail)} A2", stock=PLENTY | {fruit: price[fruit] - 1})
        assert short.refused("advance", pawn="first", arrow=arrow) == "FRU-82"


@pytest.mark.rule("FRU-82")
def test_fruit_of_the_same_turn_pays():
    table = sitting(island=BARE, factory=True)
    table.move("pomegranate", "c4")
    table.decline()
    table.advance("e01")
    assert table.pawns() == ["A1", "S_0"]


@pytest.mark.rule("FRU-83")
@pytest.mark.parametrize("node", ["S", "A1", "A2", "V1", "B1", "B2", "V2", "C1", "C2"])
def test_pawns_follow_the_arrows_from_where_they_stand(node):
    leaving = {arrow for arrow, (tail, _, _) in ARROWS.items() if tail == node}
    for circle in (0, 2) if node in VATS else (None,):
        spot = node if circle is None else f"{node}_{circle}"
        table = factory(f"{'S_0' if node == 'S' else spot} F1")
        offered = {advance["arrow"] for advance in table.legal("advance") if advance["pawn"] == "first"}
        assert offered == leaving, "from a vat any arrow, whatever the circle"
        against = next(arrow for arrow, (tail, head, _) in ARROWS.items() if tail != node)
        assert table.refused("advance", pawn="first", arrow=against) == "FRU-83"


@pytest.mark.rule("FRU-84")
@pytest.mark.parametrize("circle", range(4))
def test_an_arrow_into_a_vat_leads_to_any_free_circle(circle):
    table = factory()
    assert table.refused("circle", circle=circle) == "FRU-84"
    assert kinds_of(table.play("advance", pawn="first", arrow="e03")) == ["advance", "pay"]
    assert table.legal("circle") == [{"circle": n} for n in range(4)]
    assert table.refused("end_turn") == table.refused("advance", pawn="second", arrow="e01") == "FRU-84"
    assert table.view["pawns"] == {"advanced": [], "arrow": "e03", "advancing": "first"}
    table.play("circle", circle=circle)
    assert table.pawns() == [f"V1_{circle}", "S_0"]


@pytest.mark.rule("FRU-85")
def test_circles_of_another_colour_are_closed():
    table = factory(others={YELLOW: "A1 V1_1"})
    assert {advance["arrow"] for advance in table.legal("advance")} == {"e02", "e03"}
    assert table.refused("advance", pawn="first", arrow="e01") == "FRU-85"
    table.play("advance", pawn="first", arrow="e03")
    assert table.legal("circle") == [{"circle": n} for n in (0, 2, 3)]
    assert table.refused("circle", circle=1) == "FRU-85"


@pytest.mark.rule("FRU-85", "FRU-88")
@pytest.mark.parametrize(("pawns", "arrow"), [("V1_0 B1", "e07"), ("S_0 A1", "e01"), ("C2 F1", "e16")])
def test_a_circle_with_the_own_pawn_is_open_and_scores_nothing(pawns, arrow):
    table = factory(pawns)
    events = table.advance(arrow)
    assert table.pawns()[0] == table.pawns()[1]
    assert (told(events, "land"), len(told(events, "join"))) == ([], 1)
    assert table.part("factory") == 0
    assert told(events, "licence") == []


@pytest.mark.rule("FRU-86", "FRU-88")
@pytest.mark.parametrize("circle", range(4))
def test_in_a_vat_own_pawns_share_a_circle(circle):
    table = factory(f"S_0 V1_{circle}")
    events = table.play("advance", pawn="first", arrow="e03")
    assert (table.pawns(), table.phase) == ([f"V1_{circle}"] * 2, "factory"), "nothing to choose"
    assert told(events, "join") == [{"seat": RED, "spot": f"V1_{circle}"}]
    assert table.part("factory") == 0


@pytest.mark.rule("FRU-87")
@pytest.mark.parametrize("arrow", ARROWS)
def test_a_free_circle_scores_its_number(arrow):
    tail, head, _ = ARROWS[arrow]
    for circle in range(4) if head in VATS else (None,):
        table = factory(f"{stand(tail)} A2" if tail != "A2" else "A2 C2")
        events = table.advance(arrow, circle=circle) if head != "A2" else None
        if events is not None:
            value = VATS[head][circle] if circle is not None else POINTS[head]
            spot = head if circle is None else f"{head}_{circle}"
            assert told(events, "land") == [{"seat": RED, "spot": spot, "value": value}]
            assert table.part("factory") == value
    table = factory()
    table.advance("e02")
    assert table.part("factory") == 2


@pytest.mark.rule("FRU-89", "FRU-R18")
@pytest.mark.parametrize("together", [True, False])
@pytest.mark.parametrize(("pawns", "arrow", "circle"), [("V2_2", "e12", None), ("S_0", "e03", 1), ("C1", "e14", None)])
def test_two_pawns_on_one_arrow_pay_and_score_once(pawns, arrow, circle, together):
    _, head, price = ARROWS[arrow]
    table = factory(f"{pawns} {pawns}", stock=price)
    licence = table.licence
    assert {advance["pawn"] for advance in table.legal("advance")} == {"first", "both"}
    assert table.refused("advance", pawn="second", arrow=arrow) == "FRU-R18"
    if together:
        table.advance(arrow, "both", circle)
    else:
        table.advance(arrow, "first", circle)
        assert table.stock() == {}
        assert table.refused("advance", pawn="both", arrow=arrow) == "FRU-89"
        (second,) = [advance for advance in table.player()["advances"] if advance["arrow"] == arrow]
        assert (second["price"], second["lacking"], second["open"]) == ({}, {}, True)
        table.advance(arrow, "second")
    spot = head if circle is None else f"{head}_{circle}"
    assert table.pawns() == [spot, spot]
    assert table.stock() == {}
    assert table.part("factory") == (VATS[head][circle] if circle is not None else POINTS[head])
    assert table.licence == licence - (head == "F1")
    assert table.kinds() == {"end_turn"}


@pytest.mark.rule("FRU-89")
def test_both_at_once_only_from_one_circle():
    table = factory("A1 A2")
    assert {advance["pawn"] for advance in table.legal("advance")} == {"first", "second"}
    assert table.refused("advance", pawn="both", arrow="e05") == "FRU-89"


@pytest.mark.rule("FRU-90")
def test_on_different_arrows_each_pays_and_scores_for_itself():
    table = factory(stock={"pomegranate": 1, "mangosteen": 1})
    table.advance("e01")
    assert table.refused("advance", pawn="second", arrow="e03") == "FRU-82"
    table.advance("e02", "second")
    assert (table.pawns(), table.stock(), table.part("factory")) == (["A1", "A2"], {}, 4)
    meet = factory("A1 A2", stock={"lime": 1, "orange": 1})
    meet.advance("e04", "first", 1)
    meet.advance("e06", "second")
    assert (meet.pawns(), meet.stock(), meet.part("factory")) == (["V1_1", "V1_1"], {}, 1), "the second joins"
    other = factory("C1 C2", stock=PLENTY)
    other.advance("e15")
    other.advance("e17", "second")
    assert (other.pawns(), other.part("factory"), other.licence) == (["F2", "F2"], 5, 7)
    assert other.stock() == PLENTY | {"orange": 8, "mangosteen": 7, "lime": 8}


@pytest.mark.rule("FRU-91")
def test_a_circle_is_free_once_left_and_scores_again():
    table = factory("A1 S_0", others={YELLOW: "S_1 S_1"}, stocks={YELLOW: PLENTY})
    table.advance("e05")
    table.end_turn()
    table.match.play(YELLOW, table.legal_action("move"))
    table.decline()
    table.advance("e01")
    assert table.pawns(YELLOW) == ["A1", "S_1"]
    assert table.part("factory", YELLOW) == 2
    own = factory("A1 S_0")
    own.advance("e05")
    own.advance("e01", "second")
    assert (own.pawns(), own.part("factory")) == (["B1", "A1"], 5)
    stack = factory("A1 A1", others={YELLOW: "S_1 S_1"}, stocks={YELLOW: PLENTY})
    stack.advance("e05")
    stack.end_turn()
    stack.match.play(YELLOW, stack.legal_action("move"))
    stack.decline()
    assert stack.refused("advance", pawn="first", arrow="e01") == "FRU-85", "one pawn is still there"


@pytest.mark.rule("FRU-92")
@pytest.mark.parametrize(("pawn", "arrow"), [("C1", "e14"), ("C1", "e15"), ("C2", "e16"), ("C2", "e17")])
def test_a_last_circle_scores_then_moves_the_licence(pawn, arrow):
    table = factory(f"{pawn} S_0")
    events = table.advance(arrow)
    assert kinds_of(events) == ["advance", "pay", "pay", "land", "licence"]
    assert (table.part("factory"), table.licence) == (POINTS[ARROWS[arrow][1]], 7)


@pytest.mark.rule("FRU-93")
def test_a_pawn_on_a_last_circle_stays_and_closes_it():
    table = factory("F1 C1", others={YELLOW: "C2 F2"})
    assert table.refused("advance", pawn="first", arrow="e14") == "FRU-93"
    assert table.refused("advance", pawn="second", arrow="e15") == "FRU-93", "Yellow has the other"
    table.end_turn()
    table.match.play(YELLOW, table.legal_action("move"))
    table.decline()
    assert table.refused("advance", pawn="first", arrow="e16") == "FRU-93"


@pytest.mark.rule("FRU-94")
def test_bottles_score_nothing_by_themselves():
    table = factory("C1 V2_0", juice=[10, 0], phase="over", over="ended", islands={YELLOW: BARE})
    assert (table.part("factory"), table.part("shops")) == (10, 0)


@pytest.mark.rule("FRU-R11")
def test_the_fruit_of_a_new_mixed_token_pays_in_the_factory():
    table = sitting(island=BARE, stock={"lime": 2, "mangosteen": 2}, rows={1: "MX5"}, phase="trading", factory=True)
    table.take(1)
    table.place("a1")
    table.play("gain", fruit="pomegranate")
    assert table.refused("deliver", berth="A") == "FRU-26"
    table.advance("e01", "both")
    assert (table.pawns(), table.stock()) == (["A1", "A1"], {})


@pytest.mark.rule("FRU-R17")
def test_the_second_pawn_may_follow_onto_a_last_circle():
    table = factory("F1 C1", stock={"orange": 1, "pomegranate": 1})
    licence = table.licence
    events = table.advance("e14", "second")
    assert table.pawns() == ["F1", "F1"]
    assert (table.stock(), table.part("factory"), table.licence) == ({}, 0, licence)
    assert kinds_of(events) == ["advance", "pay", "pay", "join"]


@pytest.mark.rule("FRU-R19")
def test_a_vat_is_never_full_for_who_enters():
    others = {1: "V1_0 V1_0", 2: "V1_1 V1_1", 3: "V1_3 V1_3"}
    table = factory(seats=4, others=others)
    table.play("advance", pawn="both", arrow="e03")
    assert table.legal("circle") == [{"circle": 2}]
