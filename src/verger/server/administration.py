"""What those who look after the matches may do with them, from outside of any server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, delete, func, select

from . import database, records, times
from .kept import Kept
from .post import Post
from .schema import actions, matches
from .settings import Settings
from .store import Store
from .transactions import Transactions


@dataclass(frozen=True)
class Listed:
    """A match as it is listed; names alone, and no guest."""

    match: str
    game: str
    names: tuple[str, ...]
    actions: int
    made: datetime
    changed: datetime
    stage: str  # open, running or over


class Unfinished(Exception):
    """A match whose record is nobody's business yet."""


class Administration:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._store = Store(transactions, Post(shared=transactions.is_shared))

    async def list(self, limit: int) -> list[Listed]:
        """The matches touched last."""
        played = select(func.count()).where(actions.c.match == matches.c.id).scalar_subquery()
        query = select(matches, played.label("played")).order_by(matches.c.changed.desc()).limit(limit)

        def work(connection: Connection) -> list[Listed]:
            return [listed(dict(row)) for row in connection.execute(query).mappings()]

        return await self._transactions.read(work)

    async def record(self, match: str, unfinished: bool = False) -> dict[str, Any] | None:
        """A match's record, if there is such a match; before the end, with its secrets, only where that is wanted."""
        found = await self._store.read(match)
        if found is None:
            return None
        if found.kept.ended is None and not unfinished:
            raise Unfinished(f"match {match} is not over, and its record holds its seed and all that is hidden")
        return records.whole(found.kept, found.actions or [])

    async def delete(self, match: str) -> bool:
        """Remove a match with all that was played and said there; whether there was one."""

        def work(connection: Connection) -> bool:
            return bool(connection.execute(delete(matches).where(matches.c.id == match)).rowcount)

        return await self._transactions.write(work)

    async def prune(self, days: int) -> int:
        """Remove what nobody has touched for so many days, and its guests' names with it; how many matches."""
        return await self._store.forget(timedelta(days=days), times.now())


@asynccontextmanager
async def administration(settings: Settings) -> AsyncIterator[Administration]:
    engine = database.connect(settings.database)
    await database.migrate(engine)
    transactions = Transactions(engine)
    try:
        yield Administration(transactions)
    finally:
        await transactions.close()


def listed(row: dict[str, Any]) -> Listed:
    played = row.pop("played")
    kept = Kept(**row)
    stage = "over" if kept.ended else "running" if kept.started else "open"
    names = tuple(place.get("name") or "–" for place in kept.seats)
    return Listed(kept.id, kept.game, names, played, kept.created, kept.changed, stage)
