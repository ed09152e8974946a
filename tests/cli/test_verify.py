"""A record is dealt again, replayed and vouched for, or refused with the first thing that is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

import verger


def changed(path: Path, **parts: Any) -> None:
    path.write_text(json.dumps(json.loads(path.read_text()) | parts))


@pytest.mark.parametrize(("language", "words"), [("en", "each of them legal"), ("fr", "chacune permise")])
def test_what_was_checked_is_said(run: Run, evening: Path, language: str, words: str) -> None:
    done = run("verify", "evening.json", "--language", language)
    match = verger.open(evening)
    assert done.exit_code == 0
    assert match.result is not None
    for word in (words, str(match.fairness), str(len(match.actions)), *map(str, match.result.points)):
        assert word in done.stdout


def test_the_fingerprint_shown_at_the_start(run: Run, evening: Path) -> None:
    fingerprint = str(verger.open(evening).fairness)
    assert run("verify", "evening.json", "--hash", fingerprint.upper()).exit_code == 0
    done = run("verify", "evening.json", "--hash", "0" * 64)
    assert done.exit_code == 2
    assert f"the fingerprint of its seed is {fingerprint}, not 000" in done.stderr


def test_a_match_that_goes_on(run: Run, afternoon: Path) -> None:
    assert "The match is not over" in run("verify", "afternoon.json").stdout


def test_a_written_position(run: Run, home: Path) -> None:
    verger.game("finca").position({"seats": 2, "farmers": {"0": [0] * 5, "6": [1] * 5}}).save(home / "study.json")
    done = run("verify", "study.json")
    assert done.exit_code == 0
    assert "there is no seed to check" in done.stdout


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"seed": 4}, "evening.json: actions["),
        ({"actions": [[0, 300]]}, "evening.json: actions[0]: seat 0 may not play"),
        ({"actions": [[0, 0], [7, 0]]}, "evening.json: actions[1]: there is no seat 7"),
        ({"result": None}, "evening.json: result is None, but the actions lead to"),
        ({"result": {"places": [1, 1], "points": [9, 9]}}, "evening.json: result is"),
        ({"edition": "other"}, "evening.json: edition: played with edition other"),
        ({"game": "chess"}, "evening.json: game: "),
    ],
)
def test_the_first_wrong_thing_is_named(run: Run, evening: Path, parts: dict[str, Any], sentence: str) -> None:
    changed(evening, **parts)
    done = run("verify", "evening.json")
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert done.stdout == ""
