"""Making, reading and changing matches: the repository over the store, with its cache of snapshots.

Every decision about rules is asked of `verger.match`.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from typing import TypeVar

from verger.match import IllegalAction, Match
from verger.server.operation import metrics, utc
from verger.server.shelf.preparation import Preparation
from verger.server.storage.compare_and_set import Overtaken
from verger.server.storage.pubsub import PubSub
from verger.server.storage.rows import Line, MatchRow
from verger.server.storage.store import LINES, Store, StoredMatch, is_in_lobby
from verger.server.storage.transactions import Told
from verger.server.wire import orders
from verger.server.wire.problems import Problem

from . import seating
from .creation import check_levels, new_row
from .order_context import Change
from .snapshot import Snapshot

T = TypeVar("T")

CACHED = 1024
"""Replayed matches kept at hand. Forgetting them costs a replay, nothing else."""

ID = re.compile(r"[\w-]{1,32}", re.ASCII)


class Matches:
    """The repository of matches: snapshots from a cache, changes by compare-and-set, each told to who listens."""

    def __init__(self, store: Store, pubsub: PubSub, preparation: Preparation) -> None:
        self._store = store
        self._pubsub = pubsub
        self._preparation = preparation
        self._cache: OrderedDict[str, Snapshot] = OrderedDict()
        self._fresh: dict[str, Snapshot] = {}  # of these, such as nobody else has changed as far as we have heard
        self.at_hand: Callable[[str], Snapshot | None] = self._fresh.get
        """A match as it stood when this process last heard of it, if it has that."""
        self._noticed = 0  # changes by others
        self._stale: dict[str, int] = {}  # how many had been noticed when a match's last one was
        pubsub.listen("match", self._hear)
        pubsub.on_missed(self._forget_all)

    async def make(self, wanted: orders.Wanted, guest: str) -> str:
        """Lay a table; the guest who makes it is its host and owns its people's seats. Without open seats it begins."""
        check_levels(wanted)
        await self.prepare(wanted.game)
        row = seating.checked(new_row(wanted, guest, utc.now()))
        if not row.has_open_seats():
            row = seating.begun(row, row.created)
        return await self.keep(Snapshot.replay(row, []))

    async def prepare(self, name: str) -> None:
        """Wait until a game is ready."""
        await self._preparation.ready(name)

    async def keep(self, snapshot: Snapshot) -> str:
        """Write down a match that is new here."""
        row = snapshot.row
        await self._store.make(row, snapshot.actions)
        metrics.made.labels(row.game).inc()
        if is_in_lobby(row):
            self._pubsub.publish("lobby")
        self._pubsub.publish("match", row.id)
        return row.id

    async def find(self, match: str) -> MatchRow:
        """A match's row."""
        return found(await self._store.find(named(match)))

    async def read(self, match: str) -> Snapshot:
        """A match as it stands, once its game is ready."""
        known, noticed = self._cache.get(match), self._noticed
        stored = found(await self._store.read(named(match), known.row if known else None))
        snapshot = await self._snapshot(known, stored)
        return self._store_newer(snapshot, noticed >= self._stale.get(match, 0))

    async def glance(self, match: str) -> Snapshot:
        """A match as it stood when this process last heard of it: enough to show it, and to try a change."""
        return self.at_hand(match) or await self.read(match)

    def is_at_rest(self, match: str) -> bool:
        """Whether this process has at hand, and as it stands, that nobody but people is to act in a match."""
        snapshot = self.at_hand(match)
        return snapshot is not None and snapshot.row.wake is None

    async def _snapshot(self, known: Snapshot | None, stored: StoredMatch) -> Snapshot:
        if known and stored.actions is None:
            if stored.lines is None:
                return known
            if stored.row.started == known.row.started:
                return known.with_table(stored.row, stored.lines)
        if stored.row.started:
            await self._preparation.ready(stored.row.game)
        lines = stored.lines if stored.lines is not None else known.lines if known else ()
        return Snapshot.replay(stored.row, stored.actions or [], lines)

    async def play(self, snapshot: Snapshot, seat: int, action: orders.Played) -> None:
        """Add an action to the match as it stood; refused if it stands otherwise by now."""
        after = snapshot.followed_by(self.after(snapshot, seat, action), utc.now(), seat)
        await self._kept(snapshot, self._store.append(snapshot.row, after.row, after.sequence, *after.match.last))
        self._played(after, seat)

    def play_soon(self, snapshot: Snapshot, seat: int, action: orders.Played, told: Told) -> None:
        """The same without a task that waits for it; told is None once it is kept, or why it is not."""
        after = snapshot.followed_by(self.after(snapshot, seat, action), utc.now(), seat)

        def kept(outcome: Exception | None) -> None:
            try:
                if outcome is None:
                    self._played(after, seat)
                elif isinstance(outcome, Overtaken):
                    self._mark_stale(snapshot.row.id)
            finally:
                told(outcome)

        self._store.append_soon(snapshot.row, after.row, after.sequence, *after.match.last, kept)

    def _played(self, after: Snapshot, seat: int) -> None:
        metrics.played(after.row.game, "person" if after.row.level(seat) is None else "bot").inc()
        self._changed(after)

    def after(self, snapshot: Snapshot, seat: int, action: orders.Played) -> Match:
        """How the match would stand after an action, if the rules allow it."""
        snapshot.check_turn(seat)
        try:
            return snapshot.match.followed_by(seat, action)
        except IllegalAction as error:
            raise Problem("illegal", error.reason, rule=error.rule) from error
        except ValueError as error:
            raise Problem("unknown_action", str(error)) from error

    async def change(self, snapshot: Snapshot, change: Change, moment: datetime) -> None:
        """Do what somebody ordered; refused if the match or its table stands otherwise by now."""
        row = replace(change.row, changed=moment)
        if change.actions is not None:
            after = Snapshot.replay(replace(row, revision=row.revision + 1), change.actions, snapshot.lines)
            after = after.settled(moment)
            same = after.agrees(snapshot)
            await self._kept(snapshot, self._store.rewrite(snapshot.row, after.row, same, after.actions[same:]))
        else:
            lines = (*snapshot.lines, change.line)[-LINES:] if change.line else snapshot.lines
            after = retabled(snapshot, replace(row, version=row.version + 1), lines, moment)
            said = after.lines if change.line else ()
            await self._kept(snapshot, self._store.change(snapshot.row, after.row, said, change.following))
        self._changed(after)
        if is_in_lobby(snapshot.row) or is_in_lobby(after.row):
            self._pubsub.publish("lobby")
        if change.following:
            self._pubsub.publish("match", change.following.id)

    async def look_over(self, snapshot: Snapshot) -> None:
        """Write down when somebody should look at this match again, who has found nothing to do there now."""
        row = replace(snapshot.row, wake=None)
        if not isinstance(snapshot.dealt, Problem):
            row = replace(snapshot.settled(utc.now()).row, changed=row.changed)
        after = snapshot.with_table(replace(row, version=row.version + 1), snapshot.lines)
        await self._kept(snapshot, self._store.change(snapshot.row, after.row))
        self._changed(after)

    async def _kept(self, snapshot: Snapshot, writing: Awaitable[None]) -> None:
        """Write a change. Who was overtaken has cached what is old: whoever tries again reads it anew."""
        try:
            await writing
        except Overtaken:
            self._mark_stale(snapshot.row.id)
            raise

    def _changed(self, after: Snapshot) -> None:
        match = after.row.id
        self._store_newer(after, match not in self._stale)
        self._pubsub.publish("match", match)

    def _store_newer(self, snapshot: Snapshot, is_fresh: bool) -> Snapshot:
        """Keep at hand the newer of what is cached and what was read, for somebody may have been faster."""
        match = snapshot.row.id
        cached = self._cache.get(match)
        if cached and cached.age > snapshot.age:
            snapshot = cached
        self._cache[match] = snapshot
        self._cache.move_to_end(match)
        if is_fresh or match in self._fresh:
            self._fresh[match] = snapshot
        if len(self._cache) > CACHED:
            oldest, _ = self._cache.popitem(last=False)
            self._fresh.pop(oldest, None)
        return snapshot

    def _hear(self, match: str, here: bool) -> None:
        if not here:
            self._mark_stale(match)

    def _mark_stale(self, match: str) -> None:
        """Somebody else has changed a match: what is cached of it is no longer enough."""
        self._noticed += 1
        self._stale[match] = self._noticed
        self._fresh.pop(match, None)
        if len(self._stale) > 4 * CACHED:
            self._forget_all()

    def _forget_all(self) -> None:
        for memory in (self._cache, self._fresh, self._stale):
            memory.clear()


def retabled(snapshot: Snapshot, row: MatchRow, lines: tuple[Line, ...], moment: datetime) -> Snapshot:
    """The match with another table around it, begun if the table says so."""
    if row.started and not snapshot.row.started:
        return Snapshot.replay(row, [], lines).settled(moment)
    after = snapshot.with_table(row, lines)
    if isinstance(after.dealt, Problem):
        return after
    return after.settled(moment)


def named(match: str) -> str:
    """What may be a match's name; nothing else reaches the database."""
    if not ID.fullmatch(match):
        raise not_found()
    return match


def found(stored: T | None) -> T:
    """What was found; refuse if nothing was."""
    if stored is None:
        raise not_found()
    return stored


def not_found() -> Problem:
    """There is no match of this name."""
    return Problem("not_found", "There is no such match.")
