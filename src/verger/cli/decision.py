"""What a person is asked: the table is shown, and lines are answered until one of them changes the match."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from verger import bots
from verger.engine import Action
from verger.engine.texts import LANGUAGES
from verger.match import UndoRefused

from .common import console, house
from .scene import rules, sections
from .words import plain

if TYPE_CHECKING:
    from .session import Session

IDEAS = 5
REASONS = 3
COMMANDS = {
    "help": "?",
    "why": None,
    "hint": "h",
    "undo": "u",
    "log": "l",
    "board": "b",
    "rules": "r",
    "save": None,
    "quit": "q",
}
"""Every command with its short form."""


class Leave(Exception):
    """Somebody gets up from the table."""


@lru_cache
def command_words() -> dict[str, str]:
    """Every word for a command: its key, its short form, and its name in each language."""
    words: dict[str, str] = {}
    for key, short in COMMANDS.items():
        names = [plain(house(language)(f"command-{key}")) for language in LANGUAGES]
        words |= dict.fromkeys([key, short or key, *names], key)
    return words


class Decision:
    """One decision of one person. Each command is given the rest of its line and says whether the match has changed."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.match = session.match
        self.scene = session.scene
        self.say = session.say
        self.choices = self.match.choices(seat)
        self.example = self.scene.words.say(self.choices[-1].action)

    def take(self) -> None:
        self.do_board("")
        while not self.answer(self.session.listen(f"{self.match.names[self.seat]} › ")):
            pass

    def answer(self, line: str) -> bool:
        """Do what a line says; whether that changed the match."""
        word, _, rest = line.partition(" ")
        if command := command_words().get(plain(word) or word):
            do: Callable[[str], bool] = getattr(self, f"do_{command}")
            return do(rest.strip())
        meant = self.meant(line)
        if len(meant) == 1:
            self.match.play(self.seat, self.choices[meant[0] - 1].action)
            return True
        if meant:
            console.print(self.say("terminal-ambiguous", input=line), markup=False)
            console.print(self.scene.some(self.choices, meant))
        elif line:
            self.explain(line)
        else:
            console.print(self.scene.choices(self.choices))
        return False

    def meant(self, line: str) -> list[int]:
        """The numbers of the choices that a line may mean."""
        if line.isdecimal():
            return [int(line)] if 1 <= int(line) <= len(self.choices) else []
        actions = self.scene.words.meant(line, (choice.action for choice in self.choices))
        return [number for number, choice in enumerate(self.choices, 1) if choice.action in actions]

    def explain(self, line: str) -> None:
        """Why what a line asks for cannot be done: the rules against it, or that there is no such thing."""
        actions = [] if line.isdecimal() else self.scene.words.meant(line, self.match.game.actions)
        actions = actions or [self.choices[number - 1].action for number in self.meant(line)]
        if not actions:
            told = self.say("terminal-invalid", input=line, count=len(self.choices))
            console.print(told, markup=False, style="yellow")
        reasons: dict[str | None, Action] = {}
        for action in actions:
            reasons.setdefault(self.match.refusal(self.seat, action), action)
        for rule, action in list(reasons.items())[:REASONS]:
            console.print(self.reason(rule, self.scene.action(action)))

    def reason(self, rule: str | None, action: str) -> Text:
        if rule is None:
            return Text(self.say("terminal-legal", action=action))
        reason = self.say("error-illegal", reason=self.scene.texts(f"rule-{rule}"))
        return Text.assemble((f"{action}. ", "yellow"), f"{reason} ({rule})")

    # Commands

    def do_help(self, rest: str) -> bool:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row(Text(f"{len(self.choices)}, {self.example}", "cyan"), self.say("command-choice-text"))
        for key, short in COMMANDS.items():
            words = ", ".join(filter(None, (self.say(f"command-{key}"), short)))
            table.add_row(Text(words, "cyan"), self.say(f"command-{key}-text", example=self.example))
        console.print(table)
        return False

    def do_why(self, rest: str) -> bool:
        if rest:
            self.explain(rest)
        else:
            example = f"{self.say('command-why')} {self.example}"
            console.print(self.say("terminal-why", example=example), markup=False)
        return False

    def do_hint(self, rest: str) -> bool:
        if len(self.choices) == 1:
            console.print(self.say("hint-forced"))
            return False
        with console.status(self.say("hint-thinking")):
            thought = self.session.think(bots.level(bots.ADVISER), self.seat)
        actions = self.match.game.actions
        console.print(Text(self.say("hint-best", action=self.scene.action(actions[thought.action])), "bold"))
        visits = max(1, sum(candidate.visits for candidate in thought.candidates))
        table = Table.grid(padding=(0, 2, 0, 0))
        for candidate in thought.candidates[:IDEAS]:
            told = self.worth(candidate, candidate.visits / visits)
            table.add_row(Text(self.scene.words.say(actions[candidate.action]), "cyan"), Text(told, "dim"))
        console.print(table)
        seats = zip(self.match.names, thought.values, strict=True)
        outlooks = [self.say("hint-outlook", seat=name, percent=round(100 * value)) for name, value in seats]
        console.print(Text(" · ".join(outlooks), "dim"))
        return False

    def worth(self, candidate: bots.Candidate, share: float) -> str:
        """What is known of an action: the chance to win, if it was looked at enough, else its share of the search."""
        if candidate.chance is None:
            return self.say("hint-share", percent=round(100 * share))
        if candidate.visits < bots.LOOKS:
            return self.say("hint-unsure")
        return self.say("hint-chance", percent=round(100 * candidate.chance))

    def do_undo(self, rest: str) -> bool:
        last = self.match.actions[-1][0] if self.match.actions else self.seat
        who = self.seat if last in self.session.bots else last
        try:
            self.match.undo(who)
        except UndoRefused as refused:
            reason = self.say(f"undo-reason-{refused.reason}")
            console.print(f"{self.say('undo-reach', reach=0)} {reason}", style="yellow")
            return False
        console.print(self.say("undo-done", count=1, seat=self.match.names[who]), markup=False)
        return True

    def do_log(self, rest: str) -> bool:
        console.print(self.scene.entries(self.match.log(self.seat)))
        return False

    def do_board(self, rest: str) -> bool:
        console.print(self.scene.board(self.seat))
        console.print()
        console.print(self.scene.prompt(self.seat))
        console.print(self.scene.choices(self.choices))
        return False

    def do_rules(self, rest: str) -> bool:
        game, language = self.match.game, self.scene.language
        if not rest:
            console.print(self.say("terminal-rules"))
        found = rules(game, language, rest) if rest else sections(game, language)
        console.print(*found or [Text(self.say("terminal-no-rule", word=rest))], sep="\n")
        return False

    def do_save(self, rest: str) -> bool:
        self.session.save(Path(rest).expanduser() if rest else self.session.file())
        return False

    def do_quit(self, rest: str) -> bool:
        raise Leave
