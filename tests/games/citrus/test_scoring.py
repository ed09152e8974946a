"""Fincas: surrounded, counted, scored once."""

import pytest
from tests.games.sitting import kinds_of, told

from verger.engine import EVERYTHING

from .table import ANA, BEA, CARLA, DIDAC, ESTEVE, NOBODY, Sitting, sitting


def scores(table: Sitting) -> dict[int, int]:
    return {event["seat"]: event["value"] for event in told(table.end_turn(), "score")}


FULL = {ANA: "le h8 g8", BEA: "or i9 i8", NOBODY: "bl g9, li g10, gr h10, li i10"}


@pytest.mark.rule("CIT-58", "CIT-63")
def test_a_surrounded_finca_is_scored_at_the_end_of_the_turn():
    table = sitting(
        done=True,
        plants={ANA: "le h8 g8 g7", BEA: "or i9 i8", NOBODY: "bl g9, li g10, gr h10, li i10"},
        lots="A B C D=T3",
    )
    events = table.end_turn()
    assert told(events, "surround") == [{"lot": "D"}]
    assert {event["seat"]: event["value"] for event in told(events, "score")} == {ANA: 12, BEA: 4}
    assert (table.part("fincas", ANA), table.part("fincas", BEA)) == (12, 4)
    assert table.lot("D")["scored"]


@pytest.mark.rule("CIT-58")
def test_an_empty_square_keeps_it_open():
    table = sitting(done=True, plants={ANA: "le h8 g8", BEA: "or i9 i8", NOBODY: "bl g9, li g10, gr h10"})
    assert table.lot("D")["missing"] == ["i10"]
    assert not told(table.end_turn(), "surround")


@pytest.mark.rule("CIT-59", "CIT-79")
def test_landscape_tiles_bulls_and_rocks_fill_a_ring():
    """f6 is a rock; f4 and d6 hold landscape tiles, d4 a bull."""
    table = sitting(done=True,
        plants={ANA: "le e4, or d5, bl f5", NOBODY: "li e6"}, landscape={"f4": "horse2", "d6": "cart", "d4": "bull"},
    )  # fmt: skip
    assert table.lot("A")["missing"] == []
    assert scores(table) == {ANA: 10}


@pytest.mark.rule("CIT-60")
def test_at_the_edge_only_squares_that_exist_count():
    """E of the short board lies at d1: five squares around it."""
    table = sitting(
        board="short", lots="A B C E", done=True, plants={ANA: "le c1, or d2", NOBODY: "bl e1, gr e2"},
    )  # fmt: skip
    assert table.lot("E")["ring"] == ["c1", "e1", "c2", "d2", "e2"]
    assert table.lot("E")["missing"] == [], "c2 is a rock"
    assert scores(table) == {ANA: 10}


@pytest.mark.rule("CIT-61")
def test_strength_is_whole_regions_each_once_corners_included():
    plants = {ANA: "le h8 g8 g7 h7, or g9 g10 f10", BEA: "bl i9 i8", NOBODY: "gr h10, li i10"}
    table = sitting(plants=plants, done=True)
    assert table.lot("D")["strengths"] == [4 + 3, 2]
    assert table.lot("D")["leaders"] == [ANA]
    assert table.lot("D")["lead"] == 5


@pytest.mark.rule("CIT-62")
def test_neutral_regions_count_for_nobody_even_if_just_harvested():
    table = sitting(plants=FULL, lots="A B C D")
    table.harvest("1")
    assert table.lot("D")["strengths"] == [0, 2]
    assert scores(table) == {BEA: 10}


@pytest.mark.rule("CIT-63", "CIT-64", "CIT-65", "CIT-66")
def test_first_second_and_ties():
    table = sitting(5, plants={
        ANA: "le h8 g8 g7", BEA: "or g9 f9", CARLA: "bl h10 g10", DIDAC: "li i9", NOBODY: "gr i10, bl i8",
    }, done=True)  # fmt: skip
    assert table.lot("D")["strengths"] == [3, 2, 2, 1, 0]
    assert table.lot("D")["gains"] == [10, 5, 5, 0, 0]
    assert scores(table) == {ANA: 10, BEA: 5, CARLA: 5}
    assert table.part("fincas", ESTEVE) == 0


@pytest.mark.rule("CIT-64")
def test_a_tie_for_first_takes_both_values_away():
    table = sitting(
        3, plants={ANA: "le h8 g8", BEA: "or g9 f9", CARLA: "li i9", NOBODY: "gr i10, bl i8, bl h10, gr g10"}, done=True
    )
    assert table.lot("D")["strengths"] == [2, 2, 1]
    assert scores(table) == {ANA: 10, BEA: 10}


@pytest.mark.rule("CIT-66")
def test_alone_there_is_no_second():
    table = sitting(
        done=True,
        plants={BEA: "le h8", NOBODY: "or g9, li i9, gr i10, bl i8, bl h10, gr g10, li g8"},
        lots="A B C D=T3",
    )
    assert scores(table) == {BEA: 12}


@pytest.mark.rule("CIT-67", "CIT-R22")
def test_a_finca_is_scored_once_even_for_nobody():
    nobody = {NOBODY: "le h8, or g9, li i9, gr i10, bl i8, bl h10, gr g10, li g8"}
    table = sitting(done=True, plants=nobody)
    events = table.end_turn()
    assert told(events, "surround") == [{"lot": "D"}]
    assert not told(events, "score")
    assert table.lot("D")["scored"]
    table.any_turn()
    assert not told(table.match.log(EVERYTHING)[-1].events, "surround")


@pytest.mark.rule("CIT-68", "CIT-R10")
def test_several_at_once_by_letter_and_one_just_built_on_a_full_ring():
    ring_of_a = "le e4, or d5, bl f5, li e6, gr d4, li f4, bl d6"
    ring_of_d = "le h8, or g9, li i9, gr i10, bl i8, bl h10, gr g10, li g8"
    table = sitting(plants={NOBODY: f"{ring_of_a}, {ring_of_d}"}, done=True)
    assert [event["lot"] for event in told(table.end_turn(), "surround")] == ["A", "D"]
    built = sitting(
        plants={NOBODY: "le e1, or d2, bl f2, li e3, gr d1, li f1, gr f3"}, tiles={ANA: "milestone"}, done=True,
    )  # fmt: skip
    built.play("milestone")
    built.choose("E")
    assert told(built.end_turn(), "surround") == [{"lot": "E"}], "d3 is a rock"


@pytest.mark.rule("CIT-R10")
def test_never_in_the_middle_of_a_turn():
    table = sitting(plants={ANA: "le h8 g8", NOBODY: "or g9, li i9, bl i8, bl h10, gr g10"}, hand="gr:2 or:5")
    assert table.lot("D")["missing"] == ["i10"]
    assert table.against("gr", "i10") == "CIT-28"
    bull = sitting(
        plants={ANA: "le h8 g8", NOBODY: "or g9, li i9, bl i8, bl h10, gr g10"}, tiles={ANA: "bull"}, done=True
    )
    events = bull.bull("i10")
    assert kinds_of(events) == ["bull"]
    assert told(bull.end_turn(), "score") == [{"seat": ANA, "lot": "D", "strength": 2, "value": 10}]


@pytest.mark.rule("CIT-R9")
def test_a_ring_has_no_lots_and_no_squares_beyond_the_board():
    view = sitting().view
    lots = {lot["square"] for lot in view["lots"]}
    for lot in view["lots"]:
        assert len(lot["ring"]) == 8
        assert not lots & set(lot["ring"])
    short = sitting(board="short", lots="A B C").view
    assert {lot["lot"] for lot in short["lots"] if len(lot["ring"]) == 5} == {"E", "F", "I", "J"}
