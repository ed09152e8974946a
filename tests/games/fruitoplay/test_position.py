"""Positions written by hand: what is left out is as at the start of a round, what is wrong is named."""

import json
from typing import Any

import pytest
from tests.games.sitting import play_at_random

from verger.engine import PositionError

from .table import ANN, BEN, CARDS, CAT, FRUITOPLAY, HAND, PILE, Sitting, laid_down, last_draw, new_match, sitting


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("tie_scope", ["contenders", "every_card"])
def test_every_position_of_a_match_can_be_described_and_set_up_again(seats, tie_scope):
    table = new_match(seats, seats, tie_scope=tie_scope)
    while True:
        description = json.loads(json.dumps(table.hidden))
        again = FRUITOPLAY.position(description)
        assert FRUITOPLAY.describe(again.state) == description
        assert again.pending == table.pending
        for seat in range(seats):
            assert again.view(seat) == table.match.view(seat)
            assert again.legal(seat) == table.match.legal(seat)
        if table.match.over:
            break
        play_at_random(table, seed=len(table.match.actions), actions=1)


def test_a_match_from_a_position_goes_on_like_the_match_itself():
    table = play_at_random(new_match(4, 9), seed=9, actions=50)
    again = FRUITOPLAY.position(table.hidden)
    for seat, action in play_at_random(table, seed=10).match.actions[50:]:
        again.play(seat, action)
    assert again.result == table.match.result


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


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seats": 1}, "seats must be one of 2, 3, 4, 5, 6, not 1"),
    ({"trumps": 1}, "trumps is not an entry of a position; there are answers, aside, cancelled"),
    ({"phase": "tea"}, "phase must be one of collective, trick, draw, rot, over, not 'tea'"),
    ({"round": 4}, "round must be a whole number from 1 to 3, not 4"),
    ({"round": True}, "round must be a whole number from 1 to 3, not True"),
    ({"river": ["S1", "S1"]}, "river: S1 is already somewhere else"),
    ({"river": ["X1"]}, "river must be one of S1, "),
    ({"river": "S1"}, "river must be a list, not 'S1'"),
    ({"river": CARDS[:8]}, "river must have 1 to 7 cards, not 8"),
    ({"phase": "draw", "river": ["S1"]}, "river must have no cards, not 1"),
    ({"hands": [["S1"]]}, "hands must have 2 entries, one for each seat, not 1"),
    ({"hands": [CARDS[:8], None]}, r"hands\[0\] must have at most 7 cards, not 8"),
    ({"hands": [["S1"], ["S1"]]}, r"hands\[1\]: S1 is already somewhere else"),
    ({"hands": [["S1"], None]}, "the position breaks invariant 6 of fruitoplay"),
    ({"columns": [["S1", "B2"], ["B2"]]}, r"columns\[1\]: B2 is already somewhere else"),
    ({"columns": [CARDS[:40], CARDS[40:]]}, "river: only 0 cards are left over, 7 are missing"),
    ({"pile": CARDS[:54], "river": ["A20"]}, "pile must have 47 cards, not 54"),
    ({"chosen": ["S1", None], "hands": [None, None]}, "the position breaks invariant 8"),
    ({"phase": "draw", "chosen": ["S1", None]}, "chosen belongs to the phase trick alone"),
    ({"answers": ["yes", None]}, "answers belongs to the phase draw alone"),
    ({"phase": "draw", "answers": ["maybe", None]}, r"answers\[0\] must be one of no, yes, not 'maybe'"),
    ({"cancelled": [{"pear": "S1"}, {}]}, r"cancelled\[0\] must be one of strawberry, banana, fig, apple, not 'pear'"),
    ({"cancelled": [{"fig": "F1"}, {}]}, "the position breaks invariant 10"),
    ({"cancelled": [["fig"], {}]}, r"cancelled\[0\] must be a table"),
    ({"collective": {"fruit": "fig"}}, "the position breaks invariant 5"),
    ({"round": 2}, "the position breaks invariant 5"),
    ({"collective": {"fruit": "kiwi"}}, "collective.fruit must be one of"),
    ({"collective": {"fruit": "fig", "chooser": 2}}, "collective.chooser must be a whole number from 0 to 1, not 2"),
    ({"collective": 3}, "collective must be a table, not 3"),
    ({"phase": "collective", "round": 2}, "scores: nobody is alone in last place to name the collective fruit"),
    ({"round": 2, "scores": [[], []]}, r"scores\[0\] must have 1 entries, not 0"),
    ({"round": 2, "scores": [[-1], [2]]}, r"scores\[0\]\[0\] must be a whole number from 0 to 999, not -1"),
    ({"round": 2, "scores": [[900], [2]], "collective": {"fruit": "fig"}}, "the position breaks invariant 11"),
    ({"last": {"target": "S1", "shown": ["S2"]}}, "last.shown must have 2 entries, one for each seat, not 1"),
    ({"last": {"target": "S1"}}, "last.shown must be a list, not None"),
    ({"last": {"target": 4, "shown": [None, None]}}, "last.target must be one of"),
    ({"tie_scope": "all"}, "tie_scope must be one of contenders, every_card, not 'all'"),
    ({"turns": -1}, "turns must be a whole number from 0"),
    ({"generator": 2**64}, "generator must be a whole number from 0"),
    ({"phase": "rot"}, "the position breaks invariant 8"),
]


@pytest.mark.parametrize(("entries", "message"), WRONG, ids=lambda value: str(value)[:50])
def test_what_is_wrong_is_named(entries, message):
    with pytest.raises(PositionError, match=message):
        FRUITOPLAY.position({"seats": 2} | entries)
