"""Thinking time is shared: among guests, among the tables of each, and quick bots wait for no slow one."""

import asyncio
import os
import threading
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient
from tests.server.support import ANA, bot, make, sitting_at

from verger import bots
from verger.server.bots import fair_queue, thinking
from verger.server.bots.thinking import QUICK, Lane

THREADS = os.cpu_count() or 1
STRONG = bots.ADVISER - 1
"""A level that looks far ahead, and is not the one that gives hints."""

PATIENCE = 120
"""Seconds after which a thought that is held up ends by itself, so that a test that fails also ends."""


@pytest.fixture
def even(monkeypatch):
    """All slices take as long as each other, whatever this machine makes of it."""
    monkeypatch.setattr(thinking, "timed", lambda slices: (next(slices), 1.0))


def served(queue: fair_queue.Queue[tuple[str, str]], times: int, amount: float = 1.0) -> list[tuple[str, str]]:
    """Who is served next, if each has had so much and waits for more at once."""
    order = []
    for _ in range(times):
        guest, table = queue.pop()
        order.append((guest, table))
        queue.charge(guest, table, amount)
        queue.push(guest, table, (guest, table))
    return order


def waiting(*tables: tuple[str, str]) -> fair_queue.Queue[tuple[str, str]]:
    queue: fair_queue.Queue[tuple[str, str]] = fair_queue.Queue()
    for guest, table in tables:
        queue.push(guest, table, (guest, table))
    return queue


def test_guests_take_turns_however_many_tables_they_have():
    queue = waiting(*(("ana", f"a{number}") for number in range(40)), ("ben", "b"))
    guests = [guest for guest, _ in served(queue, 100)]
    assert all({*pair} == {"ana", "ben"} for pair in zip(guests[::2], guests[1::2], strict=True))


def test_the_tables_of_a_guest_take_turns():
    queue = waiting(("ana", "a0"), ("ana", "a1"), ("ana", "a2"), ("ben", "b"))
    assert Counter(table for _, table in served(queue, 60)) == {"b": 30, "a0": 10, "a1": 10, "a2": 10}


def test_who_uses_more_at_a_time_is_served_less_often():
    queue, had = waiting(("ana", "a"), ("ben", "b")), Counter[str]()
    for _ in range(100):
        guest, table = queue.pop()
        seconds = 3.0 if guest == "ana" else 1.0
        had[guest] += int(seconds)
        queue.charge(guest, table, seconds)
        queue.push(guest, table, (guest, table))
    assert abs(had["ana"] - had["ben"]) <= 3


def test_a_newcomer_is_next_and_has_saved_nothing_up():
    queue = waiting(*(("ana", f"a{number}") for number in range(40)))
    served(queue, 1000)
    queue.push("ben", "b", ("ben", "b"))
    guests = [guest for guest, _ in served(queue, 100)]
    assert guests[0] == "ben"
    assert 49 <= guests.count("ben") <= 51


def test_whoever_waits_is_served_however_many_come_and_go(monkeypatch):
    """And those who are gone are forgotten."""
    monkeypatch.setattr(fair_queue, "KNOWN", 10)
    queue, turns = waiting(("ana", "a")), 0
    for number in range(100):
        guest = f"g{number}"
        queue.push(guest, "t", (guest, "t"))
        while (one := queue.pop())[0] == "ana":
            turns += 1
            queue.charge("ana", "a", 1.0)
            queue.push("ana", "a", ("ana", "a"))
        queue.charge(*one, 1.0)
    assert 40 <= turns <= 110
    assert len(queue._line._had) < 20
    assert list(queue._guests) == ["ana"]


def search(guest: str, slices: int, order: list[str]) -> Iterator[str | None]:
    for number in range(slices):
        order.append(guest)
        yield None if number < slices - 1 else guest


async def search_beside_forty(order: list[str]) -> int:
    """Forty long searches of one guest; a stranger comes with a short one. How many slices were served before."""
    lane = Lane(1)
    async with asyncio.TaskGroup() as tasks:
        long = [
            tasks.create_task(lane.run("ana", f"a{number}", search(f"a{number}", 10_000, order)))
            for number in range(40)
        ]
        while len(order) < 100:
            await asyncio.sleep(0)
        before = len(order)
        await lane.run("ben", "b", search("ben", 5, order))
        for task in long:
            task.cancel()
    return before


def test_long_searches_are_interrupted_for_a_strangers(even):
    order: list[str] = []
    before = asyncio.run(search_beside_forty(order))
    until = [number for number, guest in enumerate(order) if guest == "ben"][-1]
    assert len(order[before:until]) - 4 <= 6, "one that was under way, then one for each of ours"


def test_what_was_begun_is_finished_before_more_is_begun(even):
    """Each search needs memory; guests with many have no more of it than those with few."""

    async def search_in_ten() -> list[str]:
        lane, order = Lane(2), list[str]()
        names = [f"a{number}" for number in range(10)]
        await asyncio.gather(*(lane.run("ana", name, search(name, 20, order)) for name in names))
        return order

    order = asyncio.run(search_in_ten())
    first: dict[str, int] = {}
    last: dict[str, int] = {}
    for number, name in enumerate(order):
        first.setdefault(name, number)
        last[name] = number
    under_way = [sum(first[name] <= number <= last[name] for name in first) for number in range(len(order))]
    assert max(under_way) <= 3


def test_whoever_goes_away_leaves_their_turn_to_others():
    async def coming_and_going() -> list[str]:
        lane, order = Lane(1), list[str]()
        holding = asyncio.create_task(lane.run("ana", "a", iter([None, "held"])))
        await asyncio.sleep(0)
        gone = asyncio.create_task(lane.run("ben", "b", search("ben", 1, order)))
        stays = asyncio.create_task(lane.run("cleo", "c", search("cleo", 1, order)))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(holding, gone, stays, return_exceptions=True)
        called = asyncio.create_task(lane.run("ben", "b", search("ben", 1, order)))
        await asyncio.sleep(0)
        called.cancel()  # it has been called, and does not come
        await lane.run("dan", "d", search("dan", 1, order))
        return order

    assert [guest for guest in asyncio.run(coming_and_going()) if guest != "ben"] == ["cleo", "dan"]


def test_a_search_that_fails_gives_its_thread_back():
    def fail() -> Iterator[str | None]:
        yield None
        raise RuntimeError("no idea")

    async def failing() -> str:
        lane = Lane(1)
        with pytest.raises(RuntimeError):
            await lane.run("ana", "a", fail())
        done, _ = await lane.run("ben", "b", search("ben", 3, []))
        return done

    assert asyncio.run(failing()) == "ben"


class Strong:
    """Strong bots who think until they are let go, one after the other."""

    def __init__(self, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[int] = []  # the level of whoever waits for a turn
        self.begun: list[int] = []  # and of whoever has got one
        self._done = threading.Semaphore(0)
        self._levels: dict[bots.Player, int] = {level.bot: level.number for level in bots.LEVELS}
        while not client.get("/api/health").json()["ready"]:
            time.sleep(0.1)  # preparing a game lets a bot think, too
        self._really = bots.Player.slices
        monkeypatch.setattr(bots.Player, "slices", lambda bot, *situation: self._slices(bot, *situation))

    def _slices(self, bot: bots.Player, *situation: Any) -> Iterator[bots.Thought | None]:
        self.asked.append(self._levels[bot])
        return self._think(self._levels[bot], *situation)

    def _think(self, level: int, *situation: Any) -> Iterator[bots.Thought | None]:
        if level > QUICK:
            self.begun.append(level)
            self._done.acquire(timeout=PATIENCE)
        yield from self._really(bots.level(1), *situation)

    def release(self, count: int = 1) -> None:
        self._done.release(count)


@pytest.fixture
def strong(client, even, monkeypatch):
    """Forty matches of strong bots on all threads there are."""
    strong = Strong(client, monkeypatch)
    for _ in range(40):
        make(client, bot("Bo", STRONG), bot("Cleo", STRONG))
    while strong.begun != [STRONG] * THREADS:
        time.sleep(0.01)
    yield strong
    strong.release(100_000)


def test_a_quick_bot_waits_for_none_of_forty_strong_ones(strong, stranger):
    for level in (1, 2):
        with sitting_at(stranger, make(stranger, ANA, bot("Bo", level))) as table:
            table.move(0)
            table.hear_until(lambda state: state["sequence"] == 2)
    assert strong.begun == [STRONG] * THREADS, "no strong thought came to its end meanwhile"


def test_a_strangers_strong_bot_is_next_after_those_that_have_begun(strong, stranger):
    with sitting_at(stranger, make(stranger, ANA, bot("Bo", 4))) as table:
        table.move(0)
        while 4 not in strong.asked:
            time.sleep(0.01)
        strong.release()
        while len(strong.begun) == THREADS:
            time.sleep(0.01)
        assert strong.begun[THREADS] == 4


def test_a_hint_is_on_the_account_of_whoever_asks(strong, stranger):
    with sitting_at(stranger, make(stranger, ANA, bot("Bo", 1))) as table:
        table.tell("hint", seat=0)
        while bots.ADVISER not in strong.asked:
            time.sleep(0.01)
        strong.release()
        while len(strong.begun) == THREADS:
            time.sleep(0.01)
        assert strong.begun[THREADS] == bots.ADVISER
