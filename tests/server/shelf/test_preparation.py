"""Games are there at once; what must be compiled is compiled by another process, and says how far it is."""

import asyncio
import json
import threading
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.server.process import hear, serving
from tests.server.support import ANA, BEN, bot, make, sitting_at
from websockets.sync.client import ClientConnection

from verger import bots
from verger.match import games
from verger.server import create_app
from verger.server.shelf import games as shelf_games
from verger.server.shelf.preparation import Preparation
from verger.server.wire.answers import Progress


@pytest.fixture
def match(settings):
    with TestClient(create_app(settings)) as client:
        return make(client, ANA, BEN)


@pytest.fixture
def begun(monkeypatch):
    """The games that a server has begun to compile, since none is in WebAssembly."""
    monkeypatch.setattr(shelf_games, "is_lifted", lambda name: False)
    monkeypatch.setattr(bots, "prepare", lambda *_: None)
    return []


@pytest.fixture
def slow(monkeypatch, begun):
    """A compilation that stands still after three of eleven parts, until it is let go or another game is needed."""
    go = threading.Event()

    class Child:
        returncode = None

        def __init__(self):
            self.stopped = False

        def terminate(self):
            self.stopped = True

        kill = terminate

    async def compile_game(self, name):
        begun.append(name)
        child = Child()
        self._compiling = name, child
        self.games[name] = Progress(done=3, total=11)
        while not go.is_set() and not child.stopped:
            await asyncio.sleep(0.01)
        self._compiling = None
        return not child.stopped

    monkeypatch.setattr(Preparation, "_compile", compile_game)
    yield go
    go.set()


def test_a_server_is_ready_at_once(client):
    for name in games():
        make(client, ANA, BEN, game=name, options={})
    health = client.get("/api/health").json()
    assert health["ready"] is True
    for progress in health["games"].values():
        assert progress["done"] == progress["total"] > 0


@pytest.mark.slow
def test_nothing_is_compiled_where_people_play(tmp_path):
    """On a machine where nothing was ever compiled, with people and bots of every kind, in little memory."""
    with serving(tmp_path / "data", XDG_CACHE_HOME=str(tmp_path / "cache")) as server:
        for name in games():
            match, cookie = server.make(ANA, bot("Bo", 1), bot("Cy", 3), game=name, options={})
            with server.live(match, cookie) as live:
                play_some(live, name)
        status = Path(f"/proc/{server.process.pid}/status").read_text()
    assert list((tmp_path / "cache").rglob("*.nbc")) == []
    assert list((tmp_path / "cache").rglob("*.cwasm"))
    memory = next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))
    assert memory < 400_000, "kB"


def play_some(live: ClientConnection, name: str) -> None:
    """Act five times, bots in between."""
    state = hear(live, "state")
    for _ in range(5):
        while not state["choices"]:
            state = hear(live, "state")
        action = state["choices"][0]["id"]
        live.send(json.dumps({"type": "play", "seat": 0, "action": action, "revision": state["revision"]}))
        state = hear(live, "state")


def test_a_table_waits_for_its_game_and_sees_how_far_it_is(settings, match, slow, begun):
    first = next(iter(games()))
    with TestClient(create_app(settings)) as client, client.websocket_connect(f"/api/matches/{match}/live") as session:
        while (message := session.receive_json()) != {"type": "preparing", "done": 3, "total": 11}:
            assert message["type"] == "preparing"
        health = client.get("/api/health").json()
        assert not health["ready"]
        assert health["games"]["finca"] == {"done": 3, "total": 11}
        assert begun[:2] == [first, "finca"], "the game that somebody waits for is next, and the one begun is put back"
        slow.set()
        while (message := session.receive_json())["type"] == "preparing":
            pass
        assert message["type"] == "table"
    assert begun[2] == first
    assert set(begun) == set(games())


def test_making_a_match_waits_for_its_game(settings, slow):
    with TestClient(create_app(settings)) as client:
        threading.Timer(0.3, slow.set).start()
        with sitting_at(client, make(client, ANA, BEN)) as table:
            assert table.state["sequence"] == 0


def test_a_game_that_cannot_be_compiled_is_our_trouble(settings, match, begun, monkeypatch):
    monkeypatch.setattr(Preparation, "_compile", lambda *_: 1 / 0)
    with TestClient(create_app(settings)) as client:
        answer = client.post("/api/matches", json={"game": "finca", "seats": [ANA, BEN]})
        assert answer.status_code == 500
        assert answer.json()["error"]["code"] == "server"
        with client.websocket_connect(f"/api/matches/{match}/live") as session:
            assert session.receive_json()["code"] == "server"
