"""The standing: fetishes, and who finished first."""

from verger.engine import rule

from .components import FETISH_COUNT, FETISHES
from .places import owned

PARTS = tuple(f"fetish_{kind}" for kind in FETISHES)


@rule
def standing(s, places, points):
    """FFF-117, R30, R31, R38: whoever finished, in that order; the others by their fetishes, and ties share a place."""
    for seat in range(s.seats):
        points[seat] = owned(s, seat)
    for seat in range(s.seats):
        places[seat] = 1
        for other in range(s.seats):
            places[seat] += is_ahead(s, other, seat, points)


@rule
def parts(s, seat, out):
    """FFF-117: one for each fetish."""
    for kind in range(FETISH_COUNT):
        out[kind] = (s.fetishes[seat] >> kind) & 1


@rule
def is_ahead(s, seat, other, points):
    """Whether a seat is placed before another."""
    if s.place[seat] or s.place[other]:
        return s.place[seat] > 0 and (s.place[other] == 0 or s.place[seat] < s.place[other])
    return points[seat] > points[other]
