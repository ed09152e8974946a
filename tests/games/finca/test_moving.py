"""Moving a farmer, FIN-23 … FIN-31."""

import pytest
from tests.games.sitting import told

from .table import EVERYBODY, FRUITS, RED, SAMPLE, YELLOW, sitting


@pytest.mark.rule("FIN-23")
def test_a_player_moves_his_own_farmers_from_any_blade():
    table = sitting(farmers="0 R; 7 Y R; 11 R", rest=9)
    assert table.legal("move") == [{"blade": 0}, {"blade": 7}, {"blade": 11}]
    assert table.refused("move", blade=9) == "FIN-23", "only others stand there"
    assert table.refused("move", blade=2) == "FIN-23", "nobody stands there"


@pytest.mark.rule("FIN-24", "FIN-25")
@pytest.mark.parametrize("blade", [0, 2, 11])
@pytest.mark.parametrize("together", range(1, 13))
def test_he_walks_clockwise_as_many_blades_as_farmers_stood_with_him(blade, together):
    table = sitting(farmers=f"{blade} {' '.join(EVERYBODY[:together])}", rest=(blade + 7) % 12)
    stop = (blade + together) % 12
    events = table.move(blade)
    assert told(events, "walk") == [{"seat": RED, "blade": blade, "to": stop, "steps": together}]
    assert "R" in table.farmers()[stop]


@pytest.mark.rule("FIN-25")
def test_neither_direction_nor_distance_is_a_choice():
    table = sitting(farmers="11 R Y B; 4 R", rest=8, action_tiles={RED: []})
    assert table.legal("move") == [{"blade": 4}, {"blade": 8}, {"blade": 11}], "one move for each of his blades"
    table.move(11)
    assert table.farmers()[2] == "R"
    assert table.farmers()[11] == "YB"


@pytest.mark.rule("FIN-26")
@pytest.mark.parametrize("blade", range(12))
def test_alone_he_goes_one_step(blade):
    table = sitting(farmers=f"{blade} R", rest=(blade + 5) % 12)
    table.move(blade)
    assert table.farmers()[(blade + 1) % 12] == "R"
    assert blade not in table.farmers()


@pytest.mark.rule("FIN-27")
def test_occupied_blades_are_passed_and_entered_and_nobody_else_moves():
    table = sitting(farmers="1 R Y B; 2 Y; 3 G G; 4 B R", rest=9)
    before = table.farmers()
    table.move(1)
    assert table.farmers() == before | {1: "YB", 4: "RRB"}


@pytest.mark.rule("FIN-27")
def test_twelve_steps_bring_him_home():
    table = sitting(farmers=f"4 {' '.join(EVERYBODY)}")
    before = table.farmers()
    assert table.may("move", blade=4)
    table.move(4)
    assert table.farmers() == before
    assert table.fruits(RED) == {"grape": 12}


@pytest.mark.rule("FIN-28")
@pytest.mark.parametrize("waiting", range(12))
def test_he_harvests_one_fruit_for_each_farmer_on_his_blade_of_arrival(waiting):
    others = ["Y", "B", "G", *EVERYBODY[4:]]
    table = sitting(farmers=f"2 R; 3 {' '.join(others[:waiting])}", rest=9)
    table.move(2)
    assert table.fruits(RED) == {"lemon": waiting + 1}
    assert len(table.farmers()[3]) == waiting + 1


@pytest.mark.rule("FIN-29")
@pytest.mark.parametrize("blade", range(12))
def test_only_the_blade_of_arrival_gives_fruit(blade):
    table = sitting(farmers=f"{blade} Y R B; {(blade + 1) % 12} G G; {(blade + 2) % 12} Y", rest=(blade + 6) % 12)
    table.move(blade)
    assert table.fruits(RED) == {SAMPLE[(blade + 3) % 12]: 1}
    assert table.fruits(YELLOW) == {}


@pytest.mark.rule("FIN-30")
def test_the_whole_harvest_comes_from_the_supply_and_less_is_no_choice():
    table = sitting(farmers="2 R; 3 Y Y B G", rest=9, fruits={YELLOW: {"lemon": 5}}, action_tiles={RED: []})
    assert len(table.match.legal(RED)) == 2, "the farmer on blade 2 or one of those on blade 9"
    events = table.move(2)
    assert told(events, "harvest") == [{"seat": RED, "blade": 3, "fruit": "lemon", "amount": 5}]
    assert table.fruits(RED) == {"lemon": 5}
    assert table.supply == dict.fromkeys(FRUITS, 18) | {"lemon": 8}
    assert table.match.pending == (YELLOW,), "nothing is left to decide"


@pytest.mark.rule("FIN-31")
def test_a_player_may_hold_any_number_of_fruits():
    everything = dict.fromkeys(FRUITS, 18)
    table = sitting(farmers="2 R; 3 Y Y", rest=9, fruits={RED: everything | {"lemon": 15}})
    events = table.move(2)
    assert not told(events, "recall_fruit")
    assert table.fruits(RED) == everything
    assert table.supply == dict.fromkeys(FRUITS, 0)
