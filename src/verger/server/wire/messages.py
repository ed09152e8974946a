"""Messages, what goes out over the wire: plain data of these shapes. What comes in is in `orders`."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from .problems import Code

Fact = dict[str, Any]  # an action or an event: its kind and its arguments


class Made(TypedDict):
    """A match was made."""

    match: str


class Seated(TypedDict):
    """Who plays a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: int | None
    substitute: int | None


class Choice(TypedDict):
    """A legal action, what it would do, and whether it shows something hidden."""

    id: int
    action: Fact
    events: list[Fact]
    reveals: bool


class Reach(TypedDict):
    """How many actions a seat can take back, why no more, and how many if the others agree."""

    reach: int
    reason: str
    consent: int


class Entry(TypedDict):
    """A line of the log."""

    sequence: int
    seat: int
    action: Fact
    events: list[Fact]


class Result(TypedDict):
    """Places and points at the end, where they come from, and how they grew."""

    places: list[int]
    points: list[int]
    parts: list[dict[str, int]]
    curve: list[list[int]]
    stopped: bool


class Fairness(TypedDict):
    """The seed's hash before the match, the seed after it, and whether somebody knew it."""

    hash: str | None
    seed: str | None
    known: bool


class Position(TypedDict):
    """A match as one guest may know it, apart from the position itself."""

    match: str
    game: str
    edition: str
    revision: int
    sequence: int
    options: dict[str, Any]
    seats: list[Seated]
    yours: list[int]
    seat: int | None
    undo: Reach
    log: list[Entry]
    thinking: list[int]
    over: bool
    result: Result | None
    fairness: Fairness


class State(Position):
    """The position in words: for programs that have no rules of their own."""

    type: Literal["state"]
    view: dict[str, Any]
    pending: list[int]
    choices: list[Choice]
    refusals: list[str]


class Known(Position):
    """The position as the known record of its seat, in base64: for pages, which have the rules."""

    type: Literal["known"]
    record: str


class Candidate(TypedDict):
    """An action that a bot has looked at."""

    id: int
    action: Fact
    visits: int
    value: float


class Hint(TypedDict):
    """What a strong bot makes of a seat's situation."""

    type: Literal["hint"]
    revision: int
    seat: int
    values: list[float]
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


class Step(TypedDict):
    """A match at one line of its log."""

    step: int
    steps: int
    view: dict[str, Any]
    entry: Entry | None
    points: list[int]


# The table


class Welcomed(TypedDict):
    """The browser has a cookie."""

    guest: Literal[True]


class Link(TypedDict):
    """What a personal link is made of."""

    link: str


class Verdict(TypedDict):
    """Whether a record happened as it says."""

    valid: bool
    fault: str | None


class ClockSet(TypedDict):
    """Time for a move or for the match; at zero a bot of the level `late` moves."""

    per: Literal["move", "match"]
    seconds: int
    late: int


class Wish(TypedDict):
    """Somebody would like to take a seat over."""

    number: int
    name: str
    yours: bool
    agreed: list[int]
    waiting: list[int]


class TableSeat(TypedDict):
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


class LineShown(TypedDict):
    """Something said at the table."""

    number: int
    seat: int | None
    name: str
    text: str | None
    reaction: str | None
    at: str


class Chat(TypedDict):
    """The talk, and whether it is on."""

    on: bool
    lines: list[LineShown]


class RequestShown(TypedDict):
    """What one asks of the others."""

    kind: Literal["undo"]
    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class Pledge(TypedDict):
    """The hash of the seed that was drawn, and whether somebody chose it."""

    hash: str
    known: bool


class Table(TypedDict):
    """Everything about people, and nothing that a seat should not know."""

    type: Literal["table"]
    match: str
    game: str
    edition: str
    options: dict[str, Any]
    public: bool
    made: str
    started: str | None
    host: bool
    paused: bool
    over: bool
    seats: list[TableSeat]
    you: You
    watching: int
    clock: ClockSet | None
    clocks: list[ClockShown]
    now: str
    chat: Chat
    request: RequestShown | None
    rematch: str | None
    fairness: Pledge
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
    options: dict[str, Any]
    seats: list[LobbySeat]
    clock: ClockSet | None
    made: str
    host: str | None


class Tables(TypedDict):
    """The public tables."""

    tables: list[LobbyTable]


class LobbyMessage(Tables):
    """The public tables, live."""

    type: Literal["tables"]


Outgoing = State | Known | Hint | Preparing | Refused | Table | LobbyMessage
