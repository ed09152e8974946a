"""A match at the terminal, from the welcome to the farewell."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs

from verger import bots, programs
from verger.lab import Entrant, derived
from verger.match import Match

from .bots import say_networks, show_faults
from .common import console
from .decision import Decision, Leave
from .scene import Scene

with suppress(ImportError):
    import readline  # noqa: F401  (typed lines can be edited)


PROGRAM_SECONDS = 10.0
"""For each decision of a program."""


def bot_of(seat: Mapping[str, Any]) -> bots.Bot:
    """The bot that plays a seat."""
    return programs.ProgramBot(seat["program"], PROGRAM_SECONDS) if "program" in seat else bots.level(seat["level"])


class Session:
    """Whoever may act is asked, bots and people, and what has happened is told."""

    def __init__(self, match: Match, language: str, keep: Path | None) -> None:
        self.match = match
        self.keep = keep
        self.scene = Scene(match, language)
        self.say = self.scene.house
        self.bots = {n: bot_of(seat) for n, seat in enumerate(match.seats) if seat.get("kind") == "bot"}
        self.told = len(match.actions)
        self.eyes: int | None = next((seat for seat in range(len(match.seats)) if seat not in self.bots), None)

    def run(self) -> None:
        self.welcome()
        try:
            while not self.match.over:
                self.turn()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()
        else:
            self.end()
        show_faults([Entrant(self.match.names[seat], bot) for seat, bot in self.bots.items()], self.say)
        console.print(self.say("terminal-bye"))

    def welcome(self) -> None:
        game, begun = self.scene.texts("name"), len(self.match.actions)
        if begun:
            console.print(self.say("terminal-resumed", count=begun), style="bold")
        console.print(game if self.only_bots else self.say("terminal-welcome", game=game), style="bold")
        seats = ", ".join(map(self.introduced, range(len(self.match.seats))))
        console.print(self.say("terminal-table", seats=seats), markup=False)
        say_networks(self.match.game, [len(self.match.seats)], list(self.bots.values()), self.say)

    def introduced(self, seat: int) -> str:
        """A seat's name, with what kind of bot it is."""
        name = self.match.names[seat]
        if seat not in self.bots:
            return name
        place = self.match.seats[seat]
        kind = place["program"] if "program" in place else self.say(f"level-{place['level']}")
        return f"{name} ({self.say('seat-bot', level=kind)})"

    def turn(self) -> None:
        """One action of whoever may act, bots first."""
        waiting = [seat for seat in self.match.pending if seat in self.bots]
        if not waiting:
            seat = self.match.pending[0]
            self.hand_over(seat)
            self.news(seat)
            Decision(self, seat).take()
            return
        with console.status(self.say("thinking", seat=self.match.names[waiting[0]])):
            self.match.play(waiting[0], self.think(self.bots[waiting[0]], waiting[0]).action)
        if self.only_bots:
            self.news(None)

    def hand_over(self, seat: int) -> None:
        """Where seats know different things, the one before looks away first."""
        before, self.eyes = self.eyes, seat
        if before != seat and self.match.view(before) != self.match.view(seat):
            console.clear()
            self.listen(f"{self.say('pass-text', seat=self.match.names[seat])} ")

    @property
    def only_bots(self) -> bool:
        return len(self.bots) == len(self.match.seats)

    def think(self, bot: bots.Bot, seat: int) -> bots.Thought:
        seed = derived(self.match.seed or 0, len(self.match.actions), seat)
        return bot.think(self.match.game, self.match.known(seat), seat, seed)

    def news(self, seat: int | None) -> None:
        """What has happened since it was last told."""
        self.told = min(self.told, len(self.match.actions))
        if news := self.match.log(seat, since=self.told):
            console.print(self.scene.entries(news))
        self.told = len(self.match.actions)

    def listen(self, prompt: str) -> str:
        """A line that somebody types; one that comes out of a pipe is shown as if typed."""
        line = input(prompt).strip()
        if not sys.stdin.isatty():
            console.print(line, markup=False)
        return line

    # Keeping and leaving

    def file(self) -> Path:
        """Where the match is kept if nobody says otherwise."""
        folder = Path(platformdirs.user_data_dir("verger", appauthor=False)) / "matches"
        return self.keep or folder / f"{self.match.game.name}-{datetime.now():%Y-%m-%d-%H%M%S}.json"

    def save(self, path: Path) -> bool:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.match.save(path)
        except OSError as error:
            told = self.say("terminal-unsaved", file=str(path), reason=error.strerror or str(error))
            console.print(told, markup=False, style="yellow", soft_wrap=True)
            return False
        console.print(self.say("terminal-saved", file=str(path)), markup=False, soft_wrap=True)
        return True

    def leave(self) -> None:
        console.print()
        path = self.file()
        if self.match.actions and self.save(path):
            console.print(self.say("terminal-kept"))
            console.print(f"  verger play {shlex.quote(str(path))}", markup=False, style="cyan", soft_wrap=True)

    def end(self) -> None:
        self.news(None)
        console.print(self.scene.board(None))
        console.print()
        console.print(self.scene.result())
        path = self.keep
        if path is None and not self.only_bots:
            with suppress(EOFError, KeyboardInterrupt):
                answer = self.listen(f"{self.say('terminal-save')} ")
                path = Path(answer).expanduser() if answer else None
        if path:
            self.save(path)
