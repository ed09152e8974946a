"""Positions written by hand: their values, each taken for what it must be, or an error that names the entry."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from verger.given.values import instead, listed, own, perhaps, shown, whole

ENDINGS = ("running", "ended", "stopped")
"""The words for `over`."""

LONGEST = 10**9
DEEPEST = 8
NAME = r"[\w-]{1,40}"
NOTHING = -1


class PositionError(ValueError):
    """A hand-written position that cannot be: says which entry is wrong and what would be right."""


def readable(description: Any) -> dict[Any, Any]:
    """A description as plain data of its own: what is NumPy's as Python's, tuples as lists."""
    if not isinstance(description, Mapping):
        raise PositionError(f"a position is a table, not {shown(description)}")
    return {own(key): _readable(value, _named(key), DEEPEST) for key, value in description.items()}


def _readable(value: Any, name: str, depth: int) -> Any:
    if depth == 0:
        raise PositionError(f"{name} is nested too deeply")
    if isinstance(value, np.ndarray):
        value = value.tolist()
    if isinstance(value, Mapping):
        return {own(key): _readable(inner, name, depth - 1) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_readable(inner, name, depth - 1) for inner in value]
    return own(value)


def _named(key: Any) -> str:
    """The name of an entry, be it a word or a number; what is neither as an error shows it."""
    if isinstance(key, str):
        return key if re.fullmatch(NAME, key) else shown(key)
    number = whole(key)
    return shown(key if number is None else number)


# --- Values, with what would be right --------------------------------------------------------------------------------


def number(name: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise PositionError(f"{name} must be a number from {low} to {high}, not {shown(value)}")
    return value


def key(name: str, value: Any, keys: Sequence[str]) -> int:
    if type(value) is not str or value not in keys:
        raise PositionError(f"{name} must be one of {listed(keys)}, not {shown(value)}{perhaps(value, keys)}")
    return keys.index(value)


def truth(name: str, value: Any) -> bool:
    if type(value) is not bool:
        raise PositionError(f"{name} must be true or false, not {shown(value)}")
    return value


def mapping(name: str, value: Any, entries: Sequence[str]) -> dict[str, Any]:
    """A table of these entries and no others; a number stands for its digits."""
    if not isinstance(value, Mapping):
        raise PositionError(f"{name} must be a table, not {shown(value)}")
    found: dict[str, Any] = {}
    for key, inner in value.items():
        entry = _named(key)
        if entry not in entries:
            raise PositionError(f"{entry} is not an entry of {name}{instead(entry, entries)}")
        if entry in found:
            raise PositionError(f"{name}.{entry} is there twice, as a word and as a number")
        found[entry] = inner
    return found


def listing(name: str, value: Any) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise PositionError(f"{name} must be a list, not {shown(value)}")
    return list(value)


def each(name: str, value: Any, count: int, what: str) -> list[Any]:
    """A list with something for each of some things."""
    rows = listing(name, value)
    if len(rows) != count:
        raise PositionError(f"{name} must have one entry for each of the {count} {what}, not {shown(value)}")
    return rows
