"""The database's schema. `migrations/` leads there."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
)
from sqlalchemy.types import TypeDecorator
from typing_extensions import override

metadata = MetaData()
data = JSON(none_as_null=True)


class Moment(TypeDecorator[datetime]):
    """A point in time; SQLite, which knows no zones, keeps it in UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    @override
    def process_result_value(self, value: datetime | None, _: Any) -> datetime | None:
        return value.replace(tzinfo=UTC) if value and value.tzinfo is None else value


def of_a_match() -> Column[str]:
    """The key of a row that goes with its match."""
    return Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("edition", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", data, nullable=False),
    Column("seed", String(16), nullable=False),  # 64 bits in hexadecimal
    Column("seats", data, nullable=False),
    Column("created", Moment, nullable=False),
    Column("revision", Integer, nullable=False),
    # The table around it
    Column("version", Integer, nullable=False),
    Column("host", String(64)),
    Column("public", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("clock", data),
    Column("started", Moment),
    Column("changed", Moment, nullable=False),
    Column("ended", Moment),
    Column("result", data),
    Column("clocks", data),
    Column("paused", Boolean, nullable=False),
    Column("request", data),
    Column("rematch", String(32)),
    Column("wake", Moment),
    Column("known_seed", Boolean, nullable=False),
    Column("removed", data),
    Index("matches_wake", "wake"),
    Index("matches_changed", "changed"),
)

actions = Table(
    "actions",
    metadata,
    of_a_match(),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("action", Integer, nullable=False),
)

lines = Table(
    "lines",
    metadata,
    of_a_match(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(280)),
    Column("reaction", String(16)),
    Column("at", Moment, nullable=False),
)

connections = Table(
    "connections",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("guest", String(64)),
    Column("process", String(32)),
    Column("until", Moment, nullable=False),
    Index("connections_match", "match"),
    Index("connections_process", "process"),
    Index("connections_until", "until"),
)

leases = Table(
    "leases",
    metadata,
    of_a_match(),
    Column("holder", String(32), nullable=False),
    Column("until", Moment, nullable=False),
)
