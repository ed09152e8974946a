"""Choices can be said in words: by keys or by the texts' words, in any language, and no further than is clear."""

from collections.abc import Mapping
from typing import Any

import pytest

import verger
from verger.cli.words import Words, plain
from verger.engine import Action

FINCA = verger.game("finca")
NAMES = ["Ann", "Ben"]
Said = Mapping[str, Any]


@pytest.fixture(params=["fr", "en"])
def words(request: pytest.FixtureRequest) -> Words:
    return Words(FINCA, NAMES, request.param)


def actions(*said: Said) -> list[Action]:
    return [FINCA.actions.read(one) for one in said]


def meant(words: Words, line: str, *among: Said) -> list[dict[str, Any]]:
    return [action.as_dict() for action in words.meant(line, actions(*among) if among else FINCA.actions)]


def test_accents_capitals_and_dashes_do_not_matter() -> None:
    assert plain("Son Sévera") == plain("son_severa") == "sonsevera"


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("move 3", {"kind": "move", "blade": 2}),
        ("MOVE 12", {"kind": "move", "blade": 11}),
        ("déplacer 3", {"kind": "move", "blade": 2}),
        ("deplacer 3", {"kind": "move", "blade": 2}),
        ("gust 3 5", {"kind": "gust", "blade": 2, "to": 4}),
        ("bourr 3 5", {"kind": "gust", "blade": 2, "to": 4}),
        ("deliver cart", {"kind": "deliver", "mode": "cart"}),
        ("livrer grande", {"kind": "deliver", "mode": "large"}),
        ("serve arta", {"kind": "serve", "village": "arta", "fruit": None}),
        ("serve Artà lemon", {"kind": "serve", "village": "arta", "fruit": "lemon"}),
        ("servir artà citrons", {"kind": "serve", "village": "arta", "fruit": "lemon"}),
        ("serve son severa fig", {"kind": "serve", "village": "son_severa", "fruit": "fig"}),
        ("serve son_severa fig", {"kind": "serve", "village": "son_severa", "fruit": "fig"}),
        ("serve_short inca olive", {"kind": "serve_short", "village": "inca", "fruit": "olive"}),
        ("strong_wind", {"kind": "strong_wind"}),
        ("vent", {"kind": "strong_wind"}),
        ("finish", {"kind": "finish"}),
    ],
)
def test_words_in_any_language(words: Words, line: str, action: Said) -> None:
    assert meant(words, line) == [action]


def test_several_remain_when_not_enough_is_said(words: Words) -> None:
    assert len(meant(words, "gust 3")) == 12
    assert meant(words, "s inca", {"kind": "serve", "village": "inca", "fruit": "fig"}, {"kind": "stop"}) != []


def test_what_is_clear_may_be_left_out(words: Words) -> None:
    fig, lemon = ({"kind": "serve", "village": "inca", "fruit": fruit} for fruit in ("fig", "lemon"))
    assert meant(words, "serve", fig) == [fig]
    assert meant(words, "inca lemon", fig, lemon) == [lemon]


def test_a_number_is_never_the_beginning_of_another(words: Words) -> None:
    assert meant(words, "move 1", {"kind": "move", "blade": 9}) == []


@pytest.mark.parametrize(
    "line", ["", "  ", "¿?", "3", "-3", "²", "3 5", "fly 3", "move 13", "move 3 5", "serve atlantis"]
)
def test_nonsense_means_nothing(words: Words, line: str) -> None:
    assert meant(words, line) == []


def test_every_action_is_found_by_its_own_words(words: Words) -> None:
    for action in FINCA.actions:
        assert words.meant(words.say(action), FINCA.actions) == [action]
