"""Playing: what may be done, what comes of it, and why not."""

import hashlib

import pytest
from tests.engine.support import PLAIN, content
from tests.match.support import play_on

import verger
from verger.engine import Action
from verger.engine.records import SPECTATORS_BIT
from verger.match import IllegalAction
from verger.match.match import Played

each_table = pytest.mark.parametrize("table", PLAIN, ids=repr)


def test_the_example_of_the_design(finca, tmp_path):
    match = finca.new(seats=4, seed=7)
    (seat,) = match.pending
    assert match.legal(seat)[3] == Action(3, "place", {"blade": 3})
    match.play(seat, {"kind": "place", "blade": 3})
    assert match.view(seat)["farmers"][3][seat] == 1
    match.undo(seat)
    assert match.view(seat)["farmers"][3][seat] == 0
    assert not match.over
    assert match.result is None
    match.save(tmp_path / "evening.json")
    assert verger.open(tmp_path / "evening.json").record() == match.record()
    again = finca.position(finca.describe(match.state))
    assert again.view(0) == match.view(0)


@each_table
def test_an_action_may_be_a_number_a_dict_or_an_action(table):
    matches = [table.match(seed=1) for _ in range(3)]
    seat = matches[0].pending[-1]
    action = matches[0].legal(seat)[-1]
    said: list[Played] = [action.id, action.as_dict(), action]
    told = [match.play(seat, one) for match, one in zip(matches, said, strict=True)]
    assert told[0] == told[1] == told[2]
    assert told[0]
    assert matches[0].actions == matches[1].actions == matches[2].actions == [(seat, action.id)]


@each_table
def test_playing_tells_what_the_log_will_say(table):
    match = table.match(seed=2)
    for _ in range(30):
        if match.over:
            break
        seat = match.pending[0]
        events = match.play(seat, match.legal(seat)[0])
        assert match.log(seat)[-1].events == events


@each_table
def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(table):
    match = play_on(table.match(seed=3), seed=3, steps=5)
    before, actions = content(match.state), list(match.actions)
    texts = table.game.texts("en")
    for seat in range(table.seats):
        refusals = match.refusals(seat)
        for action in table.game.actions:
            assert (match.refusal(seat, action) or "") == refusals[action.id]
            if rule := refusals[action.id]:
                with pytest.raises(IllegalAction) as error:
                    match.play(seat, action)
                assert (error.value.action, error.value.rule) == (action, rule)
                assert error.value.reason == texts(f"rule-{rule}")
                assert rule in str(error.value)
    assert content(match.state) == before
    assert match.actions == actions


@each_table
def test_nothing_can_be_played_after_the_end(table):
    match = play_on(table.match(seed=4), seed=4)
    assert match.pending == ()
    for seat in range(table.seats):
        assert match.legal(seat) == []
        assert match.choices(seat) == []
        with pytest.raises(IllegalAction):
            match.play(seat, 0)


@pytest.mark.parametrize("seat", [-1, 3, 64, 2**70, None, "0", 0.0, True])
def test_a_seat_is_one_of_those_at_the_table(finca, seat):
    match = finca.new(seats=3, seed=5)
    with pytest.raises(ValueError, match="seat must be a number from 0 to 2, not"):
        match.play(seat, 0)


@pytest.mark.parametrize(
    "action", [-1, 10_000, 2**70, None, "place", {}, {"kind": "place"}, {"kind": "stop", "blade": 1}]
)
def test_what_is_no_action_is_a_value_error_and_not_an_illegal_one(finca, action):
    match = finca.new(seats=3, seed=5)
    for ask in (match.play, match.refusal):
        with pytest.raises(ValueError, match=r"must be|needs|takes no|does not exist|an action is") as error:
            ask(match.pending[0], action)
        assert not isinstance(error.value, IllegalAction)


def test_an_action_of_another_game_is_refused(finca, pips):
    match = finca.new(seats=2, seed=6)
    with pytest.raises(ValueError, match=r"Action\(id="):
        match.play(match.pending[0], pips.actions[0])


@each_table
def test_choices_are_the_legal_actions_with_what_they_bring(table):
    for steps in (0, 3, 12, 60):
        match = play_on(table.match(seed=8), seed=8, steps=steps)
        before = content(match.state)
        for seat in range(table.seats):
            choices = match.choices(seat)
            assert [choice.action for choice in choices] == match.legal(seat)
            for choice in choices[:12]:
                tried = table.match(seed=8)
                tried.extend(match.actions)
                reveals = int(tried.state.reveals)
                events = tried.play(seat, choice.action)
                assert choice.events == [event for event in events if not table.game.events.is_drawn(event["kind"])]
                assert choice.reveals == (int(tried.state.reveals) != reveals)
        assert content(match.state) == before


def test_the_hash_of_the_seed_is_known_from_the_start(finca):
    match = finca.new(seats=2, seed=255)
    assert match.fairness == hashlib.sha256(b"00000000000000ff").hexdigest()
    assert finca.position(finca.describe(match.state)).fairness is None


@each_table
def test_a_match_is_followed_by_another_and_stays_as_it_is(table):
    first, alone = table.match(seed=4), table.match(seed=4)
    for _ in range(20):
        if first.over:
            break
        seat = first.pending[0]
        action = first.legal(seat)[-1]
        before = content(first.state), list(first.actions), first.pending
        after = first.followed_by(seat, action)
        assert (content(first.state), first.actions, first.pending) == before
        alone.play(seat, action)
        assert content(after.state) == content(alone.state)
        assert (after.actions, after.pending, after.over) == (alone.actions, alone.pending, alone.over)
        for eyes in (None, *range(len(after.seats))):
            lines = after.lines(eyes)
            for since in {0, max(0, lines - 1)}:
                known, log = after.witnessed(eyes, eyes, since)
                assert (known, log) == (alone.known(eyes).tobytes(), alone.log(eyes, since))
            assert (after.hearers >> (SPECTATORS_BIT if eyes is None else eyes) & 1) == (
                lines > alone.lines(eyes, len(alone.actions) - 1)
            )
        first = after


@each_table
def test_a_match_that_nothing_legal_follows_says_why(table):
    match = table.match(seed=5)
    seat = match.pending[0]
    forbidden = next(action for action in match.game.actions if match.refusal(seat, action))
    with pytest.raises(IllegalAction, match=match.refusal(seat, forbidden)):
        match.followed_by(seat, forbidden)
