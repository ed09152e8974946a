"""The turns of bots: of those who sit at a table, who stand in for people, and who move when a clock is at zero.

Nothing is remembered but who is at it. A match whose bots are due is found in the database by any process.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from . import clocks, times
from .leases import Leases
from .matches import Matches
from .news import News
from .problems import Problem, is_told
from .sitting import LEISURE, Sitting
from .thinking import Thinking

log = logging.getLogger(__name__)


class Turns:
    def __init__(self, matches: Matches, thinking: Thinking, leases: Leases, news: News) -> None:
        self._matches = matches
        self._thinking = thinking
        self._leases = leases
        self._woken: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        news.hear("match", self._hear)

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
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._leases.close()

    def _hear(self, match: str, here: bool) -> None:
        """What happened elsewhere is seen to elsewhere, unless it is this process that lets these bots think."""
        if here or self._leases.is_mine(match):
            self.wake(match)

    async def _play(self, match: str) -> None:
        try:
            while match in self._woken:
                self._woken.discard(match)
                while await self._turn(match):
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
        """Let one bot think and play; whether there was one. A thought about what has changed meanwhile is void."""
        sitting = await self._matches.glance(match)
        actor = due(sitting)
        if actor is None:
            await self._look_over(sitting)
            return False
        if not await self._leases.take(match):
            return False
        seat, level = actor
        thought = await self._thinking.think(sitting, seat, level, sitting.kept.host)
        try:
            await self._matches.play(sitting, seat, thought.action)
        except Problem as problem:
            if problem.code != "conflict":
                raise
            await self._matches.read(match)
        return True

    async def _look_over(self, sitting: Sitting) -> None:
        """Somebody was to look at this match, and nobody is to act."""
        if sitting.kept.wake and sitting.kept.wake <= times.now():
            sitting = await self._matches.read(sitting.kept.id)
            if due(sitting) is None:
                await self._matches.look_over(sitting)


def due(sitting: Sitting) -> tuple[int, int] | None:
    """A seat for which a bot is to act now, and the bot's level."""
    if isinstance(sitting.dealt, Problem):
        return None
    if sitting.bots and not (sitting.is_at_leisure and is_early(sitting)):
        seat = sitting.bots[0]
        level = sitting.kept.level(seat)
        assert level is not None
        return seat, level
    late = clocks.late(sitting.kept, times.now())
    return (late[0], sitting.kept.clock["late"]) if late and sitting.kept.clock else None


def is_early(sitting: Sitting) -> bool:
    """Whether it is not yet time; who would have to wait for too long looks at a clock that was set back."""
    return sitting.kept.wake is not None and timedelta() < sitting.kept.wake - times.now() <= LEISURE
