"""`verger play`: a match at the terminal, against bots or in turns at one keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import verger
from verger import bots as players
from verger.engine import Game, registry
from verger.match import Match, RecordError

from .common import Chosen, Spoken, chosen_options, examples, fail, find, house, prepare
from .session import Session

NAME = "play"
EXAMPLES = examples(
    "verger play finca",
    "verger play finca --seats 3 --bots 1,3",
    "verger play finca --people 2 --name Ann --name Ben",
    "verger play evening.json",
)
LEVELS = [level.number for level in players.LEVELS]
DEFAULT_LEVEL = 3
BOT_NAMES = 6


def command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's name, or the file of a match to go on with.")],
    language: Spoken,
    seats: Annotated[int | None, typer.Option(help="Seats in all; bots fill up the table.")] = None,
    bots: Annotated[str, typer.Option(metavar="LEVELS", help="The bots' levels, from 1 to 6: 1,3")] = "",
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
        match, save = opened(Path(game), language), save or Path(game)
    else:
        found = find(game)
        levels = bot_levels(found, seats, bots, people)
        sitting = seated(people, name or [], levels, language)
        options = chosen_options(found, option, len(sitting))
        prepare(found, language)
        match = started(found, sitting, seed, options)
    Session(match, language, save).run()


def started(game: Game, seats: list[dict[str, Any]], seed: int | None, options: dict[str, Any]) -> Match:
    try:
        return verger.game(game.name).new(seats, seed, **options)
    except ValueError as error:
        fail(error)


def opened(path: Path, language: str) -> Match:
    try:
        match = verger.open(path)
    except RecordError as error:
        fail(error)
    prepare(match.game, language)
    if match.over:
        fail(f"{path}: this match is over; verger replay shows it")
    for number, seat in enumerate(match.seats):
        if seat.get("kind") == "bot" and seat.get("level") not in LEVELS:
            fail(f"{path}: seats[{number}].level must be a number from 1 to {len(LEVELS)}, not {seat.get('level')!r}")
    return match


def bot_levels(game: Game, seats: int | None, levels: str, people: int) -> list[int]:
    """The levels of the bots at the table: those named, and more of the last until the table is full."""
    words = [word.strip() for word in levels.split(",") if word.strip()]
    for word in words:
        if word not in map(str, LEVELS):
            fail(f"a level is a number from 1 to {len(LEVELS)}, not {word!r}")
    chosen = [int(word) for word in words]
    total = max(people + len(chosen), min(game.seats)) if seats is None else seats
    if total < people + len(chosen):
        fail(f"{people} people and {len(chosen)} bots do not fit on {total} seats")
    return chosen + [chosen[-1] if chosen else DEFAULT_LEVEL] * (total - people - len(chosen))


def seated(people: int, names: Sequence[str], levels: Sequence[int], language: str) -> list[dict[str, Any]]:
    """Who sits where: the people first, then the bots."""
    say = house(language)
    given = [*names[:people], *(say("player-name", number=number + 1) for number in range(len(names), people))]
    bot_names = [say(f"bot-name-{place % BOT_NAMES + 1}") for place in range(len(levels))]
    return [{"name": name, "kind": "person"} for name in given] + [
        {"name": name, "kind": "bot", "level": level} for name, level in zip(bot_names, levels, strict=True)
    ]
