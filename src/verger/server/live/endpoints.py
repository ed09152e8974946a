"""The addresses of live connections: a match, and the public tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket

from verger.server.api.dependencies import Address, Guest, TheHouse, Wish
from verger.server.house import House
from verger.server.operation import metrics
from verger.server.tables import state_messages
from verger.server.wire.orders import Count
from verger.server.wire.problems import Problem

from . import lobby_feed, sockets
from .connection import Connection

router = APIRouter()


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
    form: state_messages.Form = "state",
) -> None:
    """Live play. `since` is how many log entries the client has got, at which `revision`; `seat` is its focus. Who has
    the rules asks for the form `known`."""
    if not sockets.from_here(socket):
        await socket.close()
        return
    await socket.accept()
    connection = Connection(socket, house, match, guest, address, form)
    with metrics.sockets.track_inprogress():
        try:
            with admitted(house, guest, address):
                await connection.run(seat, since, revision)
        except Problem as problem:
            await connection.refuse(problem)
            await sockets.end(socket, problem)


@router.websocket("/api/tables/live")
async def live_tables(socket: WebSocket, house: TheHouse, guest: Guest, address: Address) -> None:
    """The public tables, at once and whenever they change."""
    if not sockets.from_here(socket):
        await socket.close()
        return
    await socket.accept()
    with metrics.sockets.track_inprogress():
        try:
            with admitted(house, guest, address):
                await lobby_feed.show_tables(socket, house, guest)
        except Problem as problem:
            await sockets.end(socket, problem)


@contextmanager
def admitted(house: House, guest: str | None, address: str) -> Iterator[None]:
    """Hold one of the connections that an address may have; refuse who has, or asks for, too many."""
    house.limits.check("connect", address)
    with house.limits.socket(address, is_known=guest is not None):
        yield
