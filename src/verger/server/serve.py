"""`verger serve`: the process, from its settings and its socket until somebody stops it."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from verger.engine import ComponentsError
from verger.match import game, games

from .app import create_app
from .http.connections import Gate
from .http.http_protocol import http_protocol
from .http.proxies import Proxies
from .http.websocket_protocol import websocket_protocol
from .operation import logs
from .operation.settings import Settings, Unusable
from .storage import database, sole_server

HOST, PORT = "127.0.0.1", 8000
SLICE = 0.0005
"""Seconds that one of Python's threads may keep others waiting: the one that writes would else delay the loop."""

COLLECTIONS = (25_000, 2, 400)
"""How many objects are made until Python looks through the newest, after how many such looks through those that were
left, and then through all. Everything waits meanwhile: on a slow core a millisecond for every thousand of them. What an
action makes is gone when it has been told, and nothing of it is left to be found: of five hundred actions under way,
which are some fifteen thousand objects, none is to be looked through."""

FRAME = 1 << 18
"""Bytes of a frame at which the connection is cut; the application refuses far smaller ones in words."""


def run(host: str = HOST, port: int = PORT, data_dir: Path | None = None, open_browser: bool = False) -> None:
    """Serve the games; OSError says why the address cannot be used, Unusable why matches cannot be kept."""
    settings = Settings.read(data_dir)
    logs.set_up()
    _ = settings.secret  # made on the first start, or refused before anybody comes
    check_components()
    with listen(host, port) as listening, sole_server.serving(settings.database):
        asyncio.run(check(settings))
        address = web_address(host, listening.getsockname()[1])
        print(f"Verger is at {address} (Ctrl-C stops it).", flush=True)
        if open_browser:
            webbrowser.open(address)
        config = configuration(settings, is_sole=True)
        gc.collect()
        gc.freeze()  # what is loaded stays: to look through it for what may go would stop us for a tenth of a second
        gc.set_threshold(*COLLECTIONS)
        sys.setswitchinterval(SLICE)
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # once all is closed, no thought or compilation is waited for
        uvicorn.Server(config).run(sockets=[listening])


def check_components() -> None:
    """Refuse to start with corrected components that no game can be made of."""
    if not os.environ.get("VERGER_COMPONENTS"):
        return
    try:
        for name in games():
            game(name)
    except ComponentsError as error:
        raise Unusable(str(error)) from error


def configuration(settings: Settings, is_sole: bool = False) -> uvicorn.Config:
    """uvicorn's configuration: our protocols, our logs, our proxies."""
    gate = Gate(is_counted(settings))
    http, ws = http_protocol(gate), websocket_protocol(gate)
    return uvicorn.Config(
        create_app(settings, is_sole),
        log_config=None,
        access_log=False,
        http=http,
        ws=ws,
        ws_max_size=FRAME,
        timeout_graceful_shutdown=2,
        server_header=False,
        proxy_headers=False,  # ours are in `proxies`
    )


def is_counted(settings: Settings) -> Callable[[str], bool]:
    """Whose connections are limited: everybody's but those of proxies."""
    proxies = Proxies.read(settings.trusted_proxies)
    return lambda address: settings.limits and not proxies.believe(address)


async def check(settings: Settings) -> None:
    """Have everything in place before anybody is promised an address."""
    async with database.opened(settings.database):
        pass


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address, before anybody is told of it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=512)


def web_address(host: str, port: int) -> str:
    """What to open in a browser."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"
