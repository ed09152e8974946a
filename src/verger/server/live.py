"""A match as it happens: its table and one state after another to every browser, orders the other way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from typing import Annotated, Any
from urllib.parse import urlsplit

import anyio
from anyio.abc import TaskGroup
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import to_json
from starlette.types import Message
from starlette.websockets import WebSocketDisconnected

from . import metrics, states, tables, times
from .asking import Address, Guest, TheHouse, Wish
from .house import House
from .messages import Outgoing, Preparing, Refused, TablesTold
from .news import LOBBY
from .orders import LARGEST, AskHint, Count, MatchOrder, Play, Sit, TableOrder, Why, orders
from .presence import Present
from .problems import Problem, invalid, trouble
from .sitting import Sitting

log = logging.getLogger(__name__)
router = APIRouter()

PROGRESS = 0.25
"""Seconds between two looks at how far the compilation is."""

SILENCE = 900.0
"""Seconds after which somebody whom we do not know, and who says nothing, has to come again if they still want to."""

AWAY = 1001
AGAIN = 1013
"""Closing codes after which a page comes again; from 4000 on it does not, until somebody loads it."""

GONE = (WebSocketDisconnect, WebSocketDisconnected)


@router.websocket("/api/matches/{match}/live")
async def live(
    socket: WebSocket,
    match: str,
    house: TheHouse,
    guest: Guest,
    address: Address,
    since: Annotated[Count, Query()] = 0,
    revision: Annotated[Count | None, Query()] = None,
    seat: Wish = None,
    form: states.Form = "state",
) -> None:
    """Live play. `since` is how many log entries the client has got, at which `revision`; `seat` is its focus. Who has
    the rules asks for the form `known`."""
    if not from_here(socket):
        await socket.close()
        return
    await socket.accept()
    connection = Connection(socket, house, match, guest, address, form)
    with metrics.sockets.track_inprogress():
        try:
            house.limits.check("connect", address)
            with house.limits.socket(address, is_known=guest is not None):
                await connection.run(seat, since, revision)
        except Problem as problem:
            await connection.refuse(problem)
            await end(socket, problem)


@router.websocket("/api/tables/live")
async def live_tables(socket: WebSocket, house: TheHouse, guest: Guest, address: Address) -> None:
    """The public tables, at once and whenever they change."""
    if not from_here(socket):
        await socket.close()
        return
    await socket.accept()
    with metrics.sockets.track_inprogress():
        try:
            house.limits.check("connect", address)
            with house.limits.socket(address, is_known=guest is not None):
                await show_tables(socket, house, guest)
        except Problem as problem:
            await end(socket, problem)


async def show_tables(socket: WebSocket, house: House, guest: str | None) -> None:
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(tell_tables, socket, house)
        while await receive(socket, guest):
            pass
        tasks.cancel_scope.cancel()


async def tell_tables(socket: WebSocket, house: House) -> None:
    try:
        await tell_of_tables(socket, house)
    except Problem as problem:
        await end(socket, problem)


async def tell_of_tables(socket: WebSocket, house: House) -> None:
    shown = None
    with house.news.follow(LOBBY) as changed, suppress(*GONE):
        while True:
            listed = await house.lobby.tables()
            if listed != shown:
                await socket.send_text(to_json(TablesTold(type="tables", tables=listed)).decode())
                shown = listed
            await changed.wait()
            changed.clear()


async def receive(socket: WebSocket, guest: str | None) -> Message | None:
    """The next message, if there will be one; whom nobody knows is not listened to for ever."""
    try:
        async with asyncio.timeout(SILENCE if guest is None else None):
            message = await socket.receive()
    except TimeoutError:
        await close(socket, AWAY)
        return None
    return None if message["type"] == "websocket.disconnect" else message


async def end(socket: WebSocket, problem: Problem) -> None:
    await close(socket, AGAIN if problem.code == "storage" else 4000 + problem.status)


async def close(socket: WebSocket, code: int) -> None:
    with suppress(*GONE):
        await socket.close(code)


def from_here(socket: WebSocket) -> bool:
    """Whether the page that connects is ours. What is not a browser names no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc in hosts(socket)
    except ValueError:
        return False


def hosts(socket: WebSocket) -> list[str | None]:
    """Under which names we are known; no page can make a browser send another than the one it asked for."""
    names = [socket.headers.get("host")]
    if socket.app.state.house.settings.trusted_proxies:
        names.append(socket.headers.get("x-forwarded-host"))
    return names


class Connection:
    def __init__(
        self, socket: WebSocket, house: House, match: str, guest: str | None, address: str, form: states.Form
    ) -> None:
        self._socket = socket
        self._house = house
        self._match = match
        self._form = form
        self._guest = guest
        self._address = address
        self._who = guest or address
        self._seat: int | None = None
        self._moved = False  # to another seat: the state must be told again
        self._shown: Sitting | None = None
        self._table: Any = None  # what the table last told was made of
        self._sending = asyncio.Lock()

    async def run(self, seat: int | None, since: int, revision: int | None) -> None:
        await self._prepare()
        with self._house.news.follow(self._match) as changed:
            async with self._house.presence.attend(self._match, self._guest):
                await self._begin(seat, since, revision)
                async with anyio.create_task_group() as tasks:
                    tasks.start_soon(self._tell, changed)
                    ended_by = await self._hear(tasks, changed)
                    tasks.cancel_scope.cancel()
        if ended_by:
            raise ended_by

    async def refuse(self, problem: Problem) -> None:
        metrics.refusals.labels(problem.code).inc()
        revision = self._shown.stamp if self._shown else 0
        await self._send(Refused(type="refused", **problem.fault, revision=revision))

    async def _refusing(self, work: Awaitable[None]) -> None:
        """Whatever goes wrong meanwhile is answered, and the connection goes on."""
        try:
            await work
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
        preparation.prefer(game)
        while not preparation.is_finished(game):
            await self._send(Preparing(type="preparing", **preparation.games[game]))
            await asyncio.sleep(PROGRESS)

    async def _begin(self, seat: int | None, since: int, revision: int | None) -> None:
        """The table, and the match from where the client has got it."""
        sitting = await self._house.sitting(self._match)
        await self._show_table(sitting)
        if sitting.kept.started is None:
            return
        self._seat = sitting.focus(self._guest, seat)
        if revision is not None and sitting.told_lines(self._seat) - since != sitting.revision - sitting.revision_of(
            revision
        ):
            since = 0  # something the client has got was taken back meanwhile, or it does not see everything
        await self._show(sitting, since)

    async def _tell(self, changed: asyncio.Event) -> None:
        while True:
            await changed.wait()
            changed.clear()
            await self._refusing(self._catch_up())

    async def _catch_up(self) -> None:
        sitting = await self._house.matches.glance(self._match)
        await self._show_table(sitting)
        if sitting.kept.started is not None:
            self._refocus(sitting)
            for moment in self._missed(sitting):
                if self._is_unseen(moment):
                    self._shown = moment
                    continue
                # Another seat knows other things: it is told everything anew.
                since = (
                    moment.told_lines(self._seat, moment.agrees(self._shown)) if self._shown and not self._moved else 0
                )
                self._moved = False
                await self._show(moment, since)

    def _refocus(self, sitting: Sitting) -> None:
        """Who has lost the seat they looked from, or has got one, looks from another."""
        owned = sitting.kept.owned(self._guest)
        if (self._seat is None and owned) or (self._seat is not None and self._seat not in owned):
            self._seat, self._moved = sitting.focus(self._guest, None), True

    def _missed(self, sitting: Sitting) -> list[Sitting]:
        """One state for every action since the last one shown, unless something was taken back."""
        if self._shown is None:
            return [sitting]
        same = not self._moved and same_people(self._shown, sitting)
        return sitting.since(self._shown) or ([] if same else [sitting])

    def _is_unseen(self, moment: Sitting) -> bool:
        """Whether nothing was seen from here of what led from the last state shown to this one."""
        return (
            self._shown is not None
            and not self._moved
            and moment.match.game.is_apart
            and same_people(self._shown, moment)
            and self._shown.story(self._seat) == moment.story(self._seat)
        )

    async def _show(self, sitting: Sitting, since: int) -> None:
        await self._send_text(states.written(sitting, self._guest, self._seat, since, self._form))
        self._shown = sitting

    async def _show_table(self, sitting: Sitting) -> None:
        present = await self._house.presence.of(self._match)
        made_of = ingredients(sitting, self._guest, present)
        if made_of != self._table:
            await self._send(tables.table(sitting, self._guest, present, times.now()))
            self._table = made_of

    async def _send(self, message: Outgoing) -> None:
        await self._send_text(to_json(message).decode())

    async def _send_text(self, text: str) -> None:
        async with self._sending:
            with suppress(*GONE):  # whoever hears ends the connection
                await self._socket.send_text(text)

    # From the browser

    async def _hear(self, tasks: TaskGroup, changed: asyncio.Event) -> Problem | None:
        """Do as we are told until nobody is there, or until it has been nonsense too often."""
        while message := await receive(self._socket, self._guest):
            try:
                order = read(message.get("text"))
            except Problem as problem:
                await self.refuse(problem)
                if tired := self._tired():
                    return tired
                continue
            await self._refusing(self._follow(order, tasks))
            changed.set()
        return None

    def _tired(self) -> Problem | None:
        try:
            self._house.limits.check("invalid", self._address)
        except Problem as problem:
            return problem
        return None

    async def _follow(self, order: MatchOrder | TableOrder, tasks: TaskGroup) -> None:
        self._house.check_order(order, self._who)
        match order:
            case Play():
                await self._house.play(self._match, self._guest, order.seat, order.action, order.revision)
            case Why():
                await self.refuse(await self._house.why(self._match, self._guest, order.seat, order.action))
            case AskHint():
                # About the match as it is now, whatever is played while a bot thinks.
                sitting = await self._house.own(self._match, self._guest, order.seat)
                tasks.start_soon(self._hint, sitting, order.seat)
            case Sit():
                await self._house.own(self._match, self._guest, order.seat)
                self._seat, self._moved = order.seat, True
            case _:
                await self._house.order(self._match, self._guest, order)

    async def _hint(self, sitting: Sitting, seat: int) -> None:
        await self._refusing(self._advise(sitting, seat))

    async def _advise(self, sitting: Sitting, seat: int) -> None:
        await self._send(await self._house.hints.hint(sitting, seat))


def ingredients(sitting: Sitting, guest: str | None, present: Present) -> Any:
    """Two tables made of the same are the same."""
    kept = sitting.kept
    return kept.version, tables.clocks_seen(sitting, guest), kept.request, kept.ended, present


def same_people(one: Sitting, other: Sitting) -> bool:
    """Whether two sittings differ in nothing that a state tells of who plays."""
    return (one.kept.seats, one.kept.paused, one.kept.request) == (
        other.kept.seats,
        other.kept.paused,
        other.kept.request,
    )


def read(text: str | None) -> MatchOrder | TableOrder:
    """The order in a message."""
    if text is None:
        raise Problem("invalid", "A message is a text, not bytes.")
    if len(text.encode()) > LARGEST:
        raise Problem("invalid", f"A message has at most {LARGEST} bytes.")
    try:
        return orders.validate_json(text)
    except ValidationError as error:
        raise invalid(error.errors()) from error
