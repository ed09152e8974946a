"""Presence: who is there. A connection is a row that its process renews; those of a process that died expire."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from verger.server.operation import utc
from verger.server.wire.problems import Problem

from .notify import Notifier
from .pubsub import PubSub
from .schema import connections
from .transactions import Transactions

EXPIRY = timedelta(seconds=30)
RENEWAL = 10.0
"""Seconds between two renewals."""

EXPIRED = (
    select(connections.c.match)
    .distinct()
    .where(connections.c.until <= bindparam("moment"), connections.c.until > bindparam("before"))
    .where(connections.c.process.is_not(None))
)

REMEMBERED = timedelta(hours=1)
"""How long it is known when somebody was here last. Who is not known any more has been away for long."""


@dataclass(frozen=True)
class Present:
    """Who is at a table at a moment; guests who have gone are known by when that was, for a while."""

    guests: frozenset[str] = frozenset()
    strangers: int = 0  # who have no cookie
    seen: dict[str, datetime] = field(default_factory=dict)

    def is_away(self, guest: str, since: datetime) -> bool:
        """Whether a guest has not been here since then."""
        return guest not in self.guests and self.seen.get(guest, since) <= since

    def watching(self, seated: set[str]) -> int:
        """How many are here who do not sit."""
        return len(self.guests - seated) + self.strangers


class Presence:
    """The connections of all processes: written when they come and go, renewed, cached per table."""

    def __init__(self, transactions: Transactions, notifier: Notifier, pubsub: PubSub) -> None:
        self._transactions = transactions
        self._notifier = notifier
        self._pubsub = pubsub
        self._known: dict[str, Present] = {}
        self.at_hand: Callable[[str], Present | None] = self._known.get
        """Who is at a table, if that is known here."""
        self._news_of: dict[str, int] = {}  # how often something was heard of a table that we attend
        self._attending: Counter[str] = Counter()
        self._leaving: set[asyncio.Task[None]] = set()
        self._looked = utc.now()
        pubsub.listen("people", self._hear)
        pubsub.on_missed(self._known.clear)

    @asynccontextmanager
    async def attend(self, match: str, guest: str | None) -> AsyncIterator[None]:
        """Be there for as long as this lasts."""
        name = secrets.token_urlsafe(12)
        self._attending[match] += 1
        try:
            await self._come(name, match, guest)
            yield
        finally:
            self._attending[match] -= 1
            if not self._attending[match]:
                for memory in (self._attending, self._known, self._news_of):
                    memory.pop(match, None)
            task = asyncio.create_task(self._go(name, match))  # whoever goes does not wait
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def of(self, match: str) -> Present:
        """Who is at a table; asked of the database once until somebody comes or goes."""
        if known := self.at_hand(match):
            return known
        before = self._news_of.get(match)
        present = await self.read(match)
        if match in self._attending and self._news_of.get(match) == before:
            self._known[match] = present
        return present

    async def read(self, match: str) -> Present:
        """Who is at a table, asked of the database."""
        moment = utc.now()
        query = select(connections.c.guest, connections.c.until).where(connections.c.match == match)

        def work(connection: Connection) -> Present:
            rows = [(guest, until) for guest, until in connection.execute(query)]
            seen: dict[str, datetime] = {}
            for guest, until in rows:
                seen[guest] = max(until, seen.get(guest, until))
            return Present(
                frozenset(guest for guest, until in seen.items() if guest and until > moment),
                sum(guest is None and until > moment for guest, until in rows),
                {guest: until for guest, until in seen.items() if guest and until <= moment},
            )

        return await self._transactions.read(work)

    async def look(self) -> None:
        """Tell those who follow a table that somebody's connection has expired."""
        moment, before = utc.now(), self._looked

        def work(connection: Connection) -> list[str]:
            return list(connection.scalars(EXPIRED, {"moment": moment, "before": before}))

        for match in await self._transactions.read(work):
            self._pubsub.publish("people", match)
        self._looked = moment

    async def renew(self) -> None:
        """Say for all connections of this process that they are still there; forget who went long ago."""
        moment = utc.now()

        def work(connection: Connection) -> None:
            mine = update(connections).where(connections.c.process == self._notifier.process)
            connection.execute(mine.values(until=moment + EXPIRY))
            connection.execute(delete(connections).where(connections.c.until < moment - REMEMBERED))

        await self._transactions.write(work)

    async def close(self) -> None:
        """This process goes, and all who are connected to it."""
        await asyncio.gather(*self._leaving, return_exceptions=True)

        def work(connection: Connection) -> None:
            mine = update(connections).where(connections.c.process == self._notifier.process)
            connection.execute(mine.values(process=None, until=utc.now()))

        with suppress(Problem):  # who cannot be written down as gone expires
            await self._transactions.write(work)

    async def _come(self, name: str, match: str, guest: str | None) -> None:
        row = {"id": name, "match": match, "guest": guest, "process": self._notifier.process}

        def work(connection: Connection) -> None:
            connection.execute(insert(connections).values(row | {"until": utc.now() + EXPIRY}))
            self._notifier.send(connection, "people", match)

        await self._transactions.write(work)
        self._pubsub.publish("people", match)

    async def _go(self, name: str, match: str) -> None:
        def work(connection: Connection) -> None:
            gone = update(connections).where(connections.c.id == name)
            connection.execute(gone.values(process=None, until=utc.now()))
            self._notifier.send(connection, "people", match)

        with suppress(Problem):
            await self._transactions.write(work)
            self._pubsub.publish("people", match)

    def _hear(self, match: str, _: bool) -> None:
        self._known.pop(match, None)
        if match in self._attending:
            self._news_of[match] = self._news_of.get(match, 0) + 1
