"""Everything that can be done or happen can be said in both languages, and a view is plain data of its type."""

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import pytest
from pydantic import TypeAdapter
from tests.engine.support import positions, walk

from verger.engine import EVERYTHING, Arg
from verger.engine.texts import LANGUAGES

NAMES = ["Ana", "Bea", "Coloma", "Dídac", "Esteve", "Fina"]

each_language = pytest.mark.parametrize("language", LANGUAGES)


@lru_cache
def adapter(view_type: type) -> TypeAdapter[Any]:
    return TypeAdapter(view_type)


def is_sentence(text: str) -> bool:
    return bool(text) and text == text.strip() and "{" not in text and "$" not in text


def values(arg: Arg) -> Sequence[Any]:
    """Everything that an argument can be, or a few numbers where it can be any."""
    if arg.name == "seat":
        return range(len(NAMES))
    return [arg.decode(number) for number in range(arg.count)] if arg.count else (0, 1, 2, 5, 21)


def variants(args: Sequence[Arg]) -> list[dict[str, Any]]:
    """Sets of arguments among which each value of each argument occurs."""
    first = {arg.name: values(arg)[0] for arg in args}
    return [first, *(first | {arg.name: value} for arg in args for value in values(arg))]


@each_language
def test_every_action_can_be_said(game, language):
    for action in game.actions:
        assert is_sentence(game.say_action(action.as_dict(), NAMES, language))


@each_language
def test_every_event_can_be_said(game, language):
    for kind in game.events.kinds:
        for arguments in variants(game.events.args[kind]):
            assert is_sentence(game.say_event({"kind": kind, **arguments}, NAMES, language))


@each_language
def test_every_event_can_be_said_to_those_who_may_not_know_all_of_it(game, language):
    for kind in game.events.kinds:
        open_args = [arg for arg in game.events.args[kind] if not arg.secret]
        for arguments in variants(open_args):
            assert is_sentence(game.say_event({"kind": kind, **arguments}, NAMES, language))


@each_language
def test_what_happens_in_a_game_can_be_said(plain, language):
    game = plain.game
    seen = set()
    for step in walk(game, plain.deal(seed=61), seed=61):
        for eyes in (EVERYTHING, None, *range(plain.seats)):
            for event in game.told(step.state, eyes):
                seen.add(json.dumps(event))
    for event in seen:
        assert is_sentence(game.say_event(json.loads(event), NAMES, language))


@each_language
def test_every_rule_is_written_down(game, language):
    texts = game.texts(language)
    assert game.rule_id(game.seats_rule) in game.ledger.rules
    assert all(texts.has(f"rule-{rule}") for rule in game.ledger.rules)
    assert all(texts.has(f"section-{section}") for section in game.ledger.sections)


def test_views_are_plain_data_of_their_type(table):
    for s in positions(table, seed=62, count=15):
        for seat in (None, *range(table.seats)):
            text = json.dumps(table.game.view(s, seat), allow_nan=False)
            checked = adapter(table.game.view_type).validate_json(text, strict=True)
            assert json.loads(adapter(table.game.view_type).dump_json(checked)) == json.loads(text)


def test_told_events_are_plain_data(plain):
    for s in positions(plain, seed=63, count=30):
        events = plain.game.told(s, EVERYTHING)
        assert json.loads(json.dumps(events, allow_nan=False)) == events
