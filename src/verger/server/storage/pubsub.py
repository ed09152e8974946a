"""Pub/sub within a process: something has changed. News carry no content: whoever hears them reads."""

from __future__ import annotations

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

Wake = Callable[[], None]
"""Sees to it that somebody looks; it must not fail, nor subscribe anybody."""

Hear = Callable[[str, bool], None]
"""Hears of which match, and whether it happened in this process."""


class PubSub:
    """Pub/sub within this process; `notify` carries it to the others."""

    def __init__(self) -> None:
        self._subscribers: dict[str, list[Wake]] = defaultdict(list)
        self._listeners: dict[Topic, list[Hear]] = {topic: [] for topic in TOPICS}
        self._missed: list[Callable[[], None]] = []

    @contextmanager
    def subscribe(self, name: str, wake: Wake) -> Iterator[None]:
        """Have this called whenever this match, or the lobby, changes."""
        self._subscribers[name].append(wake)
        self._count()
        try:
            yield
        finally:
            self._subscribers[name].remove(wake)
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
        for wake in self._subscribers.get(name, ()):
            wake()
