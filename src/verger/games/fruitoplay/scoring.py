"""Counting: what a column is worth, what rotten cards spoil, the points of a round, the final standing."""

from verger.engine import rule

from .components import COLLECTIVE_FRUITS, FRUIT_COUNT, FRUITS_ON, NUMBERS, ROTTEN, ROUNDS
from .state import COLUMN_OF, NOTHING, THE_COLLECTIVE

PARTS = tuple(f"round_{number}" for number in range(1, ROUNDS + 1))


@rule
def has_rotten(s, seat, fruit):
    """PLAY-57: whether the rotten card of a fruit lies in the seat's column."""
    return s.where[ROTTEN[fruit]] == COLUMN_OF + seat


@rule
def candidates(s, seat, fruit):
    """PLAY-59..61: what the owner of a rotten card may cancel: its column's other cards, and the collective card."""
    return s.cards[seat, fruit] - 1 + (s.collective == fruit)


@rule
def owes(s, seat, fruit):
    """PLAY-60, R12: whether the seat has still to choose what its rotten card of this fruit cancels."""
    return has_rotten(s, seat, fruit) and s.cancelled[seat, fruit] == NOTHING and candidates(s, seat, fruit) > 1


@rule
def fruits_of(s, item):
    """What an item counts in this round: a card, or the collective card."""
    return COLLECTIVE_FRUITS[s.rounds] if item == THE_COLLECTIVE else FRUITS_ON[item]


@rule
def least(s, seat, fruit):
    """R12: the item that costs the owner of a rotten card least, or NOTHING."""
    best = NOTHING
    if s.collective == fruit:
        best = THE_COLLECTIVE
    for card in range(fruit * NUMBERS, (fruit + 1) * NUMBERS):
        other = s.where[card] == COLUMN_OF + seat and card != ROTTEN[fruit]
        if other and (best == NOTHING or fruits_of(s, card) < fruits_of(s, best)):
            best = card
    return best


@rule
def column(s, seat, fruit):
    """PLAY-58, 64, 67, 68: the value of a column; a choice not yet made is taken to be the best."""
    value = s.fruits[seat, fruit]
    if s.collective == fruit:
        value += COLLECTIVE_FRUITS[s.rounds]
    if has_rotten(s, seat, fruit):
        item = s.cancelled[seat, fruit]
        if item == NOTHING:
            item = least(s, seat, fruit)
        if item != NOTHING:
            value -= fruits_of(s, item)
    return value


@rule
def largest(s, seat):
    """PLAY-70, 73: the most that a column is worth; 0 without one."""
    most = 0
    for fruit in range(FRUIT_COUNT):
        most = max(most, column(s, seat, fruit))
    return most


@rule
def smallest(s, seat):
    """PLAY-69, 70: the least that a column is worth which is worth anything; 0 without one."""
    fewest = 0
    for fruit in range(FRUIT_COUNT):
        value = column(s, seat, fruit)
        if value > 0 and (fewest == 0 or value < fewest):
            fewest = value
    return fewest


@rule
def points_of_round(s, seat):
    """PLAY-70..73: largest times smallest."""
    return largest(s, seat) * smallest(s, seat)


@rule
def total(s, seat):
    """PLAY-74: the rounds counted so far."""
    points = 0
    for number in range(ROUNDS):
        points += s.score[number, seat]
    return points


@rule
def parts(s, seat, out):
    """PLAY-74: round by round."""
    for number in range(ROUNDS):
        out[number] = s.score[number, seat]


@rule
def standing(s, places, points):
    """PLAY-75..78, R19: the highest total, then the better last round; still level, they share the place."""
    for seat in range(s.seats):
        points[seat] = total(s, seat)
    for seat in range(s.seats):
        places[seat] = 1
        for other in range(s.seats):
            level = points[other] == points[seat]
            better = s.score[ROUNDS - 1, other] > s.score[ROUNDS - 1, seat]
            if points[other] > points[seat] or (level and better):
                places[seat] += 1
