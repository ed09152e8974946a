"""Answers, what HTTP requests are answered with, apart from the messages that are sent live as well."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from .messages import Entry, View
from .orders import Scalar

# The games


class Option(TypedDict):
    """An option of a game, and the values it takes."""

    name: str
    kind: Literal["choice", "number", "seat"]
    default: Scalar
    choices: NotRequired[list[Scalar]]
    low: NotRequired[int]
    high: NotRequired[int]


class GameSummary(TypedDict):
    """A game on the shelf."""

    game: str
    edition: str
    seats: list[int]
    options: list[Option]
    levels: list[int]


class Argument(TypedDict):
    """An argument of an action or event, and the names of its values."""

    name: str
    keys: list[str | int]
    size: int
    none: bool


class ActionRange(TypedDict):
    """The actions of one kind: numbers from `first` on."""

    kind: str
    first: int
    args: list[Argument]


class EventKind(TypedDict):
    """The events of one kind."""

    kind: str
    args: list[Argument]


class GameDescription(GameSummary):
    """Everything about a game that does not change."""

    components: dict[str, Any]
    rules: dict[str, list[str]]  # the ledger's ids by section
    actions: list[ActionRange]
    events: list[EventKind]


class Progress(TypedDict):
    """How many functions of a game are compiled."""

    done: int
    total: int


class Health(TypedDict):
    """Whether all games can be played, and how far each is."""

    ready: bool
    games: dict[str, Progress]


class Condition(Health):
    """How a server is: whether it is ready, and what is missing."""

    database: bool


# Guests


class Welcomed(TypedDict):
    """The browser has a cookie."""

    guest: Literal[True]


class Link(TypedDict):
    """What a personal link is made of."""

    link: str


# Matches


class Made(TypedDict):
    """A match was made."""

    match: str


class Step(TypedDict):
    """A match at one line of its log."""

    step: int
    steps: int
    view: View
    entry: Entry | None
    points: list[int]


class Verdict(TypedDict):
    """Whether a record happened as it says."""

    valid: bool
    fault: str | None
