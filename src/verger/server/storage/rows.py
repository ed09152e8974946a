"""A match as it is stored: its row, which is the table around it, too, and the lines said there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from verger.server.operation.lazy import lazy
from verger.server.wire.orders import Reaction

Actions = list[tuple[int, int]]
Place = dict[str, Any]

STAND_IN = 3
"""The level of the bot that plays on for who has left, where no clock names one."""


@dataclass(frozen=True)
class Line:
    """Something said at the table: a text or a reaction. Its number is the version of the table that it made."""

    number: int
    seat: int
    name: str
    text: str | None
    reaction: Reaction | None
    at: datetime


@dataclass(frozen=True)
class MatchRow:
    """Each of its seats has a kind and a name; bots have a level, people's seats the guest who owns them.

    A `substitute` is the level of a bot that plays for a person. Who leaves a running match leaves an open seat with
    the name, the substitute, the `leaver` and the `key` that lets others in; see `handover`.
    """

    id: str
    game: str
    edition: str
    rules_version: int
    options: dict[str, Any]
    seed: str
    seats: list[Place]
    created: datetime
    changed: datetime
    revision: int = 0  # how often the list of actions has changed
    version: int = 0  # how often the table has changed otherwise
    host: str | None = None
    public: bool = False
    chat: bool = True
    clock: dict[str, Any] | None = None  # per, seconds, late
    started: datetime | None = None
    ended: datetime | None = None
    result: dict[str, Any] | None = None
    clocks: dict[str, Any] | None = None  # see `clocks`
    paused: bool = False
    request: dict[str, Any] | None = None  # kind, seat, to, agreed
    rematch: str | None = None
    wake: datetime | None = None  # when somebody should look whether a bot or a late seat is to act
    known_seed: bool = False  # somebody chose the seed, and knows how everything was dealt
    removed: list[dict[str, str]] | None = None  # guests and names whom a host has taken off the table

    def altered(self, **changes: Any) -> MatchRow:
        """The same row but for these fields, never its `seats`; `dataclasses.replace` takes ten times as long."""
        row = object.__new__(MatchRow)
        vars(row).update(vars(self), **changes)
        return row

    @property
    def stand_in(self) -> int:
        """The level of the bot that plays on for who has left."""
        return self.clock["late"] if self.clock else STAND_IN

    # What follows from who sits where is the same in all rows that are altered.

    @lazy
    def owners(self) -> list[str | None]:
        """The guest of every seat."""
        return [place.get("guest") for place in self.seats]

    @lazy
    def levels(self) -> list[int | None]:
        """For every seat the level of the bot that plays it, or None if a person does."""
        return [place["level"] if place["kind"] == "bot" else place.get("substitute") for place in self.seats]

    @lazy
    def has_bots(self) -> bool:
        """Whether a bot plays some seat."""
        return any(level is not None for level in self.levels)

    @lazy
    def has_company(self) -> list[bool]:
        """For every seat whether other people play beside its guest."""
        playing = [guest for _, guest in self.people()]
        return [any(guest != owner for guest in playing) for owner in self.owners]

    def owned(self, guest: str | None) -> list[int]:
        """The seats of a guest."""
        return [seat for seat, owner in enumerate(self.owners) if guest and owner == guest]

    def is_owned(self, seat: int, guest: str | None) -> bool:
        """Whether this is a seat, and a guest's."""
        return seat < len(self.owners) and bool(guest) and self.owners[seat] == guest

    def removed_guests(self) -> set[str]:
        """Whom a host has taken off the table."""
        return {one["guest"] for one in self.removed or []}

    def name_of(self, guest: str | None) -> str | None:
        """The name under which a guest sits here."""
        return next((self.seats[seat]["name"] for seat in self.owned(guest)), None)

    def level(self, seat: int) -> int | None:
        """The level of the bot that plays this seat, or None if a person does."""
        return self.levels[seat]

    def people(self) -> Iterator[tuple[int, str]]:
        """The seats that people play, and who they are."""
        for seat, place in enumerate(self.seats):
            if is_person(place):
                yield seat, place["guest"]

    def has_open_seats(self) -> bool:
        """Whether somebody can sit down."""
        return any(place["kind"] == "open" for place in self.seats)


def is_person(place: Place) -> bool:
    """Whether a person plays this seat, and nobody for them."""
    return place["kind"] == "person" and place.get("substitute") is None
