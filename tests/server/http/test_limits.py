"""Nobody gets too much at once, and proxies are believed only where they are named."""

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.server.support import ANA, BEN, make

from verger.server import Settings, create_app
from verger.server.http import rate_limits
from verger.server.http.rate_limits import Limit, RateLimits
from verger.server.wire.problems import Problem


def test_a_bucket_empties_and_fills_again(monkeypatch):
    moment = 0.0
    monkeypatch.setattr("time.monotonic", lambda: moment)
    monkeypatch.setitem(rate_limits.LIMITS, "say", Limit(3, 0.5))
    buckets = RateLimits()
    for _ in range(3):
        buckets.check("say", "ana")
    with pytest.raises(Problem) as refused:
        buckets.check("say", "ana")
    assert (refused.value.code, refused.value.status) == ("rate", 429)
    buckets.check("say", "ben")
    moment += 2
    buckets.check("say", "ana")
    with pytest.raises(Problem):
        buckets.check("say", "ana")
    for _ in range(100):
        RateLimits(enabled=False).check("say", "ana")


def test_buckets_are_not_kept_for_ever(monkeypatch):
    monkeypatch.setattr(rate_limits, "REMEMBERED", 2)
    buckets = RateLimits()
    for who in ("ana", "ben", "cleo"):
        buckets.check("make", who)
    assert list(buckets._buckets["make"]) == ["ben", "cleo"]


@pytest.mark.parametrize(
    ("kind", "path", "wanted"),
    [
        ("make", "/api/matches", {"game": "finca", "seats": [ANA, BEN]}),
        ("guest", "/api/guests/come", {"token": "x"}),
        ("verify", "/api/verify", {}),
    ],
)
def test_too_much_over_http(client, monkeypatch, kind, path, wanted):
    monkeypatch.setitem(rate_limits.LIMITS, kind, Limit(2, 0.001))
    answers = [client.post(path, json=wanted) for _ in range(3)]
    assert [answer.status_code for answer in answers][2] == 429
    assert 429 not in [answer.status_code for answer in answers][:2]
    assert answers[2].json()["error"]["code"] == "rate"


def test_too_many_guests_from_one_address(client, monkeypatch):
    monkeypatch.setitem(rate_limits.LIMITS, "guest", Limit(2, 0.001))
    statuses = []
    for _ in range(3):
        client.cookies.clear()
        statuses.append(client.post("/api/guests").status_code)
    assert statuses == [200, 200, 429]


def test_too_much_over_a_connection(client, monkeypatch):
    match = make(client, ANA, BEN)
    monkeypatch.setitem(rate_limits.LIMITS, "connect", Limit(2, 0.001))
    monkeypatch.setitem(rate_limits.LIMITS, "order", Limit(3, 0.001))
    with client.websocket_connect(f"/api/matches/{match}/live") as session:
        for _ in range(4):
            session.send_json({"type": "why", "seat": 0, "action": 0})
        codes: list[str] = []
        while len(codes) < 4:
            if (message := session.receive_json())["type"] == "refused":
                codes.append(message["code"])
        assert codes == ["invalid", "invalid", "invalid", "rate"]
    with client.websocket_connect("/api/tables/live") as session:
        session.receive_json()
    with client.websocket_connect(f"/api/matches/{match}/live") as session:
        assert session.receive_json()["code"] == "rate"
        assert session.receive()["code"] == 4429


@pytest.mark.parametrize("trusted", ["", "127.0.0.1"])
def test_a_proxys_word_for_our_name(tmp_path, trusted):
    settings = Settings(tmp_path, trusted_proxies=trusted)
    headers = {"origin": "https://verger.example", "x-forwarded-host": "verger.example"}
    with TestClient(create_app(settings)) as client:
        path = "/api/tables/live"
        if trusted:
            with client.websocket_connect(path, headers=headers) as session:
                assert session.receive_json()["type"] == "tables"
        else:
            with pytest.raises(WebSocketDisconnect), client.websocket_connect(path, headers=headers):
                pass
