"""Transactions, carried through even if whoever asked goes away. What is written is durable on return."""

from __future__ import annotations

import asyncio
import errno
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, TypeVar

from prometheus_client import Histogram
from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from verger.server.operation import metrics
from verger.server.wire.problems import Problem, unkept

from . import database
from .appending import Append, append_all

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[Connection], T]
Waiting = list[tuple[Work[Any], asyncio.Future[Any]]]

READERS = 4


class Transactions:
    """All reading and writing of this process; says once when the database is away, and once when it is back."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.is_shared = engine.dialect.name == "postgresql"
        self._engine = engine
        self._at_one_moment = database.at_one_moment(engine)
        self._threads = None if self.is_shared else Threads(database.in_threads(engine))
        self._running: set[asyncio.Task[Any]] = set()
        self._troubles: dict[str, str] = {}

    @property
    def is_in_trouble(self) -> bool:
        """Whether the database could not be used last time."""
        return bool(self._troubles)

    async def read(self, work: Work[T]) -> T:
        """Ask several things of one moment."""
        doing = self._threads.read(work) if self._threads else self._carry(self._read(work))
        return await self._watched("read", metrics.reading, doing)

    async def write(self, work: Work[T]) -> T:
        """Change something in one transaction. Work that raises a Problem must not have changed anything before."""
        doing = self._threads.write(work) if self._threads else self._carry(self._write(work))
        return await self._watched("write", metrics.writing, doing)

    async def close(self) -> None:
        """Carry through what was begun, and disconnect."""
        await asyncio.gather(*self._running, return_exceptions=True)
        if self._threads:
            await self._threads.close()
        await self._engine.dispose()

    async def _watched(self, what: Literal["read", "write"], times: Histogram, doing: Awaitable[T]) -> T:
        """Say once in the log that the database cannot be used, and why; and once that it can again."""
        began = time.perf_counter()
        try:
            done = await doing
        except Exception as error:
            if isinstance(error, Problem) or not database.is_away(error):
                raise
            reason = database.reason(error)
            if self._troubles.get(what) != reason:
                log.error("the database cannot be used to %s: %s", what, reason)
            self._troubles[what] = reason
            raise unkept() from error
        finally:
            times.observe(time.perf_counter() - began)
        if self._troubles.pop(what, None):
            log.warning("the database can be used again to %s", what)
        return done

    async def _carry(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._carried)
        return await asyncio.shield(task)

    def _carried(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may have gone

    async def _read(self, work: Work[T]) -> T:
        async with self._at_one_moment.connect() as connection:
            return await connection.run_sync(work)

    async def _write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)


class Threads:
    """SQLite is a library that blocks: it has threads of its own, and one of them writes.

    What comes while it writes shares the next transaction and its way to the disk; PostgreSQL does so by itself.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writing = engine.execution_options(**{database.BEGIN: "BEGIN IMMEDIATE"})
        self._readers = ThreadPoolExecutor(READERS)
        self._writer = ThreadPoolExecutor(1)
        self._file: tuple[int, int] | None = None
        self._waiting: Waiting = []
        self._task: asyncio.Task[None] | None = None

    async def read(self, work: Work[T]) -> T:
        """Read in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Work[T]) -> T:
        """Write with all that waits meanwhile, in one transaction."""
        outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, outcome))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        return await outcome

    async def close(self) -> None:
        """Write what waits, and end."""
        if self._task:
            await self._task
        self._readers.shutdown()
        self._writer.shutdown()
        self._engine.dispose()

    def _check(self) -> None:
        """See that the file is there yet: SQLite would go on with one that is gone, or begin a new one."""
        found = database.identity(str(self._engine.url.database))
        self._file = self._file or found
        if found != self._file:
            raise OSError(errno.ESTALE, "its file is not the one that was opened")

    def _read(self, work: Work[T]) -> T:
        self._check()
        with self._engine.connect() as connection:
            return work(connection)

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                outcomes = await loop.run_in_executor(self._writer, self._write, [work for work, _ in batch])
                for (_, future), outcome in zip(batch, outcomes, strict=True):
                    settle(future, outcome)
        finally:
            self._task = None

    def _write(self, works: list[Work[Any]]) -> list[Any]:
        try:
            self._check()
            with self._writing.begin() as connection:
                outcomes = attempt_all(works, connection)
            self._check()
            return outcomes
        except Exception as error:
            if len(works) == 1:
                return [error]
            # Nothing of it was written: who is at fault shall be the only one who learns of it.
            return [outcome for work in works for outcome in self._write([work])]


def attempt_all(works: list[Work[Any]], connection: Connection) -> list[Any]:
    """Do all works, actions at once; what becomes of each."""
    appended = iter(append_all(connection, [work for work in works if isinstance(work, Append)]))
    return [next(appended) if isinstance(work, Append) else attempt(work, connection) for work in works]


def attempt(work: Work[Any], connection: Connection) -> Any:
    """Do one of several works; a problem is its outcome alone."""
    try:
        return work(connection)
    except Problem as problem:
        return problem


def settle(future: asyncio.Future[Any], outcome: Any) -> None:
    """Tell whoever waits."""
    if future.cancelled():
        return  # whoever asked has gone
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
