"""Time to think. Clocks run for the people who are to act; nothing ticks: a row says what was left, and since when.

`left` are the seconds of every seat at the moment `since` (None while all stand still), `running` the seats to act.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from verger.server.storage.rows import MatchRow

TICK = 0.001
"""Seconds that are as good as none."""


def run(row: MatchRow, pending: Sequence[int], moment: datetime, acted: int | None = None) -> MatchRow:
    """Charge what has passed, and let the clocks of those who are to act now run on."""
    if row.clock is None:
        return row
    full = row.clock["seconds"]
    left = remaining(row, moment) or [full] * len(row.seats)
    before = row.clocks["running"] if row.clocks else []
    running = [seat for seat in pending if row.level(seat) is None]
    if row.clock["per"] == "move":
        going_on = set(before) & set(running) - {acted}
        left = [seconds if seat in going_on else full for seat, seconds in enumerate(left)]
    still = row.paused or not running
    return replace(row, clocks={"left": left, "running": running, "since": None if still else moment.isoformat()})


def remaining(row: MatchRow, moment: datetime) -> list[float]:
    """The seconds that every seat has left."""
    if row.clocks is None:
        return []
    passed = (moment - since).total_seconds() if (since := running_since(row)) else 0.0
    running = row.clocks["running"]
    return [
        max(0.0, seconds - max(0.0, passed)) if seat in running else seconds
        for seat, seconds in enumerate(row.clocks["left"])
    ]


def deadline(row: MatchRow) -> datetime | None:
    """When the next clock is at zero."""
    since = running_since(row)
    if row.clocks is None or since is None:
        return None
    return since + timedelta(seconds=min(row.clocks["left"][seat] for seat in row.clocks["running"]))


def late(row: MatchRow, moment: datetime) -> list[int]:
    """The seats whose clocks are at zero."""
    if row.clocks is None or running_since(row) is None:
        return []
    left = remaining(row, moment)
    return [seat for seat in row.clocks["running"] if left[seat] < TICK]


def running_since(row: MatchRow) -> datetime | None:
    """Since when clocks run, if any does."""
    since = row.clocks and row.clocks["since"]
    return datetime.fromisoformat(since) if since else None
