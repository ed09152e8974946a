"""A terminal of a fixed width and a home of its own, and matches to play in it."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import verger
from verger.cli.commands import app
from verger.cli.words import Words
from verger.match import Match

Run = Callable[..., Result]


@dataclass(frozen=True)
class Script:
    """The lines that two people at one keyboard type to play this match to its end."""

    match: Match
    lines: list[str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path


@pytest.fixture
def run() -> Run:
    """Run a command line; the lines typed come from `typed`."""

    def run(*words: str, typed: list[str] | None = None) -> Result:
        return CliRunner().invoke(
            app, words, input="".join(f"{line}\n" for line in typed or []), catch_exceptions=False
        )

    return run


def written(seed: int, language: str) -> Script:
    """Chosen at random, typed by number and by words in turn."""
    names = {"fr": ["Joueur 1", "Joueur 2"], "en": ["Player 1", "Player 2"]}[language]
    match = verger.game("finca").new([{"name": name, "kind": "person"} for name in names], seed)
    words = Words(match.game, names, language)
    dice = random.Random(seed)
    lines: list[str] = []
    while not match.over:
        seat = match.pending[0]
        actions = match.legal(seat)
        number = dice.randrange(len(actions))
        lines.append(words.say(actions[number]) if len(lines) % 2 else str(number + 1))
        match.play(seat, actions[number])
    return Script(match, lines)


@pytest.fixture
def evening(home: Path) -> Path:
    """The file of a finished match."""
    path = home / "evening.json"
    written(3, "en").match.save(path)
    return path


@pytest.fixture
def afternoon(home: Path) -> Path:
    """The file of a match that goes on: two people, ten placements done."""
    path = home / "afternoon.json"
    script = written(3, "en")
    script.match.rewind(10)
    script.match.save(path)
    return path
