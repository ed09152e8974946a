"""No leak: what leaves a match is what a seat knows, the same for all positions it cannot tell apart."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest
from tests.engine.support import EVERYTHING_TESTED, PLAIN, Table, choices, facts, pending, positions, refusals

from verger.bots import HeuristicBot, RandomBot, SearchBot
from verger.engine import Game, State
from verger.match import Match

SEEDS = (0, 1, 2**64 - 1)
BOTS = (RandomBot(), HeuristicBot(), SearchBot(seconds=None, iterations=100 if EVERYTHING_TESTED else 4))


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
    out: np.ndarray = np.zeros(game.observation, kind)
    game.observe(s, seat, out)
    assert np.isfinite(out).all()
    return out.tobytes()


def test_the_view_does_not_change(table):
    for seat, s, other in pairs(table):
        assert as_json(table.game.view(other, seat)) == as_json(table.game.view(s, seat))


def test_a_spectator_sees_no_more_than_any_seat(table):
    for _, s, other in pairs(table):
        assert as_json(table.game.view(other, None)) == as_json(table.game.view(s, None))


def test_the_known_record_is_the_same_byte_for_byte(table):
    """For a seat, and for a spectator, who knows no more than any seat."""
    for seat, s, other in pairs(table):
        for eyes in (seat, None):
            known = table.game.known(s, eyes)
            assert known.tobytes() == table.game.known(other, eyes).tobytes()
            assert known.tobytes() == table.game.known(known, eyes).tobytes(), "it knows itself"
            assert known.told == 0
            assert table.game.faults(known) == 0


def test_every_byte_of_a_record_is_some_field_s(game):
    fields = [game.dtype.fields[name] for name in game.dtype.names]
    assert sum(dtype.itemsize for dtype, _ in fields) == game.dtype.itemsize


def test_a_view_follows_from_the_known_record(table):
    for number, s in enumerate(positions(table, seed=3, count=12)):
        for eyes in (number % table.seats, None):
            assert as_json(table.game.view(table.game.known(s, eyes), eyes)) == as_json(table.game.view(s, eyes))


def told_to(match: Match, eyes: int | None) -> str:
    """All that a match tells somebody."""
    pending = [seat for seat in match.pending if match.sees(eyes, seat)]
    log = [[entry.sequence, entry.seat, entry.action, entry.events] for entry in match.log(eyes)]
    told = [match.known(eyes).tobytes().hex(), match.view(eyes), pending, log, match.game.told(match.state, eyes)]
    if eyes is not None:
        reach = match.reach(eyes)
        choices = [[choice.action.as_dict(), choice.events, choice.reveals] for choice in match.choices(eyes)]
        told += [reach.count, reach.reason, choices, match.refusals(eyes)]
    return as_json(told)


@pytest.mark.parametrize("table", [table for table in PLAIN if table.game.is_apart and table.seats > 5], ids=repr)
def test_what_happens_out_of_sight_changes_nothing(table):
    """Log, events, pending, undo, choices and reasons: nothing moves for whom an action is out of sight."""
    match, seen, unseen = table.match(seed=5), 0, 0
    chance = random.Random(5)
    eyes: list[int | None] = [None, *range(table.seats)]
    for _ in range(60):
        before = {one: (len(match.heard(one)), told_to(match, one)) for one in chance.sample(eyes, 4)}
        seat = chance.choice(match.pending)
        match.play(seat, chance.choice(match.legal(seat)))
        for one, (lines, told) in before.items():
            if len(match.heard(one)) == lines:
                unseen += 1
                assert without_events(told_to(match, one)) == without_events(told), (one, seat)
            else:
                seen += 1
    assert seen
    assert unseen


def without_events(told: str) -> Any:
    """What was told, without the events of the last action, which are another's now."""
    known, view, pending, log, _, *rest = json.loads(told)
    return known, view, pending, log, rest


def test_where_all_may_know_the_same_they_do(table):
    if not table.game.open:
        return
    spaces = *table.game.actions.ranges.values(), *table.game.events.args.values()
    assert not any(arg.secret for args in spaces for arg in args)
    assert not table.game.is_apart
    for seat, s, _ in pairs(table):
        assert as_json(table.game.view(s, seat)) == as_json(table.game.view(s, None))


@pytest.mark.parametrize("kind", [np.float32, pytest.param(np.float64, marks=pytest.mark.thorough)])
def test_the_observation_does_not_change(table, kind):
    for seat, s, other in pairs(table):
        assert observation(table.game, other, seat, kind) == observation(table.game, s, seat, kind)


def test_nothing_is_left_of_what_was_observed_before(table):
    """In the same row, as long as as many seats play."""
    game, again = table.game, np.zeros(table.game.observation, np.float32)
    for seat, s, _ in pairs(table):
        game.observe(s, seat, again)
        assert again.tobytes() == observation(game, s, seat, np.float32)


def test_what_may_be_done_does_not_change(table):
    for seat, s, other in pairs(table):
        seen = [one for one in pending(s) if table.game.sees(s, seat, one)]
        assert seen == [one for one in pending(other) if table.game.sees(other, seat, one)]
        assert choices(table.game, other, seat) == choices(table.game, s, seat)


def test_the_reasons_do_not_change(plain):
    for seat, s, other in pairs(plain):
        assert refusals(plain.game, other, seat) == refusals(plain.game, s, seat)


def test_the_previews_do_not_change(table):
    match = table.match(seed=3)
    for seat, s, other in pairs(table):
        assert previews(match, other, seat) == previews(match, s, seat)


@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)
def test_a_seeded_bot_thinks_the_same(plain, bot):
    asked = ((seat, s, other) for seat, s, other in pairs(plain) if seat in pending(s))
    for seat, s, other in islice(asked, None if EVERYTHING_TESTED else 1):
        thoughts = [bot.think(plain.game, plain.game.known(one, seat), seat, seed=8) for one in (s, other)]
        assert thoughts[0] == thoughts[1]


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
