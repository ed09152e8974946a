"""The same load for every server: tables with a socket a seat, which must hear all that they are told of."""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .peers import PATIENCE, ROUND, Peer, Table
from .wire import Wire

TOGETHER = 20
"""Tables that are laid at once."""


@dataclass(frozen=True)
class Figures:
    rate: float  # actions a second
    cost: float  # milliseconds of the server's processor for an action
    median: float  # milliseconds
    late: float  # milliseconds, 99 of 100 are faster
    share: float  # of a core that the load itself takes while it measures the rate
    bytes: float  # that all sockets together hear for an action


class Load:
    def __init__(self, peer: Peer, server: int) -> None:
        self._peer = peer
        self._server = server
        self._tables: list[Table] = []
        self._shown: Callable[[Table], None] = lambda table: None
        self._done: asyncio.Future[None]
        self._heard = 0  # bytes

    async def lay(self, count: int) -> None:
        for first in range(0, count, TOGETHER):
            numbers = range(first, min(count, first + TOGETHER))
            self._tables += await asyncio.gather(*map(self._peer.sit, numbers))

    async def measure(self, seconds: float, pace: float) -> Figures:
        await self._round()  # warms it up
        acted = busy = clock = server = 0.0
        heard = 0
        while clock < seconds:
            await self._renew()
            began, worked, served = time.perf_counter(), time.process_time(), processor(self._server)
            before = self._heard
            acted += await self._round()
            heard += self._heard - before
            clock += time.perf_counter() - began
            busy += time.process_time() - worked
            server += processor(self._server) - served
        await self._renew()
        delays = await self._at_pace(pace, int(min(seconds * pace, ROUND * len(self._tables))))
        late = statistics.quantiles(delays, n=100)[98]
        median = 1000 * statistics.median(delays)
        return Figures(acted / clock, 1000 * server / acted, median, 1000 * late, busy / clock, heard / acted)

    async def _renew(self) -> None:
        for first in range(0, len(self._tables), TOGETHER):
            await asyncio.gather(*map(self._peer.renew, self._tables[first : first + TOGETHER]))
        for table in self._tables:
            for wire in table.wires:
                wire.hear = self._hearer(table)

    def _hearer(self, table: Table) -> Callable[[Wire, bytes], None]:
        def hear(_: Wire, message: bytes) -> None:
            self._heard += len(message)
            try:
                shown = self._peer.shows(table, message)
            except ValueError as error:
                shown = False
                if not self._done.done():
                    self._done.set_exception(error)
            if shown:
                table.heard += 1
                if table.heard == table.script[table.played].listeners:
                    table.heard = 0
                    table.played += 1
                    self._shown(table)

        return hear

    def _play(self, table: Table) -> None:
        turn = table.script[table.played]
        table.wires[turn.seat].say(self._peer.order(table, turn))

    async def _round(self) -> int:
        """Every table plays its next actions one after another, as fast as the server shows them; how many in all."""
        await self._renew()
        self._done = done = asyncio.get_running_loop().create_future()
        left = ROUND * len(self._tables)

        def shown(table: Table) -> None:
            nonlocal left
            left -= 1
            if not left:
                done.set_result(None)
            elif table.played < ends[table.number]:
                self._play(table)

        self._shown = shown
        ends = [table.played + ROUND for table in self._tables]
        for table in self._tables:
            self._play(table)
        await asyncio.wait_for(done, PATIENCE)
        return ROUND * len(self._tables)

    async def _at_pace(self, pace: float, count: int) -> list[float]:
        """Actions at fixed moments, whatever the server does; the delays until all have heard of each."""
        delays: list[float] = []
        self._done = done = asyncio.get_running_loop().create_future()

        def shown(table: Table) -> None:
            delays.append(time.perf_counter() - table.due.popleft())
            if len(delays) == count:
                done.set_result(None)
            elif table.due:
                self._play(table)

        self._shown = shown
        began = time.perf_counter()
        for turn in range(count):
            moment = began + turn / pace
            await asyncio.sleep(max(0.0, moment - time.perf_counter()))
            table = self._tables[turn % len(self._tables)]
            table.due.append(moment)
            if len(table.due) == 1:
                self._play(table)
        await asyncio.wait_for(done, PATIENCE)
        return delays


def processor(process: int) -> float:
    """Seconds of processor time that a process and those it started have used, where the system tells."""
    try:
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        started = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return 0.0
    own = (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor(int(child)) for child in started)
