"""The engine ranks by score and tie-break, and scales promises to a worth from 0 to 1."""

import numpy as np
import pytest

from verger.engine import blank, record, rule
from verger.engine.ranking import alone, itemised, level, ranked, scaled, summed

STATE = record(events=1, coins=(4,), cards=(4,))


@rule
def coins(s, seat):
    return s.coins[seat]


@rule
def cards(s, seat):
    return s.cards[seat]


@rule
def promise(s, seat):
    return float(s.coins[seat])


@rule
def twice_the_turns(s):
    return 2.0 * s.turns


def table(*rows):
    s = blank(STATE, 1)[0]
    s.seats = len(rows)
    s.coins[: len(rows)], s.cards[: len(rows)] = zip(*rows, strict=True)
    return s


@pytest.mark.parametrize(
    ("tie_break", "expected"), [(level, [2, 1, 2, 4]), (cards, [3, 1, 2, 4])], ids=["ties share", "cards decide"]
)
def test_places_go_by_points_and_then_by_the_tie_break(tie_break, expected):
    places, points = np.zeros((2, 4), np.int32)
    ranked(coins, tie_break)(table((5, 1), (9, 0), (5, 2), (1, 9)), places, points)
    assert points.tolist() == [5, 9, 5, 1]
    assert places.tolist() == expected


def test_who_is_level_in_everything_shares_the_place():
    places, points = np.zeros((2, 3), np.int32)
    ranked(coins, cards)(table((5, 1), (5, 1), (2, 0)), places, points)
    assert places.tolist() == [1, 1, 3]


@rule
def lot(s, seat, price):
    return s.coins[seat] // price


def test_whoever_is_alone_ahead_or_nobody():
    most, fewest = alone("most", coins), alone("fewest", coins, ahead="<")
    assert most(table((5, 0), (9, 0), (5, 0))) == 1
    assert most(table((9, 0), (5, 0), (9, 0))) == -1
    assert fewest(table((5, 0), (9, 0), (5, 0))) == -1
    assert fewest(table((7, 0), (9, 0), (5, 0))) == 2
    by_lots = alone("by_lots", lot, "price")
    assert by_lots(table((5, 0), (4, 0)), 1) == 0
    assert by_lots(table((5, 0), (4, 0)), 2) == -1


def test_a_lead_of_the_scale_s_size_is_worth_about_three_games_in_four():
    s = table((15, 0), (4, 0), (2, 0))
    assert scaled(promise, 11.0)(s, 0) == pytest.approx(0.73, abs=0.01)
    assert scaled(promise, 11.0)(s, 1) == pytest.approx(0.27, abs=0.01), "compared with the best of the others"
    assert scaled(promise, 11.0)(table((3, 0), (3, 0)), 0) == 0.5


def test_a_scale_may_depend_on_the_position():
    s = table((6, 0), (2, 0))
    s.turns = 3
    assert scaled(promise, twice_the_turns)(s, 0) == scaled(promise, 6.0)(s, 0)


def test_a_score_is_the_sum_of_its_parts():
    parts = {"coins": coins, "cards": cards}
    s, out = table((5, 2), (7, 0)), np.zeros(2, np.int32)
    itemised(parts)(s, 0, out)
    assert out.tolist() == [5, 2]
    assert summed(parts)(s, 0) == 7
