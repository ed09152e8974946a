"""What a seat of Pips may know, and positions written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from typing_extensions import TypedDict

from verger.engine import RUNNING, SPECTATOR, PositionError, State, rule
from verger.engine.views import fresh, put, put_first, put_maybe, put_members, put_where

from .rules import CARDS, HAND, IN_PILE, NOTHING, OVER, PLAYED


class View(TypedDict):
    seats: int
    pending: list[int]
    over: bool
    hand: list[int]  # one's own
    chosen: int | None  # by oneself
    ready: list[bool]  # who has chosen
    points: list[int]
    played: list[int]
    pile: int  # cards left


@rule
def show(s, eyes, tape, spare):
    """What lies open, and the own hand and choice."""
    fresh(tape)
    put(tape, s.seats)
    put_members(tape, s.pending)
    put(tape, s.over != RUNNING)
    if eyes == SPECTATOR:
        put(tape, 0)
        put(tape, 0)
    else:
        put_where(tape, s.holder, eyes)
        put_maybe(tape, s.chosen[eyes])
    put(tape, s.seats)
    for seat in range(s.seats):
        put(tape, s.chosen[seat] != NOTHING)
    put_first(tape, s.points, s.seats)
    put_where(tape, s.holder, PLAYED)
    put(tape, s.left)
    return tape[0]


@rule
def parts(s, seat, out):
    out[0] = s.points[seat]


def where(s: State, place: int) -> list[int]:
    found: list[int] = np.flatnonzero(s.holder == place).tolist()
    return found


def describe(s: State) -> dict[str, Any]:
    """The whole position."""
    return {
        "seats": int(s.seats),
        "hands": [where(s, seat) for seat in range(s.seats)],
        "chosen": s.chosen[: s.seats].tolist(),
        "pile": s.pile[: s.left].tolist(),
        "points": s.points[: s.seats].tolist(),
        "rounds": int(s.rounds),
        "lowest": bool(s.lowest),
        "turns": int(s.turns),
        "reveals": int(s.reveals),
        "generator": int(s.generator),
    }


def place(s: State, given: Mapping[str, Any]) -> None:
    """Set an empty record to the position described, of which only `seats` and `hands` are needed."""
    seats = int(s.seats)
    s.holder[:] = PLAYED
    for seat, hand in enumerate(given["hands"]):
        s.holder[hand] = seat
    pile = given.get("pile", [card for card in range(CARDS) if s.holder[card] == PLAYED])
    s.left = len(pile)
    s.pile[: len(pile)] = pile
    s.holder[pile] = IN_PILE
    s.chosen[:] = NOTHING
    s.chosen[:seats] = given.get("chosen", [NOTHING] * seats)
    s.points[:seats] = given.get("points", [0] * seats)
    s.rounds = given.get("rounds", 3)
    s.lowest = given.get("lowest", False)
    s.turns = given.get("turns", 0)
    s.reveals = given.get("reveals", 0)
    s.over = s.phase = OVER if s.rounds == 0 else RUNNING
    s.pending = 0 if s.over else sum(1 << seat for seat in range(seats) if s.chosen[seat] == NOTHING)
    s.generator = np.uint64(given.get("generator", 0))
    if any(len(hand) > HAND for hand in given["hands"]):
        raise PositionError(f"hands: nobody holds more than {HAND} cards")
