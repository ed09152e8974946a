"""Places follow from points, points from their parts, and what a seat is worth lies between 0 and 1."""

import numpy as np
from tests.engine.support import Table, positions

from verger.engine import RUNNING, State
from verger.engine.records import everyone


def standing(table: Table, s: State) -> tuple[list[int], list[int]]:
    places, points = np.zeros(table.seats, np.int32), np.zeros(table.seats, np.int32)
    table.game.standing(s, places, points)
    return places.tolist(), points.tolist()


def test_places_follow_from_points(table):
    for s in positions(table, seed=21, count=20):
        places, points = standing(table, s)
        for seat, place in enumerate(places):
            assert place == 1 + sum(other < place for other in places), "as many are ahead as the place says"
            for other in range(table.seats):
                if points[other] > points[seat]:
                    assert places[other] < place, "more points, better place"


def test_parts_add_up_to_points(table):
    for s in positions(table, seed=22, count=20):
        _, points = standing(table, s)
        for seat in range(table.seats):
            parts = table.game.named_parts(s, seat)
            assert all(type(part) is int for part in parts.values())
            assert sum(parts.values()) == points[seat]


def test_the_parts_of_all_seats_have_the_same_names(table):
    for s in positions(table, seed=23, count=5):
        assert len({tuple(table.game.named_parts(s, seat)) for seat in range(table.seats)}) == 1


def test_worth_lies_between_0_and_1(table):
    for s in positions(table, seed=24, count=20):
        assert all(0 <= table.game.worth(s, seat) <= 1 for seat in range(table.seats))


def test_worths_of_a_group_are_those_of_its_seats(table):
    game, out = table.game, np.zeros(table.seats)
    for s in positions(table, seed=25, count=10):
        alone = [game.worth(s, seat) for seat in range(table.seats)]
        for group in (everyone(s), 1, 1 << (table.seats - 1)):
            game.worths(s, group, out)
            asked = [seat for seat in range(table.seats) if group >> seat & 1]
            assert [out[seat] for seat in asked] == [alone[seat] for seat in asked]


def test_a_worth_over_some_other_is_exact_and_else_it_is_no_more(table):
    game = table.game
    for s in positions(table, seed=26, count=10):
        worth = game.worth(s, 0)
        for least in (0.0, 0.9 * worth, worth, 0.5 * (1.0 + worth), 1.0):
            found = game.worth_over(s, 0, least)
            assert found == worth if worth > least else found <= least


def test_at_the_end_the_winner_is_worth_most(plain):
    for seed in range(5):
        end = positions(plain, seed, count=2)[-1]
        assert end.over != RUNNING
        places, _ = standing(plain, end)
        worth = [plain.game.worth(end, seat) for seat in range(plain.seats)]
        assert max(worth) == max(value for value, place in zip(worth, places, strict=True) if place == 1)
