"""What happens is told at once where a line is free; where it is not, nothing is lost and nothing told twice."""

import json
from collections import Counter
from typing import Any

import pytest
from tests.server.support import ANA, BEN, make, sitting_at

from verger.server.live import sockets


class Line:
    """In place of the wire: hears what is said at once."""

    def __init__(self) -> None:
        self.free = True
        self.said: list[dict[str, Any]] = []

    def is_free(self) -> bool:
        return self.free

    def say(self, text: bytes) -> None:
        self.said.append(json.loads(text))

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
