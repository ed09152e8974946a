"""Servers are killed at any moment, again and again: what was acknowledged is there, and every match goes on."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.load import Player, while_playing
from tests.server.process import Server
from tests.server.support import ANA, OPEN, bot

from verger.server import Settings
from verger.server.storage import database
from verger.server.storage.notify import Notifier
from verger.server.storage.store import Store
from verger.server.storage.transactions import Transactions

pytestmark = pytest.mark.slow

PATIENCE = 300


class Servers:
    """Servers on the same database that are killed and started again, one after the other."""

    def __init__(self, data: Path, count: int) -> None:
        self._data = data
        self._chance = random.Random(count)
        self.running = [Server(data) for _ in range(count)]
        for server in self.running:
            server.await_ready()

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.running]

    def kill(self, times: int) -> None:
        for number in range(times):
            time.sleep(self._chance.uniform(0.3, 1.5))
            fallen = number % len(self.running)
            self.running[fallen].stop()
            self.running[fallen] = Server(self._data, self.running[fallen].port)
            self.running[fallen].await_ready()

    def close(self) -> None:
        for server in self.running:
            server.stop()


@pytest.fixture
def servers(tmp_path, monkeypatch, database_url):
    """As many as are asked for."""
    monkeypatch.setenv("VERGER_DATABASE_URL", database_url)
    started: list[Servers] = []

    def start(count: int) -> Servers:
        started.append(Servers(tmp_path / "data", count))
        return started[-1]

    yield start
    for one in started:
        one.close()


def seated(server: Server, *seats: Any, **more: Any) -> list[tuple[str, str]]:
    """A match whose open seats are taken, each by a guest of their own: its name, with everybody's cookie."""
    match, host = server.make(*seats, **more)
    cookies = [host]
    for seat, one in enumerate(seats):
        if one == OPEN:
            cookies.append(server.become_guest())
            server.order(match, cookies[-1], type="take", seat=seat, name=f"Guest {seat}")
    if len(cookies) > 1:
        server.order(match, host, type="start")
    return [(match, cookie) for cookie in cookies]


@pytest.mark.parametrize(
    ("database_url", "count", "kills"),
    [
        ("postgresql", 2, 1),
        pytest.param("sqlite", 1, 3, marks=pytest.mark.thorough),
        pytest.param("postgresql", 2, 4, marks=pytest.mark.thorough),
    ],
    indirect=["database_url"],
)
def test_servers_are_killed_under_load(
    servers: Callable[[int], Servers], settings: Settings, count: int, kills: int
) -> None:
    house = servers(count)
    server = house.running[0]
    tables = [
        *seated(server, ANA, OPEN),
        *seated(server, OPEN, bot("Bo", 1), ANA),
        *seated(server, ANA, bot("Bo", 1), OPEN, bot("Cleo", 3)),
        *seated(server, ANA, OPEN, OPEN, game="fruitoplay", options={}),
    ]
    alone, _ = server.make(bot("Bo", 2), bot("Cleo", 2))
    matches = list(dict.fromkeys(match for match, _ in tables))
    players = [Player(house.addresses, match, cookie, seed) for seed, (match, cookie) in enumerate(tables)]
    players += [Player(house.addresses, match, "", seed) for seed, match in enumerate(matches, 100)]
    asyncio.run(while_playing(players, lambda: house.kill(kills), PATIENCE))
    assert sum(player.connections for player in players) > len(players), "they were cut off"
    for player in players:
        record = json.load(house.running[0].ask(f"/api/matches/{player.match}/record"))
        assert json.load(house.running[0].ask("/api/verify", record)) == {"valid": True, "fault": None}
        assert [entry["seat"] for entry in player.log] == [seat for seat, _ in record["actions"]]
        assert [entry["sequence"] for entry in player.log] == list(range(1, len(player.log) + 1))
    assert asyncio.run(ended(settings, alone)), "bots alone play on, though nobody has ever looked"


async def ended(settings: Settings, match: str) -> bool:
    """Whether a match comes to its end without anybody asking a server for it."""
    async with asyncio.timeout(PATIENCE), database.opened(settings.database) as engine:
        transactions = Transactions(engine)
        store = Store(transactions, Notifier())
        while not (kept := await store.find(match)) or not kept.ended:
            await asyncio.sleep(0.5)
        await transactions.close()
    return True
