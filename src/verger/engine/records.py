"""A position is one flat record of integers: the engine's header, the game's fields, and what was told last."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

import numpy as np

from .compiled import rule

RUNNING, ENDED, STOPPED = 0, 1, 2
"""`over`: the game goes on, has ended by its rules, or was stopped at an agreed limit."""

EVENT_ARGUMENTS = 5

SPECTATOR, ALL = -1, -2
"""Eyes that are no seat's: a spectator's, and, once nothing is secret any more, everybody's."""

SPECTATORS_BIT = 30
SPECTATORS = 1 << SPECTATORS_BIT
"""Spectators in a set of eyes, beside a bit per seat."""

HIDDEN = -(2**15)
"""In place of an argument of an event that these eyes may not know."""

HEADER = (
    ("seats", np.int32),  # seats in play
    ("pending", np.int32),  # a bit per seat that may act now
    ("turn", np.int32),  # whose turn it is, for display
    ("phase", np.int32),  # the game's own numbering
    ("over", np.int32),  # RUNNING, ENDED or STOPPED
    ("turns", np.int32),  # turns completed
    ("reveals", np.int32),  # how often hidden information became known
    ("told", np.int32),  # events told by the last action
    ("generator", np.uint64),  # the generator's counter: it knows the future, and nobody may look
)

PENDING_AND_OVER = struct.Struct("<4xi8xi")
"""Where these two lie in the bytes of any record."""

WORD = 8

State = Any
"""A record of a game's dtype (`np.record`); fields read alike interpreted and compiled."""


def record(
    *, events: int, sets: Mapping[str, tuple[int, ...]] = MappingProxyType({}), **fields: tuple[int, ...]
) -> np.dtype[np.void]:
    """The dtype of a game's state: the header, then `sets` of 64-bit words and `fields` of 16-bit integers, of the
    shapes given.

    `events` is the most that one action can tell.
    """
    names = fields.keys() | sets.keys()
    taken = {"filler", *(name for name, _ in HEADER)} & names
    if taken:
        raise TypeError(f"the header already has {sorted(taken)}")
    shadowed = names & set(dir(np.record))
    if shadowed:
        raise TypeError(f"{sorted(shadowed)} cannot be fields: NumPy's records have methods of that name")
    layout: list[Any] = [*HEADER]
    layout += [(name, np.int64, shape) for name, shape in sets.items()]
    layout += [(name, np.int16, shape) for name, shape in fields.items()]
    layout += [("events", np.int16, (events, 1 + EVENT_ARGUMENTS))]
    if rest := -np.dtype(layout).itemsize % WORD:
        layout += [
            ("filler", np.int16, (rest // 2,))
        ]  # so that every byte is some field's, and equal records equal bytes
    return np.dtype(layout, align=True)


@cache
def _with_fields(dtype: np.dtype[np.void]) -> np.dtype[np.void]:
    """The type of records whose items give `s.field`, one object for all: compiled code knows a type again by that, and
    spells a new one out at every call."""
    return np.dtype((np.record, dtype))


def blank(dtype: np.dtype[np.void], count: int) -> Any:
    """`count` empty records whose items give `s.field`."""
    return np.zeros(count, _with_fields(dtype)).view(np.recarray)


def copies(s: State, count: int) -> Any:
    """`count` copies of a record, as bytes: NumPy would copy field by field."""
    return np.frombuffer(bytearray(s.tobytes() * count), s.dtype)


def twin(s: State) -> State:
    """A copy of a record."""
    return copies(s, 1)[0]


def of_bytes(dtype: np.dtype[np.void], record: bytes) -> State:
    """The record that these bytes are."""
    return np.frombuffer(bytearray(record), dtype)[0]


@cache
def members(seats: int) -> tuple[int, ...]:
    """The seats in a set."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


def last_pending(s: State) -> int:
    """The highest of the seats that may act."""
    return int(s.pending).bit_length() - 1


@rule
def tell(s, kind, a=0, b=0, c=0, d=0, e=0):
    """Say what has just happened, for the log, the preview and the page's motion."""
    if s.told < len(s.events):
        event = s.events[s.told]
        event[0] = kind
        event[1] = a
        event[2] = b
        event[3] = c
        event[4] = d
        event[5] = e
    s.told += 1


@rule
def may_act(s, seat):
    """Whether this seat is among those that may act now."""
    return 0 <= seat < s.seats and (s.pending >> seat) & 1 == 1


@rule
def only(seat):
    """The set of seats with this one alone in it."""
    return 1 << seat


@rule
def give_turn(s, seat):
    """It is this seat's turn, and it alone may act."""
    s.turn = seat
    s.pending = only(seat)


@rule
def size(members):
    """How many members a set has; the compiler makes one instruction of it."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count


@rule
def first_of(members):
    """The lowest member of a set that has one."""
    return size((members & -members) - 1)


@rule
def everyone(s):
    """The set of all seats in play."""
    return (1 << s.seats) - 1


@rule
def all_eyes(s):
    """The set of everybody's eyes, spectators' too."""
    return everyone(s) | SPECTATORS
