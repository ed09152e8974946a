"""Step 1: a piece slides over the island. Harvest tokens bring fruit, mixed ones one of two, carts make desserts."""

from verger.engine import rule, tell

from .components import (
    CART,
    CART_COLOUR,
    FRUIT_COUNT,
    ICE_COLOUR,
    ICE_PRICE,
    MIX,
    MIXED_FRUITS,
    PILE_VALUE,
    SHAKE_FRUITS,
    SHAKE_PILE,
)
from .island import distance, find
from .purse import can_pay, pay, pay_fruit, take_fruit
from .scoring import move_licence
from .state import (
    DESSERT_PART,
    FREE,
    MADE,
    MAKING,
    MOBILE,
    PIECE,
    SLID,
    SPLITTING,
    STOPPED_MAKING,
)
from .turn import begin_trade


@rule
def move(s, seat, piece, to):
    """FRU-23, 27..34: one piece slides in a straight line; each cell counts."""
    cell = find(s, seat, PIECE + piece)
    steps = distance(cell, to)
    s.cells[seat, cell] = FREE
    s.cells[seat, to] = PIECE + piece
    tell(s, SLID, seat, piece, cell, to, steps)
    if piece < FRUIT_COUNT:
        take_fruit(s, seat, piece, steps)
        begin_trade(s)
    elif is_mixed(piece):
        s.piece = piece
        s.amount = steps + 1
        s.phase = SPLITTING
    else:
        s.piece = piece
        s.amount = steps
        s.phase = MAKING
        go_on_making(s, seat)


# --- Mixed harvest tokens --------------------------------------------------------------------------------------------


@rule
def is_mixed(piece):
    return MIX <= piece - MOBILE < CART


@rule
def mixed_fruit(piece, which):
    """FRU-36: the first or the second fruit of a mixed harvest token."""
    return MIXED_FRUITS[piece - MOBILE - MIX, which]


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
def is_of_colour(piece, pile):
    """FRU-44, R7: whether a cart sells the ices of this pile."""
    return CART_COLOUR[piece - MOBILE - CART] == ICE_COLOUR[pile]


@rule
def can_make(s, seat, pile):
    """FRU-42, 44, 47: an ice of the cart's colour that is there and can be paid."""
    return is_of_colour(s.piece, pile) and s.piles[pile] > 0 and can_pay(s, seat, ICE_PRICE + pile)


@rule
def can_shake(s, seat, fruit):
    """FRU-43, 47: a milkshake that is there, with two fruits of one kind for it."""
    return s.piles[SHAKE_PILE] > 0 and s.stock[seat, fruit] >= SHAKE_FRUITS


@rule
def go_on_making(s, seat):
    """FRU-41, R5: as many products as cells; it ends by itself when nothing more can be made."""
    if s.amount > 0:
        for pile in range(SHAKE_PILE):
            if can_make(s, seat, pile):
                return
        for fruit in range(FRUIT_COUNT):
            if can_shake(s, seat, fruit):
                return
    begin_trade(s)


@rule
def make(s, seat, pile):
    """FRU-41, 42: an ice, paid and scored."""
    pay(s, seat, ICE_PRICE + pile)
    serve(s, seat, pile)


@rule
def shake(s, seat, fruit):
    """FRU-41, 43: a milkshake, paid and scored."""
    pay_fruit(s, seat, fruit, SHAKE_FRUITS)
    serve(s, seat, SHAKE_PILE)


@rule
def serve(s, seat, pile):
    """FRU-44..46: a marker is taken and scores at once; the last of its pile moves the licence."""
    s.piles[pile] -= 1
    s.desserts[seat, pile] += 1
    s.points[seat, DESSERT_PART] += PILE_VALUE[pile]
    tell(s, MADE, seat, pile, PILE_VALUE[pile])
    if s.piles[pile] == 0:
        move_licence(s)
    s.amount -= 1
    go_on_making(s, seat)


@rule
def stop(s, seat):
    """FRU-41: fewer products than cells, even none."""
    tell(s, STOPPED_MAKING, seat)
    begin_trade(s)
