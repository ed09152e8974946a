"""Games are found through the entry point group `verger.games`, so that any package can bring one."""

from __future__ import annotations

import importlib.metadata
from functools import cache

from .compiled import ENTRY_POINTS
from .game import Game


class UnknownGame(ValueError):
    """No installed package brings a game of this name."""


@cache
def _entries() -> importlib.metadata.EntryPoints:
    """Looked for once, since all packages that are installed are looked through."""
    return importlib.metadata.entry_points(group=ENTRY_POINTS)


def names() -> tuple[str, ...]:
    """The games that are installed."""
    return tuple(sorted(_entries().names))


@cache
def find(name: str) -> Game:
    """A game by its name."""
    if name not in _entries().names:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(names()) or 'none'}")
    entry = _entries()[name]
    game = entry.load()
    if not isinstance(game, Game):
        raise TypeError(f"{entry.value} is not a Game")
    return game
