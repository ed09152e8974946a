"""A match as it happens: one state after another to every browser, orders the other way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Annotated
from urllib.parse import urlsplit

import anyio
from anyio.abc import TaskGroup
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import to_json

from . import states
from .api import Guest, TheHouse, Wish
from .house import House
from .messages import LARGEST, AskHint, Count, Order, Outgoing, Play, Preparing, Refused, Sit, Undo, Why, orders
from .problems import Problem, invalid, trouble
from .sitting import Sitting

log = logging.getLogger(__name__)
router = APIRouter()

PROGRESS = 0.25
"""Seconds between two looks at how far the compilation is."""


@router.websocket("/api/matches/{match}/live")
async def live(
    socket: WebSocket,
    match: str,
    house: TheHouse,
    guest: Guest,
    since: Annotated[Count, Query()] = 0,
    revision: Annotated[Count | None, Query()] = None,
    seat: Wish = None,
) -> None:
    """Live play. `since` is how many log entries the client has got, at which `revision`; `seat` is its focus."""
    if not from_here(socket):
        await socket.close()
        return
    await socket.accept()
    connection = Connection(socket, house, match, guest, seat)
    try:
        await connection.run(since, revision)
    except Problem as problem:
        await connection.refuse(problem)
        await socket.close(4000 + problem.status)


def from_here(socket: WebSocket) -> bool:
    """Whether the page that connects is ours. What is not a browser names no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


class Connection:
    def __init__(self, socket: WebSocket, house: House, match: str, guest: str | None, seat: int | None) -> None:
        self._socket = socket
        self._house = house
        self._match = match
        self._guest = guest
        self._seat = seat
        self._moved = False  # to another seat: the state must be told again
        self._revision = 0  # shown last
        self._sending = asyncio.Lock()

    async def run(self, since: int, revision: int | None) -> None:
        await self._prepare()
        with self._house.news.follow(self._match) as changed:
            sitting = await self._house.sitting(self._match)
            if revision is not None and sitting.sequence - since != sitting.revision - revision:
                since = 0  # something the client has got was taken back meanwhile
            self._seat = sitting.focus(self._guest, self._seat)
            await self._show(sitting, since)
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(self._tell, sitting, changed)
                await self._hear(tasks, changed)
                tasks.cancel_scope.cancel()

    async def refuse(self, problem: Problem) -> None:
        await self._send(Refused(type="refused", **problem.fault, revision=self._revision))

    @asynccontextmanager
    async def _refusing(self) -> AsyncIterator[None]:
        """Whatever goes wrong inside is answered, and the connection goes on."""
        try:
            yield
        except Problem as problem:
            await self.refuse(problem)
        except Exception:
            log.exception("match %s is in trouble", self._match)
            await self.refuse(trouble())

    # To the browser

    async def _prepare(self) -> None:
        """Show how far the game is from being playable."""
        preparation = self._house.preparation
        game = (await self._house.matches.find(self._match)).game
        while not preparation.is_finished(game):
            await self._send(Preparing(type="preparing", **preparation.games[game]))
            await asyncio.sleep(PROGRESS)

    async def _tell(self, shown: Sitting, changed: asyncio.Event) -> None:
        while True:
            await changed.wait()
            changed.clear()
            async with self._refusing():
                shown = await self._catch_up(shown)

    async def _catch_up(self, shown: Sitting) -> Sitting:
        """One state for every action since the last one shown, unless something was taken back."""
        sitting = await self._house.sitting(self._match)
        for moment in sitting.since(shown) or ([sitting] if self._moved else []):
            # Another seat knows other things: it is told everything anew.
            since = 0 if self._moved else moment.agrees(shown)
            self._moved = False
            await self._show(moment, since)
            shown = moment
        return sitting

    async def _show(self, sitting: Sitting, since: int) -> None:
        await self._send(states.state(sitting, self._guest, self._seat, since))
        self._revision = sitting.revision

    async def _send(self, message: Outgoing) -> None:
        async with self._sending:
            with suppress(WebSocketDisconnect):  # whoever hears ends the connection
                await self._socket.send_text(to_json(message).decode())

    # From the browser

    async def _hear(self, tasks: TaskGroup, changed: asyncio.Event) -> None:
        while (message := await self._socket.receive())["type"] != "websocket.disconnect":
            async with self._refusing():
                await self._follow(read(message.get("text")), tasks)
            changed.set()

    async def _follow(self, order: Order, tasks: TaskGroup) -> None:
        match order:
            case Play():
                await self._house.play(self._match, self._guest, order.seat, order.action, order.revision)
            case Undo():
                await self._house.undo(self._match, self._guest, order.seat, order.to, order.revision)
            case Why():
                await self.refuse(await self._house.why(self._match, self._guest, order.seat, order.action))
            case AskHint():
                tasks.start_soon(self._hint, order.seat)
            case Sit():
                await self._house.own(self._match, self._guest, order.seat)
                self._seat, self._moved = order.seat, True

    async def _hint(self, seat: int) -> None:
        async with self._refusing():
            await self._send(await self._house.hint(self._match, self._guest, seat))


def read(text: str | None) -> Order:
    """The order in a message."""
    if text is None:
        raise Problem("invalid", "A message is a text, not bytes.")
    if len(text.encode()) > LARGEST:
        raise Problem("invalid", f"A message has at most {LARGEST} bytes.")
    try:
        return orders.validate_json(text)
    except ValidationError as error:
        raise invalid(error.errors()) from error
