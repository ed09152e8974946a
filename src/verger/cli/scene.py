"""A match as it looks in a terminal: the board, the choices, the log, the result, the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from verger.engine import Action, Game
from verger.engine.texts import Texts
from verger.match import Choice, Entry, Match, Result

from .common import figures, house
from .words import Words, plain

FOLDED = 14
"""More choices of one kind than this are shown as one line, and listed when asked for."""

BARS = "▁▂▃▄▅▆▇█"
CURVE = 20
"""Columns of a curve."""


class Scene:
    """Draws a match in a language."""

    def __init__(self, match: Match, language: str) -> None:
        self.match = match
        self.game = match.game
        self.language = language
        self.house: Texts = house(language)
        self.texts: Texts = match.game.texts(language)
        self.words = Words(match.game, match.names, language)

    def board(self, seat: int | None, view: dict[str, Any] | None = None) -> RenderableType:
        """The game's own board, or the view as a tree if it has none."""
        view = self.match.view(seat) if view is None else view
        drawn: RenderableType | None = self.game.board(view, seat, self.match.names, self.language)
        return tree(self.game.name, view) if drawn is None else drawn

    def prompt(self, seat: int) -> Text:
        """Whose turn it is and what is expected."""
        yours = self.house("prompt-yours", seat=self.match.names[seat])
        expected = self.texts(f"prompt-{self.match.view(seat)['phase']}")
        return Text.assemble((yours, "bold"), " ", expected)

    # Choices

    def choices(self, choices: Sequence[Choice]) -> RenderableType:
        """All choices with their numbers; a kind with very many is one line."""
        table = choice_table()
        number = 1
        for kind, group in groupby(choices, key=lambda choice: choice.action.kind):
            alike = list(group)
            if len(alike) > FOLDED:
                table.add_row(f"{number}…", *self.folded(kind, alike))
            else:
                for place, choice in enumerate(alike):
                    table.add_row(str(number + place), *self.choice(choice))
            number += len(alike)
        return table

    def some(self, choices: Sequence[Choice], numbers: Iterable[int]) -> RenderableType:
        """A few of the choices, by their numbers."""
        table = choice_table()
        for number in numbers:
            table.add_row(str(number), *self.choice(choices[number - 1]))
        return table

    def choice(self, choice: Choice) -> tuple[Text, Text]:
        preview = self.preview(choice)
        said = Text.assemble(self.action(choice.action), (preview and f" · {preview}", "green"))
        return Text(self.words.say(choice.action), "cyan"), said

    def folded(self, kind: str, choices: Sequence[Choice]) -> tuple[Text, Text]:
        """Very many choices of a kind, by the first of them."""
        word = self.words.kind(kind)
        example = self.action(choices[0].action)
        told = self.house("terminal-folded", count=len(choices), word=word)
        return Text(word, "cyan"), Text.assemble(example, (f" · {told}", "dim"))

    def action(self, action: Action) -> str:
        return self.game.say_action(action.as_dict(), self.match.names, self.language)

    def preview(self, choice: Choice) -> str:
        """What a choice would bring: by the game's `preview-` texts, or in whole sentences if it has none."""
        short = any(self.texts.has(f"preview-{kind}") for kind in self.game.events.kinds)
        family = "preview" if short else "event"
        told = [
            self.texts.sentence(family, event, self.game.events.args[event["kind"]], self.match.names)
            for event in choice.events
            if self.texts.has(f"{family}-{event['kind']}")
        ]
        return ", ".join(told + [self.house("terminal-final")] * choice.reveals)

    # What happened

    def entries(self, entries: Iterable[Entry]) -> RenderableType:
        """The log in prose, a paragraph for each run of actions by one seat."""
        table = Table.grid(padding=(0, 1, 0, 0))
        for _, run in groupby(entries, key=lambda entry: entry.seat):
            told = [self.event(event) for entry in run for event in entry.events]
            table.add_row("•", Text(" ".join(told)))
        return table if table.row_count else Text(self.house("log-empty"))

    def event(self, event: dict[str, Any]) -> str:
        return self.game.say_event(event, self.match.names, self.language)

    def result(self) -> RenderableType:
        """Who won, with the points by where they come from and how they grew."""
        result = self.match.result
        assert result is not None
        say = self.house
        table = figures()
        table.add_column("", justify="right")
        table.add_column("", no_wrap=True)
        for part in result.parts[0]:
            table.add_column(self.texts(f"part-{part}"), justify="right")
        table.add_column(say("result-total"), justify="right", style="bold")
        table.add_column(say("result-curve"), no_wrap=True)
        curve = self.match.curve()
        for seat in sorted(range(len(result.places)), key=lambda seat: result.places[seat]):
            parts = map(str, result.parts[seat].values())
            grown = [points[seat] for points in curve]
            row = str(result.places[seat]), self.match.names[seat], *parts, str(result.points[seat])
            table.add_row(*row, bars(grown, max(map(max, curve))), style="bold" if seat in result.winners else "")
        stopped = [Text(say("result-stopped"))] if result.stopped else []
        seed = [] if self.match.seed is None else [Text(f"{say('fairness-seed')} {self.match.seed}", "dim")]
        return Group(*stopped, Text(self.verdict(result), "bold"), table, *seed)

    def verdict(self, result: Result) -> str:
        match [self.match.names[seat] for seat in result.winners]:
            case []:
                return self.house("result-nobody")
            case [winner]:
                return self.house("result-win", seat=winner)
            case winners:
                return self.house("result-shared", seats=", ".join(winners))


def choice_table() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", min_width=4, no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    return table


def bars(values: Sequence[int], most: int) -> str:
    """A curve of one line."""
    width = min(CURVE, len(values))
    picked = [values[round(place * (len(values) - 1) / max(1, width - 1))] for place in range(width)]
    return "".join(BARS[max(0, value) * (len(BARS) - 1) // max(1, most)] for value in picked)


def tree(name: str, value: Any) -> RenderableType:
    """Plain data to be read."""
    if not isinstance(value, dict | list) or not any(isinstance(one, dict | list) for one in _items(value)):
        shown = ", ".join(f"{key} {one}" for key, one in value.items()) if isinstance(value, dict) else value
        return Text(f"{name}: {shown}")
    branch = Tree(name)
    for key, one in value.items() if isinstance(value, dict) else enumerate(value, 1):
        branch.add(tree(str(key), one))
    return branch


def _items(value: dict[str, Any] | list[Any]) -> Iterable[Any]:
    return value.values() if isinstance(value, dict) else value


# The ledger


def rules(game: Game, language: str, word: str = "") -> list[RenderableType]:
    """The rules by section: all of them, those of a section's letter, or those that speak of a word."""
    texts = game.texts(language)
    shown: list[RenderableType] = []
    for section, ids in game.ledger.sections.items():
        found = [rule for rule in ids if is_about(game, rule, section, texts(f"rule-{rule}"), word)]
        if found:
            table = Table.grid(padding=(0, 2, 0, 0))
            for rule in found:
                table.add_row(Text(rule, "cyan"), Text(texts(f"rule-{rule}")))
            shown += [Text(f"\n{section}. {texts(f'section-{section}')}", "bold"), table]
    return shown


def is_about(game: Game, rule: str, section: str, statement: str, word: str) -> bool:
    sought = plain(word)
    if len(sought) == 1 and sought.isalpha():
        return sought == plain(section)
    if sought.removeprefix("r").isdecimal():
        return sought == plain(rule.removeprefix(f"{game.prefix}-")).lstrip("0")
    return sought in plain(rule) or sought in plain(statement)


def sections(game: Game, language: str) -> list[RenderableType]:
    """The sections' letters and titles."""
    texts = game.texts(language)
    return [Text(f"  {section}  {texts(f'section-{section}')}") for section in game.ledger.sections]
