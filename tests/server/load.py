"""Browsers that play on, whatever becomes of the servers."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PAUSE = 0.05
"""Seconds that a player thinks."""


class Player:
    """One guest's browser at one match, to its end, through whichever server it reaches.

    Whatever was ever shown to it is acknowledged, and must stay.
    """

    def __init__(self, addresses: list[str], match: str, cookie: str, seed: int) -> None:
        self._addresses = addresses
        self._path = f"/api/matches/{match}/live"
        self._headers = {"cookie": cookie} if cookie else {}
        self._chance = random.Random(seed)
        self.match = match
        self.log: list[dict[str, Any]] = []
        self.connections = 0
        self.over = False

    async def play(self) -> None:
        while not self.over:
            address = self._chance.choice(self._addresses).replace("http", "ws", 1)
            try:
                async with connect(address + self._path, additional_headers=self._headers, max_size=None) as live:
                    await self._sit(live)
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.1)

    async def _sit(self, live: ClientConnection) -> None:
        self.connections += 1
        async for text in live:
            message = json.loads(text)
            if message["type"] == "refused":
                assert message["code"] == "conflict", message
            if message["type"] != "state":
                continue
            self._note(message)
            if self.over:
                return
            if message["choices"]:
                await asyncio.sleep(PAUSE)
                action = self._chance.choice(message["choices"])["id"]
                order = {"seat": message["seat"], "action": action, "revision": message["revision"]}
                await live.send(json.dumps({"type": "play", **order}))

    def _note(self, state: dict[str, Any]) -> None:
        first = state["sequence"] - len(state["log"])
        assert first <= len(self.log), "nothing is left out"
        again = min(len(self.log), state["sequence"]) - first
        for old, new in zip(self.log[first:], state["log"][:again], strict=False):
            assert (old["sequence"], old["seat"]) == (new["sequence"], new["seat"]), "what was acknowledged stays"
        self.log[first:] = state["log"]
        self.over = state["over"]


async def while_playing(players: list[Player], trouble: Callable[[], None], patience: float) -> None:
    """Let everybody play to the end, in spite of what happens meanwhile in a thread."""
    async with asyncio.timeout(patience), asyncio.TaskGroup() as tasks:
        tasks.create_task(asyncio.to_thread(trouble))
        for player in players:
            tasks.create_task(player.play())
