"""A turn: one main action, action tiles around it, and its end."""

import pytest
from tests.games.sitting import kinds_of

from .table import ANA, BEA, crowd, new_match, sitting

REGION = {ANA: "or i9 i10"}


@pytest.mark.rule("CIT-09")
def test_one_main_action_a_turn():
    table = sitting(plants=REGION)
    assert table.refused("end_turn") == "CIT-09"
    table.harvest("1")
    assert table.refused("buy", line=0) == "CIT-09"
    assert table.refused("harvest", regions="1") == "CIT-09"
    table.end_turn()
    assert table.seat == BEA


@pytest.mark.rule("CIT-10")
def test_whoever_can_act_may_not_pass():
    assert sitting().refused("pass") == "CIT-10", "lines can be bought"
    table = sitting(plants=REGION, money=0)
    assert table.lines() == set()
    assert table.refused("pass") == "CIT-10", "a region can be harvested"
    assert sitting(money=0).may("pass")


@pytest.mark.rule("CIT-11")
def test_action_tiles_before_during_and_after():
    table = sitting(tiles={ANA: "money2 money3 bull", BEA: "money2"}, market="le or . bl li gr le or")
    table.play("money", landscape="money2")
    table.buy(0)
    table.bull("a1")
    while table.phase == "building":
        table.match.play(ANA, next(action for action in table.match.legal(ANA) if action.kind == "place"))
    table.play("money", landscape="money3")
    assert table.refused("money", by=BEA, landscape="money2") == "CIT-11", "another's turn"
    table.end_turn()
    assert table.may("money", landscape="money2")
    assert table.refused("money", by=ANA, landscape="money2") == "CIT-11"


@pytest.mark.rule("CIT-12")
def test_a_tile_gained_is_played_in_the_same_turn():
    table = sitting(hand="le:3 or:7", landscape={"e4": "bull"})
    assert table.refused("bull", square="a1") == "CIT-78"
    table.place("le", "e4")
    table.bull("a1")
    assert table.square("a1")["landscape"] == "bull"


@pytest.mark.rule("CIT-13", "CIT-R28")
def test_a_turn_ends_when_its_player_says_so():
    table = sitting(hand="le:3")
    assert table.refused("end_turn") == "CIT-18"
    table.place("le", "e4")
    assert table.seat == ANA
    assert table.kinds() == {"end_turn"}
    assert table.refused("pass") == "CIT-R20"
    assert kinds_of(table.end_turn())[0] == "end_turn"
    assert table.seat == BEA


@pytest.mark.rule("CIT-R19")
def test_after_the_last_tile_a_harvest_is_optional():
    plants = crowd(["j10"], keep={"i9": "0 orange", "i10": "0 orange"}, spare=["orange"])
    table = sitting(plantations=plants, hand="or:3c", market="", tiles={ANA: "bull"}, shut=True)
    assert table.phase == "building"
    assert "last_tile" in kinds_of(table.place("or", "j10"))
    assert table.view["last_turn"]
    assert {"end_turn", "harvest", "bull"} <= table.kinds()
    assert table.refused("pass") == "CIT-R20"
    table.end_turn()
    assert table.match.over


@pytest.mark.rule("CIT-R20")
def test_passing_is_for_those_who_can_do_nothing():
    table = sitting(money=0, tiles={ANA: "bull money2"})
    assert table.may("pass"), "action tiles in hand do not forbid it"
    table.play("money", landscape="money2")
    assert table.refused("pass") == "CIT-10", "now a line can be paid"
    stuck = sitting(money=0)
    stuck.decline()
    assert stuck.seat == BEA


@pytest.mark.rule("CIT-08")
def test_a_match_plays_through():
    table = new_match(4, 3)
    for _ in range(12):
        table.any_turn()
    assert table.view["turns"] == 12 or table.match.over
