"""What the games' boards in a terminal share. Drawn with Rich, of the extra `terminal`; nothing else may import it."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import ascii_uppercase
from typing import Any, ClassVar

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from verger.engine.texts import Texts

WIDTH = 120

Drawn = Callable[[dict[str, Any]], RenderableType]
"""What is drawn of a player."""


@dataclass(frozen=True)
class Board:
    """A view as a game draws it: for whom, what the seats are called, and in which language."""

    view: dict[str, Any]
    seat: int | None
    names: tuple[str, ...]
    marks: tuple[str, ...]
    texts: Texts

    styles: ClassVar[tuple[str, ...]] = (
        "bold white on red",
        "bold black on yellow",
        "bold white on blue",
        "bold black on green",
    )

    @classmethod
    def of(cls, folder: Path) -> Callable[[dict[str, Any], int | None, Sequence[str], str], Board]:
        """What draws a view of the game in this folder."""
        return lambda view, seat, names, language: cls(
            view, seat, tuple(names), marks(names), Texts.load(folder / "texts", language)
        )

    def mark(self, seat: int) -> Text:
        return Text(self.marks[seat], self.styles[seat])

    def name(self, seat: int) -> Text:
        turn = "▸" if seat == self.view["turn"] else " "
        return Text.assemble(turn, self.mark(seat), (f" {self.names[seat]}", "bold" if turn == "▸" else ""))

    def seats(self) -> list[int]:
        """In turn order, from the one that looks."""
        first = self.seat or 0
        return [(first + nth) % self.view["seats"] for nth in range(self.view["seats"])]

    def heads(self, *columns: str) -> list[str]:
        """The words over columns."""
        return [self.texts(f"column-{column}") for column in columns]

    def standings(self, columns: Mapping[str, Drawn], words: int, seats: Iterable[int] | None = None) -> Table:
        """Everybody's points and what else is drawn of a player, of which the last few columns are words."""
        rows = []
        for seat in self.seats() if seats is None else seats:
            player = self.view["players"][seat]
            points = Text(str(player["score"]["total"]), "bold")
            rows.append([self.name(seat), points, *(draw(player) for draw in columns.values())])
        return table_of(["", *self.heads("points", *columns)], rows, " " + ">" * (1 + len(columns) - words))


def as_text(drawn: RenderableType) -> str:
    """A drawing as plain lines of text, wherever it is printed."""
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None, force_terminal=False, highlight=False)
    with console.capture() as capture:
        console.print(drawn)
    return "\n".join(line.rstrip() for line in capture.get().rstrip().splitlines())


def marks(names: Sequence[str]) -> tuple[str, ...]:
    """A letter for each seat: the first of its name that no seat before it has."""
    taken: list[str] = []
    for name in names:
        letters = [letter.upper() for letter in name if letter.isalpha()] + list(ascii_uppercase)
        taken.append(next(letter for letter in letters if letter not in taken))
    return tuple(taken)


def amount(count: int) -> Text:
    return Text(str(count), "" if count else "dim")


def scored(*parts: str) -> dict[str, Drawn]:
    """Columns for parts of a player's score."""
    return {part: lambda player, part=part: amount(player["score"][part]) for part in parts}  # type: ignore[misc]


def plain_table() -> Table:
    return Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")


def table_of(heads: Iterable[RenderableType], rows: Iterable[Iterable[RenderableType]], right: str = "") -> Table:
    """Rows under their heads, of which those marked `>` in `right` have their column on the right."""
    table = plain_table()
    for column, head in enumerate(heads):
        table.add_column(head, justify="right" if right[column : column + 1] == ">" else "left")
    for row in rows:
        table.add_row(*row)
    return table


def headless(rows: Iterable[Iterable[RenderableType]]) -> Table:
    """Rows of two columns that need no heads."""
    table = table_of(["", ""], rows)
    table.show_header = False
    return table


def beside(left: RenderableType, right: RenderableType, console: Console) -> Table:
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(width=console.measure(left).maximum)
    grid.add_row(left, right)
    return grid
