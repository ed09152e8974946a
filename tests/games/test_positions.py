"""Positions written by hand: those of a match can be set up again, what is wrong is named, every law is watched."""

import json
import re

import pytest
from tests.engine.support import EVERYTHING_TESTED, facts
from tests.games.folders import each_row, each_table, kept
from tests.games.wording import pattern
from tests.match.support import play_on

import verger
from verger.engine import PositionError, registry


@each_table()
def test_every_position_of_a_match_can_be_described_and_set_up_again(name, seats, options):
    box = verger.game(name)
    match = box.new(seats, seed=seats, **options)
    stride = kept(name, "positions").STRIDE * (1 if EVERYTHING_TESTED else 7)
    while True:
        description = json.loads(json.dumps(box.describe(match.state)))
        again = box.position(description)
        assert box.describe(again.state) == description
        assert facts(again.state) == facts(match.state), "equal positions are equal records"
        assert again.pending == match.pending
        assert again.view(None) == match.view(None)
        for seat in range(seats):
            assert again.view(seat) == match.view(seat)
            assert again.legal(seat) == match.legal(seat)
        if match.over:
            break
        play_on(match, seed=len(match.actions), steps=stride)


@each_table()
def test_a_match_from_a_position_goes_on_like_the_match_itself(name, seats, options):
    box = verger.game(name)
    match = play_on(box.new(seats, seed=9, **options), seed=9, steps=50)
    again = box.position(box.describe(match.state))
    for seat, action in play_on(match, seed=10).actions[50:]:
        again.play(seat, action)
    assert again.result == match.result
    assert facts(again.state) == facts(match.state)


@each_row("positions", "WRONG", "entries complaint")
def test_what_is_wrong_is_named(name, entries, complaint):
    with pytest.raises(PositionError, match=pattern(complaint)):
        verger.game(name).position(kept(name, "positions").FRESH | entries)


@each_row("positions", "LAWS", "entries law")
def test_positions_that_break_a_law_are_refused(name, entries, law):
    with pytest.raises(PositionError, match=f"^{re.escape(registry.find(name).laws[law])}$"):
        verger.game(name).position(kept(name, "positions").FRESH | entries)


@each_row("positions", "SPOILT", "field value law")
def test_every_law_is_watched(name, field, value, law):
    """A record spoilt by hand breaks the law that speaks of it."""
    game = verger.game(name)
    state = game.placed(kept(name, "positions").SOUND).copy()
    assert game.faults(state) == 0
    if state[field].ndim:
        state[field].flat[0] = value
    else:
        state[field] = value
    assert game.faults(state) == law
