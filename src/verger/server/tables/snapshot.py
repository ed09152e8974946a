"""A snapshot: a match and its table as they stand at one moment, replayed from the list, and never changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from verger.engine import EVERYTHING, Eyes, registry
from verger.engine.records import SPECTATORS_BIT
from verger.match import Match
from verger.server.operation.lazy import lazy
from verger.server.shelf.games import game
from verger.server.storage.rows import Actions, Line, MatchRow, Place
from verger.server.wire.problems import Problem

from . import clocks, veil

PUBLIC = ("kind", "name", "level")
LEISURE = timedelta(seconds=2)
"""How long a bot waits before it acts where no person sees it, while people think."""


@dataclass(frozen=True)
class Snapshot:
    """Immutable; whoever changes something makes the next one of it."""

    row: MatchRow
    dealt: Match | Problem
    """The match, or why there is none: it has not begun, or cannot go on here."""

    listed: Actions
    """What was played, where there is no match to say it."""

    lines: tuple[Line, ...] = ()
    shared: dict[Any, Any] = field(default_factory=dict, compare=False)
    told: dict[Any, bytes] = field(default_factory=dict, compare=False)
    """What has been written of it already; see `state_messages`."""

    is_step: bool = False
    """Whether it differs from the one before in the last action alone, and nothing of the table does."""

    @classmethod
    def replay(cls, row: MatchRow, actions: Actions, lines: tuple[Line, ...] = ()) -> Snapshot:
        """The snapshot that a row and a list of actions stand for."""
        try:
            match = deal(row)
        except Problem as problem:
            return cls(row, problem, actions, lines)
        wrong = match.extend(actions)
        if wrong is not None:
            raise ValueError(f"match {row.id}: action {wrong + 1} of the list is not legal")
        return cls(row, match, [], lines)

    @lazy
    def match(self) -> Match:
        """The match; refuse if there is none here."""
        if isinstance(self.dealt, Problem):
            raise self.dealt.again()
        return self.dealt

    @property
    def revision(self) -> int:
        """How often the list of actions has changed."""
        return self.row.revision

    @lazy
    def stamp(self) -> int:
        """The revision as guests are told it: see `veil`."""
        return veil.veiled(self.revision, self.row.seed) if self.match.game.is_apart else self.revision

    def revision_of(self, stamp: int) -> int:
        """The revision that a stamp stands for."""
        return veil.unveiled(stamp, self.row.seed) if self.match.game.is_apart else stamp

    @property
    def age(self) -> int:
        """How often the match or its table has changed."""
        return self.row.revision + self.row.version

    @property
    def sequence(self) -> int:
        """How many actions were played."""
        return len(self.listed) if isinstance(self.dealt, Problem) else self.dealt.length

    @property
    def actions(self) -> Actions:
        """What was played."""
        return self.listed if isinstance(self.dealt, Problem) else self.dealt.actions

    @lazy
    def pending(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.match.pending

    @lazy
    def is_over(self) -> bool:
        """Whether nobody will act any more."""
        return self.match.over

    @lazy
    def bots(self) -> list[int]:
        """The seats whose bots are to act now: they are thinking. Those come first whom people see."""
        if not self.row.has_bots:
            return []
        bots = bots_to_act(self.row, self.pending)
        if len(bots) < 2:
            return bots
        people = [seat for seat, _ in self.row.people()]
        return sorted(bots, key=lambda bot: not any(self.match.sees(seat, bot) for seat in people))

    @property
    def is_at_leisure(self) -> bool:
        """Whether bots alone are to act whom no person sees, while people think: they would be done before those
        have begun."""
        people = [seat for seat, _ in self.row.people()]
        thinks = any(seat in people for seat in self.pending)
        return thinks and not any(self.match.sees(seat, bot) for bot in self.bots for seat in people)

    def check_turn(self, seat: int) -> None:
        """Refuse whoever may not act now."""
        if self.is_over:
            raise Problem("over", "The match is over.")
        if self.row.paused:
            raise Problem("paused", "The table pauses.")
        if seat not in self.pending:
            raise Problem("not_pending", "It is not this seat's turn to act.")

    def focus(self, guest: str | None, wish: int | None) -> int | None:
        """The seat a guest looks from: the one wished for, one that may act, any of theirs, or none."""
        owned = self.row.owned(guest)
        if wish in owned:
            return wish
        return next((seat for seat in self.pending if seat in owned), owned[0] if owned else None)

    def followed_by(self, match: Match, moment: datetime, acted: int) -> Snapshot:
        """The next revision: the match after an action of this seat."""
        row = self.row.altered(revision=self.revision + 1, request=None, changed=moment)
        after = object.__new__(Snapshot)  # by its own names: a frozen class takes four times as long
        vars(after).update(row=row, dealt=match, match=match, listed=[], lines=self.lines, shared={}, told={})
        after = after.settled(moment, acted)
        vars(after)["is_step"] = self.row.request is None and after.row.clocks is None and not after.is_over
        return after

    def is_step_from(self, other: Snapshot) -> bool:
        """Whether nothing but the last action has happened since."""
        now, then = self.row, other.row
        return self.is_step and now.revision == then.revision + 1 and now.version == then.version

    @lazy
    def hearers(self) -> int:
        """The set of eyes that saw or heard something of the last action."""
        return self.match.hearers

    def is_heard(self, seat: int | None) -> bool:
        """Whether the last action is a line in the log of who looks from a seat."""
        if not self.match.game.is_apart:
            return True
        return self.hearers >> (SPECTATORS_BIT if seat is None else seat) & 1 == 1

    def with_table(self, row: MatchRow, lines: tuple[Line, ...]) -> Snapshot:
        """The same position with another table around it."""
        if isinstance(self.dealt, Problem) or row.seats == self.row.seats:
            return Snapshot(row, self.dealt, self.listed, lines)
        match = self.dealt.twin()
        match.seats = [public(seat) for seat in row.seats]
        return Snapshot(row, match, [], lines)

    def settled(self, moment: datetime, acted: int | None = None) -> Snapshot:
        """The same, with what follows from the position: whose clocks run, when to look again, how it ended."""
        row = self.row if self.row.changed is moment else self.row.altered(changed=moment)
        if row.has_bots or row.clock or row.clocks or row.wake or self.is_over:
            row = self._with_consequences(row, moment, acted)
        return self if row is self.row else Snapshot(row, self.match, [], self.lines)

    def _with_consequences(self, row: MatchRow, moment: datetime, acted: int | None) -> MatchRow:
        if self.is_over:
            ended = self.match.result
            assert ended
            result = {"places": ended.places, "points": ended.points}
            row = replace(row, ended=row.ended or moment, result=result, paused=False, request=None)
        row = clocks.run(row, self.pending, moment, acted)
        wake = self.wake_at(moment, clocks.deadline(row))
        return row if wake == row.wake else row.altered(wake=wake)

    def wake_at(self, moment: datetime, deadline: datetime | None) -> datetime | None:
        """When a bot is to act, or a clock is at zero."""
        if not self.bots:
            return deadline
        if not self.is_at_leisure:
            return moment
        return min(moment + LEISURE, deadline or datetime.max.replace(tzinfo=moment.tzinfo))

    def earlier(self, sequence: int) -> Snapshot:
        """How it stood after the first `sequence` actions, if nothing has been taken back since."""
        if sequence == self.sequence:
            return self
        revision = self.revision - self.sequence + sequence
        return Snapshot.replay(replace(self.row, revision=revision), self.actions[:sequence], self.lines)

    def since(self, other: Snapshot) -> list[Snapshot]:
        """How it came here from another revision: action by action, or at once if something was taken back.

        Every change counts one revision, so that as many actions as revisions mean that nothing was.
        """
        steps = self.revision - other.revision
        if steps == 1 or self.sequence - other.sequence != steps:
            return [self]
        return [self.earlier(sequence) for sequence in range(other.sequence + 1, self.sequence + 1)]

    def stands(self, seat: int, stamp: int) -> bool:
        """Whether what a seat decided at a revision still stands now."""
        if stamp == self.stamp:
            return True
        behind = self.revision - self.revision_of(stamp)
        return 0 < behind <= self.sequence and self.match.unmoved(seat, self.sequence - behind)

    def is_as_seen(self, seat: int, stamp: int) -> bool:
        """Whether all that has happened since a revision happened out of a seat's sight."""
        behind = self.revision - self.revision_of(stamp)
        return behind == 0 or (
            0 < behind <= self.sequence and self.told_lines(seat, self.sequence - behind) == self.told_lines(seat)
        )

    def eyes(self, seat: int | None) -> Eyes:
        """Whose knowledge is told to who looks from a seat; after the end everybody may know everything."""
        return EVERYTHING if self.is_over else seat

    def told_lines(self, seat: int | None, actions: int | None = None) -> int:
        """How many lines the first so many actions (None: all) are in the log of who looks from a seat."""
        return self.match.lines(self.eyes(seat), actions)

    def action_at(self, seat: int | None, lines: int) -> int:
        """How many actions were played before the line after so many of a seat's log."""
        heard = self.match.heard(self.eyes(seat))
        return heard[lines] if lines < len(heard) else self.sequence

    def story(self, seat: int | None) -> tuple[bool, Actions]:
        """All that has happened for who looks from a seat."""
        return self.is_over, [self.actions[number] for number in self.match.heard(self.eyes(seat))]

    def is_story_of(self, other: Snapshot, seat: int | None) -> bool:
        """Whether the same has happened in both for who looks from a seat."""
        if self.is_over == other.is_over and self.agrees(other) == other.sequence:
            return self.told_lines(seat) == self.told_lines(seat, other.sequence)
        return self.story(seat) == other.story(seat)

    def agrees(self, other: Snapshot) -> int:
        """How many actions both have in common from the start."""
        if self.actions[: other.sequence] == other.actions:
            return other.sequence
        pairs = zip(self.actions, other.actions, strict=False)
        return next((i for i, (ours, theirs) in enumerate(pairs) if ours != theirs), min(self.sequence, other.sequence))


def bots_to_act(row: MatchRow, pending: Sequence[int]) -> list[int]:
    """The seats to act that bots play. They wait while people settle something."""
    if row.paused or row.request:
        return []
    return [seat for seat in pending if row.level(seat) is not None]


def deal(row: MatchRow) -> Match:
    """The match at its start; it takes the edition and the rules it was begun with."""
    if row.started is None:
        raise Problem("not_started", "The match has not begun yet.")
    try:
        rules = game(row.game)
    except registry.UnknownGame as error:
        raise Problem("edition", f"This match is of a game that is not installed here: {row.game}.") from error
    if (row.edition, row.rules_version) != (rules.edition, rules.rules_version):
        raise Problem(
            "edition",
            f"This match was begun with edition {row.edition}, rules version {row.rules_version} of {row.game}; "
            f"here are edition {rules.edition}, rules version {rules.rules_version}.",
        )
    return Match(rules, [public(seat) for seat in row.seats], seed=int(row.seed, 16), options=row.options)


def public(seat: Place) -> dict[str, Any]:
    """What everybody may know of who sits there."""
    return {key: seat[key] for key in PUBLIC if key in seat}
