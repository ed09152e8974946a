"""A real server in a process of its own."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

VERGER = Path(sys.executable).with_name("verger")
PATIENCE = 300
"""Seconds until a server answers on a busy machine, compiling if it must."""


class Server:
    def __init__(self, data: Path, port: int | None = None, **environment: str) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = data.with_suffix(".log").open("a+")
        command = [str(VERGER), "serve", "--port", str(self.port), "--data", str(data)]
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log, env=os.environ | environment)

    def await_ready(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.said()
            try:
                progress = json.load(self.ask("/api/health"))["games"]["finca"]
                if progress["done"] == progress["total"] > 0:
                    return
            except OSError:
                pass
            time.sleep(0.1)
        raise AssertionError(f"the server is not ready after {PATIENCE} s: {self.said()}")

    def ask(self, path: str, wanted: Any = None, cookie: str = "") -> Any:
        body = None if wanted is None else json.dumps(wanted).encode()
        headers = {"content-type": "application/json", "cookie": cookie}
        return urllib.request.urlopen(urllib.request.Request(self.address + path, body, headers), timeout=30)

    def become_guest(self) -> str:
        """The cookie of a new guest."""
        return cookie_in(self.ask("/api/guests", {}))

    def order(self, match: str, cookie: str, **order: Any) -> Any:
        return json.load(self.ask(f"/api/matches/{match}/orders", order, cookie))

    def make(self, *seats: Any, **more: Any) -> tuple[str, str]:
        """A new match, and the cookie of the guest who made it."""
        answer = self.ask("/api/matches", {"game": "finca", "seats": seats, "options": {"start_player": 0}, **more})
        return json.load(answer)["match"], cookie_in(answer)

    def live(self, match: str, cookie: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.port}/api/matches/{match}/live"
        return connect(address, additional_headers={"cookie": cookie}, max_size=None)

    def said(self) -> str:
        self.log.seek(0)
        return self.log.read()

    def stop(self) -> None:
        """At once, whatever it is doing."""
        self.process.kill()
        self.process.wait()
        self.log.close()


def cookie_in(answer: Any) -> str:
    cookie: str = answer.headers["set-cookie"].partition(";")[0]
    return cookie


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def hear(live: ClientConnection, kind: str) -> Any:
    """The next message of this kind."""
    while (message := json.loads(live.recv(30)))["type"] != kind:
        pass
    return message


def drain(live: ClientConnection) -> None:
    """Hear everything until the connection is closed, which raises."""
    while True:
        live.recv(30)


@contextmanager
def serving(data: Path, port: int | None = None, **environment: str) -> Iterator[Server]:
    """A server with what it kept in `data`; on a free port unless one is named."""
    server = Server(data, port, **environment)
    try:
        server.await_ready()
        yield server
    finally:
        server.stop()
