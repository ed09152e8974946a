"""Pub/sub between processes: PostgreSQL's NOTIFY carries news with the change itself, none before it is true."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
from sqlalchemy import URL, Connection, func, select

from . import database
from .pubsub import LOBBY, TOPICS, PubSub, Topic

log = logging.getLogger(__name__)

CHANNEL = "verger"
AGAIN = 1.0
"""Seconds until a lost line is tried again."""

PULSE = 15.0
"""Seconds between two looks whether the line still carries anything."""

LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class Notifier:
    """Tells the other processes; where there is one alone, `PubSub` is enough and this says nothing."""

    def __init__(self, process: str | None = None, shared: bool = False) -> None:
        self.process = process or secrets.token_urlsafe(9)
        self._shared = shared

    def send(self, connection: Connection, topic: Topic, name: str = LOBBY) -> None:
        """Tell the other processes, once what happens on this connection is committed."""
        if self._shared:
            connection.execute(select(func.pg_notify(CHANNEL, f"{self.process} {topic} {name}")))

    def open(self, notification: str) -> tuple[Topic, str] | None:
        """What another process says has changed."""
        process, topic, name = notification.split(" ", 2)
        return None if process == self.process or topic not in TOPICS else (topic, name)


class NotificationListener:
    """The one line on which a process hears the others. It mends by itself; after that, anything may have happened."""

    def __init__(self, url: URL, notifier: Notifier, pubsub: PubSub) -> None:
        self._url = url
        self._notifier = notifier
        self._pubsub = pubsub

    async def run(self) -> None:
        """Listen for ever, and reconnect whenever the line is lost."""
        while True:
            try:
                async with self._line() as line:
                    await self._listen(line)
            except LOST as error:
                log.warning("the line to the other processes is lost: %s", error)
            await asyncio.sleep(AGAIN)

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[Any]:
        line = await database.line(self._url)
        try:
            yield line
        finally:
            line.terminate()

    async def _listen(self, line: Any) -> None:
        lost = asyncio.Event()
        line.add_termination_listener(lambda _: lost.set())
        await line.add_listener(CHANNEL, self._hear)
        self._pubsub.missed()
        while not lost.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), PULSE)
            await line.execute("SELECT 1", timeout=PULSE)

    def _hear(self, _: Any, __: int, ___: str, notification: str) -> None:
        if news := self._notifier.open(notification):
            self._pubsub.publish(*news, here=False)
