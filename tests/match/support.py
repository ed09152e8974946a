"""Matches played at random."""

from __future__ import annotations

import random

from verger.match import Match


def play_on(match: Match, seed: int = 0, steps: int | None = None) -> Match:
    """Play random actions: so many, or to the end."""
    chance = random.Random(seed)
    while not match.over and steps != 0:
        seat = chance.choice(match.pending)
        match.play(seat, chance.choice(match.legal(seat)))
        steps = None if steps is None else steps - 1
    return match
