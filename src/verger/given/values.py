"""What people hand over: whole numbers of any make, and what they are told when it is something else."""

from __future__ import annotations

import operator
import reprlib
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

import numpy as np

SHORTEST_WORD, LONGEST_WORD = 3, 40  # letters of one, characters of the other
MOST_LISTED = 24
_DIGITS = 40


class _Short(reprlib.Repr):
    """A value in a line of text, however large or deep it is."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlist = self.maxtuple = self.maxdict = 8
        self.maxstring = self.maxother = 60

    def repr_int(self, value: int, level: int) -> str:
        return repr(value) if abs(value) < 10**_DIGITS else f"a number of more than {_DIGITS} digits"


shown = _Short().repr
"""A value as an error shows it."""


def whole(value: Any) -> int | None:
    """A whole number as Python's own, be it Python's or NumPy's; None for all else, truth values too."""
    if type(value) is int:  # as nearly always
        return value
    if isinstance(value, bool | np.bool_):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def seat_number(value: Any, seats: int) -> int:
    """The number of a seat at a table of so many."""
    seat = whole(value)
    if seat is None or not 0 <= seat < seats:
        raise ValueError(f"seat must be a number from 0 to {seats - 1}, not {shown(value)}")
    return seat


def own(value: Any) -> Any:
    """A value of NumPy's as Python's own."""
    return value.item() if isinstance(value, np.generic) else value


def listed(words: Sequence[Any]) -> str:
    """Some words in a row, the middle of many left out."""
    said = [str(word) for word in words]
    return ", ".join(said) if len(said) <= MOST_LISTED else f"{', '.join(said[:3])} … {said[-1]}"


def perhaps(word: Any, words: Iterable[str]) -> str:
    """The question whether a word was meant that looks like this one, or nothing: codes and numbers are no words."""
    if not isinstance(word, str) or len(word) > LONGEST_WORD or sum(map(str.isalpha, word)) < SHORTEST_WORD:
        return ""
    near = get_close_matches(word, words, n=1)
    return f"; did you mean {near[0]}?" if near else ""


def instead(word: Any, words: Sequence[str]) -> str:
    """What to say of a word that is not among those there are."""
    asked, there = perhaps(word, words), f"here are {listed(words) or 'none'}"
    return f"{asked} T{there}" if asked else f"; t{there}"
