"""What is kept of a match: across migrations, after its edition has gone, and for how long."""

import asyncio
import json
import sqlite3

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from starlette.testclient import TestClient
from tests.server.postgres import both_databases
from tests.server.support import ANA, BEN, OPEN, bot, make, order, sitting_at

from verger.match import game
from verger.server import Settings, Unusable, create_app, database
from verger.server.guests import Guests

DAY = 24 * 3600


async def with_the_first_tables(settings: Settings, rows: list[dict[str, object]]) -> None:
    """A database as the first version left it."""

    def upgrade(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(database.MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        insert = (
            "INSERT INTO matches (id, game, edition, rules_version, options, seed, seats, created, revision) VALUES"
            " (:id, :game, :edition, :rules_version, :options, :seed, :seats, CURRENT_TIMESTAMP, 1)"
        )
        for row in rows:
            connection.execute(text(insert), row)
            connection.execute(text("INSERT INTO actions VALUES (:match, 1, 0, 3)"), {"match": row["id"]})

    settings.data_dir.mkdir(parents=True, exist_ok=True)
    engine = database.connect(settings.database)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
    await engine.dispose()


@both_databases
def test_matches_of_before_go_on(settings):
    rules = game("finca").game
    people = [ANA | {"guest": "ana"}, BEN | {"guest": "ana"}]
    bots = [ANA | {"guest": "ana"}, bot("Bo")]
    row = {
        "game": "finca",
        "edition": rules.edition,
        "rules_version": rules.rules_version,
        "options": json.dumps({"start_player": 0, "turn_limit": 0, "mystery_finca": "symbols"}),
        "seed": "0" * 16,
    }
    rows = [row | {"id": "people", "seats": json.dumps(people)}, row | {"id": "bots", "seats": json.dumps(bots)}]
    asyncio.run(with_the_first_tables(settings, rows))
    cookie = str(Guests(settings.secret)._signed.dumps("ana"))
    with TestClient(create_app(settings), cookies={"verger": cookie}) as client:
        with sitting_at(client, "people") as table:
            assert table.table["started"] == table.table["made"]
            assert (table.table["host"], table.table["public"], table.table["clock"]) == (True, False, None)
            assert (table.state["yours"], table.state["sequence"], table.state["pending"]) == ([0, 1], 1, [1])
            table.sit(1)
            table.move(4)
        with sitting_at(client, "bots") as table:
            assert table.hear_until(lambda state: state["sequence"] == 2)["log"]


def spoil(settings: Settings, change: str) -> None:
    connection = sqlite3.connect(settings.database.database or "")
    with connection:
        connection.execute(f"UPDATE matches SET {change}, version = version + 1, revision = revision + 1")
    connection.close()


@pytest.mark.parametrize("change", ["edition = 'older'", "rules_version = 0", "game = 'gone'"])
def test_a_match_that_cannot_go_on_stays_readable(client, settings, change):
    match = make(client, ANA, BEN, seed=7)
    with sitting_at(client, match) as table:
        table.move(3)
        before = table.table
    spoil(settings, change)
    table = client.get(f"/api/matches/{match}/table").json()
    assert table["seats"][0]["name"] == before["seats"][0]["name"]
    record = client.get(f"/api/matches/{match}/record").json()
    assert (record["seed"], record["actions"], record["result"]) == (7, [[0, 3]], None)
    assert record["seats"] == [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Ben"}]
    for kind, more in (("pause", {}), ("undo", {"seat": 0, "to": 0, "revision": 2})):
        answer = client.post(f"/api/matches/{match}/orders", json={"type": kind, **more})
        assert answer.json()["error"]["code"] == "edition"
    answer = client.post(f"/api/matches/{match}/actions", json={"seat": 1, "action": 3, "revision": 2})
    assert answer.json()["error"]["code"] == "edition"


def test_a_table_whose_edition_goes_before_the_start_says_so(client, settings):
    match = make(client, ANA, OPEN)
    spoil(settings, "edition = 'older'")
    order(client, match, "fill", level=1)
    answer = client.post(f"/api/matches/{match}/orders", json={"type": "start"})
    assert answer.json()["error"]["code"] == "edition"


@both_databases
def test_matches_that_nobody_touches_are_deleted(settings, later):
    with TestClient(create_app(settings)) as client:
        old, touched = make(client, ANA, BEN), make(client, ANA, BEN)
        order(client, old, "say", text="hello")
        with sitting_at(client, old) as table:
            table.move(3)
        later(364 * DAY)
        order(client, touched, "say", text="still here")
        later(2 * DAY)
    with TestClient(create_app(settings)) as client:
        assert client.get(f"/api/matches/{touched}/table").status_code == 200
        while client.get(f"/api/matches/{old}/table").status_code != 404:
            pass


def test_matches_can_be_kept_for_ever(settings, later):
    with TestClient(create_app(settings)) as client:
        match = make(client, ANA, BEN)
    later(10_000 * DAY)
    with TestClient(create_app(Settings(settings.data_dir, keep_days=0))) as client:
        assert client.get(f"/api/matches/{match}").status_code == 200


# Settings


def test_the_environment_has_its_say(tmp_path, monkeypatch):
    monkeypatch.setenv("VERGER_KEEP_DAYS", "30")
    monkeypatch.setenv("VERGER_SECRET", "s" * 40)
    monkeypatch.setenv("VERGER_TRUSTED_PROXIES", "10.0.0.1")
    monkeypatch.setenv("VERGER_LIMITS", "off")
    settings = Settings.read(tmp_path / "data")
    assert (settings.keep_days, settings.secret, settings.trusted_proxies) == (30, "s" * 40, "10.0.0.1")
    assert not settings.limits
    assert not (tmp_path / "data").exists(), "a secret that is given is not kept"


@pytest.mark.parametrize(
    ("name", "value"), [("VERGER_KEEP_DAYS", "-1"), ("VERGER_KEEP_DAYS", "a year"), ("VERGER_SECRET", "hush")]
)
def test_what_the_environment_may_not_say(tmp_path, monkeypatch, name, value):
    monkeypatch.setenv(name, value)
    with pytest.raises(Unusable, match=name) as refused:
        Settings.read(tmp_path)
    assert "hush" not in str(refused.value)


# Fairness


def test_a_record_is_verified(client, stranger):
    match = make(client, ANA, bot("Bo"))
    with sitting_at(client, match) as table:
        table.play_on()
    record = stranger.get(f"/api/matches/{match}/record").json()
    assert stranger.post("/api/verify", json=record).json() == {"valid": True, "fault": None}
    forgeries: list[dict[str, object]] = [
        record | {"seed": record["seed"] ^ 1},
        record | {"result": {"places": [1, 2], "points": [999, 0]}},
        record | {"actions": record["actions"][:-1]},
        record | {"game": "chess"},
        record | {"seed": 2**70},
        {},
    ]
    for forged in forgeries:
        verdict = stranger.post("/api/verify", json=forged).json()
        assert (verdict["valid"], bool(verdict["fault"])) == (False, True)
    assert stranger.post("/api/verify", content="x" * 300_000).status_code == 413
    assert stranger.post("/api/verify", json=[1]).status_code == 422
