"""Movement: walking, riding, calling a ferry, ending it."""

from verger.engine import rule, tell

from .components import CALL_PRICE, HARBOUR, LANDING_SPACE, SPACE_LANDING, SPACE_SITE
from .places import must_leave, site_of
from .state import CALLED, NOWHERE, RIDDEN, STOPPED, TRADING, VISITED, WALKED
from .turn import end_turn
from .water import move_ferry


@rule
def step_off(s, table, seat, space):
    """FFF-27, R2: a pawn goes elsewhere; a house that it leaves is shut to it until the end of the turn."""
    site = site_of(s, seat)
    if site != NOWHERE:
        s.gone[table] |= 1 << site
    s.space[seat] = space
    s.points[table] -= 1


@rule
def walk(s, table, seat, space):
    """FFF-21..25: one step, over whatever may be jumped."""
    tell(s, WALKED, seat, s.space[seat], space)
    step_off(s, table, seat, space)


@rule
def ride(s, table, seat, to):
    """FFF-31..37: with the ferry at the pawn's own landing; both stay where they land."""
    landing = SPACE_LANDING[s.space[seat]]
    tell(s, RIDDEN, seat, landing, to)
    move_ferry(s, table, landing, to)
    step_off(s, table, seat, LANDING_SPACE[to])


@rule
def call(s, table, seat, landing, to):
    """FFF-40..44: any ferry, for a point and 10 florins."""
    s.points[table] -= 1
    s.money[seat] -= CALL_PRICE
    move_ferry(s, table, landing, to)
    tell(s, CALLED, seat, landing, to, CALL_PRICE)


@rule
def can_call(s, table, seat):
    """FFF-43, 44: with the money, and not with the last point while a house must be left."""
    spare = s.points[table] - must_leave(s, table, seat)
    return spare >= 1 and s.money[seat] >= CALL_PRICE


@rule
def can_change_table(s, table, seat):
    """FFF-125: from the harbour, with a point left."""
    return s.tables > 1 and s.space[seat] == HARBOUR and s.points[table] >= 1


@rule
def end_move(s, table, seat):
    """FFF-15, 20, 45: in a house trade follows, elsewhere the turn is over; points left are lost."""
    site = SPACE_SITE[s.space[seat]]
    s.points[table] = 0
    if site == NOWHERE:
        tell(s, STOPPED, seat, s.space[seat])
        end_turn(s, table, seat, s.left[seat])
    else:
        tell(s, VISITED, seat, s.dealer[table, site], site)
        s.stage[table] = TRADING
