"""The games as the tests play them. In `make test` the large ones are played as a server does, in WebAssembly, with
nothing to compile; everywhere else all of them are compiled."""

from __future__ import annotations

import os
from functools import cache

from verger.engine import Game, registry
from verger.lift.runtime import lifted
from verger.match import Box

SMALL = ("finca", "fruitoplay")
"""Games that are compiled in a moment: with them, every kind of test is tried on compiled rules."""

brought = registry.find
"""A game as its package brings it, whoever plays it: for tests that look at its rules without calling them."""


@cache
def played(name: str) -> Game:
    found = brought(name)
    return lifted(found) if isinstance(found, Box) and name not in SMALL else found


def open_shelf() -> None:
    """Before anybody asks for a game."""
    if os.environ.get("VERGER_TEST") == "short":
        registry.find = played
