"""Games played on a core and again elsewhere: the same positions, views and answers, and the same decisions of bots."""

from __future__ import annotations

import itertools
import json
import random
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from playwright.sync_api import Route, sync_playwright
from tools.chromium import launch

from verger.bots import Player
from verger.bots.networks import NoNetwork
from verger.engine import RUNNING, Game, Option, State, blank, loops
from verger.engine.play import LONGEST
from verger.given import options
from verger.lift import FOLDER

from .tracing import LANES, sum_of, tracing

NODE = Path(sys.executable).with_name("node")
HERE = Path(__file__).parent
TAPE = 4096
PORTION = 500
"""Games played here before they are played elsewhere."""

Elsewhere = Callable[..., Any]
"""Does a command of the harness with a game's rules, content and words, and gives its answer."""


def node(command: str, game: Game, content: bytes, *words: Any) -> Any:
    """What the harness answers in Node."""
    with tempfile.NamedTemporaryFile() as file:
        file.write(content)
        file.flush()
        call = [NODE, HERE / "node.mjs", command, FOLDER / game.name, file.name, *words]
        asked = subprocess.run(list(map(str, call)), capture_output=True, text=True, check=False)
    if asked.returncode:
        raise RuntimeError(asked.stderr)
    return json.loads(asked.stdout)


@contextmanager
def chromium(executable: str | None) -> Iterator[Elsewhere]:
    """A page in which the harness answers; it asks for its parts, which no server has."""
    with sync_playwright() as browsers:
        browser = launch(browsers, executable)
        page = browser.new_page()
        page.set_default_timeout(0)
        parts: dict[str, tuple[str, bytes]] = {
            "": ("text/html", b"<!doctype html>"),
            "beside.mjs": ("text/javascript", (HERE / "beside.mjs").read_bytes()),
        }

        def bring(route: Route) -> None:
            kind, body = parts[route.request.url.removeprefix(ADDRESS)]
            route.fulfill(content_type=kind, body=body)

        page.route(f"{ADDRESS}**", bring)
        page.goto(ADDRESS)

        def answer(command: str, game: Game, content: bytes, *words: Any) -> Any:
            parts["content"] = ("application/octet-stream", content)
            parts["wasm"] = ("application/wasm", (FOLDER / f"{game.name}.wasm").read_bytes())
            parts["manifest"] = ("application/json", (FOLDER / f"{game.name}.json").read_bytes())
            return page.evaluate(ASK, [command, [int(word) for word in words]])

        yield answer
        browser.close()


ADDRESS = "http://beside.test/"
ASK = """async ([command, words]) => {
  const part = (name) => fetch(name, { cache: 'no-store' })
  const { harness } = await import('/beside.mjs')
  const [manifest, wasm, content] = await Promise.all([
    part('/manifest').then((one) => one.json()),
    part('/wasm').then((one) => one.arrayBuffer()),
    part('/content').then((one) => one.arrayBuffer()),
  ])
  return harness(command, { manifest, wasm, content, words, clock: () => performance.now() / 1000 })
}"""


# --- Positions -------------------------------------------------------------------------------------------------------


class Verdict(NamedTuple):
    """What has been found elsewhere."""

    games: int
    steps: int
    difference: str  # the first, or nothing


def beside(game: Game, games: int, *elsewhere: Elsewhere) -> Verdict:
    """Play so many games at random here, and let them be played again elsewhere."""
    verdict = Verdict(0, 0, "")
    for first in range(0, games, PORTION):
        content = b"".join(line.tobytes() for line in played(game, range(first, min(first + PORTION, games))))
        found = [Verdict(**ask("again", game, content)) for ask in elsewhere]
        verdict = Verdict(
            verdict.games + found[0].games, verdict.steps + found[0].steps, "".join(one.difference for one in found)
        )
        if verdict.difference:
            break
    return verdict


def played(game: Game, seeds: Sequence[int]) -> Iterator[np.ndarray]:
    """Each game as a row of 32-bit words: seats, seed, options, number of actions; for each action who plays what, and
    before it a sum of the position and one of all that can be asked; and a sum of the end."""
    asking = Asking(game)
    for seed in seeds:
        seats, chosen = table(game, seed)
        row = options.encode(game.options, chosen, seats)
        count = asking.play(seats, row, seed)
        yield np.array([seats, seed, len(row), *row, count], np.int64).astype(np.uint32)
        yield asking.noted[: 4 * count + 1]


def table(game: Game, seed: int) -> tuple[int, dict[str, Any]]:
    """How many sit down to a game, and what they choose."""
    chance, seats = random.Random(seed), game.seats[seed % len(game.seats)]
    return seats, {option.name: chance.choice(values(option, seats)) for option in game.options}


def values(option: Option, seats: int) -> list[Any]:
    """Values of an option worth playing with."""
    return [None, seats - 1] if option.seat else list(option.values) or [option.default]


def walk(game: Game, seed: int) -> Iterator[tuple[State, int, int]]:
    """A game at random: the position, who acts and what is played, which happens when the next is asked for."""
    chance, mask_words = random.Random(seed), loops.scratch(game)
    s = game.deal(table(game, seed)[0], seed, table(game, seed)[1])
    while s.over == RUNNING:
        seat = chance.choice([seat for seat in range(s.seats) if s.pending >> seat & 1])
        game.loops.choices(s, seat, *mask_words)
        action = chance.choice(np.flatnonzero(mask_words[0]).tolist())
        yield s, seat, action
        game.loops.step(s, seat, action)


def printed(*arrays: np.ndarray) -> list[int]:
    """A sum of each array's memory."""
    total: Any = sum_of  # rules carry no types
    return [int(total(raw(array), np.zeros(LANES, np.uint32))) for array in arrays]


def raw(array: np.ndarray) -> np.ndarray:
    """The same memory as 32-bit words."""
    return array.view(np.ndarray).reshape(-1).view(np.uint32)


class Asking:
    """All that can be asked about a position, summed up."""

    def __init__(self, game: Game) -> None:
        most = max(game.seats)
        self.trace: Any = tracing(game)  # type: ignore[no-untyped-call]
        self.states, known, self.spare = (blank(game.dtype, 1).view(np.ndarray) for _ in range(3))
        mask, words = loops.scratch(game)
        reasons, (places, points) = np.zeros(len(game.actions), np.int64), np.zeros((2, most), np.int32)
        heard = np.zeros(game.dtype["events"].shape, np.int16)
        parts, tape = np.zeros(len(game.part_names), np.int32), np.zeros(TAPE, np.int32)
        asked = mask, reasons, places, points, known, heard, parts, tape
        self.asked = mask, words, *asked[1:]
        self.answers = tuple(map(raw, (self.states, *asked)))
        self.sums, self.noted = np.zeros(LANES, np.uint32), np.zeros(4 * LONGEST + 1, np.uint32)

    def play(self, seats: int, chosen: np.ndarray, seed: int) -> int:
        """A game from its deal to its end; how many actions it had."""
        for answer in self.answers:
            answer.fill(0)
        self.states["seats"] = seats
        more = self.spare, self.answers, self.sums, self.noted
        return int(self.trace(self.states, np.uint64(seed), chosen, *self.asked, *more))


# --- Decisions -------------------------------------------------------------------------------------------------------


class Decisions(NamedTuple):
    """What a bot decided, with all that it considered, and the seconds it took."""

    decisions: list[Any]
    seconds: float


class Question(NamedTuple):
    """A decision that a bot is asked for, from what its seat knows."""

    known: State
    seat: int
    seed: int


def questions(game: Game, count: int, bot: Player | None = None) -> list[Question]:
    """Decisions from random games, some actions apart; at tables where this bot can play."""
    every = 7
    tables = [seats for seats in game.seats if bot is None or plays_at(game, seats, bot)]
    found: list[Question] = []
    for seed in (seed for seed in itertools.count() if table(game, seed)[0] in tables):
        for s, seat, _ in itertools.islice(walk(game, seed), seed % every, None, every):
            found.append(Question(game.known(s, seat), seat, len(found)))
            if len(found) == count:
                return found
    raise AssertionError("there is always another game")


def plays_at(game: Game, seats: int, bot: Player) -> bool:
    """Whether it has a network for such a table, if it needs one."""
    try:
        bot.network(game, seats)
    except NoNetwork:
        return False
    return True


def decided(game: Game, bot: Player, asked: Sequence[Question]) -> Decisions:
    """What a bot decides here."""
    found, began = [], time.thread_time()
    for question in asked:
        thought = bot.think(game, *question)
        told = [(one.action, one.visits, one.value, one.chance or 0.0, one.points or 0.0) for one in thought.candidates]
        nobody = [0.0] * (max(game.seats) - len(thought.values))
        found.append([thought.action, thought.values + nobody, *map(list, zip(*told, strict=True))])
    return Decisions(found, time.thread_time() - began)


def decided_elsewhere(game: Game, bot: Player, asked: Sequence[Question], ask: Elsewhere) -> Decisions:
    """What it decides there."""
    seats = int(asked[0].known.seats)
    network = bot.network(game, seats)
    settings = {**bot.settings(game), **(network.settings(seats) if network else {})}
    plain = [(b64encode(known.tobytes()).decode(), seat, seed) for known, seat, seed in asked]
    weights = b64encode(network.weights.tobytes()).decode() if network else ""
    cells = network.cells if network else 1
    told = {"settings": settings, "edges": bot.room(game), "questions": plain, "weights": weights, "cells": cells}
    content = json.dumps(told)
    return Decisions(**ask("decide", game, content.encode()))
