"""No leak: redealing what a seat cannot know changes nothing of what it can."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.engine.support import PLAIN, Table, choices, content, facts, pending, positions

from verger.bots import HeuristicBot, RandomBot, SearchBot
from verger.engine import Game, State
from verger.match import Match

SEEDS = (0, 1, 2**64 - 1)
BOTS = (RandomBot(), HeuristicBot(), SearchBot(seconds=3600, iterations=100))


def redealt(game: Game, s: State, seat: int, seed: int) -> State:
    copy = s.copy()
    game.redeal(copy, seat, np.uint64(seed))
    return copy


def pairs(table: Table) -> Iterator[tuple[int, State, State]]:
    """A seat, a position, and another that the seat cannot tell from it."""
    for number, s in enumerate(positions(table, seed=3, count=12)):
        for seat in range(table.seats):
            yield seat, s, redealt(table.game, s, seat, SEEDS[number % len(SEEDS)])


def as_json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, allow_nan=False)


def previews(match: Match, s: State, seat: int) -> str:
    match.state = s
    return as_json([[choice.action.as_dict(), choice.events, choice.reveals] for choice in match.choices(seat)])


def observation(game: Game, s: State, seat: int, kind: type) -> bytes:
    out: np.ndarray = np.full(game.observation, np.nan, kind)
    game.observe(s, seat, out)
    assert np.isfinite(out).all()
    return out.tobytes()


def test_the_view_does_not_change(table):
    for seat, s, other in pairs(table):
        assert as_json(table.game.view(other, seat)) == as_json(table.game.view(s, seat))


def test_a_spectator_sees_no_more_than_any_seat(table):
    for _, s, other in pairs(table):
        assert as_json(table.game.view(other, None)) == as_json(table.game.view(s, None))


def test_where_all_may_know_the_same_they_do(table):
    if not table.game.open:
        return
    spaces = *table.game.actions.ranges.values(), *table.game.events.args.values()
    assert not any(arg.secret for args in spaces for arg in args)
    assert table.game.hears is None
    for seat, s, _ in pairs(table):
        assert as_json(table.game.view(s, seat)) == as_json(table.game.view(s, None))


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_the_observation_does_not_change(table, kind):
    for seat, s, other in pairs(table):
        assert observation(table.game, other, seat, kind) == observation(table.game, s, seat, kind)


def test_what_may_be_done_does_not_change(table):
    for seat, s, other in pairs(table):
        assert pending(other) == pending(s)
        assert choices(table.game, other, seat) == choices(table.game, s, seat)


def test_the_reasons_do_not_change(plain):
    game = plain.game
    for seat, s, other in pairs(plain):
        for action in range(len(game.actions)):
            assert game.refusal(other, seat, action) == game.refusal(s, seat, action)


def test_the_previews_do_not_change(table):
    match = table.match(seed=3)
    for seat, s, other in pairs(table):
        assert previews(match, other, seat) == previews(match, s, seat)


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_a_seeded_bot_thinks_the_same(plain, bot):
    for seat, s, other in pairs(plain):
        if seat in pending(s):
            before = content(s)
            assert bot.think(plain.game, other, seat, seed=8) == bot.think(plain.game, s, seat, seed=8)
            assert content(s) == before


def test_the_redealt_position_is_one_of_the_game(table):
    for _, _, other in pairs(table):
        assert table.game.faults(other) == 0


def test_a_redeal_depends_on_nothing_that_the_seat_cannot_know(table):
    for seat, s, other in pairs(table):
        assert facts(redealt(table.game, other, seat, 99)) == facts(redealt(table.game, s, seat, 99))


def test_a_redeal_knows_nothing_of_the_future(table):
    for seat, s, _ in pairs(table):
        moved = s.copy()
        moved.generator = np.uint64(12345)
        assert facts(redealt(table.game, moved, seat, 7)) == facts(redealt(table.game, s, seat, 7))


@pytest.mark.parametrize("table", PLAIN, ids=repr)
def test_redeals_differ(table):
    s = table.deal(seed=3)
    deals = {tuple(facts(redealt(table.game, s, 0, seed)).items()) for seed in range(20)}
    assert len(deals) == 20
