"""Which process lets the bots of a match think. A lease outlives a turn, so that most turns cost no writing;
one that is not renewed, because its process is gone or has nothing to do, expires."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import Connection, delete
from sqlalchemy.dialects import postgresql, sqlite

from . import times
from .post import Post
from .schema import leases
from .transactions import Transactions

TERM = timedelta(seconds=6)


class Leases:
    def __init__(self, transactions: Transactions, post: Post) -> None:
        self._transactions = transactions
        self._holder = post.process
        self._mine: dict[str, datetime] = {}

    def is_mine(self, match: str) -> bool:
        """Whether it is this process that lets the bots of a match think, for a while yet."""
        return match in self._mine and times.now() < self._mine[match] - TERM / 3

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
        await self._transactions.write(lambda connection: self._release(connection))

    def _release(self, connection: Connection) -> None:
        connection.execute(delete(leases).where(leases.c.holder == self._holder))

    async def _write(self, matches: list[str]) -> set[str]:
        moment = times.now()
        until = moment + TERM
        insert = (postgresql if self._transactions.is_shared else sqlite).insert(leases)
        rows = [{"match": match, "holder": self._holder, "until": until} for match in sorted(matches)]
        free = (leases.c.until <= moment) | (leases.c.holder == self._holder)
        taking = insert.values(rows).on_conflict_do_update(
            index_elements=["match"], set_={"holder": self._holder, "until": until}, where=free
        )

        def work(connection: Connection) -> set[str]:
            return set(connection.scalars(taking.returning(leases.c.match)))

        taken = await self._transactions.write(work)
        for match in matches:
            if match in taken:
                self._mine[match] = until
            else:
                self._mine.pop(match, None)
        return taken
