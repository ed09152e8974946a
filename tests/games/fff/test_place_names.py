"""Spaces are named by what is near them on the map, never by a sign that only the file knows."""

import re
from itertools import chain
from math import hypot

import pytest

from verger.engine.texts import Texts

from .table import FFF

SPACES = {row["space"]: row for row in FFF.components.data["spaces"]}
PATHS = FFF.components.data["paths"]
LANGUAGES = {
    "en": {"path": "path", "crossing": "crossroads", "bridge": "bridge", "harbour": "harbour",
           "north": "north", "south": "south", "east": "east", "west": "west"},
    "fr": {"path": "chemin", "crossing": "carrefour", "bridge": "pont", "harbour": "port",
           "north": "nord", "south": "sud", "east": "est", "west": "ouest"},
}  # fmt: skip
CLEAR = 0.55
"""How much of a way must lead in a direction that is named."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


def neighbours(space: str) -> set[str]:
    return {one for path in PATHS if space in path for one in path if one != space}


def directions(space: str, mark: str) -> set[str]:
    """In which directions a space lies, seen from another."""
    dx, dy = SPACES[space]["x"] - SPACES[mark]["x"], SPACES[space]["y"] - SPACES[mark]["y"]
    along = {"east": dx, "west": -dx, "south": dy, "north": -dy}
    return {name for name, far in along.items() if far > CLEAR * hypot(dx, dy)}


def named(texts: Texts, space: str) -> str:
    return texts(f"space-{space}")


@each_language
def test_no_two_spaces_have_the_same_name(language):
    texts = FFF.texts(language)
    assert len({named(texts, space) for space in SPACES}) == len(SPACES)


@each_language
def test_no_name_holds_the_sign_of_a_space(language):
    texts = FFF.texts(language)
    ids = chain(*((f"space-{one}", f"to-{one}") for one in SPACES), ["explain-space-title", "explain-space"])
    signs = re.compile(rf"\b({'|'.join(SPACES)})\b")
    assert [one for one in ids if signs.search(texts(one))] == []


@each_language
@pytest.mark.parametrize("space", [one for one, row in SPACES.items() if row["kind"] in ("path", "bridge")])
def test_a_name_is_true_on_the_map(language, space):
    words = LANGUAGES[language]
    name = named(FFF.texts(language), space)
    kind = "bridge" if SPACES[space]["kind"] == "bridge" else "path" if len(neighbours(space)) == 2 else "crossing"
    assert words[kind] in name.split()

    near = neighbours(space)
    marks = [f"H{number}" for number in re.findall(r"\d+", name)] or ["HB"]
    assert (words["harbour"] in name.split()) == (marks == ["HB"])
    if len(marks) == 2:
        assert all(mark in near or neighbours(mark) & near for mark in marks)
    else:
        told = {way for way in ("north", "south", "east", "west") if words[way] in re.split(r"[\s’-]", name)}
        assert marks[0] in near
        assert told == directions(space, marks[0])
