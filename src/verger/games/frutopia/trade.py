"""Step 2: a boat is delivered, or a business is taken and placed, or nothing."""

from verger.engine import rule, tell

from .components import (
    BERTH_CELL,
    BERTH_COUNT,
    BOAT_POINTS,
    BOAT_PRICE,
    BUSINESS_POINTS,
    CART,
    FOOTPRINT,
    FOOTPRINT_SIZE,
    MIX,
    ROW_POINTS,
    ROW_PRICE,
    ROWS,
    SHOP,
)
from .island import has_room, standing_as
from .purse import can_pay, pay, take_fruit
from .scoring import move_licence
from .state import (
    BOAT,
    BOAT_PART,
    BUILDING_PART,
    BUILT,
    DELIVERED,
    FREE,
    GAINING,
    MOBILE,
    NOBODY,
    NOTHING,
    PASSED,
    PLACED,
    PLACING,
    ROW_PART,
    TAKEN,
)
from .turn import end_trade

# --- What is there to be had -----------------------------------------------------------------------------------------


@rule
def is_moored(s, seat, berth):
    """FRU-17, 49: whether the berth's boat is still there."""
    return s.cells[seat, BERTH_CELL[berth]] == BOAT


@rule
def can_deliver(s, seat, berth):
    """FRU-48: a boat that is there and can be paid in full."""
    return is_moored(s, seat, berth) and can_pay(s, seat, BOAT_PRICE + s.boats[seat, berth])


@rule
def on_board(s, row, column):
    """FRU-06, 55: the business that still lies on a place of the board, or NOTHING."""
    business = s.board[row, column]
    if business != NOTHING and s.holder[business] == NOBODY and business != s.hand:
        return business
    return NOTHING


@rule
def can_take(s, seat, row, column):
    """FRU-55, 57, 59: a business that is there and has room on the island; the price is the row's affair."""
    business = on_board(s, row, column)
    return business != NOTHING and has_room(s, seat, business)


@rule
def can_trade(s, seat):
    """FRU-R23: whether step 2 offers anything but declining."""
    for berth in range(BERTH_COUNT):
        if can_deliver(s, seat, berth):
            return True
    for row in range(ROWS):
        if can_pay(s, seat, ROW_PRICE + row):
            for column in range(s.seats):
                if can_take(s, seat, row, column):
                    return True
    return False


@rule
def decline(s, seat):
    """FRU-26: nothing is always allowed."""
    if not s.able and can_trade(s, seat):
        s.able = 1
    tell(s, PASSED, seat)
    end_trade(s)


# --- Boats -----------------------------------------------------------------------------------------------------------


@rule
def deliver(s, seat, berth):
    """FRU-48..50: pay the order, the boat leaves, its cell is free, its points are scored."""
    boat = s.boats[seat, berth]
    s.able = 1
    pay(s, seat, BOAT_PRICE + boat)
    s.cells[seat, BERTH_CELL[berth]] = FREE
    s.points[seat, BOAT_PART] += BOAT_POINTS[boat]
    tell(s, DELIVERED, seat, berth, boat, BOAT_POINTS[boat])
    end_trade(s)


# --- Businesses ------------------------------------------------------------------------------------------------------


@rule
def take(s, seat, row, column):
    """FRU-52..56: pay the row, score it, move the licence, take one of its businesses."""
    s.able = 1
    pay(s, seat, ROW_PRICE + row)
    s.hand = s.board[row, column]
    s.points[seat, ROW_PART] += ROW_POINTS[row]
    tell(s, TAKEN, seat, row, s.hand, ROW_POINTS[row])
    move_licence(s)
    s.phase = PLACING


@rule
def place(s, seat, cell):
    """FRU-36, 40, 60, 61, 67: a business of one cell on a free one."""
    business = s.hand
    s.cells[seat, cell] = standing_as(business)
    if business < SHOP:
        build(s, seat, cell)
    else:
        tell(s, PLACED, seat, business, cell)
        hold(s, seat)
    if MIX <= business < CART:
        s.piece = business + MOBILE
        s.phase = GAINING
    else:
        end_trade(s)


@rule
def place_large(s, seat, corner, rotation):
    """FRU-63, 64, 66: the plan leaves the game, its building stands for good."""
    plan = s.hand
    for i in range(FOOTPRINT_SIZE[plan, rotation, corner]):
        s.cells[seat, FOOTPRINT[plan, rotation, corner, i]] = standing_as(plan)
    build(s, seat, corner)
    end_trade(s)


@rule
def build(s, seat, cell):
    """FRU-61, 66: a building scores when it is placed."""
    s.points[seat, BUILDING_PART] += BUSINESS_POINTS[s.hand]
    tell(s, BUILT, seat, s.hand, cell, BUSINESS_POINTS[s.hand])
    hold(s, seat)


@rule
def hold(s, seat):
    s.holder[s.hand] = seat
    s.hand = NOTHING


@rule
def gain(s, seat, fruit):
    """FRU-36: a fruit of the mixed harvest token just placed."""
    take_fruit(s, seat, fruit, 1)
    end_trade(s)
