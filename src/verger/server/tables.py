"""The tables of the database. `migrations/` leads there."""

from sqlalchemy import JSON, Column, DateTime, ForeignKey, Integer, MetaData, SmallInteger, String, Table

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("edition", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(16), nullable=False),  # 64 bits in hexadecimal
    Column("seats", JSON, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("revision", Integer, nullable=False),
)

actions = Table(
    "actions",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("action", Integer, nullable=False),
)
