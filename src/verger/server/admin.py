"""`verger admin`: what those who look after the matches may do with them, from outside of any server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from .operation import utc
from .operation.settings import Settings
from .storage import database
from .storage.notify import Notifier
from .storage.rows import MatchRow
from .storage.store import Store
from .storage.transactions import Transactions
from .tables import records


@dataclass(frozen=True)
class MatchSummary:
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
    """The matches that a database keeps, whether a server runs on it or not."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._store = Store(transactions, Notifier(shared=transactions.is_shared))

    async def list(self, limit: int) -> list[MatchSummary]:
        """The matches touched last."""
        return [summary(row, played) for row, played in await self._store.latest(limit)]

    async def record(self, match: str, unfinished: bool = False) -> dict[str, Any] | None:
        """A match's record, if there is such a match; before the end, with its secrets, only where that is wanted."""
        found = await self._store.read(match)
        if found is None:
            return None
        if found.row.ended is None and not unfinished:
            raise Unfinished(f"match {match} is not over, and its record holds its seed and all that is hidden")
        return records.whole(found.row, found.actions or [])

    async def delete(self, match: str) -> bool:
        """Remove a match with all that was played and said there; whether there was one."""
        return await self._store.delete(match)

    async def prune(self, days: int) -> int:
        """Remove what nobody has touched for so many days, and its guests' names with it; how many matches."""
        return await self._store.forget(timedelta(days=days), utc.now())


@asynccontextmanager
async def administration(settings: Settings) -> AsyncIterator[Administration]:
    """The administration of what these settings say is kept, for as long as this lasts."""
    engine = database.connect(settings.database)
    await database.migrate(engine)
    transactions = Transactions(engine)
    try:
        yield Administration(transactions)
    finally:
        await transactions.close()


def summary(row: MatchRow, played: int) -> MatchSummary:
    """A match's row and the number of its actions, as they are listed."""
    stage = "over" if row.ended else "running" if row.started else "open"
    names = tuple(place.get("name") or "–" for place in row.seats)
    return MatchSummary(row.id, row.game, names, played, row.created, row.changed, stage)
