"""`verger admin`: the matches a server keeps, for those who look after it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.markup import escape

from .common import Spoken, console, examples, fail, figures, house
from .extras import needed

if TYPE_CHECKING:
    from verger.server.admin import Administration, MatchSummary

T = TypeVar("T")

NAME = "admin"
EXAMPLES = examples("verger admin list", "verger admin prune --days 365")

app = typer.Typer(help="List, export and delete the matches that a server keeps.", no_args_is_help=True)

Data = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR", exists=True, file_okay=False, help="Where matches are kept.", show_default="the user's folder"
    ),
]
MatchName = Annotated[str, typer.Argument(metavar="MATCH", help="Its name, as in its link.", show_default=False)]


def do(data: Path | None, work: Callable[[Administration], Awaitable[T]]) -> T:
    """Do something where a server with the same settings keeps its matches; it may be running."""
    with needed(NAME):
        from verger import server

    async def doing() -> T:
        async with server.administration(server.Settings.read(data)) as administration:
            return await work(administration)

    try:
        return asyncio.run(doing())
    except server.Unusable as error:
        fail(error)
    except server.Unfinished as error:
        fail(f"{error}: --unfinished writes it all the same")


@app.command("list", epilog=examples("verger admin list --limit 20", "verger admin list --json"))
def show(
    language: Spoken,
    data: Data = None,
    limit: Annotated[int, typer.Option(min=1, help="How many at most.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """List the matches that were touched last."""
    found = do(data, lambda administration: administration.list(limit))
    if as_json:
        for one in found:
            typer.echo(json.dumps(vars(one), default=str, ensure_ascii=False))
    else:
        console.print(table(found, language) if found else house(language)("admin-none"))


def table(found: list[MatchSummary], language: str) -> Any:
    say = house(language)
    shown = figures()
    for column in ("match", "game", "names", "actions", "changed", "stage"):
        shown.add_column(say(f"admin-{column}"), justify="right" if column == "actions" else "left")
    for one in found:
        changed = f"{one.changed.astimezone():%Y-%m-%d %H:%M}"
        row = (one.match, one.game, ", ".join(one.names), str(one.actions), changed, say(f"admin-stage-{one.stage}"))
        shown.add_row(*map(escape, row))
    return shown


@app.command(epilog=examples("verger admin export k3J9xQ2a evening.json"))
def export(
    match: MatchName,
    language: Spoken,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="Else it is printed.", dir_okay=False)] = None,
    data: Data = None,
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="Also while the match goes on: with its seed and all that is hidden.")
    ] = False,
) -> None:
    """Write a match's record."""
    record = do(data, lambda administration: administration.record(match, unfinished))
    if record is None:
        fail(f"there is no match {match!r} here")
    text = json.dumps(record, ensure_ascii=False) + "\n"
    if file is None:
        typer.echo(text, nl=False)
        return
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        fail(f"{file}: cannot be written ({error.strerror})")
    console.print(house(language)("admin-exported", file=str(file)), markup=False)


@app.command(epilog=examples("verger admin delete k3J9xQ2a --yes"))
def delete(
    match: MatchName,
    language: Spoken,
    data: Data = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete a match with all that was played and said there."""
    say = house(language)
    if not yes:
        typer.confirm(say("admin-confirm", match=match), abort=True)
    if not do(data, lambda administration: administration.delete(match)):
        fail(f"there is no match {match!r} here")
    console.print(say("admin-deleted", match=match), markup=False)


@app.command(epilog=examples("verger admin prune --days 90"))
def prune(
    language: Spoken,
    days: Annotated[int, typer.Option(min=1, help="How long nobody has touched them.", show_default=False)],
    data: Data = None,
) -> None:
    """Delete the matches that nobody has touched for long, and what is known of their guests with them."""
    count = do(data, lambda administration: administration.prune(days))
    console.print(house(language)("admin-pruned", count=count, days=days))
