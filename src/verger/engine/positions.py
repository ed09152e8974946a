"""Positions written by hand: a game's reader takes a description into a record, and says which entry is wrong."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from .records import RUNNING, State, only

ENDINGS = ("running", "ended", "stopped")
"""The words for `over`."""

LONGEST = 10**9
NOTHING = -1


class PositionError(ValueError):
    """A hand-written position that cannot be: says which entry is wrong and what would be right."""


class Reader(ABC):
    """Reads a description entry by entry, each by the method `read_` and its name."""

    def __init__(self, s: State, description: Mapping[str, Any]) -> None:
        self.s = s
        self.given = description
        self.seats = int(s.seats)

    def read(self) -> None:
        steps = self.steps()
        names = [step.__name__.removeprefix("read_") for step in steps if step.__name__.startswith("read_")]
        self.mapping("a position", self.given, sorted(["seats", *names]))
        for step in steps:
            step()

    @abstractmethod
    def steps(self) -> Sequence[Callable[[], None]]:
        """What is read and what follows from it, one after another."""

    # Values, with what would be right

    def number(self, name: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise PositionError(f"{name} must be a number from {low} to {high}, not {value!r:.80}")
        return value

    def key(self, name: str, value: Any, keys: Sequence[str]) -> int:
        if type(value) is not str or value not in keys:
            raise PositionError(f"{name} must be one of {', '.join(keys)}, not {value!r:.80}")
        return keys.index(value)

    def truth(self, name: str, value: Any) -> bool:
        if type(value) is not bool:
            raise PositionError(f"{name} must be true or false, not {value!r:.80}")
        return value

    def key_or_nothing(self, name: str, value: Any, keys: Sequence[str]) -> int:
        return NOTHING if value is None else self.key(name, value, keys)

    def mapping(self, name: str, value: Any, entries: Sequence[str] = ()) -> Mapping[str, Any]:
        """A table, of these entries alone if any are named."""
        if not isinstance(value, Mapping):
            raise PositionError(f"{name} must be a table, not {value!r:.80}")
        for key in value if entries else ():
            if key not in entries:
                raise PositionError(f"{key} is not an entry of {name}; there are {', '.join(entries)}")
        return value

    def listing(self, name: str, value: Any) -> list[Any]:
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise PositionError(f"{name} must be a list, not {value!r:.80}")
        return list(value)

    def each(self, name: str, value: Any, count: int, what: str) -> list[Any]:
        """A list with something for each of some things."""
        rows = self.listing(name, value)
        if len(rows) != count:
            raise PositionError(f"{name} must have one entry for each of the {count} {what}, not {value!r:.80}")
        return rows

    def per_seat(self, name: str, empty: Any) -> list[Any]:
        return self.each(name, self.given.get(name, [empty] * self.seats), self.seats, "seats")

    # Entries of every game

    def read_over(self) -> None:
        self.s.over = self.key("over", self.given.get("over", ENDINGS[RUNNING]), ENDINGS)
        self.s.pending = only(int(self.s.turn)) if self.s.over == RUNNING else 0

    def read_turns(self) -> None:
        self.s.turns = self.number("turns", self.given.get("turns", 0), 0, LONGEST)

    def read_reveals(self) -> None:
        self.s.reveals = self.number("reveals", self.given.get("reveals", 0), 0, LONGEST)

    def read_generator(self) -> None:
        self.s.generator = np.uint64(self.number("generator", self.given.get("generator", 0), 0, 2**64 - 1))
