"""How strong a bot may be."""

from __future__ import annotations

from verger import bots

from .problems import Problem


def check(level: int | None) -> None:
    known = [one.number for one in bots.LEVELS]
    if level is not None and level not in known:
        raise Problem("invalid", f"A bot's level is one of {', '.join(map(str, known))}, not {level}.")
