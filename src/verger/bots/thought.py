"""What a bot answers when it is asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from verger.engine import Game, State


@dataclass(frozen=True)
class Candidate:
    """An action the bot considered: how often it looked there, and what the seat may expect of it (0 to 1)."""

    action: int
    visits: int
    value: float


@dataclass(frozen=True)
class Thought:
    """The action a bot would play, what every seat may expect (0 to 1), and what else it considered, best first."""

    action: int
    values: list[float]
    candidates: list[Candidate]


class Bot(Protocol):
    """Anything that can choose for a seat. It is given the position, and must look at a redealt copy of it alone."""

    def think(self, game: Game, state: State, seat: int, seed: int) -> Thought:
        """Choose for `seat`; equal knowledge and an equal seed lead to an equal choice, unless time decides."""
        ...
