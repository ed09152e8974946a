"""The turns of bots: of those who sit at a table, who stand in for people, and who move when a clock is at zero.

Nothing is remembered but who is at it. A match whose bots are due is found in the database by any process.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from functools import partial

from verger.server.operation import utc
from verger.server.storage.compare_and_set import retry
from verger.server.storage.leases import Leases
from verger.server.storage.pubsub import PubSub
from verger.server.tables import clocks
from verger.server.tables.matches import Matches
from verger.server.tables.snapshot import LEISURE, Snapshot
from verger.server.wire.problems import Problem, is_told

from .thinking import Thinking

log = logging.getLogger(__name__)


class Turns:
    """A worker for each match whose bots are to act, in the one process that holds its lease."""

    def __init__(self, matches: Matches, thinking: Thinking, leases: Leases, pubsub: PubSub) -> None:
        self._matches = matches
        self._thinking = thinking
        self._leases = leases
        self._woken: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        pubsub.listen("match", self._hear)

    @property
    def busy(self) -> list[str]:
        """The matches that are being seen to."""
        return list(self._tasks)

    def wake(self, match: str) -> None:
        """See to it that the bots of a match play, if it is their turn."""
        self._woken.add(match)
        if match not in self._tasks:
            self._tasks[match] = asyncio.create_task(self._play(match))

    async def close(self) -> None:
        """Stop all workers, and give their leases back."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._leases.close()

    def _hear(self, match: str, here: bool) -> None:
        """What happened elsewhere is seen to elsewhere, unless it is this process that lets these bots think."""
        if (here or self._leases.is_mine(match)) and not self._matches.is_at_rest(match):
            self.wake(match)

    async def _play(self, match: str) -> None:
        try:
            while match in self._woken:
                self._woken.discard(match)
                while await retry(partial(self._turn, match)):
                    pass
        except Problem as problem:
            if not is_told(problem):
                log.warning("the bots of match %s cannot play: %s", match, problem)
        except Exception:
            log.exception("the bots of match %s cannot play", match)
        finally:
            self._woken.discard(match)
            del self._tasks[match]

    async def _turn(self, match: str) -> bool:
        """Let one bot think and play; whether there was one. A thought that was overtaken is void."""
        snapshot = await self._matches.glance(match)
        actor = next_actor(snapshot)
        if actor is None:
            await self._look_over(snapshot)
            return False
        if not await self._leases.take(match):
            return False
        seat, level = actor
        thought = await self._thinking.think(snapshot, seat, level, snapshot.row.host)
        await self._matches.play(snapshot, seat, thought.action)
        return True

    async def _look_over(self, snapshot: Snapshot) -> None:
        """Somebody was to look at this match, and nobody is to act."""
        if snapshot.row.wake and snapshot.row.wake <= utc.now():
            snapshot = await self._matches.read(snapshot.row.id)
            if next_actor(snapshot) is None:
                await self._matches.look_over(snapshot)


def next_actor(snapshot: Snapshot) -> tuple[int, int] | None:
    """A seat for which a bot is to act now, and the bot's level."""
    if isinstance(snapshot.dealt, Problem):
        return None
    if snapshot.bots and not (snapshot.is_at_leisure and is_early(snapshot)):
        seat = snapshot.bots[0]
        level = snapshot.row.level(seat)
        assert level is not None
        return seat, level
    late = clocks.late(snapshot.row, utc.now())
    return (late[0], snapshot.row.clock["late"]) if late and snapshot.row.clock else None


def is_early(snapshot: Snapshot) -> bool:
    """Whether it is not yet time; who would have to wait for too long looks at a clock that was set back."""
    return snapshot.row.wake is not None and timedelta() < snapshot.row.wake - utc.now() <= LEISURE
