"""`verger`: the games in a terminal, the server, and the measurements."""

from __future__ import annotations

import sys

from .extras import needed


def app() -> None:
    """Run the command line; where what it is written with is missing, say what to install."""
    with needed(next(iter(sys.argv[1:]), "")):
        from . import commands
    commands.app()


__all__ = ["app"]
