"""A game as one takes it from the shelf: ready to be played."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from verger.engine import Game, State, options

from .match import Match

SEED_BITS = 64


class Box:
    """A game and the matches it can start: `verger.game("finca").new(seats=4, seed=7)`."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __repr__(self) -> str:
        return f"Box({self.name!r}, edition={self.game.edition!r})"

    @property
    def name(self) -> str:
        return self.game.name

    def new(self, seats: int | Sequence[Mapping[str, Any]] = 2, seed: int | None = None, **chosen: Any) -> Match:
        """A new match for so many seats (or for these: dicts with a name), from a seed; options by keyword."""
        sitting = [{"name": f"Seat {seat + 1}"} for seat in range(seats)] if isinstance(seats, int) else list(seats)
        self.game.check_seats(len(sitting))
        for seat in sitting:
            if not isinstance(seat, Mapping) or not isinstance(seat.get("name"), str):
                raise ValueError(f"a seat is a dict with a name, not {seat!r}")
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        if type(seed) is not int or not 0 <= seed < 2**SEED_BITS:
            raise ValueError(f"seed must be a whole number of at most {SEED_BITS} bits, not {seed!r}")
        complete = options.complete(self.game.options, chosen)
        return Match(self.game, [dict(seat) for seat in sitting], seed=seed, options=complete)

    def position(self, description: Mapping[str, Any]) -> Match:
        """A match that starts from a hand-written position."""
        count = int(self.game.position(description).seats)
        seats = [{"name": f"Seat {seat + 1}"} for seat in range(count)]
        return Match(self.game, seats, seed=None, options={}, position=description)

    def describe(self, state: State) -> dict[str, Any]:
        """The whole position as a dict that `position` reads back."""
        return self.game.describe(state)
