"""Reading and writing, carried through even if whoever asked goes away. What is written is durable on return."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .database import BEGIN, at_one_moment
from .problems import Problem

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]


class Transactions:
    def __init__(self, engine: AsyncEngine) -> None:
        self.is_shared = engine.dialect.name == "postgresql"
        self._engine = engine
        self._at_one_moment = at_one_moment(engine)
        self._together = None if self.is_shared else Together(engine)
        self._running: set[asyncio.Task[Any]] = set()

    async def read(self, work: Work[T]) -> T:
        """Ask several things of one moment."""
        return await self._carry(self._read(work))

    async def write(self, work: Work[T]) -> T:
        """Change something in one transaction. Work that raises a Problem must not have changed anything before."""
        return await self._carry(self._together.write(work) if self._together else self._write(work))

    async def close(self) -> None:
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._engine.dispose()

    async def _carry(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _read(self, work: Work[T]) -> T:
        async with self._at_one_moment.connect() as connection:
            return await work(connection)

    async def _write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await work(connection)


class Together:
    """SQLite has one writer at a time: what comes while it writes shares the next transaction, and its way to the disk.

    PostgreSQL does the same by itself.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def write(self, work: Work[T]) -> T:
        outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, outcome))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        return await outcome

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                try:
                    settle(batch, await self._transaction([work for work, _ in batch]))
                except Exception:
                    await self._one_by_one(batch)
        finally:
            self._writer = None

    async def _one_by_one(self, batch: list[tuple[Work[Any], asyncio.Future[Any]]]) -> None:
        """Nothing of the batch was written: who is at fault shall be the only one who learns of it."""
        for one in batch:
            try:
                settle([one], await self._transaction([one[0]]))
            except Exception as error:
                settle([one], [error])

    async def _transaction(self, works: list[Work[Any]]) -> list[Any]:
        async with self._engine.begin() as connection:
            return [await attempt(work, connection) for work in works]


async def attempt(work: Work[Any], connection: AsyncConnection) -> Any:
    try:
        return await work(connection)
    except Problem as problem:
        return problem


def settle(batch: list[tuple[Work[Any], asyncio.Future[Any]]], outcomes: list[Any]) -> None:
    for (_, future), outcome in zip(batch, outcomes, strict=True):
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
