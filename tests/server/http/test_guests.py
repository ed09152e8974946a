"""Whose seat it is."""

from http.cookies import SimpleCookie

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.support import ANA, BEN, bot, browser, make, read_table, seats_of, sitting_at

from verger.server import Settings, create_app


def test_the_maker_gets_a_cookie_that_scripts_cannot_read(client):
    answer = client.post("/api/matches", json={"game": "finca", "seats": [ANA, BEN]})
    (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
    assert cookie.key == "verger"
    assert cookie["httponly"]
    assert cookie["samesite"] == "lax"
    assert not cookie["secure"]


def test_the_cookie_keeps_to_a_safe_line(settings):
    with TestClient(create_app(settings), base_url="https://testserver") as client:
        answer = client.post("/api/matches", json={"game": "finca", "seats": [ANA, BEN]})
    (cookie,) = SimpleCookie(answer.headers["set-cookie"]).values()
    assert cookie["secure"]


def test_a_guest_stays_the_same_guest(client):
    first, second = make(client, ANA, BEN), make(client, ANA, bot("Bo"))
    assert seats_of(read_table(client, first)) == [0, 1]
    assert seats_of(read_table(client, second)) == [0]


def test_somebody_with_the_link_watches(client, stranger):
    match = make(client, ANA, BEN)
    with sitting_at(client, match) as table, sitting_at(stranger, match, "?seat=0") as watching:
        assert (watching.yours, watching.state["seat"]) == ([], None)
        assert (watching.state["choices"], watching.state["refusals"]) == ([], [])
        assert watching.state["undo"] == {"reach": 0, "reason": "none", "consent": 0}
        table.move(0)
        assert watching.hear("state")["log"] == table.state["log"]


@pytest.mark.parametrize("known", [False, True])
def test_nobody_plays_for_somebody_else(client, stranger, known):
    match = make(client, ANA, BEN)
    if known:
        make(stranger, ANA, BEN)
    with sitting_at(stranger, match) as watching:
        orders = [
            ("play", {"action": 0, "revision": 0}),
            ("undo", {"to": 0, "revision": 0}),
            ("hint", {}),
            ("sit", {}),
            ("why", {"action": 0}),
        ]
        for kind, order in orders:
            watching.tell(kind, seat=0, **order)
            assert watching.hear("refused")["code"] == "not_your_seat", kind
    answer = stranger.post(f"/api/matches/{match}/actions", json={"seat": 0, "action": 0, "revision": 0})
    assert answer.status_code == 403


def test_nobody_plays_for_a_bot(client):
    with sitting_at(client, make(client, ANA, bot("Bo", 5))) as table:
        table.move(0)
        table.play(1, seat=1)
        assert table.hear("refused")["code"] == "not_your_seat"


def test_a_forged_cookie_is_nobody(client, stranger):
    match = make(client, ANA, BEN)
    value = client.cookies["verger"]
    for forged in (value[:-1], value[:-8] + value[-8:].swapcase(), value.split(".")[0], "x", ""):
        stranger.cookies.set("verger", forged)
        assert seats_of(read_table(stranger, match)) == []


def test_another_house_has_another_secret(client, tmp_path):
    make(client, ANA, BEN)
    with TestClient(create_app(Settings(tmp_path / "other")), cookies=client.cookies) as other:
        match = make(browser(other), ANA, BEN)
        assert seats_of(read_table(other, match)) == []


def test_the_secret_is_kept_and_nobody_else_reads_it(tmp_path):
    first, second = Settings(tmp_path / "data").secret, Settings(tmp_path / "data").secret
    assert first == second
    assert len(first) == 64
    (kept,) = (tmp_path / "data").iterdir()
    assert kept.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "http://testserver.evil.example", "null", "http://testserver:81"]
)
def test_another_page_cannot_connect(client, origin):
    match = make(client, ANA, BEN)
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/api/matches/{match}/live", headers={"origin": origin}),
    ):
        pass


def test_our_page_connects(client):
    match = make(client, ANA, BEN)
    with client.websocket_connect(f"/api/matches/{match}/live", headers={"origin": "http://testserver"}) as session:
        assert session.receive_json()["type"] == "table"
