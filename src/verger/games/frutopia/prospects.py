"""Businesses that would wall their owner in."""

from verger.engine import rule

from .components import FOOTPRINT, FOOTPRINT_SIZE
from .island import can_move, fits, standing_as
from .state import FREE


@rule
def is_wall(s, seat, cell):
    """FRU-60: whether the small business in hand, placed on a cell, would leave no piece of the seat able to move."""
    if s.cells[seat, cell] != FREE:
        return False
    s.cells[seat, cell] = standing_as(s.hand)
    moves = can_move(s, seat)
    s.cells[seat, cell] = FREE
    return not moves


@rule
def is_wall_at(s, seat, corner, rotation):
    """FRU-60, 64: the same of the large building in hand."""
    if not fits(s, seat, s.hand, rotation, corner):
        return False
    cover(s, seat, corner, rotation, standing_as(s.hand))
    moves = can_move(s, seat)
    cover(s, seat, corner, rotation, FREE)
    return not moves


@rule
def cover(s, seat, corner, rotation, what):
    for i in range(FOOTPRINT_SIZE[s.hand, rotation, corner]):
        s.cells[seat, FOOTPRINT[s.hand, rotation, corner, i]] = what
