"""One game on behalf of a face: dealt, played, and shown as its seats know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from verger.engine import ENDED, RUNNING, STOPPED, Game, State, loops, members, registry, twin
from verger.given import options

from .kernels import share

NO_ACTION = "none"
"""In place of the rule that forbids an action: there is no such action."""


class Sight(NamedTuple):
    """What a seat knows, as numbers, and its legal actions."""

    observation: np.ndarray  # of 32-bit floats, as the game's `observe` documents them
    mask: np.ndarray  # 8-bit integers: 1 where the action is legal now, 0 elsewhere


class Table:
    """A match without its history. What it shows of the position is what a seat's known record tells.

    Copies of a table share its game, and nothing else.
    """

    def __init__(self, game: str, seats: int | None = None, chosen: Mapping[str, Any] | None = None) -> None:
        self.game: Game = registry.find(game)
        self.seats = min(self.game.seats) if seats is None else seats
        self.options = options.complete(self.game.options, chosen or {})
        self._mask, self._words = loops.scratch(self.game)
        self.state: State
        self.deal(0)

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        other = Table(self.game.name, self.seats, self.options)
        other.state = twin(self.state)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.game.name, self.seats, self.options, self.state.tobytes())

    def deal(self, seed: int) -> None:
        """A new match from a seed of 64 bits."""
        self.state = self.game.deal(self.seats, seed, self.options)

    def restore(self, record: bytes) -> None:
        """Go on from a position's bytes."""
        self.state = np.frombuffer(bytearray(record), self.state.dtype)[0]

    # What is

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return () if self.over else members(int(self.state.pending))

    @property
    def over(self) -> bool:
        return bool(self.state.over != RUNNING)

    @property
    def stopped(self) -> bool:
        """Whether it was stopped at an agreed limit: nobody has won."""
        return bool(self.state.over == STOPPED)

    def look(self, seat: int) -> Sight:
        known = self.game.known(self.state, seat)
        observation = np.zeros(self.game.observation, np.float32)
        self.game.observe(known, seat, observation)
        return Sight(observation, self._legal(known, seat))

    def legal(self, seat: int) -> list[int]:
        """The numbers of a seat's legal actions, in order."""
        return np.flatnonzero(self._legal(self.game.known(self.state, seat), seat)).tolist()

    def _legal(self, known: State, seat: int) -> np.ndarray:
        mask = np.zeros(len(self.game.actions), np.int8)
        if not self.over and seat in members(int(known.pending)):
            self.game.loops.choices(known, seat, self._mask, self._words)
            mask[:] = self._mask[: len(mask)]
        return mask

    def rewards(self) -> list[float]:
        """What each seat has won: 1 for who wins alone, what the others lose in equal parts; they add up to 0.

        Winners share. While the match goes on, and where it was stopped, all have 0.
        """
        if self.state.over != ENDED:
            return [0.0] * self.seats
        places, points = np.zeros(self.seats, np.int32), np.zeros(self.seats, np.int32)
        self.game.standing(self.state, places, points)
        rewards = np.zeros(self.seats)
        share(places, rewards)
        return rewards.tolist()

    def drawing(self) -> str:
        """The board in text, as a spectator sees it."""
        from verger.drawing import as_text

        names = [f"Seat {seat + 1}" for seat in range(self.seats)]
        view = self.game.view(self.state, None)
        return as_text(self.game.board(view, None, names, "en")) if self.game.terminal else str(view)

    # What happens

    def refusal(self, seat: int, action: int) -> str | None:
        """None, or the id of the rule that forbids this action to this seat now."""
        if not 0 <= action < len(self.game.actions):
            return NO_ACTION
        rule = int(self.game.refusal(self.state, seat, action))
        return self.game.rule_id(rule) if rule else None

    def play(self, seat: int, action: int, dice: np.random.Generator) -> dict[str, Any]:
        """Play an action. Where the rules forbid it, any legal one is played instead, and `refused` names the rule."""
        rule = self.refusal(seat, action)
        self.game.loops.step(self.state, seat, int(dice.choice(self.legal(seat))) if rule else action)
        return {"refused": rule} if rule else {}


def _again(game: str, seats: int, chosen: Mapping[str, Any], record: bytes) -> Table:
    """A table that was pickled."""
    table = Table(game, seats, chosen)
    table.restore(record)
    return table


class Dealer:
    """The seeds of one deal after another, as environments are reset: a seed begins them anew."""

    def __init__(self) -> None:
        self.dice = np.random.default_rng()

    def seed(self, seed: int | None) -> int:
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        return int(self.dice.integers(2**63))
