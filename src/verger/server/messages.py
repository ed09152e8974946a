"""What goes out over the wire: plain data of these shapes. What comes in is in `orders`."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict

from .problems import Code

Fact = dict[str, Any]  # an action or an event: its kind and its arguments


class Made(TypedDict):
    match: str


class Seated(TypedDict):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: int | None
    substitute: int | None


class Choice(TypedDict):
    id: int
    action: Fact
    events: list[Fact]
    reveals: bool


class Reach(TypedDict):
    reach: int
    reason: str
    consent: int


class Entry(TypedDict):
    sequence: int
    seat: int
    action: Fact
    events: list[Fact]


class Result(TypedDict):
    places: list[int]
    points: list[int]
    parts: list[dict[str, int]]
    curve: list[list[int]]
    stopped: bool


class Fairness(TypedDict):
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
    id: int
    action: Fact
    visits: int
    value: float


class Hint(TypedDict):
    type: Literal["hint"]
    revision: int
    seat: int
    values: list[float]
    candidates: list[Candidate]


class Preparing(TypedDict):
    type: Literal["preparing"]
    done: int
    total: int


class Refused(TypedDict):
    type: Literal["refused"]
    code: Code
    message: str
    rule: str | None
    reason: str | None
    revision: int


class Step(TypedDict):
    step: int
    steps: int
    view: dict[str, Any]
    entry: Entry | None
    points: list[int]


# The table


class Welcomed(TypedDict):
    guest: Literal[True]


class Link(TypedDict):
    link: str


class Verdict(TypedDict):
    valid: bool
    fault: str | None


class ClockSet(TypedDict):
    per: Literal["move", "match"]
    seconds: int
    late: int


class Wish(TypedDict):
    number: int
    name: str
    yours: bool
    agreed: list[int]
    waiting: list[int]


class TableSeat(TypedDict):
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
    name: str | None
    removed: bool


class ClockShown(TypedDict):
    left: float | None
    running: bool


class LineShown(TypedDict):
    number: int
    seat: int | None
    name: str
    text: str | None
    reaction: str | None
    at: str


class Chat(TypedDict):
    on: bool
    lines: list[LineShown]


class RequestShown(TypedDict):
    kind: Literal["undo"]
    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class Pledge(TypedDict):
    hash: str
    known: bool


class Table(TypedDict):
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


class PlaceListed(TypedDict):
    kind: Literal["person", "bot", "open"]
    name: str | None
    level: int | None


class TableListed(TypedDict):
    match: str
    game: str
    options: dict[str, Any]
    seats: list[PlaceListed]
    clock: ClockSet | None
    made: str
    host: str | None


class Tables(TypedDict):
    tables: list[TableListed]


class TablesTold(Tables):
    type: Literal["tables"]


Outgoing = State | Known | Hint | Preparing | Refused | Table | TablesTold
