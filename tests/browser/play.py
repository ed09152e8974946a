"""Somebody at the table of any game, who does what the page marks as possible."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate
from tests.server.process import Server

import verger
from verger.engine.texts import Texts

PATIENCE = 60_000
"""Milliseconds until a page on a busy machine shows what it is asked for."""

SLIP = 400
"""Milliseconds after something was done by itself within which the page takes a change of mind for a slip."""
REACH = 4_000
"""Milliseconds until something that can be done is done, if it still can."""
TRIES = 5
"""How often something is tried that can be done all the while."""
BREATH = 0.2
"""Seconds to wait after the server has said that it is asked too much."""
MANY = 600
"""More clicks than any match takes."""

FARMER = ("serve_short", "serve", "finish", "deliver")
"""The taste of a farmer in Finca who delivers whatever can be delivered."""

LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Target:
    """Something that can be done: a whole action, or, with no kind, a part of a gesture."""

    selector: str
    kind: str
    label: str
    width: float
    height: float


@dataclass(frozen=True)
class Look:
    """What the page shows when one of its own people may act, or when the match is over."""

    sign: str
    """Differs whenever something else can be done."""
    over: bool
    lines: int
    """How much has happened."""
    focus: int
    """The place of the target in focus, or -1."""
    targets: tuple[Target, ...]


Hand = Callable[[Page, Look, Target], None]


def click(page: Page, look: Look, target: Target) -> None:
    page.locator(target.selector).filter(visible=True).first.click(timeout=REACH)


def tap(page: Page, look: Look, target: Target) -> None:
    page.locator(target.selector).filter(visible=True).first.tap(timeout=REACH)


def press(page: Page, look: Look, target: Target) -> None:
    """Walk to the target by arrows, the shorter way round, and press Enter."""
    count, wanted = len(look.targets), look.targets.index(target)
    ahead = (wanted - look.focus) % count if look.focus >= 0 else wanted + 1
    back = (look.focus - wanted) % count if look.focus >= 0 else count - wanted
    for _ in range(min(ahead, back)):
        page.keyboard.press("ArrowRight" if ahead <= back else "ArrowLeft")
    page.keyboard.press("Enter")


def each(name: str, values: Sequence[Any], *quick: Any) -> pytest.MarkDecorator:
    """A test for every value; those that are not named wait for `make test-all`."""
    marks = [() if value in quick else (pytest.mark.thorough,) for value in values]
    params = [pytest.param(value, id=str(value), marks=mark) for value, mark in zip(values, marks, strict=True)]
    return pytest.mark.parametrize(name, params)


@dataclass
class Table:
    page: Page
    hand: Hand = click
    taste: Sequence[str] = ()
    """Kinds of actions taken wherever they are legal, the dearest first."""
    gestures: float = 0.2
    """How often a gesture is begun where an action could be played at once."""
    game: str = "finca"
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    @cached_property
    def actions(self) -> Any:
        return verger.game(self.game).actions

    def look(self, since: Look | None = None, like: Look | None = None) -> Look:
        """Wait until somebody here may act or the match is over, and something has changed, or all is as it was."""
        signs = {"before": since and since.sign, "wanted": like and like.sign}
        seen = self.page.evaluate(LOOK, {**signs, "patience": PATIENCE})
        targets = tuple(
            Target(one["selector"], self._kind(one["choice"]), one["label"], one["width"], one["height"])
            for one in seen["targets"]
        )
        return Look(seen["sign"], seen["over"], seen["lines"], seen["focus"], targets)

    def play(self, until: Callable[[Look], bool] = lambda look: False) -> Look:
        """Play on until something is true or the match is over."""
        look = self.look()
        for _ in range(MANY):
            if look.over or until(look):
                return look
            look = self.act(look, self.choose(look))
        raise AssertionError(f"the match is not over after {MANY} clicks")

    def act(self, look: Look, target: Target) -> Look:
        """Do it, once. A gesture of several actions may go on meanwhile; whoever takes part in it looks again first."""
        if not target.kind:
            self.page.wait_for_timeout(SLIP)
            if (now := self.look()).sign != look.sign:
                return now
        for _ in range(TRIES):
            try:
                self.hand(self.page, look, target)
                break
            except TooLate:
                # Where nothing went on, the target is tried again.
                if self.look().sign != look.sign:
                    break
        else:
            raise AssertionError(f"out of reach: {target}")
        return self.look(since=look)

    def choose(self, look: Look) -> Target:
        choices = [target for target in look.targets if target.kind]
        gestures = [target for target in look.targets if not target.kind]
        if gestures and (not choices or self.chance.random() < self.gestures):
            return self.chance.choice(gestures)
        best = min(self._rank(target) for target in choices)
        return self.chance.choice([target for target in choices if self._rank(target) == best])

    def follow_hint(self, look: Look) -> Look:
        """Ask for a hint, and play its first idea from the list."""
        self.page.keyboard.press("h")
        best = self.page.locator("footer ol [data-choice]").first.get_attribute("data-choice")
        listed = self.look(since=look)
        return self.act(listed, [one for one in listed.targets if one.selector == f'[data-choice="{best}"]'][-1])

    def _kind(self, choice: int | None) -> str:
        return "" if choice is None else str(self.actions[choice].as_dict()["kind"])

    def _rank(self, target: Target) -> int:
        return self.taste.index(target.kind) if target.kind in self.taste else len(self.taste)


def house(language: str) -> Texts:
    """What the page says, whatever the game."""
    return Texts.load(Path(verger.__file__).parent / "texts", language)


def words(game: str, language: str) -> Texts:
    """What a game says."""
    return verger.game(game).texts(language)


def make(page: Page, *seats: Any, game: str = "finca", **more: Any) -> str:
    """A new match whose people are this guest's; where it is."""
    answer = page.request.post(
        "/api/matches", data={"game": game, "seats": seats, "options": {"start_player": 0}, **more}
    )
    assert answer.status == 201, answer.text()
    return f"/match/{answer.json()['match']}"


def take_device(page: Page, language: str = "en") -> None:
    """Where several people play on it: it is somebody's turn, and nobody else looks."""
    ready = page.get_by_role("button", name=house(language)("pass-ready"), exact=True)
    page.locator("[data-seat]").first.wait_for(state="attached")
    page.locator("[data-seat] .turn, dialog[open]").or_(ready).first.wait_for()
    if ready.is_visible():
        ready.click()


def pinch(page: Page, start: int, end: int, height: int = 200) -> None:
    """Two fingers on the board of a phone, so far apart, then so far."""
    wire = page.context.new_cdp_session(page)

    def touch(kind: str, *places: float) -> None:
        points = [{"x": x, "y": height} for x in places]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 195 - start / 2, 195 + start / 2)
    for step in range(1, 6):
        apart = start + (end - start) * step / 5
        touch("touchMove", 195 - apart / 2, 195 + apart / 2)
    touch("touchEnd")


def by_taste(*taste: str) -> Callable[[Any], int]:
    """Chooses among the choices of a state: the dearest kind there is, else anything."""
    chance = random.Random(1)

    def choose(state: Any) -> int:
        kinds = {choice["action"]["kind"] for choice in state["choices"]}
        dearest = next((kind for kind in taste if kind in kinds), None)
        liked: list[int] = [choice["id"] for choice in state["choices"] if dearest in (None, choice["action"]["kind"])]
        return chance.choice(liked)

    return choose


def skip(
    server: Server,
    page: Page,
    place: str,
    until: Callable[[Any], bool] = lambda state: False,
    choose: Callable[[Any], int] | None = None,
) -> Any:
    """Play a guest's match on without the page, until its state is as wanted or it is over."""
    return skip_as(server, cookie_of(page), place, until, choose or by_taste(*FARMER))


def cookie_of(page: Page) -> str:
    """Who the guest is."""
    return "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())


def skip_as(server: Server, cookie: str, place: str, until: Callable[[Any], bool], choose: Callable[[Any], int]) -> Any:
    with server.live(place.removeprefix("/match/"), cookie) as live:
        order: dict[str, Any] = {}
        yours: list[int] = []
        while True:
            heard = json.loads(live.recv(PATIENCE / 1000))
            if heard["type"] == "table":
                yours = [seat["seat"] for seat in heard["seats"] if seat["yours"]]
                continue
            if heard["type"] == "refused" and heard["code"] == "rate":
                time.sleep(BREATH)
            elif heard["type"] == "state":
                seat, ours = heard["seat"], [one for one in heard["pending"] if one in yours]
                if heard["over"] or (seat in ours and until(heard)):
                    return heard
                if not ours:
                    continue
                order = {"type": "sit", "seat": ours[0]}
                if seat in ours:
                    order = {"type": "play", "seat": seat, "action": choose(heard), "revision": heard["revision"]}
            else:
                continue
            live.send(json.dumps(order))
