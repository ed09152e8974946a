"""Matches are in the database and nowhere else."""

import asyncio
import random
import sqlite3
import subprocess
import sys
from dataclasses import replace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.util import await_only
from starlette.testclient import TestClient
from tests.server.postgres import both_databases, postgresql_alone
from tests.server.support import ANA, BEN, bot, make, sitting_at

from verger.server import Settings, Unusable, create_app
from verger.server.operation.utc import now
from verger.server.storage import database, transactions
from verger.server.storage.appending import MOVED
from verger.server.storage.compare_and_set import Overtaken
from verger.server.storage.notify import Notifier
from verger.server.storage.rows import MatchRow
from verger.server.storage.schema import metadata
from verger.server.storage.store import Store, differences, row_of
from verger.server.storage.transactions import Transactions
from verger.server.tables import seating
from verger.server.tables.snapshot import Snapshot
from verger.server.wire.problems import Problem

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
async def engine(settings):
    async with database.opened(settings.database) as engine:
        yield engine


@pytest.fixture
async def store(engine):
    transactions = Transactions(engine)
    store = Store(transactions, Notifier())
    await store.make(at(0))
    yield store
    await transactions.close()


MADE = now()


def at(revision: int) -> MatchRow:
    return MatchRow("m", "finca", "e", 1, {}, "0" * 16, [], MADE, MADE, revision=revision)


async def append(store: Store, revision: int, sequence: int, seat: int, action: int) -> None:
    await store.append(at(revision), at(revision + 1), sequence, seat, action)


async def rewrite(store: Store, revision: int, sequence: int, rest: list[tuple[int, int]]) -> None:
    await store.rewrite(at(revision), at(revision + 1), sequence, rest)


async def actions(store: Store) -> list[tuple[int, int]] | None:
    found = await store.read("m")
    return found.actions if found else None


@both_databases
async def test_migrations_lead_to_the_tables(engine):
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []


@both_databases
async def test_migrating_again_changes_nothing(engine, store):
    await database.migrate(engine)
    assert await store.find("m") is not None


async def test_what_is_committed_is_on_the_disk_with_sqlite(engine):
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
    async with engine.connect() as connection:
        for pragma, value in wanted.items():
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value


@postgresql_alone
async def test_what_is_committed_is_on_the_disk_with_postgresql(engine):
    """Whatever the database is set to; this one would rather not wait."""
    async with engine.connect() as connection:
        assert await connection.scalar(text("SHOW synchronous_commit")) == "on"


@postgresql_alone
async def test_a_database_that_was_away_is_found_again(engine, store):
    async with engine.connect() as one, engine.connect() as other:
        lost = (await other.get_raw_connection()).driver_connection
        await one.execute(select(func.pg_terminate_backend(lost.get_server_pid())))
        while not lost.is_closed():
            await asyncio.sleep(0.01)
    assert all(await asyncio.gather(*(store.find("m") for _ in range(3))))


@both_databases
async def test_a_row_and_its_actions_are_of_one_moment(store, monkeypatch):
    """Another's action, written between the two queries, is in neither answer."""

    loop = asyncio.get_running_loop()

    def overtaken(connection, match):
        kept = row_of(connection, match)
        change = append(store, 0, 1, 0, 5)
        if connection.dialect.name == "postgresql":
            await_only(change)
        else:
            asyncio.run_coroutine_threadsafe(change, loop).result()
        return kept

    monkeypatch.setattr("verger.server.storage.store.row_of", overtaken)
    found = await store.read("m")
    assert (found.row.revision, found.actions) == (0, [])


@both_databases
async def test_of_many_at_once_one_wins(store):
    """Twenty actions for the same place: one is written, nineteen are told that they came too late."""
    tries = [append(store, 0, 1, 0, action) for action in range(20)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert [one.code for one in outcomes if isinstance(one, Problem)] == ["conflict"] * 19
    assert await actions(store) == [(0, outcomes.index(None))]


@both_databases
async def test_those_who_act_at_other_tables_are_not_overtaken(store):
    """All wait for the disk together: whoever comes too late at one table holds nobody up at the others."""
    others = [at(0).altered(id=f"m{number}") for number in range(5)]
    for row in others:
        await store.make(row)
    tries = [append(store, 0, 1, 0, 5), append(store, 0, 1, 0, 6)]
    tries += [store.append(row, row.altered(revision=1), 1, 0, 7) for row in others]
    first, second, *rest = await asyncio.gather(*tries, return_exceptions=True)
    assert {type(first), type(second)} == {type(None), Overtaken}
    assert rest == [None] * len(others)
    assert [(await store.read(row.id)).actions for row in others] == [[(0, 7)]] * len(others)


@both_databases
async def test_all_that_an_action_changes_of_its_match_is_kept(store):
    clocks = {"left": [1.5, 60], "running": [0], "since": MADE.isoformat()}
    changed = {"changed": now(), "wake": now(), "ended": now(), "paused": True, "clocks": clocks}
    after = at(1).altered(**changed, result={"places": [1]}, request={"kind": "undo", "agreed": []})
    assert differences(at(0), after).keys() == set(MOVED)
    await store.append(at(0), after, 1, 0, 5)
    assert await store.find("m") == after


@pytest.mark.parametrize("per", ["move", "match"])
def test_an_action_changes_nothing_of_its_match_but_that(per):
    seats = [ANA | {"guest": "a"}, BEN | {"guest": "b"}]
    row = replace(at(0), **seating.present_rules("finca"), seats=seats, clock={"per": per, "seconds": 60, "late": 1})
    snapshot = Snapshot.replay(row.altered(started=MADE), []).settled(MADE)
    dice = random.Random(1)
    while not snapshot.is_over:
        seat = snapshot.match.pending[0]
        match = snapshot.match.twin()
        match.add(seat, dice.choice(match.legal(seat)))
        after = snapshot.followed_by(match, now(), seat)
        assert differences(snapshot.row, after.row).keys() <= set(MOVED)
        snapshot = after


@both_databases
async def test_what_was_begun_is_written_even_if_whoever_asked_goes_away(store):
    asked = asyncio.create_task(append(store, 0, 1, 0, 5))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    while not await actions(store):
        await asyncio.sleep(0.01)
    await append(store, 1, 2, 1, 7)
    assert await actions(store) == [(0, 5), (1, 7)]


async def test_those_who_do_not_wait_are_told_what_became_of_it(store, monkeypatch):
    told: list[object] = []
    complaints: list[str] = []
    monkeypatch.setattr(transactions.log, "exception", complaints.append)

    def fail(outcome: object) -> None:
        told.append(outcome)
        raise ValueError("of no concern to others")

    for action in (5, 6):
        store.append_soon(at(0), at(1), 1, 0, action, fail)
    while len(told) < 2:
        await asyncio.sleep(0.01)
    await append(store, 1, 2, 1, 7)
    assert list(map(type, told)) == [type(None), Overtaken]
    assert await actions(store) == [(0, 5), (1, 7)]
    assert complaints == ["what was written could not be told"] * 2


async def test_the_next_ones_are_written_while_people_are_told(store):
    threads, waiting = store._transactions._threads, []
    store.append_soon(at(0), at(1), 1, 0, 5, lambda _: waiting.append(len(threads._waiting)))
    await asyncio.sleep(0)
    await append(store, 1, 2, 1, 6)
    assert waiting == [0]
    assert await actions(store) == [(0, 5), (1, 6)]


async def test_of_many_that_wait_some_are_told_while_others_are_written(store, monkeypatch):
    monkeypatch.setattr(transactions, "MOST", 2)
    threads, waiting = store._transactions._threads, []
    for _ in range(5):
        threads.write_soon(lambda _: None, lambda _: waiting.append(len(threads._waiting)))
    await threads.write(lambda _: None)
    assert waiting == [2, 2, 0, 0, 0]


@both_databases
async def test_a_failed_change_leaves_nothing_behind(store):
    await append(store, 0, 1, 0, 5)
    with pytest.raises(IntegrityError):
        await append(store, 1, 1, 0, 6)
    await append(store, 1, 2, 1, 7)
    assert await actions(store) == [(0, 5), (1, 7)]


@both_databases
async def test_rewriting_keeps_the_beginning(store):
    for number in range(4):
        await append(store, number, number + 1, 0, number)
    await rewrite(store, 4, 2, [(1, 9)])
    assert await actions(store) == [(0, 0), (0, 1), (1, 9)]
    with pytest.raises(Problem):
        await rewrite(store, 4, 0, [])
    await rewrite(store, 5, 0, [])
    assert await actions(store) == []


@both_databases
def test_a_match_goes_on_after_a_restart(settings):
    with TestClient(create_app(settings)) as client:
        match = make(client, ANA, BEN)
        with sitting_at(client, match) as table:
            table.play_on(until=lambda state: state["sequence"] == 30)
            before = table.state
    with TestClient(create_app(settings), cookies=client.cookies) as client, sitting_at(client, match) as table:
        assert {
            key: table.state[key] for key in before if key not in ("log", "seat", "choices", "refusals", "undo")
        } == {key: before[key] for key in before if key not in ("log", "seat", "choices", "refusals", "undo")}
        assert [entry["sequence"] for entry in table.state["log"]] == list(range(1, 31))
        assert table.play_on()["over"]


@postgresql_alone
def test_two_servers_share_a_match(settings):
    with TestClient(create_app(settings)) as one, TestClient(create_app(settings)) as two:
        match = make(one, ANA, BEN)
        two.cookies.update(one.cookies)
        with sitting_at(one, match) as here, sitting_at(two, match) as there:
            here.move(3)
            there.play(4)
            assert there.hear("refused")["code"] == "conflict"
            assert there.hear_until(lambda state: state["sequence"] == 1)["log"] == here.state["log"]
            there.sit(1)
            there.move(4)
            here.tell("sit", seat=0)
            assert here.hear_until(lambda state: state["sequence"] == 2)["log"][-1:] == there.state["log"][-1:]


def test_a_forgotten_match_is_replayed(client, monkeypatch):
    monkeypatch.setattr("verger.server.tables.matches.CACHED", 1)
    with sitting_at(client, make(client, ANA, BEN)) as one, sitting_at(client, make(client, ANA, BEN)) as other:
        for action in (3, 4, 5):
            for table in (one, other):
                table.my_turn()
                table.move(action)
        assert (one.state["sequence"], other.state["sequence"]) == (3, 3)


@both_databases
def test_bots_that_were_due_play_after_a_restart(settings, free_to_think):
    with TestClient(create_app(settings)) as client:
        match = make(client, ANA, bot("Bo", 6))
        with sitting_at(client, match) as table:
            free_to_think.clear()
            table.move(0)
            assert table.state["thinking"] == [1]
    free_to_think.set()
    with TestClient(create_app(settings)) as watching, sitting_at(watching, match) as table:
        assert table.hear_until(lambda state: state["sequence"] > 1)["log"][0]["seat"] == 1


def test_a_match_of_another_edition_says_so(client, settings):
    match = make(client, ANA, BEN)
    with sqlite3.connect(settings.database.database) as connection:
        connection.execute("UPDATE matches SET edition = 'older', revision = 1")
    connection.close()
    answer = client.get(f"/api/matches/{match}")
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "edition"
    with client.websocket_connect(f"/api/matches/{match}/live") as session:
        assert session.receive_json()["type"] == "table"
        assert session.receive_json()["code"] == "edition"
        assert session.receive()["code"] == 4409


def test_a_match_of_a_game_that_has_gone_says_so(client, settings):
    match = make(client, ANA, BEN)
    with sqlite3.connect(settings.database.database) as connection:
        connection.execute("UPDATE matches SET game = 'gone', revision = 1")
    connection.close()
    assert client.get(f"/api/matches/{match}").json()["error"]["code"] == "edition"


def test_a_sqlite_that_is_too_old_is_said_to_be(settings, monkeypatch):
    monkeypatch.setattr(database, "OLDEST", (9, 0))
    with pytest.raises(Unusable, match=r"SQLite .* is too old: it takes 9\.0"):
        database.connect(settings.database)


def test_the_database_can_be_elsewhere(tmp_path, monkeypatch):
    monkeypatch.setenv("VERGER_DATABASE_URL", f"sqlite:///{tmp_path}/elsewhere/matches.db")
    with TestClient(create_app(Settings.read(tmp_path / "data"))) as client:
        make(client, ANA, BEN)
    assert (tmp_path / "elsewhere/matches.db").exists()
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["secret"]


@postgresql_alone
async def test_a_server_waits_while_another_migrates(engine):
    async with engine.begin() as another:
        await another.execute(select(func.pg_advisory_xact_lock(database.TURN)))
        migrating = asyncio.create_task(database.migrate(engine))
        done, _ = await asyncio.wait([migrating], timeout=0.5)
        assert not done
    await migrating


@pytest.mark.parametrize(
    "database_url", ["postgresql", pytest.param("sqlite", marks=pytest.mark.thorough)], indirect=True
)
def test_servers_started_at_once_take_turns(settings):
    """Each finds the tables there, or makes them while the others wait."""
    code = (
        "import asyncio, sys; from sqlalchemy import make_url; from verger.server.storage import database\n"
        "asyncio.run(database.migrate(database.connect(make_url(sys.argv[1]))))"
    )
    command = [sys.executable, "-c", code, settings.database.render_as_string(hide_password=False)]
    started = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(2)]
    for process in started:
        _, errors = process.communicate(timeout=60)
        assert (process.returncode, errors) == (0, b"")
