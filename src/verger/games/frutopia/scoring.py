"""Counting: the licence, points by where they come from, the shops, and the final standing."""

from verger.engine import rule, tell
from verger.engine.ranking import kept_parts, kept_score
from verger.engine.records import size

from . import components as box
from . import state
from .actions import EVENT
from .island import is_moored

PARTS = state.PARTS
score, parts = kept_score, kept_parts
PER_BEACH, PER_MARK, PER_STAR, PER_BOTTLE = range(len(box.COUNTS))


@rule
def move_licence(s):
    """FRU-73, 75: one step towards the cross, where the marker stays."""
    if s.licence > 0:
        s.licence -= 1
        tell(s, EVENT.licence, s.licence)
        if s.licence == 0:
            tell(s, EVENT.last_round)


# --- Shops -----------------------------------------------------------------------------------------------------------


@rule
def empty_beaches(s, seat):
    """FRU-68: the set of own beaches with no boat left, whatever else stands there."""
    beaches = (1 << len(box.BEACHES)) - 1
    for berth in range(box.BERTH_COUNT):
        if is_moored(s, seat, berth):
            beaches &= ~(1 << box.BERTH_BEACH[berth])
    return beaches


@rule
def counted(s, seat, what):
    """FRU-68..71: how many of the things that a shop counts a seat has."""
    if what == PER_BEACH:
        return size(empty_beaches(s, seat))
    count = 0
    if what == PER_BOTTLE:
        for pawn in range(2):
            count += box.BOTTLE[box.NODE_COLUMN[box.CIRCLE_NODE[s.pawns[seat, pawn]]]]
    else:
        for business in range(box.BUSINESS_COUNT):
            if s.holder[business] == seat:
                count += box.MARKED[business] if what == PER_MARK else box.STARS[business]
    return count


@rule
def shop_value(s, seat, shop):
    """FRU-68..71: what a shop would score for a seat now."""
    return box.SHOP_POINTS[shop] * counted(s, seat, box.SHOP_COUNTS[shop])


@rule
def shop_points(s, seat):
    """FRU-72: what a seat's own shops would score now, wherever they stand."""
    points = 0
    for shop in range(len(box.SHOPS)):
        if s.holder[box.SHOP + shop] == seat:
            points += shop_value(s, seat, shop)
    return points


@rule
def score_shops(s):
    """FRU-72, 77: each shop scores for its owner, wherever it stands."""
    for shop in range(len(box.SHOPS)):
        owner = s.holder[box.SHOP + shop]
        if owner >= 0:
            value = shop_value(s, owner, shop)
            s.points[owner, state.SHOP_PART] += value
            tell(s, EVENT.shop, owner, shop, value)


# --- The standing ----------------------------------------------------------------------------------------------------


@rule
def place_in_round(s, seat):
    """FRU-19, 21: how many seats play before this one in every round."""
    return (seat - s.start + s.seats) % s.seats


tie_break = place_in_round  # FRU-78: most points, then the later place in the round; so nobody ever shares a place
