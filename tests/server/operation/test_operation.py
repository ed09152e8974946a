"""For those who look after a server."""

import pytest
from starlette.testclient import TestClient
from tests.server.postgres import both_databases
from tests.server.support import ANA, BEN, bot, make, sitting_at

from verger.match import games
from verger.server import create_app
from verger.server.operation import metrics
from verger.server.shelf.preparation import Preparation


def figure(name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


@both_databases
def test_a_server_that_lives_and_is_ready(client):
    for name in games():
        make(client, ANA, BEN, game=name, options={})
    for path in ("/health", "/health/ready"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.json()["ready"] is answer.json()["database"] is True


def test_a_server_that_compiles_lives_but_is_not_ready(settings, monkeypatch):
    monkeypatch.setattr(Preparation, "is_finished", lambda *_: False)
    with TestClient(create_app(settings)) as client:
        assert client.get("/health").status_code == 200
        answer = client.get("/health/ready")
    assert answer.status_code == 503
    assert answer.json()["ready"] is False


def test_a_server_whose_database_is_away_lives_but_is_not_ready(client, monkeypatch):
    async def away(*_):
        raise OSError("it is away")

    monkeypatch.setattr("verger.server.storage.store.Store.ping", away)
    answer = client.get("/health/ready")
    assert answer.status_code == 503
    assert answer.json()["database"] is False
    assert client.get("/health").status_code == 200


def test_what_is_counted(client):
    before = {name: figure("verger_actions_total", game="finca", by=name) for name in ("person", "bot")}
    refused = figure("verger_refusals_total", code="conflict")
    sockets, live = figure("verger_sockets"), figure("verger_matches_live")
    thoughts = figure("verger_thinking_seconds_count", level="1")
    with sitting_at(client, make(client, ANA, bot("Bo"))) as table:
        assert (figure("verger_sockets"), figure("verger_matches_live")) == (sockets + 1, live + 1)
        table.move(0)
        table.hear_until(lambda state: state["sequence"] >= 2)
        table.tell("play", seat=0, action=1, revision=0)
        table.hear("refused")
    assert figure("verger_actions_total", game="finca", by="person") == before["person"] + 1
    assert figure("verger_actions_total", game="finca", by="bot") >= before["bot"] + 1
    assert figure("verger_refusals_total", code="conflict") == refused + 1
    assert figure("verger_thinking_seconds_count", level="1") > thoughts
    assert figure("verger_database_seconds_count", kind="write") > 0
    answer = client.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "verger_matches_live" in answer.text


def test_who_comes_through_a_proxy_finds_no_figures(client):
    assert client.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"}).status_code == 404


@pytest.mark.parametrize("path", ["/health", "/metrics"])
def test_no_guest_is_named(client, path):
    match = make(client, ANA, BEN)
    cookie = client.cookies["verger"]
    answer = client.get(path).text
    assert not any(secret in answer for secret in (match, cookie, "Ana"))
