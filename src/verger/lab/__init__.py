"""Measuring players: bots against each other, over many deals."""

from . import ladder
from .arena import Entrant, Sitting, Standing, Table, Tally, derived, entrant, play, sittings, tournament, wilson

__all__ = [
    "Entrant",
    "Sitting",
    "Standing",
    "Table",
    "Tally",
    "derived",
    "entrant",
    "ladder",
    "play",
    "sittings",
    "tournament",
    "wilson",
]
