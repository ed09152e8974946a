"""The store of matches. A change is one transaction, a compare-and-set on the match's revision and version."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from datetime import datetime, timedelta
from functools import cache, lru_cache
from typing import Any

from sqlalchemy import Connection, Select, Update, bindparam, delete, exists, func, insert, select, text, update

from .appending import Append
from .compare_and_set import Overtaken
from .leases import TERM, is_held
from .notify import Notifier
from .rows import Actions, Line, MatchRow
from .schema import actions, leases, lines, matches
from .transactions import Told, Transactions

LINES = 100
"""How much of what was said is kept."""

LOBBY_SIZE = 100
"""Public tables shown at most."""

LOBBY_AGE = timedelta(days=1)
"""How long a public table is shown that nobody touches."""


PULSE = 1.0
"""Seconds for which it is believed that what could be written once can be written again."""

TOUCHING = text("UPDATE alembic_version SET version_num = version_num")
NAMES = tuple(field.name for field in fields(MatchRow))


@dataclass(frozen=True)
class StoredMatch:
    """A match at one moment; what the asker already knew is left out."""

    row: MatchRow
    actions: Actions | None
    lines: tuple[Line, ...] | None


class Store:
    """The rows of matches, their actions and what was said, read at one moment and changed by compare-and-set."""

    def __init__(self, transactions: Transactions, notifier: Notifier) -> None:
        self._transactions = transactions
        self._notifier = notifier
        self._pinged = -PULSE

    async def ping(self) -> None:
        """Return if something can be kept; the disk is asked once in a while, however often we are."""
        if not self._transactions.is_in_trouble and time.monotonic() < self._pinged + PULSE:
            return
        await self._transactions.write(lambda connection: connection.execute(TOUCHING))
        self._pinged = time.monotonic()

    async def find(self, match: str) -> MatchRow | None:
        """A match's row."""
        return await self._transactions.read(lambda connection: row_of(connection, match))

    async def read(self, match: str, known: MatchRow | None = None) -> StoredMatch | None:
        """A match's row, its actions and what was said, at one moment."""

        def work(connection: Connection) -> StoredMatch | None:
            row = row_of(connection, match)
            if row is None:
                return None
            return StoredMatch(
                row,
                None if known and known.revision == row.revision else played(connection, match),
                None if known and known.version == row.version else said(connection, match),
            )

        return await self._transactions.read(work)

    async def make(self, row: MatchRow, begun: Sequence[tuple[int, int]] = ()) -> None:
        """Write a new match, with what has been played in it already."""
        rows = numbered(row, 0, begun)

        def work(connection: Connection) -> None:
            connection.execute(insert(matches).values(asdict(row)))
            if rows:
                connection.execute(insert(actions), rows)
            if is_in_lobby(row):
                self._notifier.send(connection, "lobby")

        await self._transactions.write(work)

    async def append(self, before: MatchRow, after: MatchRow, sequence: int, seat: int, action: int) -> None:
        """Write the action that makes `sequence` actions in all."""

        def work(connection: Connection) -> None:
            self._compare_and_set(connection, before, after)
            connection.execute(insert(actions), numbered(after, sequence - 1, [(seat, action)]))

        alone = self._transactions.is_shared
        await self._transactions.write(work if alone else Append(before, after, sequence, seat, action))

    @property
    def is_prompt(self) -> bool:
        """Whether nothing has to be asked of others before an action is written."""
        return not self._transactions.is_shared

    def append_soon(self, before: MatchRow, after: MatchRow, sequence: int, seat: int, action: int, told: Told) -> None:
        """The same without a task that waits for it, where the store is prompt."""
        self._transactions.write_soon(Append(before, after, sequence, seat, action), told)

    async def rewrite(self, before: MatchRow, after: MatchRow, sequence: int, rest: Actions) -> None:
        """Keep the first `sequence` actions, and let these others follow."""
        rows = numbered(after, sequence, rest)

        def work(connection: Connection) -> None:
            self._compare_and_set(connection, before, after)
            later = delete(actions).where(actions.c.match == after.id, actions.c.sequence > sequence)
            connection.execute(later)
            if rows:
                connection.execute(insert(actions), rows)

        await self._transactions.write(work)

    async def change(
        self, before: MatchRow, after: MatchRow, said: Sequence[Line] = (), following: MatchRow | None = None
    ) -> None:
        """Change the table: its row, with what is said there from now on (if anything new) and the match after it."""

        def work(connection: Connection) -> None:
            self._compare_and_set(connection, before, after)
            if said:
                connection.execute(insert(lines).values(match=after.id, **asdict(said[-1])))
                connection.execute(delete(lines).where(lines.c.match == after.id, lines.c.number < said[0].number))
            if following:
                connection.execute(insert(matches).values(asdict(following)))

        await self._transactions.write(work)

    async def public_tables(self, moment: datetime) -> list[MatchRow]:
        """The public tables that have not begun, newest first."""
        waiting = matches.c.public & matches.c.started.is_(None) & (matches.c.changed > moment - LOBBY_AGE)
        query = select(matches).where(waiting)

        def work(connection: Connection) -> list[MatchRow]:
            found = connection.execute(query.order_by(matches.c.created.desc()).limit(LOBBY_SIZE))
            return [MatchRow(**one) for one in found.mappings()]

        return await self._transactions.read(work)

    async def due_matches(self, moment: datetime, limit: int) -> list[str]:
        """Matches in which somebody other than a person is to act, and nobody is at it."""
        query = due(self._transactions.is_shared)
        known = {"moment": moment, "later": moment + TERM, "limit": limit}

        def work(connection: Connection) -> list[str]:
            return list(connection.scalars(query, known))

        return await self._transactions.read(work)

    async def latest(self, limit: int) -> list[tuple[MatchRow, int]]:
        """The matches touched last, and how many actions each has."""
        count = select(func.count()).where(actions.c.match == matches.c.id).scalar_subquery()
        query = select(matches, count.label("played")).order_by(matches.c.changed.desc()).limit(limit)

        def work(connection: Connection) -> list[tuple[MatchRow, int]]:
            found = [dict(one) for one in connection.execute(query).mappings()]
            return [(MatchRow(**{name: one[name] for name in NAMES}), one["played"]) for one in found]

        return await self._transactions.read(work)

    async def delete(self, match: str) -> bool:
        """Delete a match with all that was played and said there; whether there was one."""

        def work(connection: Connection) -> bool:
            return bool(connection.execute(delete(matches).where(matches.c.id == match)).rowcount)

        return await self._transactions.write(work)

    async def forget(self, untouched: timedelta, moment: datetime) -> int:
        """Delete matches that nobody has touched for so long, with all that was played and said there."""

        def work(connection: Connection) -> int:
            gone = connection.execute(delete(matches).where(matches.c.changed < moment - untouched))
            return int(gone.rowcount)

        return await self._transactions.write(work)

    def _compare_and_set(self, connection: Connection, before: MatchRow, after: MatchRow) -> None:
        """From one state of the row to the next, if it is still in the first; else it is overtaken."""
        new = differences(before, after)
        old = {"old_id": before.id, "old_revision": before.revision, "old_version": before.version}
        changed = connection.execute(update_of(tuple(new)), old | {f"new_{name}": new[name] for name in new})
        if changed.rowcount != 1:
            raise Overtaken()
        self._notifier.send(connection, "match", after.id)
        if is_in_lobby(before) or is_in_lobby(after):
            self._notifier.send(connection, "lobby")


@cache
def due(is_shared: bool) -> Select[str]:
    """The question which matches are due at a moment."""
    at_it = exists().where(leases.c.match == matches.c.id, is_held(is_shared))
    # What was written later than now was written before the clock was set back, and so was its `wake`.
    is_early = matches.c.wake.is_not(None) & (matches.c.changed > bindparam("later"))
    is_due = (matches.c.wake <= bindparam("moment")) | is_early
    return select(matches.c.id).where(is_due, ~at_it).order_by(matches.c.wake).limit(bindparam("limit"))


@lru_cache
def update_of(names: tuple[str, ...]) -> Update:
    """The statement for such a change: made once, as making one takes longer than what it does."""
    old = (getattr(matches.c, name) == bindparam(f"old_{name}") for name in ("id", "revision", "version"))
    return update(matches).where(*old).values({name: bindparam(f"new_{name}") for name in names})


def differences(before: MatchRow, after: MatchRow) -> dict[str, Any]:
    """The columns that a change sets."""
    old, new = vars(before), vars(after)
    return {name: new[name] for name in NAMES if new[name] != old[name]}


def numbered(row: MatchRow, sequence: int, played: Sequence[tuple[int, int]]) -> list[dict[str, Any]]:
    """The rows of actions that follow the first `sequence`."""
    return [
        {"match": row.id, "sequence": number, "seat": seat, "action": action}
        for number, (seat, action) in enumerate(played, sequence + 1)
    ]


def is_in_lobby(row: MatchRow) -> bool:
    """Whether everybody may see this table."""
    return row.public and row.started is None


def row_of(connection: Connection, match: str) -> MatchRow | None:
    """A match's row."""
    found = (connection.execute(select(matches).where(matches.c.id == match))).mappings().first()
    return MatchRow(**found) if found else None


def played(connection: Connection, match: str) -> Actions:
    """A match's actions in their order."""
    query = select(actions.c.seat, actions.c.action).where(actions.c.match == match)
    return [(seat, action) for seat, action in connection.execute(query.order_by(actions.c.sequence))]


def said(connection: Connection, match: str) -> tuple[Line, ...]:
    """The last lines said at a table."""
    query = select(lines).where(lines.c.match == match).order_by(lines.c.number.desc()).limit(LINES)
    found = (connection.execute(query)).mappings()
    return tuple(Line(**{key: value for key, value in one.items() if key != "match"}) for one in found)[::-1]
