"""What a bot from outside is made of, if it is written in Python."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

Say = Callable[[str], Any]


class Program:
    """A bot from outside: override `play`, and call `run`."""

    def play(self, turn: dict[str, Any]) -> int | dict[str, Any]:
        """The action for this turn: one of `turn["choices"]`, or its id."""
        raise NotImplementedError

    def run(self, lines: Iterable[str | bytes] = sys.stdin, say: Say = lambda line: print(line, flush=True)) -> None:
        """Answer whoever asks, until nobody does."""
        for line in lines:
            turn = json.loads(line)
            if turn["type"] == "turn":
                say(json.dumps({"turn": turn["turn"], "action": self.play(turn)}))

    def join(self, address: str, token: str) -> None:
        """Answer a server, at the address of a seat, `wss://…/program`, with the token for it.

        ConnectionError says why that cannot be, or why it came to an end before the match was over.
        """
        try:
            from websockets.exceptions import WebSocketException
            from websockets.sync.client import connect
        except ModuleNotFoundError:
            raise ModuleNotFoundError("to join a table needs websockets: pip install websockets") from None
        try:
            with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
                self.run(until_sent_away(socket), socket.send)
        except (OSError, WebSocketException) as why:
            raise ConnectionError(f"no seat to play at {address}: {why}") from why


def until_sent_away(lines: Iterable[str | bytes]) -> Iterator[str | bytes]:
    """All that a server says; ConnectionError is its reason for not letting a program play on."""
    for line in lines:
        message = json.loads(line)
        if message["type"] == "ended":
            raise ConnectionError(message["reason"])
        yield line
