"""Optimistic concurrency: a change that finds its row as it was read happens, any other is overtaken: retry."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from verger.server.wire.problems import CONFLICT, Problem

T = TypeVar("T")


class Overtaken(Problem):
    """The compare-and-set failed: somebody else has changed the row since it was read. Nothing was written."""

    def __init__(self) -> None:
        super().__init__("conflict", CONFLICT)


async def retry(attempt: Callable[[], Awaitable[T]]) -> T:
    """The one retry there is: try a change, from what is read by then, until it is not overtaken."""
    while True:
        try:
            return await attempt()
        except Overtaken:
            continue
