"""How much of something one guest or one address may ask for: generous for play, dear for what costs us."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Literal

from .problems import Problem

Kind = Literal["make", "guest", "connect", "order", "hint", "say"]

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
    "hint": Limit(20, 0.5),
    "say": Limit(8, 0.5),
}


class Limits:
    """Buckets of this process alone: with several processes everybody has a bucket in each."""

    def __init__(self, enabled: bool = True) -> None:
        self._enabled = enabled
        self._buckets: dict[Kind, OrderedDict[str, tuple[float, float]]] = {kind: OrderedDict() for kind in LIMITS}

    def check(self, kind: Kind, who: str) -> None:
        """Refuse who asks too often."""
        if not self._enabled:
            return
        limit, buckets, moment = LIMITS[kind], self._buckets[kind], time.monotonic()
        left, then = buckets.get(who, (limit.burst, moment))
        left = min(limit.burst, left + (moment - then) * limit.rate)
        if left < 1:
            raise Problem("rate", "That is too much at once. Please wait a moment.")
        buckets[who] = left - 1, moment
        buckets.move_to_end(who)
        if len(buckets) > REMEMBERED:
            buckets.popitem(last=False)
