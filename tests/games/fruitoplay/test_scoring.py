"""Scoring a round and the end of the game, PLAY-67 … PLAY-78, R18, R19."""

from typing import Any

import pytest
from tests.games.sitting import told

from verger.engine import EVERYTHING

from .table import ANN, BEN, CAT, DAN, FRUITOPLAY, Sitting, laid_down, last_draw


def points(cards: str, **entries: Any) -> int:
    """What these cards make in a round."""
    number = entries.get("round", 1)
    return laid_down({ANN: cards}, **entries).scores(number - 1)[ANN]


@pytest.mark.rule("PLAY-67")
def test_67_singles_count_one_doubles_two_and_numbers_nothing():
    assert points("A12 S1") == 1
    assert points("A8 S1") == 2
    assert points("A8 S2") == 4
    assert points("S20 S19 S1") == 16
    assert points("S1 S3 F1 F3 F4", round=2, collective="fig") == 2 * 4
    assert points("S1 S3 F1 F3 F4", round=3, collective="fig") == 2 * 5
    assert points("S1 S3 F1 F3 F4", round=3, collective="strawberry") == 4 * 3


@pytest.mark.rule("PLAY-69")
def test_69_a_column_worth_nothing_is_left_out():
    assert points("S1 S3 S4 F13") == 9


@pytest.mark.rule("PLAY-70")
def test_70_largest_times_smallest():
    assert points("S1 S3 S4 S5 B1 B3 F1 F3 F4") == 4 * 2
    assert points("S1 S3 S4 S5 B1 F1 F3 F4 A1") == 4 * 1


@pytest.mark.rule("PLAY-71")
def test_71_a_single_column_is_squared():
    assert points("S1 S3 S4 S5 S6") == 25


@pytest.mark.rule("PLAY-72")
def test_72_equal_columns():
    assert points("S1 S3 B1 B3 F1 F3 A1 A3") == 4
    assert points("S1 S3 S4 B1 B3 B4 F1") == 3


@pytest.mark.rule("PLAY-73", "PLAY-R18")
def test_73_without_fruit_nothing():
    assert points("") == 0
    assert points("S13 F13") == 0
    assert points("S13 S1") == 0
    table = last_draw(2, cards={ANN: ""})
    events = table.answer("no", "no")
    assert told(events, "score")[ANN] == {"seat": ANN, "largest": 0, "smallest": 0, "points": 0}


@pytest.mark.rule("PLAY-74")
def test_74_rounds_add_up_and_the_next_one_follows():
    table = last_draw(2, cards={ANN: "S1 S3 S4", BEN: "F1 F3 F4 F5"}, scores=[[7], [5]], round=2, collective="apple")
    events = table.answer("no", "no")
    assert [event["points"] for event in told(events, "score")] == [3, 4]
    assert [player["score"] for player in table.view["players"]] == [
        {"rounds": [7, 3], "total": 10}, {"rounds": [5, 4], "total": 9}
    ]  # fmt: skip
    assert table.view["round"] == 3
    assert told(events, "deal") == [{"round": 3}]
    assert not table.match.over


def ended(scores: list[list[int]], cards: dict[int, str]) -> Sitting:
    """The end of a game: two rounds counted, and a third with these cards; the collective apple belongs to nobody."""
    return laid_down(cards, seats=len(scores), scores=scores, round=3, collective="apple")


@pytest.mark.rule("PLAY-75", "PLAY-74", "PLAY-78")
def test_75_the_highest_total_wins():
    table = ended([[30, 0], [0, 0]], {ANN: "S1 S3 S4", BEN: "F1 F3 F4 F5 F6 F7"})
    assert table.match.over
    assert table.result.points == [36, 12]
    assert table.result.places == [1, 2], "the better third round is no help"
    assert table.result.parts[ANN] == {"round_1": 30, "round_2": 0, "round_3": 6}
    assert table.view["over"]


@pytest.mark.rule("PLAY-76")
def test_76_level_at_the_top_the_third_round_decides():
    table = ended([[6, 0], [0, 0]], {ANN: "S1 S3 S4", BEN: "F1 F3 F4 F5 F6 F7"})
    assert table.result.points == [12, 12]
    assert table.result.places == [2, 1]


@pytest.mark.rule("PLAY-77")
def test_77_then_they_share_the_victory():
    table = ended([[2, 2], [3, 1], [0, 0]], {ANN: "S1 S3 S4 S5", BEN: "F1 F3 F4 F5", CAT: "B1 B3 B4 B5"})
    assert table.result.points == [12, 12, 8]
    assert table.result.winners == [ANN, BEN]
    assert table.result.places == [1, 1, 3]


@pytest.mark.rule("PLAY-R19", "PLAY-78")
def test_r19_the_places_below():
    cards = {ANN: "S1 S3 S4 S5", BEN: "F1 F3 F4", CAT: "B1 B3 B4", DAN: "S6 S7 S9 S10"}
    table = ended([[40, 0], [0, 7], [7, 0], [0, 5]], cards)
    assert table.result.points == [48, 13, 13, 13]
    assert table.result.places == [1, 3, 3, 2], "equal totals by the third round, equals share"


def test_the_end_is_told_and_nothing_more_is_played():
    table = ended([[30, 0], [0, 0]], {ANN: "S1 S3 S4", BEN: "F1 F3 F4"})
    assert told(table.match.log(EVERYTHING)[-1].events, "end") == [{"points": 36}]
    assert table.pending == ()
    for action in FRUITOPLAY.actions:
        assert table.match.refusal(ANN, action) == "PLAY-74"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_lonely_card_drawn_last_can_cost_a_round(answer):
    """PLAY-R7: a refusal can be wise."""
    table = last_draw(2, cards={ANN: "S1 S3 S4 S5"}, pile=["F7"])
    table.answer(answer, "no")
    assert table.scores()[ANN] == (4 if answer == "yes" else 16)
