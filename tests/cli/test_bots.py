"""Bots play each other at the terminal."""

import pytest
from tests.cli.conftest import Run

from verger import bots
from verger.cli.bots import say_networks
from verger.cli.common import house
from verger.engine import registry


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_better_bot_wins(run: Run, language: str) -> None:
    done = run(*("bots", "finca", "--games", "20", "--players", "heuristic,random", "--seed", "1", "-l", language))
    assert done.exit_code == 0
    heuristic = next(line for line in done.stdout.splitlines() if line.startswith("heuristic"))
    assert int(heuristic.split()[1]) >= 15


@pytest.mark.parametrize(
    ("language", "title", "ending"),
    [
        ("fr", "Tours par partie", "4 parties\u202f: La partie est finie"),
        ("en", "Turns a game took", "4 games: The game ends"),
    ],
)
def test_lengths_and_endings_are_told(run: Run, language: str, title: str, ending: str) -> None:
    words = "bots", "finca", "--games", "4", "--option", "turn_limit=12", "--seed", "1", "-l", language
    lines = run(*words).stdout.splitlines()
    lengths = lines[next(i for i, line in enumerate(lines) if title in line) :]
    assert any(line.split() == ["12"] * 7 for line in lengths)
    assert any(line.startswith(ending) for line in lengths)


def test_the_same_seed_gives_the_same_table(run: Run) -> None:
    words = "bots", "finca", "--games", "6", "--players", "1,2,random", "--seed", "1"
    tables = [run(*words, "--jobs", jobs).stdout.splitlines() for jobs in ("1", "3")]
    without_time = [[line.split()[:-1] for line in table] for table in tables]
    assert without_time[0] == without_time[1]
    assert without_time[0][2][:2] == ["Level", "1"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "heuristic,dreamer"], "a bot is one of random, heuristic, search, plain, network, rollout-1"),
        (["--players", "7,1"], "level must be a number from 1 to 6, not 7"),
        (["--players", "1,1,1", "--seats", "2"], "3 bots do not fit on 2 seats"),
        (["--seats", "9"], "finca is for 2 to 4 seats"),
        (["--seats", "0"], "finca is for 2 to 4 seats, not 0"),
        (["--players", ""], "--players names one bot or more"),
        (["--option", "turn_limit=99999"], "turn_limit must be a number from 0 to 30000"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(run: Run, words: list[str], sentence: str) -> None:
    done = run("bots", "finca", *words)
    assert done.exit_code == 2
    assert sentence in done.stderr


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "the levels play there without knowing the chances to win."),
        ("fr", "les niveaux y jouent sans connaître les chances de gagner."),
    ],
)
def test_what_levels_lack_where_no_network_has_learned_the_table_is_told(
    language: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Some of them search there, others do not."""
    say_networks(registry.find("fff"), [2, 6], [bots.level(5)], house(language))
    told = " ".join(capsys.readouterr().out.split())
    assert sentence in told
    assert "2" not in told
