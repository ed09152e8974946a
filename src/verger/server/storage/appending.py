"""Actions that wait for the disk together are kept together: one statement finds which of their matches stand as they
were, one moves these on, which makes a compare-and-set of both, and one writes the actions down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import orjson
from sqlalchemy import Connection, Dialect

from .compare_and_set import Overtaken
from .rows import MatchRow
from .schema import matches

MOVED = ("revision", "changed", "wake", "clocks", "request", "paused", "ended", "result")
"""The columns of its match that an action may change."""

_new = [f"json_extract(new.value, '$[{place}]')" for place in range(3 + len(MOVED))]
STANDING = (
    "SELECT json_group_array(matches.id) FROM json_each(?) AS new JOIN matches "
    f"ON matches.id = {_new[0]} AND matches.revision = {_new[1]} AND matches.version = {_new[2]}"
)
MOVING = (
    f"UPDATE matches SET ({', '.join(MOVED)}) = ({', '.join(_new[3:])}) FROM json_each(?) AS new "
    f"WHERE matches.id = {_new[0]}"
)
APPENDING = f"INSERT INTO actions (match, sequence, seat, action) SELECT {', '.join(_new[:4])} FROM json_each(?) AS new"


@dataclass(slots=True)  # not frozen, which would take four times as long to make
class Append:
    """An action, the `sequence`-th of its match, and the match's row before and after it."""

    before: MatchRow
    after: MatchRow
    sequence: int
    seat: int
    action: int

    def __call__(self, connection: Connection) -> None:
        """Keep this one alone."""
        for overtaken in append_all(connection, [self]):
            if overtaken:
                raise overtaken

    def row(self, dialect: Dialect) -> list[Any]:
        """Where the match's row was, and what its columns become."""
        before, new = self.before, vars(self.after)
        values = [None if (now := new[name]) is None else write(now) for name, write in writers(dialect)]
        return [before.id, before.revision, before.version, *values]


def append_all(connection: Connection, works: Sequence[Append]) -> list[Overtaken | None]:
    """Keep all these actions; of which one was overtaken, be it by another of them.

    Whatever is asked has one row for an answer: between any two rows this thread would wait for the one that serves,
    and that one for this.
    """
    if not works:
        return []
    first = {work.before.id: work for work in reversed(works)}
    rows = {match: work.row(connection.dialect) for match, work in first.items()}
    standing = connection.exec_driver_sql(STANDING, (orjson.dumps([row[:3] for row in rows.values()]),)).scalar_one()
    kept = {match: first[match] for match in orjson.loads(standing)}
    played = [(match, work.sequence, work.seat, work.action) for match, work in kept.items()]
    connection.exec_driver_sql(MOVING, (orjson.dumps([rows[match] for match in kept]),))
    connection.exec_driver_sql(APPENDING, (orjson.dumps(played),))
    return [None if kept.get(work.before.id) is work else Overtaken() for work in works]


@cache
def writers(dialect: Dialect) -> list[tuple[str, Any]]:
    """How the values of each column are written in this database."""
    kinds = [(name, matches.c[name].type.dialect_impl(dialect)) for name in MOVED]
    return [(name, kind.bind_processor(dialect) or as_it_is) for name, kind in kinds]


def as_it_is(value: Any) -> Any:
    """A value that needs no writing."""
    return value
