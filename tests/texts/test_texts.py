"""Texts: both languages say the same things with the same arguments, and say them without a fault."""

import re
from functools import cache
from itertools import groupby
from pathlib import Path
from string import ascii_uppercase

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

HOUSE = Path(__file__).parents[2] / "src" / "verger"
LANGUAGES = ("en", "fr")
ROOT = Path(__file__).parents[2]
LESSONS = sorted(ROOT.glob("web/src/lessons/**/texts"))
FOLDERS = [*sorted(HOUSE.glob("**/texts")), *LESSONS]
GAMES = [folder for folder in FOLDERS if folder.parent != HOUSE and folder not in LESSONS]
AMOUNTS = (0, 1, 2, 21)

NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"
MISSPACED_FRENCH = re.compile(f"(?<!{NARROW_SPACE})[;:!?»]|«(?!{NARROW_SPACE})")
STRAIGHT_QUOTE = re.compile("['\"]")


def place(folder: Path) -> str:
    return str(folder.relative_to(ROOT))


each_folder = pytest.mark.parametrize("folder", FOLDERS, ids=place)
each_game = pytest.mark.parametrize("folder", GAMES, ids=place)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def source(folder: Path, language: str) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def entries(folder: Path, language: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(folder, language)).body


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(folder, language) if isinstance(entry, ast.Message)}


class Words(visitor.Visitor):
    """What a message is made of: the variables it names, those it chooses by, and its plain text."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.selectors: set[str] = set()
        self.texts: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def test_the_house_and_its_games_have_texts() -> None:
    assert HOUSE / "texts" in FOLDERS
    assert GAMES
    assert len(LESSONS) == len(GAMES) + 1


@each_language
@each_folder
def test_every_entry_can_be_read(folder: Path, language: str) -> None:
    junk = [entry.content for entry in entries(folder, language) if isinstance(entry, ast.Junk)]
    assert not junk


@each_language
@each_folder
def test_no_message_is_written_twice(folder: Path, language: str) -> None:
    names = [entry.id.name for entry in entries(folder, language) if isinstance(entry, ast.Message)]
    assert not {name for name in names if names.count(name) > 1}


@each_folder
def test_languages_have_the_same_messages_in_the_same_order(folder: Path) -> None:
    english, french = (messages(folder, language) for language in LANGUAGES)
    assert not english.keys() ^ french.keys()
    assert list(english) == list(french)


@each_folder
def test_languages_use_the_same_variables(folder: Path) -> None:
    english, french = (messages(folder, language) for language in LANGUAGES)
    different = {
        name for name in english.keys() & french if Words(english[name]).variables != Words(french[name]).variables
    }
    assert not different


@each_language
@each_folder
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(folder, language)))
    for name, message in messages(folder, language).items():
        words = Words(message)
        for amount in AMOUNTS:
            arguments = {variable: amount if variable in words.selectors else "Aina" for variable in words.variables}
            pattern = bundle.get_message(name).value
            assert pattern, name
            said, errors = bundle.format_pattern(pattern, arguments)
            assert not errors, f"{name} with {arguments}: {errors}"
            assert str(said).strip() not in ("", name)


@each_language
@each_folder
def test_no_straight_quotes(folder: Path, language: str) -> None:
    found = messages(folder, language)
    assert not [name for name in found if any(map(STRAIGHT_QUOTE.search, Words(found[name]).texts))]


@each_folder
def test_french_spaces_its_punctuation(folder: Path) -> None:
    found = messages(folder, "fr")
    assert not [name for name in found if any(map(MISSPACED_FRENCH.search, Words(found[name]).texts))]


@cache
def written() -> str:
    """All sources that say something."""
    patterns = (
        "src/verger/**/*.py",
        "tools/*.py",
        "web/*.html",
        *(f"web/src/**/*.{end}" for end in ("ts", "svelte", "js")),
    )
    return "\n".join(path.read_text("utf-8") for pattern in patterns for path in ROOT.glob(pattern))


@cache
def named() -> tuple[set[str], tuple[str, ...], tuple[str, ...], set[str]]:
    """What sources name: whole words, beginnings and ends of words made of parts, and parts by themselves."""
    words = set(re.findall(r"[a-z][a-z0-9_-]*", written()))
    begun = tuple(set(re.findall(r"([a-z][a-z0-9_-]*-)(?:\$?\{|['\"`])", written())))
    ended = tuple(set(re.findall(r"\}(-[a-z0-9_-]+)", written())))
    return words, begun, ended, set(re.findall(r"['\"`]([a-z][a-z0-9_]*)['\"`]", written()))


SETTINGS = ("colours", "motion", "size")
"""Of the house's messages, those that go by a setting's name and a value's."""


@each_folder
def test_every_message_is_said_somewhere(folder: Path) -> None:
    words, begun, ended, parts = named()
    said = {name for other in FOLDERS for name in re.findall(r"\{\s*([a-z][a-z0-9_-]*)\s*\}", source(other, "en"))}
    heads = set(SETTINGS) if folder.parent == HOUSE else parts
    for name in messages(folder, "en"):
        is_named = name in words or name in said or name.partition("-")[0] in heads
        assert is_named or name.startswith(begun) or name.endswith(ended), f"{place(folder)}: nobody says {name}"


@each_game
def test_a_game_introduces_itself(folder: Path) -> None:
    assert {"name", "tagline", "how-1"} <= messages(folder, "en").keys()


@each_language
@each_game
def test_a_game_s_own_word_for_what_the_house_says_takes_the_same_variables(folder: Path, language: str) -> None:
    house, game = messages(HOUSE / "texts", language), messages(folder, language)
    shared = house.keys() & game
    assert not {name for name in shared if Words(house[name]).variables != Words(game[name]).variables}


@each_game
def test_the_ledger_is_complete(folder: Path) -> None:
    """Sections A, B, … and R (rulings), each before its rules; rules and rulings are numbered without a gap."""
    ledger = [name for name in messages(folder, "en") if name.startswith(("section-", "rule-"))]
    sections = [name.removeprefix("section-") for name in ledger if name.startswith("section-")]
    assert sections == [*ascii_uppercase[: len(sections) - 1], "R"]

    kinds = [kind for kind, _ in groupby(name.split("-")[0] for name in ledger)]
    assert kinds == ["section", "rule"] * len(sections)

    numbers = [name.split("-")[2] for name in ledger if name.startswith("rule-")]
    rules = [number for number in numbers if number.isdigit()]
    rulings = numbers[len(rules) :]
    assert rules == [f"{n:02}" for n in range(1, len(rules) + 1)]
    assert rulings == [f"R{n}" for n in range(1, len(rulings) + 1)]
    assert ledger.index("section-R") == len(ledger) - len(rulings) - 1
