"""The catalog: the games on the shelf, as the page needs to know them."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from verger import bots
from verger.engine import Arg, Game, Option

from .games import game, games


class OptionListed(TypedDict):
    """An option of a game, and the values it takes."""

    name: str
    kind: Literal["choice", "number", "seat"]
    default: Any
    choices: NotRequired[list[Any]]
    low: NotRequired[int]
    high: NotRequired[int]


class GameSummary(TypedDict):
    """A game on the shelf."""

    game: str
    edition: str
    seats: list[int]
    options: list[OptionListed]
    levels: list[int]


class ArgListed(TypedDict):
    """An argument of an action or event, and the names of its values."""

    name: str
    keys: list[str] | list[int]
    size: int
    none: bool


class ActionRange(TypedDict):
    """The actions of one kind: numbers from `first` on."""

    kind: str
    first: int
    args: list[ArgListed]


class EventKind(TypedDict):
    """The events of one kind."""

    kind: str
    args: list[ArgListed]


class GameDescription(GameSummary):
    """Everything about a game that does not change."""

    components: dict[str, Any]
    rules: dict[str, list[str]]  # the ledger's ids by section
    actions: list[ActionRange]
    events: list[EventKind]


def summaries() -> list[GameSummary]:
    """All games."""
    return [summary(game(name).game) for name in games()]


def summary(rules: Game) -> GameSummary:
    """One game."""
    return GameSummary(
        game=rules.name,
        edition=rules.edition,
        seats=list(rules.seats),
        options=[option(one) for one in rules.options],
        levels=[level.number for level in bots.LEVELS],
    )


def described(rules: Game) -> GameDescription:
    """One game in full."""
    return GameDescription(
        **summary(rules),
        components=rules.components.data,
        rules={section: list(ids) for section, ids in rules.ledger.sections.items()},
        actions=[
            ActionRange(kind=kind, first=rules.actions.first(kind), args=[arg(one) for one in args])
            for kind, args in rules.actions.ranges.items()
        ],
        events=[EventKind(kind=kind, args=[arg(one) for one in args]) for kind, args in rules.events.args.items()],
    )


def option(one: Option) -> OptionListed:
    """An option as data."""
    if one.seat:
        return OptionListed(name=one.name, kind="seat", default=one.default)
    if one.values:
        return OptionListed(name=one.name, kind="choice", default=one.default, choices=list(one.values))
    return OptionListed(name=one.name, kind="number", default=one.default, low=one.low, high=one.high)


def arg(one: Arg) -> ArgListed:
    """An argument as data."""
    return ArgListed(name=one.name, keys=[*one.keys], size=one.size, none=one.none)
