"""Step 1: a piece slides over the island. Harvest tokens bring fruit, mixed ones one of two, carts make desserts."""

from verger.engine import rule, tell

from . import components as box
from . import state
from .actions import EVENT
from .island import distance, find
from .purse import can_pay, pay, pay_fruit, take_fruit
from .scoring import move_licence
from .state import ALLOWED
from .turn import begin_trade


@rule
def move(s, seat, piece, to):
    """FRU-23, 27..34: one piece slides in a straight line; each cell counts."""
    cell = find(s, seat, state.PIECE + piece)
    steps = distance(cell, to)
    s.cells[seat, cell] = state.FREE
    s.cells[seat, to] = state.PIECE + piece
    tell(s, EVENT.slide, seat, piece, cell, to, steps)
    if piece < box.FRUIT_COUNT:
        take_fruit(s, seat, piece, steps)
        begin_trade(s)
    elif is_mixed(piece):
        s.piece = piece
        s.amount = steps + 1
        s.phase = state.SPLITTING
    else:
        s.piece = piece
        s.amount = steps
        s.phase = state.MAKING
        go_on_making(s, seat)


# --- Mixed harvest tokens --------------------------------------------------------------------------------------------


@rule
def is_mixed(piece):
    return box.MIX <= piece - state.MOBILE < box.CART


@rule
def mixed_fruit(piece, which):
    """FRU-36: the first or the second fruit of a mixed harvest token."""
    return box.MIXED_FRUITS[piece - state.MOBILE - box.MIX, which]


@rule
def split(s, seat, share):
    """FRU-37, 38: a fruit for each cell and one more, so many of them of the first kind."""
    if share:
        take_fruit(s, seat, mixed_fruit(s.piece, 0), share)
    if share < s.amount:
        take_fruit(s, seat, mixed_fruit(s.piece, 1), s.amount - share)
    begin_trade(s)


# --- Ice carts -------------------------------------------------------------------------------------------------------


@rule
def not_made(s, seat, pile):
    """FRU-42, 44, 47, R7: an ice of the cart's colour that is there and can be paid."""
    if box.CART_COLOUR[s.piece - state.MOBILE - box.CART] != box.ICE_COLOUR[pile]:
        return 44
    if s.piles[pile] == 0:
        return 47
    return ALLOWED if can_pay(s, seat, box.ICE_PRICE + pile) else 42


@rule
def not_shaken(s, seat, fruit):
    """FRU-43, 47: a milkshake that is there, with two fruits of one kind for it."""
    if s.piles[box.SHAKE_PILE] == 0:
        return 47
    return ALLOWED if s.stock[seat, fruit] >= box.SHAKE_FRUITS else 43


@rule
def can_make_some(s, seat):
    """FRU-R5: whether the cart in use can make anything."""
    for pile in range(box.SHAKE_PILE):
        if not_made(s, seat, pile) == ALLOWED:
            return True
    for fruit in range(box.FRUIT_COUNT):
        if not_shaken(s, seat, fruit) == ALLOWED:
            return True
    return False


@rule
def go_on_making(s, seat):
    """FRU-41, R5: as many products as cells; it ends by itself when nothing more can be made."""
    if s.amount == 0 or not can_make_some(s, seat):
        begin_trade(s)


@rule
def make(s, seat, pile):
    """FRU-41, 42: an ice, paid and scored."""
    pay(s, seat, box.ICE_PRICE + pile)
    serve(s, seat, pile)


@rule
def shake(s, seat, fruit):
    """FRU-41, 43: a milkshake, paid and scored."""
    pay_fruit(s, seat, fruit, box.SHAKE_FRUITS)
    serve(s, seat, box.SHAKE_PILE)


@rule
def serve(s, seat, pile):
    """FRU-44..46: a marker is taken and scores at once; the last of its pile moves the licence."""
    s.piles[pile] -= 1
    s.desserts[seat, pile] += 1
    s.points[seat, state.DESSERT_PART] += box.PILE_VALUE[pile]
    tell(s, EVENT.make, seat, pile, box.PILE_VALUE[pile])
    if s.piles[pile] == 0:
        move_licence(s)
    s.amount -= 1
    go_on_making(s, seat)


@rule
def stop(s, seat):
    """FRU-41: fewer products than cells, even none."""
    tell(s, EVENT.stop, seat)
    begin_trade(s)
