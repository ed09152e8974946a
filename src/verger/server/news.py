"""Who wants to hear that a match has changed. News carry no content: whoever hears them reads the match."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class News:
    def __init__(self) -> None:
        self._followers: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._always: list[Callable[[str], None]] = []

    @contextmanager
    def follow(self, match: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the match changes; the follower clears it."""
        changed = asyncio.Event()
        self._followers[match].add(changed)
        try:
            yield changed
        finally:
            self._followers[match].discard(changed)
            if not self._followers[match]:
                del self._followers[match]

    def follow_all(self, hear: Callable[[str], None]) -> None:
        self._always.append(hear)

    def publish(self, match: str) -> None:
        for changed in self._followers.get(match, ()):
            changed.set()
        for hear in self._always:
            hear(match)
