"""Bots think beside the server, not in its way."""

import asyncio
import time
from datetime import timedelta

from starlette.testclient import TestClient
from tests.server.postgres import both_databases
from tests.server.support import ANA, bot, make, move_leases, sitting_at

from verger import bots
from verger.server import create_app


def test_the_server_answers_while_a_bot_thinks(client, free_to_think):
    with sitting_at(client, make(client, ANA, bot("Bo", 6))) as table:
        free_to_think.clear()
        table.move(0)
        assert [client.get("/api/health").status_code for _ in range(10)] == [200] * 10
        assert table.heard[-1]["sequence"] == 1
        free_to_think.set()
        table.hear_until(lambda state: state["sequence"] == 2)


def test_every_turn_is_thought_about_once(client, monkeypatch):
    thoughts = []
    slices = bots.Player.slices

    def counted(self, game, known, seat, seed):
        thoughts.append(seed)
        return slices(self, game, known, seat, seed)

    while not client.get("/api/health").json()["ready"]:
        time.sleep(0.1)  # preparing a game lets a bot think, too
    monkeypatch.setattr(bots.Player, "slices", counted)
    match = make(client, bot("Bo"), bot("Cleo"), seed=5)
    with sitting_at(client, match) as one, sitting_at(client, match) as other:
        last = one.hear_until(lambda state: state["over"])
        other.hear_until(lambda state: state["over"])
    assert len(thoughts) == last["sequence"]
    assert len(set(thoughts)) == len(thoughts)
    assert 5 not in thoughts


def test_a_bot_that_fails_does_not_take_the_match_along(client, monkeypatch):
    def fail(*_):
        raise RuntimeError("no idea")

    match = make(client, ANA, bot("Bo"))
    with sitting_at(client, match) as table:
        monkeypatch.setattr(bots.Player, "slices", fail)
        table.move(0)
        table.tell("hint", seat=1)
        assert table.hear("refused")["code"] == "not_your_seat"
    monkeypatch.undo()
    with sitting_at(client, match) as table:
        table.hear_until(lambda state: 0 in state["pending"])


@both_databases
def test_a_server_that_stops_leaves_its_bots_to_others_at_once(settings, monkeypatch, free_to_think):
    with TestClient(create_app(settings)) as client:
        match = make(client, ANA, bot("Bo", 6))
        with sitting_at(client, match) as table:
            free_to_think.clear()
            table.move(0)
            assert table.state["thinking"] == [1]
            time.sleep(0.5)  # it has begun to think
    free_to_think.set()
    monkeypatch.setattr("verger.server.storage.leases.TERM", timedelta(hours=1))
    with TestClient(create_app(settings)) as client, sitting_at(client, match) as table:
        table.hear_until(lambda state: state["sequence"] == 2)


@both_databases
def test_bots_that_another_server_lets_think_are_left_to_it_until_it_is_gone(settings, monkeypatch, free_to_think):
    monkeypatch.setattr("verger.server.storage.leases.Leases.close", lambda _: asyncio.sleep(0))  # it dies
    with TestClient(create_app(settings)) as client:
        match = make(client, ANA, bot("Bo", 6))
        with sitting_at(client, match) as table:
            free_to_think.clear()
            table.move(0)
            time.sleep(0.5)
    free_to_think.set()
    with TestClient(create_app(settings)) as client, sitting_at(client, match) as table:
        time.sleep(1.5)
        assert client.get(f"/api/matches/{match}").json()["sequence"] == 1
        asyncio.run(move_leases(settings, -timedelta(seconds=7)))
        table.hear_until(lambda state: state["sequence"] == 2)
