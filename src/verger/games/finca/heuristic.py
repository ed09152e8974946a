"""A quick opinion of a position, in points: what a seat has, and what its fruits, carts and majorities promise."""

from verger.engine import RUNNING, rule
from verger.engine.numbers import exp

from .components import ANY, FINCA_POINTS, FRUIT_COUNT, HEIGHT, PRINTED, TILE_VALUE, VALUES, VILLAGE_COUNT
from .delivery import asked, is_any, top
from .scoring import finca_count, fruits_held, score
from .state import DELIVERY

# Weights in points, fitted by playing the heuristic against itself.
CART = (0.0, 2.5, 3.5, 4.0)  # holding none, one, two, three or more
READY = 0.55  # of a tile's value, with all its fruits in hand
BEGUN = 0.35  # of a tile's value, times the share of its fruits in hand, squared
FRUIT = 0.12  # each fruit held
LEAD = 0.35  # of a finca tile's points, before its village has lost a tile
NEARER = 0.15  # more for every tile gone
SET = 0.9  # each further value towards a set, times how many are there
SCALE = 11.0  # a lead of so many points is worth three games in four


@rule
def worth(s, seat):
    """From 0 to 1: how the seat's promise compares with the best of the others'."""
    own = promise(s, seat)
    best = -1e9
    for other in range(s.seats):
        if other != seat:
            best = max(best, promise(s, other))
    return 1.0 / (1.0 + exp((best - own) / SCALE))


@rule
def promise(s, seat):
    """Points won, and what is in reach, of which the nearer the end the less counts."""
    points = float(score(s, seat))
    if s.over != RUNNING:
        return points + 0.01 * fruits_held(s, seat)
    return points + reach_of_tiles(s, seat) + reach_of_fincas(s, seat) + reach_of_set(s, seat) + carts(s, seat)


@rule
def carts(s, seat):
    return CART[min(s.carts[seat], 3)]


@rule
def delivering(s, seat):
    return s.phase == DELIVERY and s.turn == seat


@rule
def reach_of_tiles(s, seat):
    """Every face-up tile counts by the share of its fruits in hand; a staged one as good as won."""
    points = 0.0
    open_now = delivering(s, seat)
    for village in range(VILLAGE_COUNT):
        if s.height[village]:
            tile = top(s, village)
            if open_now and s.staged[village]:
                points += TILE_VALUE[tile]
            else:
                share = share_in_hand(s, seat, tile, open_now)
                points += TILE_VALUE[tile] * (READY if share == 1.0 else BEGUN * share * share)
    held = 0
    for fruit in range(FRUIT_COUNT):
        held += s.fruits[seat, fruit] - (s.committed[fruit] if open_now else 0)
    return points + FRUIT * held


@rule
def share_in_hand(s, seat, tile, open_now):
    """How much of what a tile asks for the seat holds and has not promised elsewhere."""
    most = 0
    there = 0
    for fruit in range(FRUIT_COUNT):
        free = s.fruits[seat, fruit] - (s.committed[fruit] if open_now else 0)
        most = max(most, free)
        there += min(free, asked(tile, ANY, fruit))
    if is_any(tile):
        there = min(most, PRINTED[tile, ANY])
    return there / TILE_VALUE[tile]


@rule
def reach_of_fincas(s, seat):
    """A majority is worth more the nearer its village is to being emptied."""
    points = 0.0
    for village in range(VILLAGE_COUNT):
        if s.height[village]:
            finca = s.finca[village]
            own = finca_count(s, seat, finca)
            most = 0
            for other in range(s.seats):
                if other != seat:
                    most = max(most, finca_count(s, other, finca))
            weight = LEAD + NEARER * (HEIGHT - s.height[village])
            if own > most:
                points += FINCA_POINTS * weight
            elif own == most and own > 0:
                points += FINCA_POINTS * weight * 0.4
    return points


@rule
def reach_of_set(s, seat):
    """Different values gathered towards the next set."""
    fewest = s.by_value[seat, 1]
    for value in range(2, VALUES + 1):
        fewest = min(fewest, s.by_value[seat, value])
    different = 0
    for value in range(1, VALUES + 1):
        different += s.by_value[seat, value] > fewest
    return SET * different * (different / VALUES)
