"""Every law that a position can break has a sentence that names the entries and says the law."""

import ast
import inspect
import sys
from collections.abc import Iterator

import pytest
from tests.engine.support import BROUGHT

from verger.engine import Game


def codes(game: Game) -> Iterator[int]:
    """Every number that a game's `faults` can give: what the functions of that name in its module return."""
    module = sys.modules[game.faults.__module__]
    for function in ast.parse(inspect.getsource(module)).body:
        if isinstance(function, ast.FunctionDef) and function.name.startswith("faults"):
            for step in ast.walk(function):
                yield from given(step.value) if isinstance(step, ast.Return) else ()


def given(value: ast.expr | None) -> Iterator[int]:
    if isinstance(value, ast.IfExp):
        yield from given(value.body)
        yield from given(value.orelse)
    elif isinstance(value, ast.Constant) and type(value.value) is int:
        yield value.value


@pytest.mark.parametrize("game", BROUGHT, ids=lambda game: game.name)
def test_every_law_has_its_sentence_and_every_sentence_its_law(game):
    found = set(codes(game)) - {0}
    assert found, "faults tells no law"
    assert sorted(game.laws) == sorted(found)
    assert len(set(game.laws.values())) == len(found), "no two laws are said alike"


def test_a_law_names_entries_of_a_position(game):
    described = game.describe(game.deal(game.seats[0], seed=1))
    for law in game.laws.values():
        entries, colon, said = law.partition(": ")
        assert colon
        assert said
        for entry in entries.split(", "):
            assert entry.partition(".")[0] in described, f"{law!r} speaks of what no position says"
