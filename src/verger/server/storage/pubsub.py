"""Pub/sub within a process: something has changed. News carry no content: whoever hears them reads."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, get_args

from verger.server.operation import metrics

Topic = Literal["match", "people", "lobby"]
TOPICS: tuple[Topic, ...] = get_args(Topic)
"""A match or its table has changed; somebody has come or gone; the public tables have changed."""

LOBBY = ""
"""What the public tables are followed as; no match has this name."""

Hear = Callable[[str, bool], None]
"""Hears of which match, and whether it happened in this process."""


class PubSub:
    """Pub/sub within this process; `notify` carries it to the others."""

    def __init__(self) -> None:
        self._subscribers: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._listeners: dict[Topic, list[Hear]] = {topic: [] for topic in TOPICS}
        self._missed: list[Callable[[], None]] = []

    @contextmanager
    def subscribe(self, name: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever this match, or the lobby, changes; the subscriber clears it."""
        changed = asyncio.Event()
        self._subscribers[name].add(changed)
        self._count()
        try:
            yield changed
        finally:
            self._subscribers[name].discard(changed)
            if not self._subscribers[name]:
                del self._subscribers[name]
            self._count()

    def _count(self) -> None:
        metrics.live.set(len(self._subscribers) - (LOBBY in self._subscribers))

    def listen(self, topic: Topic, hear: Hear) -> None:
        """Have all news of a topic told, before the subscribers of one match look."""
        self._listeners[topic].append(hear)

    def on_missed(self, forget: Callable[[], None]) -> None:
        """Be told when news may have been missed."""
        self._missed.append(forget)

    def publish(self, topic: Topic, name: str = LOBBY, *, here: bool = True) -> None:
        """Tell who listens to the topic, and wake who has subscribed to the match."""
        for hear in self._listeners[topic]:
            hear(name, here)
        self._wake(name)

    def missed(self) -> None:
        """Anything may have happened: everybody looks again."""
        for forget in self._missed:
            forget()
        for name in list(self._subscribers):
            self._wake(name)

    def _wake(self, name: str) -> None:
        for changed in self._subscribers.get(name, ()):
            changed.set()
