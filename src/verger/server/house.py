"""The rooms of a running server, and what a guest may do in them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

from . import database, ordering, sole, times
from .guests import Guests
from .hints import Hints
from .leases import Leases
from .limits import Limits
from .lobby import Lobby
from .matches import Matches
from .news import News
from .orders import AskHint, MatchOrder, Played, React, Say, TableOrder
from .post import Letterbox, Post
from .preparation import Preparation
from .presence import Presence
from .problems import Problem, conflict
from .rounds import Rounds
from .settings import Settings
from .sitting import Sitting
from .store import Store
from .thinking import Thinking
from .transactions import Transactions
from .turns import Turns, due


@dataclass(frozen=True)
class House:
    settings: Settings
    guests: Guests
    hints: Hints
    limits: Limits
    lobby: Lobby
    matches: Matches
    news: News
    preparation: Preparation
    presence: Presence
    store: Store
    turns: Turns

    async def sitting(self, match: str) -> Sitting:
        """A match as it stands; bots that are due wake up."""
        sitting = await self.matches.read(match)
        if due(sitting):
            self.turns.wake(match)
        return sitting

    async def play(self, match: str, guest: str | None, seat: int, action: Played, stamp: int) -> None:
        """Play what a seat decided at a revision; who chose side by side with it meanwhile does not disturb it."""
        sitting = await self.matches.glance(match)
        if not sitting.kept.started or not sitting.stands(seat, stamp):
            sitting = await self.matches.read(match)
        while True:
            self._check_player(sitting, guest, seat)
            if not sitting.stands(seat, stamp):
                raise conflict()
            try:
                return await self.matches.play(sitting, seat, action)
            except Problem as problem:
                if problem.code != "conflict":
                    raise
            sitting = await self.matches.read(match)

    def check_order(self, order: TableOrder | MatchOrder, who: str) -> None:
        """Refuse who orders too much."""
        match order:
            case Say() | React():
                self.limits.check("say", who)
            case AskHint():
                self.limits.check("hint", who)
        self.limits.check("order", who)

    async def order(self, match: str, guest: str | None, order: TableOrder) -> None:
        """Do what is asked of a table, at the state it has when nobody else changes it."""
        while True:
            sitting, present, moment = await self.matches.read(match), await self.presence.read(match), times.now()
            await self.preparation.ready(sitting.kept.game)
            change = ordering.follow(ordering.Asking(sitting, guest, present, moment), order)
            try:
                if change is not None:
                    await self.matches.change(sitting, change, moment)
            except Problem as problem:
                if problem.code != "conflict":
                    raise
            else:
                return

    async def why(self, match: str, guest: str | None, seat: int, action: Played) -> Problem:
        """What stands against an action of this seat."""
        sitting = await self.own(match, guest, seat)
        try:
            self.matches.after(sitting, seat, action)
        except Problem as problem:
            return problem
        return Problem("invalid", "Nothing stands against this action.")

    async def own(self, match: str, guest: str | None, seat: int) -> Sitting:
        """The match, for the guest whose seat this is."""
        sitting = await self.matches.read(match)
        if seat not in sitting.kept.owned(guest):
            raise not_yours()
        return sitting

    def _check_player(self, sitting: Sitting, guest: str | None, seat: int) -> None:
        if seat not in sitting.kept.owned(guest):
            raise not_yours()
        if sitting.kept.level(seat) is not None:
            raise ordering.substituted()


def not_yours() -> Problem:
    return Problem("not_your_seat", "This seat is not yours.")


@asynccontextmanager
async def open_house(settings: Settings, is_sole: bool = False) -> AsyncIterator[House]:
    """A house for as long as this lasts; `is_sole` if it is sure already that nobody else serves what it keeps."""
    with nullcontext() if is_sole else sole.serving(settings.database):
        async with furnished(settings) as house:
            yield house


@asynccontextmanager
async def furnished(settings: Settings) -> AsyncIterator[House]:
    engine = database.connect(settings.database)
    transactions = Transactions(engine)
    try:
        await database.migrate(engine)
        news, post, preparation, thinking = News(), Post(shared=transactions.is_shared), Preparation(), Thinking()
        store = Store(transactions, post)
        presence, leases = Presence(transactions, post, news), Leases(transactions, post)
        matches, hints = Matches(store, news, preparation), Hints(thinking)
        turns = Turns(matches, thinking, leases, news)
        rounds = Rounds(store, presence, turns, leases, settings.keep)
        work = [preparation.run(), rounds.run()]
        if transactions.is_shared:
            work.append(Letterbox(settings.database, post, news).run())
        try:
            async with going_on(work):
                yield House(
                    settings=settings,
                    guests=Guests(settings.secret),
                    hints=hints,
                    limits=Limits(settings.limits),
                    lobby=Lobby(store, news),
                    matches=matches,
                    news=news,
                    preparation=preparation,
                    presence=presence,
                    store=store,
                    turns=turns,
                )
        finally:
            await turns.close()
            await hints.close()
            await presence.close()
    finally:
        await transactions.close()


@asynccontextmanager
async def going_on(work: Iterable[Coroutine[Any, Any, None]]) -> AsyncIterator[None]:
    """Work that goes on meanwhile."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
