"""A fair queue: where there is not enough for all at once, whoever has had least is next."""

from __future__ import annotations

import heapq
from collections import deque
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")

KNOWN = 1000
"""Names known at least before those are forgotten that have nothing to be remembered for."""


class Line(Generic[T]):
    """What waits under several names. Next is what has waited longest under the name that has had least.

    Who comes for the first time begins with what the least of those have had who wait, behind them: many may come and
    go, and whoever waits is served all the same. Who comes again has saved nothing up while they were away.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[T]] = {}
        self._had: dict[str, float] = {}
        self._last = 0.0  # what the one served last had had until then
        self._order: list[tuple[float, int, str]] = []  # a heap; a name in it may have been charged since
        self._numbers = count()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def push(self, name: str, one: T) -> None:
        """Wait under a name."""
        if name not in self._waiting:
            least = self._order[0][0] if self._order else self._last
            self._waiting[name] = deque()
            self._had[name] = max(self._had.get(name, least), self._last)
            self._enter(name)
        self._waiting[name].append(one)

    def pop(self) -> T:
        """What is next."""
        name = self._next()
        waiting = self._waiting[name]
        one = waiting.popleft()
        if waiting:
            self._enter(name)
        else:
            del self._waiting[name]
        return one

    def charge(self, name: str, amount: float) -> None:
        """This name has had something."""
        self._had[name] = self._had.get(name, self._last) + amount
        if len(self._had) > KNOWN + 2 * len(self._waiting):
            self._had = {name: had for name, had in self._had.items() if had > self._last or name in self._waiting}

    def _enter(self, name: str) -> None:
        heapq.heappush(self._order, (self._had[name], next(self._numbers), name))

    def _next(self) -> str:
        while True:
            had, _, name = heapq.heappop(self._order)
            if had == self._had[name]:
                self._last = max(self._last, had)
                return name
            self._enter(name)


class Guest(Generic[T]):
    """What waits for one guest: first what was begun, which must not become more and more, then table by table."""

    def __init__(self) -> None:
        self.begun: deque[T] = deque()
        self.tables: Line[T] = Line()

    def pop(self) -> T:
        """What is next for this guest."""
        return self.begun.popleft() if self.begun else self.tables.pop()


class Queue(Generic[T]):
    """A line of guests, each with a line of their tables."""

    def __init__(self) -> None:
        self._line: Line[Guest[T]] = Line()
        self._guests: dict[str, Guest[T]] = {}

    def __bool__(self) -> bool:
        return bool(self._line)

    def push(self, guest: str, table: str, one: T) -> None:
        """Wait for the first time, for a guest at a table."""
        waiting = self._guests.setdefault(guest, Guest())
        waiting.tables.push(table, one)
        self._line.push(guest, waiting)

    def push_begun(self, guest: str, one: T) -> None:
        """What has been served once and is not done."""
        waiting = self._guests.setdefault(guest, Guest())
        waiting.begun.append(one)
        self._line.push(guest, waiting)

    def pop(self) -> T:
        """What is next."""
        return self._line.pop().pop()

    def charge(self, guest: str, table: str, amount: float) -> None:
        """This guest's table has had something."""
        self._line.charge(guest, amount)
        waiting = self._guests.get(guest)
        if waiting and waiting.tables:
            waiting.tables.charge(table, amount)
        elif waiting and not waiting.begun:
            del self._guests[guest]
