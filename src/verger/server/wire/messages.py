"""Messages, what goes out live: plain data of these shapes. What comes in is in `orders`.

`state` or `known` says how a match stands for one seat, `table` whose match it is: no field is in both. First comes a
`table`, and whenever it differs it comes before the `state` that follows from the same change.
The page's types are made of these: `make types`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import WithJsonSchema
from typing_extensions import TypeAliasType, TypedDict

from .orders import Clock, Fact, Options, Reaction
from .problems import Code

View = TypeAliasType("View", Annotated[dict[str, Any], WithJsonSchema({"type": "object"})])
"""What a seat may see of a position: every game has its own."""


class Unheard(TypedDict):
    """The action of somebody of whom one hears only what it brings."""


Reason = TypeAliasType("Reason", Literal["none", "start", "other", "reveal", "over"])
"""Why a seat can take back no more: see `engine/undo.py`; a spectator can take back nothing."""


class Choice(TypedDict):
    """A legal action, what it would do, and whether it shows something hidden."""

    id: int
    action: Fact
    events: list[Fact]
    reveals: bool


class Reach(TypedDict):
    """How many actions a seat can take back, why no more, and how many if the others agree."""

    reach: int
    reason: Reason
    consent: int


class Entry(TypedDict):
    """A line of the log."""

    sequence: int
    seat: int
    action: Fact | Unheard
    events: list[Fact]


class Result(TypedDict):
    """Places and points at the end, where they come from, and how they grew."""

    places: list[int]
    points: list[int]
    parts: list[dict[str, int]]
    curve: list[list[int]]
    stopped: bool


class Position(TypedDict):
    """How a match stands for one seat, apart from the position itself."""

    revision: int
    sequence: int  # the lines of the seat's log
    seat: int | None  # from which one looks
    undo: Reach
    log: list[Entry]
    thinking: list[int]  # the seats whose bots are to act
    over: bool
    result: Result | None


class State(Position):
    """The position in words: for programs that have no rules of their own."""

    type: Literal["state"]
    view: View
    pending: list[int]
    choices: list[Choice]
    refusals: list[str]


class Known(Position):
    """The position as the known record of its seat, in base64: for pages, which have the rules.

    The layout is that of the record's fields; rules of another layout cannot read it.
    """

    type: Literal["known"]
    layout: str
    record: str


class Candidate(TypedDict):
    """An action that a bot has looked at; a network knows the chance to win with it, and the points to expect."""

    id: int
    action: Fact
    visits: int
    value: float
    chance: float | None
    points: float | None


class Hint(TypedDict):
    """What a strong bot makes of a seat's situation."""

    type: Literal["hint"]
    revision: int
    seat: int
    values: list[float]
    looks: int  # at a candidate, before its chance is more than chance
    candidates: list[Candidate]


class Preparing(TypedDict):
    """How far the game is from being playable."""

    type: Literal["preparing"]
    done: int
    total: int


class Refused(TypedDict):
    """What was asked cannot be granted; the connection goes on."""

    type: Literal["refused"]
    code: Code
    message: str
    rule: str | None
    reason: str | None
    revision: int


# The table


class Fairness(TypedDict):
    """The hash of the seed, the seed itself once the match is over, and whether somebody chose it."""

    hash: str
    seed: str | None
    known: bool


class Wish(TypedDict):
    """Somebody would like to take a seat over."""

    number: int
    name: str
    yours: bool
    agreed: list[int]
    waiting: list[int]


class Chair(TypedDict):
    """A seat, and who is there."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    level: int | None
    yours: bool
    here: bool
    substitute: int | None
    free: bool  # whoever comes may take it
    key: str | None  # for whoever left it: with it others may take it
    asked: Wish | None  # who would like to take it over


class You(TypedDict):
    """Who one is at this table."""

    name: str | None
    removed: bool


class ClockShown(TypedDict):
    """What a seat has left at `now`; null where nobody is told."""

    left: float | None
    running: bool


class Remark(TypedDict):
    """Something said at the table."""

    number: int
    seat: int | None
    name: str
    text: str | None
    reaction: Reaction | None
    at: str


class Chat(TypedDict):
    """The talk, and whether it is on."""

    on: bool
    lines: list[Remark]


class Request(TypedDict):
    """What one asks of the others."""

    kind: Literal["undo"]
    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class Table(TypedDict):
    """Whose match it is: the game, the people, and nothing that a seat should not know."""

    type: Literal["table"]
    match: str
    game: str
    edition: str
    options: Options
    public: bool
    made: str
    started: str | None
    ended: str | None
    host: bool
    paused: bool
    seats: list[Chair]
    you: You
    watching: int
    clock: Clock | None
    clocks: list[ClockShown]
    now: str
    chat: Chat
    request: Request | None
    rematch: str | None
    fairness: Fairness
    removed: list[str]  # for the host


class LobbySeat(TypedDict):
    """A seat of a public table."""

    kind: Literal["person", "bot", "open"]
    name: str | None
    level: int | None


class LobbyTable(TypedDict):
    """A public table with a seat to take."""

    match: str
    game: str
    options: Options
    seats: list[LobbySeat]
    clock: Clock | None
    made: str
    host: str | None


class Tables(TypedDict):
    """The public tables."""

    tables: list[LobbyTable]


class LobbyMessage(Tables):
    """The public tables, live."""

    type: Literal["tables"]


MatchMessage = TypeAliasType("MatchMessage", State | Known | Hint | Preparing | Refused | Table)
"""What is sent on the live connection of a match."""

Outgoing = MatchMessage | LobbyMessage
