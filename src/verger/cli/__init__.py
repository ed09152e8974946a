"""`verger`: the games in a terminal, the server, and the measurements."""

from __future__ import annotations

from .extras import extra


def app() -> None:
    """Run the command line; where what it is written with is missing, say what to install."""
    with extra("terminal", "the command verger"):
        from . import commands
    commands.app()


__all__ = ["app"]
