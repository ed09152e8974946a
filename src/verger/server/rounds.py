"""What somebody has to see to now and then, whoever of several processes it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

from . import presence, times
from .leases import TERM, Leases
from .presence import Presence
from .problems import is_told
from .store import Store
from .turns import Turns

log = logging.getLogger(__name__)

LOOK = 1.0
"""Seconds between two looks for bots that are due, clocks at zero and people who are gone."""

AT_ONCE = 256
"""Matches seen to in one look."""

HOUR = 3600.0


class Rounds:
    def __init__(self, store: Store, presence: Presence, turns: Turns, leases: Leases, keep: timedelta | None) -> None:
        self._store = store
        self._presence = presence
        self._turns = turns
        self._leases = leases
        self._keep = keep

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            for seconds, do in (
                (LOOK, self._look),
                (TERM.total_seconds() / 3, self._renew),
                (presence.RENEWAL, self._presence.renew),
                (HOUR, self._forget),
            ):
                tasks.create_task(every(seconds, do))

    async def _look(self) -> None:
        for match in await self._store.due(times.now(), AT_ONCE):
            self._turns.wake(match)
        await self._presence.look()

    async def _renew(self) -> None:
        await self._leases.renew(self._turns.busy)

    async def _forget(self) -> None:
        if self._keep:
            await self._store.forget(self._keep, times.now())


async def every(seconds: float, do: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await do()
        except Exception as error:
            if not is_told(error):
                log.warning("what is done every %g seconds could not be done: %s", seconds, error)
        await asyncio.sleep(seconds)
