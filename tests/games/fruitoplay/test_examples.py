"""The worked examples: W1 … W6 as in the rulebook, with companions where it shows none, and three more."""

import pytest
from tests.games.sitting import told

from verger.engine import EVERYTHING

from .table import ANN, BEN, CAT, DAN, Sitting, laid_down, sitting


def trick(target: str, plays: str, tie_scope: str = "contenders") -> Sitting:
    cards = plays.split()
    table = sitting(len(cards), river=target, hands=dict(enumerate(cards)), tie_scope=tie_scope)
    table.commit(*cards)
    return table


def test_w1_the_targets_fruit_wins_although_others_are_nearer():
    table = trick("B6", "B2 A8 F7")
    assert table.view["last"]["winner"] == ANN
    assert table.columns(ANN) == {"banana": ["B2", "B6"], "apple": ["A8"], "fig": ["F7"]}


def test_w2_without_it_the_nearest_wins():
    table = trick("B6", "A8 S12 F1")
    assert table.view["last"]["winner"] == ANN
    assert table.view["last"]["shown"][ANN] == {"seat": ANN, "card": "A8", "gap": 2, "struck": 0}


def test_w3_tied_bananas_leave_the_third_one_the_trick():
    table = trick("B6", "B2 B10 B14 A6")
    last = table.view["last"]
    assert last["winner"] == CAT
    assert [(shown["gap"], shown["struck"]) for shown in last["shown"]] == [(4, 1), (4, 1), (8, 0), (0, 0)]
    assert table.columns(CAT) == {"banana": ["B2", "B6", "B10", "B14"], "apple": ["A6"]}


def test_w4_four_times_two():
    assert laid_down({ANN: "S1 S3 S4 S5 B1 B3 F1 F3 F4 F5"}).scores()[ANN] == 8


@pytest.mark.parametrize(("cancelled", "score"), [("A12", 8), ("A8", 4)])
def test_w5_a_rotten_apple(cancelled, score):
    table = laid_down({ANN: "S1 S3 S4 S5 A13 A12 A8"})
    assert set(table.choices(ANN)) == {"A12", "A8"}
    table.rot(ANN, cancelled)
    assert table.scores()[ANN] == score


def test_w6_a_rotten_strawberry_cancels_the_collective_one():
    luc, romaric = ANN, BEN
    cards = {luc: "F1 F3 F4 B1 B3 B4 S13", romaric: "S1 S3 S4 S5 S6 S7 S9"}
    table = laid_down(cards, round=3, collective="strawberry")
    assert table.match.over, "without a decision"
    assert table.scores(2) == [9, 81]
    events = table.match.log(EVERYTHING)[-1].events
    assert told(events, "rot") == [{"seat": luc, "fruit": "strawberry", "card": "collective"}]
    assert told(events, "score")[romaric] == {"seat": romaric, "largest": 9, "smallest": 9, "points": 81}


def test_w7_two_neighbours_of_the_target_strike_each_other():
    table = trick("B10", "B9 B11 B3")
    assert table.view["last"]["winner"] == CAT
    assert table.view["last"]["shown"][CAT]["gap"] == 7


def test_w8_another_fruit_of_the_same_gap():
    assert trick("F10", "F7 A7").view["last"]["winner"] == ANN
    assert trick("F10", "F7 A7", "every_card").view["last"]["winner"] is None


def test_w9_tied_figs_leave_the_trick_to_all():
    table = trick("F10", "F8 F12 A15 S1")
    assert table.view["last"]["winner"] == CAT
    assert sum(map(len, table.columns(CAT).values())) == 5
    assert table.columns(DAN) == {}
