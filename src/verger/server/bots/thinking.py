"""Bots think in threads, from what their seat may know.

Thoughts are cut into slices, and those of different guests and tables take turns. Bots that think for a moment only
have a thread of their own.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Iterator
from functools import partial
from typing import TypeVar

import anyio
from anyio.to_thread import run_sync

from verger import bots
from verger.server.operation import metrics
from verger.server.tables.snapshot import Snapshot

from . import fair_queue

T = TypeVar("T")

QUICK = 2
"""The strongest level that looks no further than a turn ahead: milliseconds."""


class Thinking:
    """Two pools of threads: one for bots that answer at once, one for those that search."""

    def __init__(self) -> None:
        self._quick, self._slow = Lane(1), Lane(os.cpu_count() or 1)

    async def think(self, snapshot: Snapshot, seat: int, level: int, guest: str | None) -> bots.Thought:
        """What a bot of this level makes of a seat's situation; its seed has nothing to do with the match's.

        The time it takes is `guest`'s.
        """
        match, table = snapshot.match, snapshot.row.id
        slices = bots.level(level).slices(match.game, match.known(seat), seat, secrets.randbits(64))
        lane = self._quick if level <= QUICK else self._slow
        thought, seconds = await lane.run(guest or table, table, slices)
        metrics.thinking.labels(level).observe(seconds)
        return thought


class Lane:
    """Some threads, which guests and tables share fairly."""

    def __init__(self, threads: int) -> None:
        self._threads = anyio.CapacityLimiter(threads)
        self._free = threads
        self._waiting: fair_queue.Queue[asyncio.Future[None]] = fair_queue.Queue()

    async def run(self, guest: str, table: str, slices: Iterator[T | None]) -> tuple[T, float]:
        """Do something slice by slice in threads: what comes of it in the end, and the seconds it took."""
        loop, spent = asyncio.get_running_loop(), 0.0
        done: T | None
        turn = loop.create_future()
        self._waiting.push(guest, table, turn)
        self._call()
        while True:
            await self._wait(turn)
            try:
                go_on = partial(self._go_on, slices)
                done, seconds = await run_sync(go_on, limiter=self._threads, abandon_on_cancel=True)
            except BaseException:
                self._leave()
                raise
            spent += seconds
            self._waiting.charge(guest, table, seconds)
            if done is None:
                turn = loop.create_future()
                self._waiting.push_begun(guest, turn)
            self._leave()
            if done is not None:
                return done, spent

    def _go_on(self, slices: Iterator[T | None]) -> tuple[T | None, float]:
        """The next slice, and more of them for as long as nobody waits: to change threads takes time as well."""
        done, spent = timed(slices)
        while done is None and not self._waiting:
            done, seconds = timed(slices)
            spent += seconds
        return done, spent

    async def _wait(self, turn: asyncio.Future[None]) -> None:
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._leave()
            raise

    def _call(self) -> None:
        while self._free and self._waiting:
            turn = self._waiting.pop()
            if not turn.cancelled():
                self._free -= 1
                turn.set_result(None)

    def _leave(self) -> None:
        self._free += 1
        self._call()


def timed(slices: Iterator[T]) -> tuple[T, float]:
    """The next slice, and the seconds it took."""
    began = time.monotonic()
    return next(slices), time.monotonic() - began
