"""A match as it happens, on one connection: its table and one state after another out, orders in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any

import anyio
from anyio.abc import TaskGroup
from fastapi import WebSocket
from pydantic import ValidationError
from pydantic_core import to_json

from verger.server.house import House
from verger.server.http.websocket_protocol import Line
from verger.server.operation import metrics, utc
from verger.server.storage.compare_and_set import Overtaken
from verger.server.storage.presence import Present
from verger.server.tables import state_messages, table_messages
from verger.server.tables.snapshot import Snapshot
from verger.server.tables.state_messages import LAST
from verger.server.wire.messages import Outgoing, Preparing, Refused
from verger.server.wire.orders import LARGEST, AskHint, MatchOrder, Play, Sit, TableOrder, Why, orders
from verger.server.wire.problems import Problem, invalid, trouble

from . import sockets

log = logging.getLogger(__name__)

PROGRESS = 0.25
"""Seconds between two looks at how far the compilation is."""


class Connection:
    """One guest at one match: what was shown last, what to show next, and the orders that come back."""

    def __init__(
        self, socket: WebSocket, house: House, match: str, guest: str | None, address: str, form: state_messages.Form
    ) -> None:
        self._socket = socket
        self._house = house
        self._match = match
        self._form = form
        self._guest = guest
        self._address = address
        self._who = guest or address
        self._seat: int | None = None
        self._moved = False  # to another seat: the state must be told again
        self._shown: Snapshot | None = None
        self._present: Present | None = None
        self._table: Any = None  # what the table last told was made of
        self._ended_by: Problem | None = None
        self._line = sockets.line(socket)
        self._changed = asyncio.Event()  # and it could not be told at once
        self._sending = asyncio.Lock()
        self._idle = asyncio.Event()  # no order is being followed
        self._idle.set()

    async def run(self, seat: int | None, since: int, revision: int | None) -> None:
        """Show the match and follow orders until somebody ends it."""
        await self._prepare()
        with self._house.pubsub.subscribe(self._match, self._wake):
            async with self._house.presence.attend(self._match, self._guest):
                await self._begin(seat, since, revision)
                async with anyio.create_task_group() as tasks:
                    tasks.start_soon(self._tell)
                    tasks.start_soon(self._hear, tasks)  # which wakes up sooner than what all middleware waits for
        if self._ended_by:
            raise self._ended_by

    async def refuse(self, problem: Problem) -> None:
        """Say what cannot be granted, and why."""
        await self._send(self._refusal(problem))

    def _refusal(self, problem: Problem) -> Refused:
        metrics.refusals.labels(problem.code).inc()
        revision = self._shown.stamp if self._shown else 0
        return Refused(type="refused", **problem.fault, revision=revision)

    async def _refusing(self, work: Awaitable[None]) -> None:
        """Whatever goes wrong meanwhile is answered, and the connection goes on."""
        try:
            await work
        except Problem as problem:
            await self.refuse(problem)
        except Exception:
            log.exception("match %s is in trouble", self._match)
            await self.refuse(trouble())

    # To the browser

    async def _prepare(self) -> None:
        """Show how far the game is from being playable."""
        preparation = self._house.preparation
        game = (await self._house.matches.find(self._match)).game
        preparation.prefer(game)
        while not preparation.is_finished(game):
            await self._send(Preparing(type="preparing", **preparation.games[game]))
            await asyncio.sleep(PROGRESS)

    async def _begin(self, seat: int | None, since: int, revision: int | None) -> None:
        """The table, and the match from where the client has got it."""
        async with self._sending:
            snapshot, present = await self._house.snapshot(self._match), await self._house.presence.of(self._match)
            await self._say_all(self._table_news(snapshot, present))
            if snapshot.row.started is None:
                return
            self._seat = snapshot.focus(self._guest, seat)
            if revision is not None and snapshot.told_lines(
                self._seat
            ) - since != snapshot.revision - snapshot.revision_of(revision):
                since = 0  # something the client has got was taken back meanwhile, or it does not see everything
            await self._say_all([state_messages.written(snapshot, self._seat, since, self._form)])
            self._shown = snapshot

    def _wake(self) -> None:
        """Something has changed: tell it at once if all that it takes is at hand, else as soon as it is."""
        snapshot, present = self._house.matches.at_hand(self._match), self._house.presence.at_hand(self._match)
        if snapshot and snapshot is self._shown and present is self._present and not self._moved:
            return
        if snapshot and present and (line := self._free_line()):
            try:
                for text in self._news(snapshot, present):
                    line.say(text)
                return
            except Exception:
                log.debug("match %s cannot be told at once", self._match, exc_info=True)  # `_tell` meets it again
        self._changed.set()

    def _free_line(self) -> Line | None:
        """On which something can be said at once, and after all that was to be said before."""
        if self._line and self._line.is_free() and not self._sending.locked():
            return self._line
        return None

    async def _tell(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            await self._refusing(self._catch_up())

    async def _catch_up(self) -> None:
        async with self._sending:
            present = await self._house.presence.of(self._match)
            await self._say_all(self._news(await self._house.matches.glance(self._match), present))

    def _news(self, snapshot: Snapshot, present: Present) -> Iterable[bytes]:
        """What is to be told after what was told last: nearly always an action, if it is heard from here."""
        shown, seat = self._shown, self._seat
        if shown and present is self._present and not self._moved and snapshot.is_step_from(shown):
            text = state_messages.written(snapshot, seat, LAST, self._form) if snapshot.is_heard(seat) else None
            self._shown = snapshot
            return [text] if text else []
        return self._all_news(snapshot, present)

    def _all_news(self, snapshot: Snapshot, present: Present) -> Iterator[bytes]:
        """The table if it differs, and a state for every action."""
        yield from self._table_news(snapshot, present)
        if (snapshot is self._shown and not self._moved) or snapshot.row.started is None:
            return
        self._refocus(snapshot)
        for moment in self._missed(snapshot):
            if not self._is_unseen(moment):
                # Another seat knows other things: it is told everything anew.
                since = (
                    moment.told_lines(self._seat, moment.agrees(self._shown)) if self._shown and not self._moved else 0
                )
                self._moved = False
                yield state_messages.written(moment, self._seat, since, self._form)
            self._shown = moment

    def _table_news(self, snapshot: Snapshot, present: Present) -> Iterator[bytes]:
        made_of = ingredients(snapshot, self._guest, present)
        if made_of != self._table:
            yield to_json(table_messages.table(snapshot, self._guest, present, utc.now()))
            self._table = made_of
        self._present = present

    def _refocus(self, snapshot: Snapshot) -> None:
        """Who has lost the seat they looked from, or has got one, looks from another."""
        if self._shown and self._shown.row.seats is snapshot.row.seats:
            return
        owned = snapshot.row.owned(self._guest)
        if (self._seat is None and owned) or (self._seat is not None and self._seat not in owned):
            self._seat, self._moved = snapshot.focus(self._guest, None), True

    def _missed(self, snapshot: Snapshot) -> list[Snapshot]:
        """One state for every action since the last one shown, unless something was taken back."""
        if self._shown is None:
            return [snapshot]
        same = not self._moved and same_people(self._shown, snapshot)
        return snapshot.since(self._shown) or ([] if same else [snapshot])

    def _is_unseen(self, moment: Snapshot) -> bool:
        """Whether nothing was seen from here of what led from the last state shown to this one."""
        return (
            self._shown is not None
            and moment.match.game.is_apart
            and not self._moved
            and same_people(self._shown, moment)
            and moment.is_story_of(self._shown, self._seat)
        )

    async def _send(self, message: Outgoing) -> None:
        async with self._sending:
            await self._say_all([to_json(message)])

    async def _say_all(self, texts: Iterable[bytes]) -> None:
        with suppress(*sockets.GONE):  # whoever hears ends the connection
            for text in texts:
                await sockets.say(self._socket, text.decode())

    # From the browser

    async def _hear(self, tasks: TaskGroup) -> None:
        """Do as we are told until nobody is there, or until it has been nonsense too often."""
        with sockets.heard_by(self._line, partial(self._hear_at_once, tasks)):
            while not self._ended_by and (message := await sockets.receive(self._socket, self._guest)):
                await self._idle.wait()
                try:
                    order = read(message.get("text"))
                except Problem as problem:
                    await self.refuse(problem)
                    self._ended_by = self._tired()
                    continue
                self._idle.clear()
                await self._end(self._follow(order, tasks))
        tasks.cancel_scope.cancel()

    def _hear_at_once(self, tasks: TaskGroup, text: str) -> bool:
        """Play what is said if nothing has to be waited for but the disk; whether it was that."""
        line = self._free_line()
        if line is None or not self._idle.is_set():
            return False
        try:
            order = read(text)
        except Problem:
            return False  # `_hear` meets it again
        if not isinstance(order, Play):
            return False

        def played(outcome: Exception | None) -> None:
            if outcome is None:
                self._idle.set()
            elif not tasks.cancel_scope.cancel_called:
                tasks.start_soon(self._play_again, order, outcome)

        self._idle.clear()
        try:
            if self._house.play_soon(self._match, self._guest, self._who, order, played):
                return True
            refused = False
        except Problem as problem:
            line.say(to_json(self._refusal(problem)))
            refused = True
        except Exception:
            log.debug("match %s cannot be played at once", self._match, exc_info=True)  # `_hear` meets it again
            refused = False
        self._idle.set()
        return refused

    async def _play_again(self, order: Play, outcome: Exception) -> None:
        """What was overtaken is tried again; whatever else stands in its way is said."""

        async def attempt() -> None:
            if not isinstance(outcome, Overtaken):
                raise outcome
            await self._house.play(self._match, self._guest, order.seat, order.action, order.revision)

        await self._end(attempt())

    async def _end(self, following: Awaitable[None]) -> None:
        """Follow an order to its end, and tell what came of it before the next one."""
        await self._refusing(following)
        self._wake()
        self._idle.set()

    def _tired(self) -> Problem | None:
        try:
            self._house.limits.check("invalid", self._address)
        except Problem as problem:
            return problem
        return None

    async def _follow(self, order: MatchOrder | TableOrder, tasks: TaskGroup) -> None:
        self._house.check_order(order, self._who)
        match order:
            case Play():
                await self._house.play(self._match, self._guest, order.seat, order.action, order.revision)
            case Why():
                await self.refuse(await self._house.why(self._match, self._guest, order.seat, order.action))
            case AskHint():
                # About the match as it is now, whatever is played while a bot thinks.
                snapshot = await self._house.own(self._match, self._guest, order.seat)
                tasks.start_soon(self._hint, snapshot, order.seat)
            case Sit():
                await self._house.own(self._match, self._guest, order.seat)
                self._seat, self._moved = order.seat, True
            case _:
                await self._house.order(self._match, self._guest, order)

    async def _hint(self, snapshot: Snapshot, seat: int) -> None:
        await self._refusing(self._advise(snapshot, seat))

    async def _advise(self, snapshot: Snapshot, seat: int) -> None:
        await self._send(await self._house.hints.hint(snapshot, seat))


def ingredients(snapshot: Snapshot, guest: str | None, present: Present) -> Any:
    """Two tables made of the same are the same."""
    row = snapshot.row
    clocks = row.clocks and table_messages.clocks_seen(snapshot, guest)
    return row.version, clocks, row.request, row.ended, present


def same_people(one: Snapshot, other: Snapshot) -> bool:
    """Whether two snapshots differ in nothing that a state tells of who plays."""
    return (one.row.seats, one.row.paused, one.row.request) == (
        other.row.seats,
        other.row.paused,
        other.row.request,
    )


def read(text: str | None) -> MatchOrder | TableOrder:
    """The order in a message."""
    if text is None:
        raise Problem("invalid", "A message is a text, not bytes.")
    if len(text) > LARGEST or (not text.isascii() and len(text.encode()) > LARGEST):
        raise Problem("invalid", f"A message has at most {LARGEST} bytes.")
    try:
        order: MatchOrder | TableOrder = orders.validator.validate_json(text)
        return order
    except ValidationError as error:
        raise invalid(error.errors()) from error
