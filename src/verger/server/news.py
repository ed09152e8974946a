"""Who wants to hear that something has changed. News carry no content: whoever hears them reads for themselves."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, get_args

from . import metrics

Topic = Literal["match", "people", "lobby"]
TOPICS: tuple[Topic, ...] = get_args(Topic)
"""A match or its table has changed; somebody has come or gone; the public tables have changed."""

LOBBY = ""
"""What the public tables are followed as; no match has this name."""

Hear = Callable[[str, bool], None]
"""Hears of which match, and whether it happened in this process."""


class News:
    def __init__(self) -> None:
        self._followers: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._hearers: dict[Topic, list[Hear]] = {topic: [] for topic in TOPICS}
        self._doubters: list[Callable[[], None]] = []

    @contextmanager
    def follow(self, name: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever this match, or the lobby, changes; the follower clears it."""
        changed = asyncio.Event()
        self._followers[name].add(changed)
        self._count()
        try:
            yield changed
        finally:
            self._followers[name].discard(changed)
            if not self._followers[name]:
                del self._followers[name]
            self._count()

    def _count(self) -> None:
        metrics.live.set(len(self._followers) - (LOBBY in self._followers))

    def hear(self, topic: Topic, hear: Hear) -> None:
        """Have all news of a topic told, before the followers of one match look."""
        self._hearers[topic].append(hear)

    def doubt(self, doubt: Callable[[], None]) -> None:
        """Be told when news may have been missed."""
        self._doubters.append(doubt)

    def publish(self, topic: Topic, name: str = LOBBY, *, here: bool = True) -> None:
        for hear in self._hearers[topic]:
            hear(name, here)
        self._stir(name)

    def missed(self) -> None:
        """Anything may have happened: everybody looks again."""
        for doubt in self._doubters:
            doubt()
        for name in list(self._followers):
            self._stir(name)

    def _stir(self, name: str) -> None:
        for changed in self._followers.get(name, ()):
            changed.set()
