"""Making, reading and changing matches. Every decision about rules is asked of `verger.match`."""

from __future__ import annotations

import re
from collections import OrderedDict
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TypeVar

from verger.engine import OptionError, options
from verger.match import IllegalAction

from . import levels, metrics, orders, seating, times
from .kept import Kept, Line
from .news import News
from .ordering import Change
from .preparation import Preparation
from .problems import Problem
from .shelf import game
from .sitting import Sitting
from .store import LINES, Found, Store, is_listed

T = TypeVar("T")

HELD = 1024
"""Replayed matches kept at hand. Forgetting them costs a replay, nothing else."""

ID = re.compile(r"[\w-]{1,32}", re.ASCII)


@dataclass(frozen=True)
class Held:
    sitting: Sitting
    read: int  # how many letters of other processes had come when it was read


class Matches:
    def __init__(self, store: Store, news: News, preparation: Preparation) -> None:
        self._store = store
        self._news = news
        self._preparation = preparation
        self._held: OrderedDict[str, Held] = OrderedDict()
        self._letters = 0
        self._changed_elsewhere: dict[str, int] = {}
        news.hear("match", self._hear)
        news.doubt(self._doubt)

    async def make(self, wanted: orders.Wanted, guest: str) -> str:
        """Lay a table; the guest who makes it is its host and owns its people's seats. Without open seats it begins."""
        check_levels(wanted)
        await self.prepare(wanted.game)
        kept = seating.checked(planned(wanted, guest, times.now()))
        if not kept.has_open_seats():
            kept = seating.begun(kept, kept.created)
        return await self.keep(Sitting.replay(kept, []))

    async def prepare(self, name: str) -> None:
        """Wait until a game is ready."""
        await self._preparation.ready(name)

    async def keep(self, sitting: Sitting) -> str:
        """Write down a match that is new here."""
        kept = sitting.kept
        await self._store.make(kept, sitting.actions)
        metrics.made.labels(kept.game).inc()
        if is_listed(kept):
            self._news.publish("lobby")
        self._news.publish("match", kept.id)
        return kept.id

    async def find(self, match: str) -> Kept:
        """A match's row."""
        return found(await self._store.find(named(match)))

    async def read(self, match: str) -> Sitting:
        """A match as it stands, once its game is ready."""
        held, letters = self._held.get(match), self._letters
        known = held.sitting if held else None
        row = found(await self._store.read(named(match), known.kept if known else None))
        return self._hold(await self._sitting(known, row), letters)

    async def glance(self, match: str) -> Sitting:
        """A match as it stood when this process last heard of it: enough to show it, and to try a change."""
        held = self._held.get(match)
        if held is None or held.read < self._changed_elsewhere.get(match, 0):
            return await self.read(match)
        return held.sitting

    async def _sitting(self, known: Sitting | None, row: Found) -> Sitting:
        if known and row.actions is None:
            if row.lines is None:
                return known
            if row.kept.started == known.kept.started:
                return known.with_table(row.kept, row.lines)
        if row.kept.started:
            await self._preparation.ready(row.kept.game)
        lines = row.lines if row.lines is not None else known.lines if known else ()
        return Sitting.replay(row.kept, row.actions or [], lines)

    async def play(self, sitting: Sitting, seat: int, action: orders.Played) -> None:
        """Add an action to the match as it stood; refused if it stands otherwise by now."""
        after = self.after(sitting, seat, action).settled(times.now(), acted=seat)
        await self._store.append(sitting.kept, after.kept, after.sequence, *after.actions[-1])
        metrics.actions.labels(after.kept.game, "person" if after.kept.level(seat) is None else "bot").inc()
        self._changed(sitting, after)

    def after(self, sitting: Sitting, seat: int, action: orders.Played) -> Sitting:
        """How the match would stand after an action, if the rules allow it."""
        sitting.check_turn(seat)
        after = sitting.next()
        try:
            after.match.play(seat, action)
        except IllegalAction as error:
            raise Problem("illegal", error.reason, rule=error.rule) from error
        except ValueError as error:
            raise Problem("unknown_action", str(error)) from error
        return after

    async def change(self, sitting: Sitting, change: Change, moment: datetime) -> None:
        """Do what somebody ordered; refused if the match or its table stands otherwise by now."""
        kept = replace(change.kept, changed=moment)
        if change.actions is not None:
            after = Sitting.replay(replace(kept, revision=kept.revision + 1), change.actions, sitting.lines)
            after = after.settled(moment)
            same = after.agrees(sitting)
            await self._store.rewrite(sitting.kept, after.kept, same, after.actions[same:])
        else:
            lines = (*sitting.lines, change.line)[-LINES:] if change.line else sitting.lines
            after = retabled(sitting, replace(kept, version=kept.version + 1), lines, moment)
            said = after.lines if change.line else ()
            await self._store.change(sitting.kept, after.kept, said, change.following)
        self._changed(sitting, after)
        if change.following:
            self._news.publish("match", change.following.id)

    async def look_over(self, sitting: Sitting) -> None:
        """Write down when somebody should look at this match again, who has found nothing to do there now."""
        kept = replace(sitting.kept, wake=None)
        if not isinstance(sitting.dealt, Problem):
            kept = replace(sitting.settled(times.now()).kept, changed=kept.changed)
        after = sitting.with_table(replace(kept, version=kept.version + 1), sitting.lines)
        await self._store.change(sitting.kept, after.kept)
        self._changed(sitting, after)

    def _changed(self, before: Sitting, after: Sitting) -> None:
        held = self._held.get(after.kept.id)
        self._hold(after, held.read if held else 0)
        self._news.publish("match", after.kept.id)
        if is_listed(before.kept) or is_listed(after.kept):
            self._news.publish("lobby")

    def _hold(self, sitting: Sitting, letters: int) -> Sitting:
        """Keep at hand the newer of what is held and what was read, for somebody may have been faster."""
        held = self._held.get(sitting.kept.id)
        if held and held.sitting.age > sitting.age:
            sitting = held.sitting
        self._held[sitting.kept.id] = Held(sitting, letters)
        self._held.move_to_end(sitting.kept.id)
        if len(self._held) > HELD:
            self._held.popitem(last=False)
        return sitting

    def _hear(self, match: str, here: bool) -> None:
        """Another process has changed a match: what is held of it is no longer enough."""
        if here:
            return
        self._letters += 1
        self._changed_elsewhere[match] = self._letters
        if len(self._changed_elsewhere) > 4 * HELD:
            self._doubt()

    def _doubt(self) -> None:
        self._held.clear()
        self._changed_elsewhere.clear()


def retabled(sitting: Sitting, kept: Kept, lines: tuple[Line, ...], moment: datetime) -> Sitting:
    """The match with another table around it, begun if the table says so."""
    if kept.started and not sitting.kept.started:
        return Sitting.replay(kept, [], lines).settled(moment)
    after = sitting.with_table(kept, lines)
    if isinstance(after.dealt, Problem):
        return after
    return after.settled(moment)


def planned(wanted: orders.Wanted, guest: str, moment: datetime) -> Kept:
    """The row of a table as it is wanted."""
    rules = seating.present_rules(wanted.game)
    seats = [seat.model_dump() | ({"guest": guest} if seat.kind == "person" else {}) for seat in wanted.seats]
    if wanted.seed is not None and any(seat["kind"] == "open" for seat in seats):
        raise Problem("invalid", "Who invites others cannot choose the seed.")
    try:
        chosen = options.complete(game(wanted.game).game.options, wanted.options)
    except OptionError as error:
        raise Problem("invalid", str(error)) from error
    return Kept(
        id=seating.fresh_id(),
        game=wanted.game,
        options=chosen,
        seed=wanted.seed_text,
        known_seed=wanted.seed is not None,
        seats=seats,
        created=moment,
        changed=moment,
        host=guest,
        public=wanted.public,
        chat=wanted.chat,
        clock=wanted.clock.model_dump() if wanted.clock else None,
        **rules,
    )


def check_levels(wanted: orders.Wanted) -> None:
    levels.check(wanted.clock.late if wanted.clock else None)
    for seat in wanted.seats:
        if isinstance(seat, orders.Bot):
            levels.check(seat.level)


def named(match: str) -> str:
    """What may be a match's name; nothing else reaches the database."""
    if not ID.fullmatch(match):
        raise not_found()
    return match


def found(row: T | None) -> T:
    if row is None:
        raise not_found()
    return row


def not_found() -> Problem:
    return Problem("not_found", "There is no such match.")
