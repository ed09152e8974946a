"""Opening the database, SQLite or PostgreSQL: durable, with its tables brought up to date."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, select
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from verger.server.operation.settings import Unusable

MIGRATIONS = Path(__file__).parent / "migrations"
NO_FILE = (None, "", ":memory:")
BEGIN = "sqlite_begin"
TURN = int.from_bytes(b"verger")
"""The advisory lock of whoever brings a PostgreSQL database up to date."""

OLDEST = (3, 35)
"""The first SQLite that says which rows it has changed; see `leases`."""

PATIENCE = 10
"""Seconds until a database that does not answer is given up."""

# What is committed is on the disk (FULL), and readers do not wait for the writer (WAL).
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {PATIENCE * 1000}")
SESSION = {"application_name": "verger", "synchronous_commit": "on"}

AWAY = (OSError, DisconnectionError, PoolTimeout, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)
MISTAKES = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
REFUSALS = (SQLAlchemyError, OSError, ValueError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)


def connect(url: URL) -> AsyncEngine:
    """An engine for the database that an address names."""
    match url.get_backend_name():
        case "sqlite":
            return _sqlite(url)
        case "postgresql" | "postgres":
            return _postgresql(url)
        case other:
            raise Unusable(f"VERGER_DATABASE_URL must begin with postgresql:// or sqlite://, not with {other}://")


def _sqlite(url: URL) -> AsyncEngine:
    if url.database in NO_FILE:
        raise Unusable("VERGER_DATABASE_URL names no file: what is kept in memory is not kept")
    if sqlite3.sqlite_version_info < OLDEST:
        raise Unusable(f"SQLite {sqlite3.sqlite_version} is too old: it takes {OLDEST[0]}.{OLDEST[1]} or a newer one")
    engine = create_async_engine(url.set(drivername="sqlite+aiosqlite"), hide_parameters=True)
    _listen(engine.sync_engine)
    return engine


def _listen(engine: Engine) -> None:
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)


async def line(url: URL) -> asyncpg.Connection:
    """A connection to PostgreSQL itself, outside of any pool."""
    # The driver reads the address by itself: it knows every parameter that PostgreSQL's own programs know.
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await asyncpg.connect(address, timeout=PATIENCE, server_settings=SESSION)


def _postgresql(url: URL) -> AsyncEngine:
    engine = create_async_engine(
        url.set(drivername="postgresql+asyncpg", query={}),
        async_creator=partial(line, url),
        hide_parameters=True,  # a seed or a guest is nobody's business, not even in a log
        isolation_level="READ COMMITTED",  # whoever waited for a faster change sees it
    )
    event.listen(engine.sync_engine, "checkout", _check)
    return engine


def in_threads(engine: AsyncEngine) -> Engine:
    """The same SQLite for threads that wait for it."""
    plain = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    _listen(plain)
    return plain


def at_one_moment(engine: AsyncEngine) -> AsyncEngine:
    """The engine for transactions whose queries all see the same moment, as SQLite's do anyway."""
    if engine.dialect.name == "sqlite":
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ")


@asynccontextmanager
async def opened(url: URL) -> AsyncIterator[AsyncEngine]:
    """A database that is up to date, for as long as this lasts."""
    engine = connect(url)
    try:
        await migrate(engine)
        yield engine
    finally:
        await engine.dispose()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date, whatever they were. Servers started at once take turns."""
    try:
        if engine.dialect.name == "sqlite" and engine.url.database:
            _make_file(engine, Path(engine.url.database))
        async with engine.execution_options(**{BEGIN: "BEGIN IMMEDIATE"}).begin() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(select(func.pg_advisory_xact_lock(TURN)))
            await connection.run_sync(_upgrade)
    except REFUSALS as error:
        raise unusable(engine.url, error) from error


def make_folder(file: Path) -> None:
    """The folder of a file, for its owner alone."""
    if not file.parent.exists():
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)


def _make_file(engine: AsyncEngine, file: Path) -> None:
    """Where this fails, the engine's own driver would leave a thread behind that complains."""
    make_folder(file)
    words, options = engine.dialect.create_connect_args(engine.url)
    with closing(sqlite3.connect(words[0], **options)) as connection:
        connection.execute("PRAGMA schema_version")


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise Unusable(f"the database {name(connection.engine.url)} is a newer Verger's: this one is too old for it")
    command.upgrade(config, "head")


def name(url: URL) -> str:
    """A database's address without its password."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def unusable(url: URL, error: BaseException) -> Unusable:
    """Why a database cannot be used, in one sentence."""
    return Unusable(f"the database {name(url)} cannot be used: {reason(error)}")


def is_away(error: Exception) -> bool:
    """Whether it is the database that cannot do what it should, and not we who asked for what cannot be."""
    return isinstance(error, AWAY) or (isinstance(error, DBAPIError) and not isinstance(error, MISTAKES))


def identity(file: str) -> tuple[int, int]:
    """Which file it is that has this name now."""
    found = Path(file).stat()
    return found.st_dev, found.st_ino


def reason(error: BaseException) -> str:
    """What the database or the system itself says, on one line."""
    if isinstance(error, DBAPIError) and error.orig:
        error = error.orig.__cause__ or error.orig
    if isinstance(error, TimeoutError):
        return f"no answer in {PATIENCE} seconds"
    if isinstance(error, ConnectionError) and error.errno:
        return os.strerror(error.errno)
    said = error.strerror if isinstance(error, OSError) else None
    return " ".join((said or str(error)).split())


def _set_up(connection: Any, _: Any) -> None:
    # The driver would begin transactions by itself, and leave statements that make tables outside of them.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN"))


def _check(_: Any, record: Any, __: Any) -> None:
    """A connection that the database has closed is replaced."""
    if record.driver_connection.is_closed():
        raise DisconnectionError
