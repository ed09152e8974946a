"""Time to think. Clocks run for the people who are to act; nothing ticks: a row says what was left, and since when.

`left` are the seconds of every seat at the moment `since` (None while all stand still), `running` the seats to act.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from .kept import Kept

TICK = 0.001
"""Seconds that are as good as none."""


def run(kept: Kept, pending: Sequence[int], moment: datetime, acted: int | None = None) -> Kept:
    """Charge what has passed, and let the clocks of those who are to act now run on."""
    if kept.clock is None:
        return kept
    full = kept.clock["seconds"]
    left = remaining(kept, moment) or [full] * len(kept.seats)
    before = kept.clocks["running"] if kept.clocks else []
    running = [seat for seat in pending if kept.level(seat) is None]
    if kept.clock["per"] == "move":
        going_on = set(before) & set(running) - {acted}
        left = [seconds if seat in going_on else full for seat, seconds in enumerate(left)]
    still = kept.paused or not running
    return replace(kept, clocks={"left": left, "running": running, "since": None if still else moment.isoformat()})


def remaining(kept: Kept, moment: datetime) -> list[float]:
    """The seconds that every seat has left."""
    if kept.clocks is None:
        return []
    passed = (moment - since).total_seconds() if (since := running_since(kept)) else 0.0
    running = kept.clocks["running"]
    return [
        max(0.0, seconds - max(0.0, passed)) if seat in running else seconds
        for seat, seconds in enumerate(kept.clocks["left"])
    ]


def deadline(kept: Kept) -> datetime | None:
    """When the next clock is at zero."""
    since = running_since(kept)
    if kept.clocks is None or since is None:
        return None
    return since + timedelta(seconds=min(kept.clocks["left"][seat] for seat in kept.clocks["running"]))


def late(kept: Kept, moment: datetime) -> list[int]:
    """The seats whose clocks are at zero."""
    if kept.clocks is None or running_since(kept) is None:
        return []
    left = remaining(kept, moment)
    return [seat for seat in kept.clocks["running"] if left[seat] < TICK]


def running_since(kept: Kept) -> datetime | None:
    since = kept.clocks and kept.clocks["since"]
    return datetime.fromisoformat(since) if since else None
