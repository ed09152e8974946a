"""Ways: one step on foot over occupied and closed spaces, and where ferries can run."""

import numpy as np

from verger.engine import rule

from . import components as box
from .places import closed_sites, pawns_on, spaces_of

ONE = np.int64(1)


@rule
def steps_from(space, jumped):
    """FFF-21, 22, 28, 29, R3: the set of spaces one movement point away, over any chain of spaces to be jumped."""
    reached = box.ADJACENT[space]
    over = np.int64(0)
    while True:
        fresh = reached & jumped & ~over & ~(ONE << space)
        if fresh == 0:
            return reached & ~(ONE << space)
        over |= fresh
        for other in range(box.SPACE_COUNT):
            if (fresh >> other) & 1:
                reached |= box.ADJACENT[other]


@rule
def steps(s, seat):
    """FFF-21..29: the set of spaces that a seat's pawn can step to: no closed house, nor, in its turn, one it left."""
    table = s.sits[seat]
    closed = spaces_of(closed_sites(s, table))
    gone = spaces_of(s.gone[table]) if s.active[table] == seat else np.int64(0)
    return steps_from(s.space[seat], pawns_on(s, table, seat) | closed) & ~closed & ~gone


@rule
def has_room(s, table, landing):
    """FFF-30, 32, 38, 39: whether another ferry fits."""
    return s.ferries[table, landing] < box.ROOM[landing]


@rule
def ferry_targets(s, table, landing, passed):
    """FFF-32..36, 40, 42, R4..R6: the set of landings where a ferry from this one can end.

    On every way it stops at the first landing with room; `passed` is the set of spaces whose landing a rider may pass.
    """
    found = 0
    for course in range(box.COURSE_COUNT[landing]):
        for i in range(box.LANDING_COUNT):
            to = box.COURSES[landing, course, i]
            if to == box.NONE:
                break
            if has_room(s, table, to):
                found |= 1 << to
                if (passed >> box.LANDING_SPACE[to]) & 1 == 0:
                    break
    return found


@rule
def rides(s, seat):
    """FFF-31..39: the set of landings that a seat's pawn can ride to from its own."""
    table, landing = s.sits[seat], box.SPACE_LANDING[s.space[seat]]
    if landing == box.NONE or s.ferries[table, landing] == 0:
        return 0
    return ferry_targets(s, table, landing, pawns_on(s, table, seat))


@rule
def calls(s, seat, landing):
    """FFF-40..42: the set of landings that a ferry called away from this one can run to."""
    table = s.sits[seat]
    if s.ferries[table, landing] == 0:
        return 0
    return ferry_targets(s, table, landing, np.int64(0))


@rule
def move_ferry(s, table, landing, to):
    s.ferries[table, landing] -= 1
    s.ferries[table, to] += 1
