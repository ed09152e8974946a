"""The lobby: the public tables with a seat to take, as everybody may see them."""

from __future__ import annotations

from verger.server.operation import utc
from verger.server.storage.pubsub import PubSub
from verger.server.storage.store import Store
from verger.server.wire.messages import LobbyTable

from . import table_messages


class Lobby:
    """Read once for all who look, until something changes."""

    def __init__(self, store: Store, pubsub: PubSub) -> None:
        self._store = store
        self._known: list[LobbyTable] | None = None
        self._changes = 0
        pubsub.listen("lobby", lambda *_: self._forget())
        pubsub.on_missed(self._forget)

    async def tables(self) -> list[LobbyTable]:
        """The tables as they are now."""
        if self._known is not None:
            return self._known
        before = self._changes
        tables = [
            table_messages.lobby_table(row)
            for row in await self._store.public_tables(utc.now())
            if row.has_open_seats()
        ]
        if self._changes == before:
            self._known = tables
        return tables

    def _forget(self) -> None:
        self._known = None
        self._changes += 1
