"""What it takes to hold a game against its slow re-computation: actions as tuples, and the standing."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from verger.engine import Action
from verger.match import Match

ActionTuple = tuple[Any, ...]
"""An action's kind and its arguments in order."""


class TurnByTurn(Protocol):
    """A reference of a game in which one acts after the other, and all that chance does was done before."""

    @property
    def turn(self) -> int: ...

    def legal(self) -> set[ActionTuple]: ...

    def play(self, action: ActionTuple) -> None: ...

    def standing(self) -> tuple[list[int], list[int]]: ...


def as_tuple(action: Action) -> ActionTuple:
    return (action.kind, *action.arguments.values())


def legal(match: Match, seat: int) -> set[ActionTuple]:
    return set(map(as_tuple, match.legal(seat)))


def standing(match: Match) -> tuple[list[int], list[int]]:
    """Places and points as they are now."""
    places, points = np.zeros((2, len(match.seats)), np.int32)
    match.game.standing(match.state, places, points)
    return places.tolist(), points.tolist()
