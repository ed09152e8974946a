"""How far the pawn to move can get: for each space the cheapest way found, action by action.

By space it is noted: the points and florins it takes (FAR: out of reach), the space before, and the actions from there:
a call of a ferry or NONE, then a step or a ride.
"""

from verger.engine import rule

from .components import CALL_PRICE, LANDING_COUNT, LANDING_SPACE, NONE, SPACE_COUNT, SPACE_LANDING
from .movement import call, can_call, ride, walk
from .state import CALL, RIDE, WALK
from .water import calls, move_ferry, rides, steps

POINTS, FLORINS, BEFORE, CALLED, MOVED = (row * SPACE_COUNT for row in range(5))  # where each begins among the notes
NOTES = 5 * SPACE_COUNT
FAR = 99


@rule
def explore(s, table, seat, notes, spare):
    """Spaces in the order of their cost, each looked at from the position that its way leads to.

    Every way can be walked as it stands; a cheaper one by cunning use of several ferries may exist.
    """
    for space in range(SPACE_COUNT):
        notes[POINTS + space] = FAR
    start = s.space[seat]
    note(notes, NONE, start, 0, 0)
    for spent in range(s.points[table]):
        for space in range(SPACE_COUNT):
            if notes[POINTS + space] == spent:
                spare[0] = s
                here = spare[0]
                go(here, table, seat, start, space, notes)
                look_around(here, table, seat, space, notes)


@rule
def note(notes, before, space, points, florins):
    notes[POINTS + space] = points
    notes[FLORINS + space] = florins
    notes[BEFORE + space] = before


@rule
def next_on_way(notes, here, space):
    """The space after this one on the way to another."""
    following = space
    while notes[BEFORE + following] != here:
        following = notes[BEFORE + following]
    return following


@rule
def go(s, table, seat, here, space, notes):
    """All the way to a space, action by action."""
    while here != space:
        here = next_on_way(notes, here, space)
        called, moved = notes[CALLED + here], notes[MOVED + here]
        if called != NONE:
            call(s, table, seat, (called - CALL) // LANDING_COUNT, (called - CALL) % LANDING_COUNT)
        if moved == WALK + here:
            walk(s, table, seat, here)
        else:
            ride(s, table, seat, moved - RIDE)


@rule
def look_around(s, table, seat, space, notes):
    """Steps, rides, and rides with a ferry that is called first."""
    onward = steps(s, table, seat, s.gone[table])
    for to in range(SPACE_COUNT):
        if (onward >> to) & 1:
            try_way(space, to, NONE, WALK + to, notes)
    landing = SPACE_LANDING[space]
    if landing == NONE:
        return
    try_rides(s, table, seat, space, NONE, notes)
    if s.points[table] > 1 and can_call(s, table, seat):
        for origin in range(LANDING_COUNT):
            if (calls(s, table, origin) >> landing) & 1:
                move_ferry(s, table, origin, landing)
                try_rides(s, table, seat, space, CALL + origin * LANDING_COUNT + landing, notes)
                move_ferry(s, table, landing, origin)


@rule
def try_rides(s, table, seat, space, called, notes):
    targets = rides(s, table, seat, SPACE_LANDING[space])
    for to in range(LANDING_COUNT):
        if (targets >> to) & 1:
            try_way(space, LANDING_SPACE[to], called, RIDE + to, notes)


@rule
def try_way(space, to, called, moved, notes):
    """A way to a space, if none so far takes fewer points, or as many and fewer florins."""
    points = notes[POINTS + space] + (1 if called == NONE else 2)
    florins = notes[FLORINS + space] + (0 if called == NONE else CALL_PRICE)
    known = notes[POINTS + to]
    if points < known or (points == known and florins < notes[FLORINS + to]):
        note(notes, space, to, points, florins)
        notes[CALLED + to] = called
        notes[MOVED + to] = moved
