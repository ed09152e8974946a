"""Bots think in threads, as many as there are cores, from what their seat may know."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from functools import partial

import anyio
from anyio.to_thread import run_sync

from verger import bots

from . import metrics
from .sitting import Sitting


class Thinking:
    def __init__(self) -> None:
        self._cores = anyio.CapacityLimiter(os.cpu_count() or 1)

    async def think(self, sitting: Sitting, seat: int, level: int) -> bots.Thought:
        """What a bot of this level makes of a seat's situation; its seed has nothing to do with the match's."""
        match = sitting.match
        think = partial(bots.level(level).think, match.game, match.known(seat), seat, seed=secrets.randbits(64))
        return await run_sync(timed, think, level, limiter=self._cores, abandon_on_cancel=True)


def timed(think: Callable[[], bots.Thought], level: int) -> bots.Thought:
    with metrics.thinking.labels(level).time():
        return think()
