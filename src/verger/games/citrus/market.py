"""The market: buying a line, the cart, giving tiles back, the refill; and the fincas that come with it."""

from verger.engine import below, rule, tell
from verger.engine.records import size
from verger.engine.rows import take_nth, times, total

from . import components as box
from . import state
from .actions import EVENT
from .building import held_tile
from .foresight import can_build, finca_tiles, need_hand, open_lots
from .ground import either, keep, words


@rule
def on_market(s):
    """Tiles lying on the market."""
    return box.SPACES - times(s.market, state.NOTHING)


@rule
def in_hand(s):
    """Tiles taken and not yet laid."""
    return box.SPACES - times(s.hand, state.NOTHING)


@rule
def in_bag(s):
    return total(s.bag)


@rule
def tiles_left(s):
    """Plantation tiles that are not built yet."""
    return on_market(s) + in_hand(s) + in_bag(s)


@rule
def line_price(s, line):
    """CIT-14, 15: one coin for every tile that lies on a line."""
    price = 0
    for i in range(box.MOST_IN_LINE):
        price += box.LINE[line, i] != box.NO_SPACE and s.market[box.LINE[line, i]] != state.NOTHING
    return price


@rule
def crosses(s, taken):
    """CIT-48, 53, R11: whether taking so many tiles makes a refill due; one at a time, and not once fincas are shut."""
    return not s.refill and not s.shut and on_market(s) - taken <= box.THRESHOLD


@rule
def can_add_finca(s):
    """CIT-57, 86: there must be a finca tile and an open lot."""
    return finca_tiles(s) > 0 and open_lots(s) != 0


@rule
def need_line(s, line, price):
    """The tiles of a line are to be laid, and perhaps a finca before them."""
    for i in range(box.MOST_IN_LINE):
        space = box.LINE[line, i]
        if space != box.NO_SPACE and s.market[space] != state.NOTHING:
            s.need[(s.market[space] - 1) // 2] += 1
    s.trial[state.FINCA_DUE] = crosses(s, price) and can_add_finca(s)


@rule
def need_cart(s, fruit):
    """The tiles in hand and one of a fruit are to be laid, and perhaps a finca before them."""
    need_hand(s)
    s.need[fruit] += 1
    s.trial[state.FINCA_DUE] = crosses(s, 1) and can_add_finca(s)


@rule
def line_fits(s, seat, line, price):
    """CIT-17: whether all tiles of a line can be built."""
    need_line(s, line, price)
    return can_build(s, seat)


@rule
def can_buy(s, seat, line):
    """CIT-14..17: a line with tiles that can all be paid and built."""
    price = line_price(s, line)
    return 0 < price <= s.money[seat] and line_fits(s, seat, line, price)


@rule
def can_cart(s, seat, space):
    """CIT-76, R11: a tile that can be built together with those in hand."""
    if s.market[space] == state.NOTHING:
        return False
    need_cart(s, (s.market[space] - 1) // 2)
    return can_build(s, seat)


# --- Taking tiles ----------------------------------------------------------------------------------------------------


@rule
def take_line(s, seat, line):
    """CIT-14..19, 48: every tile of the line into the hand; then perhaps a finca."""
    price = line_price(s, line)
    trigger = crosses(s, price)
    s.money[seat] -= price
    s.done = 1
    s.passes = 0
    tell(s, EVENT.buy, seat, line, price)
    for i in range(box.MOST_IN_LINE):
        space = box.LINE[line, i]
        if space != box.NO_SPACE and s.market[space] != state.NOTHING:
            s.hand[space] = s.market[space]
            s.market[space] = state.NOTHING
            tell(s, EVENT.take, seat, s.hand[space] - 1, space)
    if trigger:
        make_due(s)


@rule
def take_by_cart(s, seat, space):
    """CIT-74, 76, 77: one tile for nothing."""
    trigger = crosses(s, 1)
    spend(s, seat, box.CART)
    s.hand[space] = s.market[space] + state.CARTED
    s.market[space] = state.NOTHING
    tell(s, EVENT.cart, seat, held_tile(s.hand[space]), space)
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
    tell(s, EVENT.turn_up, box.FIRST[finca], box.SECOND[finca])


@rule
def draw_finca(s):
    """One of the finca tiles left in the stack."""
    return take_nth(s.fincas, below(s, finca_tiles(s)))


@rule
def build_finca(s, seat, lot):
    """CIT-49..51, R12: the finca that waits stands on a lot; its site tile leaves, and the next one opens its lot."""
    finca = s.due - 1
    s.due = state.NOTHING
    put_finca(s, lot, finca)
    tell(s, EVENT.build, seat, lot, box.FIRST[finca], box.SECOND[finca])
    if s.stack:
        opened = draw_site(s)
        s.lots[opened] = state.OPEN
        s.reveals += 1
        tell(s, EVENT.open, opened)


@rule
def put_finca(s, lot, finca):
    s.lots[lot] = state.BUILT + finca
    keep(s.roads, either(words(s.roads), words(box.ROAD_SET[s.board, lot])))


@rule
def draw_site(s):
    """The lot of the site tile on top of the stack."""
    nth = below(s, size(s.stack))
    lot = 0
    while nth or not (s.stack >> lot) & 1:
        nth -= (s.stack >> lot) & 1
        lot += 1
    s.stack &= ~(1 << lot)
    return lot


# --- Giving back and refilling ---------------------------------------------------------------------------------------


@rule
def return_hand(s, seat):
    """CIT-20..22, R2, R3: the whole hand returns to the lowest free spaces, at a loss."""
    count = 0
    coins = 0
    to = 0
    for space in range(box.SPACES):
        what = s.hand[space]
        if what != state.NOTHING:
            while s.market[to] != state.NOTHING:
                to += 1
            s.hand[space] = state.NOTHING
            s.market[to] = 1 + held_tile(what)
            tell(s, EVENT.give_back, seat, held_tile(what), to)
            count += 1
            if what <= state.CARTED:
                coins += box.REFUND
    s.points[seat, state.RETURN_PART] += box.RETURNED_POINTS * count
    tell(s, EVENT.penalty, seat, box.RETURNED_POINTS * count)
    coins = min(coins, box.MOST_MONEY - s.money[seat])
    if coins:
        s.money[seat] += coins
        tell(s, EVENT.refund, seat, coins)


@rule
def draw_tile(s, left):
    """One of the tiles left in the bag."""
    return take_nth(s.bag, below(s, left))


@rule
def refill(s):
    """CIT-52, 54, 55: from the bag to the lowest free spaces; if one stays empty fincas are shut."""
    s.refill = 0
    left = in_bag(s)
    for space in range(box.SPACES):
        if s.market[space] == state.NOTHING:
            if left == 0:
                if not s.shut:
                    s.shut = 1
                    tell(s, EVENT.shut)
                return
            tile = draw_tile(s, left)
            left -= 1
            s.market[space] = 1 + tile
            s.reveals += 1
            tell(s, EVENT.draw, tile, space)
