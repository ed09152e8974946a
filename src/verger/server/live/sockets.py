"""One WebSocket: who may open it, what is heard on it, and closing it so that a page reconnects or does not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from fastapi import WebSocket, WebSocketDisconnect
from starlette.types import Message
from starlette.websockets import WebSocketDisconnected

from verger.server.http.websocket_protocol import LINE, Hear, Line
from verger.server.wire.problems import Problem

SILENCE = 900.0
"""Seconds after which somebody whom we do not know, and who says nothing, has to reconnect if they still want to."""

AWAY = 1001
AGAIN = 1013
"""Closing codes after which a page reconnects; from 4000 on it does not, until somebody loads it."""

GONE = (WebSocketDisconnect, WebSocketDisconnected)


async def receive(socket: WebSocket, guest: str | None) -> Message | None:
    """The next message, if there will be one; whom nobody knows is not listened to for ever."""
    if guest is None:
        try:
            async with asyncio.timeout(SILENCE):
                message = await socket.receive()
        except TimeoutError:
            await close(socket, AWAY)
            return None
    else:
        message = await socket.receive()
    return None if message["type"] == "websocket.disconnect" else message


def line(socket: WebSocket) -> Line | None:
    """On which something can be said without waiting, if there is such a line."""
    found: Line | None = socket.scope.get("extensions", {}).get(LINE)
    return found


@contextmanager
def heard_by(line: Line | None, hear: Hear) -> Iterator[None]:
    """For as long as this lasts, texts are heard as they come where there is a line, and as long as nothing waits."""
    if line is None:
        yield
        return
    line.hear = hear
    try:
        yield
    finally:
        line.hear = None


async def say(socket: WebSocket, text: str) -> None:
    """Send a text; whoever broke the protocol was disconnected by the server below, which says so in its own way."""
    try:
        await socket.send_text(text)
    except RuntimeError as error:
        raise WebSocketDisconnect(AWAY) from error


async def end(socket: WebSocket, problem: Problem) -> None:
    """Close after a problem; where it may pass, so that a page reconnects."""
    await close(socket, AGAIN if problem.code == "storage" else 4000 + problem.status)


async def close(socket: WebSocket, code: int) -> None:
    """Close, if the other side is still there, and the server below has not closed already."""
    with suppress(WebSocketDisconnect, RuntimeError):
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
