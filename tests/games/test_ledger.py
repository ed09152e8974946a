"""The ledger: every rule of every game has a test that carries its id, and every id so carried is a rule."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from tests.games.folders import each_game

import verger

HERE = Path(__file__).parent
LANGUAGES = ("en", "fr")


def is_rule_marker(node: ast.AST) -> bool:
    """Whether this is `pytest.mark.rule(…)`."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"


def ids(node: ast.AST) -> set[str]:
    """The ids named by the rule markers in a piece of source."""
    markers = [inner for inner in ast.walk(node) if isinstance(inner, ast.Call) and is_rule_marker(inner)]
    return {str(ast.literal_eval(argument)) for marker in markers for argument in marker.args}


@cache
def sources(name: str) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((HERE / name).glob("test_*.py"))]


def carried(name: str) -> set[str]:
    """The ids carried by the tests of a game, read from their source: whatever is run, all of them count."""
    tests = [
        node
        for source in sources(name)
        for node in ast.walk(source)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    return {rule for test in tests for marker in test.decorator_list for rule in ids(marker)}


@each_game
def test_every_rule_has_a_test(name):
    missing = set(verger.game(name).ledger.rules) - carried(name)
    assert not missing, f"no test carries {', '.join(sorted(missing))}"


@each_game
def test_no_test_names_a_rule_that_does_not_exist(name):
    known = set(verger.game(name).ledger.rules)
    unknown = {rule for source in sources(name) for rule in ids(source)} - known
    assert not unknown, f"the ledger of {name} has no {', '.join(sorted(unknown))}"


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_the_ledger_is_what_the_texts_hold(name, language):
    game = verger.game(name)
    text = (game.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    assert list(game.ledger.rules) == re.findall(r"^rule-(\S+)", text, re.MULTILINE)
    assert list(game.ledger.sections) == re.findall(r"^section-(\S+)", text, re.MULTILINE)
    assert all(rule.startswith(f"{game.prefix}-") for rule in game.ledger.rules)
    assert all(game.texts(language)(f"rule-{rule}").strip() for rule in game.ledger.rules)
