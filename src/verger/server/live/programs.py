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
from fastapi import APIRouter, Path, Query, WebSocket
from itsdangerous import BadSignature, URLSafeSerializer
from typing_extensions import TypedDict

from verger.bots import RandomBot
from verger.programs import Fault, answered, question

from . import metrics
from .asking import Address, Guest, TheHouse
from .house import House, not_yours
from .live import GONE, close, end
from .orders import Back, Seat, Substitute
from .problems import Problem, refusals
from .sitting import Sitting

router = APIRouter(prefix="/api/matches/{match}/seats/{seat}")

SECONDS = 10.0
"""For an answer, whatever the table's clock says."""

AWAY = 1
"""The level of the bot that plays on for a program that has gone, where no clock names one."""

OVER = 1000
"""The closing code after a match's end."""

UNHEARD = 16
"""Messages that wait to be heard; what comes on top of them is lost."""


class Token(TypedDict):
    token: str


TheSeat = Annotated[Seat, Path()]


def seal(house: House) -> URLSafeSerializer:
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
    token: Annotated[str, Query(max_length=512)] = "",
) -> None:
    """A program plays a seat."""
    await socket.accept()
    with metrics.sockets.track_inprogress():
        try:
            house.limits.check("connect", address)
            with house.limits.socket(address, is_known=True):
                await Player(socket, house, match, seat, owner(house, match, seat, token)).run()
                await close(socket, OVER)
        except Problem as problem:
            with suppress(*GONE):
                await socket.send_text(orjson.dumps({"type": "ended", "reason": str(problem)}).decode())
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
        ended_by: Problem | None = None
        with self._house.news.follow(self._match) as changed:
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
            sitting = await self._house.own(self._match, self._guest, self._seat)
            if sitting.kept.started and sitting.match.over:
                await self._tell({"type": "over", **(sitting.kept.result or {})})
                return
            if sitting.kept.started and sitting.kept.level(self._seat) is not None:
                await self._house.order(self._match, self._guest, Back(type="back", seat=self._seat))
            elif is_asked(sitting, self._seat):
                await self._decide(sitting)
            else:
                await changed.wait()

    async def _decide(self, sitting: Sitting) -> None:
        """One turn: the program's answer, or any legal action. If the match has moved on meanwhile, it is void."""
        game, known = sitting.match.game, sitting.match.known(self._seat)
        self._turn += 1
        await self._tell(question(game, known, self._seat, secrets.randbits(32), self._turn, SECONDS))
        try:
            action = await self._answer(sitting)
        except Fault as fault:
            await self._tell(fault.told(self._turn))
            think = RandomBot().think
            action = (await run_sync(think, game, known, self._seat, secrets.randbits(64))).action
        try:
            await self._house.play(self._match, self._guest, self._seat, action, sitting.stamp)
        except Problem as problem:
            if problem.code not in ("conflict", "not_pending", "paused", "over", "substituted"):
                raise

    async def _answer(self, sitting: Sitting) -> int:
        game, known = sitting.match.game, sitting.match.known(self._seat)
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
            sitting = await self._house.own(self._match, self._guest, self._seat)
            level = sitting.kept.clock["late"] if sitting.kept.clock else AWAY
            if sitting.kept.started and sitting.kept.level(self._seat) is None:
                order = Substitute(type="substitute", seat=self._seat, level=level)
                await self._house.order(self._match, self._guest, order)

    async def _tell(self, message: dict[str, Any]) -> None:
        with suppress(*GONE):
            await self._socket.send_text(orjson.dumps(message).decode())


def is_asked(sitting: Sitting, seat: int) -> bool:
    kept = sitting.kept
    return bool(kept.started) and not kept.paused and not kept.request and seat in sitting.match.pending
