"""Actions and events have names, both ways, and a wrong name is answered with the right ones."""

from contextlib import suppress
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.support import GAMES

from verger.engine import EVERYTHING, Action, ActionSpace, Arg, EventSpace
from verger.engine.records import HIDDEN

FIELD = Arg("field", size=3)
FRUIT = Arg("fruit", ("fig", "lemon"), none=True)
ACTIONS = ActionSpace(go=[FIELD], sell=[FIELD, FRUIT], rest=[])
EVENTS = EventSpace(
    went=[Arg("seat"), FIELD],
    drew=[Arg("seat"), Arg("card", size=9, secret=True, drawn=True)],
    rained=[Arg("amount")],
    guessed=[Arg("card", size=9, secret=True)],
)


def test_ranges_follow_one_another():
    assert len(ACTIONS) == 3 + 3 * 3 + 1
    assert [ACTIONS.first(kind) for kind in ("go", "sell", "rest")] == [0, 3, 12]
    assert ACTIONS[4].as_dict() == {"kind": "sell", "field": 0, "fruit": "lemon"}
    assert ACTIONS[5].as_dict() == {"kind": "sell", "field": 0, "fruit": None}


def test_every_action_is_found_by_its_number_and_by_its_name(game):
    assert [action.id for action in game.actions] == list(range(len(game.actions)))
    for action in game.actions:
        assert game.actions[action.id] is action
        assert game.actions.read(action.id) is action
        assert game.actions.read(action.as_dict()) is action
        assert game.actions.read(action) == action


def test_no_two_actions_have_the_same_name(game):
    names = {tuple(action.as_dict().items()) for action in game.actions}
    assert len(names) == len(game.actions)


def test_an_argument_that_may_be_nothing_may_be_left_out():
    assert ACTIONS.read({"kind": "sell", "field": 1}) is ACTIONS.read({"kind": "sell", "field": 1, "fruit": None})


def test_numbers_may_come_from_numpy():
    number: Any = np.int64(3)
    assert ACTIONS.read(number).id == 3


def test_an_action_gives_its_arguments_and_says_itself():
    action = ACTIONS[4]
    assert (action.kind, action.field, action.fruit) == ("sell", 0, "lemon")
    assert repr(action) == "Action(id=4, kind='sell', field=0, fruit='lemon')"
    with pytest.raises(AttributeError, match="the action sell has no blade"):
        _ = action.blade


def test_actions_can_be_kept_in_a_set():
    assert len({*ACTIONS, *ACTIONS}) == len(ACTIONS)


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (-1, "action -1 does not exist: they are numbered 0 to 12"),
        (13, "action 13 does not exist: they are numbered 0 to 12"),
        (2**80, "does not exist: they are numbered 0 to 12"),
        (1.0, "an action is a number, a dict or an Action, not 1.0"),
        (True, "an action is a number, a dict or an Action, not True"),
        (None, "an action is a number, a dict or an Action, not None"),
        ("rest", "an action is a number, a dict or an Action, not 'rest'"),
        ([0], r"an action is a number, a dict or an Action, not \[0\]"),
        ({}, "kind must be one of go, sell, rest, not None"),
        ({"kind": "fly"}, "kind must be one of go, sell, rest, not 'fly'"),
        ({"kind": ["go"]}, r"kind must be one of go, sell, rest, not \['go'\]"),
        ({"kind": "go"}, "go needs field"),
        ({"kind": "go", "field": 3}, "field must be a number from 0 to 2, not 3"),
        ({"kind": "go", "field": -1}, "field must be a number from 0 to 2, not -1"),
        ({"kind": "go", "field": "1"}, "field must be a number from 0 to 2, not '1'"),
        ({"kind": "go", "field": True}, "field must be a number from 0 to 2, not True"),
        ({"kind": "go", "field": None}, "field must be a number from 0 to 2, not None"),
        ({"kind": "go", "field": 1, "speed": 2, "load": 1}, "go takes no load, speed"),
        ({"kind": "sell", "field": 1, "fruit": "pear"}, "fruit must be one of fig, lemon or null, not 'pear'"),
        ({"kind": "sell", "field": 1, "fruit": 0}, "fruit must be one of fig, lemon or null, not 0"),
        ({"kind": "sell", "field": 1, "fruit": ["fig"]}, "fruit must be one of fig, lemon or null"),
    ],
)
def test_what_is_no_action_is_answered_with_what_would_be(action, message):
    with pytest.raises(ValueError, match=message):
        ACTIONS.read(action)


@pytest.mark.parametrize("stranger", [Action(99, "go", {"field": 1}), Action(0, "rest"), Action(0, "go", {"field": 1})])
def test_an_action_of_another_game_is_refused(stranger):
    with pytest.raises(ValueError, match=r"Action\(id="):
        ACTIONS.read(stranger)


json_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(data=st.data())
def test_anything_else_is_an_action_or_a_value_error(data):
    space = data.draw(st.sampled_from(GAMES)).actions
    named = data.draw(st.sampled_from(list(space))).as_dict()
    key = data.draw(st.sampled_from([*named, "surplus"]))
    for action in (named | {key: data.draw(json_data)}, data.draw(json_data)):
        with suppress(ValueError):
            assert space.read(action) in list(space)


def test_events_are_named_with_their_arguments():
    assert EVENTS.named([0, 2, 1, 0, 0, 0]) == {"kind": "went", "seat": 2, "field": 1}
    assert EVENTS.named([2, 5, 0, 0, 0, 0]) == {"kind": "rained", "amount": 5}
    assert EVENTS.number("rained") == 2


def test_what_is_hidden_in_an_event_is_left_out():
    assert EVENTS.named([1, 2, 7, 0, 0, 0]) == {"kind": "drew", "seat": 2, "card": 7}
    assert EVENTS.named([1, 2, HIDDEN, 0, 0, 0]) == {"kind": "drew", "seat": 2}


def test_secrets_belong_to_the_seat_that_is_named():
    assert EVENTS.secrets[1].tolist() == [0b10, 0], "the card of who drew"
    assert EVENTS.secrets[3].tolist() == [0b1, -1], "nobody's"


def test_a_secret_action_is_known_to_its_seat_alone():
    space = ActionSpace(choose=[Arg("card", size=4, secret=True), Arg("pile", size=2)])
    assert space.named(5, 1, 1) == space.named(5, 1, EVERYTHING) == {"kind": "choose", "card": 2, "pile": 1}
    for eyes in (0, 2, None):
        assert space.named(5, 1, eyes) == {"kind": "choose", "pile": 1}


def test_drawn_events_bring_news():
    assert [EVENTS.is_drawn(kind) for kind in EVENTS.kinds] == [False, True, False, False]


def test_an_event_of_every_game_is_named_both_ways(game):
    for number, kind in enumerate(game.events.kinds):
        assert game.events.number(kind) == number
        assert len(game.events.args[kind]) <= game.dtype["events"].shape[1] - 1
