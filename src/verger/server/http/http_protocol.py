"""HTTP on the wire: who is let in, and how long a request may take to arrive and its answer to be taken."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from typing_extensions import override
from uvicorn.protocols.http.h11_impl import H11Protocol

from . import connections

HEADERS = 10.0
"""Seconds until we know what is asked, from when somebody connects or has had an answer."""

BODY = 20.0
"""Seconds for what comes with a question; it is small."""

FULL = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class HttpProtocol(connections.TimedWriting, H11Protocol):
    """uvicorn's HTTP/1.1, with a gate before it and a deadline for every part of a request."""

    gate: connections.Gate

    @override
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._asking, self._reading = connections.Deadline(transport), connections.Deadline(transport)
        self._awaited: Any = None
        self._is_in = self.gate.enter(connections.address_of(self.client))
        if self._is_in:
            self._await()
        else:
            transport.write(FULL)
            transport.close()
            self._reading.set(connections.READER)

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._asking.lift()
        self._reading.lift()
        if self._is_in:
            self.gate.leave(connections.address_of(self.client))

    @override
    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except h11.LocalProtocolError:  # nonsense after a question that is not answered yet
            self.transport.abort()
        self._await()

    @override
    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._await()

    @override
    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._asking.lift()
        self._reading.lift()
        super().handle_websocket_upgrade(event)

    @override
    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._reading.set(connections.READER)

    def _await(self) -> None:
        """The time for a part of a question runs from when we begin to wait for it, however it trickles in."""
        awaited = self.conn.their_state
        if awaited is self._awaited or self.transport.get_protocol() is not self:
            return
        self._awaited = awaited
        if awaited is h11.IDLE:
            self._asking.set(HEADERS)
        elif awaited is h11.SEND_BODY:
            self._asking.set(BODY)
        else:
            self._asking.lift()


def http_protocol(gate: connections.Gate) -> type[asyncio.Protocol]:
    """How we speak HTTP with whoever this gate lets in."""
    return type("HttpProtocol", (HttpProtocol,), {"gate": gate})
