"""The turn and walking."""

import pytest
from tests.games.sitting import kinds_of, told

from .table import ANA, BEN, CLEO, FFF, Sitting, in_house, player, ready_match, sitting


@pytest.mark.rule("FFF-15", "FFF-74", "FFF-78")
def test_15_movement_then_trade_then_actions():
    table = sitting(player("w1"), player("m4"), at={"H12": 1})
    assert table.phase == "moving"
    assert table.refused("end_trade") == "FFF-45"
    table.walk("H12")
    assert kinds_of(table.stop()) == ["visit"]
    assert table.phase == "trading"
    events = table.done()
    assert {event["good"] for event in told(events, "produce")} == {"fish", "fennel"}
    assert (table.seat, table.phase) == (BEN, "moving")


@pytest.mark.rule("FFF-15")
def test_15_nobody_moves_while_an_action_waits():
    table = in_house(4)
    table.done()
    assert table.refused("walk", space="w1") == "FFF-15"


@pytest.mark.rule("FFF-16")
def test_16_three_points_or_fewer():
    table = sitting(player("HB"), player("m4"))
    assert table.points == 3
    table.walk("w1", "H12", "w4")
    assert table.refused("walk", space="H11") == "FFF-16"
    assert table.may("end_move")
    lazy = sitting(player("HB"), player("m4"))
    lazy.stop()
    assert lazy.seat == BEN, "none at all is fine"


@pytest.mark.rule("FFF-17", "FFF-18", "FFF-135")
def test_17_more_points_for_later_players_in_the_first_round():
    table = ready_match(5, 4)
    for points in (3, 4, 5, 6, 7, 3, 3, 3, 3, 3, 3):
        assert table.points == points
        table.idle_turn()


@pytest.mark.rule("FFF-19")
def test_19_points_mix_in_any_order():
    table = sitting(player("s1"), player("m4"), table={"ferries": "c4 n1 c1 n5 m2 s4"})
    table.call("c4", "HB")
    table.walk("HB")
    table.ride("w3")
    assert (table.points, table.space()) == (0, "w3")


@pytest.mark.rule("FFF-20")
def test_20_outside_a_house_there_is_no_trade():
    table = sitting(player("w1"), player("m4"))
    events = table.stop()
    assert kinds_of(events) == ["stop", "begin"]
    assert table.seat == BEN


@pytest.mark.rule("FFF-21")
def test_21_one_step_to_a_neighbour():
    table = sitting(player("n1"), player("m4"))
    assert table.walks() == {"H2", "n2", "b3"}
    assert table.refused("walk", space="b2") == "FFF-21"
    rows = FFF.components.data
    names = {row["space"] for row in rows["spaces"]}
    assert all(set(pair) <= names for pair in rows["paths"])
    assert len(rows["paths"]) == 50


@pytest.mark.rule("FFF-22", "FFF-R3")
def test_22_occupied_spaces_are_jumped():
    table = sitting(player("HB"), player("s1"), player("H10"), player("m4"))
    assert table.walks() == {"w1", "s1", "s2", "H10", "s6"}
    table.walk("s6")
    assert table.points == 2
    assert sitting(player("HB"), player("m4")).refused("walk", space="H10") == "FFF-21"


@pytest.mark.rule("FFF-22", "FFF-R3")
def test_22_one_cannot_come_back_to_where_one_stands():
    table = sitting(player("HB"), player("HB"), player("s1"))
    assert table.refused("walk", space="HB") == "FFF-R3"


@pytest.mark.rule("FFF-23")
def test_23_stopping_among_others_is_fine():
    table = sitting(player("HB"), player("s1"), player("s1"))
    table.walk("s1")
    assert table.points == 2
    table.stop()
    assert [table.space(seat) for seat in (ANA, BEN, CLEO)] == ["s1"] * 3


@pytest.mark.rule("FFF-24", "FFF-R22")
def test_24_nothing_is_done_on_a_jumped_space():
    table = sitting(player("w1", tokens="buy"), player("HB", "3FI"), table={"ferries": "HB n1 c1 n5 m2 s4"})
    table.walk("s1")  # over the harbour
    assert table.rides() == set()
    assert table.legal("bonus_buy") == []
    assert table.refused("bonus_buy", other=BEN, good="fish") == "FFF-116"


@pytest.mark.rule("FFF-25")
def test_25_houses_are_walked_through():
    table = sitting(player("w1"), player("m4"), at={"H12": 1})
    table.walk("H12")
    events = table.walk("w3") + table.stop()
    assert not told(events, "produce", "visit"), "only the last house matters"
    assert table.seat == BEN


@pytest.mark.rule("FFF-26", "FFF-R1")
def test_26_a_house_must_be_left():
    table = sitting(player("H12"), player("m4"), table={"house": "H12"})
    assert table.refused("end_move") == "FFF-26"
    assert table.board()["leave"]
    table.walk("w1")
    assert table.may("end_move")


@pytest.mark.rule("FFF-26", "FFF-R1")
def test_26_also_when_somebody_else_moved_the_pawn_there():
    table = in_house(8, others=[player("s1")])
    table.done()
    table.play("act_ferry", landing="n1", to="w3")
    table.play("act_pawn", other=BEN)
    table.play("act_walk", space="H10")
    assert table.seat == BEN
    assert table.refused("end_move") == "FFF-26"


@pytest.mark.rule("FFF-27", "FFF-R2")
def test_27_no_return_to_a_house_left_this_turn():
    table = sitting(player("H12"), player("m4"), table={"house": "H12"})
    table.walk("w1")
    assert table.refused("walk", space="H12") == "FFF-27"
    passing = sitting(player("w1"), player("m4"))
    passing.walk("H12", "w4")
    assert passing.refused("walk", space="H12") == "FFF-27", "walked through counts too"
    assert passing.board()["gone"] == ["H12"]


@pytest.mark.rule("FFF-28", "FFF-R37")
def test_28_such_a_house_may_be_jumped():
    table = sitting(player("H12"), player("H12"), table={"house": "H12"})
    table.walk("w1")
    assert {"w3", "w4"} <= table.walks()
    assert "H12" not in table.walks()


@pytest.mark.rule("FFF-29")
def test_29_a_closed_house_is_jumped_for_free():
    closing = [{"site": "H12"}]
    table = sitting(player("w1"), player("m4", closing=closing))
    assert table.walks() == {"HB", "w3", "w4"}
    assert table.refused("walk", space="H12") == "FFF-29"


# --- Worked examples -------------------------------------------------------------------------------------------------


def position_m(who: str) -> Sitting:
    """A in the harbour, B on w3, C in H10; E in the harbour, D at c4, the others at n1, c1, n5, m2."""
    seats = {"A": player("HB"), "B": player("w3"), "C": player("H10")}
    order = [who, *(name for name in "ABC" if name != who)]
    return sitting(*(seats[name] for name in order), table={"ferries": "HB c4 n1 c1 n5 m2"})


@pytest.mark.rule("FFF-21")
def test_example_m1():
    west, east = position_m("A"), position_m("A")
    west.walk("w1", "H12", "w4")
    east.walk("s1", "s2", "H8")
    assert west.points == east.points == 0


@pytest.mark.rule("FFF-22")
def test_example_m2():
    table = position_m("A")
    table.walk("s1", "s6", "H9")
    assert table.points == 0
    empty = sitting(player("HB"), player("w3"))
    empty.walk("s1")
    assert empty.refused("walk", space="s6") == "FFF-21"


@pytest.mark.rule("FFF-33", "FFF-34", "FFF-R4")
def test_example_m3():
    table = position_m("A")
    assert table.rides() == {"w3", "c2", "s3"}
    table.ride("c2")
    table.walk("H6", "c1")
    assert (table.points, table.ferries()) == (0, "c2 n1 c1 n5 m2 c4".replace("c2 n1", "c2 n1"))
    alone = sitting(player("HB"), player("m4"), table={"ferries": "HB c4 n1 c1 n5 m2"})
    assert alone.rides() == {"w3", "s3"}
    assert alone.refused("ride", landing="c2") == "FFF-32"


@pytest.mark.rule("FFF-40", "FFF-42", "FFF-R5")
def test_example_m4():
    table = position_m("B")
    money = table.money()
    table.call("c4", "HB")
    table.call("HB", "w3")
    assert table.rides() >= {"c4"}
    table.ride("c4")
    assert (table.points, money - table.money(), table.space()) == (0, 20, "c4")
    assert sorted(table.ferries().split()) == sorted(["HB", "c4", "n1", "c1", "n5", "m2"])
