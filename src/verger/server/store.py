"""Matches in the database. A change is one transaction, and happens only if nobody was faster."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .database import at_one_moment
from .problems import conflict
from .tables import actions, matches

P = ParamSpec("P")
T = TypeVar("T")

Actions = list[tuple[int, int]]


@dataclass(frozen=True)
class Kept:
    """A match's row. Each of its seats has a kind, a name, and a level (bots) or the guest who owns it (people)."""

    id: str
    game: str
    edition: str
    rules_version: int
    options: dict[str, Any]
    seed: str
    seats: list[dict[str, Any]]
    created: datetime
    revision: int = 0  # how often the list of actions has changed


def carried_through(
    work: Callable[Concatenate[Store, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    """Work on the database that goes on to its end even if whoever asked for it goes away."""

    @wraps(work)
    async def carried(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(work(store, *args, **kwargs))
        store.running.add(task)
        task.add_done_callback(store.running.discard)
        return await asyncio.shield(task)

    return carried


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._at_one_moment = at_one_moment(engine)
        self.running: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        await asyncio.gather(*self.running, return_exceptions=True)
        await self._engine.dispose()

    @carried_through
    async def find(self, match: str) -> Kept | None:
        """A match's row."""
        async with self._engine.connect() as connection:
            return await row(connection, match)

    @carried_through
    async def read(self, match: str, known: int | None = None) -> tuple[Kept | None, Actions]:
        """A match's row and its actions at one moment; if that is the revision already known, the row alone."""
        async with self._at_one_moment.connect() as connection:
            kept = await row(connection, match)
            if kept is None or kept.revision == known:
                return kept, []
            query = select(actions.c.seat, actions.c.action).where(actions.c.match == match)
            found = await connection.execute(query.order_by(actions.c.sequence))
            return kept, [(seat, action) for seat, action in found]

    @carried_through
    async def make(self, kept: Kept) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(matches).values(asdict(kept)))

    @carried_through
    async def append(self, match: str, revision: int, sequence: int, seat: int, action: int) -> None:
        """Write the action that makes `sequence` actions in all; durable on return."""
        async with self._changing(match, revision) as connection:
            await connection.execute(insert(actions).values(match=match, sequence=sequence, seat=seat, action=action))

    @carried_through
    async def rewrite(self, match: str, revision: int, sequence: int, rest: Actions) -> None:
        """Keep the first `sequence` actions, and let these others follow."""
        rows = [
            {"match": match, "sequence": number, "seat": seat, "action": action}
            for number, (seat, action) in enumerate(rest, sequence + 1)
        ]
        async with self._changing(match, revision) as connection:
            await connection.execute(delete(actions).where(actions.c.match == match, actions.c.sequence > sequence))
            if rows:
                await connection.execute(insert(actions), rows)

    @asynccontextmanager
    async def _changing(self, match: str, revision: int) -> AsyncIterator[AsyncConnection]:
        async with self._engine.begin() as connection:
            step = update(matches).where(matches.c.id == match, matches.c.revision == revision)
            changed = await connection.execute(step.values(revision=revision + 1))
            if changed.rowcount != 1:
                raise conflict()
            yield connection


async def row(connection: AsyncConnection, match: str) -> Kept | None:
    found = (await connection.execute(select(matches).where(matches.c.id == match))).mappings().first()
    return Kept(**found) if found else None


def now() -> datetime:
    return datetime.now(UTC)
