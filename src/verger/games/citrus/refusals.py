"""What is forbidden, reason by reason: the engine makes of it which rule refuses an action, and all that is legal."""

from verger.engine import RULING, RUNNING, ByPhase, Refusals, Unless, may_act, rule
from verger.engine.records import first_of

from . import components as box
from . import state
from .actions import ACTION, ACTIONS
from .building import fruit_of, held, held_tile, is_outgrown, is_planted, neutral, owner_of, places_of, rivals, shows
from .foresight import can_build_after, can_build_hand, can_build_with
from .ground import alone, both, either, has, is_any, keep, meet, near, parts_beside, words
from .market import can_add_finca, can_buy, can_cart, line_fits, line_price, tiles_left
from .questions import fruits_that_fit, lines_that_fit

ALLOWED = 0


@rule
def untimely(s, seat):
    """CIT-11, 87, 95: seats act in turn, and after the end nobody does."""
    if s.over != RUNNING:
        return 87 if tiles_left(s) == 0 else 95
    return ALLOWED if may_act(s, seat) else 11


# --- Main actions ----------------------------------------------------------------------------------------------------


@rule
def could_act(s, seat):
    """CIT-10, R20: nobody passes who can harvest or buy, or when the last tile is built."""
    if tiles_left(s) == 0:
        return RULING + 20
    if s.workers[seat] < box.WORKERS:
        return 10
    for line in range(box.LINES):
        if can_buy(s, seat, line):
            return 10
    return ALLOWED


@rule
def mark_lines(s, seat, mask):
    """All lines that can be bought; who can neither buy nor harvest passes."""
    fitting = lines_that_fit(s)
    count = 0
    for line in range(box.LINES):
        mask[ACTION.buy + line] = (fitting >> line) & 1
        count += (fitting >> line) & 1
    if count == 0 and s.workers[seat] == box.WORKERS and tiles_left(s):
        mask[ACTION.pass_] = 1
        return 1
    return count


@rule
def mark_harvests(s, seat, mask):
    """CIT-69: all sets of own regions but the empty one."""
    count = (1 << (box.WORKERS - s.workers[seat])) - 1
    for regions in range(count):
        mask[ACTION.harvest + regions] = 1
    return count


# --- Placing a tile --------------------------------------------------------------------------------------------------


@rule
def tiles_in_hand(s):
    """The set of tiles that are in hand at least once."""
    hand = 0
    for space in range(box.SPACES):
        if s.hand[space] != state.NOTHING:
            hand |= 1 << held_tile(s.hand[space])
    return hand


@rule
def against_square(s, seat, tile, square):
    """CIT-23..26, 83: open ground or a landscape tile; with a bridge a rock or a neutral tile."""
    ground = box.GROUND[s.board, square]
    if ground == box.OUTSIDE:
        return 23
    if ground == box.LOT:
        return 24
    bridge = s.tiles[seat, box.BRIDGE] > 0
    what = s.square[square]
    if is_planted(what):
        if owner_of(s, square) != state.NOBODY or not bridge:
            return 26
        if (what - state.PLANTED) // 2 == tile // 2 and s.tally[s.region[square]] > 1:
            return 83
    elif ground == box.ROCK and not bridge:
        return 25
    return ALLOWED


@rule
def against_neighbours(s, seat, tile, square):
    """CIT-27..44: no rival of the fruit beside it, the road rule, then growth or a start."""
    fruit = tile // 2
    beside, own, wild = near(alone(square)), held(s, seat, fruit), neutral(s, fruit)
    if meet(beside, rivals(s, seat, fruit)):
        return 32
    against = against_roads(s, fruit, square)
    if against:
        return against
    touches_neutral = meet(beside, wild)
    if meet(beside, own):
        if not touches_neutral or not is_outgrown(s, seat, fruit, alone(square)):
            return ALLOWED
        several = parts_beside(own, both(beside, own)) + parts_beside(wild, both(beside, wild)) > 2
        return 42 if several else 41
    if not has(s.roads, square):
        return 44 if touches_neutral else 28
    if touches_neutral:
        return RULING + 4
    return ALLOWED if s.workers[seat] else 29


@rule
def against_roads(s, fruit, square):
    """CIT-33..36: no two roads of a lot alike; a neutral tile of the fruit that is covered no longer counts."""
    if s.family or (has(s.neutral, square) and has(s.planted[fruit], square)):
        return ALLOWED
    against = ALLOWED
    for i in range(box.MOST_ROADS):
        lot = box.LOTS_AT[s.board, square, i]
        if lot == box.NO_LOT:
            break
        if shows(s, lot, fruit):
            if s.lots[lot] >= state.BUILT:
                return 33
            against = 34
    return against


@rule
def is_stuck(s, seat):
    """CIT-R2: no tile in hand has a place, and no milestone would give it one."""
    if hand_has_place(s, seat):
        return False
    if s.tiles[seat, box.MILESTONE] and can_add_finca(s):
        for lot in range(box.LOT_COUNT):
            if s.lots[lot] == state.OPEN and would_help(s, seat, lot):
                return False
    return True


@rule
def hand_has_place(s, seat):
    for space in range(box.SPACES):
        if s.hand[space] != state.NOTHING and is_any(places_of(s, seat, held_tile(s.hand[space]) // 2)):
            return True
    return False


@rule
def would_help(s, seat, lot):
    """Whether a finca on a lot would give a tile in hand a place."""
    roads = words(s.roads)
    keep(s.roads, either(roads, words(box.ROAD_SET[s.board, lot])))
    found = hand_has_place(s, seat)
    keep(s.roads, roads)
    return found


@rule
def mark_places(s, seat, mask):
    """Every place for every tile in hand, fruit by fruit; or that it goes back."""
    careful = s.refused and can_build_hand(s, seat)
    hand = tiles_in_hand(s)
    count = 0
    for fruit in range(box.FRUIT_COUNT):
        if (hand >> (2 * fruit)) & 3:
            squares = places_of(s, seat, fruit)
            for tile in range(2 * fruit, 2 * fruit + 2):
                if (hand >> tile) & 1:
                    count += mark(s, seat, mask, tile, squares, careful)
    if count == 0 and is_stuck(s, seat):
        mask[ACTION.give_back] = 1
        return 1
    return count


@rule
def mark(s, seat, mask, tile, squares, careful):
    """Mark the squares of a set for a tile; with care those that leave a way to build the rest of the hand."""
    count = 0
    for word in range(box.WORDS):
        rest = squares[word]
        while rest:
            square = box.SQUARE_AT[word * box.WORD_BITS + first_of(rest)]
            rest &= rest - 1
            if not careful or can_build_after(s, seat, tile // 2, square):
                mask[ACTION.place + tile * box.SQUARE_COUNT + square] = 1
                count += 1
    return count


# --- Lots and action tiles -------------------------------------------------------------------------------------------


@rule
def mark_carts(s, seat, mask):
    """CIT-76, R11: tiles of one fruit can all be built or none of them."""
    fitting = fruits_that_fit(s)
    count = 0
    for space in range(box.SPACES if fitting else 0):
        if s.market[space] != state.NOTHING and (fitting >> fruit_of(s.market[space] - 1)) & 1:
            mask[ACTION.cart + space] = 1
            count += 1
    return count


LOT = {state.LOT: RULING + 17}  # CIT-R17: a finca that is due is built first
ANY_TIME = ByPhase(LOT, ALLOWED)
BUILDING = ByPhase({state.BUILDING: ALLOWED, **LOT}, 18)
MAIN = ByPhase({state.MAIN: ALLOWED, state.FINISHING: 9, **LOT}, 19)

CARTING = Unless("s.phase != state.BUILDING or s.done", 76)  # CIT-76: a tile fetched by a cart is built first
EMPTY = Unless("line_price(s, line)", 14)  # CIT-14: all tiles of a line,
DEAR = Unless("line_price(s, line) <= s.money[seat]", 15)  # CIT-15, 16: paid in full,
UNBUILDABLE = Unless("line_fits(s, seat, line, line_price(s, line))", 17)  # CIT-17: none of them without a place
NOT_OWNED = Unless("(regions + 1) >> (box.WORKERS - s.workers[seat]) == 0", 69)  # CIT-69: own regions only
NOT_BUILT = Unless("s.phase != state.MAIN or tiles_left(s) == 0", 9)  # CIT-09, R19: a main action while there are tiles
NOT_IN_HAND = Unless("(tiles_in_hand(s) >> tile) & 1", 18)  # CIT-18: a tile of the hand
NOT_OPEN = Unless("s.lots[lot] == state.OPEN", 49)  # CIT-49: an open lot
DEAD_END = Unless(
    "not s.refused or can_build_after(s, seat, tile // 2, square) or not can_build_hand(s, seat)", RULING + 2
)  # CIT-R2: where that was agreed, a place that leaves a way to build the rest of the hand, if there is one
# CIT-R2: and a lot likewise
DEAD_LOT = Unless("not s.refused or can_build_with(s, seat, lot) or not can_build_hand(s, seat)", RULING + 2)
NOT_STUCK = Unless("is_stuck(s, seat)", RULING + 2)  # CIT-R2: the hand goes back only if it is stuck
NO_PURSE = Unless("s.tiles[seat, box.MONEY2 + landscape]", 75)  # CIT-75..85: an action tile that is held
NO_CART = Unless("s.tiles[seat, box.CART]", 76)
NO_BULL = Unless("s.tiles[seat, box.BULL]", 78)
NO_MILESTONE = Unless("s.tiles[seat, box.MILESTONE]", 85)
NOT_ON_MARKET = Unless("s.market[space] != state.NOTHING", 76)  # CIT-76: a tile of the market
NOT_TO_BE_CARTED = Unless("can_cart(s, seat, space)", RULING + 11)  # CIT-R11: that can be built with those in hand
NOT_EMPTY = Unless("has(s.free, square) and not has(s.wild, square)", 78)  # CIT-78: open ground with nothing on it
NO_FINCA = Unless("can_add_finca(s)", 86)  # CIT-86: a finca tile and an open lot

REFUSALS = Refusals(
    ACTIONS,
    state.PHASES,
    untimely,
    {
        "buy": [CARTING, MAIN, EMPTY, DEAR, UNBUILDABLE],
        "place": [BUILDING, NOT_IN_HAND, against_square, against_neighbours, DEAD_END],
        "lot": [ByPhase({state.LOT: ALLOWED}, 49), NOT_OPEN, DEAD_LOT],
        "give_back": [ByPhase({state.BUILDING: ALLOWED, **LOT}, 20), NOT_STUCK],
        "harvest": [CARTING, MAIN, NOT_OWNED],
        "money": [ANY_TIME, NO_PURSE],
        "cart": [ANY_TIME, NO_CART, NOT_ON_MARKET, NOT_TO_BE_CARTED],
        "bull": [ANY_TIME, NO_BULL, NOT_EMPTY],
        "milestone": [ANY_TIME, NO_MILESTONE, NO_FINCA],
        "pass": [CARTING, ByPhase({state.MAIN: ALLOWED, state.FINISHING: RULING + 20, **LOT}, 18), could_act],
        "end_turn": [CARTING, ByPhase({state.BUILDING: 18, **LOT}, ALLOWED), NOT_BUILT],
    },
    globals(),
    quicker={
        ("buy", "pass"): mark_lines,
        "harvest": mark_harvests,
        ("place", "give_back"): mark_places,
        "cart": mark_carts,
    },
)
