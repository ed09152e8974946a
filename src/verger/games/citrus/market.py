"""The market: buying a line, the cart, giving tiles back, the refill; and the fincas that come with it."""

from verger.engine import below, rule, tell

from .building import held_tile
from .components import (
    CART,
    FIRST,
    LINE,
    LOT_COUNT,
    MILESTONE,
    MOST_IN_LINE,
    MOST_MONEY,
    NO_SPACE,
    REFUND,
    RETURNED_POINTS,
    ROAD_SET,
    SECOND,
    SPACES,
    THRESHOLD,
    TILE_COUNT,
    WORDS,
)
from .foresight import can_build, finca_tiles, need_hand, open_lots
from .state import (
    BOUGHT,
    BUILT,
    CARTED,
    CARTED_OFF,
    DRAWN,
    FINCA_BUILT,
    FINCA_DUE,
    GIVEN_BACK,
    LOT_OPENED,
    MILESTONE_PLAYED,
    NOTHING,
    OPEN,
    PENALISED,
    REFUNDED,
    RETURN_PART,
    SHUT,
    TAKEN,
    TURNED_UP,
)


@rule
def on_market(s):
    """Tiles lying on the market."""
    count = 0
    for space in range(SPACES):
        count += s.market[space] != NOTHING
    return count


@rule
def in_hand(s):
    """Tiles taken and not yet laid."""
    count = 0
    for space in range(SPACES):
        count += s.hand[space] != NOTHING
    return count


@rule
def in_bag(s):
    count = 0
    for tile in range(TILE_COUNT):
        count += s.bag[tile]
    return count


@rule
def tiles_left(s):
    """Plantation tiles that are not built yet."""
    return on_market(s) + in_hand(s) + in_bag(s)


@rule
def line_price(s, line):
    """CIT-14, 15: one coin for every tile that lies on a line."""
    price = 0
    for i in range(MOST_IN_LINE):
        space = LINE[line, i]
        if space != NO_SPACE and s.market[space] != NOTHING:
            price += 1
    return price


@rule
def crosses(s, taken):
    """CIT-48, 53, R11: whether taking so many tiles makes a refill due; one at a time, and not once fincas are shut."""
    return not s.refill and not s.shut and on_market(s) - taken <= THRESHOLD


@rule
def can_add_finca(s):
    """CIT-57, 86: there must be a finca tile and an open lot."""
    return finca_tiles(s) > 0 and open_lots(s) != 0


@rule
def need_line(s, line):
    """The tiles of a line are to be laid."""
    for i in range(MOST_IN_LINE):
        space = LINE[line, i]
        if space != NO_SPACE and s.market[space] != NOTHING:
            s.need[(s.market[space] - 1) // 2] += 1


@rule
def line_fits(s, seat, line, price):
    """CIT-17: whether all tiles of a line can be built."""
    need_line(s, line)
    s.trial[FINCA_DUE] = crosses(s, price) and can_add_finca(s)
    return can_build(s, seat)


@rule
def can_buy(s, seat, line):
    """CIT-14..17: a line with tiles that can all be paid and built."""
    price = line_price(s, line)
    return 0 < price <= s.money[seat] and line_fits(s, seat, line, price)


@rule
def can_cart(s, seat, space):
    """CIT-76, R11: a tile that can be built together with those in hand."""
    if s.market[space] == NOTHING:
        return False
    need_hand(s)
    s.need[(s.market[space] - 1) // 2] += 1
    s.trial[FINCA_DUE] = crosses(s, 1) and can_add_finca(s)
    return can_build(s, seat)


# --- Taking tiles ----------------------------------------------------------------------------------------------------


@rule
def buy(s, seat, line):
    """CIT-14..19, 48: every tile of the line into the hand; then perhaps a finca."""
    price = line_price(s, line)
    trigger = crosses(s, price)
    s.money[seat] -= price
    s.done = 1
    s.passes = 0
    tell(s, BOUGHT, seat, line, price)
    for i in range(MOST_IN_LINE):
        space = LINE[line, i]
        if space != NO_SPACE and s.market[space] != NOTHING:
            s.hand[space] = s.market[space]
            s.market[space] = NOTHING
            tell(s, TAKEN, seat, s.hand[space] - 1, space)
    if trigger:
        make_due(s)


@rule
def play_cart(s, seat, space):
    """CIT-74, 76, 77: one tile for nothing."""
    trigger = crosses(s, 1)
    spend(s, seat, CART)
    s.hand[space] = s.market[space] + CARTED
    s.market[space] = NOTHING
    tell(s, CARTED_OFF, seat, held_tile(s.hand[space]), space)
    if trigger:
        make_due(s)


@rule
def spend(s, seat, landscape):
    """CIT-74, R21: a used action tile leaves the game, and nobody is blocked."""
    s.tiles[seat, landscape] -= 1
    s.used[landscape] += 1
    s.passes = 0


@rule
def make_due(s):
    """CIT-48, 49, 57: the top finca tile is turned up, if it can be built; the refill follows in any case."""
    s.refill = 1
    if can_add_finca(s):
        turn_up_finca(s)


@rule
def turn_up_finca(s):
    """CIT-49: the top finca tile waits for a lot."""
    finca = draw_finca(s)
    s.due = 1 + finca
    s.reveals += 1
    tell(s, TURNED_UP, FIRST[finca], SECOND[finca])


@rule
def draw_finca(s):
    """One of the finca tiles left in the stack."""
    nth = below(s, finca_tiles(s))
    finca = 0
    while nth >= s.fincas[finca]:
        nth -= s.fincas[finca]
        finca += 1
    s.fincas[finca] -= 1
    return finca


@rule
def build_finca(s, seat, lot):
    """CIT-49..51, R12: the finca that waits stands on a lot; its site tile leaves, and the next one opens its lot."""
    finca = s.due - 1
    s.due = NOTHING
    put_finca(s, lot, finca)
    tell(s, FINCA_BUILT, seat, lot, FIRST[finca], SECOND[finca])
    if s.stack:
        opened = draw_site(s)
        s.lots[opened] = OPEN
        s.reveals += 1
        tell(s, LOT_OPENED, opened)


@rule
def put_finca(s, lot, finca):
    s.lots[lot] = BUILT + finca
    for word in range(WORDS):
        s.roads[word] |= ROAD_SET[s.board, lot, word]


@rule
def draw_site(s):
    """The lot of the site tile on top of the stack."""
    count = 0
    for lot in range(LOT_COUNT):
        count += (s.stack >> lot) & 1
    nth = below(s, count)
    lot = 0
    while nth or not (s.stack >> lot) & 1:
        nth -= (s.stack >> lot) & 1
        lot += 1
    s.stack &= ~(1 << lot)
    return lot


@rule
def play_milestone(s, seat):
    """CIT-85, R12: a finca out of turn, and a refill when the hand is empty."""
    spend(s, seat, MILESTONE)
    tell(s, MILESTONE_PLAYED, seat)
    s.refill = 1
    turn_up_finca(s)


# --- Giving back and refilling ---------------------------------------------------------------------------------------


@rule
def give_back(s, seat):
    """CIT-20..22, R2, R3: the whole hand returns to the lowest free spaces, at a loss."""
    count = 0
    coins = 0
    to = 0
    for space in range(SPACES):
        what = s.hand[space]
        if what != NOTHING:
            while s.market[to] != NOTHING:
                to += 1
            s.hand[space] = NOTHING
            s.market[to] = 1 + held_tile(what)
            tell(s, GIVEN_BACK, seat, held_tile(what), to)
            count += 1
            if what <= CARTED:
                coins += REFUND
    s.points[seat, RETURN_PART] += RETURNED_POINTS * count
    tell(s, PENALISED, seat, RETURNED_POINTS * count)
    coins = min(coins, MOST_MONEY - s.money[seat])
    if coins:
        s.money[seat] += coins
        tell(s, REFUNDED, seat, coins)


@rule
def draw_tile(s, left):
    """One of the tiles left in the bag."""
    nth = below(s, left)
    tile = 0
    while nth >= s.bag[tile]:
        nth -= s.bag[tile]
        tile += 1
    s.bag[tile] -= 1
    return tile


@rule
def refill(s):
    """CIT-52, 54, 55: from the bag to the lowest free spaces; if one stays empty fincas are shut."""
    s.refill = 0
    left = in_bag(s)
    for space in range(SPACES):
        if s.market[space] == NOTHING:
            if left == 0:
                if not s.shut:
                    s.shut = 1
                    tell(s, SHUT)
                return
            tile = draw_tile(s, left)
            left -= 1
            s.market[space] = 1 + tile
            s.reveals += 1
            tell(s, DRAWN, tile, space)
