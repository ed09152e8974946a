"""`make bench-server`: what one process sustains, and boardgame.io's server under the same load in the same run."""

from __future__ import annotations

import argparse
import asyncio
import gc
import socket
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from .load import Figures, Load
from .peers import (
    SEATS,
    Boardgame,
    BoardgameFiles,
    PassingOn,
    Peer,
    Verger,
    VergerForPrograms,
    VergerOfFifteen,
    running,
)

PEERS: dict[str, type[Peer]] = {
    "verger": Verger,
    "programs": VergerForPrograms,
    "fifteen": VergerOfFifteen,
    "memory": Boardgame,
    "files": BoardgameFiles,
    "passing": PassingOn,
}

NOTE = """actions/s: each match plays on as soon as all have heard who are told; ms/action: of the server's processor
time; median and 99%: from the moment an action is due until all have heard; bytes: told of an action to all; load: of
a core, taken by this program. Where fifteen play there are fewer matches, and as many sockets.
The last line is a server on the same foundation as ours that only passes texts on: ours can never do more."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--matches", type=int, default=500, help="live matches, with two sockets each")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure each")
    parser.add_argument("--pace", type=float, default=200.0, help="actions a second while delays are measured")
    parser.add_argument("--peers", nargs="+", choices=PEERS, default=list(PEERS))
    return parser.parse_args()


async def measure(peer: Peer, server: int, chosen: argparse.Namespace) -> Figures:
    load = Load(peer, server)
    await load.lay(max(1, chosen.matches * SEATS // peer.seats))  # as many sockets for all
    return await load.measure(chosen.seconds, chosen.pace)


def main() -> None:
    chosen = arguments()
    gc.disable()  # whoever measures delays must not stop for a tenth of a second to look for garbage
    found: dict[str, Figures] = {}
    for key in chosen.peers:
        peer = PEERS[key](free_port())
        with tempfile.TemporaryDirectory() as folder, running(peer, Path(folder)) as server:
            found[key] = asyncio.run(measure(peer, server, chosen))
        print(f"{peer.name}: measured.", flush=True)
    show(found, chosen)


def show(found: dict[str, Figures], chosen: argparse.Namespace) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(f"{chosen.matches} matches, {2 * chosen.matches} sockets", no_wrap=True)
    for heading in ("actions/s", "ms/action", f"median at {chosen.pace:.0f}/s", "99%", "bytes", "load", "ours"):
        table.add_column(heading, justify="right", no_wrap=True)
    for key, one in found.items():
        ratio = f"× {found['verger'].rate / one.rate:.2f}" if "verger" in found else ""
        figures = (
            f"{one.rate:,.0f}",
            f"{one.cost:.2f}",
            f"{one.median:.1f} ms",
            f"{one.late:.1f} ms",
            f"{one.bytes:,.0f}",
            f"{one.share:.0%}",
        )
        table.add_row(PEERS[key].name, *figures, ratio)
    console = Console(width=140)
    console.print(table, soft_wrap=True)
    console.print(NOTE, style="dim")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    main()
