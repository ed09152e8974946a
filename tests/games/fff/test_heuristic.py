"""Bots that plan: games among them end with a third fetish, long before the limit."""

import numpy as np
import pytest
from tests.engine.support import EVERYTHING_TESTED

from verger.bots import HeuristicBot, RandomBot
from verger.engine import RUNNING
from verger.engine.compiled import INTERPRETED
from verger.engine.records import last_pending
from verger.games.fff.components import GOODS, PAYMENT
from verger.games.fff.heuristic import offered

from .table import ANA, BEN, FFF, SITES, Sitting, player, sitting, stocks

GAMES = 12 if EVERYTHING_TESTED else 6

each_pattern = pytest.mark.parametrize(("dealer", "holds"), [(2, "3FI"), (14, "1FI 1FL 1FR"), (26, "2FI 1FL")])


def play(seats: int, seed: int, bots: list[object]) -> tuple[int, np.ndarray]:
    """The turns that a game took for each seat, and everybody's fetishes."""
    s = FFF.deal(seats, seed)
    while int(s.over) == RUNNING:
        seat = last_pending(s)
        action = bots[seat].think(FFF, FFF.known(s, seat), seat, seed).action  # type: ignore[attr-defined]
        FFF.loops.step(s, seat, action)
    places, points = np.zeros((2, seats), np.int32)
    FFF.standing(s, places, points)
    return int(s.turns) // seats, points


@pytest.mark.skipif(INTERPRETED, reason="bots think in compiled code")
@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.thorough)])
def test_games_among_planners_end_with_a_third_fetish(seats):
    rounds = []
    for seed in range(GAMES):
        taken, points = play(seats, 500 + seed, [HeuristicBot()] * seats)
        if points.max() == 3:
            rounds.append(taken)
    print("rounds until the third fetish:", sorted(rounds))
    assert len(rounds) >= GAMES * 5 // 6, "now and then everybody is ruined"
    assert sorted(rounds)[len(rounds) // 2] <= 22, "the limit is 40"


@pytest.mark.skipif(INTERPRETED, reason="bots think in compiled code")
def test_a_planner_beats_chance():
    bots: list[object] = [HeuristicBot(), RandomBot(), RandomBot()]
    for seed in range(3):
        _, points = play(3, seed, bots)
        assert points[0] > points[1:].max()


def play_turn(table: Sitting) -> None:
    """Ana's turn, as the heuristic plays it."""
    while not table.match.over and table.seat == ANA:
        known = FFF.known(table.match.state, ANA)
        table.match.play(ANA, HeuristicBot().think(FFF, known, ANA, 0).action)


@pytest.mark.skipif(INTERPRETED, reason="bots think in compiled code")
def test_whoever_has_no_money_sells_the_last_goods():
    """Booze brings 80 florins next door, and whoever has none can begin nothing."""
    dealers = "6 35 32 36 4 31 33 1 2 34 3 5"
    table = sitting(
        player("H10", "2FL 1FU", money=0, fetishes="AB"),
        player("m4"),
        table={"dealers": dealers, "stock": stocks(dealers, {"H3": "5FE", "H11": "6FI", "H12": "5FE"})},
        prices="80FI 20FL 80FR 80FU 80FE",
    )
    for _ in range(2):
        play_turn(table)
        table.idle_turn()
    assert "booze" not in table.goods()


@pytest.mark.skipif(INTERPRETED, reason="bots think in compiled code")
def test_whoever_can_pay_goes_and_pays():
    """Four burgers are a fetish, and its dealer is three turns away: between the houses nearby nothing is to be had."""
    dealers = "33 2 32 34 1 31 36 4 5 35 6 3"
    table = sitting(
        player("H6", "4FR", money=210, fetishes="A"),
        player("m4"),
        table={"dealers": dealers, "ferries": "HB n5 m2 m5 s4 c4"},
        prices="80FI 120FL 80FR 80FU 120FE",
    )
    for _ in range(4):
        play_turn(table)
        table.idle_turn()
    assert len(table.player(ANA)["fetishes"]) == 2


@each_pattern
def test_it_is_better_to_have_a_fetish_than_its_price(dealer, holds):
    before = sitting(player("w1", holds), player(), first=dealer, at={"H12": dealer}).match.state
    after = sitting(player("w1", fetishes="A"), player(), first=dealer, at={"H12": dealer}).match.state
    assert FFF.worth(after, ANA) > FFF.worth(before, ANA)
    assert FFF.worth(after, BEN) < FFF.worth(before, BEN)


@each_pattern
def test_nearer_to_the_dealer_is_better(dealer, holds):
    worth = []
    for space in ("m4", "c2", "w1", "H12"):
        state = sitting(player(space, holds), player(), first=dealer, at={"H12": dealer}).match.state
        worth.append(FFF.worth(state, ANA))
    assert worth == sorted(worth)


def test_ruin_is_bad():
    rich = sitting(player("w1", money=100), player()).match.state
    poor = sitting(player("w1", money=0), player()).match.state
    assert FFF.worth(rich, ANA) > FFF.worth(poor, ANA) + 0.1


def test_more_in_hand_is_better():
    needed = sitting(player("w1", "1FI 1FL"), player(), first=14, at={"H12": 14}).match.state
    spared = sitting(player("w1", "2FI 1FL"), player(), first=14, at={"H12": 14}).match.state
    assert FFF.worth(spared, ANA) > FFF.worth(needed, ANA)


def test_no_position_is_better_than_having_won():
    s = FFF.deal(2, 1)
    s.place[ANA], s.over = 1, 1
    assert FFF.worth(s, ANA) == 1.0


def test_an_exchanger_gives_only_for_what_can_be_spared():
    """Dealer 4 gives two burgers for a fennel, and wants no more than two: those that a fetish costs stay in hand."""
    burger, fennel, fish = (GOODS.index(good) for good in ("burger", "fennel", "fish"))
    state = sitting(player("w1", "3FE"), player(), first=2, at={"H12": 4}).match.state
    for price, given in (({fish: 3}, 4), ({fennel: 2, fish: 1}, 2), ({fennel: 3}, -1)):
        wanted = [price.get(good, 0) for good in range(len(GOODS))]
        payment = next(number for number, goods in enumerate(PAYMENT.tolist()) if goods == wanted)
        assert offered(state, 0, ANA, payment, SITES.index("H12"), burger) == given
