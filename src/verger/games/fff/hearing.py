"""Who is there when something happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from verger.engine import State


def hears(s: State, event: Mapping[str, Any], seat: int | None) -> bool:
    """FFF-133, 136: what happens at a table is for those who sit there; who finishes, and the end, is told to all."""
    if s.tables == 1 or event["kind"] in ("finish", "end"):
        return True
    if seat is None:
        return False
    table = event["table"] if "table" in event else int(s.sits[event["seat"]])
    return event["seat"] == seat or int(s.sits[seat]) == table


def apart(s: State, seat: int, other: int) -> bool:
    """FFF-133: who sits at another table is out of sight."""
    return bool(s.sits[seat] != s.sits[other])
