"""What is told live has one place for everything, and texts about it are true."""

import re
from pathlib import Path

import pytest
from tests.server.support import ANA, BEN, make, sitting_at

from verger.server.wire.messages import Known, LobbyMessage, MatchMessage, State, Table
from verger.server.wire.orders import MatchOrder, TableOrder

ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "docs/guides/programs.md").read_text(encoding="utf-8")
HOUSE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
ROOMS = ("src/verger", "src/verger/server", "src/verger/server/live", "web/src", ".")


@pytest.mark.parametrize("position", [State, Known])
def test_a_state_and_a_table_have_nothing_but_their_type_in_common(position):
    assert position.__annotations__.keys() & Table.__annotations__.keys() == {"type"}


def test_the_table_is_told_before_the_state(client):
    with client.websocket_connect(f"/api/matches/{make(client, ANA, BEN)}/live") as session:
        assert [session.receive_json()["type"] for _ in range(2)] == ["table", "state"]


def test_a_state_has_what_is_declared_whoever_looks(client, stranger):
    match = make(client, ANA, BEN)
    with sitting_at(stranger, match) as one, sitting_at(client, match) as ours:
        assert one.state["seat"] is None
        assert one.state.keys() == ours.state.keys() == State.__annotations__.keys()


def test_the_guide_names_every_message_and_every_order():
    messages = [*MatchMessage.__value__.__args__, LobbyMessage]
    orders = [*MatchOrder.__args__, *TableOrder.__args__]
    types = [
        word
        for shape in (*messages, *orders)
        for word in re.findall(r"\['(\w+)'\]", str(shape.__annotations__["type"]))
    ]
    assert len(types) == len(messages) + len(orders)
    assert [word for word in types if f"`{word}`" not in GUIDE] == []


def test_one_click_passes_through_files_that_are_there():
    walk = HOUSE[HOUSE.index("### One click") : HOUSE.index("### What holds")]
    assert len(re.findall(r"^\d+\. ", walk, re.M)) == 10
    files = [name.replace("<game>", "finca") for name in re.findall(r"`([\w/<>.]+\.(?:py|ts|svelte))`", walk)]
    assert len(files) > 10
    assert [name for name in files if not any((ROOT / room / name).is_file() for room in ROOMS)] == []
