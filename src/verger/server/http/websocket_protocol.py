"""WebSocket on the wire: how long a handshake may take, and a reader who reads nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import Protocol

from typing_extensions import override
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, where there is one
from websockets.http11 import Request

from . import connections

HANDSHAKE = 10.0
"""Seconds from the request to the open connection."""

NOT_UTF8 = 1007
END = b"\r\n\r\n"
"""Of a request."""

TEXT, MASKED = 0x81, 0x80
"""The first byte of a text in one frame; what a client adds to the second, which is the size where that is short."""

SHORT, LONG = 126, 127
"""In place of a size that stands in the next two or eight bytes."""

BRIEF, MIDDLING, LENGTHY = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")
"""How a frame of a server's begins."""

MASK = 4
"""Bytes of a client's frame by which its content is masked."""

LINE = "verger.line"
"""The extension of a connection's scope that is a `Line`."""


Hear = Callable[[str], bool]
"""Hears a text before it is put where the application waits for it; whether that is not needed any more."""


class Line(Protocol):
    """A connection to which something can be said without waiting; a server other than ours may have none."""

    hear: Hear | None

    def is_free(self) -> bool:
        """Whether the other end takes what it is sent."""

    def say(self, text: bytes) -> None:
        """Send a text."""


class WebSocketProtocol(connections.TimedWriting, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket; what became one began as a request, and was let in by the gate as such."""

    gate: connections.Gate
    hear: Hear | None = None
    _is_between = False  # frames: all that has come was whole ones

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._opening, self._reading = connections.Deadline(self.transport), connections.Deadline(self.transport)
        self._opening.set(HANDSHAKE)

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._opening.lift()
        self._reading.lift()
        self.gate.leave(connections.address_of(self.client))

    @override
    def data_received(self, data: bytes) -> None:
        if self.hear and self._is_between and not self.frames and self.queue.empty():
            text = text_of(data)
            if text is not None and self.hear(text):
                return
        if self.handshake_complete:
            self._is_between = self._is_between and ends_between(data)
        else:
            self._is_between = data.endswith(END)
        super().data_received(data)

    @override
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def is_free(self) -> bool:
        """Whether the other end is there, and takes what it is sent."""
        return not self.close_sent and self.writable.is_set() and not self.transport.is_closing()

    def say(self, text: bytes) -> None:
        """Send a text; what is not taken at once is kept."""
        if self.conn.extensions:
            self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:  # nothing is made of it but a frame
            self.transport.write(framed(text))

    @override
    def start_keepalive(self) -> None:
        super().start_keepalive()
        self._opening.lift()

    @override
    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._reading.set(connections.READER)

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the connection, but is no trouble of ours that should be logged."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            text = decoded(b"".join(self.frames))
            if text is None:
                self.conn.send_close(NOT_UTF8)
                self.handle_parser_exception()
                return
            if self.hear and self.queue.empty() and self.hear(text):
                self.frames = []
                return
        super().send_receive_event_to_app()

    @override
    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()


# What nearly every frame is, without the library that knows all of them


def framed(text: bytes) -> bytes:
    """A text as one frame of a server's."""
    size = len(text)
    if size < SHORT:
        return BRIEF.pack(TEXT, size) + text
    if size < 1 << 16:
        return MIDDLING.pack(TEXT, SHORT, size) + text
    return LENGTHY.pack(TEXT, LONG, size) + text


def text_of(data: bytes) -> str | None:
    """The text, if what has come from a client is one short text in one frame, not compressed."""
    start = 2 + MASK
    if len(data) < start or data[0] != TEXT or data[1] != MASKED + len(data) - start or data[1] >= MASKED + SHORT:
        return None
    return decoded(apply_mask(data[start:], data[2:start]))


def ends_between(data: bytes) -> bool:
    """Whether what begins with a frame of a client's ends with one."""
    at = 0
    while at + 2 <= len(data):
        size, start = data[at + 1] & ~MASKED, at + 2
        if size >= SHORT:
            start += 2 if size == SHORT else 8
            size = int.from_bytes(data[at + 2 : start])
        at = start + MASK + size
    return at == len(data)


def decoded(data: bytes) -> str | None:
    """The text that these bytes are in UTF-8."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return None


def websocket_protocol(gate: connections.Gate) -> type[asyncio.Protocol]:
    """How we speak WebSocket with whoever this gate has let in."""
    return type("WebSocketProtocol", (WebSocketProtocol,), {"gate": gate})
