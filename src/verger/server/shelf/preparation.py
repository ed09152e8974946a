"""Games are made ready while the server starts: at once where their rules are in WebAssembly.

Others are compiled by another process, one after another, and the one that somebody needs is next: what was begun
meanwhile is put back, and nothing of it is lost but the function under way.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process

from anyio.to_thread import run_sync

from verger import bots
from verger.server.wire.answers import Health, Progress
from verger.server.wire.problems import trouble

from . import games

log = logging.getLogger(__name__)


class Preparation:
    """Makes the games ready one after another, the one somebody waits for first."""

    def __init__(self) -> None:
        self.games = {name: Progress(done=0, total=1) for name in games.games()}
        self._finished = {name: asyncio.Event() for name in self.games}
        self._waiting = list(self.games)
        self._failed: set[str] = set()
        self._compiling: tuple[str, Process] | None = None

    def health(self) -> Health:
        """How far all games are."""
        return Health(ready=all(map(self.is_finished, self.games)), games=self.games)

    def is_finished(self, name: str) -> bool:
        """Whether a game need not be waited for any more."""
        return name not in self._finished or self._finished[name].is_set()

    def prefer(self, name: str) -> None:
        """Somebody needs this game."""
        if name not in self._waiting:
            return
        self._waiting.remove(name)
        self._waiting.insert(0, name)
        if self._compiling and self._compiling[0] != name and self._compiling[1].returncode is None:
            self._compiling[1].terminate()

    async def ready(self, name: str) -> None:
        """Return when the game can be played, and at once if there is none of this name."""
        self.prefer(name)
        if name in self._finished:
            await self._finished[name].wait()
        if name in self._failed:
            raise trouble()

    async def run(self) -> None:
        """Make all games ready; what is there at once comes first, so that nobody waits for a compiler who need not."""
        try:
            self._waiting.sort(key=lambda name: not is_at_hand(name))
            while self._waiting:
                name = self._waiting.pop(0)
                try:
                    prepared = await self._prepare(name)
                except Exception:
                    log.exception("%s cannot be played", name)
                    self._failed.add(name)
                    prepared = True
                if prepared:
                    self._finished[name].set()
                else:
                    self._waiting.insert(1, name)
        finally:
            if self._compiling and self._compiling[1].returncode is None:
                self._compiling[1].kill()

    async def _prepare(self, name: str) -> bool:
        """Make a game ready; False if another one was needed meanwhile."""
        if not games.is_lifted(name):
            if not await self._compile(name):
                return False
            await run_sync(bots.prepare, games.game(name), lambda done, total: None, abandon_on_cancel=True)
        self.games[name] = Progress(done=1, total=1)
        return True

    async def _compile(self, name: str) -> bool:
        """Compile a game in a process of its own, as far as anybody lets it."""
        child = await asyncio.create_subprocess_exec(sys.executable, "-m", "verger.bots", name, stdout=PIPE)
        self._compiling = name, child
        assert child.stdout
        async for line in child.stdout:
            done, total = map(int, line.split())
            self.games[name] = Progress(done=done, total=1 + total)
        status = await child.wait()
        self._compiling = None
        if status > 0:
            raise RuntimeError(f"compiling {name} ended with the status {status}")
        return status == 0


def is_at_hand(name: str) -> bool:
    """Whether a game needs no compiler; what may be wrong with it is said when its turn comes."""
    try:
        return games.is_lifted(name)
    except Exception:
        return False
