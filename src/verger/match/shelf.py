"""Where games and kept matches are found by name."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from verger.engine import registry

from .box import Box
from .match import Match
from .record import read_file


def games() -> tuple[str, ...]:
    """The names of the games that are installed."""
    return registry.names()


@lru_cache
def game(name: str) -> Box:
    """A game by its name."""
    return Box(registry.find(name))


def open_record(path: str | Path) -> Match:
    """A match from its file; RecordError names the first thing that is wrong with it."""
    return read_file(Path(path))
