"""Two servers on one PostgreSQL: people play through either."""

import asyncio
import time

import asyncpg
import pytest
from starlette.testclient import TestClient
from tests.server.postgres import postgresql_alone
from tests.server.support import ANA, BEN, OPEN, bot, browser, make, order, sit_down, sitting_at

from verger import bots
from verger.server import create_app


@pytest.fixture
def other(settings, client):
    """Another process's server, as far as one process can be another."""
    with TestClient(create_app(settings)) as other:
        yield other


@postgresql_alone
def test_people_at_two_servers_hear_each_other(client, other):
    ben = browser(other)
    match = make(client, ANA, OPEN)
    sit_down(ben, match, 1, "Ben")
    with sitting_at(client, match) as here, sitting_at(ben, match) as there, sitting_at(browser(other), match) as eve:
        here.see(lambda table: table["watching"] == 1 and table["seats"][1]["here"])
        there.see(lambda table: table["seats"][0]["here"])
        here.tell("say", text="Ready?")
        there.see(lambda table: table["chat"]["lines"])
        here.tell("start")
        for table in (here, there, eve):
            table.hear_until(lambda state: state.get("sequence") == 0)
        for _ in range(5):
            for table in (here, there):
                table.my_turn()
                table.move(table.state["choices"][0]["id"])
        sequence = there.state["sequence"]
        for table in (here, eve):
            table.hear_until(lambda state: state["sequence"] == sequence)
        assert [state["sequence"] for state in eve.heard] == list(range(sequence + 1)), "one state for every action"


@postgresql_alone
def test_choices_side_by_side_at_two_servers(client, other):
    ben = browser(other)
    match = make(client, ANA, OPEN, game="fruitoplay", options={})
    sit_down(ben, match, 1, "Ben")
    order(client, match, "start")
    with sitting_at(client, match) as here, sitting_at(ben, match) as there:
        for _ in range(3):
            mine, his = here.my_turn(), there.my_turn()
            here.play(mine["choices"][0]["id"])
            there.play(his["choices"][0]["id"])
            done = max(mine["sequence"], his["sequence"]) + 2
            for table in (here, there):
                table.hear_until(lambda state, done=done: state["sequence"] >= done)  # type: ignore[misc]


@postgresql_alone
def test_a_bots_turn_is_thought_about_by_one_server(client, other, monkeypatch):
    while not all(one.get("/api/health").json()["ready"] for one in (client, other)):
        time.sleep(0.1)
    thoughts = []
    slices = bots.Player.slices

    def counted(self, game, known, seat, seed):
        thoughts.append(seed)
        return slices(self, game, known, seat, seed)

    monkeypatch.setattr(bots.Player, "slices", counted)
    match = make(client, bot("Bo"), bot("Cleo"))
    with sitting_at(client, match) as here, sitting_at(other, match) as there:
        last = here.hear_until(lambda state: state["over"])
        there.hear_until(lambda state: state["over"])
    assert len(thoughts) == last["sequence"]


@postgresql_alone
def test_a_lost_line_mends_and_nothing_is_missed(client, other, settings, monkeypatch):
    monkeypatch.setattr("verger.server.storage.notify.AGAIN", 0.2)
    match = make(client, ANA, BEN)
    with sitting_at(client, match) as here, sitting_at(other, match) as there:
        asyncio.run(cut_lines(settings.database_url))
        here.move(3)
        there.hear_until(lambda state: state["sequence"] == 1)


async def cut_lines(address: str) -> None:
    connection = await asyncpg.connect(address)
    listening = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'"
    )
    await connection.fetch(listening)
    await connection.close()
