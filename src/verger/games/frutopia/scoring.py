"""Counting: the licence, points by where they come from, the shops, and the final standing."""

from verger.engine import rule, tell

from .components import (
    BEACHES,
    BERTH_BEACH,
    BERTH_CELL,
    BERTH_COUNT,
    BOTTLE,
    BUSINESS_COUNT,
    CIRCLE_NODE,
    COUNTS,
    MARKED,
    NODE_COLUMN,
    SHOP,
    SHOP_COUNTS,
    SHOP_POINTS,
    SHOPS,
    STARS,
)
from .state import BOAT, LAST_ROUND, LICENCE_MOVED, PARTS, SHOP_PART, SHOP_SCORED

PER_BEACH, PER_MARK, PER_STAR, PER_BOTTLE = range(len(COUNTS))


@rule
def move_licence(s):
    """FRU-73, 75: one step towards the cross, where the marker stays."""
    if s.licence > 0:
        s.licence -= 1
        tell(s, LICENCE_MOVED, s.licence)
        if s.licence == 0:
            tell(s, LAST_ROUND)


@rule
def score(s, seat):
    """All that a seat has scored."""
    points = 0
    for part in range(len(PARTS)):
        points += s.points[seat, part]
    return points


@rule
def parts(s, seat, out):
    """A seat's points by where they come from."""
    for part in range(len(PARTS)):
        out[part] = s.points[seat, part]


# --- Shops -----------------------------------------------------------------------------------------------------------


@rule
def empty_beaches(s, seat):
    """FRU-68: own beaches with no boat left, whatever else stands there."""
    taken = 0
    for berth in range(BERTH_COUNT):
        if s.cells[seat, BERTH_CELL[berth]] == BOAT:
            taken |= 1 << BERTH_BEACH[berth]
    count = 0
    for beach in range(len(BEACHES)):
        count += 1 - ((taken >> beach) & 1)
    return count


@rule
def counted(s, seat, what):
    """FRU-68..71: how many of the things that a shop counts a seat has."""
    if what == PER_BEACH:
        return empty_beaches(s, seat)
    if what == PER_BOTTLE:
        bottles = 0
        for pawn in range(2):
            bottles += BOTTLE[NODE_COLUMN[CIRCLE_NODE[s.pawns[seat, pawn]]]]
        return bottles
    count = 0
    for business in range(BUSINESS_COUNT):
        if s.holder[business] == seat:
            count += MARKED[business] if what == PER_MARK else STARS[business]
    return count


@rule
def shop_value(s, seat, shop):
    """FRU-68..71: what a shop would score for a seat now."""
    return SHOP_POINTS[shop] * counted(s, seat, SHOP_COUNTS[shop])


@rule
def shop_points(s, seat):
    """FRU-72: what a seat's own shops would score now, wherever they stand."""
    points = 0
    for shop in range(len(SHOPS)):
        if s.holder[SHOP + shop] == seat:
            points += shop_value(s, seat, shop)
    return points


@rule
def score_shops(s):
    """FRU-72, 77: each shop scores for its owner, wherever it stands."""
    for shop in range(len(SHOPS)):
        owner = s.holder[SHOP + shop]
        if owner >= 0:
            value = shop_value(s, owner, shop)
            s.points[owner, SHOP_PART] += value
            tell(s, SHOP_SCORED, owner, shop, value)


# --- The standing ----------------------------------------------------------------------------------------------------


@rule
def place_in_round(s, seat):
    """FRU-19, 21: how many seats play before this one in every round."""
    return (seat - s.start + s.seats) % s.seats


@rule
def standing(s, places, points):
    """FRU-78: most points, then the later place in the round; so nobody ever shares a place."""
    for seat in range(s.seats):
        points[seat] = score(s, seat)
    for seat in range(s.seats):
        places[seat] = 1
        for other in range(s.seats):
            level = points[other] == points[seat]
            later = place_in_round(s, other) > place_in_round(s, seat)
            if points[other] > points[seat] or (level and later):
                places[seat] += 1
