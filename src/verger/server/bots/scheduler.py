"""The scheduler: what some process has to see to now and then, whichever of several it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

from verger.server.operation import utc
from verger.server.storage import presence
from verger.server.storage.leases import TERM, Leases
from verger.server.storage.presence import Presence
from verger.server.storage.store import Store
from verger.server.wire.problems import is_told

from .turns import Turns

log = logging.getLogger(__name__)

LOOK = 1.0
"""Seconds between two looks for bots that are due, clocks at zero and people who are gone."""

AT_ONCE = 256
"""Matches seen to in one look."""

HOUR = 3600.0


class Scheduler:
    """Periodic jobs: bots and clocks that are due, leases and presence renewed, old matches forgotten."""

    def __init__(self, store: Store, presence: Presence, turns: Turns, leases: Leases, keep: timedelta | None) -> None:
        self._store = store
        self._presence = presence
        self._turns = turns
        self._leases = leases
        self._keep = keep

    async def run(self) -> None:
        """Do every job again and again."""
        async with asyncio.TaskGroup() as tasks:
            for seconds, do in (
                (LOOK, self._look),
                (TERM.total_seconds() / 3, self._renew),
                (presence.RENEWAL, self._presence.renew),
                (HOUR, self._forget),
            ):
                tasks.create_task(every(seconds, do))

    async def _look(self) -> None:
        for match in await self._store.due_matches(utc.now(), AT_ONCE):
            self._turns.wake(match)
        await self._presence.look()

    async def _renew(self) -> None:
        await self._leases.renew(self._turns.busy)

    async def _forget(self) -> None:
        if self._keep:
            await self._store.forget(self._keep, utc.now())


async def every(seconds: float, do: Callable[[], Awaitable[None]]) -> None:
    """Do something at an interval; what fails is tried at the next."""
    while True:
        try:
            await do()
        except Exception as error:
            if not is_told(error):
                log.warning("what is done every %g seconds could not be done: %s", seconds, error)
        await asyncio.sleep(seconds)
