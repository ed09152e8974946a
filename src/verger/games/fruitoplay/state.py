"""The record of a position, and the numbers that its fields go by."""

from verger.engine import record

from .actions import COLLECTIVE_CARD, ITEMS
from .components import CARD_COUNT, FRUIT_COUNT, ROUNDS, SEATS, TRICKS

PHASES = ("collective", "trick", "draw", "rot", "over")
COLLECTIVE, TRICK, DRAW, ROT, OVER = range(len(PHASES))

NOBODY = -1
NOTHING = -1
NO, YES = range(2)
THE_COLLECTIVE = ITEMS.index(COLLECTIVE_CARD)  # counted after the cards where it can be cancelled
PILE, RIVER, ASIDE, HAND_OF = -3, -2, -1, 0  # where a card is; HAND_OF + seat, COLUMN_OF + seat
COLUMN_OF = HAND_OF + SEATS

DTYPE = record(
    events=56,
    rounds=(),  # counted before this one
    trick=(),  # from 0; the last one until the round is counted
    where=(CARD_COUNT,),  # PILE, RIVER (the target too), ASIDE, HAND_OF a seat (face down too) or COLUMN_OF a seat
    pile=(CARD_COUNT,),  # from `top` on, in the order of drawing; NOTHING before
    top=(),
    river=(TRICKS,),  # the targets in the order they were laid out; NOTHING once fought for
    hand=(SEATS,),  # cards held
    cards=(SEATS, FRUIT_COUNT),  # in each column
    fruits=(SEATS, FRUIT_COUNT),  # on them
    answer=(SEATS,),  # face down: a card in a trick, NO or YES to a last card; NOTHING before and after
    target=(),  # of the last trick of this round, or NOTHING
    shown=(SEATS,),  # the cards of that trick
    struck=(SEATS,),  # in which pass a tie struck them, from 1; 0: it did not
    winner=(),  # of that trick, or NOBODY
    cancelled=(SEATS, FRUIT_COUNT),  # by a rotten card: a card, THE_COLLECTIVE or NOTHING
    collective=(),  # the fruit in force, or NOTHING
    chooser=(),  # who named it, or NOBODY
    score=(ROUNDS, SEATS),
    every_card=(),  # 1: any two cards with the same gap tie
)
