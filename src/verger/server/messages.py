"""What goes over the wire. What comes in is checked; what goes out is plain data of these shapes."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter
from typing_extensions import TypedDict

from .problems import Code

LARGEST = 16 * 1024
"""Bytes of a message or a request."""

Seat = Annotated[int, Field(ge=0, le=63)]
Count = Annotated[int, Field(ge=0, lt=2**31)]
Played = int | dict[str, Any]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\p{C}]+$")]
Seed = Annotated[int, Field(ge=0, lt=2**64)] | Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]


class Incoming(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


# To make a match


class Person(Incoming):
    kind: Literal["person"]
    name: Name


class Bot(Incoming):
    kind: Literal["bot"]
    name: Name
    level: int


class Wanted(Incoming):
    """A match to be made; a seed is a number, or 16 hexadecimal digits as `fairness` shows them."""

    game: Annotated[str, StringConstraints(max_length=64)]
    seats: Annotated[list[Annotated[Person | Bot, Field(discriminator="kind")]], Field(max_length=16)]
    options: dict[str, Any] = {}
    seed: Seed | None = None

    @property
    def seed_text(self) -> str:
        if isinstance(self.seed, str):
            return self.seed
        return f"{secrets.randbits(64) if self.seed is None else self.seed:016x}"


# To the server


class Move(Incoming):
    seat: Seat
    action: Played
    revision: Count


class Play(Move):
    type: Literal["play"]


class Undo(Incoming):
    type: Literal["undo"]
    seat: Seat
    to: Count
    revision: Count


class AskHint(Incoming):
    type: Literal["hint"]
    seat: Seat


class Sit(Incoming):
    type: Literal["sit"]
    seat: Seat


class Why(Incoming):
    type: Literal["why"]
    seat: Seat
    action: Played


Order = Play | Undo | AskHint | Sit | Why
orders: TypeAdapter[Order] = TypeAdapter(Annotated[Order, Field(discriminator="type")])


# From the server

Fact = dict[str, Any]  # an action or an event: its kind and its arguments


class Made(TypedDict):
    match: str


class Seated(TypedDict):
    seat: int
    kind: Literal["person", "bot"]
    name: str
    level: int | None


class Choice(TypedDict):
    id: int
    action: Fact
    events: list[Fact]
    reveals: bool


class Reach(TypedDict):
    reach: int
    reason: str


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


class State(TypedDict):
    type: Literal["state"]
    match: str
    game: str
    edition: str
    revision: int
    sequence: int
    options: dict[str, Any]
    seats: list[Seated]
    yours: list[int]
    seat: int | None
    view: dict[str, Any]
    pending: list[int]
    choices: list[Choice]
    refusals: list[str]
    undo: Reach
    log: list[Entry]
    thinking: list[int]
    over: bool
    result: Result | None
    fairness: Fairness


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


Outgoing = State | Hint | Preparing | Refused
