"""A match is a seed and a list of actions: played, taken back, replayed, saved and opened."""

from .box import Box
from .match import Choice, Entry, IllegalAction, Match, Reach, Result, UndoRefused
from .record import RecordError
from .shelf import game, games, open_record

__all__ = [
    "Box",
    "Choice",
    "Entry",
    "IllegalAction",
    "Match",
    "Reach",
    "RecordError",
    "Result",
    "UndoRefused",
    "game",
    "games",
    "open_record",
]
