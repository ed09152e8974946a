"""Where games and kept matches are found by name."""

from __future__ import annotations

from pathlib import Path

from verger.engine import registry

from .box import Box
from .match import Match
from .record import read_file


def games() -> tuple[str, ...]:
    """The names of the games that are installed."""
    return registry.names()


def game(name: str) -> Box:
    """A game by its name: what its package has put on the shelf."""
    found = registry.find(name)
    if not isinstance(found, Box):
        raise TypeError(f"{name} cannot be played: its package brings a {type(found).__name__}, not a verger.match.Box")
    return found


def open_record(path: str | Path) -> Match:
    """A match from its file; RecordError names the first thing that is wrong with it."""
    return read_file(Path(path))
