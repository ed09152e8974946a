"""A seed and a list of actions lead to one position, and a position once copied never changes."""

from collections.abc import Callable

import numpy as np
import pytest
from tests.engine.support import COMPILED, EVERYTHING_TESTED, PLAIN, Table, choices, content, facts, told, walk

from verger.engine import State, blank, play

compiled_plain = pytest.mark.parametrize("table", [table for table in PLAIN if table.game in COMPILED], ids=repr)
GAMES_AT_ONCE = 500 if EVERYTHING_TESTED else 100


def history(table: Table, seed: int) -> tuple[list[tuple[int, int]], list[State]]:
    """The actions of a random game, and the positions they passed through."""
    actions, passed = [], []
    for step in walk(table.game, table.deal(seed), seed):
        passed.append(step.state.copy())
        if step.seat >= 0:
            actions.append((step.seat, step.action))
    return actions, passed


def test_the_same_actions_lead_to_the_same_position(table):
    actions, passed = history(table, seed=41)
    s = table.deal(seed=41)
    for (seat, action), before in zip(actions, passed, strict=False):
        assert facts(s) == facts(before)
        assert told(s) == told(before)
        table.game.loops.step(s, seat, action)
    assert content(s) == content(passed[-1])


def test_a_replay_leads_there_too(table):
    actions, passed = history(table, seed=42)
    match = table.match(seed=42)
    assert match.extend(actions) is None
    assert match.actions == actions
    assert content(match.state) == content(passed[-1])
    for count in {0, 1, len(actions) // 2, len(actions)}:
        assert facts(match.after(count)) == facts(passed[count])


def test_a_replay_stops_before_the_first_action_that_is_not_legal(plain):
    actions, passed = history(plain, seed=43)
    middle = len(actions) // 2
    seat, _ = actions[middle]
    refused = [action for action in range(len(plain.game.actions)) if plain.game.refusal(passed[middle], seat, action)]
    match = plain.match(seed=43)
    assert match.extend([*actions[:middle], (seat, refused[0]), *actions[middle:]]) == middle
    assert match.actions == actions[:middle]
    assert facts(match.state) == facts(passed[middle])


STRANGERS = (-1, -2, -64, 21, 31, 32, 64, 128, 2**31 - 1)
FAR = (-(2**32), 2**31, 2**32)
"""Numbers that do not cross into WebAssembly."""


def test_nobody_plays_who_does_not_sit_at_the_table(plain):
    match = plain.match(seed=44)
    before = facts(match.state)
    action = match.legal(match.pending[0])[0].id
    for stranger in (*STRANGERS, *(FAR if plain.game in COMPILED else ())):
        assert choices(plain.game, match.state, stranger) == []
        assert plain.game.refusal(match.state, stranger, action)
        assert match.extend([(stranger, action)]) == 0
    assert facts(match.state) == before


@pytest.mark.parametrize("stranger", [*STRANGERS, *FAR, None, "0", 0.0, True])
def test_who_does_not_sit_there_is_told_nothing(stranger):
    """Nothing that shows secrets is a number away: no seat is -1, and a spectator is None."""
    match = PLAIN[0].match(seed=44)
    asked: list[Callable[[], object]] = [
        lambda: match.legal(stranger),
        lambda: match.choices(stranger),
        lambda: match.refusal(stranger, 0),
        lambda: match.refusals(stranger),
        lambda: match.reach(stranger),
        lambda: match.undo(stranger),
        lambda: match.play(stranger, 0),
    ]
    if stranger is not None:
        asked += [lambda: match.view(stranger), lambda: match.known(stranger), lambda: match.log(stranger)]
    for ask in asked:
        with pytest.raises(ValueError, match="seat must be a number from 0 to"):
            ask()


def test_the_curve_follows_the_points(plain):
    actions, passed = history(plain, seed=45)
    match = plain.match(seed=45)
    match.extend(actions)
    places, points = np.zeros((2, plain.seats), np.int32)
    expected = []
    for s in passed:
        plain.game.standing(s, places, points)
        expected.append(points.tolist())
    assert match.curve() == expected


def test_an_earlier_copy_never_changes(table):
    kept = [(step.state.copy(), content(step.state)) for step in walk(table.game, table.deal(seed=46), seed=46)]
    assert all(content(copy) == before for copy, before in kept)


def test_what_happens_to_a_copy_does_not_happen_to_the_original(table):
    for step in walk(table.game, table.deal(seed=47), seed=47):
        if step.seat >= 0:
            before = content(step.state)
            copy = step.state.copy()
            table.game.loops.step(copy, step.seat, step.action)
            table.game.redeal(copy, step.seat, np.uint64(1))
            assert content(step.state) == before


def test_neighbours_in_an_array_do_not_touch(table):
    row = blank(table.game.dtype, 3)
    for step in walk(table.game, table.deal(seed=48), seed=48):
        if step.seat >= 0:
            row[:] = step.state
            before = content(step.state)
            kept = row.copy()
            table.game.loops.step(row[1], step.seat, step.action)
            assert content(row[0]) == content(row[2]) == before
            assert content(row[1]) != before
            assert all(content(copy) == before for copy in kept)


@compiled_plain
def test_many_games_at_once_are_the_same_on_any_number_of_threads(table):
    alone = play.playouts(table.game, table.seats, GAMES_AT_ONCE, seed=7, threads=1)
    together = play.playouts(table.game, table.seats, GAMES_AT_ONCE, seed=7, threads=4)
    checked = play.playouts(table.game, table.seats, GAMES_AT_ONCE, seed=7, threads=2, check=True)
    for other in (together, checked):
        for column in ("seeds", "places", "points", "steps", "over", "faults"):
            assert np.array_equal(getattr(other, column), getattr(alone, column)), column


@compiled_plain
def test_many_games_at_once_are_those_of_their_seeds(table):
    many = play.playouts(table.game, table.seats, 20, seed=1000)
    for i, seed in enumerate(range(1000, 1020)):
        one = play.playouts(table.game, table.seats, 1, seed=seed)
        assert many.seeds[i] == seed
        assert many.steps[i] == one.steps[0]
        assert many.points[i].tolist() == one.points[0].tolist()
        assert many.places[i].tolist() == one.places[0].tolist()
