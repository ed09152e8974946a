"""The levels of bots: how strong one may be."""

from __future__ import annotations

from verger import bots
from verger.server.wire.problems import Problem


def check(level: int | None) -> None:
    """Refuse a level that no bot has."""
    known = [one.number for one in bots.LEVELS]
    if level is not None and level not in known:
        raise Problem("invalid", f"A bot's level is one of {', '.join(map(str, known))}, not {level}.")
