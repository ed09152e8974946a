"""Step 2: a boat is delivered, or a business is taken and placed, or nothing."""

from verger.engine import rule, tell

from . import components as box
from . import state
from .actions import EVENT
from .island import cover, has_room, is_moored, standing_as
from .purse import can_pay, pay, take_fruit
from .scoring import move_licence
from .state import ALLOWED
from .turn import end_trade

# --- What is there to be had -----------------------------------------------------------------------------------------


@rule
def not_delivered(s, seat, berth):
    """FRU-48, 50: a boat that is still there, in full."""
    if not is_moored(s, seat, berth):
        return 50
    return ALLOWED if can_pay(s, seat, box.BOAT_PRICE + s.boats[seat, berth]) else 48


@rule
def is_left(s, business):
    """FRU-55: whether a business that was dealt to the board still lies there."""
    return (s.holder[business] == state.NOBODY) & (business != s.hand)


@rule
def on_board(s, row, column):
    """FRU-06, 55: the business that still lies on a place of the board, or NOTHING."""
    business = s.board[row, column]
    return business if business != state.NOTHING and is_left(s, business) else state.NOTHING


@rule
def not_there(s, seat, row, column):
    """FRU-05, 55, 57: a business that is still there."""
    if column >= s.seats:
        return 5
    if on_board(s, row, column) != state.NOTHING:
        return ALLOWED
    for other in range(s.seats):
        if on_board(s, row, other) != state.NOTHING:
            return 55
    return 57


@rule
def not_paid(s, seat, row):
    """FRU-52: the price of its row."""
    return ALLOWED if can_pay(s, seat, box.ROW_PRICE + row) else 52


@rule
def no_room(s, seat, row, column):
    """FRU-59, 65: room for it on the island."""
    business = s.board[row, column]
    return ALLOWED if has_room(s, seat, business) else 65 if business < box.BUILDING else 59


@rule
def can_trade(s, seat):
    """FRU-R23: whether step 2 offers anything but declining."""
    for berth in range(box.BERTH_COUNT):
        if not_delivered(s, seat, berth) == ALLOWED:
            return True
    for row in range(box.ROWS):
        if not_paid(s, seat, row) == ALLOWED:
            for column in range(s.seats):
                if not_there(s, seat, row, column) == ALLOWED and no_room(s, seat, row, column) == ALLOWED:
                    return True
    return False


@rule
def pass_(s, seat):
    """FRU-26: nothing is always allowed."""
    if not s.able and can_trade(s, seat):
        s.able = 1
    tell(s, EVENT.pass_, seat)
    end_trade(s)


# --- Boats -----------------------------------------------------------------------------------------------------------


@rule
def deliver(s, seat, berth):
    """FRU-48..50: pay the order, the boat leaves, its cell is free, its points are scored."""
    boat = s.boats[seat, berth]
    s.able = 1
    pay(s, seat, box.BOAT_PRICE + boat)
    s.cells[seat, box.BERTH_CELL[berth]] = state.FREE
    s.points[seat, state.BOAT_PART] += box.BOAT_POINTS[boat]
    tell(s, EVENT.deliver, seat, berth, boat, box.BOAT_POINTS[boat])
    end_trade(s)


# --- Businesses ------------------------------------------------------------------------------------------------------


@rule
def take(s, seat, row, column):
    """FRU-52..56: pay the row, score it, move the licence, take one of its businesses."""
    s.able = 1
    pay(s, seat, box.ROW_PRICE + row)
    s.hand = s.board[row, column]
    s.points[seat, state.ROW_PART] += box.ROW_POINTS[row]
    tell(s, EVENT.take, seat, row, s.hand, box.ROW_POINTS[row])
    move_licence(s)
    s.phase = state.PLACING


@rule
def place(s, seat, cell):
    """FRU-36, 40, 60, 61, 67: a business of one cell on a free one."""
    business = s.hand
    s.cells[seat, cell] = standing_as(business)
    if business < box.SHOP:
        build(s, seat, cell)
    else:
        tell(s, EVENT.place, seat, business, cell)
        hold(s, seat)
    if box.MIX <= business < box.CART:
        s.piece = business + state.MOBILE
        s.phase = state.GAINING
    else:
        end_trade(s)


@rule
def place_large(s, seat, corner, rotation):
    """FRU-63, 64, 66: the plan leaves the game, its building stands for good."""
    cover(s, seat, s.hand, corner, rotation, standing_as(s.hand))
    build(s, seat, corner)
    end_trade(s)


@rule
def build(s, seat, cell):
    """FRU-61, 66: a building scores when it is placed."""
    s.points[seat, state.BUILDING_PART] += box.BUSINESS_POINTS[s.hand]
    tell(s, EVENT.build, seat, s.hand, cell, box.BUSINESS_POINTS[s.hand])
    hold(s, seat)


@rule
def hold(s, seat):
    s.holder[s.hand] = seat
    s.hand = state.NOTHING


@rule
def gain(s, seat, fruit):
    """FRU-36: a fruit of the mixed harvest token just placed."""
    take_fruit(s, seat, fruit, 1)
    end_trade(s)
