"""A program plays a seat at a live table, and who sits there too is never held up by it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect
from tests.server.process import serving
from tests.server.support import ANA, BEN, Message, bot, make, order, sitting_at

from verger.programs import Program
from verger.server.live import programs


def token(client: TestClient, match: str, seat: int) -> str:
    answer = client.post(f"/api/matches/{match}/seats/{seat}/token")
    assert answer.status_code == 200, answer.text
    found: str = answer.json()["token"]
    return found


@contextmanager
def program_at(client: TestClient, match: str, seat: int, key: str) -> Iterator[WebSocketTestSession]:
    bearer = {"Authorization": f"Bearer {key}"}
    with client.websocket_connect(f"/api/matches/{match}/seats/{seat}/program", headers=bearer) as session:
        yield session


def hear(session: WebSocketTestSession, kind: str) -> Message:
    message: Message = session.receive_json()
    assert message["type"] == kind, message
    return message


def answer(session: WebSocketTestSession, turn: Message, **other: Any) -> None:
    session.send_json({"turn": turn["turn"], "action": turn["choices"][0]["id"], **other})


class First(Program):
    """Plays the first thing that is legal."""

    def __init__(self, heard: list[dict[str, Any]]) -> None:
        self.heard = heard

    def play(self, turn: dict[str, Any]) -> int | dict[str, Any]:
        self.heard.append(turn)
        choice: dict[str, Any] = turn["choices"][0]
        return choice


@pytest.fixture
def table(client: TestClient) -> str:
    """Ana begins; Ben's seat is a program's, and both are the same guest's."""
    return make(client, ANA, BEN, options={"start_player": 0, "turn_limit": 6})


def test_a_program_joins_a_real_server_and_plays_to_the_end(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        match, cookie = server.make(ANA, bot("Biel"), options={"turn_limit": 6})
        key = json.load(server.ask(f"/api/matches/{match}/seats/0/token", {}, cookie))["token"]
        heard: list[dict[str, Any]] = []
        First(heard).join(f"ws://127.0.0.1:{server.port}/api/matches/{match}/seats/0/program", key)
        state = json.load(server.ask(f"/api/matches/{match}", cookie=cookie))
    assert state["over"]
    assert len(heard) == sum(entry["seat"] == 0 for entry in state["log"]), "it has played every action of its seat"


def test_a_program_that_cannot_play_is_told_why(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        match, _ = server.make(ANA, bot("Biel"), options={"turn_limit": 6})
        address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/seats/0/program"
        with pytest.raises(ConnectionError, match=f"no seat to play at {address}: .*seat"):
            First([]).join(address, "not a token")
        with pytest.raises(ConnectionError, match=r"/nowhere: .*40[34]"):
            First([]).join(f"ws://127.0.0.1:{server.port}/nowhere", "not a token")
    with pytest.raises(ConnectionError, match=f"no seat to play at {address}: .*refused"):
        First([]).join(address, "not a token")
    with pytest.raises(ConnectionError, match="no seat to play at my table: "):
        First([]).join("my table", "not a token")


def test_a_program_is_asked_what_its_seat_may_know_and_what_it_may_do(client: TestClient, table: str) -> None:
    with program_at(client, table, 0, token(client, table, 0)) as session:
        turn = hear(session, "turn")
        state = client.get(f"/api/matches/{table}", params={"seat": 0}).json()
        assert turn["view"] == state["view"]
        assert [choice["id"] for choice in turn["choices"]] == [choice["id"] for choice in state["choices"]]
        assert (turn["game"], turn["seat"], turn["seats"], turn["seconds"]) == ("finca", 0, 2, programs.SECONDS)


@pytest.mark.parametrize(
    "wrong", ["roses are red", '{"turn": 1}', '{"turn": 1, "action": 99999}', '{"turn": 9, "action": 0}', "[" * 9999]
)
def test_who_breaks_the_rules_loses_the_turn(client: TestClient, table: str, wrong: str) -> None:
    with program_at(client, table, 0, token(client, table, 0)) as session, sitting_at(client, table, "?seat=1") as ben:
        hear(session, "turn")
        session.send_text(wrong)
        assert hear(session, "refused")["breach"] == "rules"
        ben.hear_until(lambda state: bool(state["log"]) and state["pending"] == [1])


def test_who_is_late_loses_the_turn(client: TestClient, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "SECONDS", 0.2)
    with program_at(client, table, 0, token(client, table, 0)) as session, sitting_at(client, table, "?seat=1") as ben:
        late = hear(session, "turn")
        assert hear(session, "refused")["breach"] == "clock"
        ben.hear_until(lambda state: state["pending"] == [1])
        monkeypatch.setattr(programs, "SECONDS", 60.0)
        answer(session, late)
        ben.move(ben.my_turn()["choices"][0]["id"])
        answer(session, hear(session, "turn"))
        ben.hear_until(lambda state: state["pending"] == [1])


def test_for_who_goes_a_bot_plays_until_it_comes_again(client: TestClient, table: str) -> None:
    key = token(client, table, 0)
    with sitting_at(client, table, "?seat=1") as ben:
        with program_at(client, table, 0, key) as session:
            hear(session, "turn")
        ben.hear_until(lambda state: state["pending"] == [1])
        assert ben.see(lambda table: table["seats"][0]["substitute"] is not None)
        with program_at(client, table, 0, key) as session:
            ben.see(lambda table: table["seats"][0]["substitute"] is None)
            ben.move(ben.my_turn()["choices"][0]["id"])
            hear(session, "turn")


def test_a_program_waits_for_the_start_and_through_a_pause(client: TestClient, stranger: TestClient) -> None:
    match = make(client, ANA, {"kind": "open"})
    with program_at(client, match, 0, token(client, match, 0)) as session:
        stranger.post("/api/guests")
        order(stranger, match, "take", seat=1, name="Ben")
        order(client, match, "start")
        answer(session, hear(session, "turn"))
        order(client, match, "pause")
        order(client, match, "resume")
        with sitting_at(stranger, match) as ben:
            ben.move(ben.my_turn()["choices"][0]["id"])
        assert hear(session, "turn")["turn"] == 2


def test_only_the_owner_of_a_seat_lends_it(client: TestClient, stranger: TestClient, table: str) -> None:
    assert stranger.post(f"/api/matches/{table}/seats/0/token").status_code == 403
    assert client.post("/api/matches/nowhere/seats/0/token").status_code == 404
    key = token(client, table, 0)
    forged = key[:-9] + ("A" if key[-9] != "A" else "B") + key[-8:]  # of the last letter not every bit counts
    for seat, wrong in ((1, key), (0, ""), (0, forged)):
        with program_at(stranger, table, seat, wrong) as session:
            assert hear(session, "ended")["reason"] == "This seat is not yours."
            with pytest.raises(WebSocketDisconnect):
                session.receive_json()


def test_a_token_is_worth_nothing_once_the_seat_is_given_up(client: TestClient, stranger: TestClient) -> None:
    match = make(client, ANA, {"kind": "open"})
    stranger.post("/api/guests")
    order(stranger, match, "take", seat=1, name="Ben")
    key = token(stranger, match, 1)
    order(stranger, match, "leave", seat=1)
    with program_at(stranger, match, 1, key) as session:
        hear(session, "ended")
