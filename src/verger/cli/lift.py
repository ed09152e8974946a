"""`verger lift`: a game's rules in WebAssembly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from verger.lift import lift

from .common import GameName, console, examples, find
from .extras import needed

NAME = "lift"
EXAMPLES = examples("verger lift finca", "verger lift finca --out box")


def command(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="The folder to write to.")] = Path(),
) -> None:
    """Make a game's rules into a file of WebAssembly, with the components as they are corrected."""
    with needed(NAME):
        import wasmtime  # noqa: F401
        import ziglang  # noqa: F401
    console.print(lift(find(game).name, out), soft_wrap=True)
