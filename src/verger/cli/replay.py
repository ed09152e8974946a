"""`verger replay`: a kept match, told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from verger.engine import EVERYTHING
from verger.match import Match

from .common import Spoken, console, examples, kept, prepare
from .scene import Scene

NAME = "replay"
EXAMPLES = examples("verger replay evening.json", "verger replay evening.json --step --language fr")


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match that was saved.", show_default=False)],
    language: Spoken,
    step: Annotated[bool, typer.Option("--step", help="Action by action, with the board each time.")] = False,
) -> None:
    """Tell a saved match again: all that happened, the last board and the result."""
    match = kept(file)
    prepare(match.game, language)
    scene = Scene(match, language)
    if step:
        walk(match, scene)
        return
    console.print(scene.entries(match.log(EVERYTHING)))
    console.print(scene.board(None))
    if match.over:
        console.print(scene.result())


def walk(match: Match, scene: Scene) -> None:
    """Forwards and backwards through the match, until somebody has seen enough."""
    entries = match.log(EVERYTHING)
    at, last = 0, len(entries)
    while True:
        console.rule(scene.house("replay-step", step=at, steps=last))
        console.print(scene.board(None, match.game.view(match.after(at), None)))
        console.print(scene.entries(entries[at - 1 : at]) if at else scene.house("replay-start"))
        if at == last and match.over:
            console.print(scene.result())
        try:
            word = input(f"{scene.house('terminal-replay')} › ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if word == "q":
            return
        at = {"p": max(0, at - 1), "f": 0, "e": last}.get(word, min(last, at + 1))
