"""Opening the database: durable, with its tables brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+aiosqlite"}
BEGIN = "sqlite_begin"

# What is committed is on the disk (FULL), and readers do not wait for the writer (WAL).
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")


def connect(url: URL) -> AsyncEngine:
    engine = create_async_engine(url.set(drivername=DRIVERS.get(url.drivername, url.drivername)))
    if engine.dialect.name == "sqlite":
        if engine.url.database:
            Path(engine.url.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        event.listen(engine.sync_engine, "connect", _set_up)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date, whatever they were."""
    immediate = engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"})  # two servers started at once take turns
    async with immediate.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _set_up(connection: Any, _: Any) -> None:
    # The driver would begin transactions by itself, and leave statements that make tables outside of them.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN"))
