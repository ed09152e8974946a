"""The matches that a server keeps, from the command line."""

import json
from datetime import timedelta
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.cli.conftest import Run
from tests.server.support import ANA, BEN, make, sitting_at

from verger.server import Settings, create_app
from verger.server.operation import utc


@pytest.fixture
def match(tmp_path: Path) -> str:
    """A match that goes on, one action old, in the folder `kept`."""
    with TestClient(create_app(Settings(tmp_path / "kept"))) as client:
        match = make(client, ANA | {"name": "Ana [b]"}, BEN, seed=7)
        with sitting_at(client, match) as table:
            table.move(3)
        return match


def test_nothing_is_kept_yet(run: Run) -> None:
    Path("kept").mkdir()
    assert "No match is kept here." in run("admin", "list", "--data", "kept").stdout


def test_a_folder_that_is_not_there_is_not_made(run: Run) -> None:
    done = run("admin", "list", "--data", "kpet")
    assert done.exit_code == 2
    assert "does not exist" in done.stderr
    assert not Path("kpet").exists()


def test_matches_are_listed(run: Run, match: str) -> None:
    shown = run("admin", "list", "--data", "kept", "--language", "fr").stdout
    assert all(word in shown for word in (match, "finca", "Ana [b], Ben", "en cours"))
    line = json.loads(run("admin", "list", "--data", "kept", "--json").stdout)
    assert (line["match"], line["actions"], line["stage"]) == (match, 1, "running")
    assert "guest" not in line


def test_a_match_is_exported_and_verified(run: Run, match: str) -> None:
    assert run("admin", "export", match, "out.json", "--data", "kept", "--unfinished").exit_code == 0
    checked = run("verify", "out.json")
    assert checked.exit_code == 0
    assert "chose this seed" in checked.stdout
    printed = run("admin", "export", match, "--data", "kept", "--unfinished").stdout
    assert json.loads(printed) == json.loads(Path("out.json").read_text())
    assert json.loads(printed)["actions"] == [[0, 3]]
    assert "guest" not in printed


def test_a_match_that_goes_on_is_exported_only_if_its_secrets_are_wanted(run: Run, match: str) -> None:
    done = run("admin", "export", match, "out.json", "--data", "kept")
    assert done.exit_code == 2
    assert "is not over, and its record holds its seed" in done.stderr
    assert "--unfinished" in done.stderr
    assert not Path("out.json").exists()


def test_a_match_is_deleted(run: Run, match: str) -> None:
    assert run("admin", "delete", match, "--data", "kept", typed=["n"]).exit_code == 1
    assert run("admin", "delete", match, "--data", "kept", typed=["y"]).exit_code == 0
    assert "No match" in run("admin", "list", "--data", "kept").stdout
    for words in (("delete", match, "--yes"), ("export", match)):
        done = run("admin", *words, "--data", "kept")
        assert done.exit_code == 2
        assert "there is no match" in done.stderr


def test_what_nobody_has_touched_is_pruned(run: Run, match: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "0 matches were deleted" in run("admin", "prune", "--days", "1", "--data", "kept").stdout
    later = utc.now() + timedelta(days=2)
    monkeypatch.setattr(utc, "now", lambda: later)
    assert "1 match was deleted" in run("admin", "prune", "--days", "1", "--data", "kept").stdout


def test_a_database_that_cannot_be_used(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VERGER_DATABASE_URL", "mysql://me:hush@host/verger")
    done = run("admin", "list")
    assert done.exit_code == 2
    assert "VERGER_DATABASE_URL must begin with" in done.stderr
