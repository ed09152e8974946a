"""The server is started with what the command line says."""

from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

from verger import server


def test_words_reach_the_server(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Any] = []
    monkeypatch.setattr(server, "run", lambda *given: started.append(given))
    assert run("serve").exit_code == 0
    assert run("serve", "--host", "0.0.0.0", "--port", "81", "--data", "matches", "--open").exit_code == 0
    assert started == [("127.0.0.1", 8000, None, False), ("0.0.0.0", 81, Path("matches"), True)]


def test_an_address_in_use_is_said_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(*given: Any) -> None:
        raise OSError(98, "Address already in use")

    monkeypatch.setattr(server, "run", taken)
    done = run("serve")
    assert done.exit_code == 2
    assert "cannot serve on 127.0.0.1, port 8000: Address already in use" in done.stderr


def test_a_server_that_cannot_start_says_why(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: Any) -> None:
        raise server.Unusable("the database is away")

    monkeypatch.setattr(server, "run", refuse)
    done = run("serve")
    assert (done.exit_code, done.stderr) == (2, "the database is away\n")
