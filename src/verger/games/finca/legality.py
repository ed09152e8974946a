"""What a seat may do, asked in two ways: `legal` marks it all at once, `refusal` says which rule forbids one action."""

from verger.engine import RUNNING, may_act, rule

from .components import ANY, BLADES, FRUIT_COUNT, PRINTED, SYMBOL_COUNT, TILE_VALUE, VILLAGE_COUNT
from .delivery import asked, is_any, limit, paid, top
from .state import (
    CART,
    DELIVER,
    DELIVERY,
    FINISH,
    GUST,
    GUST_TILE,
    LARGE,
    LARGE_CART_TILE,
    LESS,
    MOVE,
    ONE_LESS_TILE,
    PLACE,
    PLACEMENT,
    SERVE,
    SERVE_SHORT,
    STOP,
    STRONG_WIND,
    STRONG_WIND_TILE,
    TURN,
    WIND,
)

ALLOWED = 0


# --- Marking all that is legal ---------------------------------------------------------------------------------------


@rule
def legal(s, seat, mask):
    """Mark this seat's legal actions and count them."""
    if not may_act(s, seat):
        return 0
    if s.phase == PLACEMENT:
        for blade in range(BLADES):
            mask[PLACE + blade] = 1
        return BLADES
    if s.phase == DELIVERY:
        return legal_in_delivery(s, seat, mask)
    count = legal_moves(s, seat, mask)
    if s.phase == WIND:
        if s.wind == 2:
            mask[STOP] = 1
            count += 1
        return count
    if s.action_tiles[seat, STRONG_WIND_TILE]:
        mask[STRONG_WIND] = 1
        count += 1
    if s.action_tiles[seat, GUST_TILE]:
        count += legal_gusts(s, seat, mask)
    return count + legal_deliveries(s, seat, mask)


@rule
def legal_moves(s, seat, mask):
    """FIN-23: any blade with an own farmer."""
    count = 0
    for blade in range(BLADES):
        if s.farmers[blade, seat]:
            mask[MOVE + blade] = 1
            count += 1
    return count


@rule
def legal_gusts(s, seat, mask):
    """FIN-78: any own farmer, to any blade."""
    count = 0
    for blade in range(BLADES):
        if s.farmers[blade, seat]:
            for to in range(BLADES):
                mask[GUST + blade * BLADES + to] = 1
            count += BLADES
    return count


@rule
def legal_deliveries(s, seat, mask):
    """FIN-46, 72, 82, 87: the modes whose price can be paid and in which a first village can be served."""
    has_cart = s.carts[seat] > 0
    large = s.action_tiles[seat, LARGE_CART_TILE] == 1
    less = has_cart and s.action_tiles[seat, ONE_LESS_TILE] == 1
    count = 0
    if (has_cart or large) and can_serve_some(s, seat):
        if has_cart:
            mask[DELIVER + CART] = 1
            count += 1
        if large:
            mask[DELIVER + LARGE] = 1
            count += 1
    if less and can_serve_some_short(s, seat):
        mask[DELIVER + LESS] = 1
        count += 1
    return count


@rule
def legal_in_delivery(s, seat, mask):
    """FIN-47..54, 83..86: the villages that can still be served, and the end of the delivery once one is."""
    count = 0
    started = False
    short_first = s.mode == LESS and s.short_village < 0
    for village in range(VILLAGE_COUNT):
        if s.staged[village]:
            started = True
        elif s.height[village] and short_first:
            for fruit in range(FRUIT_COUNT):
                if short_fault(s, seat, top(s, village), fruit) == ALLOWED:
                    mask[SERVE_SHORT + village * FRUIT_COUNT + fruit] = 1
                    count += 1
        elif s.height[village]:
            for chosen in range(SYMBOL_COUNT):
                if serve_fault(s, seat, top(s, village), chosen) == ALLOWED:
                    mask[SERVE + village * SYMBOL_COUNT + chosen] = 1
                    count += 1
    if started:
        mask[FINISH] = 1
        count += 1
    return count


@rule
def missing(s, seat, tile):
    """How many fruits the seat lacks for a tile, with the best choice on a `?` tile."""
    if is_any(tile):
        most = 0
        for fruit in range(FRUIT_COUNT):
            most = max(most, s.fruits[seat, fruit])
        return max(0, TILE_VALUE[tile] - most)
    lacking = 0
    for fruit in range(FRUIT_COUNT):
        lacking += max(0, PRINTED[tile, fruit] - s.fruits[seat, fruit])
    return lacking


@rule
def can_serve_alone(s, seat, tile, mode):
    """Whether a delivery in this mode could be made for this tile alone."""
    if mode == LARGE:
        return s.action_tiles[seat, LARGE_CART_TILE] == 1 and missing(s, seat, tile) == 0
    if s.carts[seat] == 0:
        return False
    if mode == CART:
        return missing(s, seat, tile) == 0
    return s.action_tiles[seat, ONE_LESS_TILE] == 1 and TILE_VALUE[tile] > 1 and missing(s, seat, tile) <= 1


@rule
def can_serve_some(s, seat):
    """Whether some village could be served in full before anything is staged."""
    for village in range(VILLAGE_COUNT):
        if s.height[village] and missing(s, seat, top(s, village)) == 0:
            return True
    return False


@rule
def can_serve_some_short(s, seat):
    """FIN-72, 85: whether some village could be served short of one fruit."""
    for village in range(VILLAGE_COUNT):
        if s.height[village]:
            tile = top(s, village)
            if TILE_VALUE[tile] > 1 and missing(s, seat, tile) <= 1:
                return True
    return False


@rule
def serve_fault(s, seat, tile, chosen):
    """The rule against serving a tile in full with this choice, on top of what is already staged."""
    if is_any(tile):
        if chosen == ANY:
            return 53
    elif chosen != ANY:
        return 51
    if paid(s) + TILE_VALUE[tile] > limit(s.mode):
        return 81 if s.mode == LARGE else 84 if s.mode == LESS else 48
    for fruit in range(FRUIT_COUNT):
        if s.committed[fruit] + asked(tile, chosen, fruit) > s.fruits[seat, fruit]:
            return 50
    return ALLOWED


@rule
def short_fault(s, seat, tile, short):
    """The rule against serving a tile, first of all, with one fruit of this kind left out."""
    if TILE_VALUE[tile] == 1:
        return 85
    chosen = short if is_any(tile) else ANY
    if asked(tile, chosen, short) == 0:
        return 86
    for fruit in range(FRUIT_COUNT):
        unpaid = 1 if fruit == short else 0
        if asked(tile, chosen, fruit) - unpaid > s.fruits[seat, fruit]:
            return 50
    return ALLOWED


# --- Why not? --------------------------------------------------------------------------------------------------------


@rule
def refusal(s, seat, action):
    """0, or the number of the ledger rule that forbids this action to this seat now."""
    if s.over != RUNNING:
        return 96
    if s.phase == PLACEMENT:
        return refusal_of_placing(s, seat, action)
    if not may_act(s, seat):
        return 19
    if action < MOVE:
        return 17
    if action < STRONG_WIND:
        return 20 if s.phase == DELIVERY else 0 if s.farmers[action - MOVE, seat] else 23
    if action == STOP:
        return 21 if s.phase != WIND else 72 if s.wind == 1 else 0
    if action < DELIVER:
        return refusal_of_wind(s, seat, action)
    if action < SERVE:
        return refusal_of_opening(s, seat, action - DELIVER)
    if s.phase == WIND:
        return 70
    if s.phase != DELIVERY and (action >= SERVE_SHORT or s.carts[seat] == 0):
        return 46
    if action < SERVE_SHORT:
        rule = refusal_of_serving(s, seat, (action - SERVE) // SYMBOL_COUNT, (action - SERVE) % SYMBOL_COUNT)
        return rule if rule or s.phase == DELIVERY else 46
    if action < FINISH:
        offset = action - SERVE_SHORT
        return refusal_of_serving_short(s, seat, offset // FRUIT_COUNT, offset % FRUIT_COUNT)
    for village in range(VILLAGE_COUNT):
        if s.staged[village]:
            return ALLOWED
    return 47


@rule
def refusal_of_placing(s, seat, action):
    """FIN-13, 16: seats place in turn, and nothing but placing is possible."""
    if not may_act(s, seat):
        return 13
    return ALLOWED if action < MOVE else 16


@rule
def refusal_of_wind(s, seat, action):
    """FIN-20, 70, 71, 78: strong wind and gust are the action of a turn, once in the game."""
    if s.phase != TURN:
        return 70 if s.phase == WIND else 20
    if action == STRONG_WIND:
        return ALLOWED if s.action_tiles[seat, STRONG_WIND_TILE] else 71
    if not s.action_tiles[seat, GUST_TILE]:
        return 71
    return ALLOWED if s.farmers[(action - GUST) // BLADES, seat] else 78


@rule
def refusal_of_opening(s, seat, mode):
    """FIN-46, 47, 71, 72, 87: the tile unused, a cart to return, and something to serve."""
    if s.phase != TURN:
        return 70 if s.phase == WIND else 20
    if mode == LARGE and not s.action_tiles[seat, LARGE_CART_TILE]:
        return 71
    if mode == LESS and not s.action_tiles[seat, ONE_LESS_TILE]:
        return 71
    if mode == CART and s.carts[seat] == 0:
        return 46
    if mode == LESS:
        if s.carts[seat] == 0:
            return 87
        return ALLOWED if can_serve_some_short(s, seat) else 72
    if can_serve_some(s, seat):
        return ALLOWED
    return 72 if mode == LARGE else 47


@rule
def refusal_of_serving(s, seat, village, chosen):
    """FIN-58, 59, 83 and the tile's own demands."""
    if s.height[village] == 0:
        return 59
    if s.staged[village]:
        return 58
    if s.mode == LESS and s.short_village < 0:
        return 83
    return serve_fault(s, seat, top(s, village), chosen)


@rule
def refusal_of_serving_short(s, seat, village, fruit):
    """FIN-83: exactly one fruit, on the first village of a delivery opened for it."""
    if s.mode != LESS or s.short_village >= 0:
        return 83
    if s.height[village] == 0:
        return 59
    return short_fault(s, seat, top(s, village), fruit)
