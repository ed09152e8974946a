"""Transactions, carried through even if whoever asked goes away. What is written is durable on return."""

from __future__ import annotations

import asyncio
import errno
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
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
Told = Callable[[Any], None]
"""Is told what became of a work: what it returned, or the exception that it ended with."""

Waiting = list[tuple[Work[Any], Told]]

READERS = 4

MOST = 128
"""Works in one transaction. If all that waits went together everybody would wait for it, and then for being told: while
some are written, others are told."""


class Transactions:
    """All reading and writing of this process; says once when the database is away, and once when it is back."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.is_shared = engine.dialect.name == "postgresql"
        self._engine = engine
        self._at_one_moment = database.at_one_moment(engine)
        self._threads = None if self.is_shared else Threads(database.in_threads(engine), self._written)
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
        if self._threads:
            return await self._threads.write(work)
        return await self._watched("write", metrics.writing, self._carry(self._write(work)))

    def write_soon(self, work: Work[Any], told: Told) -> None:
        """The same without a task that waits for it, where the database is not shared."""
        assert self._threads
        self._threads.write_soon(work, told)

    async def close(self) -> None:
        """Carry through what was begun, and disconnect."""
        await asyncio.gather(*self._running, return_exceptions=True)
        if self._threads:
            await self._threads.close()
        await self._engine.dispose()

    async def _watched(self, what: Literal["read", "write"], times: Histogram, doing: Awaitable[T]) -> T:
        began = time.perf_counter()
        try:
            done = await doing
        except Exception as error:
            raise self._judged(what, error)  # noqa: B904  # it says itself what it comes from
        finally:
            times.observe(time.perf_counter() - began)
        self._judged(what, done)
        return done

    def _written(self, seconds: float, outcomes: list[Any]) -> list[Any]:
        """What became of the works of a transaction, for who asked."""
        metrics.writing.observe(seconds)
        return [self._judged("write", outcome) for outcome in outcomes]

    def _judged(self, what: Literal["read", "write"], outcome: Any) -> Any:
        """Say once in the log that the database cannot be used, and why; and once that it can again."""
        if not isinstance(outcome, Exception):
            if self._troubles.pop(what, None):
                log.warning("the database can be used again to %s", what)
            return outcome
        if isinstance(outcome, Problem) or not database.is_away(outcome):
            return outcome
        reason = database.reason(outcome)
        if self._troubles.get(what) != reason:
            log.error("the database cannot be used to %s: %s", what, reason)
        self._troubles[what] = reason
        problem = unkept()
        problem.__cause__ = outcome
        return problem

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

    def __init__(self, engine: Engine, written: Callable[[float, list[Any]], list[Any]]) -> None:
        self._engine = engine
        self._written = written  # is told how long a transaction took, and what became of its works; judges that
        self._writing = engine.execution_options(**{database.BEGIN: "BEGIN IMMEDIATE"})
        self._readers = ThreadPoolExecutor(READERS)
        self._writer = ThreadPoolExecutor(1)
        self._file: tuple[int, int] | None = None
        self._waiting: Waiting = []
        self._since = 0.0  # something waits
        self._task: asyncio.Task[None] | None = None

    async def read(self, work: Work[T]) -> T:
        """Read in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Work[T]) -> T:
        """Write with all that waits meanwhile, in one transaction."""
        outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.write_soon(work, partial(settle, outcome))
        return await outcome

    def write_soon(self, work: Work[Any], told: Told) -> None:
        """The same for who does not wait."""
        if not self._waiting:
            self._since = time.perf_counter()
        self._waiting.append((work, told))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())

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
        """Write all that waits, and what comes meanwhile, while those who asked are told of what was written before."""
        try:
            begun = self._begin()
            while begun:
                batch, since, writing = begun
                outcomes = await writing
                begun = self._begin()
                outcomes = self._written(time.perf_counter() - since, outcomes)
                for (_, told), outcome in zip(batch, outcomes, strict=True):
                    tell(told, outcome)
                begun = begun or self._begin()
        finally:
            self._task = None

    def _begin(self) -> tuple[Waiting, float, Awaitable[list[Any]]] | None:
        """Have what waits written, if anything does, first what came first."""
        if not self._waiting:
            return None
        batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        since, self._since = self._since, time.perf_counter()
        works = [work for work, _ in batch]
        return batch, since, asyncio.get_running_loop().run_in_executor(self._writer, self._write, works)

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


def tell(told: Told, outcome: Any) -> None:
    """Tell one of several what became of its work; whatever goes wrong there is its own."""
    try:
        told(outcome)
    except Exception:
        log.exception("what was written could not be told")


def settle(future: asyncio.Future[Any], outcome: Any) -> None:
    """Tell whoever waits."""
    if future.cancelled():
        return  # whoever asked has gone
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
