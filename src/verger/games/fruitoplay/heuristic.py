"""A quick opinion of a position, in points: what a seat has, and what its columns and its hand promise.

A seat plans: it keeps some fruits and plays its cards of the others away. Fruits that already have a column must be
kept, and with few tricks left not every stray card can go. The best such plan is what the round promises; the earlier
it is, the less its details count.
"""

import math

import numpy as np

from verger.engine import RUNNING, rule

from . import components as box
from . import state
from .scoring import column, lying, score, tie_break
from .tricks import is_contested

# By tricks left to play, fitted to the scores that searching bots reached from such positions.
KEPT = (1.0, 0.8, 0.7, 0.6, 0.55, 0.45, 0.35, 0.3)  # of a fruit in hand
COMING = (0.0, 0.8, 0.8, 1.4, 3.0, 5.0, 7.0, 9.0)  # fruits to come into a column
SPARE = (0.0, 1.3, 1.7, 1.8, 2.8, 3.8, 4.8, 5.8)  # stray cards that can be played away
BASE = (0.0, 0.4, 3.8, 5.0, 4.5, 3.9, 6.1, 7.4)  # points: of any hand,
PLAN = (1.0, 0.815, 0.772, 0.628, 0.381, 0.248, 0.147, 0.097)  # and for each point of the plan
SPREAD = (4.0, 8.8, 10.3, 11.5, 12.3, 12.9, 13.3, 13.6)  # how far the score of a round may be off
LATER = 14.0  # the spread of a round not yet dealt
STEEPNESS = 0.8  # of a lead, in spreads

# What is left of a plan with so many stray cards: each that cannot go takes nearly half of it. Rounded, since the last
# places of a power are not the same everywhere.
STRAY = np.array([[round(0.55 ** max(0.0, cards - spare), 9) for cards in range(8)] for spare in SPARE])


@rule
def lead(s):
    """A lead that is worth three games in four, for how far totals may still move apart."""
    if s.over != RUNNING:
        return STEEPNESS
    rounds = box.ROUNDS - 1 - s.rounds
    now = SPREAD[tricks_left(s)]
    return STEEPNESS * math.sqrt(now * now + rounds * LATER * LATER)


SCALE = lead


@rule
def tricks_left(s):
    return box.TRICKS - s.trick if is_contested(s) else 0


@rule
def promise(s, seat):
    """The rounds counted, and what the one under way should bring."""
    points = float(score(s, seat))
    if s.over != RUNNING:
        return points + 0.001 * tie_break(s, seat)
    left = tricks_left(s)
    return points + BASE[left] + PLAN[left] * best_plan(s, seat, left)


@rule
def best_plan(s, seat, left):
    """The product that the best choice of fruits to keep promises."""
    columns = (column(s, seat, 0), column(s, seat, 1), column(s, seat, 2), column(s, seat, 3))
    hand = (held(s, seat, 0), held(s, seat, 1), held(s, seat, 2), held(s, seat, 3))
    there = 0
    fixed = 0
    for fruit in range(box.FRUIT_COUNT):
        there |= (columns[fruit] > 0 or hand[fruit][0] > 0) << fruit
        fixed |= (columns[fruit] > 0) << fruit
    if left == 0:
        fixed = there
    best = 0.0
    for kept in range(1, 1 << box.FRUIT_COUNT):
        if kept & fixed == fixed and kept | there == there:
            best = max(best, plan(kept, columns, hand, left))
    return best


@rule
def plan(kept, columns, hand, left):
    """The product that a set of fruits to keep promises, less for every stray card that will not go."""
    most = 0.0
    fewest = 99.0
    stray = 0
    for fruit in range(box.FRUIT_COUNT):
        cards, fruits = hand[fruit]
        if (kept >> fruit) & 1:
            value = columns[fruit] + KEPT[left] * fruits + COMING[left]
            most = max(most, value)
            fewest = min(fewest, value)
        else:
            stray += cards
    return most * fewest * STRAY[left, stray]


@rule
def held(s, seat, fruit):
    """Cards of a fruit in the seat's hand, and the fruits on them, of which a rotten card spoils one."""
    cards, fruits = lying(s, state.HAND_OF + seat, fruit)
    if fruits > 0 and s.where[box.ROTTEN[fruit]] == state.HAND_OF + seat:
        fruits -= 1
    return cards, fruits
