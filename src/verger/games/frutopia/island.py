"""The ground of an island: what stands where, what is free, how far a piece can slide, where a building fits."""

from verger.engine import rule

from .components import (
    BUILDING,
    CELL_COUNT,
    DIRECTIONS,
    FOOTPRINT,
    FOOTPRINT_SIZE,
    MIX,
    RAYS,
    ROTATIONS,
    SIDE,
)
from .state import FIXED, FREE, MOBILE, PIECE


@rule
def is_piece(what):
    """FRU-23: whether a cell holds something that can slide."""
    return PIECE <= what < FIXED


@rule
def standing_as(business):
    """What a cell says when this business stands there."""
    return PIECE + business + MOBILE if business >= MIX else FIXED + business


@rule
def find(s, seat, what):
    """The cell where something stands on a seat's island, or -1."""
    for cell in range(CELL_COUNT):
        if s.cells[seat, cell] == what:
            return cell
    return -1


@rule
def distance(cell, to):
    """FRU-27: cells from one to another along a row or a column; 0 where there is no straight way."""
    if cell // SIDE == to // SIDE or cell % SIDE == to % SIDE:
        return abs(cell // SIDE - to // SIDE) + abs(cell % SIDE - to % SIDE)
    return 0


@rule
def is_way_free(s, seat, cell, to):
    """FRU-28, 29: whether every cell entered on a straight way is free."""
    steps = distance(cell, to)
    stride = (to - cell) // steps
    for step in range(1, steps + 1):
        if s.cells[seat, cell + step * stride] != FREE:
            return False
    return True


@rule
def can_move(s, seat):
    """FRU-24, 25: whether some piece has a free cell beside it."""
    for cell in range(CELL_COUNT):
        if is_piece(s.cells[seat, cell]):
            for way in range(len(DIRECTIONS)):
                to = RAYS[cell, way, 0]
                if to >= 0 and s.cells[seat, to] == FREE:
                    return True
    return False


@rule
def fits(s, seat, plan, rotation, corner):
    """FRU-64: whether a large building lies wholly on free cells of the island."""
    size = FOOTPRINT_SIZE[plan, rotation, corner]
    for i in range(size):
        if s.cells[seat, FOOTPRINT[plan, rotation, corner, i]] != FREE:
            return False
    return size > 0


@rule
def has_room(s, seat, business):
    """FRU-59, 65: whether a business could be placed on the island at all."""
    if business >= BUILDING:
        return find(s, seat, FREE) >= 0
    for rotation in range(len(ROTATIONS)):
        for corner in range(CELL_COUNT):
            if fits(s, seat, business, rotation, corner):
                return True
    return False
