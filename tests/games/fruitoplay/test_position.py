"""Positions written by hand: what is left out is as at the start of a round."""

import pytest

from .table import ANN, BEN, CAT, FRUITOPLAY, HAND, PILE, Sitting, laid_down, last_draw, sitting


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_what_is_left_out_is_as_after_a_deal(seats):
    table = Sitting(FRUITOPLAY.position({"seats": seats}))
    assert (table.phase, table.view["round"], table.view["trick"]) == ("trick", 1, 1)
    assert [player["hand"] for player in table.view["players"]] == [HAND[seats]] * seats
    assert table.view["pile"] == PILE[seats]
    assert len(table.view["river"]) == 6
    assert table.view["aside"] == []


def test_the_pile_follows_from_the_tricks_played_and_the_rest_is_set_aside():
    table = sitting(3, river="S4 B6", won={ANN: 2})
    assert table.view["trick"] == 6
    assert [player["hand"] for player in table.view["players"]] == [5, 7, 7]
    assert table.view["pile"] == 52 - (5 * 3 - 2)
    assert len(table.view["aside"]) == 5 * 4


def test_the_first_cards_of_the_pile_may_be_named():
    table = sitting(2, pile=["A20", "S1"])
    assert table.hidden["pile"][:2] == ["A20", "S1"]
    assert len(table.hidden["pile"]) == PILE[2]


def test_a_trick_under_way():
    table = sitting(3, river="B6", hands={ANN: "B2", BEN: "A8", CAT: "F7"}, chosen=["B2", None, "F7"])
    assert table.pending == (BEN,)
    table.play_card(BEN, "A8")
    assert table.view["last"]["winner"] == ANN


def test_the_cards_of_the_last_trick_lie_where_they_belong():
    table = sitting(3, river="S4", last={"target": "B6", "shown": ["B2", "A8", "F7"]})
    assert table.view["last"]["winner"] == ANN
    assert table.columns(ANN) == {"banana": ["B2", "B6"], "apple": ["A8"], "fig": ["F7"]}
    table = sitting(2, river="S4", last={"target": "F10", "shown": ["F8", "F12"]})
    assert table.view["last"]["winner"] is None
    assert {"F8", "F10", "F12"} <= set(table.view["aside"])


def test_answers_under_way():
    table = last_draw(3, answers=["yes", None, "no"])
    assert table.pending == (BEN,)
    table = laid_down({ANN: "S13 S2 S3", BEN: "F13 F1 F3"})
    again = Sitting(FRUITOPLAY.position(table.hidden | {"cancelled": [{"strawberry": "S2"}, {}]}))
    assert again.pending == (BEN,)


def test_the_end():
    description = {"seats": 2, "phase": "over", "scores": [[1, 2, 3], [4, 5, 6]], "collective": {"fruit": "fig"}}
    match = FRUITOPLAY.position(description)
    assert match.over
    assert match.result is not None
    assert match.result.places == [2, 1]
