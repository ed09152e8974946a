"""Bots by the words people name them with."""

from __future__ import annotations

import csv

from verger import bots

from .running import ProgramBot

RUN = "run:"
"""Before the command line of a program."""


def player(word: str, seconds: float = 1.0) -> bots.Bot:
    """A bot by the number of a level, by its kind, or by the command that runs it; ValueError says what there is."""
    if word.startswith(RUN):
        return ProgramBot(word.removeprefix(RUN), seconds)
    if word.isdecimal():
        return bots.level(int(word))
    try:
        return bots.named(word, seconds)
    except ValueError as error:
        raise ValueError(f"{error}; nor is it the number of a level, or {RUN} and the command of a program") from None


def split(words: str) -> list[str]:
    """Words between commas; one with a comma in it stands in quotation marks."""
    return [word.strip() for word in next(csv.reader([words], skipinitialspace=True), []) if word.strip()]
