"""A browser at a table."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

from sqlalchemy import select, update
from starlette.testclient import TestClient, WebSocketTestSession

from verger.server import Settings
from verger.server.storage import database
from verger.server.storage.schema import leases

Message = dict[str, Any]

ANA: Message = {"kind": "person", "name": "Ana"}
BEN: Message = {"kind": "person", "name": "Ben"}
OPEN: Message = {"kind": "open"}


def bot(name: str, level: int = 1) -> Message:
    return {"kind": "bot", "name": name, "level": level}


def make(client: TestClient, *seats: Message, **more: Any) -> str:
    """A new match of Finca: Ana begins, unless somebody wants it otherwise."""
    more.setdefault("options", {"start_player": 0})
    answer = client.post("/api/matches", json={"game": "finca", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    match: str = answer.json()["match"]
    return match


def browser(client: TestClient) -> TestClient:
    """Somebody else's browser, before the same server."""
    other = TestClient(client.app)
    other.portal = client.portal  # one server has one event loop
    return other


def read_table(client: TestClient, match: str) -> Message:
    """The table as this browser may see it."""
    answer = client.get(f"/api/matches/{match}/table")
    assert answer.status_code == 200, answer.text
    table: Message = answer.json()
    return table


def seats_of(table: Message) -> list[int]:
    """The seats of who was told this of a table."""
    return [seat["seat"] for seat in table["seats"] if seat["yours"]]


class Table:
    """A live connection; `state` and `table` are the last ones heard, `heard` are all states and answers."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self._session = session
        self.heard: list[Message] = []
        self.table: Message = self.hear("table")
        self.state: Message = self.hear("state") if self.table["started"] else {}

    @property
    def yours(self) -> list[int]:
        """The seats that are ours."""
        return seats_of(self.table)

    def tell(self, kind: str, **order: Any) -> None:
        self._session.send_json({"type": kind, **order})

    def tell_text(self, text: str) -> None:
        self._session.send_text(text)

    def tell_bytes(self, content: bytes) -> None:
        self._session.send_bytes(content)

    def hear(self, kind: str) -> Message:
        """The next message of this kind."""
        while True:
            message: Message = self._session.receive_json()
            if message["type"] == "table":
                self.table = message
            else:
                self.heard.append(message)
            if message["type"] == "refused" != kind:
                assert message["code"] not in ("rate", "server"), message
            if message["type"] == "state":
                self.state = message
            if message["type"] == kind:
                return message

    def refusal(self, kind: str, **order: Any) -> str:
        """The code with which this is refused."""
        self.tell(kind, **order)
        code: str = self.hear("refused")["code"]
        return code

    def see(self, wanted: Callable[[Message], bool]) -> Message:
        """The next table that is as wanted; the present one counts."""
        while not wanted(self.table):
            self.hear("table")
        return self.table

    def hear_until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next state that is as wanted; the present one counts."""
        while not wanted(self.state):
            self.hear("state")
        return self.state

    def sit(self, seat: int) -> Message:
        self.tell("sit", seat=seat)
        return self.hear_until(lambda state: state["seat"] == seat)

    def play(self, action: int | Message, seat: int | None = None) -> None:
        self._change("play", seat, action=action)

    def undo(self, to: int, seat: int | None = None) -> None:
        self._change("undo", seat, to=to)

    def _change(self, kind: str, seat: int | None, **order: Any) -> None:
        self.tell(kind, seat=self.state["seat"] if seat is None else seat, revision=self.state["revision"], **order)

    def move(self, action: int | Message) -> Message:
        """Play, and wait until it is acknowledged."""
        revision = self.state["revision"]
        self.play(action)
        return self.hear_until(lambda state: state["revision"] != revision)

    def my_turn(self) -> Message:
        """Wait until one of our seats may act, and look from it."""
        state = self.hear_until(lambda state: state["over"] or not set(state["pending"]).isdisjoint(self.yours))
        if state["over"] or state["seat"] in state["pending"]:
            return state
        return self.sit(next(seat for seat in state["pending"] if seat in self.yours))

    def play_on(
        self, until: Callable[[Message], bool] = lambda state: False, seed: int = 1, eager: bool = False
    ) -> Message:
        """Play our seats at random until something is true or the match is over; `eager` to uncover things."""
        chance = random.Random(seed)
        while not (state := self.my_turn())["over"] and not until(state):
            choices = state["choices"]
            if eager and (uncovering := [choice for choice in choices if choice["reveals"]]):
                choices = uncovering
            self.move(chance.choice(choices)["id"])
        return self.state


@contextmanager
def sitting_at(client: TestClient, match: str, query: str = "") -> Iterator[Table]:
    with client.websocket_connect(f"/api/matches/{match}/live{query}") as session:
        yield Table(session)


def order(client: TestClient, match: str, kind: str, **order: Any) -> Message:
    """Ask something of a table without a live connection, and get it as it is then."""
    answer = client.post(f"/api/matches/{match}/orders", json={"type": kind, **order})
    assert answer.status_code == 200, answer.text
    table: Message = answer.json()
    return table


def refusal(client: TestClient, match: str, kind: str, **order: Any) -> str:
    """The code with which this is refused."""
    answer = client.post(f"/api/matches/{match}/orders", json={"type": kind, **order})
    assert answer.status_code >= 400, answer.text
    code: str = answer.json()["error"]["code"]
    return code


def sit_down(client: TestClient, match: str, seat: int, name: str) -> None:
    """Become a guest, and take a seat."""
    client.post("/api/guests")
    order(client, match, "take", seat=seat, name=name)


async def move_leases(settings: Settings, by: timedelta) -> None:
    """As if so much time had passed since, or the clock had been put back, for the database as well."""
    engine = database.connect(settings.database)
    async with engine.begin() as connection:
        for match, until in await connection.execute(select(leases.c.match, leases.c.until)):
            await connection.execute(update(leases).where(leases.c.match == match).values(until=until + by))
    await engine.dispose()


def names(table: Message) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


def kinds(table: Message) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]
