"""`verger bots`: bots against each other, to see who plays better."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator, Sequence
from typing import Annotated

import typer

from verger import bots, lab, programs
from verger.engine import Game
from verger.engine.texts import Texts

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

NAME = "bots"
PLAYERS = (
    "Who plays: the number of a level, random, heuristic, search, plain or network (search:400, network:400: with so "
    "many iterations), rollout-1 to rollout-6 for levels without a network, or run: and the command of a program. "
    "plain is a search whose random rollouts go to the end."
)
SHARES = (0.1, 0.25, 0.5, 0.75, 0.9)
EXAMPLES = examples(
    "verger bots finca --games 400 --players heuristic,random",
    "verger bots finca --games 100 --players search,heuristic --seconds 1 --seed 7",
    "verger bots finca --games 24 --players 1,3,5",
    "verger bots finca --games 20 --players 'random,run:python3 mybot.py'",
)


def command(
    game: GameName,
    language: Spoken,
    games: Annotated[int, typer.Option(min=1, help="Games in all, rounded up to whole rounds of the seats.")] = 100,
    players: Annotated[str, typer.Option(metavar="BOTS", help=PLAYERS)] = "heuristic,random",
    seats: Annotated[int | None, typer.Option(help="Seats at the table.", show_default="one for each bot")] = None,
    seconds: Annotated[float, typer.Option(min=0.0, help="Time for each decision of search and of programs.")] = 1.0,
    jobs: Annotated[int | None, typer.Option(min=1, help="Games at a time.", show_default="one for each core")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed plays the same games, unless time decides.")] = None,
    option: Chosen = None,
) -> None:
    """Let bots play each other, count their victories, and say how long the games took and how they ended.

    Every deal is played with each bot on every seat. Search thinks as long as it is given, so that its games differ
    from run to run; the levels that count their rollouts, and the other bots, play the same games again.
    """
    found = find(game)
    words = programs.split(players)
    if not words:
        fail("--players names one bot or more")
    count = max(len(words), min(found.seats)) if seats is None else seats
    seed = secrets.randbits(32) if seed is None else seed
    try:
        found.check_seats(count)
        entrants = [lab.entrant(word, seconds) for word in words]
        sittings = lab.sittings(len(entrants), count, games, seed)
        options = chosen_options(found, option, count)
        check_networks(found, [count], entrants)
        prepare(found, language)
        found.deal(count, 0, options)
    except ValueError as error:
        fail(error)
    say_networks(found, [count], [one.bot for one in entrants], house(language))
    table = lab.Table.of(entrants)
    title = house(language)("arena-title", game=found.texts(language)("name"), seats=count, games=len(sittings))
    try:
        with progress(title, len(sittings)) as report:
            for tally in lab.tournament(found, entrants, sittings, jobs or os.cpu_count() or 1, options):
                table.add(tally)
                report(table.games)
    except KeyboardInterrupt:
        console.print()
    if table.games:
        show(table, title, seed, house(language))
        show_lengths(table, house(language))
        for reason, times in table.reasons.most_common():
            ending = found.say_event({"kind": "end", "reason": reason}, [], language)
            console.print(house(language)("arena-ending", games=times, ending=ending))
    show_faults(entrants, house(language))


def check_networks(game: Game, counts: Sequence[int], entrants: Sequence[lab.Entrant]) -> None:
    """Who is named to play with a network must have one."""
    for entrant in entrants:
        if isinstance(entrant.bot, bots.NetworkBot):
            for count in counts:
                entrant.bot.network(game, count)


def say_networks(game: Game, counts: Sequence[int], players: Sequence[bots.Bot], say: Texts) -> None:
    """At which tables levels play without a network."""
    without = [count for count in counts if not has_network(game, count)]
    if without and any(isinstance(player, bots.LevelBot) for player in players):
        console.print(say("network-none", seats=", ".join(map(str, without))), style="dim")


def has_network(game: Game, count: int) -> bool:
    try:
        bots.network_for(game, count)
    except bots.NoNetwork:
        return False
    return True


def show(table: lab.Table, title: str, seed: int, say: Texts) -> None:
    shown = figures(title)
    shown.add_column(say("arena-bot"), style="bold")
    for column in ("arena-wins", "arena-rate", "arena-interval", "arena-points", "arena-time"):
        shown.add_column(say(column), justify="right")
    for standing in table.standings:
        shown.add_row(*row(standing, say))
    console.print(shown)
    console.print(say("arena-turns", games=table.games, turns=round(table.mean_turns, 1), seed=str(seed)))


def show_lengths(table: lab.Table, say: Texts) -> None:
    """How many turns the games took: the shortest, the longest, and how many were over by when."""
    shown = figures(say("arena-lengths"))
    shown.add_column(say("arena-shortest"), justify="right")
    for share in SHARES:
        shown.add_column(say("arena-share", share=round(100 * share)), justify="right")
    shown.add_column(say("arena-longest"), justify="right")
    shown.add_row(*(say("arena-number", number=table.length(share)) for share in (0.0, *SHARES, 1.0)))
    console.print(shown)


def show_faults(entrants: Sequence[lab.Entrant], say: Texts) -> None:
    """How often somebody had to stand in for a program, and why; then it is ended."""
    for entrant in entrants:
        if isinstance(entrant.bot, programs.ProgramBot):
            entrant.bot.close()
            for breach, times in entrant.bot.faults.items():
                told = say(f"arena-fault-{breach}", bot=shown_name(entrant.name, say), times=times)
                console.print(told, markup=False, style="yellow", soft_wrap=True)


def shown_name(name: str, say: Texts) -> str:
    return say("level", level=int(name)) if name.isdecimal() else name.removeprefix(programs.RUN)


def row(standing: lab.Standing, say: Texts) -> Iterator[str]:
    low, high = standing.interval
    yield shown_name(standing.entrant.name, say)
    yield say("arena-number", number=round(standing.wins, 1))
    yield say("arena-percent", number=round(100 * standing.rate, 1))
    yield say("arena-span", low=round(100 * low, 1), high=round(100 * high, 1))
    yield say("arena-number", number=round(standing.mean_points, 1))
    yield say("arena-number", number=round(1000 * standing.seconds_an_action, 1))
