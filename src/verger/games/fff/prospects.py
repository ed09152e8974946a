"""How far the pawn to move can get: for each space the cheapest way found, action by action.

By space it is noted: the points and florins it takes (FAR: out of reach), the space before, and the actions from there:
a call of a ferry or NONE, then a step or a ride.
"""

from verger.engine import rule

from . import components as box
from .actions import ACTION
from .rules import play
from .water import calls, move_ferry, rides, steps

# Where each begins among the notes.
POINTS, FLORINS, BEFORE, CALLED, MOVED = (row * box.SPACE_COUNT for row in range(5))
NOTES = 5 * box.SPACE_COUNT
FAR = 99


@rule
def explore(s, seat, notes, spare):
    """Spaces in the order of their cost, each looked at from the position that its way leads to.

    Every way can be walked as it stands; a cheaper one by cunning use of several ferries may exist.
    """
    for space in range(box.SPACE_COUNT):
        notes[POINTS + space] = FAR
    start = s.space[seat]
    note(notes, box.NONE, start, 0, 0)
    for spent in range(s.points[s.sits[seat]]):
        for space in range(box.SPACE_COUNT):
            if notes[POINTS + space] == spent:
                spare[0] = s
                here = spare[0]
                go(here, seat, start, space, notes)
                look_around(here, seat, space, notes)


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
def go(s, seat, here, space, notes):
    """All the way to a space, action by action."""
    while here != space:
        here = next_on_way(notes, here, space)
        called, moved = notes[CALLED + here], notes[MOVED + here]
        if called != box.NONE:
            play(s, seat, called)
        play(s, seat, moved)


@rule
def look_around(s, seat, space, notes):
    """FFF-43, 44: steps, rides, and rides with a ferry that is called first."""
    onward, table = steps(s, seat), s.sits[seat]
    for to in range(box.SPACE_COUNT):
        if (onward >> to) & 1:
            try_way(space, to, box.NONE, ACTION.walk + to, notes)
    landing = box.SPACE_LANDING[space]
    if landing == box.NONE:
        return
    try_rides(s, seat, space, box.NONE, notes)
    if s.points[table] > 1 and s.money[seat] >= box.CALL_PRICE:
        for origin in range(box.LANDING_COUNT):
            if (calls(s, seat, origin) >> landing) & 1:
                move_ferry(s, table, origin, landing)
                try_rides(s, seat, space, ACTION.call + origin * box.LANDING_COUNT + landing, notes)
                move_ferry(s, table, landing, origin)


@rule
def try_rides(s, seat, space, called, notes):
    targets = rides(s, seat)
    for to in range(box.LANDING_COUNT):
        if (targets >> to) & 1:
            try_way(space, box.LANDING_SPACE[to], called, ACTION.ride + to, notes)


@rule
def try_way(space, to, called, moved, notes):
    """A way to a space, if none so far takes fewer points, or as many and fewer florins."""
    points = notes[POINTS + space] + (1 if called == box.NONE else 2)
    florins = notes[FLORINS + space] + (0 if called == box.NONE else box.CALL_PRICE)
    known = notes[POINTS + to]
    if points < known or (points == known and florins < notes[FLORINS + to]):
        note(notes, space, to, points, florins)
        notes[CALLED + to] = called
        notes[MOVED + to] = moved
