"""Ferries: rides and calls."""

import pytest

from .table import ANA, BEN, FFF, Sitting, in_house, player, sitting


def at(space: str, ferries: str, *others: str, money: int = 900) -> Sitting:
    return sitting(player(space, money=money), *(player(one) for one in others or ("m4",)), table={"ferries": ferries})


@pytest.mark.rule("FFF-30")
def test_30_a_landing_has_room_for_one_the_harbour_for_two():
    rooms = {row["landing"]: len(row["places"]) for row in FFF.components.data["landings"]}
    assert rooms.pop("HB") == 2
    assert set(rooms.values()) == {1}
    table = at("w3", "w3 c2 n1 n2 HB c4")
    assert table.calls("c4") >= {"HB"}


@pytest.mark.rule("FFF-31")
def test_31_a_ride_costs_one_point():
    table = at("HB", "HB n1 c1 n5 m2 s4")
    table.ride("w3")
    assert (table.points, table.space()) == (2, "w3")
    assert at("w1", "HB n1 c1 n5 m2 s4").refused("ride", landing="w3") == "FFF-31"
    assert at("c2", "HB n1 c1 n5 m2 s4").refused("ride", landing="w3") == "FFF-31"


@pytest.mark.rule("FFF-32")
def test_32_to_the_next_landing_with_room_in_either_direction():
    table = at("HB", "HB n1 c1 n5 m2 s4")
    assert table.rides() == {"w3", "c4"}
    assert table.refused("ride", landing="c2") == "FFF-32"


@pytest.mark.rule("FFF-33")
def test_33_full_landings_are_passed():
    table = at("HB", "HB w3 c2 n5 m2 s4")
    assert table.rides() == {"n1", "n2", "c4"}
    assert table.refused("ride", landing="w3") == "FFF-33"


@pytest.mark.rule("FFF-34", "FFF-R4")
def test_34_landings_with_another_pawn_may_be_passed():
    table = at("HB", "HB n5 c1 m2 s4 w5", "w3", "c2")
    assert table.rides() == {"w3", "c2", "n1", "n2", "c4"}
    full = at("HB", "HB w3 c1 m2 s4 w5", "w3")
    assert full.rides() == {"c2", "c4"}, "an occupied full one is passed in any case"


@pytest.mark.rule("FFF-35")
def test_35_the_rider_goes_ashore_and_the_ferry_stays():
    table = at("HB", "HB n1 c1 n5 m2 s4")
    events = table.ride("c4")
    assert events == [{"kind": "ride", "seat": ANA, "landing": "HB", "to": "c4"}]
    assert (table.space(), table.board()["ferries"]["c4"], table.board()["ferries"]["HB"]) == ("c4", 1, 0)


@pytest.mark.rule("FFF-36", "FFF-R6")
def test_36_the_rider_chooses_at_junctions():
    table = at("c2", "c2 HB n5 m2 s4 w5")
    assert table.rides() == {"w3", "n1", "n2"}
    assert table.refused("ride", landing="c2") == "FFF-R6"
    dead_end = at("w5", "w5 n1 HB n5 m2 s4")
    assert dead_end.rides() == {"c2", "n2"}, "past n1 to the junction"


@pytest.mark.rule("FFF-36", "FFF-R6")
def test_36_no_room_no_ride():
    table = at("n5", "n5 c1 c3 n2 m2 HB")
    assert table.rides() == {"n1", "c2", "m5", "s3"}


@pytest.mark.rule("FFF-37")
def test_37_the_same_ferry_again():
    table = at("HB", "HB n1 c1 n5 m2 s4")
    table.ride("w3")
    table.ride("c2")
    table.ride("w3")
    assert table.points == 0


@pytest.mark.rule("FFF-38")
def test_38_the_harbour_has_room_while_a_place_is_empty():
    assert "HB" in at("w3", "w3 HB c1 n5 m2 s4").rides()
    assert "HB" in at("w3", "w3 n1 c1 n5 m2 s4").rides()


@pytest.mark.rule("FFF-38")
def test_example_h_two_empty_places_count_once():
    table = at("w3", "w3 n1 c1 n5 m2 s4", "HB")
    assert table.rides() == {"c2", "HB", "c4"}


@pytest.mark.rule("FFF-39")
def test_39_a_full_harbour_is_passed():
    table = at("w3", "w3 HB HB n5 m2 s4")
    assert table.rides() == {"c2", "c4"}
    assert table.refused("ride", landing="HB") == "FFF-39"


@pytest.mark.rule("FFF-40", "FFF-41")
def test_40_calling_costs_a_point_and_10_florins():
    table = at("H9", "HB n1 c1 n5 m2 s4", money=30)
    table.call("n1", "w5")
    assert (table.points, table.money()) == (2, 20)
    assert table.refused("call", landing="n1", to="c2") == "FFF-40", "no ferry there any more"
    table.call("n5", "c3")
    assert table.space() == "H9", "wherever the caller is, wherever it goes"


@pytest.mark.rule("FFF-42", "FFF-R5")
def test_42_a_called_ferry_stops_at_the_first_landing_with_room():
    table = at("w3", "c4 n1 c1 n5 m2 s4", "HB")
    assert table.calls("c4") == {"HB", "s3"}, "whoever stands there"
    assert table.refused("call", landing="c4", to="w3") == "FFF-42"
    own = at("w3", "HB n1 c1 n5 m2 s4", "w3")
    assert "w3" in own.calls("HB")


@pytest.mark.rule("FFF-43")
def test_43_without_10_florins_nothing_is_called():
    table = at("w3", "HB n1 c1 n5 m2 s4", money=0)
    assert table.refused("call", landing="HB", to="w3") == "FFF-43"
    assert table.legal("call") == []


@pytest.mark.rule("FFF-44")
def test_44_the_last_point_is_for_leaving():
    table = sitting(player("H12"), player("m4"), table={"house": "H12", "points": 1})
    assert table.refused("call", landing="HB", to="w3") == "FFF-44"
    two = sitting(player("H12"), player("m4"), table={"house": "H12", "points": 2})
    two.call("HB", "w3")
    assert two.refused("call", landing="w3", to="HB") == "FFF-44"
    two.walk("w1")


@pytest.mark.rule("FFF-R7")
def test_r7_from_harbour_to_harbour_is_no_move():
    table = at("HB", "HB n1 c1 n5 m2 s4")
    assert table.refused("ride", landing="HB") == "FFF-R7"
    assert table.refused("call", landing="HB", to="HB") == "FFF-R7"
    freddy = in_house(8)
    freddy.done()
    assert freddy.refused("act_ferry", landing="HB", to="HB") == "FFF-R7"


@pytest.mark.rule("FFF-R27")
def test_r27_amounts_are_multiples_of_10():
    assert all(row["price"] % 10 == 0 for row in FFF.components.data["levels"])
    table = at("w3", "HB n1 c1 n5 m2 s4", money=10)
    table.call("HB", "w3")
    assert table.money(ANA) == 0
    assert table.money(BEN) == 900
