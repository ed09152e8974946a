"""`verger serve`: the games in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import examples, fail
from .extras import needed

NAME = "serve"
VARIABLES = {
    "VERGER_DATABASE_URL": "postgresql://… keeps matches in PostgreSQL; any number of servers may share it",
    "VERGER_SECRET": "what cookies are signed with, where servers share no data directory",
    "VERGER_TRUSTED_PROXIES": "the addresses of proxies whose forwarded headers are believed",
    "VERGER_KEEP_DAYS": "how long a match that nobody touches is kept: 365, or 0 for ever",
    "VERGER_LOG": "json or text; else text for a terminal and JSON lines for anything else",
    "VERGER_LIMITS": "off lets everybody ask as much as they like",
    "VERGER_COMPONENTS": "a folder with corrected components",
}
EXAMPLES = (
    examples("verger serve --open", "verger serve --host 0.0.0.0 --port 8080 --data ~/verger")
    + "\n\nFrom the environment:\n\n"
    + "\n\n".join(f"**{name}**: {meaning}" for name, meaning in VARIABLES.items())
)


def command(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", file_okay=False, help="Where matches are kept.", show_default="the user's folder"),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve the games to browsers on this machine or on the network."""
    with needed(NAME):
        from verger import server

    try:
        server.run(host, port, data, open_browser)
    except server.Unusable as error:
        fail(error)
    except OSError as error:
        fail(f"cannot serve on {host}, port {port}: {error.strerror or error}")
