"""The first start compiles the games, and says so."""

import threading

import pytest
from starlette.testclient import TestClient
from tests.server.support import ANA, BEN, make, sitting_at

from verger.match import games
from verger.server import create_app
from verger.server.preparation import Preparation, Progress


@pytest.fixture
def match(settings):
    with TestClient(create_app(settings)) as client:
        return make(client, ANA, BEN)


@pytest.fixture
def begun():
    """The games that a server has begun to compile."""
    return []


@pytest.fixture
def slow(monkeypatch, begun):
    """A compilation that stands still after three of eleven parts, until it is let go."""
    go = threading.Event()

    def prepare(self, name):
        begun.append(name)
        self.games[name] = Progress(done=3, total=11)
        go.wait()
        self.games[name] = Progress(done=11, total=11)

    monkeypatch.setattr(Preparation, "_prepare", prepare)
    yield go
    go.set()


def test_a_server_becomes_ready(client):
    for name in games():
        make(client, ANA, BEN, game=name, options={})
    health = client.get("/api/health").json()
    assert health["ready"] is True
    for progress in health["games"].values():
        assert progress["done"] == progress["total"] > 0


def test_a_table_waits_for_its_game_and_sees_how_far_it_is(settings, match, slow, begun):
    first = next(iter(games()))
    with TestClient(create_app(settings)) as client, client.websocket_connect(f"/api/matches/{match}/live") as session:
        assert session.receive_json() == {"type": "preparing", "done": 0, "total": 0}
        health = client.get("/api/health").json()
        assert not health["ready"]
        assert health["games"][first] == {"done": 3, "total": 11}
        slow.set()
        while (message := session.receive_json())["type"] == "preparing":
            pass
        assert message["type"] == "table"
        assert begun[:2] == [first, "finca"], "the game that somebody waits for is next"
    assert sorted(begun) == sorted(games())


def test_making_a_match_waits_for_its_game(settings, slow):
    with TestClient(create_app(settings)) as client:
        threading.Timer(0.3, slow.set).start()
        with sitting_at(client, make(client, ANA, BEN)) as table:
            assert table.state["sequence"] == 0


def test_a_game_that_cannot_be_compiled_is_our_trouble(settings, match, monkeypatch):
    monkeypatch.setattr(Preparation, "_prepare", lambda *_: 1 / 0)
    with TestClient(create_app(settings)) as client:
        answer = client.post("/api/matches", json={"game": "finca", "seats": [ANA, BEN]})
        assert answer.status_code == 500
        assert answer.json()["error"]["code"] == "server"
        with client.websocket_connect(f"/api/matches/{match}/live") as session:
            assert session.receive_json()["code"] == "server"
