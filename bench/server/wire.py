"""A WebSocket as cheap as Python allows: it asks for no compression, and what it sends fits into one frame."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

UNMASKED = bytes(4)  # the key of a mask that changes nothing
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Wire(asyncio.Protocol):
    def __init__(self, port: int, path: str, cookie: str) -> None:
        self._ask = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\nCookie: {cookie}\r\n\r\n"
        )
        self._buffer = bytearray()
        self._transport: asyncio.Transport
        self.open = asyncio.get_running_loop().create_future()
        self.hear: Callable[[Wire, bytes], None] = lambda wire, message: None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._ask.encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self._buffer = rest
            self.open.set_result(None)
        while (message := self._frame()) is not None:
            self.hear(self, message)

    def _frame(self) -> bytes | None:
        """The next message, once all of it is here."""
        buffer = self._buffer
        while len(buffer) >= 2:
            start, size = 2, buffer[1]
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(buffer[2:start])
            if len(buffer) < start + size:
                return None
            kind, content = buffer[0], bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == TEXT:
                return content
            if kind == PING:
                self._send(PONG, content)
            elif kind == CLOSE:
                raise ConnectionError(f"the server closes: {content[2:].decode()}")
        return None

    def say(self, message: str) -> None:
        self._send(TEXT, message.encode())

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2)
        self._transport.write(bytes([kind]) + length + UNMASKED + content)

    def close(self) -> None:
        self._transport.close()


async def connect(port: int, path: str, cookie: str = "") -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(port, path, cookie), "127.0.0.1", port)
    await wire.open
    return wire
