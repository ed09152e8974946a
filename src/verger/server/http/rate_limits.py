"""Rate limits, a token bucket for each guest or address: generous for play, dear for what costs us."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

from verger.server.wire.problems import Problem

Kind = Literal["make", "guest", "connect", "order", "verify", "hint", "say", "invalid"]
Held = Literal["socket", "stranger"]

REMEMBERED = 10_000
"""Buckets kept at most for each kind; the oldest are forgotten, which is to say full again."""


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many a second after that."""

    burst: float
    rate: float


LIMITS: dict[Kind, Limit] = {
    "make": Limit(60, 0.5),
    "guest": Limit(60, 1),
    "connect": Limit(300, 10),
    "order": Limit(600, 60),
    "verify": Limit(60, 1),
    "hint": Limit(20, 0.5),
    "say": Limit(8, 0.5),
    "invalid": Limit(30, 0.2),
}

HELD: dict[Held, int] = {"socket": 128, "stranger": 32}
"""Live connections that one address may have at once, and of these such whose guests nobody knows."""


class RateLimits:
    """Buckets of this process alone: with several processes everybody has a bucket in each."""

    def __init__(self, enabled: bool = True) -> None:
        self._enabled = enabled
        self._buckets: dict[Kind, OrderedDict[str, tuple[float, float]]] = {kind: OrderedDict() for kind in LIMITS}
        self._held: Counter[tuple[Held, str]] = Counter()

    def check(self, kind: Kind, who: str) -> None:
        """Refuse who asks too often."""
        if not self._enabled:
            return
        limit, buckets, moment = LIMITS[kind], self._buckets[kind], time.monotonic()
        left, then = buckets.get(who, (limit.burst, moment))
        left = min(limit.burst, left + (moment - then) * limit.rate)
        if left < 1:
            raise too_much()
        buckets[who] = left - 1, moment
        buckets.move_to_end(who)
        if len(buckets) > REMEMBERED:
            buckets.popitem(last=False)

    @contextmanager
    def socket(self, address: str, is_known: bool) -> Iterator[None]:
        """Hold a live connection, unless there are enough from there."""
        kinds: tuple[Held, ...] = ("socket",) if is_known else ("socket", "stranger")
        if self._enabled and any(self._held[kind, address] >= HELD[kind] for kind in kinds):
            raise too_much()
        for kind in kinds:
            self._held[kind, address] += 1
        try:
            yield
        finally:
            for kind in kinds:
                self._held[kind, address] -= 1
                if not self._held[kind, address]:
                    del self._held[kind, address]


def too_much() -> Problem:
    """Somebody asks too often, or holds too much."""
    return Problem("rate", "That is too much at once. Please wait a moment.")
