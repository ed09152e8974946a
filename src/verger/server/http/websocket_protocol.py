"""WebSocket on the wire: how long a handshake may take, and a reader who reads nothing."""

from __future__ import annotations

import asyncio
from typing import Protocol

from typing_extensions import override
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from . import connections

HANDSHAKE = 10.0
"""Seconds from the request to the open connection."""

NOT_UTF8 = 1007

LINE = "verger.line"
"""The extension of a connection's scope that is a `Line`."""


class Line(Protocol):
    """A connection to which something can be said without waiting; a server other than ours may have none."""

    def is_free(self) -> bool:
        """Whether the other end takes what it is sent."""

    def say(self, text: bytes) -> None:
        """Send a text."""


class WebSocketProtocol(connections.TimedWriting, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket; what became one began as a request, and was let in by the gate as such."""

    gate: connections.Gate

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
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def is_free(self) -> bool:
        """Whether the other end is there, and takes what it is sent."""
        return self.conn.state is OPEN and self.writable.is_set() and not self.transport.is_closing()

    def say(self, text: bytes) -> None:
        """Send a text; what is not taken at once is kept."""
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

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
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(b"".join(self.frames)):
            self.conn.send_close(NOT_UTF8)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    @override
    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()


def websocket_protocol(gate: connections.Gate) -> type[asyncio.Protocol]:
    """How we speak WebSocket with whoever this gate has let in."""
    return type("WebSocketProtocol", (WebSocketProtocol,), {"gate": gate})


def is_text(data: bytes) -> bool:
    """Whether these bytes are a text in UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
