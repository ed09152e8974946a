"""The ground of an island: what stands where, what is free, how far a piece can slide, where a building fits."""

from verger.engine import rule

from . import components as box
from . import state


@rule
def is_piece(what):
    """FRU-23: whether a cell holds something that can slide."""
    return state.PIECE <= what < state.FIXED


@rule
def standing_as(business):
    """What a cell says when this business stands there."""
    return state.PIECE + business + state.MOBILE if business >= box.MIX else state.FIXED + business


@rule
def find(s, seat, what):
    """The cell where something stands on a seat's island, or -1."""
    for cell in range(box.CELL_COUNT):
        if s.cells[seat, cell] == what:
            return cell
    return -1


@rule
def distance(cell, to):
    """FRU-27: cells from one to another along a row or a column; 0 where there is no straight way."""
    if cell // box.SIDE == to // box.SIDE or cell % box.SIDE == to % box.SIDE:
        return abs(cell // box.SIDE - to // box.SIDE) + abs(cell % box.SIDE - to % box.SIDE)
    return 0


@rule
def is_way_free(s, seat, cell, to):
    """FRU-28, 29: whether every cell entered on a straight way is free."""
    steps = distance(cell, to)
    stride = (to - cell) // steps
    for step in range(1, steps + 1):
        if s.cells[seat, cell + step * stride] != state.FREE:
            return False
    return True


@rule
def can_move(s, seat):
    """FRU-24, 25: whether some piece has a free cell beside it."""
    for cell in range(box.CELL_COUNT):
        if is_piece(s.cells[seat, cell]):
            for way in range(len(box.DIRECTIONS)):
                to = box.RAYS[cell, way, 0]
                if to >= 0 and s.cells[seat, to] == state.FREE:
                    return True
    return False


@rule
def is_moored(s, seat, berth):
    """FRU-17, 49: whether the berth's boat is still there."""
    return s.cells[seat, box.BERTH_CELL[berth]] == state.BOAT


# --- Businesses ------------------------------------------------------------------------------------------------------


@rule
def fits(s, seat, business, corner, rotation):
    """FRU-60, 64: whether a business lies there wholly on free cells of the island."""
    plan = min(business, box.BUILDING)
    size = box.FOOTPRINT_SIZE[plan, rotation, corner]
    for i in range(size):
        if s.cells[seat, box.FOOTPRINT[plan, rotation, corner, i]] != state.FREE:
            return False
    return size > 0


@rule
def has_room(s, seat, business):
    """FRU-59, 65: whether a business could be placed on the island at all."""
    if business >= box.BUILDING:
        return find(s, seat, state.FREE) >= 0
    for rotation in range(len(box.ROTATIONS)):
        for corner in range(box.CELL_COUNT):
            if fits(s, seat, business, corner, rotation):
                return True
    return False


@rule
def cover(s, seat, business, corner, rotation, what):
    plan = min(business, box.BUILDING)
    for i in range(box.FOOTPRINT_SIZE[plan, rotation, corner]):
        s.cells[seat, box.FOOTPRINT[plan, rotation, corner, i]] = what


@rule
def is_wall(s, seat, corner, rotation):
    """FRU-60, 64: whether the business in hand, placed there, would leave no piece of the seat able to move."""
    if not fits(s, seat, s.hand, corner, rotation):
        return False
    cover(s, seat, s.hand, corner, rotation, standing_as(s.hand))
    moves = can_move(s, seat)
    cover(s, seat, s.hand, corner, rotation, state.FREE)
    return not moves
