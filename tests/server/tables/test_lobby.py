"""Public tables, listed live."""

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.postgres import both_databases, postgresql_alone
from tests.server.support import ANA, BEN, OPEN, bot, make, order, sit_down

from verger.server import create_app


def listed(client: TestClient) -> list[str]:
    return [table["match"] for table in client.get("/api/tables").json()["tables"]]


def test_public_tables_with_an_open_seat_are_listed(client, stranger):
    make(client, ANA, OPEN)
    make(client, ANA, BEN, public=True)
    first = make(client, ANA, bot("Bo", 2), OPEN, public=True, clock={"per": "move", "seconds": 90, "late": 1})
    second = make(client, OPEN, OPEN, public=True)
    assert listed(stranger) == [second, first], "newest first"
    table = stranger.get("/api/tables").json()["tables"][1]
    assert table.pop("made")
    assert table == {
        "match": first,
        "game": "finca",
        "options": {"start_player": 0, "turn_limit": 0, "mystery_finca": "symbols"},
        "seats": [
            {"kind": "person", "name": "Ana", "level": None},
            {"kind": "bot", "name": "Bo", "level": 2},
            {"kind": "open", "name": None, "level": None},
        ],
        "clock": {"per": "move", "seconds": 90, "late": 1},
        "host": "Ana",
    }


def test_a_table_that_nobody_touches_is_not_shown_for_ever(settings, later):
    with TestClient(create_app(settings)) as client:
        make(client, ANA, OPEN, public=True)
        later(25 * 3600)
    with TestClient(create_app(settings)) as client:
        assert listed(client) == []


@both_databases
def test_the_list_is_live(client, stranger):
    with stranger.websocket_connect("/api/tables/live") as session:
        assert session.receive_json() == {"type": "tables", "tables": []}
        match = make(client, ANA, OPEN, public=True)
        assert [table["match"] for table in session.receive_json()["tables"]] == [match]
        sit_down(stranger, match, 1, "Ben")
        assert session.receive_json()["tables"] == [], "no seat is open any more"
        order(stranger, match, "leave", seat=1)
        assert len(session.receive_json()["tables"]) == 1
        order(client, match, "table", public=False)
        assert session.receive_json()["tables"] == []
        order(client, match, "table", public=True)
        assert len(session.receive_json()["tables"]) == 1
        order(client, match, "fill", level=1)
        assert session.receive_json()["tables"] == []
        make(client, ANA, BEN, public=True)
        session.send_text("anything")
        session.send_bytes(b"at all")
        other = make(client, OPEN, ANA, public=True)
        assert [table["match"] for table in session.receive_json()["tables"]] == [other]


@postgresql_alone
def test_the_list_is_live_in_every_process(client, settings):
    with TestClient(create_app(settings)) as other, other.websocket_connect("/api/tables/live") as session:
        assert session.receive_json()["tables"] == []
        match = make(client, ANA, OPEN, public=True)
        assert [table["match"] for table in session.receive_json()["tables"]] == [match]


def test_another_page_cannot_follow_the_list(client):
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/api/tables/live", headers={"origin": "http://evil.example"}),
    ):
        pass
