"""Verger: one home for board and card games.

import verger
finca = verger.game("finca")
match = finca.new(seats=4, seed=7)
"""

from .match import IllegalAction, Match, game
from .match import open_record as open  # noqa: A004

__all__ = ["IllegalAction", "Match", "game", "open"]
__version__ = "0.1.0"
