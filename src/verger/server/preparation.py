"""Games are compiled when the server starts, in a thread, one after another; the one that somebody needs is next."""

from __future__ import annotations

import asyncio
import logging

from anyio.to_thread import run_sync
from typing_extensions import TypedDict

from verger import bots
from verger.match import game, games

from .problems import trouble

log = logging.getLogger(__name__)


class Progress(TypedDict):
    done: int
    total: int


class Health(TypedDict):
    ready: bool
    games: dict[str, Progress]


class Preparation:
    def __init__(self) -> None:
        self.games = {name: Progress(done=0, total=0) for name in games()}
        self._finished = {name: asyncio.Event() for name in self.games}
        self._waiting = list(self.games)
        self._failed: set[str] = set()

    def health(self) -> Health:
        return Health(ready=all(map(self.is_finished, self.games)), games=self.games)

    def is_finished(self, name: str) -> bool:
        return name not in self._finished or self._finished[name].is_set()

    def prefer(self, name: str) -> None:
        """Somebody needs this game."""
        if name in self._waiting:
            self._waiting.remove(name)
            self._waiting.insert(0, name)

    async def ready(self, name: str) -> None:
        """Return when the game can be played, and at once if there is none of this name."""
        self.prefer(name)
        if name in self._finished:
            await self._finished[name].wait()
        if name in self._failed:
            raise trouble()

    async def run(self) -> None:
        while self._waiting:
            name = self._waiting.pop(0)
            try:
                await run_sync(self._prepare, name, abandon_on_cancel=True)
            except Exception:
                log.exception("%s cannot be played", name)
                self._failed.add(name)
            self._finished[name].set()

    def _prepare(self, name: str) -> None:
        def report(done: int, total: int) -> None:
            self.games[name] = Progress(done=done, total=total)

        bots.prepare(game(name).game, report)
