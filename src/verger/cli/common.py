"""What all commands share: the console, the languages, and a game made ready."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import verger
from verger import bots
from verger.engine import ComponentsError, Game, Option, registry
from verger.engine.texts import Texts
from verger.match import Match, RecordError

HOUSE_TEXTS = Path(__file__).parent.parent / "texts"
SPOKEN_FROM = ("LC_ALL", "LC_MESSAGES", "LANG")

console = Console(highlight=False)
complaints = Console(stderr=True, highlight=False)


class Language(StrEnum):
    FR = "fr"
    EN = "en"


def spoken() -> Language:
    """The language of the locale: French, or English for all others."""
    locale = next(filter(None, map(os.environ.get, SPOKEN_FROM)), "")
    return Language.FR if locale.lower().startswith("fr") else Language.EN


GAMES = ", ".join(registry.names())
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {GAMES}.", show_default=False)]
Spoken = Annotated[
    Language,
    typer.Option("--language", "-l", default_factory=spoken, help="French or English.", show_default="the locale's"),
]
Chosen = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]


def examples(*lines: str) -> str:
    """The end of a command's help."""
    return "Examples:\n\n" + "\n\n".join(f"**{line}**" for line in lines)


def house(language: str) -> Texts:
    return Texts.load(HOUSE_TEXTS, language)


def fail(sentence: object) -> NoReturn:
    """Say what is wrong and leave."""
    complaints.print(str(sentence), style="red", markup=False, soft_wrap=True)
    raise typer.Exit(2)


def find(name: str) -> Game:
    try:
        return registry.find(name)
    except (registry.UnknownGame, ComponentsError) as error:
        fail(error)


def kept(file: Path) -> Match:
    """The match of a file."""
    try:
        return verger.open(file)
    except (RecordError, ComponentsError) as error:
        fail(error)


def chosen_options(game: Game, given: Sequence[str] | None, seats: int) -> dict[str, Any]:
    """A match's options from words like `turn_limit=40`; seats are counted from 1 here."""
    known = {option.name: option for option in game.options}
    values: dict[str, Any] = {}
    for word in given or ():
        name, equals, value = word.partition("=")
        if not equals:
            fail(f"an option is written NAME=VALUE, not {word!r}")
        if name not in known:
            fail(f"there is no option {name!r}; there are {', '.join(known) or 'none'}")
        values[name] = option_value(known[name], value, seats)
    return values


def option_value(option: Option, word: str, seats: int) -> Any:
    if option.seat:
        if not word.isdecimal() or not 1 <= int(word) <= seats:
            fail(f"{option.name} must be a seat from 1 to {seats}, not {word!r}")
        return int(word) - 1
    by_name = {str(value).lower(): value for value in option.values}
    return by_name.get(word.lower(), int(word) if word.isdecimal() else word)


def prepare(game: Game, language: str) -> None:
    """Make a game and its bots ready: the first time everything is compiled, which is worth a progress bar."""
    with interrupts_held() as release, progress(house(language)("wait-compile"), total=1) as bar:

        def report(done: int, total: int) -> None:
            release()
            bar(done, total)

        bots.prepare(game, report)


@contextmanager
def interrupts_held() -> Iterator[Callable[[], None]]:
    """Ctrl-C would confuse the compiler: it waits for the end, or for a call of what this yields."""
    held: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: held.append(number))

    def release() -> None:
        if held:
            raise KeyboardInterrupt

    try:
        yield release
    finally:
        signal.signal(signal.SIGINT, before)
    release()


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[..., None]]:
    """A bar that vanishes at the end; call what it yields with how much is done, and of how much if that changes."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=complaints, transient=True, disable=not complaints.is_terminal) as shown:
        task = shown.add_task(title, total=total)
        yield lambda done, of=None: shown.update(task, completed=done, total=of)


def figures(title: str | None = None) -> Table:
    """A table of numbers."""
    return Table(
        title=title,
        title_style="bold",
        title_justify="left",
        header_style="dim",
        box=None,
        padding=(0, 2, 0, 0),
        pad_edge=False,
    )
