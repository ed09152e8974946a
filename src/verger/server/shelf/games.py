"""The games as a server plays them: in WebAssembly, which needs no compiler and is there at once.

A game that has no file of rules for its components, such as one of somebody else's package, is compiled instead: by
another process, see `preparation`.
"""

from __future__ import annotations

import logging
from functools import cache

from verger.lift.editions import Misfit
from verger.lift.runtime import has_file, lifted
from verger.match import Box, games, shelf

__all__ = ["game", "games", "is_lifted"]

log = logging.getLogger(__name__)


@cache
def game(name: str) -> Box:
    """A game by its name; UnknownGame if there is none."""
    found = shelf.game(name)
    if not has_file(found):
        return found
    try:
        return lifted(found)
    except Misfit as misfit:
        log.warning("%s", misfit)
        return found


def is_lifted(name: str) -> bool:
    """Whether a game is played in WebAssembly here."""
    return game(name).minds is not None
