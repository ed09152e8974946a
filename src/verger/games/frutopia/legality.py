"""What a seat may do: `legal` marks it all at once. Why it may not do the rest is the affair of `refusals`."""

from verger.engine import may_act, rule

from .components import (
    ARROW_COUNT,
    ARROW_HEAD,
    ARROW_TAIL,
    BAGS,
    BERTH_COUNT,
    BUILDING,
    CELL_COUNT,
    CIRCLE_NODE,
    COLUMNS,
    DIRECTIONS,
    FIRST_CIRCLE,
    FRUIT_COUNT,
    RAYS,
    ROTATIONS,
    ROW_PRICE,
    ROWS,
    SEATS,
    SHAKE_PILE,
    SIDE,
)
from .factory import are_ready, can_advance, circle_of, occupant
from .harvest import can_make, can_shake, mixed_fruit
from .island import fits, is_piece
from .purse import can_pay
from .state import (
    ADVANCE,
    BAG,
    BOTH_PAWNS,
    CHOOSING,
    CIRCLE,
    DELIVER,
    END_TURN,
    FACTORY,
    FIRST_PAWN,
    FREE,
    GAIN,
    GAINING,
    MAKE,
    MAKING,
    MOVE,
    NOBODY,
    PASS,
    PIECE,
    PLACE,
    PLACE_LARGE,
    PLACING,
    SHAKE,
    SLIDING,
    SPLIT,
    SPLITTING,
    STOP,
    TAKE,
    TRADING,
)
from .trade import can_deliver, can_take


@rule
def legal(s, seat, mask):
    """Mark this seat's legal actions and count them."""
    if not may_act(s, seat):
        return 0
    if s.phase == SLIDING:
        return legal_moves(s, seat, mask)
    if s.phase == TRADING:
        return legal_trades(s, seat, mask)
    if s.phase == FACTORY:
        return legal_advances(s, seat, mask)
    if s.phase == PLACING:
        return legal_places(s, seat, mask)
    if s.phase == SPLITTING:
        return mark(mask, SPLIT, s.amount + 1)
    if s.phase == MAKING:
        return legal_products(s, seat, mask)
    if s.phase == GAINING:
        for which in range(2):
            mask[GAIN + mixed_fruit(s.piece, which)] = 1
        return 2
    if s.phase == CHOOSING:
        return mark(mask, BAG, len(BAGS))
    return legal_circles(s, mask)


@rule
def mark(mask, first, count):
    for i in range(count):
        mask[first + i] = 1
    return count


@rule
def legal_moves(s, seat, mask):
    """FRU-23, 27..29: every piece, in every direction, up to the first obstacle."""
    count = 0
    for cell in range(CELL_COUNT):
        if is_piece(s.cells[seat, cell]):
            first = MOVE + (s.cells[seat, cell] - PIECE) * CELL_COUNT
            for way in range(len(DIRECTIONS)):
                for step in range(SIDE - 1):
                    to = RAYS[cell, way, step]
                    if to < 0 or s.cells[seat, to] != FREE:
                        break
                    mask[first + to] = 1
                    count += 1
    return count


@rule
def legal_products(s, seat, mask):
    """FRU-41..44, 47: what the cart can still make, or no more."""
    count = 0
    for pile in range(SHAKE_PILE):
        if can_make(s, seat, pile):
            mask[MAKE + pile] = 1
            count += 1
    for fruit in range(FRUIT_COUNT):
        if can_shake(s, seat, fruit):
            mask[SHAKE + fruit] = 1
            count += 1
    mask[STOP] = 1
    return count + 1


@rule
def legal_trades(s, seat, mask):
    """FRU-26, 48, 52, 59: a boat, a business or nothing."""
    count = 0
    for berth in range(BERTH_COUNT):
        if can_deliver(s, seat, berth):
            mask[DELIVER + berth] = 1
            count += 1
    for row in range(ROWS):
        if can_pay(s, seat, ROW_PRICE + row):
            for column in range(s.seats):
                if can_take(s, seat, row, column):
                    mask[TAKE + row * COLUMNS + column] = 1
                    count += 1
    mask[PASS] = 1
    return count + 1


@rule
def legal_places(s, seat, mask):
    """FRU-60, 64: any free cell, or wherever the large building fits."""
    count = 0
    for cell in range(CELL_COUNT):
        if s.hand >= BUILDING:
            if s.cells[seat, cell] == FREE:
                mask[PLACE + cell] = 1
                count += 1
        else:
            for rotation in range(len(ROTATIONS)):
                if fits(s, seat, s.hand, rotation, cell):
                    mask[PLACE_LARGE + cell * len(ROTATIONS) + rotation] = 1
                    count += 1
    return count


@rule
def legal_advances(s, seat, mask):
    """FRU-80..85: arrows that a pawn, or both, can take; or the end of the turn."""
    count = 0
    for pawns in range(FIRST_PAWN, BOTH_PAWNS + 1):
        if are_ready(s, seat, pawns):
            node = CIRCLE_NODE[circle_of(s, seat, pawns)]
            for arrow in range(ARROW_COUNT):
                if ARROW_TAIL[arrow] == node and can_advance(s, seat, pawns, arrow):
                    mask[ADVANCE + (pawns - 1) * ARROW_COUNT + arrow] = 1
                    count += 1
    mask[END_TURN] = 1
    return count + 1


@rule
def legal_circles(s, mask):
    """FRU-84, 85: the free circles of the vat that is entered."""
    count = 0
    first = FIRST_CIRCLE[ARROW_HEAD[s.arrow]]
    for which in range(SEATS):
        if occupant(s, first + which) == NOBODY:
            mask[CIRCLE + which] = 1
            count += 1
    return count
