"""Reading and writing, carried through even if whoever asked goes away. What is written is durable on return."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, cast

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import metrics
from .database import BEGIN, at_one_moment, file_engine
from .problems import Problem

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

READERS = 4


class Transactions:
    def __init__(self, engine: AsyncEngine) -> None:
        self.is_shared = engine.dialect.name == "postgresql"
        self._engine = engine
        self._at_one_moment = at_one_moment(engine)
        self._file = None if self.is_shared else File(engine.url)
        self._running: set[asyncio.Task[Any]] = set()

    async def read(self, work: Work[T]) -> T:
        """Ask several things of one moment."""
        with metrics.database.labels("read").time():
            return await self._carry(self._file.read(work) if self._file else self._read(work))

    async def write(self, work: Work[T]) -> T:
        """Change something in one transaction. Work that raises a Problem must not have changed anything before."""
        with metrics.database.labels("write").time():
            return await self._carry(self._file.write(work) if self._file else self._write(work))

    async def close(self) -> None:
        await asyncio.gather(*self._running, return_exceptions=True)
        if self._file:
            self._file.close()
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


class File:
    """SQLite waits for nothing but its disk. Work there runs from its beginning to its end in a thread beside the loop,
    where every single question would have to wait for its turn; and as there is one writer at a time, what comes while
    it writes shares the next transaction and its way to the disk. PostgreSQL does that by itself.
    """

    def __init__(self, url: URL) -> None:
        self._engine = file_engine(url)
        self._writing = self._engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})
        self._reader, self._pen = ThreadPoolExecutor(READERS, "reader"), ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None

    def close(self) -> None:
        self._reader.shutdown()
        self._pen.shutdown()
        self._engine.dispose()

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return at_once(work, connection)

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
        return await asyncio.get_running_loop().run_in_executor(self._pen, self._write_all, works)

    def _write_all(self, works: list[Work[Any]]) -> list[Any]:
        with self._writing.begin() as connection:
            return [attempt(work, connection) for work in works]


class AtOnce:
    """A connection whose answers are there as soon as they are awaited."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def execute(self, *question: Any) -> Any:
        return self._connection.execute(*question)

    async def scalars(self, *question: Any) -> Any:
        return self._connection.scalars(*question)


def at_once(work: Work[T], connection: Connection) -> T:
    """Do work that awaits nothing but the database."""
    going = work(cast(AsyncConnection, AtOnce(connection))).__await__()
    try:
        next(going)
    except StopIteration as done:
        return cast(T, done.value)
    raise RuntimeError("work on the database waits for something else")


def attempt(work: Work[Any], connection: Connection) -> Any:
    try:
        return at_once(work, connection)
    except Problem as problem:
        return problem


def settle(batch: list[tuple[Work[Any], asyncio.Future[Any]]], outcomes: list[Any]) -> None:
    for (_, future), outcome in zip(batch, outcomes, strict=True):
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
