"""The services of a running server, wired together (`open_house`), and what a guest may do with them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

from .bots.hints import Hints
from .bots.scheduler import Scheduler
from .bots.thinking import Thinking
from .bots.turns import Turns, next_actor
from .http.guests import Guests
from .http.rate_limits import RateLimits
from .operation import utc
from .operation.settings import Settings
from .shelf.preparation import Preparation
from .storage import database, sole_server
from .storage.compare_and_set import retry
from .storage.leases import Leases
from .storage.notify import NotificationListener, Notifier
from .storage.presence import Presence
from .storage.pubsub import PubSub
from .storage.store import Store
from .storage.transactions import Told, Transactions
from .tables import reducer
from .tables.lobby import Lobby
from .tables.matches import Matches
from .tables.order_context import Context, substituted
from .tables.snapshot import Snapshot
from .wire.orders import AskHint, MatchOrder, Play, Played, React, Say, TableOrder
from .wire.problems import Problem, conflict

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class House:
    """The service container of one process, and the use cases that a guest reaches over HTTP or live."""

    settings: Settings
    guests: Guests
    hints: Hints
    limits: RateLimits
    lobby: Lobby
    matches: Matches
    pubsub: PubSub
    preparation: Preparation
    presence: Presence
    store: Store
    turns: Turns

    async def snapshot(self, match: str) -> Snapshot:
        """A match as it stands; bots that are due wake up."""
        snapshot = await self.matches.read(match)
        if next_actor(snapshot):
            self.turns.wake(match)
        return snapshot

    async def play(self, match: str, guest: str | None, seat: int, action: Played, stamp: int) -> None:
        """Play what a seat decided at a revision; who chose side by side with it meanwhile does not disturb it."""

        async def attempt() -> None:
            snapshot = await self.matches.glance(match)
            if not snapshot.row.started or not snapshot.stands(seat, stamp):
                snapshot = await self.matches.read(match)
            self._check_player(snapshot, guest, seat)
            if not snapshot.stands(seat, stamp):
                raise conflict()
            await self.matches.play(snapshot, seat, action)

        await retry(attempt)

    def play_soon(self, match: str, guest: str | None, who: str, order: Play, told: Told) -> bool:
        """Check an order and follow it if only the disk has to be waited for; whether that is so. Told is None once it
        is kept, or why it is not."""
        snapshot = self.matches.at_hand(match)
        if not self.store.is_prompt or snapshot is None or not snapshot.row.started:
            return False
        if not snapshot.stands(order.seat, order.revision):
            return False
        self.limits.check("order", who)
        self._check_player(snapshot, guest, order.seat)
        self.matches.play_soon(snapshot, order.seat, order.action, told)
        return True

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

        async def attempt() -> None:
            snapshot, present, moment = await self.matches.read(match), await self.presence.read(match), utc.now()
            await self.preparation.ready(snapshot.row.game)
            change = reducer.reduce(Context(snapshot, guest, present, moment), order)
            if change is not None:
                await self.matches.change(snapshot, change, moment)

        await retry(attempt)

    async def why(self, match: str, guest: str | None, seat: int, action: Played) -> Problem:
        """What stands against an action of this seat."""
        snapshot = await self.own(match, guest, seat)
        try:
            self.matches.after(snapshot, seat, action)
        except Problem as problem:
            return problem
        return Problem("invalid", "Nothing stands against this action.")

    async def own(self, match: str, guest: str | None, seat: int) -> Snapshot:
        """The match, for the guest whose seat this is."""
        snapshot = await self.matches.read(match)
        if not snapshot.row.is_owned(seat, guest):
            raise not_yours()
        return snapshot

    def _check_player(self, snapshot: Snapshot, guest: str | None, seat: int) -> None:
        if not snapshot.row.is_owned(seat, guest):
            raise not_yours()
        if snapshot.row.level(seat) is not None:
            raise substituted()


def not_yours() -> Problem:
    """A guest acts for a seat of somebody else's."""
    return Problem("not_your_seat", "This seat is not yours.")


@asynccontextmanager
async def open_house(settings: Settings, is_sole: bool = False) -> AsyncIterator[House]:
    """A house for as long as this lasts; `is_sole` if it is sure already that nobody else serves what it keeps."""
    with nullcontext() if is_sole else sole_server.serving(settings.database):
        async with furnished(settings) as house:
            yield house


@asynccontextmanager
async def furnished(settings: Settings) -> AsyncIterator[House]:
    """All services, wired, and the jobs that go on meanwhile."""
    engine = database.connect(settings.database)
    transactions = Transactions(engine)
    try:
        await database.migrate(engine)
        pubsub, notifier, preparation, thinking = (
            PubSub(),
            Notifier(shared=transactions.is_shared),
            Preparation(),
            Thinking(),
        )
        store = Store(transactions, notifier)
        presence, leases = Presence(transactions, notifier, pubsub), Leases(transactions, notifier)
        matches, hints = Matches(store, pubsub, preparation), Hints(thinking)
        turns = Turns(matches, thinking, leases, pubsub)
        scheduler = Scheduler(store, presence, turns, leases, settings.keep)
        work = [preparation.run(), scheduler.run()]
        if transactions.is_shared:
            work.append(NotificationListener(settings.database, notifier, pubsub).run())
        try:
            async with going_on(work):
                yield House(
                    settings=settings,
                    guests=Guests(settings.secret),
                    hints=hints,
                    limits=RateLimits(settings.limits),
                    lobby=Lobby(store, pubsub),
                    matches=matches,
                    pubsub=pubsub,
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
    for task in tasks:
        task.add_done_callback(tell_why)
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def tell_why(task: asyncio.Task[None]) -> None:
    """Work that goes on for ever should not end; if it does, the log says why."""
    if not task.cancelled() and (error := task.exception()):
        log.error("work that should go on has ended", exc_info=error)
