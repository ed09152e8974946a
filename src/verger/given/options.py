"""What a host may choose before a match: named values outside, a row of integers for the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .values import instead, listed, own, perhaps, shown


class OptionError(ValueError):
    """An option that does not exist or cannot take the value given."""


@dataclass(frozen=True)
class Option:
    """A choice among `values`, a number from `low` to `high`, or (`seat`) one of the seats or None for any."""

    name: str
    default: Any
    values: tuple[Any, ...] = ()
    low: int = 0
    high: int = 0
    seat: bool = False

    def encode(self, value: Any, seats: int) -> int:
        """The rules see a value's place among `values`, a number as it is, a seat as it is and any seat as -1."""
        if self.values:
            places = [place for place, one in enumerate(self.values) if type(one) is type(value) and one == value]
            if places:
                return places[0]
            words = [one for one in self.values if isinstance(one, str)]
            raise OptionError(
                f"{self.name} must be one of {listed(self.values)}, not {shown(value)}{perhaps(value, words)}"
            )
        low, high = (0, seats - 1) if self.seat else (self.low, self.high)
        if self.seat and value is None:
            return -1
        if type(value) is int and low <= value <= high:
            return value
        raise OptionError(
            f"{self.name} must be a number from {low} to {high}{' or null' if self.seat else ''}, not {shown(value)}"
        )


def complete(known: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a match: those given, the others by default."""
    names = [option.name for option in known]
    unknown = [name for name in given if name not in names]
    if unknown:
        raise OptionError(f"there is no option {shown(unknown[0])}{instead(unknown[0], names)}")
    return {option.name: own(given.get(option.name, option.default)) for option in known}


def encode(known: Sequence[Option], options: Mapping[str, Any], seats: int) -> np.ndarray:
    """A complete set of options as the rules take it."""
    return np.array([option.encode(options[option.name], seats) for option in known] or [0], np.int64)
