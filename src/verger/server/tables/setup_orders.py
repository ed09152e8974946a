"""Orders of a host about the table: arrange, readmit, fill, start, and its settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from verger.engine.texts import Texts
from verger.server.shelf import levels
from verger.server.storage.rows import MatchRow, Place
from verger.server.wire import orders
from verger.server.wire.problems import Problem

from . import seating
from .order_context import Context

HOUSE_TEXTS = Path(__file__).parents[2] / "texts"


def arrange(context: Context, order: orders.Arrange) -> MatchRow:
    """Put the seats in order: who stays, what is open, which bots play."""
    row = context.as_host()
    context.before_the_start()
    stay = [one.seat for one in order.seats if isinstance(one, orders.Keep)]
    if len(set(stay)) != len(stay):
        raise Problem("invalid", "Nobody sits on two seats at once.")
    seats = [arranged(row, one) for one in order.seats]
    return seating.checked(replace(row, seats=seats, removed=removed(row, seats)))


def arranged(row: MatchRow, wish: orders.Keep | orders.Open | orders.Bot) -> Place:
    """What a seat will be."""
    match wish:
        case orders.Keep():
            return seating.at(row, wish.seat)
        case orders.Bot():
            levels.check(wish.level)
    return wish.model_dump()


def removed(row: MatchRow, seats: list[Place]) -> list[Place]:
    """Whom the host has taken off the table, now or before: they do not come back by the link."""
    stay = {place.get("guest") for place in seats} | {row.host}
    gone = {place["guest"]: place["name"] for place in row.seats if place.get("guest") not in {None, *stay}}
    return [*(row.removed or []), *({"guest": guest, "name": name} for guest, name in gone.items())]


def readmit(context: Context, number: int) -> MatchRow:
    """Let somebody who was taken off the table sit down again."""
    row = context.as_host()
    names = row.removed or []
    if number >= len(names):
        raise Problem("invalid", f"There is nobody number {number} who was taken off this table.")
    return replace(row, removed=[*names[:number], *names[number + 1 :]])


def fill(context: Context, level: int) -> MatchRow:
    """Bots on all open seats."""
    row = context.as_host()
    context.before_the_start()
    levels.check(level)
    names = iter(bot_names([place.get("name") for place in row.seats]))
    seats = [
        {"kind": "bot", "name": next(names), "level": level} if place["kind"] == "open" else place
        for place in row.seats
    ]
    return replace(row, seats=seats)


def bot_names(taken: Sequence[str | None]) -> list[str]:
    """Names for bots, those that nobody has here yet first."""
    say = Texts.load(HOUSE_TEXTS, "en")
    names: list[str] = []
    while say.has(message := f"bot-name-{len(names) + 1}"):
        names.append(say(message))
    free = [name for name in names if name not in taken]
    return free + [f"{name} {number}" for number in range(2, 9) for name in names]


def start(context: Context) -> MatchRow:
    """Begin the match."""
    row = context.as_host()
    context.before_the_start()
    if row.has_open_seats():
        raise Problem("open_seats", "A seat is still open.")
    return replace(row, started=context.moment)


def settle(context: Context, order: orders.Settle) -> MatchRow:
    """Change the table's settings."""
    row = context.as_host()
    named = order.model_fields_set - {"type"}
    if "clock" in named:
        context.before_the_start()
        levels.check(order.clock.late if order.clock else None)
    wanted: dict[str, Any] = order.model_dump(include=named)
    return replace(row, **wanted)
