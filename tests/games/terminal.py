"""The board as a terminal shows it."""

from typing import Any

from rich.console import Console

from verger.engine import Game

NAMES = [
    "Ana", "Bea", "Carla", "Dídac", "Esteve", "Fina", "Gil", "Hugo", "Ida", "Jan", "Kim", "Lea", "Mia", "Nil", "Olga",
]  # fmt: skip


def drawn(game: Game, state: Any, seat: int | None = 0, language: str = "en", width: int = 120) -> str:
    """A position as a seat sees it."""
    view = game.view(state, seat)
    console = Console(width=width, force_terminal=False)
    with console.capture() as capture:
        console.print(game.board(view, seat, NAMES[: view["seats"]], language))
    return capture.get()
