"""A game as its package puts it on the shelf: the rules, and the matches that are played by them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

from verger.engine import Game, OptionError
from verger.engine.positions import readable
from verger.given import options
from verger.given.values import shown, whole

from .match import Match

SEED_BITS = 64


class Box(Game):
    """A game and the matches it can start: `verger.game("finca").new(seats=4, seed=7)`."""

    def __repr__(self) -> str:
        return f"Box({self.name!r}, edition={self.edition!r})"

    def new(
        self, seats: SupportsIndex | Sequence[Mapping[str, Any]] = 2, seed: SupportsIndex | None = None, **chosen: Any
    ) -> Match:
        """A new match for so many seats (or for these: dicts with a name), from a seed; options by keyword."""
        sitting = self._sitting(seats)
        number = secrets.randbits(SEED_BITS) if seed is None else whole(seed)
        if number is None or not 0 <= number < 2**SEED_BITS:
            raise ValueError(f"seed must be a whole number of at most {SEED_BITS} bits, not {shown(seed)}")
        return Match(self, sitting, seed=number, options=options.complete(self.options, chosen))

    def _sitting(self, seats: Any) -> list[dict[str, Any]]:
        count = whole(seats)
        if count is not None:
            self.check_seats(count)
            return numbered(count)
        if not isinstance(seats, Sequence) or isinstance(seats, str | bytes):
            raise OptionError(f"seats must be a number, or a list of dicts with a name, not {shown(seats)}")
        self.check_seats(len(seats))
        for seat in seats:
            if not isinstance(seat, Mapping) or not isinstance(seat.get("name"), str):
                raise ValueError(f"a seat is a dict with a name, not {shown(seat)}")
        return [dict(seat) for seat in seats]

    def position(self, description: Mapping[str, Any]) -> Match:
        """A match that starts from a hand-written position."""
        plain = readable(description)
        count = int(self.placed(plain).seats)
        return Match(self, numbered(count), seed=None, options={}, position=plain)


def numbered(count: int) -> list[dict[str, Any]]:
    """Seats without names of their own."""
    return [{"name": f"Seat {seat + 1}"} for seat in range(count)]
