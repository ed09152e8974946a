"""Orders, what comes in over the wire: commands, checked."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, WithJsonSchema
from typing_extensions import TypeAliasType

LARGEST = 16 * 1024
"""Bytes of a message or a request."""

Seat = Annotated[int, Field(ge=0, le=63)]
Count = Annotated[int, Field(ge=0, lt=2**31)]
Level = Annotated[int, Field(ge=1, le=99)]

Scalar = str | int | bool | None
SCALAR = {"anyOf": [{"type": kind} for kind in ("string", "number", "boolean", "null")]}
Options = TypeAliasType(
    "Options", Annotated[dict[str, Any], WithJsonSchema({"type": "object", "additionalProperties": SCALAR})]
)
"""The options of a game by their names."""

FACT = {
    "type": "object",
    "properties": {"kind": {"type": "string"}},
    "required": ["kind"],
    "additionalProperties": {"anyOf": [{"type": kind} for kind in ("string", "number", "null")]},
}
Fact = TypeAliasType("Fact", Annotated[dict[str, Any], WithJsonSchema(FACT)])
"""An action or an event: its kind and its arguments. The rules say which there are."""

Played = int | Fact

# Nothing that is not seen or turns the direction of what stands beside it: neither control and format characters nor
# signs that are blank; and a combining mark needs something to stand on.
UNSEEN = (
    r"\p{C}\p{Zl}\p{Zp}\u{034F}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{180B}-\u{180F}\u{2800}\u{3164}\u{FFA0}\u{1D159}"
    r"\u{E0100}-\u{E01EF}"
)
Name = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True, min_length=1, max_length=40, pattern=rf"^[^\p{{M}}\p{{Z}}{UNSEEN}][^{UNSEEN}]*$"
    ),
]
Seed = Annotated[int, Field(ge=0, lt=2**64)] | Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]

# No control characters, and none that turn the direction of what others have written.
Said = Annotated[
    str,
    StringConstraints(
        strip_whitespace=True,
        min_length=1,
        max_length=280,
        pattern=r"^[^\p{Cc}\p{Co}\p{Cn}\u{2028}-\u{202E}\u{2066}-\u{2069}]+$",
    ),
]
Reaction = TypeAliasType("Reaction", Literal["bravo", "thanks", "ouch", "hurry", "laugh", "think"])


class Incoming(BaseModel):
    """Whatever comes in: strict, and without anything that is not described."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


# To make a match


class Person(Incoming):
    """A seat for a person; it is the guest's who makes the match."""

    kind: Literal["person"]
    name: Name


class Bot(Incoming):
    """A seat for a bot."""

    kind: Literal["bot"]
    name: Name
    level: Level


class Open(Incoming):
    """A seat for whoever comes."""

    kind: Literal["open"]


class Clock(Incoming):
    """Time for a move or for the whole match; at zero a bot of the level `late` moves."""

    per: Literal["move", "match"]
    seconds: Annotated[int, Field(ge=5, le=30 * 24 * 3600)]
    late: Level


class Wanted(Incoming):
    """A match to be made; a seed is a number, or 16 hexadecimal digits as `fairness` shows them."""

    game: Annotated[str, StringConstraints(max_length=64)]
    seats: Annotated[list[Annotated[Person | Bot | Open, Field(discriminator="kind")]], Field(max_length=16)]
    options: Options = {}
    seed: Seed | None = None
    public: bool = False
    clock: Clock | None = None
    chat: bool = True

    @property
    def seed_text(self) -> str:
        """The seed in hexadecimal, drawn if none was chosen."""
        if isinstance(self.seed, str):
            return self.seed
        return fresh_seed() if self.seed is None else f"{self.seed:016x}"


class Arrival(Incoming):
    """A match's record, to go on here, and the seats that others may take."""

    record: dict[str, Any]
    free: Annotated[list[Seat], Field(max_length=16)] = []


def fresh_seed() -> str:
    """A seed that nobody knows."""
    return f"{secrets.randbits(64):016x}"


class Come(Incoming):
    """Come by a personal link."""

    token: Annotated[str, StringConstraints(max_length=512)]


# About the match


class Move(Incoming):
    """An action of a seat, decided at a revision: by its number, or in words."""

    seat: Seat
    action: Played
    revision: Count


class Play(Move):
    """Play an action."""

    type: Literal["play"]


class AskHint(Incoming):
    """Ask what a strong bot would do."""

    type: Literal["hint"]
    seat: Seat


class Sit(Incoming):
    """Look from another of one's seats."""

    type: Literal["sit"]
    seat: Seat


class Why(Incoming):
    """Ask what stands against an action."""

    type: Literal["why"]
    seat: Seat
    action: Played


# About the table


class Undo(Incoming):
    """Take back all from the line `to` of one's log on, or ask the others for it."""

    type: Literal["undo"]
    seat: Seat
    to: Count
    revision: Count


class Take(Incoming):
    """Sit down; `key` is the word of whoever left the seat, `known_seed` that one knows that the seed was chosen."""

    type: Literal["take"]
    seat: Seat
    name: Name
    key: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")] | None = None
    known_seed: bool = False


class Admit(Incoming):
    """Let somebody who has asked for a seat take it over, or not; `number` is that of the wish one has read."""

    type: Literal["admit"]
    seat: Seat
    number: Count
    yes: bool


class Leave(Incoming):
    """Get up."""

    type: Literal["leave"]
    seat: Seat


class Back(Incoming):
    """Play a seat oneself again."""

    type: Literal["back"]
    seat: Seat


class Substitute(Incoming):
    """Let a bot of this level play a seat, or nobody (null)."""

    type: Literal["substitute"]
    seat: Seat
    level: Level | None


class Keep(Incoming):
    """Who sits at `seat` now."""

    kind: Literal["keep"]
    seat: Seat


class Arrange(Incoming):
    """Put the seats in order, before the start."""

    type: Literal["arrange"]
    seats: Annotated[list[Annotated[Keep | Open | Bot, Field(discriminator="kind")]], Field(max_length=16)]


class Readmit(Incoming):
    """Let the guest of this number, who was taken off the table, sit down again."""

    type: Literal["readmit"]
    number: Count


class Fill(Incoming):
    """Bots of this level on all open seats."""

    type: Literal["fill"]
    level: Level


class Start(Incoming):
    """Begin."""

    type: Literal["start"]


class Settle(Incoming):
    """What the host may change about the table; what is not named stays."""

    type: Literal["table"]
    public: bool = False
    chat: bool = True
    clock: Clock | None = None


class Pause(Incoming):
    """Let everything rest."""

    type: Literal["pause"]


class Resume(Incoming):
    """Go on."""

    type: Literal["resume"]


class Say(Incoming):
    """Say something."""

    type: Literal["say"]
    text: Said


class React(Incoming):
    """A sign instead of words."""

    type: Literal["react"]
    reaction: Reaction


class Answer(Incoming):
    """Answer what is asked of one."""

    type: Literal["answer"]
    yes: bool


class Rematch(Incoming):
    """The same people again."""

    type: Literal["rematch"]


TableOrder = (
    Undo
    | Take
    | Admit
    | Leave
    | Back
    | Substitute
    | Arrange
    | Readmit
    | Fill
    | Start
    | Settle
    | Pause
    | Resume
    | Say
    | React
    | Answer
    | Rematch
)
MatchOrder = Play | AskHint | Sit | Why
Order = Annotated[MatchOrder | TableOrder, Field(discriminator="type")]
orders: TypeAdapter[MatchOrder | TableOrder] = TypeAdapter(Order)
