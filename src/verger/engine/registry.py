"""Games are found through the entry point group `verger.games`, so that any package can bring one."""

from __future__ import annotations

import importlib.metadata
from functools import lru_cache

from .compiled import ENTRY_POINTS
from .game import Game


class UnknownGame(LookupError):
    """No installed package brings a game of this name."""


def names() -> tuple[str, ...]:
    """The games that are installed."""
    return tuple(sorted({entry.name for entry in importlib.metadata.entry_points(group=ENTRY_POINTS)}))


@lru_cache
def find(name: str) -> Game:
    """A game by its name."""
    for entry in importlib.metadata.entry_points(group=ENTRY_POINTS):
        if entry.name == name:
            game = entry.load()
            if not isinstance(game, Game):
                raise TypeError(f"{entry.value} is not a Game")
            return game
    raise UnknownGame(f"there is no game {name!r}; there are {', '.join(names()) or 'none'}")
