"""One server to a file of SQLite: a second one would not hear what the guests of the first one do."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL

from verger.server.operation.settings import Unusable

from . import database

LOCK = ".lock"
"""What the name of a file beside it ends with. That one stays: what counts is whether somebody has it locked."""


@contextmanager
def serving(url: URL) -> Iterator[None]:
    """Be the only one who serves what this file keeps; the servers of one PostgreSQL tell each other everything.

    The lock is SQLite's own: it goes with this process however that ends, no child inherits it, and it is in nobody's
    way who administrates.
    """
    if url.get_backend_name() != "sqlite" or url.database in database.NO_FILE:
        yield
        return
    file = Path(str(url.database)).resolve()
    try:
        database.make_folder(file)
        lock = sqlite3.connect(file.with_name(file.name + LOCK), 0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise database.unusable(url, error) from error
    with closing(lock):
        take(lock, url)
        yield


def take(lock: sqlite3.Connection, url: URL) -> None:
    """Lock the file, or say who is in the way."""
    try:
        lock.execute("PRAGMA journal_mode = OFF")  # nothing is ever written there
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise database.unusable(url, error) from error
        raise Unusable(
            f"the database {database.name(url)} is served by another Verger already: stop that one first, or keep the "
            "matches in PostgreSQL, which any number of servers may share"
        ) from error
