"""Programs of others at a table: who owns a seat gets a token for it, and a program that brings the token plays there.

It is asked and answers as on its standard input and output, a message each. For a turn that it misses or gets wrong any
legal action is played; when it goes away a bot plays on until it comes again.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Annotated, Any

import anyio
import orjson
from anyio.to_thread import run_sync
from fastapi import APIRouter, Header, Path, WebSocket
from itsdangerous import BadSignature, URLSafeSerializer
from typing_extensions import TypedDict

from verger.bots import RandomBot
from verger.programs import Fault, answered, question
from verger.server.api.dependencies import Address, Guest, TheHouse
from verger.server.house import House, not_yours
from verger.server.operation import metrics
from verger.server.tables.snapshot import Snapshot
from verger.server.wire.orders import Back, Seat, Substitute
from verger.server.wire.problems import Problem, refusals

from .endpoints import admitted
from .sockets import GONE, close, end, say

router = APIRouter(prefix="/api/matches/{match}/seats/{seat}")

SECONDS = 10.0
"""For an answer, whatever the table's clock says."""

BEARER = "Bearer "

OVER = 1000
"""The closing code after a match's end."""

UNHEARD = 16
"""Messages that wait to be heard; what comes on top of them is lost."""


class Token(TypedDict):
    """What a program brings to play a seat."""

    token: str


TheSeat = Annotated[Seat, Path()]


def seal(house: House) -> URLSafeSerializer:
    """What tokens are signed with."""
    return URLSafeSerializer(house.settings.secret, salt="program")


@router.post("/token", responses=refusals(403, 404, 422))
async def make_token(match: str, seat: TheSeat, house: TheHouse, guest: Guest) -> Token:
    """What lets a program play this seat, for as long as it is yours."""
    await house.own(match, guest, seat)
    return Token(token=str(seal(house).dumps([match, seat, guest])))


@router.websocket("/program")
async def play(
    socket: WebSocket,
    match: str,
    seat: TheSeat,
    house: TheHouse,
    address: Address,
    authorization: Annotated[str, Header(max_length=512)] = "",
) -> None:
    """A program plays a seat; it brings its token as a header, `Authorization: Bearer …`, which no log has."""
    await socket.accept()
    with metrics.sockets.track_inprogress():
        try:
            guest = owner(house, match, seat, authorization.removeprefix(BEARER))
            with admitted(house, guest, address):
                await Player(socket, house, match, seat, guest).run()
                await close(socket, OVER)
        except Problem as problem:
            with suppress(*GONE):
                await say(socket, orjson.dumps({"type": "ended", "reason": str(problem)}).decode())
            await end(socket, problem)


def owner(house: House, match: str, seat: int, token: str) -> str:
    """The guest who has lent this seat to a program."""
    try:
        named = seal(house).loads(token)
    except BadSignature:
        named = None
    if not isinstance(named, list) or named[:2] != [match, seat]:
        raise not_yours()
    guest: str = named[2]
    return guest


class Player:
    """A program on a seat, from when it comes until it goes or the match is over."""

    def __init__(self, socket: WebSocket, house: House, match: str, seat: int, guest: str) -> None:
        self._socket, self._house = socket, house
        self._match, self._seat, self._guest = match, seat, guest
        self._said: asyncio.Queue[str] = asyncio.Queue(UNHEARD)
        self._turn = 0

    async def run(self) -> None:
        """Let it play, and see to it that somebody does when it has gone."""
        ended_by: Problem | None = None
        changed = asyncio.Event()
        with self._house.pubsub.subscribe(self._match, changed.set):
            presence = self._house.presence.attend(self._match, self._guest)
            async with presence, anyio.create_task_group() as tasks:
                tasks.start_soon(self._listen, tasks.cancel_scope)
                try:
                    await self._play(changed)
                except Problem as problem:
                    ended_by = problem
                finally:
                    with anyio.CancelScope(shield=True):
                        await self._hand_over()
                tasks.cancel_scope.cancel()
        if ended_by:
            raise ended_by

    async def _listen(self, whole: anyio.CancelScope) -> None:
        """Whatever is said, in order; when nobody is there any more, everything ends."""
        while (message := await self._socket.receive())["type"] != "websocket.disconnect":
            with suppress(asyncio.QueueFull):
                self._said.put_nowait(message.get("text") or "")
        whole.cancel()

    async def _play(self, changed: asyncio.Event) -> None:
        while True:
            changed.clear()
            snapshot = await self._house.own(self._match, self._guest, self._seat)
            if snapshot.row.started and snapshot.match.over:
                await self._tell({"type": "over", **(snapshot.row.result or {})})
                return
            if snapshot.row.started and snapshot.row.level(self._seat) is not None:
                await self._house.order(self._match, self._guest, Back(type="back", seat=self._seat))
            elif is_asked(snapshot, self._seat):
                await self._decide(snapshot)
            else:
                await changed.wait()

    async def _decide(self, snapshot: Snapshot) -> None:
        """One turn: the program's answer, or any legal action. If the match has moved on meanwhile, it is void."""
        game, known = snapshot.match.game, snapshot.match.known(self._seat)
        self._turn += 1
        await self._tell(question(game, known, self._seat, secrets.randbits(32), self._turn, SECONDS))
        try:
            action = await self._answer(snapshot)
        except Fault as fault:
            await self._tell(fault.told(self._turn))
            think = RandomBot().think
            action = (await run_sync(think, game, known, self._seat, secrets.randbits(64))).action
        try:
            await self._house.play(self._match, self._guest, self._seat, action, snapshot.stamp)
        except Problem as problem:
            if problem.code not in ("conflict", "not_pending", "paused", "over", "substituted"):
                raise

    async def _answer(self, snapshot: Snapshot) -> int:
        game, known = snapshot.match.game, snapshot.match.known(self._seat)
        action = None
        try:
            async with asyncio.timeout(SECONDS):
                while action is None:
                    action = answered(game, known, self._seat, await self._said.get(), self._turn)
        except TimeoutError:
            raise Fault("clock", "The time for this turn is up.") from None
        return action

    async def _hand_over(self) -> None:
        """A bot plays on for who has gone before the end."""
        with suppress(Problem):
            snapshot = await self._house.own(self._match, self._guest, self._seat)
            if snapshot.row.started and snapshot.row.level(self._seat) is None:
                order = Substitute(type="substitute", seat=self._seat, level=snapshot.row.stand_in)
                await self._house.order(self._match, self._guest, order)

    async def _tell(self, message: dict[str, Any]) -> None:
        with suppress(*GONE):
            await say(self._socket, orjson.dumps(message).decode())


def is_asked(snapshot: Snapshot, seat: int) -> bool:
    """Whether it is this seat's turn, and nothing has to be settled first."""
    row = snapshot.row
    return bool(row.started) and not row.paused and not row.request and seat in snapshot.match.pending
