"""Making, reading and changing matches. Every decision about rules is asked of `verger.match`."""

from __future__ import annotations

import re
import secrets
from collections import OrderedDict

from verger import bots
from verger.engine import OptionError, options, registry
from verger.match import IllegalAction, UndoRefused, game

from .messages import Bot, Played, Wanted
from .news import News
from .preparation import Preparation
from .problems import Problem
from .sitting import Sitting, deal
from .store import Kept, Store, now

HELD = 256
"""Replayed matches kept at hand. Forgetting them costs a replay, nothing else."""

ID = re.compile(r"[\w-]{1,32}", re.ASCII)


class Matches:
    def __init__(self, store: Store, news: News, preparation: Preparation) -> None:
        self._store = store
        self._news = news
        self._preparation = preparation
        self._held: OrderedDict[str, Sitting] = OrderedDict()

    async def make(self, wanted: Wanted, guest: str) -> str:
        """Deal a new match; the guest who makes it owns its people's seats."""
        check_levels(wanted)
        await self._preparation.ready(wanted.game)
        seats = [seat.model_dump() | ({"guest": guest} if seat.kind == "person" else {}) for seat in wanted.seats]
        try:
            rules = game(wanted.game).game
            rules.check_seats(len(seats))
            chosen = options.complete(rules.options, wanted.options)
            match = secrets.token_urlsafe(9)
            kept = Kept(match, rules.name, rules.edition, rules.rules_version, chosen, wanted.seed_text, seats, now())
            deal(kept)
        except (registry.UnknownGame, OptionError) as error:
            raise Problem("invalid", str(error)) from error
        await self._store.make(kept)
        return match

    async def find(self, match: str) -> Kept:
        """A match's row."""
        return found(await self._store.find(named(match)))

    async def read(self, match: str) -> Sitting:
        """A match as it stands, once its game is ready."""
        held = self._held.get(match)
        row, actions = await self._store.read(named(match), held.revision if held else None)
        kept = found(row)
        if held is None or held.revision != kept.revision:
            await self._preparation.ready(kept.game)
            held = Sitting.replay(kept, actions)
        self._hold(held)
        return held

    async def play(self, sitting: Sitting, seat: int, action: Played) -> None:
        """Add an action to the match as it stood; refused if it stands otherwise by now."""
        after = self.after(sitting, seat, action)
        await self._store.append(after.kept.id, sitting.revision, after.sequence, *after.match.actions[-1])
        self._changed(after)

    def after(self, sitting: Sitting, seat: int, action: Played) -> Sitting:
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

    async def undo(self, sitting: Sitting, seat: int, to: int) -> None:
        """Take the seat's actions after the first `to` back, as far as that reaches."""
        after = sitting.next()
        try:
            after.match.undo(seat, to)
        except UndoRefused as error:
            raise Problem("undo", "This cannot be taken back.", reason=error.reason) from error
        kept = after.agrees(sitting)
        await self._store.rewrite(after.kept.id, sitting.revision, kept, after.match.actions[kept:])
        self._changed(after)

    def _changed(self, after: Sitting) -> None:
        self._hold(after)
        self._news.publish(after.kept.id)

    def _hold(self, sitting: Sitting) -> None:
        self._held[sitting.kept.id] = sitting
        self._held.move_to_end(sitting.kept.id)
        if len(self._held) > HELD:
            self._held.popitem(last=False)


def named(match: str) -> str:
    """What may be a match's name; nothing else reaches the database."""
    if not ID.fullmatch(match):
        raise not_found()
    return match


def found(kept: Kept | None) -> Kept:
    if kept is None:
        raise not_found()
    return kept


def not_found() -> Problem:
    return Problem("not_found", "There is no such match.")


def check_levels(wanted: Wanted) -> None:
    known = [level.number for level in bots.LEVELS]
    for seat in wanted.seats:
        if isinstance(seat, Bot) and seat.level not in known:
            raise Problem("invalid", f"A bot's level is one of {', '.join(map(str, known))}, not {seat.level}.")
