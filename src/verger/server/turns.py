"""The bots' turns. Nothing is remembered but who is at it: a match whose bots are due is woken by anybody's touch."""

from __future__ import annotations

import asyncio
import logging

from .matches import Matches
from .problems import Problem
from .thinking import Thinking

log = logging.getLogger(__name__)


class Turns:
    def __init__(self, matches: Matches, thinking: Thinking) -> None:
        self._matches = matches
        self._thinking = thinking
        self._woken: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}

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

    async def _play(self, match: str) -> None:
        try:
            while match in self._woken:
                self._woken.discard(match)
                while await self._turn(match):
                    pass
        except Problem as problem:
            log.warning("the bots of match %s cannot play: %s", match, problem)
        except Exception:
            log.exception("the bots of match %s cannot play", match)
        finally:
            self._woken.discard(match)
            del self._tasks[match]

    async def _turn(self, match: str) -> bool:
        """Let one bot think and play; whether there was one. A thought about what has changed meanwhile is void."""
        sitting = await self._matches.read(match)
        if not sitting.bots:
            return False
        seat = sitting.bots[0]
        thought = await self._thinking.think(sitting, seat, sitting.kept.seats[seat]["level"])
        try:
            await self._matches.play(sitting, seat, thought.action)
        except Problem as problem:
            if problem.code != "conflict":
                raise
        return True
