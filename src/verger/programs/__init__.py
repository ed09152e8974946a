"""Bots by the words people name them with."""

from __future__ import annotations

from verger import bots


def player(word: str, seconds: float = 1.0) -> bots.Bot:
    """A bot by the number of a level or by its kind; ValueError says what there is."""
    return bots.level(int(word)) if word.isdecimal() else bots.named(word, seconds)
