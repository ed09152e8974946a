"""What a seat of Pips may know, and positions written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import numpy as np
from typing_extensions import TypedDict

from verger.engine import RUNNING, SPECTATOR, PositionError, State, rule, showing

from .rules import CARDS, DTYPE, HAND, IN_PILE, NOTHING, OVER, PLAYED


class View(TypedDict):
    """What lies open, and the own hand and choice: each field says where in the record it comes from."""

    seats: int
    pending: Annotated[list[int], "members(s.pending)"]
    over: Annotated[bool, "s.over != RUNNING"]
    hand: Annotated[list[int], "card for card in range(CARDS) if eyes != SPECTATOR and s.holder[card] == eyes"]
    chosen: Annotated[int | None, "s.chosen[eyes] if eyes != SPECTATOR else NOTHING"]  # by oneself
    ready: Annotated[list[bool], "s.chosen[seat] != NOTHING for seat in range(s.seats)"]  # who has chosen
    points: Annotated[list[int], "s.points[: s.seats]"]
    played: Annotated[list[int], "where(s.holder, PLAYED)"]
    pile: Annotated[int, "s.left"]  # cards left


show = showing.shown(View, DTYPE, globals())


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
