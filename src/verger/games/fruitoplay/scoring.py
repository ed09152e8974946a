"""Counting: what a column is worth, what rotten cards spoil, the points of a round, the final standing."""

from verger.engine import rule
from verger.engine.ranking import alone
from verger.engine.rows import total

from . import components as box
from . import state

PARTS = tuple(f"round_{number}" for number in range(1, box.ROUNDS + 1))


@rule
def lying(s, place, fruit):
    """Cards of a fruit that lie in a place, and the fruits on them."""
    cards = 0
    fruits = 0
    for card in range(fruit * box.NUMBERS, (fruit + 1) * box.NUMBERS):
        if s.where[card] == place:
            cards += 1
            fruits += box.FRUITS_ON[card]
    return cards, fruits


@rule
def has_rotten(s, seat, fruit):
    """PLAY-57: whether the rotten card of a fruit lies in the seat's column."""
    return s.where[box.ROTTEN[fruit]] == state.COLUMN_OF + seat


@rule
def candidates(s, seat, fruit):
    """PLAY-59..61: what the owner of a rotten card may cancel: its column's other cards, and the collective card."""
    return s.cards[seat, fruit] - 1 + (s.collective == fruit)


@rule
def has_choice(s, seat, fruit):
    """PLAY-60, R12: whether the seat decides what its rotten card of this fruit cancels."""
    return has_rotten(s, seat, fruit) and candidates(s, seat, fruit) > 1


@rule
def owes(s, seat, fruit):
    """PLAY-65: whether it has still to do so."""
    return s.cancelled[seat, fruit] == state.NOTHING and has_choice(s, seat, fruit)


@rule
def owes_some(s, seat):
    """PLAY-65: an owner of several rotten cards has a choice in each column."""
    for fruit in range(box.FRUIT_COUNT):
        if owes(s, seat, fruit):
            return True
    return False


@rule
def is_beside(s, seat, card):
    """PLAY-58, 59: whether a card lies in the seat's columns and is not rotten itself."""
    return s.where[card] == state.COLUMN_OF + seat and box.FRUITS_ON[card] > 0


@rule
def fruit_of_item(s, item):
    """The fruit of a card, or of the collective card; NOTHING if there is none."""
    return s.collective if item == state.THE_COLLECTIVE else box.FRUIT_OF[item]


@rule
def fruits_of(s, item):
    """What an item counts in this round: a card, or the collective card."""
    return box.COLLECTIVE_FRUITS[s.rounds] if item == state.THE_COLLECTIVE else box.FRUITS_ON[item]


@rule
def least(s, seat, fruit):
    """R12: the item that costs the owner of a rotten card least, or NOTHING."""
    best = state.THE_COLLECTIVE if s.collective == fruit else state.NOTHING
    for card in range(fruit * box.NUMBERS, (fruit + 1) * box.NUMBERS):
        if is_beside(s, seat, card) and (best == state.NOTHING or fruits_of(s, card) < fruits_of(s, best)):
            best = card
    return best


@rule
def column(s, seat, fruit):
    """PLAY-58, 64, 67, 68: the value of a column; a choice not yet made is taken to be the best."""
    value = s.fruits[seat, fruit]
    if s.collective == fruit:
        value += box.COLLECTIVE_FRUITS[s.rounds]
    if has_rotten(s, seat, fruit):
        item = s.cancelled[seat, fruit]
        if item == state.NOTHING:
            item = least(s, seat, fruit)
        if item != state.NOTHING:
            value -= fruits_of(s, item)
    return value


@rule
def largest(s, seat):
    """PLAY-70, 73: the most that a column is worth; 0 without one."""
    most = 0
    for fruit in range(box.FRUIT_COUNT):
        most = max(most, column(s, seat, fruit))
    return most


@rule
def smallest(s, seat):
    """PLAY-69, 70: the least that a column is worth which is worth anything; 0 without one."""
    fewest = 0
    for fruit in range(box.FRUIT_COUNT):
        value = column(s, seat, fruit)
        if value > 0 and (fewest == 0 or value < fewest):
            fewest = value
    return fewest


@rule
def points_of_round(s, seat):
    """PLAY-70..73: largest times smallest."""
    return largest(s, seat) * smallest(s, seat)


@rule
def score(s, seat):
    """PLAY-74: the rounds counted so far."""
    return total(s.score[:, seat])


alone_last = alone("alone_last", score, ahead="<")  # PLAY-13..16: the seat alone with the lowest total, or NOBODY


@rule
def tie_break(s, seat):
    """PLAY-75..78, R19: the highest total, then the better last round; still level, they share the place."""
    return s.score[box.ROUNDS - 1, seat]


@rule
def parts(s, seat, out):
    """PLAY-74: round by round."""
    for number in range(box.ROUNDS):
        out[number] = s.score[number, seat]
