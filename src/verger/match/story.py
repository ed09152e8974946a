"""What has been played, and what was noted of it. Matches that follow one another share it: it only ever grows."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from verger.engine.loops import NOTES

HEARD = NOTES.index("heard")


class Story:
    """Actions, what was noted of each, and which of them are lines in whose log.

    The latter is kept for the eyes whose bits are given: for none where all see everything.
    """

    def __init__(self, bits: Sequence[int]) -> None:
        self.bits = bits
        self.actions: list[tuple[int, int]] = []
        self.notes: list[list[int]] = [[] for _ in NOTES]
        self.heard: list[list[int]] = [[] for _ in bits]

    def add(self, seat: int, action: int, notes: Sequence[int]) -> None:
        """One more action."""
        number, eyes = len(self.actions), notes[HEARD]
        for bit, lines in zip(self.bits, self.heard, strict=True):
            if eyes >> bit & 1:
                lines.append(number)
        for row, note in zip(self.notes, notes, strict=True):
            row.append(note)
        self.actions.append((seat, action))

    def first(self, count: int) -> Story:
        """The beginning of it, for who goes on in another way."""
        other = Story(self.bits)
        other.actions = self.actions[:count]
        other.notes = [row[:count] for row in self.notes]
        other.heard = [lines[: bisect_left(lines, count)] for lines in self.heard]
        return other
