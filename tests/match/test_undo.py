"""Undo: one's own actions, as long as nothing was revealed and nobody has gone on from there."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np
import pytest
from tests.engine.support import EVERYTHING_TESTED, PLAIN, Table, choices, facts, pending
from tests.match.support import play_on

from verger.engine import State
from verger.match import Box, Match, UndoRefused

each_table = pytest.mark.parametrize("table", PLAIN, ids=repr)


def replayed(table: Table, actions: list[tuple[int, int]], seed: int = 6) -> Match:
    match = table.match(seed)
    assert match.extend(actions) is None
    return match


@lru_cache(maxsize=1024)
def looked_at(table: Table, actions: tuple[tuple[int, int], ...], seed: int) -> Match:
    """The same match for all who only look at it."""
    return replayed(table, list(actions), seed)


def may_be_taken_back(match: Match, table: Table, seat: int, seed: int = 6) -> list[int]:
    """The places of the seat's actions that may be taken back, last first: DESIGN's words, one action at a time.

    What the seat has not seen neither binds it nor reveals it anything; bots bind nobody.
    """
    bots = {place for place, sitting in enumerate(match.seats) if sitting.get("kind") == "bot"}
    found: list[int] = []
    since: set[int] = set()
    after = match
    for place in reversed(range(0 if match.over else len(match.actions))):
        actor, before = match.actions[place][0], looked_at(table, tuple(match.actions[:place]), seed)
        if before.sees(seat, actor) or after.sees(seat, actor):
            if before.state.reveals != after.state.reveals:
                break
            if actor != seat:
                since |= {actor} - bots
            elif since <= set(before.pending):
                found.append(place)
            else:
                break
        after = before
    return found


def moments(table: Table) -> Iterator[Match]:
    """A match at many moments of it."""
    whole = play_on(table.match(seed=6), seed=6).actions
    many = 25 if EVERYTHING_TESTED else 4
    for count in {*range(0, len(whole), max(1, len(whole) // many)), *range(many // 2), len(whole) - 1, len(whole)}:
        if count <= len(whole):
            yield replayed(table, whole[:count])


@each_table
def test_the_reach_is_what_may_be_taken_back(table):
    for match in moments(table):
        for seat in range(table.seats):
            reach = match.reach(seat)
            assert reach.count == len(may_be_taken_back(match, table, seat))
            assert reach.reason in ("start", "other", "reveal", "over")


@each_table
def test_every_action_in_reach_can_be_taken_back_and_no_other(table):
    for match in moments(table):
        for seat in range(table.seats):
            reach = may_be_taken_back(match, table, seat)
            for count, place in enumerate(reach, 1):
                tried = replayed(table, match.actions)
                tried.undo(seat, to=place)
                taken = set(reach[:count])
                kept = [played for i, played in enumerate(match.actions) if i not in taken]
                assert tried.actions == kept
                assert facts(tried.state) == facts(replayed(table, kept).state)
                assert [one for one in kept if one[0] != seat] == [one for one in match.actions if one[0] != seat]
            beyond = (min(reach) if reach else len(match.actions)) - 1
            own = [place for place, (actor, _) in enumerate(match.actions) if actor == seat and place <= beyond]
            if own:
                with pytest.raises(UndoRefused) as error:
                    match.undo(seat, to=own[-1])
                assert error.value.reason == match.reach(seat).reason
            with pytest.raises(UndoRefused):
                match.undo(seat, to=len(match.actions))


@each_table
def test_undo_takes_back_the_last_action_of_the_seat(table):
    match = table.match(seed=7)
    while not (quiet := [(seat, it.action) for seat in match.pending for it in match.choices(seat) if not it.reveals]):
        play_on(match, seed=7, steps=1)
    start, actions, (seat, action) = facts(match.state), list(match.actions), quiet[-1]
    match.play(seat, action)
    assert (match.reach(seat).count, match.reach(seat).reason) == (1, "reveal" if actions else "start")
    match.undo(seat)
    assert match.actions == actions
    assert facts(match.state) == start
    assert match.reach(seat).count == 0


def test_what_is_taken_back_can_be_played_again(finca):
    match = play_on(finca.new(seats=3, seed=8), seed=8, steps=50)
    while match.reach(match.actions[-1][0]).count == 0:
        play_on(match, seed=9, steps=1)
    seat, action = match.actions[-1]
    here = facts(match.state)
    match.undo(seat)
    match.play(seat, action)
    assert facts(match.state) == here


def test_a_reveal_cannot_be_taken_back(finca):
    match = finca.new(seats=2, seed=9)
    while match.state.reveals == 0:
        play_on(match, seed=len(match.actions), steps=1)
    seat = match.actions[-1][0]
    assert (match.reach(seat).count, match.reach(seat).reason) == (0, "reveal")
    with pytest.raises(UndoRefused, match="this cannot be taken back: something hidden has become known"):
        match.undo(seat)


def test_others_who_went_on_stand_in_the_way(finca):
    match = play_on(finca.new(seats=2, seed=9), steps=2)
    first = match.actions[0][0]
    assert (match.reach(first).count, match.reach(first).reason) == (0, "other")


def test_the_end_cannot_be_taken_back(finca):
    match = play_on(finca.new(seats=2, seed=9), seed=9)
    for seat in range(2):
        assert (match.reach(seat).count, match.reach(seat).reason) == (0, "over")


def test_a_secret_choice_can_be_taken_back_until_all_have_chosen(pips):
    match = pips.new(seats=3, seed=1)
    for seat in (2, 0):
        match.play(seat, match.legal(seat)[0])
    assert [match.reach(seat).count for seat in range(3)] == [1, 0, 1]
    match.undo(2)
    assert match.pending == (1, 2)
    assert [actor for actor, _ in match.actions] == [0]
    for seat in (2, 1):
        match.play(seat, match.legal(seat)[1])
    assert [match.reach(seat).count for seat in range(3)] == [0, 0, 0]
    assert match.reach(0).reason == "reveal"


@pytest.mark.parametrize("steps", [1, 4])
@pytest.mark.parametrize("to", [-1, -5, -100, 99, 2**70])
def test_a_place_that_is_not_in_the_match_is_refused(finca, to, steps):
    match = play_on(finca.new(seats=2, seed=9), steps=steps)
    with pytest.raises(UndoRefused):
        match.undo(match.actions[-1][0], to=to)
    assert len(match.actions) == steps


def test_where_to_is_a_number_of_actions(finca):
    match = play_on(finca.new(seats=2, seed=9), steps=1)
    wrongs: list[Any] = ["0", 0.0, False, [0]]
    for wrong in wrongs:
        with pytest.raises(ValueError, match="to must be a number of actions, not "):
            match.undo(match.actions[-1][0], to=wrong)
    seat: Any = np.int64(match.actions[-1][0])
    start: Any = np.int8(0)
    match.undo(seat, to=start)
    assert match.actions == []


def test_rewinding_goes_anywhere(finca):
    whole = play_on(finca.new(seats=4, seed=10), seed=10)
    for count in (len(whole.actions), 150, 37, 1, 0):
        match = finca.new(seats=4, seed=10)
        match.extend(whole.actions)
        match.rewind(count)
        assert match.actions == whole.actions[:count]
        assert facts(match.state) == facts(whole.after(count))
        for seat in range(4):
            assert match.reach(seat) == play_again(finca, match).reach(seat)


def test_rewinding_goes_nowhere_else(finca):
    match = play_on(finca.new(seats=2, seed=10), seed=10, steps=6)
    for wrong in (-1, 7):
        with pytest.raises(ValueError, match="6 actions have been played"):
            match.rewind(wrong)
    assert len(match.actions) == 6


def play_again(finca: Box, match: Match) -> Match:
    again = finca.new(seats=4, seed=10)
    for seat, action in match.actions:
        again.play(seat, action)
    return again


# Against bots


def against_bots(table: Table, seed: int, person: int = 0) -> Iterator[Match]:
    """A match of one person among bots, after each action."""
    kinds = ["person" if seat == person else "bot" for seat in range(table.seats)]
    seats = [{"name": f"{kind} {seat}", "kind": kind} for seat, kind in enumerate(kinds)]
    match = table.game.new(seats, seed)
    for step in range(400 if EVERYTHING_TESTED else 120):
        if match.over:
            return
        play_on(match, seed=seed + step, steps=1)
        yield match


def seen_by(match: Match, seat: int, first: int) -> list[tuple[int, int]]:
    """What a seat has seen since the first so many actions."""
    return [played for place, played in enumerate(match.actions) if place >= first and match._saw(seat, place)]


def hears(table: Table, s: State, seat: int, actions: list[tuple[int, int]]) -> list[Any]:
    """All that a seat is told of these actions, up to the first that cannot be played, or another that looks alike."""
    told: list[Any] = []
    looks = table.game.actions.named
    for actor, action in actions:
        legal = choices(table.game, s, actor) if actor in pending(s) else []
        alike = [one for one in legal if looks(one, actor, seat) == looks(action, actor, seat)]
        if not alike:
            return [*told, "impossible"]
        table.game.loops.step(s, actor, action if action in alike else alike[0])
        told.append(table.game.told(s, seat))
    return told


@each_table
def test_whoever_takes_back_what_bots_have_answered_has_learnt_nothing(table):
    """In every world that the seat held possible at its decision, all has happened in the same way."""
    seen = 0
    for match in against_bots(table, seed=4):
        if not match.reach(0).count or match.actions[-1][0] == 0:
            continue
        seen += 1
        last = max(place for place, (actor, _) in enumerate(match.actions) if actor == 0)
        since = seen_by(match, 0, last)
        then = match.after(last)
        for seed in (1, 2, 3):
            other = then.copy()
            table.game.redeal(other, 0, np.uint64(seed))
            assert hears(table, other, 0, since) == hears(table, then.copy(), 0, since)
        again = match.twin()
        again.undo(0)
        side_by_side = seen_by(again, 0, last)
        assert {actor for actor, _ in side_by_side} <= set(pending(then))
        assert side_by_side or again.known(0).tobytes() == table.game.known(then, 0).tobytes()
    assert seen or table.seats == 2  # two who lay cards down at once turn them over at once


@each_table
def test_the_reach_goes_past_bots_until_something_became_known(table):
    for number, match in enumerate(against_bots(table, seed=5)):
        if number % 20 == 19:
            found = may_be_taken_back(match, Table(table.game, table.seats), 0, seed=5)
            assert match.reach(0).count == len(found)
            assert match.reach(0).reason in (("over",) if match.over else ("start", "reveal"))


def test_people_stand_in_the_way_where_bots_do_not(finca):
    """A bot's seat, a person's, and again a bot's: one's own last turn is beyond the person's."""
    kinds = ["person", "bot", "person", "bot"]
    match = finca.new([{"name": kind, "kind": kind} for kind in kinds], seed=1, start_player=0)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    assert match.reach(0).count == 1
    before = list(match.actions)
    match.play(2, match.legal(2)[0])
    assert (match.reach(0).count, match.reach(0).reason) == (0, "other")
    match.play(3, match.legal(3)[0])
    assert match.reach(2).count == 1
    match.undo(2)
    assert match.actions == before
    match.undo(0)
    assert (match.actions, match.pending) == ([], (0,))
