"""`verger play`: a match at the terminal, against bots or in turns at one keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import verger
from verger import bots as players
from verger import programs
from verger.engine import Game, registry
from verger.match import Match

from .common import GAMES, Chosen, Spoken, chosen_options, examples, fail, find, house, kept, prepare
from .session import Session

NAME = "play"
EXAMPLES = examples(
    "verger play finca",
    "verger play finca --seats 3 --bots 1,3",
    "verger play finca --people 2 --name Ann --name Ben",
    "verger play finca --bots 'run:python3 mybot.py'",
    "verger play evening.json",
)
LEVELS = [level.number for level in players.LEVELS]
DEFAULT_LEVEL = 3
BOT_NAMES = 15


def command(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help=f"The game: {GAMES}; or the file of a match to go on with.")
    ],
    language: Spoken,
    seats: Annotated[int | None, typer.Option(help="Seats in all; bots fill up the table.")] = None,
    bots: Annotated[
        str, typer.Option(metavar="BOTS", help="The bots' levels, from 1 to 6, or run: and a program's command: 1,3")
    ] = "",
    people: Annotated[int, typer.Option(min=0, help="People at this keyboard; 0 to watch the bots.")] = 1,
    name: Annotated[list[str] | None, typer.Option(help="A person's name; may be repeated.")] = None,
    seed: Annotated[int | None, typer.Option(help="The deal; the same seed deals the same game.")] = None,
    option: Chosen = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the match.")] = None,
) -> None:
    """Play a game in the terminal, against bots or in turns at one keyboard.

    Choices are numbered, and can be said in words as well: **move 3**, **deliver cart**. Type **help** while you play
    to see what else there is.
    """
    if game not in registry.names() and Path(game).exists():
        match, save = opened(Path(game), language, programs.split(bots)), save or Path(game)
    else:
        found = find(game)
        sitting = seated(people, name or [], bot_words(found, seats, bots, people), language)
        options = chosen_options(found, option, len(sitting))
        prepare(found, language)
        match = started(found, sitting, seed, options)
    Session(match, language, save).run()


def started(game: Game, seats: list[dict[str, Any]], seed: int | None, options: dict[str, Any]) -> Match:
    try:
        return verger.game(game.name).new(seats, seed, **options)
    except ValueError as error:
        fail(error)


def opened(path: Path, language: str, words: Sequence[str]) -> Match:
    """A match to go on with. A file does not run programs: who goes on names them again."""
    match = kept(path)
    prepare(match.game, language)
    if match.over:
        fail(f"{path}: this match is over; verger replay shows it")
    for number, seat in enumerate(match.seats):
        if program := seat.get("program"):
            if f"{programs.RUN}{program}" not in words:
                fail(f"{path}: a program plays seats[{number}]; to run it, say --bots '{programs.RUN}{program}'")
        elif seat.get("kind") == "bot" and seat.get("level") not in LEVELS:
            fail(f"{path}: seats[{number}].level must be a number from 1 to {len(LEVELS)}, not {seat.get('level')!r}")
    return match


def bot_words(game: Game, seats: int | None, named: str, people: int) -> list[str]:
    """The words for the bots at the table: those named, and more of the last level until the table is full."""
    words = programs.split(named)
    for word in words:
        check(word)
    total = max(people + len(words), min(game.seats)) if seats is None else seats
    if total < people + len(words):
        told = f"--people {people} and --bots {named}" if named else f"--people {people}"
        fail(f"{people + len(words)} do not fit on {total} seats: {told}")
    levels = [word for word in words if word.isdecimal()]
    return words + [levels[-1] if levels else str(DEFAULT_LEVEL)] * (total - people - len(words))


def check(word: str) -> None:
    if word in map(str, LEVELS):
        return
    if not word.startswith(programs.RUN):
        fail(f"a level is a number from 1 to {len(LEVELS)}, not {word!r}; a program is {programs.RUN} and its command")
    try:
        programs.player(word)
    except ValueError as error:
        fail(error)


def seated(people: int, names: Sequence[str], words: Sequence[str], language: str) -> list[dict[str, Any]]:
    """Who sits where: the people first, then the bots."""
    say = house(language)
    given = [*names[:people], *(say("player-name", number=number + 1) for number in range(len(names), people))]
    bot_names = [say(f"bot-name-{place % BOT_NAMES + 1}") for place in range(len(words))]
    return [{"name": name, "kind": "person"} for name in given] + [
        {"name": name, "kind": "bot", **played_by(word)} for name, word in zip(bot_names, words, strict=True)
    ]


def played_by(word: str) -> dict[str, Any]:
    """A bot as it is written into a match's record."""
    return {"program": word.removeprefix(programs.RUN)} if word.startswith(programs.RUN) else {"level": int(word)}
