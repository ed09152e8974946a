"""Movement: walking, riding, calling a ferry, ending it."""

from verger.engine import rule, tell

from . import components as box
from . import state
from .actions import EVENT
from .places import site_of
from .turn import end_turn
from .water import move_ferry


@rule
def step_off(s, table, seat, space):
    """FFF-27, R2: a pawn goes elsewhere; a house that it leaves is shut to it until the end of the turn."""
    site = site_of(s, seat)
    if site != state.NOWHERE:
        s.gone[table] |= 1 << site
    s.space[seat] = space
    s.points[table] -= 1


@rule
def walk(s, seat, space):
    """FFF-21..25: one step, over whatever may be jumped."""
    tell(s, EVENT.walk, seat, s.space[seat], space)
    step_off(s, s.sits[seat], seat, space)


@rule
def ride(s, seat, to):
    """FFF-31..37: with the ferry at the pawn's own landing; both stay where they land."""
    table = s.sits[seat]
    landing = box.SPACE_LANDING[s.space[seat]]
    tell(s, EVENT.ride, seat, landing, to)
    move_ferry(s, table, landing, to)
    step_off(s, table, seat, box.LANDING_SPACE[to])


@rule
def call(s, seat, landing, to):
    """FFF-40..44: any ferry, for a point and 10 florins."""
    table = s.sits[seat]
    s.points[table] -= 1
    s.money[seat] -= box.CALL_PRICE
    move_ferry(s, table, landing, to)
    tell(s, EVENT.call, seat, landing, to, box.CALL_PRICE)


@rule
def end_move(s, seat):
    """FFF-15, 20, 45: in a house trade follows, elsewhere the turn is over; points left are lost."""
    table = s.sits[seat]
    site = box.SPACE_SITE[s.space[seat]]
    s.points[table] = 0
    if site == state.NOWHERE:
        tell(s, EVENT.stop, seat, s.space[seat])
        end_turn(s, table, seat, s.left[seat])
    else:
        tell(s, EVENT.visit, seat, s.dealer[table, site], site)
        s.stage[table] = state.TRADING
