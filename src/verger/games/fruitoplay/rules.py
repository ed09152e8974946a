"""Fruitoplay from the deal to the last action."""

from verger.engine import rule, seeded

from .rounds import answer_draw, deal, name_collective, rot
from .state import COLLECTIVE, DRAW, PLAY, ROT
from .tricks import open_trick, play


@rule
def setup(s, options, seed):
    """PLAY-01..12: deal the first round; it has no collective card."""
    seeded(s, seed)
    s.every_card = options[0]
    deal(s)
    open_trick(s)
    s.reveals = 0
    s.told = 0


@rule
def apply(s, seat, action):
    """PLAY-10: commit a card, name the collective fruit, draw a last card or not, choose what a rotten card cancels."""
    if action < COLLECTIVE:
        play(s, seat, action - PLAY)
    elif action < DRAW:
        name_collective(s, seat, action - COLLECTIVE)
    elif action < ROT:
        answer_draw(s, seat, action - DRAW)
    else:
        rot(s, seat, action - ROT)
