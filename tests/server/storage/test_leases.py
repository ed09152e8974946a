"""Bots are let think by one server at a time, whatever clocks are set to."""

import asyncio
from datetime import timedelta

import pytest
from starlette.testclient import TestClient
from tests.server.postgres import both_databases, postgresql_alone
from tests.server.support import ANA, bot, make, move_leases, sitting_at

from verger.server import create_app
from verger.server.operation.utc import now
from verger.server.storage import database
from verger.server.storage.leases import Leases
from verger.server.storage.notify import Notifier
from verger.server.storage.rows import MatchRow
from verger.server.storage.store import Store
from verger.server.storage.transactions import Transactions

pytestmark = pytest.mark.anyio

HOUR = timedelta(hours=1)


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
async def transactions(settings):
    async with database.opened(settings.database) as engine:
        transactions = Transactions(engine)
        await Store(transactions, Notifier()).make(MatchRow("m", "finca", "e", 1, {}, "0" * 16, [], now(), now()))
        yield transactions
        await transactions.close()


@pytest.fixture
def one(transactions):
    return Leases(transactions, Notifier("one"))


@pytest.fixture
def other(transactions):
    return Leases(transactions, Notifier("other"))


@both_databases
async def test_a_lease_is_one_servers_until_it_is_not_renewed(one, other, settings):
    assert await one.take("m")
    assert not await other.take("m")
    await move_leases(settings, -timedelta(seconds=5))
    await one.renew(["m"])
    await move_leases(settings, -timedelta(seconds=5))
    assert not await other.take("m")
    await move_leases(settings, -timedelta(seconds=5))
    assert await other.take("m")
    await one.renew(["m"])
    assert not one.is_mine("m")


@both_databases
@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_who_holds_a_lease_knows_so_after_a_jump_of_the_clock(one, later, jump):
    await one.take("m")
    later(jump.total_seconds())
    assert one.is_mine("m")
    await one.renew(["m"])
    assert one.is_mine("m")


@postgresql_alone
@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_server_whose_clock_is_wrong_takes_nothing_from_others(one, other, later, jump):
    await one.take("m")
    later(jump.total_seconds())
    assert not await other.take("m")


@both_databases
async def test_a_lease_from_before_the_clock_was_put_back_is_void(one, other, settings):
    """Its holder is gone; nobody waits for an hour."""
    await one.take("m")
    await move_leases(settings, HOUR)
    assert await other.take("m")


def test_bots_play_on_after_a_restart_though_the_clock_was_put_back(settings, later, monkeypatch, free_to_think):
    """Without anybody who asks for their match."""
    monkeypatch.setattr("verger.server.storage.leases.Leases.close", lambda _: asyncio.sleep(0))  # it dies
    with TestClient(create_app(settings)) as client:
        match = make(client, ANA, bot("Bo", 6))
        with sitting_at(client, match) as table:
            free_to_think.clear()
            table.move(0)
            assert table.state["thinking"] == [1]
    free_to_think.set()
    later(-HOUR.total_seconds())
    with TestClient(create_app(settings)) as client:
        store = client.app.state.house.store  # type: ignore[attr-defined]
        while client.portal.call(store.find, match).revision == 1:  # type: ignore[union-attr]
            pass
