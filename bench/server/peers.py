"""The two servers: how each is started, and how a table of two speaks to it. Both play what was decided beforehand, so
that the load costs next to nothing."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
import urllib.request
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from verger.match import Match
from verger.server.shelf.games import game
from verger.server.tables import veil

from .wire import Wire, connect

HOME = Path(__file__).parents[1] / "boardgame"
VERGER = Path(sys.executable).with_name("verger")
ENVIRONMENT = {"VERGER_LIMITS": "off", "NODE_ENV": "production"}  # all guests come from one address
PATIENCE = 300
START = 1800
"""Seconds until a server is given up: ours compiles every game when it starts for the first time."""

SEATS = 2
SCRIPTS = 50
LONGEST = 500
"""Actions that are decided beforehand, of games that go on for longer."""


class Turn(NamedTuple):
    """What a seat is going to do, at which revision, to which it leads, and how many sockets hear of it."""

    seat: int
    action: Any
    before: int
    after: int
    listeners: int = SEATS


@dataclass
class Table:
    """A match, the sockets of its seats, and what is going to be played, one after another."""

    number: int
    wires: list[Wire]
    match: str = ""
    script: Sequence[Turn] = ()
    played: int = 0  # actions whose state all have heard who are told of it
    heard: int = 0  # sockets that have heard the next one's
    due: deque[float] = field(default_factory=deque)  # when actions were to be sent whose state is not heard yet


class Peer(ABC):
    name: ClassVar[str]
    game: ClassVar[str]
    door: ClassVar[str]
    seats: ClassVar[int] = SEATS

    def __init__(self, port: int) -> None:
        self.port = port

    @abstractmethod
    def command(self, folder: Path) -> list[str]:
        """What starts it, keeping what it keeps in a folder."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ready(self) -> bool:
        """Whether it answers at its door."""
        try:
            with urllib.request.urlopen(self.address + self.door):
                return True
        except OSError:
            return False

    @abstractmethod
    async def sit(self, number: int) -> Table:
        """A table with all sockets open and a match on it."""

    @abstractmethod
    async def renew(self, table: Table) -> None:
        """Another match on this table, if the present one will not last."""

    @abstractmethod
    def order(self, table: Table, turn: Turn) -> str:
        """The message that plays the next action."""

    @abstractmethod
    def shows(self, table: Table, message: bytes) -> bool:
        """Whether a message is the state after the next action."""


class Verger(Peer):
    name = "Verger, on disk"
    game = "finca"
    door = "/health/ready"
    form = "known"  # as pages are told

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self._scripts = [script(self.game, self.seats, seed) for seed in range(SCRIPTS)]

    def command(self, folder: Path) -> list[str]:
        return [str(VERGER), "serve", "--port", str(self.port), "--data", str(folder)]

    async def sit(self, number: int) -> Table:
        table = Table(number, [])
        await self._make(table)
        return table

    async def renew(self, table: Table) -> None:
        if len(table.script) - table.played < ROUND:
            for wire in table.wires:
                wire.close()
            await self._make(table)

    async def _make(self, table: Table) -> None:
        seed = table.number % SCRIPTS
        match, cookie = await asyncio.to_thread(self._ask, seed)
        path = f"/api/matches/{match}/live"
        table.match, table.script, table.played = match, self._scripts[seed], 0
        table.wires = [
            await connect(self.port, f"{path}?seat={seat}&form={self.form}", cookie) for seat in range(self.seats)
        ]

    def _ask(self, seed: int) -> tuple[str, str]:
        seats = [{"kind": "person", "name": f"Guest {seat}"} for seat in range(self.seats)]
        wanted = {"game": self.game, "seats": seats, "seed": seed}
        body, kind = json.dumps(wanted).encode(), {"content-type": "application/json"}
        with urllib.request.urlopen(urllib.request.Request(f"{self.address}/api/matches", body, kind)) as answer:
            return json.load(answer)["match"], answer.headers["set-cookie"].partition(";")[0]

    def order(self, table: Table, turn: Turn) -> str:
        return json.dumps({"type": "play", "seat": turn.seat, "action": turn.action, "revision": turn.before})

    def shows(self, table: Table, message: bytes) -> bool:
        if message.startswith(b'{"type":"refused"'):
            raise ValueError(message.decode())
        return b'"revision":%d,' % table.script[table.played].after in message[:400]


class VergerForPrograms(Verger):
    """Views, choices and previews worked out for those who have no rules of their own."""

    name = "Verger, for programs"
    form = "state"


class VergerOfFifteen(Verger):
    """As many as play at once anywhere here; who sits at another table hears nothing."""

    name = "Verger, fifteen seats"
    game = "fff"
    seats = 15


class PassingOn(Peer):
    """What remains of ours without a game, a rule, a record and a seat: how fast this could be at all."""

    name = "uvicorn, passing on"
    door = "/"
    TURNS: ClassVar = [Turn(turn % SEATS, turn, turn, turn + 1) for turn in range(100_000)]

    def command(self, folder: Path) -> list[str]:
        return [sys.executable, "-m", "bench.server.passing", str(self.port)]

    async def sit(self, number: int) -> Table:
        wires = [await connect(self.port, f"/{number}") for _ in range(SEATS)]
        return Table(number, wires, script=self.TURNS)

    async def renew(self, table: Table) -> None:
        """It goes on for ever."""

    def order(self, table: Table, turn: Turn) -> str:
        return json.dumps({"type": "play", "seat": turn.seat, "action": turn.action, "revision": turn.before})

    def shows(self, table: Table, message: bytes) -> bool:
        return message.startswith(b'{"revision":%d,' % (table.played + 1))


class Boardgame(Peer):
    """Speaks Socket.IO, as far as it goes here: `40` connects, `42` is an event, `2` asks for a `3`."""

    name = "boardgame.io, in memory"
    game = "tic-tac-toe"
    door = "/socket.io/?EIO=4&transport=polling"
    DRAWN = (0, 1, 2, 4, 3, 5, 7, 6, 8)

    def command(self, folder: Path) -> list[str]:
        return ["node", str(HOME / "server.js"), str(self.port)]

    async def sit(self, number: int) -> Table:
        path = "/socket.io/?EIO=4&transport=websocket"
        table = Table(number, [await connect(self.port, path) for _ in range(SEATS)])
        for wire in table.wires:
            wire.say(f"40/{self.game},")
            await answered(wire, b"40/")
        await self._begin(table)
        return table

    async def renew(self, table: Table) -> None:
        if table.played:
            await self._begin(table)

    async def _begin(self, table: Table) -> None:
        table.match, table.played = f"{table.number}-{time.monotonic_ns()}", 0
        table.script = [Turn(turn % SEATS, cell, turn, turn + 1) for turn, cell in enumerate(self.DRAWN)]
        for seat, wire in enumerate(table.wires):
            self._emit(wire, "sync", table.match, str(seat), None, SEATS)
            await answered(wire, b'"sync"')

    def _emit(self, wire: Wire, *event: Any) -> None:
        wire.say(self._event(*event))

    def _event(self, *event: Any) -> str:
        return f"42/{self.game},{json.dumps(event)}"

    def order(self, table: Table, turn: Turn) -> str:
        player = str(turn.seat)
        payload = {"type": "clickCell", "args": [turn.action], "playerID": player, "credentials": None}
        return self._event("update", {"type": "MAKE_MOVE", "payload": payload}, turn.before, table.match, player)

    def shows(self, table: Table, message: bytes) -> bool:
        if message == b"2":
            for wire in table.wires:
                wire.say("3")
        return b'"update"' in message[:40] and b'"_stateID":%d' % (table.played + 1) in message


class BoardgameFiles(Boardgame):
    name = "boardgame.io, in files"

    def command(self, folder: Path) -> list[str]:
        return [*super().command(folder), str(folder)]


ROUND = len(Boardgame.DRAWN)
"""Actions after which a match of tic-tac-toe is over, and a round of the bench with it."""


def script(name: str, seats: int, seed: int) -> list[Turn]:
    """A match played at random, to its end if that is not far."""
    match: Match = game(name).new(seats=seats, seed=seed)
    dice, key = random.Random(seed), f"{seed:016x}"
    turns: list[Turn] = []
    while not match.over and len(turns) < LONGEST:
        seat, count = match.pending[0], len(turns)
        match.play(seat, dice.choice(match.legal(seat)))
        listeners = [eyes for eyes in range(seats) if match.over or match.lines(eyes) > match.lines(eyes, count)]
        before, after = (veil.veiled(one, key) if match.game.is_apart else one for one in (count, count + 1))
        turns.append(Turn(seat, match.actions[-1][1], before, after, len(listeners)))
    return turns


async def answered(wire: Wire, sign: bytes) -> bytes:
    """The next message with this sign."""
    found = asyncio.get_running_loop().create_future()

    def hear(wire: Wire, message: bytes) -> None:
        if sign in message and not found.done():
            found.set_result(message)

    wire.hear = hear
    return await asyncio.wait_for(found, PATIENCE)


@contextmanager
def running(peer: Peer, folder: Path) -> Iterator[int]:
    """The server in a process of its own, whose number this is."""
    with (folder / "log").open("w+") as log:
        process = subprocess.Popen(
            peer.command(folder / "data"), stdout=log, stderr=log, env=os.environ | ENVIRONMENT, start_new_session=True
        )
        try:
            deadline = time.monotonic() + START
            while not peer.ready():
                if process.poll() is not None or time.monotonic() > deadline:
                    raise SystemExit(f"{peer.name} does not start: {(folder / 'log').read_text()}")
                time.sleep(0.1)
            yield process.pid
        finally:
            os.killpg(process.pid, signal.SIGTERM)  # with whatever it has started itself
            process.wait(30)
