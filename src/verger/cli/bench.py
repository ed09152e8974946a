"""`verger bench`: how fast the house is, in one run on one core."""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import groupby
from typing import Annotated

import typer

from verger.engine import registry
from verger.engine.texts import Texts

from . import speed
from .common import Spoken, complaints, console, examples, figures, house

NAME = "bench"
EXAMPLES = examples("verger bench", "verger bench --quick --json")
DECIMALS = {"seconds": 2, "microseconds": 1}


def command(
    language: Spoken,
    quick: Annotated[bool, typer.Option("--quick", help="A glance: short runs, and no starts.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Numbers for a program rather than a table.")] = False,
) -> None:
    """Measure the games' speed, the time of a start, and OpenSpiel's games beside ours, all on one core."""
    pace = speed.QUICK if quick else speed.Pace()
    say = house(language)
    speed.stay_on_one_core()
    measured = []
    with complaints.status(say("bench-title")) as status:
        for measure in speed.measures(pace):
            measured.append(measure)
            status.update(f"{say('bench-title')}: {line(measure, say)}")
    if as_json:
        typer.echo(json.dumps([asdict(measure) | {"unit": measure.unit, "goal": measure.goal} for measure in measured]))
    else:
        show(measured, pace, language)


def show(measured: list[speed.Measure], pace: speed.Pace, language: str) -> None:
    say = house(language)
    table = figures()
    table.add_column(say("bench-title"))
    for column in ("bench-result", "bench-goal", "bench-ratio"):
        table.add_column(say(column), justify="right")
    for heading, group in groupby(measured, key=lambda measure: title(measure, say, language)):
        table.add_row(heading, style="bold")
        for measure in group:
            table.add_row(f"  {line(measure, say)}", result(measure, say), goal(measure, say), ratio(measure, say))
    console.print(table)
    console.print(say("bench-method", repeats=pace.repeats), style="dim")


def title(measure: speed.Measure, say: Texts, language: str) -> str:
    if measure.what in ("first", "cached"):
        return say("bench-starts")
    if measure.what == "peer":
        return say("bench-peers")
    return say("bench-game", game=registry.find(measure.game).texts(language)("name"), seats=measure.seats)


def line(measure: speed.Measure, say: Texts) -> str:
    return measure.game if measure.what == "peer" else say(f"bench-{measure.what}")


def result(measure: speed.Measure, say: Texts) -> str:
    if measure.value is None:
        return say("bench-absent")
    return say(f"bench-unit-{measure.unit}", number=round(measure.value, DECIMALS.get(measure.unit)))


def goal(measure: speed.Measure, say: Texts) -> str:
    if measure.goal is None:
        return ""
    sign = "most" if measure.unit == "microseconds" else "least"
    mark = {True: " [green]✓[/green]", False: " [red]✗[/red]", None: ""}[measure.reached]
    return say(f"bench-goal-{sign}", number=measure.goal) + mark


def ratio(measure: speed.Measure, say: Texts) -> str:
    return "" if measure.ratio is None else say("bench-faster", times=round(measure.ratio, 1))
