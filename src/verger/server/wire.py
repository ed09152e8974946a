"""The wire itself: who is connected from where, and for how long somebody may keep a connection for nothing.

Where a proxy stands before us it does much of this; without one, nobody else does.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CONNECTIONS = 256
"""From one address at once."""

HEADERS = 10.0
"""Seconds until we know what is asked, from when somebody connects or has had an answer."""

BODY = 20.0
"""Seconds for what comes with a question; it is small."""

HANDSHAKE = 10.0
READER = 30.0
"""Seconds in which something of what we say must be taken by whom it is for."""

NOT_UTF8 = 1007
FULL = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Gate:
    """How many are connected from each address. Proxies of ours are not counted: they stand for many."""

    def __init__(self, is_counted: Callable[[str], bool]) -> None:
        self._is_counted = is_counted
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Let somebody in, unless there are enough from there."""
        if not self._is_counted(address):
            return True
        if self._open[address] >= CONNECTIONS:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        if self._open[address] > 1:
            self._open[address] -= 1
        else:
            del self._open[address]


class Deadline:
    """Cuts a connection unless something has happened by then."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        self.lift()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._transport.abort)

    def lift(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None


class Http(H11Protocol):
    gate: Gate

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._asking, self._reading = Deadline(transport), Deadline(transport)
        self._awaited: Any = None
        self._is_in = self.gate.enter(address_of(self.client))
        if self._is_in:
            self._await()
        else:
            transport.write(FULL)
            transport.close()
            self._reading.set(READER)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._asking.lift()
        self._reading.lift()
        if self._is_in:
            self.gate.leave(address_of(self.client))

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except h11.LocalProtocolError:  # nonsense after a question that is not answered yet
            self.transport.abort()
        self._await()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._await()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._asking.lift()
        self._reading.lift()
        super().handle_websocket_upgrade(event)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._reading.set(READER)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.set(READER)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.lift()

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


class Live(WebSocketsSansIOProtocol):
    """What began as a question, and was let in as one."""

    gate: Gate

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._opening, self._reading = Deadline(self.transport), Deadline(self.transport)
        self._opening.set(HANDSHAKE)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._opening.lift()
        self._reading.lift()
        self.gate.leave(address_of(self.client))

    def start_keepalive(self) -> None:
        super().start_keepalive()
        self._opening.lift()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._reading.set(READER)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.set(READER)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.lift()

    def send_receive_event_to_app(self) -> None:
        """A text that is none ends the connection, but is no trouble of ours that should be logged."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(b"".join(self.frames)):
            self.conn.send_close(NOT_UTF8)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()


def protocols(gate: Gate) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """How we speak HTTP and WebSocket with whoever is let in."""
    return type("Http", (Http,), {"gate": gate}), type("Live", (Live,), {"gate": gate})


def address_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
