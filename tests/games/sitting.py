"""Sittings at the table: what they are in every game. A game's own words for its things and moves are in its folder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from tests.games.terminal import drawn
from tests.match.support import play_on

from verger.engine import State
from verger.match import Match, Result

Event = dict[str, Any]


class AnySitting:
    """A match in the middle of the table. Whoever is to act plays; everybody looks."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # Who and what

    @property
    def seat(self) -> int:
        (seat,) = self.match.pending
        return seat

    @property
    def result(self) -> Result:
        assert self.match.result is not None
        return self.match.result

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(None)

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    def player(self, seat: int = 0) -> dict[str, Any]:
        """A player as that seat sees itself."""
        found: dict[str, Any] = self.match.view(seat)["players"][seat]
        return found

    def score(self, seat: int = 0) -> int:
        return self.part("total", seat)

    def part(self, part: str, seat: int = 0) -> int:
        return int(self.player(seat)["score"][part])

    def drawn(self, seat: int | None = 0, language: str = "en", width: int = 120) -> str:
        """The board as a terminal shows it to a seat."""
        return drawn(self.match.game, self.match.state, seat, language, width)

    def observations(self) -> np.ndarray:
        """What every seat observes, a row for each."""
        rows = np.zeros((len(self.match.seats), self.match.game.observation), np.float32)
        for seat, row in enumerate(rows):
            self.match.game.observe(self.match.state, seat, row)
        return rows

    def redealt(self, seed: int, seat: int = 0) -> State:
        """The position with all that a seat cannot know dealt anew."""
        copy = self.match.state.copy()
        self.match.game.redeal(copy, seat, np.uint64(seed))
        return copy

    # What may be done

    def refused(self, kind: str, *, by: int | None = None, **arguments: Any) -> str | None:
        """The rule against an action, or None; what is not refused must be what is legal."""
        seat = self.seat if by is None else by
        action = self.match.game.actions.read({"kind": kind, **arguments})
        rule = self.match.refusal(seat, action)
        assert (rule is None) == (action in self.match.legal(seat))
        return rule

    def may(self, kind: str, **arguments: Any) -> bool:
        return self.refused(kind, **arguments) is None

    def kinds(self) -> set[str]:
        return {action.kind for action in self.match.legal(self.seat)}

    def legal(self, kind: str, by: int | None = None) -> list[dict[str, Any]]:
        """The arguments of all legal actions of a kind."""
        seat = self.seat if by is None else by
        return [dict(action.arguments) for action in self.match.legal(seat) if action.kind == kind]

    # Doing it

    def play(self, kind: str, *, by: int | None = None, **arguments: Any) -> list[Event]:
        seat = self.seat if by is None else by
        action = self.match.game.actions.read({"kind": kind, **arguments})
        offered = action in self.match.legal(seat)
        events = self.match.play(seat, action)
        assert offered, "what is not refused is legal"
        return events


Table = TypeVar("Table", bound=AnySitting)


def play_at_random(table: Table, seed: int, actions: int | None = None) -> Table:
    """Play random legal actions, to the end or so many of them."""
    play_on(table.match, seed, actions)
    return table


def told(events: Sequence[Event], *kinds: str) -> list[Event]:
    """The events of these kinds, in order, without their kind when there is only one."""
    found = [event for event in events if event["kind"] in kinds]
    return [{key: event[key] for key in event if key != "kind"} for event in found] if len(kinds) == 1 else found


def kinds_of(events: Sequence[Event]) -> list[str]:
    return [event["kind"] for event in events]
