"""`verger verify`: whether a match was dealt from its seed and played as its record says."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from verger.match import Match

from .common import Spoken, console, examples, fail, house, kept

NAME = "verify"
EXAMPLES = examples("verger verify evening.json", "verger verify evening.json --language fr")


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match.", show_default=False)],
    language: Spoken,
    fingerprint: Annotated[
        str, typer.Option("--hash", metavar="SHA256", help="The fingerprint that was shown when the match began.")
    ] = "",
) -> None:
    """Deal a match again from its seed, replay it, and say what was checked; or name the first thing that is wrong."""
    match = kept(file)
    if fingerprint and fingerprint.strip().lower() != match.fairness:
        fail(f"{file}: the fingerprint of its seed is {match.fairness}, not {fingerprint}")
    for line in checked(match, language, shown=bool(fingerprint)):
        console.print(f"[green]✓[/green] {line}", soft_wrap=True)
    if match.known_seed:
        console.print(f"[yellow]![/yellow] {house(language)('verify-known')}", soft_wrap=True)


def checked(match: Match, language: str, shown: bool) -> list[str]:
    """A sentence for each thing that was checked."""
    say, game, result = house(language), match.game, match.result
    seed = "verify-shown" if shown else "verify-seed"
    return [
        say("verify-game", game=game.texts(language)("name"), edition=game.edition, version=game.rules_version),
        say(seed, hash=match.fairness) if match.fairness else say("verify-position"),
        say("verify-actions", count=len(match.actions)),
        say("verify-result", points=", ".join(map(str, result.points))) if result else say("verify-running"),
    ]
