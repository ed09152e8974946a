"""The log tells everything: whoever only hears what happened can keep the books of the whole table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from tests.games.sitting import AnySitting, Event, play_at_random

from verger.engine import EVERYTHING


class Listener(ABC):
    """The table as somebody knows it from the first view and the events alone: `hear_<kind>` for those that matter."""

    def hear(self, event: Event) -> None:
        arguments = {key: value for key, value in event.items() if key != "kind"}
        getattr(self, f"hear_{event['kind']}", lambda **_: None)(**arguments)

    @abstractmethod
    def compare(self, view: dict[str, Any]) -> None:
        """Hold the books against the table."""

    def follow(self, table: AnySitting) -> Event:
        """Hear a match played at random to its end, the books right after every action; the last thing told."""
        while not table.match.over:
            play_at_random(table, seed=len(table.match.actions), actions=1)
            for event in table.match.game.told(table.match.state, EVERYTHING):
                self.hear(event)
            self.compare(table.view)
        return event
