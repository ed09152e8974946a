"""What happens is told at once where a line is free, and what is ordered there is played at once; where it is not,
nothing is lost and nothing told or played twice."""

import json
from collections import Counter
from typing import Any

import pytest
from tests.server.support import ANA, BEN, Table, make, sitting_at

from verger.server.http.websocket_protocol import Hear
from verger.server.live import sockets
from verger.server.storage.compare_and_set import Overtaken
from verger.server.storage.store import Store
from verger.server.wire.problems import unkept


class Line:
    """In place of the wire: hears what is said at once."""

    def __init__(self) -> None:
        self.free = True
        self.said: list[dict[str, Any]] = []
        self.hear: Hear | None = None

    def is_free(self) -> bool:
        return self.free

    def say(self, text: bytes) -> None:
        self.said.append(json.loads(text))

    def takes(self, *orders: Any) -> list[bool]:
        """Which of these orders, said in one breath, are followed at once."""
        assert self.hear
        return [self.hear(one if isinstance(one, str) else json.dumps(one)) for one in orders]

    @property
    def refusals(self) -> list[str]:
        return [message["code"] for message in self.said if message["type"] == "refused"]

    @property
    def revisions(self) -> list[int]:
        return [message["revision"] for message in self.said if message["type"] == "state"]


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Line:
    made = Line()
    monkeypatch.setattr(sockets, "line", lambda socket: made)
    return made


def test_an_action_is_told_at_once_on_a_free_line(client, line):
    match = make(client, ANA, BEN)
    with sitting_at(client, match) as table:
        table.play(table.state["choices"][0]["id"])
        assert table.refusal("why", seat=0, action=0) == "not_pending", "and only then the next order is followed"
        assert line.revisions == [1]


def test_what_a_line_that_is_not_free_was_not_told_is_told_by_and_by(client, line):
    match = make(client, ANA, BEN)
    with sitting_at(client, match) as table:
        line.free = False
        table.move(table.state["choices"][0]["id"])
        assert (table.state["revision"], line.revisions) == (1, [])

        line.free = True
        table.tell("play", seat=1, action=0, revision=1)
        assert table.refusal("why", seat=1, action=0) == "not_pending"
        assert line.revisions == [2]


def test_nothing_is_told_twice(client, line):
    match = make(client, ANA, BEN)
    with sitting_at(client, match) as table, sitting_at(client, match) as other:
        table.play(table.state["choices"][0]["id"])
        assert table.refusal("why", seat=0, action=0) == "not_pending"
        assert other.refusal("why", seat=0, action=0) == "not_pending"
        assert Counter(line.revisions) == {1: 2}, "once for each of the two who look"


def play(table: Table, action: int | None = None, seat: int = 0, revision: int = 0) -> dict[str, Any]:
    chosen = table.state["choices"][0]["id"] if action is None else action
    return {"type": "play", "seat": seat, "action": chosen, "revision": revision}


def test_an_action_is_played_at_once_and_the_next_order_waits_for_it(client, line):
    match = make(client, ANA, BEN)
    with sitting_at(client, match) as table:
        assert client.portal.call(line.takes, play(table), play(table)) == [True, False]
        assert table.refusal("why", seat=0, action=0) == "not_pending", "which is followed when the first is kept"
        assert line.revisions == [1]
    assert line.hear is None, "nobody listens any more"
    assert client.get(f"/api/matches/{match}").json()["revision"] == 1


@pytest.mark.parametrize(
    "order",
    ["", "{", '{"type":"play"}', {"type": "why", "seat": 0, "action": 0}, {"type": "start"}],
    ids=["nothing", "nonsense", "half of an order", "a question", "another order"],
)
def test_whatever_else_is_ordered_waits_for_its_turn(client, line, order):
    with sitting_at(client, make(client, ANA, BEN)):
        assert client.portal.call(line.takes, order) == [False]


def test_what_was_decided_at_another_revision_is_looked_at_again(client, line):
    with sitting_at(client, make(client, ANA, BEN)) as table:
        assert client.portal.call(line.takes, play(table, revision=3)) == [False]


def test_nothing_is_followed_at_once_that_could_not_be_answered(client, line):
    with sitting_at(client, make(client, ANA, BEN)) as table:
        line.free = False
        assert client.portal.call(line.takes, play(table)) == [False]


@pytest.mark.parametrize(
    ("seat", "action", "code"), [(0, 10**6, "unknown_action"), (1, 0, "not_pending"), (5, 0, "not_your_seat")]
)
def test_what_is_forbidden_is_refused_at_once(client, line, seat, action, code):
    with sitting_at(client, make(client, ANA, BEN)) as table:
        assert client.portal.call(line.takes, play(table, action, seat)) == [True]
        assert line.refusals == [code]
        assert client.portal.call(line.takes, play(table)) == [True], "and the next one is heard"


def test_an_order_counts_once_however_it_is_followed(client, line, monkeypatch):
    counted: list[str] = []
    monkeypatch.setattr(client.app.state.house.limits, "check", lambda kind, who: counted.append(kind))
    with sitting_at(client, make(client, ANA, BEN)) as table:
        counted.clear()
        client.portal.call(line.takes, play(table))
        client.portal.call(line.takes, play(table, revision=3))
        assert counted == ["order"]


def test_who_was_overtaken_on_the_way_to_the_disk_plays_again(client, line, monkeypatch):
    monkeypatch.setattr(Store, "append_soon", lambda *_: _[-1](Overtaken()))
    with sitting_at(client, make(client, ANA, BEN)) as table:
        assert client.portal.call(line.takes, play(table)) == [True]
        assert table.refusal("why", seat=0, action=0) == "not_pending"
        assert line.revisions == [1]


def test_what_cannot_be_kept_is_said(client, line, monkeypatch):
    monkeypatch.setattr(Store, "append_soon", lambda *_: _[-1](unkept()))
    with sitting_at(client, make(client, ANA, BEN)) as table:
        assert client.portal.call(line.takes, play(table)) == [True]
        assert table.hear("refused")["code"] == "storage"
        assert table.state["revision"] == 0


def test_where_a_database_is_shared_nothing_is_followed_at_once(client, line, monkeypatch):
    monkeypatch.setattr(Store, "is_prompt", False)
    with sitting_at(client, make(client, ANA, BEN)) as table:
        assert client.portal.call(line.takes, play(table)) == [False]
