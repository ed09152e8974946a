"""The catalog: the games on the shelf, as the page needs to know them."""

from __future__ import annotations

from verger import bots, engine
from verger.server.wire.answers import ActionRange, Argument, EventKind, GameDescription, GameSummary, Option

from .games import game, games


def summaries() -> list[GameSummary]:
    """All games."""
    return [summary(game(name)) for name in games()]


def summary(rules: engine.Game) -> GameSummary:
    """One game."""
    return GameSummary(
        game=rules.name,
        edition=rules.edition,
        seats=list(rules.seats),
        options=[option(one) for one in rules.options],
        levels=[level.number for level in bots.LEVELS],
    )


def described(rules: engine.Game) -> GameDescription:
    """One game in full."""
    return GameDescription(
        **summary(rules),
        components=rules.components.data,
        rules={section: list(ids) for section, ids in rules.ledger.sections.items()},
        actions=[
            ActionRange(kind=kind, first=rules.actions.first(kind), args=[argument(one) for one in args])
            for kind, args in rules.actions.ranges.items()
        ],
        events=[EventKind(kind=kind, args=[argument(one) for one in args]) for kind, args in rules.events.args.items()],
    )


def option(one: engine.Option) -> Option:
    """An option as data."""
    if one.seat:
        return Option(name=one.name, kind="seat", default=one.default)
    if one.values:
        return Option(name=one.name, kind="choice", default=one.default, choices=list(one.values))
    return Option(name=one.name, kind="number", default=one.default, low=one.low, high=one.high)


def argument(one: engine.Arg) -> Argument:
    """An argument as data."""
    return Argument(name=one.name, keys=[*one.keys], size=one.size, none=one.none)
