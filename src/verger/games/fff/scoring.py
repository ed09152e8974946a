"""The standing: fetishes, and who finished first."""

from verger.engine import rule

from . import components as box
from .places import owned

PARTS = tuple(f"fetish_{kind}" for kind in box.FETISHES)
score = owned  # FFF-117, R30: fetishes count


@rule
def tie_break(s, seat):
    """FFF-R31, R38: those who have all of them finished one after another; the others share a place."""
    return -s.place[seat]


@rule
def parts(s, seat, out):
    """FFF-117: one for each fetish."""
    for kind in range(box.FETISH_COUNT):
        out[kind] = (s.fetishes[seat] >> kind) & 1
