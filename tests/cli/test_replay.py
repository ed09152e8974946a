"""A kept match is told again, whole or step by step, or refused with the first thing that is wrong."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run

import verger


@pytest.mark.parametrize(("language", "words"), [("fr", ("récolte", "Points")), ("en", ("harvests", "Total"))])
def test_a_match_is_told_with_its_board_and_its_result(
    run: Run, evening: Path, language: str, words: tuple[str, ...]
) -> None:
    done = run("replay", "evening.json", "--language", language)
    result = verger.open(evening).result
    assert done.exit_code == 0
    assert result is not None
    for word in (*words, *map(str, result.points)):
        assert word in done.stdout


def test_a_match_that_goes_on_has_no_result(run: Run, afternoon: Path) -> None:
    done = run("replay", "afternoon.json")
    assert done.exit_code == 0
    assert "wins!" not in done.stdout


def test_step_by_step_there_and_back(run: Run, evening: Path) -> None:
    last = len(verger.open(evening).actions)
    done = run("replay", "evening.json", "--step", typed=["", "", "p", "e", "", "f", "q"])
    steps = [line.split("Step ")[1].split(" of ")[0] for line in done.stdout.splitlines() if "Step " in line]
    assert steps == ["0", "1", "2", "1", str(last), str(last), "0"]
    assert "The start of the match" in done.stdout
    assert "wins!" in done.stdout


def test_the_end_of_the_input_ends_the_steps(run: Run, evening: Path) -> None:
    assert run("replay", "evening.json", "--step").exit_code == 0


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("{", "breaks off or is not JSON"),
        ("[]", "a match is a table"),
        ('{"game": "finca"}', "edition is missing"),
    ],
)
def test_a_bad_file_is_refused_in_a_sentence(run: Run, home: Path, content: str, sentence: str) -> None:
    (home / "bad.json").write_text(content)
    done = run("replay", "bad.json")
    assert done.exit_code == 2
    assert "bad.json" in done.stderr
    assert sentence in done.stderr


def test_a_missing_file_is_named(run: Run) -> None:
    done = run("replay", "nowhere.json")
    assert done.exit_code == 2
    assert "nowhere.json: cannot be read" in done.stderr
