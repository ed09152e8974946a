"""Why not? `refusal` names the rule that forbids an action; what it does not forbid is what `legal` marks."""

from verger.engine import RULING, RUNNING, STOPPED, may_act, rule

from .components import (
    ARROW_COUNT,
    ARROW_HEAD,
    ARROW_PRICE,
    ARROW_TAIL,
    BOAT_PRICE,
    BUILDING,
    CELL_COUNT,
    CIRCLE_NODE,
    COLUMNS,
    FINAL,
    FIRST_CIRCLE,
    ICE_PRICE,
    MIX,
    NODE_KIND,
    ROTATIONS,
    ROW_PRICE,
    SHAKE_PILE,
)
from .factory import are_ready, circle_of, is_joint, is_open, occupant
from .harvest import can_shake, is_of_colour, mixed_fruit
from .island import can_move, distance, find, fits, has_room, is_way_free
from .purse import can_pay
from .state import (
    ADVANCE,
    BOTH_PAWNS,
    CHOOSING,
    CIRCLE,
    DELIVER,
    END_TURN,
    FACTORY,
    FREE,
    GAIN,
    GAINING,
    MAKE,
    MAKING,
    MOBILE,
    MOVE,
    NOBODY,
    NOTHING,
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
    VAT,
)
from .trade import is_moored, on_board

ALLOWED = 0


@rule
def refusal(s, seat, action):
    """0, or the number of the ledger rule that forbids this action to this seat now."""
    if s.over != RUNNING:
        return refusal_after_the_end(s)
    if not may_act(s, seat):
        return 13 if s.phase == CHOOSING else 21
    if action < MOVE:
        return ALLOWED if s.phase == CHOOSING else 18
    if s.phase == CHOOSING:
        return 13
    if action < SPLIT:
        return refusal_of_moving(s, seat, (action - MOVE) // CELL_COUNT, (action - MOVE) % CELL_COUNT)
    if action < MAKE:
        return 37 if s.phase != SPLITTING else ALLOWED if action - SPLIT <= s.amount else 38
    if action <= STOP:
        return refusal_of_making(s, seat, action)
    if action < PLACE or action == PASS:
        return refusal_of_trading(s, seat, action)
    if action < PASS:
        return refusal_of_placing(s, seat, action)
    return refusal_in_factory(s, seat, action)


@rule
def refusal_after_the_end(s):
    """FRU-74, R23, R24: by the way in which it ended."""
    if s.over == STOPPED:
        return RULING + 24
    return 74 if s.licence == 0 else RULING + 23


# --- Step 1 ----------------------------------------------------------------------------------------------------------


@rule
def refusal_of_moving(s, seat, piece, to):
    """FRU-23, 25, 27..29, 39, R2: one own piece, straight ahead, over free cells."""
    if s.phase == PLACING and s.hand >= MIX and s.hand + MOBILE == piece:
        return 39
    if s.phase == GAINING and s.piece == piece:
        return 39
    if s.phase != SLIDING:
        return 23 if s.phase != TRADING or can_move(s, seat) else 25
    cell = find(s, seat, PIECE + piece)
    if cell < 0:
        return 23
    if cell == to:
        return RULING + 2
    if distance(cell, to) == 0:
        return 27
    if is_way_free(s, seat, cell, to):
        return ALLOWED
    return 28 if s.cells[seat, to] == FREE else 29


@rule
def refusal_of_making(s, seat, action):
    """FRU-41..44, 47: the cart's own ices or milkshakes, while there are markers and fruits for them."""
    if s.phase != MAKING:
        return 41
    if action == STOP:
        return ALLOWED
    if action >= SHAKE:
        if s.piles[SHAKE_PILE] == 0:
            return 47
        return ALLOWED if can_shake(s, seat, action - SHAKE) else 43
    pile = action - MAKE
    if not is_of_colour(s.piece, pile):
        return 44
    if s.piles[pile] == 0:
        return 47
    return ALLOWED if can_pay(s, seat, ICE_PRICE + pile) else 42


# --- Step 2 ----------------------------------------------------------------------------------------------------------


@rule
def refusal_of_trading(s, seat, action):
    """FRU-22, 24, 26, 58: once a turn, after step 1, which cannot be declined."""
    if s.phase < TRADING:
        return 24 if action == PASS and s.phase == SLIDING else 22
    if s.phase > TRADING:
        return 58 if TAKE <= action < PLACE else 26
    if action == PASS:
        return ALLOWED
    if action < TAKE:
        return refusal_of_delivering(s, seat, action - DELIVER)
    return refusal_of_taking(s, seat, (action - TAKE) // COLUMNS, (action - TAKE) % COLUMNS)


@rule
def refusal_of_delivering(s, seat, berth):
    """FRU-48, 50: a boat that is still there, in full."""
    if not is_moored(s, seat, berth):
        return 50
    return ALLOWED if can_pay(s, seat, BOAT_PRICE + s.boats[seat, berth]) else 48


@rule
def refusal_of_taking(s, seat, row, column):
    """FRU-05, 52, 55, 57, 59, 65: a business that is still there, can be paid and has room."""
    if column >= s.seats:
        return 5
    business = on_board(s, row, column)
    if business == NOTHING:
        for other in range(s.seats):
            if on_board(s, row, other) != NOTHING:
                return 55
        return 57
    if not can_pay(s, seat, ROW_PRICE + row):
        return 52
    if has_room(s, seat, business):
        return ALLOWED
    return 65 if business < BUILDING else 59


@rule
def refusal_of_placing(s, seat, action):
    """FRU-36, 55, 60, 63, 64: the business in hand, on free cells; then the fruit that a mixed token brings."""
    if action >= GAIN:
        if s.phase != GAINING:
            return 36
        fruit = action - GAIN
        return ALLOWED if fruit == mixed_fruit(s.piece, 0) or fruit == mixed_fruit(s.piece, 1) else 36
    if s.phase != PLACING:
        return 55
    if (s.hand < BUILDING) != (action >= PLACE_LARGE):
        return 63
    if action < PLACE_LARGE:
        return ALLOWED if s.cells[seat, action - PLACE] == FREE else 60
    corner, rotation = (action - PLACE_LARGE) // len(ROTATIONS), (action - PLACE_LARGE) % len(ROTATIONS)
    return ALLOWED if fits(s, seat, s.hand, rotation, corner) else 64


# --- Step 3 ----------------------------------------------------------------------------------------------------------


@rule
def refusal_in_factory(s, seat, action):
    """FRU-02, 80, 84, 85: with a factory, after steps 1 and 2, and not before a circle is chosen."""
    if not s.factory:
        return 2
    if CIRCLE <= action < END_TURN:
        if s.phase != VAT:
            return 84
        return ALLOWED if occupant(s, FIRST_CIRCLE[ARROW_HEAD[s.arrow]] + action - CIRCLE) == NOBODY else 85
    if s.phase != FACTORY:
        return 84 if s.phase == VAT else 80
    if action == END_TURN:
        return ALLOWED
    return refusal_of_advancing(s, seat, 1 + (action - ADVANCE) // ARROW_COUNT, (action - ADVANCE) % ARROW_COUNT)


@rule
def refusal_of_advancing(s, seat, pawns, arrow):
    """FRU-81..83, 85, 89, 93, R18: pawns that may still advance, an arrow from where they stand, its end, its price."""
    if not are_ready(s, seat, pawns):
        if pawns == BOTH_PAWNS:
            return 89
        return 81 if s.advanced & pawns else RULING + 18
    node = CIRCLE_NODE[circle_of(s, seat, pawns)]
    if ARROW_TAIL[arrow] != node:
        return 93 if NODE_KIND[node] == FINAL else 83
    if not is_open(s, seat, arrow):
        return 93 if NODE_KIND[ARROW_HEAD[arrow]] == FINAL else 85
    return ALLOWED if is_joint(s, arrow) or can_pay(s, seat, ARROW_PRICE + arrow) else 82
