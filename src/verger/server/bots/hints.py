"""Hints: what a strong bot would do in a person's place."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from verger.bots import ADVISER, LOOKS
from verger.server.tables.snapshot import Snapshot
from verger.server.wire.messages import Candidate, Hint

from .thinking import Thinking

KEPT = 256

Key = tuple[str, int, int]


class Hints:
    """Each question is thought about once, however often it is asked."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._asked: OrderedDict[Key, asyncio.Task[Hint]] = OrderedDict()

    async def hint(self, snapshot: Snapshot, seat: int) -> Hint:
        """What the bot would do at this seat now."""
        snapshot.check_turn(seat)
        key = (snapshot.row.id, snapshot.revision, seat)
        task = self._asked.get(key)
        if task is None:
            task = self._asked[key] = asyncio.create_task(self._think(snapshot, seat))
            if len(self._asked) > KEPT:
                self._asked.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except Exception:
            self._asked.pop(key, None)
            raise

    async def close(self) -> None:
        """Think no more."""
        for task in self._asked.values():
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)

    async def _think(self, snapshot: Snapshot, seat: int) -> Hint:
        thought = await self._thinking.think(snapshot, seat, ADVISER, snapshot.row.seats[seat].get("guest"))
        actions = snapshot.match.game.actions
        return Hint(
            type="hint",
            revision=snapshot.stamp,
            seat=seat,
            values=thought.values,
            looks=LOOKS,
            candidates=[
                Candidate(
                    id=one.action,
                    action=actions[one.action].as_dict(),
                    visits=one.visits,
                    value=one.value,
                    chance=one.chance,
                    points=one.points,
                )
                for one in thought.candidates
            ],
        )
