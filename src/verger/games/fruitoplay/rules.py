"""Fruitoplay from the deal to the last action: the set-up, and what plays each kind of action."""

from verger.engine import played, rule, seeded

from . import rounds, tricks
from .actions import ACTIONS


@rule
def setup(s, options, seed):
    """PLAY-01..12: deal the first round; it has no collective card."""
    seeded(s, seed)
    s.every_card = options[0]
    rounds.deal(s)
    tricks.open_trick(s)
    s.reveals = 0
    s.told = 0


apply = played(ACTIONS, tricks, rounds)
