"""However a position is edited: it is refused with a reason, or it is one that can be played to the end."""

from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.engine.edits import edits
from tests.engine.support import REGISTERED, Table, facts, positions, walk

from verger.engine import Game, PositionError

each_game = pytest.mark.parametrize("game", REGISTERED, ids=lambda game: game.name)
patiently = settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])


@cache
def described(game: Game) -> list[dict[str, Any]]:
    """Positions of all phases that random games pass through."""
    found: dict[tuple[int, int], dict[str, Any]] = {}
    for seats in game.seats:
        for s in positions(Table(game, seats), seed=71, count=60):
            found.setdefault((seats, int(s.phase)), game.describe(s))
    return list(found.values())


@each_game
@patiently
@given(data=st.data())
def test_an_edited_position_can_be_played_or_is_refused(game, data):
    original = data.draw(st.sampled_from(described(game)))
    edited = data.draw(edits(original, inside=tuple(original)))
    try:
        s = game.position(edited)
    except PositionError:
        return
    assert facts(game.position(game.describe(s))) == facts(s)
    for step in walk(game, s, seed=72):
        assert game.faults(step.state) == 0


@each_game
@pytest.mark.parametrize("description", [None, [], 3, "finca", {}, {"seats": None}, {"seats": 2.0}, {"seats": True}])
def test_what_is_no_position_is_refused(game, description):
    with pytest.raises(PositionError):
        game.position(description)
