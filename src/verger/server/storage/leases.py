"""Which process lets the bots of a match think. A lease outlives a turn, so that most turns cost no writing;
one that is not renewed, because its process is gone or has nothing to do, expires.

No two clocks are compared: leases are written and read by the database's, and a process knows its own ones by a clock
that nobody sets. A lease that would run for longer than any does was written before the clock was set back: it is void.
"""

from __future__ import annotations

import time
from contextlib import suppress
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Connection, Interval, bindparam, delete, func, literal
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import ReturningInsert

from verger.server.operation import utc
from verger.server.wire.problems import Problem

from .notify import Notifier
from .schema import Moment, leases
from .transactions import Transactions

TERM = timedelta(seconds=6)


def clock(is_shared: bool, ahead: timedelta = timedelta()) -> ColumnElement[datetime]:
    """Now, or a while ahead, by the one clock of all who share a database; where nobody does, it is ours."""
    if is_shared:
        return func.clock_timestamp(type_=Moment()) + literal(ahead, Interval())
    return bindparam("now", callable_=lambda: utc.now() + ahead, type_=Moment(), unique=True)


def is_held(is_shared: bool) -> ColumnElement[bool]:
    """Whether a lease runs."""
    return (leases.c.until > clock(is_shared)) & (leases.c.until <= clock(is_shared, TERM))


class Leases:
    """The leases of this process: taken, renewed, given back."""

    def __init__(self, transactions: Transactions, notifier: Notifier) -> None:
        self._transactions = transactions
        self._holder = notifier.process
        self._mine: dict[str, float] = {}

    def is_mine(self, match: str) -> bool:
        """Whether it is this process that lets the bots of a match think, for a while yet."""
        return match in self._mine and time.monotonic() < self._mine[match] - TERM.total_seconds() / 3

    async def take(self, match: str) -> bool:
        """Whether this process may let the bots think: nobody else does, or did and is gone."""
        return self.is_mine(match) or match in await self._write([match])

    async def renew(self, matches: list[str]) -> None:
        """Still at it."""
        if matches:
            await self._write(matches)

    async def close(self) -> None:
        """Leave everything to others."""
        self._mine.clear()
        with suppress(Problem):  # what cannot be released expires
            await self._transactions.write(lambda connection: self._release(connection))

    def _release(self, connection: Connection) -> None:
        connection.execute(delete(leases).where(leases.c.holder == self._holder))

    async def _write(self, matches: list[str]) -> set[str]:
        mine_until = time.monotonic() + TERM.total_seconds()
        taking = self._taking(matches)

        def work(connection: Connection) -> set[str]:
            return set(connection.scalars(taking))

        taken = await self._transactions.write(work)
        for match in matches:
            if match in taken:
                self._mine[match] = mine_until
            else:
                self._mine.pop(match, None)
        return taken

    def _taking(self, matches: list[str]) -> ReturningInsert[tuple[str]]:
        is_shared = self._transactions.is_shared
        insert = (postgresql if is_shared else sqlite).insert(leases)
        until = clock(is_shared, TERM)
        rows = [{"match": match, "holder": self._holder, "until": until} for match in sorted(matches)]
        taking = insert.values(rows).on_conflict_do_update(
            index_elements=["match"],
            set_={"holder": self._holder, "until": until},
            where=(leases.c.holder == self._holder) | ~is_held(is_shared),
        )
        returning: ReturningInsert[tuple[str]] = taking.returning(leases.c.match)
        return returning
