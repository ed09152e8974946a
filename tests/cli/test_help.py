"""Every command explains itself, with examples that run."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from tests.cli.conftest import Run

from verger.cli.commands import app

ENTRY = typer.main.get_command(app)
COMMANDS = sorted(ENTRY.commands)  # type: ignore[attr-defined]
EXAMPLE = re.compile(r"\*\*verger (.+?)\*\*")
SLOW = ("serve", "arena", "bench", "bots", "lift", "train")


def examples(command: str) -> list[str]:
    epilog: str = ENTRY.commands[command].epilog  # type: ignore[attr-defined]
    return EXAMPLE.findall(epilog)


def test_all_commands_are_there() -> None:
    there = "admin arena bench bots lift play replay rules serve train verify version"
    assert there.split() == COMMANDS


def test_help_alone_lists_them(run: Run) -> None:
    shown = run("--help").output
    assert all(f" {command} " in shown for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_its_examples(run: Run, command: str) -> None:
    done = run(command, "--help")
    assert done.exit_code == 0
    assert examples(command)
    for example in examples(command):
        assert example in done.output


@pytest.mark.parametrize("example", [example for command in COMMANDS for example in examples(command)])
def test_every_example_is_understood(example: str) -> None:
    command, *words = shlex.split(example)
    ENTRY.commands[command].make_context(command, words)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "example", [example for command in COMMANDS if command not in SLOW for example in examples(command)]
)
def test_examples_run(run: Run, evening: Path, afternoon: Path, example: str) -> None:
    if example.startswith("play"):
        afternoon.replace(evening)  # one goes on with a match that is not over
    assert run(*shlex.split(example)).exit_code == 0


@pytest.mark.parametrize(
    ("locale", "word"), [("fr_FR.UTF-8", "charrette"), ("fr", "charrette"), ("de_DE.UTF-8", "cart"), ("C", "cart")]
)
def test_the_language_is_the_locale_s(run: Run, monkeypatch: pytest.MonkeyPatch, locale: str, word: str) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert word in run("rules", "finca", "46").stdout


def script(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).parent / "verger"
    return subprocess.run([program, *words], capture_output=True, text=True, env=os.environ | variables)


def test_the_console_script_works() -> None:
    done = script("version")
    assert done.returncode == 0
    assert "finca" in done.stdout


def test_the_version_is_an_option_too(run: Run) -> None:
    assert run("--version").stdout == run("version").stdout


@pytest.mark.parametrize("words", [("rules", "finca"), ("verify", "evening.json"), ("version",)])
def test_components_that_cannot_be_played_are_told_in_a_sentence(home: Path, evening: Path, words: list[str]) -> None:
    (home / "finca.toml").write_text("blades = 12\n")
    done = script(*words, VERGER_COMPONENTS=str(home))
    assert done.returncode == 2
    assert done.stderr.startswith(f"{home / 'finca.toml'}: ")
    assert done.stderr.count("\n") == 1
