"""What is forbidden, reason by reason: the engine makes of it which rule refuses an action, and all that is legal."""

from verger.engine import RUNNING, ByPhase, Refusals, Unless, may_act, rule
from verger.engine.rows import highest, total

from . import components as box
from . import state
from .actions import ACTIONS
from .delivery import asked, is_any, limit, paid, top

ALLOWED = 0


@rule
def untimely(s, seat):
    """FIN-13, 19, 96: seats act in turn, and after the end nobody does."""
    if s.over != RUNNING:
        return 96
    return ALLOWED if may_act(s, seat) else 13 if s.phase == state.PLACEMENT else 19


@rule
def no_means(s, seat, mode):
    """FIN-46, 71, 87: the tile unused, and a cart to return."""
    if mode == state.LARGE:
        return ALLOWED if s.action_tiles[seat, state.LARGE_CART_TILE] else 71
    if mode == state.LESS and not s.action_tiles[seat, state.ONE_LESS_TILE]:
        return 71
    return ALLOWED if s.carts[seat] else 87 if mode == state.LESS else 46


@rule
def nothing_to_serve(s, seat, mode):
    """FIN-47, 72: a first village that can be served."""
    for village in range(box.VILLAGE_COUNT):
        if s.height[village] and can_serve(s, seat, top(s, village), mode):
            return ALLOWED
    return 47 if mode == state.CART else 72


@rule
def can_serve(s, seat, tile, mode):
    """FIN-50, 85: whether a tile could be paid as the first of a delivery."""
    if mode == state.LESS:
        return box.TILE_VALUE[tile] > 1 and missing(s, seat, tile) <= 1
    return missing(s, seat, tile) == 0


@rule
def missing(s, seat, tile):
    """How many fruits the seat lacks for a tile, with the best choice on a `?` tile."""
    if is_any(tile):
        return max(0, box.TILE_VALUE[tile] - highest(s.fruits[seat]))
    lacking = 0
    for fruit in range(box.FRUIT_COUNT):
        lacking += max(0, box.PRINTED[tile, fruit] - s.fruits[seat, fruit])
    return lacking


@rule
def not_paid(s, seat, village, chosen):
    """FIN-48, 50..53, 81, 84: what the tile asks for, on top of what is already staged."""
    tile = top(s, village)
    if is_any(tile) != (chosen != box.ANY):
        return 53 if is_any(tile) else 51
    if paid(s) + box.TILE_VALUE[tile] > limit(s.mode):
        return 81 if s.mode == state.LARGE else 84 if s.mode == state.LESS else 48
    for fruit in range(box.FRUIT_COUNT):
        if s.committed[fruit] + asked(tile, chosen, fruit) > s.fruits[seat, fruit]:
            return 50
    return ALLOWED


@rule
def not_paid_short(s, seat, village, short):
    """FIN-50, 85, 86: all that the tile asks for but one fruit of this kind."""
    tile = top(s, village)
    if box.TILE_VALUE[tile] == 1:
        return 85
    chosen = short if is_any(tile) else box.ANY
    if asked(tile, chosen, short) == 0:
        return 86
    for fruit in range(box.FRUIT_COUNT):
        if asked(tile, chosen, fruit) - (fruit == short) > s.fruits[seat, fruit]:
            return 50
    return ALLOWED


BEFORE = {state.PLACEMENT: 16}  # FIN-16: first of all farmers are placed, and nothing else
BUSY = ByPhase({state.TURN: ALLOWED, state.WIND: 70, **BEFORE}, 20)
WALKING = ByPhase({state.WIND: 70, **BEFORE}, ALLOWED)
NOT_DELIVERING = ByPhase({state.DELIVERY: ALLOWED, state.WIND: 70, **BEFORE}, 46)

NO_FARMER = Unless("s.farmers[blade, seat]", 23)  # FIN-23: a blade with an own farmer
NOT_MOVED = Unless("s.wind != 1", 72)  # FIN-72: of the two moves under strong wind one at least
NO_WIND = Unless("s.action_tiles[seat, state.STRONG_WIND_TILE]", 71)  # FIN-71: a tile serves once
NO_GUST = Unless("s.action_tiles[seat, state.GUST_TILE]", 71)
NOBODY_TO_LIFT = Unless("s.farmers[blade, seat]", 78)  # FIN-78: an own farmer is lifted
NO_CART = Unless("s.phase == state.DELIVERY or s.carts[seat]", 46)  # FIN-46: said first, before anything is loaded
EMPTY = Unless("s.height[village]", 59)  # FIN-59: a village with a tile
SERVED = Unless("s.staged[village] == state.NOT_STAGED", 58)  # FIN-58: once
SHORT_FIRST = Unless("s.mode != state.LESS or s.short_village >= 0", 83)  # FIN-83: first the one that is served short,
NOT_SHORT = Unless("s.mode == state.LESS and s.short_village < 0", 83)  # and exactly one of a delivery opened for it
NONE_STAGED = Unless("total(s.staged)", 47)  # FIN-47: a delivery serves a village at least

REFUSALS = Refusals(
    ACTIONS,
    state.PHASES,
    untimely,
    {
        "place": [ByPhase({state.PLACEMENT: ALLOWED}, 17)],
        "move": [ByPhase({state.DELIVERY: 20, **BEFORE}, ALLOWED), NO_FARMER],
        "strong_wind": [BUSY, NO_WIND],
        "stop": [ByPhase({state.WIND: ALLOWED, **BEFORE}, 21), NOT_MOVED],
        "gust": [BUSY, NO_GUST, NOBODY_TO_LIFT],
        "deliver": [BUSY, no_means, nothing_to_serve],
        "serve": [WALKING, NO_CART, EMPTY, SERVED, SHORT_FIRST, not_paid, NOT_DELIVERING],
        "serve_short": [NOT_DELIVERING, NOT_SHORT, EMPTY, not_paid_short],
        "finish": [NOT_DELIVERING, NONE_STAGED],
    },
    globals(),
)
