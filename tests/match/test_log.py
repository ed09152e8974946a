"""What happened: the log as each may know it, the curve of the points, the result."""

import json
from typing import Any

import pytest
from tests.engine.support import PLAIN
from tests.match.support import play_on

from verger.engine import EVERYTHING
from verger.match import Match

each_table = pytest.mark.parametrize("table", PLAIN, ids=repr)


@each_table
def test_the_log_says_who_did_what(table):
    match = play_on(table.match(seed=1), seed=1)
    log = match.log(EVERYTHING)
    assert [entry.sequence for entry in log] == list(range(1, len(match.actions) + 1))
    assert [(entry.seat, table.game.actions.read(entry.action).id) for entry in log] == match.actions
    assert all(entry.events for entry in log)


@each_table
def test_the_log_can_be_asked_from_any_moment(table):
    match = play_on(table.match(seed=1), seed=1)
    for eyes in (EVERYTHING, None, 0):
        whole = match.log(eyes)
        for since in (0, 1, len(whole) // 2, len(whole)):
            assert match.log(eyes, since) == whole[since:]


@each_table
def test_the_log_is_plain_data(table):
    for entry in play_on(table.match(seed=2), seed=2).log(None):
        said = [entry.action, entry.events]
        assert json.loads(json.dumps(said, allow_nan=False)) == said


@each_table
def test_secrets_are_told_to_their_seat_alone(table):
    game = table.game
    match = play_on(table.match(seed=3), seed=3)
    whole = match.log(EVERYTHING)
    for eyes in (None, *range(table.seats)):
        heard = match.heard(eyes)
        assert game.is_apart or heard == list(range(len(whole)))
        for entry, full in zip(match.log(eyes), (whole[number] for number in heard), strict=True):
            assert entry.seat == full.seat
            assert entry.events
            if not entry.action:
                assert eyes != entry.seat
                assert game.is_apart, "what is told to some alone"
                continue
            secret = {arg.name for arg in game.actions.ranges[entry.action["kind"]] if arg.secret}
            hidden = set() if eyes == entry.seat else secret
            assert entry.action == {name: value for name, value in full.action.items() if name not in hidden}
            told = [event for event in full.events if is_told(event, entry.events)] if game.is_apart else full.events
            for event, all_of_it in zip(entry.events, told, strict=True):
                secret = {arg.name for arg in game.events.args[event["kind"]] if arg.secret}
                hidden = set() if eyes is not None and eyes == all_of_it.get("seat") else secret
                assert event == {name: value for name, value in all_of_it.items() if name not in hidden}


def is_told(event: dict[str, Any], told: list[dict[str, Any]]) -> bool:
    """Whether all that somebody was told of an event is in it."""
    return any(one.items() <= event.items() for one in told)


def known_to(eyes: int | None, match: Match) -> str:
    """All that a match tells a seat, or a spectator."""
    log = [[entry.sequence, entry.seat, entry.action, entry.events] for entry in match.log(eyes)]
    own = [] if eyes is None else [match.refusals(eyes), [choice.events for choice in match.choices(eyes)]]
    return json.dumps([match.view(eyes), log, own, match.curve(), match.pending])


def test_a_secret_choice_leaves_no_trace_for_the_others(pips):
    """Two matches that differ in one seat's secret choice are the same to everybody else."""
    matches = [pips.new(seats=4, seed=5) for _ in range(2)]
    for match, choice in zip(matches, (0, 1), strict=True):
        match.play(2, match.legal(2)[choice])
    assert matches[0].actions != matches[1].actions
    for eyes in (None, 0, 1, 3):
        assert known_to(eyes, matches[0]) == known_to(eyes, matches[1])
    assert known_to(2, matches[0]) != known_to(2, matches[1])


def test_what_the_others_chose_is_not_foretold(pips):
    """Even the last to choose learns nothing of the others' cards from the preview."""
    match = pips.new(seats=3, seed=6)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    for choice in match.choices(2):
        assert [event["kind"] for event in choice.events] == ["choose"]
        assert choice.reveals


@each_table
def test_the_curve_begins_at_the_start_and_ends_with_the_result(table):
    match = table.match(seed=4)
    assert len(match.curve()) == 1
    play_on(match, seed=4)
    curve = match.curve()
    assert len(curve) == len(match.actions) + 1
    assert match.result
    assert curve[-1] == match.result.points
    assert all(type(points) is int for row in curve for points in row)


@each_table
def test_the_result_names_the_winners(table):
    for seed in range(6):
        match = play_on(table.match(seed), seed)
        result = match.result
        assert result
        ahead = [seat for seat in range(table.seats) if result.places[seat] == 1]
        assert result.winners == ([] if result.stopped else ahead)
        assert ahead
        assert [sum(parts.values()) for parts in result.parts] == result.points
        ends = [event.get("reason") for event in match.log(EVERYTHING)[-1].events if event["kind"] == "end"]
        assert result.stopped == (ends == ["limit"])


def test_a_match_stopped_at_its_limit_says_so(finca):
    match = play_on(finca.new(seats=3, seed=5, turn_limit=7), seed=5)
    assert match.result
    assert match.result.stopped is True
    assert match.result.winners == []
    assert min(match.result.places) == 1, "who is ahead is told all the same"
    assert match.state.turns == 7


def test_there_is_no_result_before_the_end(finca):
    assert play_on(finca.new(seats=3, seed=5), steps=20).result is None
