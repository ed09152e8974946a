"""Why not? `refusal` names the rule that forbids an action; what it does not forbid is what `legal` marks."""

from verger.engine import RULING, RUNNING, may_act, rule

from .building import is_outgrown, is_planted, owner_of, rivals, shows
from .components import (
    BRIDGE,
    BULL,
    CART,
    GROUND,
    LINES,
    LOT,
    LOTS_AT,
    MILESTONE,
    MONEY2,
    MOST_ROADS,
    NO_LOT,
    OUTSIDE,
    ROCK,
    SQUARE_COUNT,
)
from .components import WORKERS as ALL_WORKERS
from .foresight import can_build_after, can_build_hand, can_build_with
from .ground import alone, has, near, parts_beside
from .legality import holds, is_stuck
from .market import can_add_finca, can_buy, can_cart, in_hand, line_fits, line_price, tiles_left
from .state import (
    BUILT,
    BUY,
    CHOOSE,
    GIVE_BACK,
    HARVEST,
    LOT_DUE,
    NOBODY,
    NOTHING,
    OPEN,
    PASS,
    PLACE,
    PLANTED,
    PLAY_BULL,
    PLAY_CART,
    PLAY_MILESTONE,
    PLAY_MONEY,
)

ALLOWED = 0


@rule
def refusal(s, seat, action):
    """0, or the number of the ledger rule that forbids this action to this seat now."""
    if s.over != RUNNING:
        return 87 if tiles_left(s) == 0 else 95
    if not may_act(s, seat):
        return 11
    if CHOOSE <= action < GIVE_BACK:
        return refusal_of_lot(s, seat, action - CHOOSE)
    if s.phase == LOT_DUE:
        return RULING + 17
    if action < PLACE:
        return refusal_of_buying(s, seat, action - BUY)
    if action < CHOOSE:
        return refusal_of_placing(s, seat, (action - PLACE) // SQUARE_COUNT, (action - PLACE) % SQUARE_COUNT)
    if action == GIVE_BACK:
        return 20 if in_hand(s) == 0 else ALLOWED if is_stuck(s, seat) else RULING + 2
    if action < PLAY_MONEY:
        return refusal_of_harvest(s, seat, action - HARVEST + 1)
    if action < PASS:
        return refusal_of_action_tile(s, seat, action)
    return refusal_of_ending(s, seat, action)


@rule
def refusal_of_lot(s, seat, lot):
    """CIT-49, R2: an open lot, when a finca waits for one."""
    if s.phase != LOT_DUE or s.lots[lot] != OPEN:
        return 49
    if s.refused and not can_build_with(s, seat, lot) and can_build_hand(s, seat):
        return RULING + 2
    return ALLOWED


# --- Main actions ----------------------------------------------------------------------------------------------------


@rule
def refusal_of_main_action(s):
    """CIT-09, 19, 76: one a turn, and not with a tile in hand."""
    if in_hand(s):
        return 19 if s.done else 76
    return 9 if s.done else ALLOWED


@rule
def refusal_of_buying(s, seat, line):
    """CIT-14..17: all tiles of a line, paid in full, none of them without a place."""
    rule_against = refusal_of_main_action(s)
    if rule_against:
        return rule_against
    price = line_price(s, line)
    if price == 0:
        return 14
    if price > s.money[seat]:
        return 15
    return ALLOWED if line_fits(s, seat, line, price) else 17


@rule
def refusal_of_harvest(s, seat, chosen):
    """CIT-69: own regions only."""
    rule_against = refusal_of_main_action(s)
    if rule_against:
        return rule_against
    return ALLOWED if chosen >> (ALL_WORKERS - s.workers[seat]) == 0 else 69


@rule
def refusal_of_ending(s, seat, action):
    """CIT-09, 10, 18, 76, R19, R20: not with a tile in hand, and not without a main action as long as there is one."""
    if in_hand(s):
        return 18 if s.done else 76
    if action != PASS:
        return ALLOWED if s.done or tiles_left(s) == 0 else 9
    if s.done or tiles_left(s) == 0:
        return RULING + 20
    if s.workers[seat] < ALL_WORKERS:
        return 10
    for line in range(LINES):
        if can_buy(s, seat, line):
            return 10
    return ALLOWED


# --- Placing a tile --------------------------------------------------------------------------------------------------


@rule
def refusal_of_placing(s, seat, tile, square):
    """CIT-18, 23..44, 81..83, R2: a tile of the hand, on a square for it, beside the right tiles."""
    if not holds(s, tile):
        return 18
    rule_against = refusal_of_square(s, seat, tile // 2, square)
    if rule_against == ALLOWED:
        rule_against = refusal_by_neighbours(s, seat, tile // 2, square)
    if rule_against or not s.refused or can_build_after(s, seat, tile // 2, square):
        return rule_against
    return RULING + 2 if can_build_hand(s, seat) else ALLOWED


@rule
def refusal_of_square(s, seat, fruit, square):
    """CIT-23..26, 83: open ground or a landscape tile; with a bridge a rock or a neutral tile."""
    ground = GROUND[s.board, square]
    if ground == OUTSIDE:
        return 23
    if ground == LOT:
        return 24
    bridge = s.tiles[seat, BRIDGE] > 0
    what = s.square[square]
    if is_planted(what):
        if owner_of(s, square) != NOBODY or not bridge:
            return 26
        if (what - PLANTED) // 2 == fruit and s.tally[s.region[square]] > 1:
            return 83
    elif ground == ROCK and not bridge:
        return 25
    return ALLOWED


@rule
def refusal_by_neighbours(s, seat, fruit, square):
    """CIT-27..44: no rival of the fruit beside it, the road rule, then growth or a start."""
    x, y, z = alone(square)
    x, y, z = near(x, y, z)
    a, b, c = rivals(s, seat, fruit)
    if a & x | b & y | c & z:
        return 32
    rule_against = refusal_by_roads(s, fruit, square)
    if rule_against:
        return rule_against
    a, b, c = s.held[seat, fruit, 0], s.held[seat, fruit, 1], s.held[seat, fruit, 2]
    i, j, k = s.neutral[fruit, 0], s.neutral[fruit, 1], s.neutral[fruit, 2]
    touches_neutral = i & x | j & y | k & z
    if a & x | b & y | c & z:
        x, y, z = alone(square)
        if not touches_neutral or not is_outgrown(s, seat, fruit, x, y, z):
            return ALLOWED
        x, y, z = near(x, y, z)
        several = parts_beside(a, b, c, a & x, b & y, c & z) + parts_beside(i, j, k, i & x, j & y, k & z) > 2
        return 42 if several else 41
    if not has(s.roads, square):
        return 44 if touches_neutral else 28
    if touches_neutral:
        return RULING + 4
    return ALLOWED if s.workers[seat] else 29


@rule
def refusal_by_roads(s, fruit, square):
    """CIT-33..36: no two roads of a lot alike; a neutral tile of the fruit that is covered no longer counts."""
    if s.family or has(s.neutral[fruit], square):
        return ALLOWED
    against = ALLOWED
    for i in range(MOST_ROADS):
        lot = LOTS_AT[s.board, square, i]
        if lot == NO_LOT:
            break
        if shows(s, lot, fruit):
            if s.lots[lot] >= BUILT:
                return 33
            against = 34
    return against


# --- Action tiles ----------------------------------------------------------------------------------------------------


@rule
def refusal_of_action_tile(s, seat, action):
    """CIT-75..86, R11: a tile that is held, and where it is played."""
    if action < PLAY_CART:
        return ALLOWED if s.tiles[seat, MONEY2 + action - PLAY_MONEY] else 75
    if action < PLAY_BULL:
        if not s.tiles[seat, CART] or s.market[action - PLAY_CART] == NOTHING:
            return 76
        return ALLOWED if can_cart(s, seat, action - PLAY_CART) else RULING + 11
    if action < PLAY_MILESTONE:
        square = action - PLAY_BULL
        empty = has(s.free, square) and not has(s.wild, square)
        return ALLOWED if s.tiles[seat, BULL] and empty else 78
    if not s.tiles[seat, MILESTONE]:
        return 85
    return ALLOWED if can_add_finca(s) else 86
