"""TCP connections, below any protocol: how many one address may have, and for how long they may be kept for nothing.

Where a proxy stands before us it does much of this; without one, nobody else does.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from typing_extensions import override

CONNECTIONS = 256
"""From one address at once."""

READER = 30.0
"""Seconds in which something of what we say must be taken by whom it is for."""


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
        """One fewer from there."""
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
        """From now on, so many seconds."""
        self.lift()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._transport.abort)

    def lift(self) -> None:
        """No deadline any more."""
        if self._timer:
            self._timer.cancel()
            self._timer = None


class TimedWriting(asyncio.Protocol):
    """Cuts a connection whose other end takes nothing of what we write."""

    _reading: Deadline

    @override
    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.set(READER)

    @override
    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.lift()


def address_of(client: tuple[str, int] | None) -> str:
    """The address of the other end, as far as there is one."""
    return client[0] if client else ""
