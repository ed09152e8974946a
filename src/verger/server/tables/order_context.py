"""Who orders something of a table, when, and what they may do; and what an order changes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from verger.server.storage.presence import Present
from verger.server.storage.rows import Actions, Line, MatchRow, Place
from verger.server.wire.problems import Problem

from .snapshot import Snapshot


@dataclass(frozen=True)
class Change:
    """What an order makes of a table; `actions` where it changes the match as well."""

    row: MatchRow
    line: Line | None = None
    actions: Actions | None = None
    following: MatchRow | None = None


@dataclass(frozen=True)
class Context:
    """A guest asks something of a table at a moment."""

    snapshot: Snapshot
    guest: str | None
    present: Present
    moment: datetime

    @property
    def row(self) -> MatchRow:
        """The match's row as it stands."""
        return self.snapshot.row

    def as_guest(self) -> str:
        """The guest who asks; refuse who has no cookie."""
        if self.guest is None:
            raise Problem("no_guest", "Nobody knows you here yet: allow the cookie of this page.")
        return self.guest

    def as_host(self) -> MatchRow:
        """The table, for its host alone."""
        if self.guest is None or self.row.host != self.guest:
            raise Problem("not_host", "Only the host may do this.")
        return self.row

    def as_seated(self) -> list[int]:
        """The seats of who asks; refuse who has none."""
        owned = self.row.owned(self.guest)
        if not owned:
            raise Problem("not_seated", "Only who sits at the table may do this.")
        return owned

    def as_owner(self, seat: int) -> Place:
        """A seat of who asks."""
        if seat not in self.row.owned(self.guest):
            raise Problem("not_your_seat", "This seat is not yours.")
        return self.row.seats[seat]

    def before_the_start(self) -> None:
        """Refuse once the match has begun."""
        if self.row.started:
            raise Problem("started", "The match has begun.")

    def during_the_match(self) -> None:
        """Refuse before the match and after it."""
        if self.row.started is None:
            raise Problem("not_started", "The match has not begun yet.")
        if self.snapshot.match.over:
            raise Problem("over", "The match is over.")

    def before_the_end(self) -> None:
        """Refuse once the match is over."""
        if self.row.ended:
            raise Problem("over", "The match is over.")


def nothing_asked() -> Problem:
    """Somebody answers what nobody asks."""
    return Problem("no_request", "Nothing is asked of you.")


def substituted() -> Problem:
    """Somebody acts for a seat that a bot plays for them."""
    return Problem("substituted", "A bot plays for this seat: take it back first.")
