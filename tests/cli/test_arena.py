"""The ladder at the terminal."""

import json
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

PROGRAM = Path(__file__).parents[1] / "programs" / "sorts.py"


@pytest.mark.parametrize(("language", "title"), [("fr", "Finca\u202f: le classement"), ("en", "Finca: the ladder")])
def test_the_ladder_is_drawn(run: Run, home: Path, language: str, title: str) -> None:
    done = run("arena", "finca", "--players", "random,heuristic", "--games", "12", "--table", "t.md", "-l", language)
    assert done.exit_code == 0
    assert title in done.stdout
    rungs = [line for line in done.stdout.splitlines() if "●" in line]
    assert [line.split()[1] for line in rungs] == ["heuristic", "random"]
    assert rungs[0].index("●") > rungs[1].index("●"), "higher is farther to the right"
    assert (home / "t.md").read_text().splitlines()[2].startswith("| 1 | heuristic |")


def test_a_ladder_is_gone_on_with_and_others_join_it(run: Run, home: Path) -> None:
    words = "arena", "finca", "--seats", "2", "--file", "f.ladder", "--table", "t.csv"
    run(*words, "--players", "random,heuristic", "--games", "4")
    first = (home / "f.ladder").read_text()
    assert len(first.splitlines()) == 5
    run(*words, "--players", "random,heuristic", "--games", "4")
    assert (home / "f.ladder").read_text() == first, "what was played is not played again"
    run(*words, "--players", "random,heuristic", "--games", "8")
    more = (home / "f.ladder").read_text()
    assert more.startswith(first)
    assert len(more.splitlines()) == 9
    run(*words, "--players", "random,1", "--games", "4")
    table = (home / "t.csv").read_text().splitlines()
    assert {line.split(",")[1] for line in table[1:]} == {"random", "heuristic", "1"}


def test_a_program_is_rated_and_its_faults_are_told(run: Run, home: Path) -> None:
    command = f"run:{sys.executable} -S {PROGRAM} cheat 20"
    words = "--players", f"random,{command}", "--games", "2", "--seats", "2", "--seconds", "30", "--file", "f.ladder"
    done = run("arena", "finca", *words, "--option", "turn_limit=40")
    assert done.exit_code == 0
    assert "answers were against the rules, and any legal action was played instead." in done.stdout.replace("\n", " ")
    assert command in json.loads((home / "f.ladder").read_text().splitlines()[1])["bots"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "random"], "a ladder needs two bots or more"),
        (["--players", "random,dreamer"], "a bot is one of random, heuristic, search, plain, network, rollout-1"),
        (["--players", "random,run:no-such-bot"], "there is no program 'no-such-bot' that could be run"),
        (["--seats", "2,9"], "finca is for 2 to 4 seats"),
        (["--seats", "two"], "seats are numbers between commas, not 'two'"),
        (["--table", "ladder.txt"], "a table is written to a file that ends in .csv or .md, not 'ladder.txt'"),
        (["--file", "nowhere/ladder"], "nowhere/ladder: cannot be kept (No such file or directory)"),
        (["--table", "nowhere/ladder.md"], "nowhere/ladder.md: there is no folder nowhere"),
        (["--players", "random,1,random"], "on a ladder each bot stands once: random is named 2 times"),
    ],
)
def test_what_cannot_be_rated_is_refused_in_a_sentence(run: Run, words: list[str], sentence: str) -> None:
    done = run("arena", "finca", *words)
    assert done.exit_code == 2
    assert sentence in done.stderr
