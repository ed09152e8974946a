"""`verger rules`: a game's ledger of rules, to be read."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from .common import GameName, Spoken, console, examples, fail, find, house
from .scene import rules

NAME = "rules"
EXAMPLES = examples("verger rules finca", "verger rules finca cart", "verger rules finca 46 --language fr")


def command(
    game: GameName,
    language: Spoken,
    word: Annotated[str, typer.Argument(help="A section's letter, a rule's number, or a word to look for.")] = "",
) -> None:
    """Read the rules of a game, as the page and the refusals quote them."""
    found = find(game)
    texts = found.texts(language)
    shown = rules(found, language, word)
    if not shown:
        fail(house(language)("terminal-no-rule", word=word))
    console.print(Text(f"{texts('name')}. {texts('tagline')}", "bold"))
    console.print(*shown, sep="\n")
