"""What a seat may do: `legal` marks it all at once. Why it may not do the rest is the affair of `refusals`."""

from verger.engine import may_act, rule

from .building import fruit_of, has_place, held_tile, places
from .components import (
    BRIDGE,
    BULL,
    CART,
    FRUIT_COUNT,
    LINES,
    LOT_COUNT,
    MILESTONE,
    MONEY2,
    MONEY3,
    ROAD_SET,
    SPACES,
    SQUARE_AT,
    SQUARE_COUNT,
    WORD_BITS,
    WORDS,
)
from .components import WORKERS as ALL_WORKERS
from .foresight import can_build_after, can_build_hand, can_build_with
from .glance import OPEN_QUESTIONS, SURE, lines_at_a_glance
from .ground import lowest
from .market import can_add_finca, can_cart, line_fits, line_price, tiles_left
from .state import (
    BUILDING,
    BUY,
    CHOOSE,
    END_TURN,
    GIVE_BACK,
    HARVEST,
    LOT_DUE,
    MAIN,
    NOTHING,
    OPEN,
    PASS,
    PLACE,
    PLAY_BULL,
    PLAY_CART,
    PLAY_MILESTONE,
    PLAY_MONEY,
)


@rule
def legal(s, seat, mask):
    """Mark this seat's legal actions and count them."""
    if not may_act(s, seat):
        return 0
    if s.phase == LOT_DUE:
        return legal_lots(s, seat, mask)
    count = legal_action_tiles(s, seat, mask)
    if s.phase == BUILDING:
        return count + legal_places(s, seat, mask)
    if s.phase == MAIN:
        main = legal_main_actions(s, seat, mask)
        if tiles_left(s):
            if main == 0:
                mask[PASS] = 1
                return count + 1
            return count + main
        count += main
    mask[END_TURN] = 1
    return count + 1


@rule
def mark(mask, first, a, b, c):
    """Mark the squares of a set, counted from an action on."""
    count = 0
    for word in range(WORDS):
        rest = a if word == 0 else b if word == 1 else c
        while rest:
            mask[first + SQUARE_AT[word * WORD_BITS + lowest(rest)]] = 1
            rest &= rest - 1
            count += 1
    return count


@rule
def legal_main_actions(s, seat, mask):
    """CIT-09, 14..17, 69: lines that can be bought, sets of regions to harvest."""
    fitting = lines_at_a_glance(s, seat)
    count = 0
    for line in range(LINES):
        fits = (fitting[SURE] >> line) & 1
        if (fitting[OPEN_QUESTIONS] >> line) & 1:
            fits = 1 if line_fits(s, seat, line, line_price(s, line)) else 0
        mask[BUY + line] = fits
        count += fits
    harvests = (1 << (ALL_WORKERS - s.workers[seat])) - 1
    for i in range(harvests):
        mask[HARVEST + i] = 1
    return count + harvests


@rule
def legal_action_tiles(s, seat, mask):
    """CIT-11, 74..86: action tiles, at any moment of the own turn."""
    count = 0
    for money in range(MONEY2, MONEY3 + 1):
        if s.tiles[seat, money]:
            mask[PLAY_MONEY + money - MONEY2] = 1
            count += 1
    if s.tiles[seat, CART]:
        count += legal_carts(s, seat, mask)
    if s.tiles[seat, BULL]:
        count += mark(
            mask, PLAY_BULL, s.free[0] & ~s.wild[0], s.free[1] & ~s.wild[1], s.free[2] & ~s.wild[2]
        )  # fmt: skip
    if s.tiles[seat, MILESTONE] and can_add_finca(s):
        mask[PLAY_MILESTONE] = 1
        count += 1
    return count


@rule
def legal_carts(s, seat, mask):
    """CIT-76, R11: tiles of one fruit can all be built or none of them."""
    asked = 0
    fitting = 0
    count = 0
    for space in range(SPACES):
        if s.market[space] != NOTHING:
            fruit = 1 << fruit_of(s.market[space] - 1)
            if not asked & fruit and can_cart(s, seat, space):
                fitting |= fruit
            asked |= fruit
            if fitting & fruit:
                mask[PLAY_CART + space] = 1
                count += 1
    return count


# --- Building --------------------------------------------------------------------------------------------------------


@rule
def legal_places(s, seat, mask):
    """CIT-18, 20, R2: every place for every tile in hand; the hand goes back only if it is stuck."""
    careful = s.refused and can_build_hand(s, seat)
    hand = tiles_in_hand(s)
    count = 0
    for fruit in range(FRUIT_COUNT):
        if (hand >> (2 * fruit)) & 3:
            e, f, g, u, v, w = places(s, seat, fruit, s.workers[seat], s.tiles[seat, BRIDGE])
            for tile in range(2 * fruit, 2 * fruit + 2):
                if (hand >> tile) & 1:
                    if careful:
                        count += mark_careful(s, seat, mask, tile, e | u, f | v, g | w)
                    else:
                        count += mark(mask, PLACE + tile * SQUARE_COUNT, e | u, f | v, g | w)
    if count == 0 and is_stuck(s, seat):
        mask[GIVE_BACK] = 1
        return 1
    return count


@rule
def tiles_in_hand(s):
    """The set of tiles that are in hand at least once."""
    hand = 0
    for space in range(SPACES):
        if s.hand[space] != NOTHING:
            hand |= 1 << held_tile(s.hand[space])
    return hand


@rule
def mark_careful(s, seat, mask, tile, a, b, c):
    """CIT-R2: those squares of a set that leave a way to build the rest of the hand."""
    count = 0
    for word in range(WORDS):
        rest = a if word == 0 else b if word == 1 else c
        while rest:
            square = SQUARE_AT[word * WORD_BITS + lowest(rest)]
            rest &= rest - 1
            if can_build_after(s, seat, tile // 2, square):
                mask[PLACE + tile * SQUARE_COUNT + square] = 1
                count += 1
    return count


@rule
def holds(s, tile):
    """Whether a tile is in hand."""
    return (tiles_in_hand(s) >> tile) & 1 == 1


@rule
def is_stuck(s, seat):
    """CIT-R2: no tile in hand has a place, and no milestone would give it one."""
    if hand_has_place(s, seat):
        return False
    if s.tiles[seat, MILESTONE] and can_add_finca(s):
        for lot in range(LOT_COUNT):
            if s.lots[lot] == OPEN and would_help(s, seat, lot):
                return False
    return True


@rule
def hand_has_place(s, seat):
    for space in range(SPACES):
        if s.hand[space] != NOTHING and has_place(s, seat, held_tile(s.hand[space]) // 2):
            return True
    return False


@rule
def would_help(s, seat, lot):
    """Whether a finca on a lot would give a tile in hand a place."""
    a, b, c = s.roads[0], s.roads[1], s.roads[2]
    for word in range(WORDS):
        s.roads[word] |= ROAD_SET[s.board, lot, word]
    found = hand_has_place(s, seat)
    s.roads[0], s.roads[1], s.roads[2] = a, b, c
    return found


@rule
def legal_lots(s, seat, mask):
    """CIT-49, R2, R17: any open lot, and nothing else."""
    careful = s.refused and can_build_hand(s, seat)
    count = 0
    for lot in range(LOT_COUNT):
        if s.lots[lot] == OPEN and (not careful or can_build_with(s, seat, lot)):
            mask[CHOOSE + lot] = 1
            count += 1
    return count
