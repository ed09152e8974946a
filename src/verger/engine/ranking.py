"""Who stands where: a game gives its score and tie-break, its promise and scale; the engine ranks and scales."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .compiled import rule, written
from .numbers import exp
from .records import ENDED
from .rows import total

LEAST = -1e9
"""Less than anybody promises."""


@rule
def level(s, seat):
    """A tie-break that breaks none: whoever has as many points shares the place."""
    return 0


def summed(parts: Mapping[str, Any]) -> Any:
    """`score`: all its parts together, each a rule `(s, seat) -> points`."""
    points = " + ".join(f"{name}(s, seat)" for name in parts)
    return written("score", ["def score(s, seat):", f"    return {points}"], **parts)


def itemised(parts: Mapping[str, Any]) -> Any:
    """`parts`: the points of a seat by where they come from."""
    lines = [f"    out[{i}] = {name}(s, seat)" for i, name in enumerate(parts)]
    return written("parts", ["def parts(s, seat, out):", *lines], **parts)


@rule
def kept_score(s, seat):
    """`score`, where a record has a seat's points by where they come from: all of them."""
    return total(s.points[seat])


@rule
def kept_parts(s, seat, out):
    """`parts`, likewise."""
    for part in range(len(out)):
        out[part] = s.points[seat, part]


def alone(name: str, points: Any, *arguments: str, ahead: str = ">") -> Any:
    """A rule of this name, `(s, *arguments)`: the seat that has more of some points than any other, or NOBODY's -1.

    The points are a rule `(s, seat, *arguments)`; where `<` is ahead, it is the seat that has fewer.
    """
    given = ", ".join(["", *arguments])
    lines = [
        f"def {name}(s{given}):",
        f"    found, best = 0, points(s, 0{given})",
        "    for seat in range(1, s.seats):",
        f"        own = points(s, seat{given})",
        f"        if own {ahead} best:",
        "            found, best = seat, own",
        "        elif own == best:",
        "            found = -1",
        "    return found",
    ]
    return written(name, lines, points=points)


def ranked(score: Any, tie_break: Any) -> Any:
    """`standing`: places from 1 by most points, then by most of the tie-break; still level, seats share the place."""

    @rule
    def standing(s, places, points):
        for seat in range(s.seats):
            points[seat] = score(s, seat)
        for seat in range(s.seats):
            places[seat] = 1
            for other in range(s.seats):
                tied = points[other] == points[seat]
                if points[other] > points[seat] or (tied and tie_break(s, other) > tie_break(s, seat)):
                    places[seat] += 1

    return standing


@rule
def share_win(s: Any, places: Any, shares: Any) -> None:
    """What each seat has of the win: a tie is shared, and what was stopped nobody wins."""
    winners = 0
    for seat in range(s.seats):
        winners += places[seat] == 1
    for seat in range(s.seats):
        shares[seat] = 1.0 / winners if s.over == ENDED and places[seat] == 1 else 0.0


def in_position(number: float | Callable[..., float]) -> Any:
    """A rule `(s)` that says a number, which may be a rule already."""
    if callable(number):
        return number

    @rule
    def always(s):
        return number

    return always


def scaled(promise: Any, scale: float | Callable[..., float]) -> Any:
    """`worth`: from 0 to 1, how a seat's promise compares with the best of the others'.

    A lead of `scale` is worth three games in four. It is a number, or a rule that says what it is in a position.
    """
    scale_of = in_position(scale)

    @rule
    def worth(s, seat):
        own = promise(s, seat)
        best = LEAST
        for other in range(s.seats):
            if other != seat:
                best = max(best, promise(s, other))
        return 1.0 / (1.0 + exp((best - own) / scale_of(s)))

    return worth


def scaled_at_once(promise: Any, scale: float | Callable[..., float]) -> Any:
    """`worths`: the same of all seats of a group, each promise looked at once."""
    scale_of = in_position(scale)

    @rule
    def worths(s, group, out):
        best = LEAST
        second = LEAST
        for seat in range(s.seats):
            out[seat] = promise(s, seat)
            second = max(second, min(best, out[seat]))
            best = max(best, out[seat])
        for seat in range(s.seats):
            if (group >> seat) & 1:
                rival = best if out[seat] < best else second
                out[seat] = 1.0 / (1.0 + exp((rival - out[seat]) / scale_of(s)))

    return worths


def in_full(worth: Any) -> Any:
    """`worth_over`, where there is no quicker way to see that it is too little."""

    @rule
    def worth_over(s, seat, least):
        return worth(s, seat)

    return worth_over


def one_by_one(worth: Any) -> Any:
    """`worths`, where a game has nothing better: each seat of a group is asked about by itself."""

    @rule
    def worths(s, group, out):
        for seat in range(s.seats):
            if (group >> seat) & 1:
                out[seat] = worth(s, seat)

    return worths
