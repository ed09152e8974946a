"""What is kept of a match: across migrations, after its edition has gone, and for how long."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from starlette.testclient import TestClient
from tests.server.postgres import both_databases
from tests.server.support import ANA, BEN, OPEN, bot, make, order, sit_down, sitting_at

from verger.match import game
from verger.server import Settings, Unusable, create_app
from verger.server.http.guests import Guests
from verger.server.storage import database

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

    if settings.database.get_backend_name() == "sqlite":
        Path(str(settings.database.database)).unlink()
    engine = database.connect(settings.database)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
    await engine.dispose()


@both_databases
def test_matches_of_before_go_on(settings):
    rules = game("finca")
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
            assert (table.yours, table.state["sequence"], table.state["pending"]) == ([0, 1], 1, [1])
            table.sit(1)
            table.move(4)
        with sitting_at(client, "bots") as table:
            assert table.hear_until(lambda state: state["sequence"] == 2)["log"]


def spoil(settings: Settings, change: str) -> None:
    connection = sqlite3.connect(settings.database.database or "")
    with connection:
        connection.execute(f"UPDATE matches SET {change}, version = version + 1, revision = revision + 1")
    connection.close()


GONE = ("edition = 'older'", "rules_version = 0", "game = 'gone'")


@pytest.mark.parametrize("change", GONE)
def test_a_match_that_cannot_go_on_here_keeps_its_secrets(client, stranger, settings, change):
    """Another server, which is not yet upgraded or is already, may have the rules by which it goes on."""
    match, seed = make(client, ANA, OPEN, game="fruitoplay", options={}), "00000000deadbeef"
    sit_down(stranger, match, 1, "Ben")
    order(client, match, "start")
    spoil(settings, f"seed = '{seed}'")
    with sitting_at(client, match) as table:
        table.move(table.state["choices"][0]["id"])
    spoil(settings, change)

    told = [
        client.get(f"/api/matches/{match}{path}")
        for path in ("", "/table", "/record", "/steps/0", "/steps/1", "?seat=0", "?since=0")
    ]
    for kind, more in EVERY_ORDER.items():
        told.append(client.post(f"/api/matches/{match}/orders", json={"type": kind, **more}))
    move = {"seat": 1, "action": 3, "revision": 2}
    told.append(client.post(f"/api/matches/{match}/actions", json=move))
    told.append(client.get("/api/tables"))
    assert (told[2].status_code, told[2].json()["error"]["code"]) == (409, "running")
    assert {answer.json()["error"]["code"] for answer in (told[0], told[3], told[-2])} == {"edition"}
    heard = [answer.text for answer in told]
    with client.websocket_connect(f"/api/matches/{match}/live") as session:
        heard += [session.receive_text(), session.receive_text()]
    for words in heard:
        assert seed not in words
        assert str(int(seed, 16)) not in words
        assert '"actions"' not in words, "what seats chose face down is theirs as well"


EVERY_ORDER: dict[str, dict[str, object]] = {
    "say": {"text": "hello"},
    "pause": {},
    "undo": {"seat": 0, "to": 0, "revision": 2},
    "answer": {"yes": True},
    "rematch": {},
    "substitute": {"seat": 0, "level": 1},
    "table": {"public": True},
    "leave": {"seat": 0},
    "take": {"seat": 0, "name": "Ana"},
}


@pytest.mark.parametrize("change", GONE)
def test_a_match_that_is_over_stays_readable(client, settings, change):
    match = make(client, ANA, BEN, options={"start_player": 0, "turn_limit": 1})
    with sitting_at(client, match) as table:
        table.play_on()
    before = client.get(f"/api/matches/{match}/record").json()
    spoil(settings, change)
    assert client.get(f"/api/matches/{match}").json()["error"]["code"] == "edition"
    table = client.get(f"/api/matches/{match}/table").json()
    assert (table["ended"] is not None, table["seats"][0]["name"]) == (True, "Ana")
    record = client.get(f"/api/matches/{match}/record").json()
    parts = ("seed", "actions", "result", "seats")
    assert [record[part] for part in parts] == [before[part] for part in parts]


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
