"""The games as a server plays them: in WebAssembly, which needs no compiler and is there at once.

A game that has no file of rules for its components, such as one of somebody else's package, is compiled instead: by
another process, see `preparation`.
"""

from __future__ import annotations

import logging
from functools import cache

from verger.engine import Game, registry
from verger.lift.editions import Misfit
from verger.lift.runtime import has_file, lifted
from verger.match import Box, games

__all__ = ["find", "game", "games", "is_lifted"]

log = logging.getLogger(__name__)


@cache
def find(name: str) -> Game:
    """A game's rules by its name; UnknownGame if there is none."""
    rules = registry.find(name)
    if not has_file(rules):
        return rules
    try:
        return lifted(rules)
    except Misfit as misfit:
        log.warning("%s", misfit)
        return rules


def is_lifted(name: str) -> bool:
    """Whether a game is played in WebAssembly here."""
    return find(name).minds is not None


@cache
def game(name: str) -> Box:
    """A game as one takes it from the shelf."""
    return Box(find(name))
