"""The commands of `verger`, put together."""

from __future__ import annotations

from typing import Annotated

import typer

from . import admin, arena, bench, bots, lift, play, replay, rules, serve, train, verify, version

app = typer.Typer(
    name="verger",
    help="One home for board and card games.",
    epilog="Example: **verger play finca**",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)


def tell_version(asked: bool) -> None:
    if asked:
        version.command()
        raise typer.Exit


@app.callback()
def options(
    asked: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="The same as verger version.")
    ] = False,
) -> None:
    """What is said before a command."""


for module in (play, serve, replay, verify, rules, bots, arena, bench, train, lift, version):
    settings = getattr(module, "SETTINGS", None)
    app.command(module.NAME, epilog=module.EXAMPLES, context_settings=settings)(module.command)
app.add_typer(admin.app, name=admin.NAME, epilog=admin.EXAMPLES)
