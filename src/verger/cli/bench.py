"""`verger bench`: how fast the house is, in one run on one core, or on a GPU."""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import groupby
from typing import Annotated

import typer

from verger.engine import registry
from verger.engine.texts import Texts
from verger.envs import ArrayError, rates
from verger.envs.driver import DriverError
from verger.envs.ptx import BuildError

from . import speed
from .common import Spoken, complaints, console, examples, fail, figures, house

NAME = "bench"
EXAMPLES = examples("verger bench", "verger bench --quick --json", "verger bench --gpu")
PEERS = {"peer": "bench-peers", "gpu-peer": "bench-peers-gpu"}
DECIMALS = {"seconds": 2, "microseconds": 1}


def command(
    language: Spoken,
    quick: Annotated[bool, typer.Option("--quick", help="A glance: short runs, and no starts.")] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="Batches on a GPU, and Pgx's games beside ours.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Numbers for a program rather than a table.")] = False,
) -> None:
    """Measure the games' speed, the time of a start, and OpenSpiel's games beside ours, on one core; or on a GPU."""
    pace = speed.QUICK if quick else speed.Pace()
    say = house(language)
    title = say("bench-title-gpu" if gpu else "bench-title")
    measured = []
    if not gpu:
        speed.stay_on_one_core()
    try:
        with complaints.status(title) as status:
            for measure in speed.gpu_measures(pace) if gpu else speed.measures(pace):
                measured.append(measure)
                status.update(f"{title}: {line(measure, say)}")
    except (DriverError, BuildError, ArrayError) as missing:
        fail(missing)
    if as_json:
        typer.echo(json.dumps([asdict(measure) | {"unit": measure.unit, "goal": measure.goal} for measure in measured]))
    else:
        show(title, measured, pace, language)


def show(heading: str, measured: list[speed.Measure], pace: speed.Pace, language: str) -> None:
    say = house(language)
    table = figures()
    table.add_column(heading)
    for column in ("bench-result", "bench-goal", "bench-ratio"):
        table.add_column(say(column), justify="right")
    for heading, group in groupby(measured, key=lambda measure: title(measure, say, language)):
        table.add_row(heading, style="bold")
        for measure in group:
            table.add_row(f"  {line(measure, say)}", result(measure, say), goal(measure, say), ratio(measure, say))
    console.print(table)
    method = "bench-method-gpu" if any(one.what == "gpu-step" for one in measured) else "bench-method"
    console.print(say(method, repeats=pace.repeats, count=rates.SIZE), style="dim")


def title(measure: speed.Measure, say: Texts, language: str) -> str:
    if measure.what in ("first", "cached"):
        return say("bench-starts")
    if measure.what in PEERS:
        return say(PEERS[measure.what])
    return say("bench-game", game=registry.find(measure.game).texts(language)("name"), seats=measure.seats)


def line(measure: speed.Measure, say: Texts) -> str:
    return measure.game if measure.what in PEERS else say(f"bench-{measure.what}")


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
