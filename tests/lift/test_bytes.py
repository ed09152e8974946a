"""Known records and events cross by their bytes, as they would by arrays."""

import random

import pytest

from verger.engine import EVERYTHING, Game, registry
from verger.lift.runtime import lifted


@pytest.mark.parametrize("name", registry.names())
def test_what_eyes_know_and_hear_is_the_same_by_bytes_as_by_arrays(name):
    game, chance = lifted(registry.find(name)), random.Random(5)
    match = game.new(seats=max(game.seats), seed=5)
    for _ in range(40):
        seat = chance.choice(match.pending)
        match.add(seat, chance.choice(match.legal(seat)))
        for eyes in (None, *range(len(match.seats))):
            assert game.known(match.state, eyes).tobytes() == Game.known(game, match.state, eyes).tobytes()
        for eyes in (None, EVERYTHING, *range(len(match.seats))):
            assert game.told(match.state, eyes) == Game.told(game, match.state, eyes)
