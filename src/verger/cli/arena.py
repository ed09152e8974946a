"""`verger arena`: the ladder of a game's bots."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from verger import lab, programs
from verger.engine import Game
from verger.engine.texts import Texts
from verger.given import options
from verger.lab import ladder

from .bots import PLAYERS, check_networks, say_networks, show_faults, shown_name
from .common import (
    Chosen,
    GameName,
    Spoken,
    chosen_options,
    console,
    examples,
    fail,
    figures,
    find,
    house,
    prepare,
    progress,
)

NAME = "arena"
WIDTH = 20
EXAMPLES = examples(
    "verger arena finca --players random,heuristic,1,2,3 --games 300",
    "verger arena finca --players 'heuristic,run:python3 mybot.py' --file finca.ladder",
    "verger arena finca --players 4,5,6,rollout-6,search:2000,heuristic --seats 2",
    "verger arena fruitoplay --players 1,2,3,4 --seats 2,4 --table fruitoplay.csv",
)


def command(
    game: GameName,
    language: Spoken,
    players: Annotated[str, typer.Option(metavar="BOTS", help=PLAYERS)] = "random,heuristic,1,2,3",
    games: Annotated[int, typer.Option(min=1, help="Games in all, rounded up to whole deals.")] = 100,
    seats: Annotated[
        str, typer.Option(metavar="NUMBERS", help="Seats at the table, in turns.", show_default="all there can be")
    ] = "",
    file: Annotated[Path | None, typer.Option(help="Where the ladder is kept, and gone on with.")] = None,
    table: Annotated[Path | None, typer.Option(help="Where to write the table: a .csv or a .md.")] = None,
    seconds: Annotated[float, typer.Option(min=0.0, help="Time for each decision of search and of programs.")] = 1.0,
    jobs: Annotated[int | None, typer.Option(min=1, help="Games at a time.", show_default="one for each core")] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games, unless time decides.")] = 1,
    option: Chosen = None,
) -> None:
    """Rate bots over all numbers of seats, and draw the ladder.

    With a file, games are kept as they are played: a ladder that was broken off is gone on with, and other bots can
    join it later. Ratings are OpenSkill's: they begin at 25, and each stands with the interval that holds it in 19 of
    20 cases.
    """
    found = find(game)
    try:
        counts = seat_counts(found, seats)
        entrants = [lab.entrant(word, seconds) for word in programs.split(players)]
        check_names(entrants)
        sittings = ladder.schedule(len(entrants), counts, games, seed)
        chosen = options.complete(found.options, chosen_options(found, option, min(counts)))
        found.deal(min(counts), 0, chosen)
        check_networks(found, counts, entrants)
        check_table(table)
        notebook = ladder.Notebook(file, found, chosen) if file else None
        climbed = notebook.open() if notebook else ladder.Ladder()
    except ValueError as error:
        fail(error)
    except OSError as error:
        fail(f"{file}: cannot be kept ({error.strerror})")
    prepare(found, language)
    say = house(language)
    say_networks(found, counts, [one.bot for one in entrants], say)
    title = say("ladder-title", game=found.texts(language)("name"))
    left = missing(climbed, entrants, sittings)
    try:
        with progress(title, len(sittings)) as report:
            report(len(sittings) - len(left))
            for done, played in enumerate(ladder.climb(found, entrants, left, jobs or os.cpu_count() or 1, chosen), 1):
                climbed.played.append(played)
                if notebook:
                    notebook.add(played)
                report(len(sittings) - len(left) + done)
    except KeyboardInterrupt:
        console.print()
    rungs = climbed.rungs()
    if rungs:
        show(rungs, title, say)
        console.print(say("ladder-games", games=len(climbed.played), seed=str(seed)))
    if table and rungs:
        try:
            ladder.write(table, rungs)
        except OSError as error:
            fail(f"{table}: cannot be written ({error.strerror})")
    show_faults(entrants, say)


def seat_counts(game: Game, words: str) -> list[int]:
    """The numbers of seats named, or all there can be."""
    numbers = [word.strip() for word in words.split(",") if word.strip()]
    for word in numbers:
        if not word.isdecimal():
            raise ValueError(f"seats are numbers between commas, not {word!r}")
        game.check_seats(int(word))
    return [int(word) for word in numbers] or list(game.seats)


def check_names(entrants: Sequence[lab.Entrant]) -> None:
    names = [entrant.name for entrant in entrants]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise ValueError(f"on a ladder each bot stands once: {twice} is named {names.count(twice)} times")


def check_table(path: Path | None) -> None:
    if path and path.suffix not in ladder.SUFFIXES:
        raise ValueError(f"a table is written to a file that ends in {' or '.join(ladder.SUFFIXES)}, not {path.name!r}")
    if path and not path.parent.is_dir():
        raise ValueError(f"{path}: there is no folder {path.parent}")


def missing(
    climbed: ladder.Ladder, entrants: Sequence[lab.Entrant], sittings: Sequence[lab.Sitting]
) -> list[lab.Sitting]:
    """The games that are not on the ladder yet."""
    known = {played.key for played in climbed.played}
    return [one for one in sittings if (one.seed, tuple(entrants[who].name for who in one.seats)) not in known]


def show(rungs: Sequence[ladder.Rung], title: str, say: Texts) -> None:
    shown = figures(title)
    shown.add_column("", justify="right")
    shown.add_column(say("arena-bot"), style="bold", overflow="fold")
    for column in ("ladder-rating", "arena-interval"):
        shown.add_column(say(column), justify="right", no_wrap=True)
    shown.add_column("", no_wrap=True)
    for column in ("ladder-played", "arena-rate"):
        shown.add_column(say(column), justify="right", no_wrap=True)
    for place, rung in enumerate(rungs, 1):
        shown.add_row(str(place), *row(rung, rungs, say))
    console.print(shown)


def row(rung: ladder.Rung, rungs: Sequence[ladder.Rung], say: Texts) -> Iterator[str]:
    yield shown_name(rung.name, say)
    yield say("arena-number", number=round(rung.rating, 1))
    yield say("ladder-span", low=round(rung.low, 1), high=round(rung.high, 1))
    yield ladder.bar(rung, rungs, WIDTH)
    yield say("arena-number", number=rung.games)
    yield say("arena-percent", number=round(100 * rung.rate, 1))
