"""What the games' boards in a terminal share. Drawn with Rich, of the extra `terminal`; nothing else may import it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from string import ascii_uppercase

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

WIDTH = 120


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


def plain_table() -> Table:
    return Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")


def beside(left: RenderableType, right: RenderableType, console: Console) -> Table:
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(width=console.measure(left).maximum)
    grid.add_row(left, right)
    return grid
