"""Clocks: they run for the people who are to act, and at zero a bot moves for them."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.postgres import both_databases
from tests.server.support import ANA, BEN, OPEN, bot, make, order, sit_down, sitting_at

from verger.server import create_app
from verger.server.operation import utc
from verger.server.storage.rows import MatchRow
from verger.server.tables import clocks

MINUTE = {"per": "move", "seconds": 60, "late": 1}
HOUR = {"per": "match", "seconds": 3600, "late": 2}
START = utc.now()


def kept(clock: dict[str, Any] | None) -> MatchRow:
    seats = [ANA | {"guest": "a"}, BEN | {"guest": "b"}, bot("Bo")]
    return MatchRow("m", "finca", "e", 1, {}, "0" * 16, seats, START, START, clock=clock)


def at(seconds: float) -> datetime:
    return START + timedelta(seconds=seconds)


def left(table: MatchRow, seconds: float) -> list[float]:
    return clocks.remaining(table, at(seconds))


def test_a_move_has_its_time():
    table = clocks.run(kept(MINUTE), [0], at(0))
    assert left(table, 20) == [40, 60, 60]
    table = clocks.run(table, [0], at(20), acted=0)
    assert left(table, 20) == [60, 60, 60], "another move, another minute"
    table = clocks.run(table, [1], at(50), acted=0)
    assert left(table, 60) == [60, 50, 60]
    assert clocks.deadline(table) == at(110)
    assert clocks.late(table, at(109)) == []
    assert clocks.late(table, at(110)) == [1]


def test_a_match_has_its_time():
    table = clocks.run(kept(HOUR), [0], at(0))
    table = clocks.run(table, [1], at(100), acted=0)
    table = clocks.run(table, [0], at(300), acted=1)
    assert left(table, 310) == [3490, 3400, 3600]
    assert left(table, 10_000) == [0, 3400, 3600]


def test_all_who_are_to_act_have_running_clocks_and_bots_none():
    table = clocks.run(kept(HOUR), [0, 1, 2], at(0))
    assert left(table, 10) == [3590, 3590, 3600]
    table = clocks.run(table, [1, 2], at(10), acted=0)
    assert left(table, 15) == [3590, 3585, 3600]
    table = clocks.run(table, [2], at(15), acted=1)
    assert clocks.deadline(table) is None


@pytest.mark.parametrize("clock", [MINUTE, HOUR])
def test_a_pause_stops_the_clocks(clock):
    table = clocks.run(kept(clock), [0], at(0))
    table = clocks.run(replace(table, paused=True), [0], at(10))
    assert clocks.deadline(table) is None
    before = left(table, 10)
    assert left(table, 9999) == before
    table = clocks.run(replace(table, paused=False), [0], at(10_000))
    assert left(table, 10_000) == before


def test_without_a_clock_nothing_runs():
    assert clocks.run(kept(None), [0], at(0)) == kept(None)
    assert clocks.late(kept(None), START) == []


@both_databases
def test_at_zero_a_bot_moves(client, stranger, later):
    match = make(client, ANA, OPEN, clock=MINUTE)
    sit_down(stranger, match, 1, "Ben")
    order(client, match, "start")
    with sitting_at(client, match) as ana, sitting_at(stranger, match) as ben:
        assert [clock["running"] for clock in ana.table["clocks"]] == [True, False]
        assert 55 < ana.table["clocks"][0]["left"] <= 60
        later(61)
        entry = ana.hear_until(lambda state: state["sequence"] == 1)["log"][0]
        assert entry["seat"] == 0
        ben.see(lambda table: table["clocks"][1]["running"])
        ben.hear_until(lambda state: state["sequence"] == 1)
        ben.move(5)
        assert ana.hear_until(lambda state: state["sequence"] == 2)["pending"] == [0]


def test_who_has_no_time_left_is_moved_for_at_once(client, later):
    match = make(client, ANA, bot("Bo"), clock={"per": "match", "seconds": 5, "late": 1})
    with sitting_at(client, match) as table:
        later(6)
        table.hear_until(lambda state: state["over"])
        assert table.see(lambda table: table["ended"])["clocks"][0] == {"left": 0.0, "running": False}
        assert table.table["clocks"][1]["left"] is None


def test_nobody_moves_for_a_pausing_table(client, later):
    match = make(client, ANA, BEN, clock=MINUTE)
    with sitting_at(client, match) as table:
        table.tell("pause")
        assert not table.see(lambda table: table["paused"])["clocks"][0]["running"]
        later(3600)
        assert table.refusal("play", seat=0, action=0, revision=0) == "paused"
        table.tell("resume")
        clock = table.see(lambda table: not table["paused"])["clocks"][0]
        assert clock["running"]
        assert clock["left"] > 50
        table.move(3)


def test_a_clock_at_zero_is_found_by_whoever_looks(settings, later):
    """The process that started the match is gone."""
    with TestClient(create_app(settings)) as client:
        match = make(client, ANA, BEN, clock=MINUTE)
    later(61)
    with TestClient(create_app(settings)) as other, sitting_at(other, match) as table:
        table.hear_until(lambda state: state["sequence"] == 1)
