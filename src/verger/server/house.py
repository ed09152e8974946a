"""The rooms of a running server, and what a guest may do in them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from . import database
from .guests import Guests
from .hints import Hints
from .matches import Matches
from .messages import Hint, Played
from .news import News
from .preparation import Preparation
from .problems import Problem, conflict
from .settings import Settings
from .sitting import Sitting
from .store import Store
from .thinking import Thinking
from .turns import Turns


@dataclass(frozen=True)
class House:
    guests: Guests
    hints: Hints
    matches: Matches
    news: News
    preparation: Preparation
    turns: Turns

    async def sitting(self, match: str) -> Sitting:
        """A match as it stands; bots that are due wake up."""
        sitting = await self.matches.read(match)
        if sitting.bots:
            self.turns.wake(match)
        return sitting

    async def play(self, match: str, guest: str | None, seat: int, action: Played, revision: int) -> None:
        """Play what a seat decided at a revision; who chose side by side with it meanwhile does not disturb it."""
        while True:
            sitting = await self.own(match, guest, seat)
            if not sitting.stands(seat, revision):
                raise conflict()
            try:
                return await self.matches.play(sitting, seat, action)
            except Problem as problem:
                if problem.code != "conflict":
                    raise

    async def undo(self, match: str, guest: str | None, seat: int, to: int, revision: int) -> None:
        await self.matches.undo(await self._unchanged(match, guest, seat, revision), seat, to)

    async def hint(self, match: str, guest: str | None, seat: int) -> Hint:
        return await self.hints.hint(await self.own(match, guest, seat), seat)

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
        sitting = await self.sitting(match)
        if seat not in sitting.owned(guest):
            raise Problem("not_your_seat", "This seat is not yours.")
        return sitting

    async def _unchanged(self, match: str, guest: str | None, seat: int, revision: int) -> Sitting:
        sitting = await self.own(match, guest, seat)
        if sitting.revision != revision:
            raise conflict()
        return sitting


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    engine = database.connect(settings.database)
    store = Store(engine)
    try:
        await database.migrate(engine)
        news, preparation, thinking = News(), Preparation(), Thinking()
        matches = Matches(store, news, preparation)
        turns, hints = Turns(matches, thinking), Hints(thinking)
        news.follow_all(turns.wake)
        preparing = asyncio.create_task(preparation.run())
        try:
            yield House(Guests(settings.secret), hints, matches, news, preparation, turns)
        finally:
            preparing.cancel()
            await turns.close()
            await hints.close()
    finally:
        await store.close()
