"""The worked examples W1 … W12."""

import pytest
from tests.games.sitting import told

from .table import RED, YELLOW, sitting

BLUE = 2


@pytest.mark.rule("FRU-28", "FRU-33")
def test_w1_harvest():
    table = sitting(island=". A G B . / L ba . li H / F . po . C / K . or ma I / . E J D .")
    assert table.targets("banana") == {"c2", "b3", "b4"}
    table.move("banana", "b4")
    assert table.stock() == {"banana": 2}


@pytest.mark.rule("FRU-48", "FRU-49")
def test_w2_boat():
    table = sitting(
        island=". A O03 B . / L ba . li H / F . po . C / K or . ma I / . E J D .",
        stock={"banana": 2, "orange": 1, "pomegranate": 1}, phase="trading",
    )  # fmt: skip
    assert table.score() == 0
    table.deliver("G")
    assert (table.stock(), table.score(), table.at("c1")) == ({"pomegranate": 1}, 2, None)


@pytest.mark.rule("FRU-40", "FRU-52", "FRU-53", "FRU-54", "FRU-55", "FRU-56")
def test_w3_token():
    table = sitting(
        island=". . O03 . . / L ba . li H / F . po . C / K or . ma I / . E J D .", rows={3: "CA3"},
        stock={"orange": 3, "banana": 4}, phase="trading",
    )  # fmt: skip
    before = table.score()
    assert table.licence == 8
    table.take(3)
    events = table.place("c2")
    assert (table.stock(), table.score() - before, table.licence) == ({"banana": 1}, 5, 7)
    assert told(events, "make") == []
    assert table.seat == YELLOW, "the turn is over"


@pytest.mark.rule("FRU-63", "FRU-64", "FRU-65", "FRU-66")
def test_w4_large():
    table = sitting(
        island=". . G B . / L . ba li H / F . po . C / K or . ma I / . E J D .".replace("L", "."), rows={1: "PL4"},
        islands={YELLOW: ". . G B . / L ba . li H / F . po . C / K or . ma I / SM1 E J D SM2"},
        stock={"lime": 2, "mangosteen": 2}, phase="trading",
    )  # fmt: skip
    before, stars = table.score(), table.player()["stars"]
    assert table.licence == 6
    table.take(1)
    table.build("a1")
    assert (table.score() - before, table.licence) == (3 + 12, 5)
    assert table.player()["stars"] == stars + 3
    assert "PL4" not in [key for row in table.board() for key in row] + table.view["aside"]["businesses"]


@pytest.mark.rule("FRU-37", "FRU-38")
@pytest.mark.parametrize("bananas", range(5))
def test_w5_mixed(bananas):
    table = sitting(island=". A G B . / L ba . li H / MX1 . . . C / K or po ma I / . E J D .")
    table.move("MX1", "d3")
    assert [split["share"] for split in table.legal("split")] == [0, 1, 2, 3, 4]
    table.play("split", share=bananas)
    assert table.player()["stock"]["banana"] == bananas
    assert table.player()["stock"]["lime"] == 4 - bananas


@pytest.mark.rule("FRU-41", "FRU-42", "FRU-43", "FRU-44", "FRU-45", "FRU-46")
@pytest.mark.parametrize(("last", "points", "step"), [("green7", 26, 0), ("green8", 27, 1)])
def test_w6_cart(last, points, step):
    table = sitting(
        island="CA1 . . . . / L ba . li H / F . po . C / K or . ma I / . E J D .",
        stock={"banana": 2, "lime": 3, "orange": 3},
    )  # fmt: skip
    before, licence = table.score(), table.licence
    table.move("CA1", "e1")
    table.play("shake", fruit="banana")
    for pile in ("green8", "green8", last):
        table.play("make", pile=pile)
    assert (table.score() - before, table.stock(), table.licence) == (points, {}, licence - step)
    assert table.pile("shake") == 3
    assert (table.pile("green8"), table.pile("green7")) == ((1, 1) if step == 0 else (0, 2))


@pytest.mark.rule("FRU-83", "FRU-84")
def test_w7_start_vat():
    fruits = {"pomegranate": 1, "mangosteen": 1, "banana": 1}
    table = sitting(stock=fruits, phase="factory", factory=True)
    reached = {
        landing["spot"] for advance in table.player()["advances"] if not advance["lacking"]
        for landing in advance["landings"]
    }  # fmt: skip
    assert reached == {"A1", "A2", "V1_0", "V1_1", "V1_2", "V1_3"}
    assert {advance["arrow"] for advance in table.legal("advance")} == {"e01", "e02", "e03"}


@pytest.mark.rule("FRU-85", "FRU-86", "FRU-87")
def test_w8_join_or_go_on():
    pawns = {RED: "A1 V1_2", YELLOW: "V1_0 S_1"}
    red = sitting(stock={"lime": 1}, pawns=pawns, phase="factory", factory=True)
    ways = {advance["arrow"]: advance["landings"] for advance in red.player()["advances"] if advance["pawn"] == "first"}
    assert ways == {
        "e04": [{"spot": "V1_2", "value": 0, "joins": True}],
        "e05": [{"spot": "B1", "value": 3, "joins": False}],
    }
    red.advance("e05")
    assert red.part("factory") == 3
    for circle, value in enumerate((2, 1, 1, 0)):
        other = sitting(stocks={YELLOW: {"pomegranate": 1}}, pawns=pawns, phase="factory", factory=True, turn=YELLOW)
        other.advance("e09", circle=circle)
        assert (other.pawns(YELLOW)[0], other.part("factory", YELLOW)) == (f"V2_{circle}", value)


@pytest.mark.rule("FRU-81", "FRU-87")
def test_w9_one_after_the_other():
    table = sitting(stock={"orange": 1, "pomegranate": 1}, pawns={RED: "V1_0 V2_1"}, phase="factory", factory=True)
    table.advance("e13", "second")
    assert table.part("factory") == 3
    table.advance("e09", "first", 0)
    assert (table.part("factory"), table.stock(), table.pawns()) == (5, {}, ["V2_0", "C2"])
    stacked = sitting(stock={"orange": 1, "pomegranate": 1}, pawns={RED: "V1_0 V2_1"}, phase="factory", factory=True)
    stacked.advance("e09")
    assert (stacked.pawns(), stacked.part("factory")) == (["V2_1", "V2_1"], 0)
    book = sitting(stock={"orange": 1, "pomegranate": 1}, pawns={RED: "S_0 V1_0"}, phase="factory", factory=True)
    book.advance("e08", "second")
    book.advance("e01")
    assert (book.pawns(), book.part("factory"), book.stock()) == (["A1", "B2"], 5, {})


@pytest.mark.rule("FRU-89")
def test_w10_together():
    table = sitting(stock={"banana": 1}, pawns={RED: "V2_2 V2_2"}, phase="factory", factory=True)
    table.advance("e12", "both")
    assert (table.pawns(), table.part("factory"), table.stock()) == (["C1", "C1"], 4, {})


@pytest.mark.rule("FRU-92", "FRU-93")
def test_w11_final():
    three = ". . G B . / L ba . li H / F . po . C / K or . ma I / SM1 E J D SM2".replace(". . G", "SM3 . G", 1)
    table = sitting(
        islands={YELLOW: three}, stock={"orange": 1, "pomegranate": 1}, pawns={RED: "C1 S_0", YELLOW: "C2 S_1"},
        stocks={YELLOW: {"banana": 1, "pomegranate": 1}}, phase="factory", factory=True,
    )  # fmt: skip
    assert table.licence == 5
    table.advance("e14")
    assert (table.part("factory"), table.licence) == (6, 4)
    table.end_turn()
    table.match.play(YELLOW, table.legal_action("move"))
    table.decline()
    assert table.refused("advance", pawn="first", arrow="e16") == "FRU-93"


@pytest.mark.rule("FRU-79")
def test_w12_audit():
    table = sitting(
        3, islands={YELLOW: "SM1 . G B SM2 / L ba . li H / F . po . C / K or . ma I / SM3 E J D CA1",
                    BLUE: ". A G B . / L ba . li H / F CA2 po . C / K or . ma I / . E J D ."},
        desserts={YELLOW: {"green7": 2}}, pawns={BLUE: "F1 F1"}, factory=True,
    )  # fmt: skip
    assert table.view["licence"] == {"left": 4, "start": 11, "taken": 5, "emptied": 1, "finals": 1}
