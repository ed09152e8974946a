"""Tournaments are fair, repeatable and counted with care."""

from collections import Counter

import pytest

import verger
from verger import bots, lab
from verger.lab.arena import arrangements

FINCA = verger.game("finca")
ENTRANTS = [lab.entrant("heuristic"), lab.entrant("random")]


@pytest.mark.parametrize(("entrants", "seats"), [(1, 2), (2, 2), (2, 3), (2, 4), (3, 3), (3, 4), (4, 4)])
def test_each_sits_everywhere_equally_often(entrants: int, seats: int) -> None:
    ways = arrangements(entrants, seats)
    assert len(set(ways)) == len(ways)
    for seat in range(seats):
        sat = Counter(way[seat] for way in ways)
        assert set(sat) == set(range(entrants))
        assert len(set(sat.values())) == 1


def test_too_many_do_not_fit() -> None:
    with pytest.raises(ValueError, match="3 bots do not fit on 2 seats"):
        arrangements(3, 2)


def test_every_deal_is_played_in_every_arrangement() -> None:
    sittings = lab.sittings(entrants=2, seats=2, games=7, seed=1)
    assert len(sittings) == 8
    assert Counter(sitting.seed for sitting in sittings).most_common()[0][1] == 2
    assert len({sitting.seed for sitting in sittings}) == 4
    assert lab.sittings(2, 2, 7, seed=1) == sittings
    assert lab.sittings(2, 2, 7, seed=2) != sittings


def test_a_tournament_is_the_same_however_many_play_at_a_time() -> None:
    sittings = lab.sittings(2, 3, 6, seed=4)
    alone, together = (list(lab.tournament(FINCA, ENTRANTS, sittings, jobs, {})) for jobs in (1, 4))
    for one, other in zip(alone, together, strict=True):
        assert (one.sitting, one.shares, one.points, one.actions, one.turns) == (
            other.sitting,
            other.shares,
            other.points,
            other.actions,
            other.turns,
        )


def test_a_game_is_played_by_the_options() -> None:
    tally = lab.play(FINCA, ENTRANTS, lab.Sitting(1, (0, 1)), {"turn_limit": 5})
    assert tally.turns == 5
    assert tally.reason == "limit"
    assert tally.shares == [0.0, 0.0], "a game that was stopped nobody has won"
    assert sum(lab.play(FINCA, ENTRANTS, lab.Sitting(1, (0, 1)), {}).shares) == pytest.approx(1)


def test_a_table_adds_up() -> None:
    table = lab.Table.of(ENTRANTS)
    table.add(lab.Tally(lab.Sitting(1, (0, 1, 0)), [0.5, 0.5, 0.0], [40, 40, 20], [1.0, 2.0, 3.0], [10, 20, 30], 60))
    table.add(lab.Tally(lab.Sitting(1, (1, 0, 1)), [0.0, 1.0, 0.0], [10, 50, 20], [1.0, 2.0, 3.0], [10, 20, 30], 80))
    first, second = table.standings
    assert (first.wins, second.wins) == (1.5, 0.5)
    assert (first.games, first.seats, second.games, second.seats) == (2, 3, 2, 3)
    assert first.mean_points == pytest.approx(110 / 3)
    assert first.seconds_an_action == pytest.approx(0.1)
    assert table.mean_turns == 70


def test_a_table_tells_how_long_games_took_and_how_they_ended() -> None:
    table = lab.Table.of(ENTRANTS)
    for turns in (9, 4, 7, 5):
        reason = "limit" if turns == 9 else "fincas"
        table.add(lab.Tally(lab.Sitting(1, (0, 1)), [1.0, 0.0], [1, 0], [0.0, 0.0], [1, 1], turns, reason))
    assert [table.length(share) for share in (0.0, 0.25, 0.5, 0.75, 1.0)] == [4, 4, 5, 7, 9]
    assert table.reasons == {"fincas": 3, "limit": 1}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0.0, 1.0)],
)
def test_wilson_s_interval(wins: float, games: int, low: float, high: float) -> None:
    assert lab.wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_entrants_by_name_and_by_level() -> None:
    assert lab.entrant("3").bot == bots.level(3)
    assert lab.entrant("search", seconds=0.5).bot == bots.named("search", seconds=0.5)
    with pytest.raises(ValueError, match="not 'dreamer'"):
        lab.entrant("dreamer")
