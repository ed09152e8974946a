"""A batch knows what the heuristic thinks: the same as its bot."""

import numpy as np
import pytest
from tests.engine.support import REGISTERED

from verger.bots import HeuristicBot
from verger.bots.tuning import tuning
from verger.envs import Batch

QUICK = "fruitoplay"  # seats choose at the same time, so that the bot imagines many worlds


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=game.name, marks=[] if game.name == QUICK else [pytest.mark.thorough])
        for game in REGISTERED
    ],
)
def test_the_heuristic_s_opinions_are_its_bot_s(game):
    batch = Batch(game, 3, 4)
    turn = batch.reset(seeds=5)
    for step in range(12):
        batch.step(np.array([np.flatnonzero(mask)[step % mask.sum()] for mask in turn.mask]))
    rows, actions = turn.mask.nonzero()
    seeds = np.arange(40, 44)
    found = batch.opinions(rows, actions, seeds)
    for i in range(4):
        seat = int(turn.seat[i])
        thought = HeuristicBot().think(game, game.known(batch.states[i], seat), seat, int(seeds[i]))
        worlds = tuning(game.name).worlds if turn.pending[i] != 1 << seat else 1
        ours = dict(zip(actions[rows == i].tolist(), found[rows == i] / worlds, strict=True))
        assert ours == pytest.approx({one.action: one.value for one in thought.candidates}, abs=0, rel=1e-15)


def test_a_batch_knows_what_its_games_are_worth_to_a_seat_each():
    (game,) = (game for game in REGISTERED if game.name == QUICK)
    batch, seats = Batch(game, 3, 4), np.array([0, 1, 2, 0])
    turn = batch.reset(seeds=5)
    for step in range(12):
        batch.step(np.array([np.flatnonzero(mask)[step % mask.sum()] for mask in turn.mask]))
    found = batch.worths(seats)
    assert found.tolist() == [game.worth(state, seat) for state, seat in zip(batch.states, seats, strict=True)]
    assert len({*found.tolist()}) > 1
