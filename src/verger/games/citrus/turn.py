"""A turn: its main action, the action tiles around it, its end; and the end of the game."""

from verger.engine import ENDED, only, rule, tell
from verger.engine.records import first_of

from . import components as box
from . import market, state
from .actions import EVENT
from .building import fruit_of, lay, region_set, scatter
from .ground import either, keep, minus, words
from .market import can_add_finca, in_hand, refill, spend, tiles_left, turn_up_finca
from .scoring import score_fincas, score_the_end


@rule
def go_on(s):
    """CIT-49..52, R17: a lot is chosen first, then the hand is built, then the market is refilled."""
    if s.due == state.NOTHING and s.refill and in_hand(s) == 0:
        refill(s)
    set_phase(s)


@rule
def set_phase(s):
    if s.due != state.NOTHING:
        s.phase = state.LOT
    elif in_hand(s):
        s.phase = state.BUILDING
    else:
        s.phase = state.FINISHING if s.done else state.MAIN


# --- Main actions ----------------------------------------------------------------------------------------------------


@rule
def buy(s, seat, line):
    """CIT-14..19: every tile of the line into the hand; then perhaps a finca."""
    market.take_line(s, seat, line)
    go_on(s)


@rule
def place(s, seat, tile, square):
    """CIT-18: one tile of the hand is built."""
    lay(s, seat, tile, square)
    if tiles_left(s) == 0:
        tell(s, EVENT.last_tile, seat)
    go_on(s)


@rule
def build(s, seat, lot):
    """CIT-49, 94."""
    market.build_finca(s, seat, lot)
    go_on(s)


@rule
def give_back(s, seat):
    """CIT-20: then the refill, if one is due."""
    market.return_hand(s, seat)
    go_on(s)


@rule
def nth_region(s, seat, nth):
    """The first square of a seat's region, counted from 0 by that square; SQUARE_COUNT if it has no more."""
    for word in range(box.WORDS):
        rest = s.owned[seat, word]
        while rest:
            square = box.SQUARE_AT[word * box.WORD_BITS + first_of(rest)]
            rest &= rest - 1
            if s.tally[square]:
                if nth == 0:
                    return square
                nth -= 1
    return box.SQUARE_COUNT


@rule
def harvest(s, seat, regions):
    """CIT-69..73, R16: whole regions score and become neutral; then income, once."""
    chosen = regions + 1
    s.done = 1
    s.passes = 0
    harvested = 0
    nth = 0
    while chosen >> nth:
        if (chosen >> nth) & 1:
            harvest_region(s, seat, nth_region(s, seat, nth - harvested))
            harvested += 1
        nth += 1
    workers = s.workers[seat]
    coins = min(box.INCOME[workers], box.MOST_MONEY - s.money[seat])
    s.money[seat] += coins
    tell(s, EVENT.income, seat, coins, workers)
    set_phase(s)


@rule
def harvest_region(s, seat, first):
    """CIT-70, 71: the worker returns, the tiles stay."""
    fruit = fruit_of(s.square[first] - state.PLANTED)
    region = region_set(s, first)
    keep(s.owned[seat], minus(words(s.owned[seat]), region))
    keep(s.neutral, either(words(s.neutral), region))
    s.regions[seat, fruit] -= 1
    s.workers[seat] += 1
    s.points[seat, state.HARVEST_PART] += s.value[first]
    tell(s, EVENT.harvest, seat, fruit, s.tally[first], s.value[first])


# --- Action tiles ----------------------------------------------------------------------------------------------------


@rule
def money(s, seat, purse):
    """CIT-75, R15: coins, as far as there is room for them."""
    landscape = box.MONEY2 + purse
    coins = min(box.LANDSCAPE_VALUE[landscape], box.MOST_MONEY - s.money[seat])
    spend(s, seat, landscape)
    s.money[seat] += coins
    tell(s, EVENT.money, seat, purse, coins)


@rule
def cart(s, seat, space):
    """CIT-76: one tile for nothing; then perhaps a finca."""
    market.take_by_cart(s, seat, space)
    go_on(s)


@rule
def bull(s, seat, square):
    """CIT-78, 80: it lies on the board and can be won again."""
    s.tiles[seat, box.BULL] -= 1
    s.passes = 0
    scatter(s, box.BULL, square)
    tell(s, EVENT.bull, seat, square)


@rule
def milestone(s, seat):
    """CIT-85, R12: a finca out of turn, and a refill when the hand is empty."""
    spend(s, seat, box.MILESTONE)
    tell(s, EVENT.milestone, seat)
    s.refill = 1
    turn_up_finca(s)
    set_phase(s)


# --- From turn to turn -----------------------------------------------------------------------------------------------


@rule
def end_turn(s, seat):
    """CIT-13, 58, 87: fincas are scored; if the last tile is built the game is over."""
    tell(s, EVENT.end_turn, seat)
    score_fincas(s)
    if tiles_left(s) == 0:
        end(s, state.BY_TILES)
    else:
        next_turn(s)


@rule
def next_turn(s):
    """CIT-08: clockwise."""
    s.turns += 1
    s.done = 0
    s.turn = (s.turn + 1) % s.seats
    s.pending = only(s.turn)
    set_phase(s)


@rule
def pass_(s, seat):
    """CIT-93..95, R20, R21: a seat that can do nothing passes; when all have, a finca is added, or it is over."""
    tell(s, EVENT.pass_, seat)
    s.passes += 1
    score_fincas(s)
    if s.passes < s.seats:
        next_turn(s)
        return
    s.passes = 0
    tell(s, EVENT.blocked)
    if s.shut or not can_add_finca(s):
        end(s, state.BY_BLOCK)
        return
    turn_up_finca(s)
    s.refill = 1
    next_turn(s)


@rule
def end(s, reason):
    """CIT-88, 95: the last points, and it is over."""
    s.turns += 1
    s.done = 0
    score_the_end(s)
    s.over = ENDED
    s.phase = state.OVER
    s.pending = 0
    tell(s, EVENT.end, reason)
