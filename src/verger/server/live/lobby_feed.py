"""The public tables as they change, to one WebSocket."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import anyio
from fastapi import WebSocket
from pydantic_core import to_json

from verger.server.house import House
from verger.server.storage.pubsub import LOBBY
from verger.server.wire.messages import LobbyMessage
from verger.server.wire.problems import Problem

from . import sockets


async def show_tables(socket: WebSocket, house: House, guest: str | None) -> None:
    """Tell of the public tables until the other side is gone."""
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(tell_tables, socket, house)
        while await sockets.receive(socket, guest):
            pass
        tasks.cancel_scope.cancel()


async def tell_tables(socket: WebSocket, house: House) -> None:
    """Tell, and end the connection if that is not possible."""
    try:
        await tell_of_tables(socket, house)
    except Problem as problem:
        await sockets.end(socket, problem)


async def tell_of_tables(socket: WebSocket, house: House) -> None:
    """The tables at first, and whenever they differ from what was told last."""
    shown, changed = None, asyncio.Event()
    with house.pubsub.subscribe(LOBBY, changed.set), suppress(*sockets.GONE):
        while True:
            tables = await house.lobby.tables()
            if tables != shown:
                await sockets.say(socket, to_json(LobbyMessage(type="tables", tables=tables)).decode())
                shown = tables
            await changed.wait()
            changed.clear()
