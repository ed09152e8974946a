"""The end: the last tile, the last points, and games that are blocked."""

import pytest
from tests.games.sitting import kinds_of, play_at_random, told

from .table import ANA, BEA, CARLA, NOBODY, Sitting, crowd, new_match, sitting


def last_turn(**entries: object) -> Sitting:
    """Every tile is built but one orange, which Ana holds; her region grows to j10."""
    plants = crowd(["j10"], keep={"i9": "0 orange", "i10": "0 orange_well"}, spare=["orange"])
    return sitting(plantations=plants, hand="or:3", market="", shut=True, **entries)  # type: ignore[arg-type]


@pytest.mark.rule("CIT-87")
def test_the_game_ends_with_the_turn_of_the_last_tile():
    table = last_turn(tiles={ANA: "bull horse3", BEA: "horse2 cart"})
    table.place("or", "j10")
    before = table.match.over
    events = table.end_turn()
    assert (before, table.match.over) == (False, True)
    assert told(events, "end") == [{"reason": "tiles"}]
    assert table.match.refusal(BEA, {"kind": "end_turn"}) == "CIT-87"


@pytest.mark.rule("CIT-88", "CIT-90", "CIT-91")
def test_the_last_points_in_their_order():
    table = last_turn(tiles={ANA: "bull horse3", BEA: "horse2 cart"})
    table.place("or", "j10")
    events = table.end_turn()
    order = [kind for kind in kinds_of(events) if kind in ("surround", "final_lot", "final_regions", "final_landscape")]
    assert order == sorted(order, key=["surround", "final_lot", "final_regions", "final_landscape"].index)
    assert told(events, "final_regions") == [{"seat": ANA, "value": 4}]
    assert told(events, "final_landscape") == [{"seat": ANA, "value": 1 + 3}, {"seat": BEA, "value": 2 + 1}]
    assert (table.part("regions"), table.part("landscape"), table.part("landscape", BEA)) == (4, 4, 3)


@pytest.mark.rule("CIT-89")
def test_a_finca_never_surrounded_gives_its_second_value_to_the_strongest():
    plants = {ANA: "le h8 g8 g7", BEA: "or g9", CARLA: "bl k4, li e4", NOBODY: ""}
    table = sitting(3, plants={seat: words for seat, words in plants.items() if words}, lots="A=T1 B C D=T3", done=True)
    assert table.lot("D")["finals"] == [4, 0, 0]
    assert table.lot("A")["finals"] == [0, 0, 6]
    assert table.lot("C")["finals"] == [0, 0, 0]
    tied = sitting(3, plants={ANA: "le h8", BEA: "or g9"}, lots="A B C D=T3", done=True)
    assert tied.lot("D")["finals"] == [4, 4, 0]


@pytest.mark.rule("CIT-92")
def test_the_highest_score_wins_and_ties_share():
    for points, places in (([{"harvests": 9}, {"harvests": 9}], [1, 1]), ([{"harvests": 3}, {"harvests": 9}], [2, 1])):
        table = sitting(points=points, over="ended")
        assert table.result.places == places


@pytest.mark.rule("CIT-93")
def test_who_can_do_nothing_passes_but_may_play_action_tiles_first():
    table = sitting(money=0, tiles={ANA: "bull"})
    assert table.kinds() == {"bull", "pass"}
    table.bull("a1")
    assert table.kinds() == {"pass"}
    assert told(table.decline(), "pass") == [{"seat": ANA}]


@pytest.mark.rule("CIT-94", "CIT-R21")
def test_when_all_have_passed_a_finca_is_added():
    table = sitting(3, money=0, tiles={BEA: "bull"}, market="le or bl li gr")
    table.decline()
    table.bull("a1")
    table.decline()
    table.decline()
    assert table.phase == "main", "an action tile ended the count"
    events = table.decline()
    assert "blocked" in kinds_of(events)
    assert (table.phase, table.seat) == ("lot", BEA)
    events = table.choose("E")
    assert len(told(events, "draw")) == 7
    assert (table.phase, table.seat) == ("main", BEA)
    assert table.view["stock"]["passes"] == 0


@pytest.mark.rule("CIT-95", "CIT-R21")
def test_without_a_finca_to_add_the_game_is_over():
    for entries in ({"shut": True}, {"lots": "A B C D E F G H I J K L M N O", "stack": []}):
        table = sitting(money=0, **entries)
        table.decline()
        events = table.decline()
        assert told(events, "end") == [{"reason": "blocked"}]
        assert table.match.over
        assert table.match.refusal(ANA, {"kind": "pass"}) == "CIT-95"


@pytest.mark.rule("CIT-R18")
def test_scores_may_be_negative():
    table = sitting(points=[{"returned": -9}, {}], over="ended")
    assert (table.result.points, table.result.places) == ([-9, 0], [2, 1])


@pytest.mark.parametrize("seats", [2, 5])
def test_random_games_come_to_an_end(seats):
    table = play_at_random(new_match(seats, seats), seed=seats)
    assert table.match.over
    assert sum(table.result.points) == sum(sum(parts.values()) for parts in table.result.parts)
