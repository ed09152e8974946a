"""A quick opinion of a position, in points: what a seat has, and what its fruits, carts and majorities promise."""

from verger.engine import RUNNING, rule
from verger.engine.rows import times, total

from . import components as box
from . import state
from .delivery import asked, is_any, top
from .scoring import finca_count, fruits_held, score, sets

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
def promise(s, seat):
    """Points won, and what is in reach, of which the nearer the end the less counts."""
    points = float(score(s, seat))
    if s.over != RUNNING:
        return points + 0.01 * fruits_held(s, seat)
    carts = CART[min(s.carts[seat], 3)]
    return points + reach_of_tiles(s, seat) + reach_of_fincas(s, seat) + reach_of_set(s, seat) + carts


@rule
def reach_of_tiles(s, seat):
    """Every face-up tile counts by the share of its fruits in hand; a staged one as good as won."""
    points = 0.0
    open_now = s.phase == state.DELIVERY and s.turn == seat
    for village in range(box.VILLAGE_COUNT):
        if s.height[village]:
            tile = top(s, village)
            if open_now and s.staged[village]:
                points += box.TILE_VALUE[tile]
            else:
                share = share_in_hand(s, seat, tile, open_now)
                points += box.TILE_VALUE[tile] * (READY if share == 1.0 else BEGUN * share * share)
    held = fruits_held(s, seat) - (total(s.committed) if open_now else 0)
    return points + FRUIT * held


@rule
def share_in_hand(s, seat, tile, open_now):
    """How much of what a tile asks for the seat holds and has not promised elsewhere."""
    most = 0
    there = 0
    for fruit in range(box.FRUIT_COUNT):
        free = s.fruits[seat, fruit] - (s.committed[fruit] if open_now else 0)
        most = max(most, free)
        there += min(free, asked(tile, box.ANY, fruit))
    if is_any(tile):
        there = min(most, box.PRINTED[tile, box.ANY])
    return there / box.TILE_VALUE[tile]


@rule
def reach_of_fincas(s, seat):
    """A majority is worth more the nearer its village is to being emptied."""
    points = 0.0
    for village in range(box.VILLAGE_COUNT):
        if s.height[village]:
            finca = s.finca[village]
            own = finca_count(s, seat, finca)
            most = 0
            for other in range(s.seats):
                if other != seat:
                    most = max(most, finca_count(s, other, finca))
            weight = LEAD + NEARER * (box.HEIGHT - s.height[village])
            if own > most:
                points += box.FINCA_POINTS * weight
            elif own == most and own > 0:
                points += box.FINCA_POINTS * weight * 0.4
    return points


@rule
def reach_of_set(s, seat):
    """Different values gathered towards the next set."""
    different = box.VALUES - times(s.by_value[seat, 1:], sets(s, seat))
    return SET * different * (different / box.VALUES)
