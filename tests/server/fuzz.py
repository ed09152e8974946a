"""Examples for as long as somebody wants: `VERGER_FUZZ_MINUTES`, shared by all tests that look for trouble here."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import HealthCheck, settings

SECONDS = 60 * float(os.environ.get("VERGER_FUZZ_MINUTES", "0"))


def fuzz(examples: int) -> Callable[[Any], Any]:
    """So many examples in a round: the same ones every time, unless there are to be rounds."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=not SECONDS,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


def rounds(shares: int) -> Iterator[None]:
    """One round, or as many as fit into one share of the time."""
    until = time.monotonic() + SECONDS / shares
    yield
    while time.monotonic() < until:
        yield
