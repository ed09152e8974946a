"""Step 3: pawns advance through the juice factory, along an arrow each."""

from verger.engine import rule, tell

from .components import (
    ARROW_COUNT,
    ARROW_HEAD,
    ARROW_PRICE,
    ARROW_TAIL,
    CIRCLE_NODE,
    CIRCLE_POINTS,
    FINAL,
    FIRST_CIRCLE,
    NODE_KIND,
    NODE_SIZE,
)
from .purse import can_pay, pay
from .scoring import move_licence
from .state import (
    ADVANCED,
    BOTH_PAWNS,
    FACTORY,
    FACTORY_PART,
    FIRST_PAWN,
    JOINED,
    LANDED,
    NOBODY,
    SECOND_PAWN,
    TURN_ENDED,
    VAT,
)
from .turn import end_turn

# --- Where pawns stand -----------------------------------------------------------------------------------------------


@rule
def occupant(s, circle):
    """FRU-85: the seat whose pawns hold a circle, or NOBODY."""
    for seat in range(s.seats):
        if s.pawns[seat, 0] == circle or s.pawns[seat, 1] == circle:
            return seat
    return NOBODY


@rule
def circle_of(s, seat, pawns):
    """The circle on which a set of pawns stands (both: on the same)."""
    return s.pawns[seat, 1] if pawns == SECOND_PAWN else s.pawns[seat, 0]


@rule
def are_together(s, seat):
    return s.pawns[seat, 0] == s.pawns[seat, 1]


@rule
def are_ready(s, seat, pawns):
    """FRU-81, 89: not yet advanced; both only from one circle; of two that began together the first one is named."""
    if s.advanced & pawns:
        return False
    fresh_pair = s.advanced == 0 and are_together(s, seat)
    return fresh_pair if pawns == BOTH_PAWNS else pawns == FIRST_PAWN or not fresh_pair


@rule
def own_circle_in(s, seat, node, pawns):
    """FRU-86: the circle of a node on which a pawn of the seat stands that is not among these, or -1."""
    other = BOTH_PAWNS - pawns
    if other:
        circle = circle_of(s, seat, other)
        if CIRCLE_NODE[circle] == node:
            return circle
    return -1


@rule
def is_open(s, seat, arrow):
    """FRU-85, 93, R17, R19: a circle must be free or own; a vat always has a circle to spare."""
    node = ARROW_HEAD[arrow]
    if NODE_SIZE[node] > 1:
        return True
    holder = occupant(s, FIRST_CIRCLE[node])
    return holder < 0 or holder == seat


@rule
def is_joint(s, arrow):
    """FRU-89, R18: the second pawn along the arrow that the first has just paid for."""
    return arrow == s.arrow


@rule
def can_advance(s, seat, pawns, arrow):
    """FRU-81..85: pawns that are ready, along an arrow that leaves from them, to an open circle, for its price."""
    if not are_ready(s, seat, pawns) or ARROW_TAIL[arrow] != CIRCLE_NODE[circle_of(s, seat, pawns)]:
        return False
    return is_open(s, seat, arrow) and (is_joint(s, arrow) or can_pay(s, seat, ARROW_PRICE + arrow))


@rule
def can_advance_some(s, seat):
    """FRU-R23: whether step 3 offers anything but declining."""
    for pawns in range(FIRST_PAWN, BOTH_PAWNS):
        for arrow in range(ARROW_COUNT):
            if can_advance(s, seat, pawns, arrow):
                return True
    return False


# --- Advancing -------------------------------------------------------------------------------------------------------


@rule
def advance(s, seat, pawns, arrow):
    """FRU-81..86, 89, 90: pay the arrow, once for both, and go where it leads."""
    s.able = 1
    tell(s, ADVANCED, seat, pawns - 1, arrow)
    if not is_joint(s, arrow):
        pay(s, seat, ARROW_PRICE + arrow)
    s.arrow = arrow
    node = ARROW_HEAD[arrow]
    own = own_circle_in(s, seat, node, pawns)
    if own >= 0:
        land(s, seat, pawns, own)
    elif NODE_SIZE[node] == 1:
        land(s, seat, pawns, FIRST_CIRCLE[node])
    else:
        s.advancing = pawns
        s.phase = VAT


@rule
def choose_circle(s, seat, which):
    """FRU-84: any free circle of the vat."""
    land(s, seat, s.advancing, FIRST_CIRCLE[ARROW_HEAD[s.arrow]] + which)
    s.advancing = 0
    s.phase = FACTORY


@rule
def land(s, seat, pawns, circle):
    """FRU-87, 88, 91, 92: a free circle scores, and a final one moves the licence; joining the own pawn does not."""
    covered = occupant(s, circle) == NOBODY
    if pawns & FIRST_PAWN:
        s.pawns[seat, 0] = circle
    if pawns & SECOND_PAWN:
        s.pawns[seat, 1] = circle
    s.advanced |= pawns
    if not covered:
        tell(s, JOINED, seat, circle)
        return
    s.points[seat, FACTORY_PART] += CIRCLE_POINTS[circle]
    tell(s, LANDED, seat, circle, CIRCLE_POINTS[circle])
    if NODE_KIND[CIRCLE_NODE[circle]] == FINAL:
        move_licence(s)


@rule
def leave_factory(s, seat):
    """FRU-80: step 3 is optional, and ends the turn."""
    if not s.able and can_advance_some(s, seat):
        s.able = 1
    tell(s, TURN_ENDED, seat)
    end_turn(s)
