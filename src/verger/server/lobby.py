"""The public tables with a seat to take, as everybody may see them."""

from __future__ import annotations

from . import tables, times
from .messages import TableListed
from .news import News
from .store import Store


class Lobby:
    """Read once for all who look, until something changes."""

    def __init__(self, store: Store, news: News) -> None:
        self._store = store
        self._known: list[TableListed] | None = None
        self._changes = 0
        news.hear("lobby", lambda *_: self._forget())
        news.doubt(self._forget)

    async def tables(self) -> list[TableListed]:
        if self._known is not None:
            return self._known
        before = self._changes
        listed = [tables.listed(kept) for kept in await self._store.listed(times.now()) if kept.has_open_seats()]
        if self._changes == before:
            self._known = listed
        return listed

    def _forget(self) -> None:
        self._known = None
        self._changes += 1
