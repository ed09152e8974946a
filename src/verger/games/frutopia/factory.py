"""Step 3: pawns advance through the juice factory, along an arrow each."""

from verger.engine import RULING, rule, tell

from . import components as box
from . import state
from .actions import EVENT
from .purse import can_pay, pay
from .scoring import move_licence
from .state import ALLOWED
from .turn import next_turn

# --- Where pawns stand -----------------------------------------------------------------------------------------------


@rule
def occupant(s, circle):
    """FRU-85: the seat whose pawns hold a circle, or NOBODY."""
    for seat in range(s.seats):
        if s.pawns[seat, 0] == circle or s.pawns[seat, 1] == circle:
            return seat
    return state.NOBODY


@rule
def circle_of(s, seat, pawns):
    """The circle on which a set of pawns stands (both: on the same)."""
    return s.pawns[seat, 1] if pawns == state.SECOND_PAWN else s.pawns[seat, 0]


@rule
def are_together(s, seat):
    return s.pawns[seat, 0] == s.pawns[seat, 1]


@rule
def are_ready(s, seat, pawns):
    """FRU-81, 89: not yet advanced; both only from one circle; of two that began together the first one is named."""
    if s.advanced & pawns:
        return False
    fresh_pair = s.advanced == 0 and are_together(s, seat)
    return fresh_pair if pawns == state.BOTH_PAWNS else pawns == state.FIRST_PAWN or not fresh_pair


@rule
def own_circle_in(s, seat, node, pawns):
    """FRU-86: the circle of a node on which a pawn of the seat stands that is not among these, or -1."""
    other = state.BOTH_PAWNS - pawns
    if other:
        circle = circle_of(s, seat, other)
        if box.CIRCLE_NODE[circle] == node:
            return circle
    return -1


@rule
def is_open(s, seat, arrow):
    """FRU-85, 93, R17, R19: a circle must be free or own; a vat always has a circle to spare."""
    node = box.ARROW_HEAD[arrow]
    if box.NODE_SIZE[node] > 1:
        return True
    holder = occupant(s, box.FIRST_CIRCLE[node])
    return holder < 0 or holder == seat


@rule
def is_joint(s, arrow):
    """FRU-89, R18: the second pawn along the arrow that the first has just paid for."""
    return arrow == s.arrow


@rule
def not_ready(s, seat, choice):
    """FRU-81, 89, R18: pawns that may still advance."""
    if are_ready(s, seat, choice + 1):
        return ALLOWED
    return 89 if choice + 1 == state.BOTH_PAWNS else 81 if s.advanced & (choice + 1) else RULING + 18


@rule
def no_way(s, seat, choice, arrow):
    """FRU-82, 83, 85, 93: an arrow that leaves from where they stand, to an open circle, for its price."""
    node = box.CIRCLE_NODE[circle_of(s, seat, choice + 1)]
    if box.ARROW_TAIL[arrow] != node:
        return 93 if box.NODE_KIND[node] == box.FINAL else 83
    if not is_open(s, seat, arrow):
        return 93 if box.NODE_KIND[box.ARROW_HEAD[arrow]] == box.FINAL else 85
    return ALLOWED if is_joint(s, arrow) or can_pay(s, seat, box.ARROW_PRICE + arrow) else 82


@rule
def can_advance(s, seat):
    """FRU-R23: whether step 3 offers anything but declining."""
    for choice in range(2):
        for arrow in range(box.ARROW_COUNT):
            if not_ready(s, seat, choice) == ALLOWED and no_way(s, seat, choice, arrow) == ALLOWED:
                return True
    return False


# --- Advancing -------------------------------------------------------------------------------------------------------


@rule
def advance(s, seat, choice, arrow):
    """FRU-81..86, 89, 90: pay the arrow, once for both, and go where it leads."""
    pawns = choice + 1
    s.able = 1
    tell(s, EVENT.advance, seat, choice, arrow)
    if not is_joint(s, arrow):
        pay(s, seat, box.ARROW_PRICE + arrow)
    s.arrow = arrow
    node = box.ARROW_HEAD[arrow]
    own = own_circle_in(s, seat, node, pawns)
    if own >= 0:
        land(s, seat, pawns, own)
    elif box.NODE_SIZE[node] == 1:
        land(s, seat, pawns, box.FIRST_CIRCLE[node])
    else:
        s.advancing = pawns
        s.phase = state.VAT


@rule
def circle(s, seat, which):
    """FRU-84: any free circle of the vat."""
    land(s, seat, s.advancing, box.FIRST_CIRCLE[box.ARROW_HEAD[s.arrow]] + which)
    s.advancing = 0
    s.phase = state.FACTORY


@rule
def land(s, seat, pawns, circle):
    """FRU-87, 88, 91, 92: a free circle scores, and a final one moves the licence; joining the own pawn does not."""
    covered = occupant(s, circle) == state.NOBODY
    if pawns & state.FIRST_PAWN:
        s.pawns[seat, 0] = circle
    if pawns & state.SECOND_PAWN:
        s.pawns[seat, 1] = circle
    s.advanced |= pawns
    if not covered:
        tell(s, EVENT.join, seat, circle)
        return
    s.points[seat, state.FACTORY_PART] += box.CIRCLE_POINTS[circle]
    tell(s, EVENT.land, seat, circle, box.CIRCLE_POINTS[circle])
    if box.NODE_KIND[box.CIRCLE_NODE[circle]] == box.FINAL:
        move_licence(s)


@rule
def end_turn(s, seat):
    """FRU-80: step 3 is optional, and ends the turn."""
    if not s.able and can_advance(s, seat):
        s.able = 1
    tell(s, EVENT.end_turn, seat)
    next_turn(s)
