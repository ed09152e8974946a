"""A position that is described and written back is the same one, and plays on the same way."""

import json

import numpy as np
from tests.engine.support import choices, facts, pending, played_out, positions, told, walk

from verger.engine import Game, State


def written_back(game: Game, s: State) -> State:
    """Through JSON, as a person would hand it on."""
    return game.placed(json.loads(json.dumps(game.describe(s), allow_nan=False)))


def test_a_described_position_is_the_same_written_back(table):
    for s in positions(table, seed=31, count=25):
        assert facts(written_back(table.game, s)) == facts(s)


def test_nothing_is_told_of_a_written_position(table):
    for s in positions(table, seed=31, count=5):
        assert told(written_back(table.game, s)) == []


def test_a_redealt_position_is_the_same_written_back(table):
    """Scratch space is clean: nothing of a redeal is left in the record but the deal."""
    for number, s in enumerate(positions(table, seed=32, count=12)):
        table.game.redeal(s, number % table.seats, np.uint64(number))
        assert facts(written_back(table.game, s)) == facts(s)


def test_both_play_on_alike(table):
    for number, s in enumerate(positions(table, seed=33, count=6)):
        copy = written_back(table.game, s)
        for ours, theirs in zip(walk(table.game, s.copy(), number), walk(table.game, copy, number), strict=True):
            assert (ours.seat, ours.action) == (theirs.seat, theirs.action)
        assert facts(copy) == facts(played_out(table.game, s, number))


def test_both_offer_the_same(table):
    for s in positions(table, seed=34, count=12):
        copy = written_back(table.game, s)
        assert pending(copy) == pending(s)
        for seat in range(table.seats):
            assert choices(table.game, copy, seat) == choices(table.game, s, seat)
            assert table.game.view(copy, seat) == table.game.view(s, seat)
