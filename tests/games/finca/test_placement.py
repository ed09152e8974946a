"""Placement, FIN-13 … FIN-18."""

import pytest
from tests.games.sitting import play_at_random, told

from .table import FARMERS, FINCA, FRUITS, SAMPLE, Sitting, new_match

each_table = pytest.mark.parametrize("seats", [2, 3, 4])


def placement(seats: int, **entries: object) -> Sitting:
    """The wheel of the pictures, every farmer still in hand."""
    return Sitting(FINCA.position({"seats": seats, "phase": "placement", "wheel": list(SAMPLE), **entries}))


@pytest.mark.rule("FIN-13")
@each_table
def test_seats_place_in_clockwise_order_from_the_start_player(seats):
    for start in range(seats):
        table = new_match(seats, 3, start_player=start)
        for turn in range(seats * FARMERS[seats]):
            expected = (start + turn) % seats
            assert table.match.pending == (expected,)
            assert table.refused("place", by=(expected + 1) % seats, blade=0) == "FIN-13"
            table.play("place", blade=turn % 12)
            placed = FARMERS[seats] - table.player(expected)["farmers"]
            assert placed == turn // seats + 1


@pytest.mark.rule("FIN-14")
@each_table
def test_any_blade_takes_any_number_of_farmers(seats):
    table = placement(seats)
    everybody = seats * FARMERS[seats]
    for standing in range(everybody):
        assert table.legal("place") == [{"blade": blade} for blade in range(12)]
        table.play("place", blade=9)
        assert len(table.farmers()[9]) == standing + 1


@pytest.mark.rule("FIN-15")
def test_a_placement_brings_one_fruit_however_many_stand_there():
    table = placement(4)
    for placed in range(12):
        blade = 3 if placed < 8 else 10
        seat = table.seat
        before = table.player(seat)["fruits"]
        events = table.play("place", blade=blade)
        assert told(events, "harvest") == [{"seat": seat, "blade": blade, "fruit": SAMPLE[blade], "amount": 1}]
        assert table.player(seat)["fruits"] == before | {SAMPLE[blade]: before[SAMPLE[blade]] + 1}
    assert table.supply == dict.fromkeys(FRUITS, 18) | {"lemon": 10, "almond": 14}


@pytest.mark.rule("FIN-16")
@each_table
def test_placement_is_nothing_but_placing(seats):
    table = new_match(seats, 3)
    while table.view["phase"] == "placement":
        assert table.kinds() == {"place"}
        for action in FINCA.actions:
            if action.kind != "place":
                assert table.match.refusal(table.seat, action) == "FIN-16"
        events = table.play("place", blade=len(table.match.actions) % 12)
        assert {event["kind"] for event in events} == {"place", "harvest"}
    assert [player["carts"] for player in table.view["players"]] == [0] * seats
    assert table.hub == 2 * seats


@pytest.mark.rule("FIN-17")
@pytest.mark.parametrize(("seats", "placements"), [(2, 10), (3, 12), (4, 12)])
def test_placement_ends_when_every_farmer_is_on_the_wheel(seats, placements):
    table = new_match(seats, 3)
    for _ in range(placements):
        assert table.view["phase"] == "placement"
        table.play("place", blade=0)
    assert table.view["phase"] == "turn"
    assert [player["farmers"] for player in table.view["players"]] == [0] * seats
    assert table.refused("place", blade=0) == "FIN-17"
    assert table.may("move", blade=0)


@pytest.mark.rule("FIN-18")
@each_table
def test_everybody_sees_the_fruits_held(seats):
    table = new_match(seats, 11)
    while not table.match.over:
        play_at_random(table, seed=len(table.match.actions), actions=1)
        held = table.match.state.fruits[:seats].tolist()
        for eyes in (None, *range(seats)):
            players = table.match.view(eyes)["players"]
            assert [[player["fruits"][fruit] for fruit in FRUITS] for player in players] == held
