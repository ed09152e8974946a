"""A turn: its main action, the action tiles around it, its end; and the end of the game."""

from verger.engine import ENDED, only, rule, tell

from .building import fruit_of, lay, region_set
from .components import (
    BULL,
    FRUIT_COUNT,
    INCOME,
    LANDSCAPE_VALUE,
    MONEY2,
    MOST_MONEY,
    SQUARE_AT,
    SQUARE_COUNT,
    WORD_BITS,
    WORDS,
)
from .ground import lowest, put
from .market import (
    build_finca,
    can_add_finca,
    give_back,
    in_hand,
    play_milestone,
    refill,
    spend,
    tiles_left,
    turn_up_finca,
)
from .scoring import score_fincas, score_the_end
from .state import (
    BLOCKED,
    BUILDING,
    BULL_PLACED,
    BY_BLOCK,
    BY_TILES,
    CASHED,
    FINISHING,
    GAME_ENDED,
    HARVEST_PART,
    HARVESTED,
    LAST_TILE,
    LOT_DUE,
    MAIN,
    NOTHING,
    OVER,
    PAID_OUT,
    PASSED,
    PLANTED,
    TURN_ENDED,
    WILD,
)


@rule
def go_on(s):
    """CIT-49..52, R17: a lot is chosen first, then the hand is built, then the market is refilled."""
    if s.due == NOTHING and s.refill and in_hand(s) == 0:
        refill(s)
    set_phase(s)


@rule
def set_phase(s):
    if s.due != NOTHING:
        s.phase = LOT_DUE
    elif in_hand(s):
        s.phase = BUILDING
    else:
        s.phase = FINISHING if s.done else MAIN


# --- Main actions ----------------------------------------------------------------------------------------------------


@rule
def place(s, seat, tile, square):
    """CIT-18: one tile of the hand is built."""
    lay(s, seat, tile, square)
    if tiles_left(s) == 0:
        tell(s, LAST_TILE, seat)
    go_on(s)


@rule
def choose_lot(s, seat, lot):
    """CIT-49, 94."""
    build_finca(s, seat, lot)
    go_on(s)


@rule
def return_hand(s, seat):
    """CIT-20: then the refill, if one is due."""
    give_back(s, seat)
    go_on(s)


@rule
def nth_region(s, seat, nth):
    """The first square of a seat's region, counted from 0 by that square; SQUARE_COUNT if it has no more."""
    for word in range(WORDS):
        rest = s.held[seat, 0, word]
        for fruit in range(1, FRUIT_COUNT):
            rest |= s.held[seat, fruit, word]
        while rest:
            square = SQUARE_AT[word * WORD_BITS + lowest(rest)]
            rest &= rest - 1
            if s.tally[square]:
                if nth == 0:
                    return square
                nth -= 1
    return SQUARE_COUNT


@rule
def harvest(s, seat, chosen):
    """CIT-69..73, R16: whole regions score and become neutral; then income, once."""
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
    coins = min(INCOME[workers], MOST_MONEY - s.money[seat])
    s.money[seat] += coins
    tell(s, PAID_OUT, seat, coins, workers)
    set_phase(s)


@rule
def harvest_region(s, seat, first):
    """CIT-70, 71: the worker returns, the tiles stay."""
    fruit = fruit_of(s.square[first] - PLANTED)
    a, b, c = region_set(s, first)
    s.held[seat, fruit, 0] &= ~a
    s.held[seat, fruit, 1] &= ~b
    s.held[seat, fruit, 2] &= ~c
    s.neutral[fruit, 0] |= a
    s.neutral[fruit, 1] |= b
    s.neutral[fruit, 2] |= c
    s.regions[seat, fruit] -= 1
    s.workers[seat] += 1
    s.points[seat, HARVEST_PART] += s.value[first]
    tell(s, HARVESTED, seat, fruit, s.tally[first], s.value[first])


# --- Action tiles ----------------------------------------------------------------------------------------------------


@rule
def play_money(s, seat, landscape):
    """CIT-75, R15: coins, as far as there is room for them."""
    coins = min(LANDSCAPE_VALUE[landscape], MOST_MONEY - s.money[seat])
    spend(s, seat, landscape)
    s.money[seat] += coins
    tell(s, CASHED, seat, landscape - MONEY2, coins)


@rule
def play_bull(s, seat, square):
    """CIT-78, 80: it lies on the board and can be won again."""
    s.tiles[seat, BULL] -= 1
    s.passes = 0
    s.square[square] = WILD + BULL
    put(s.wild, square)
    tell(s, BULL_PLACED, seat, square)


@rule
def milestone(s, seat):
    play_milestone(s, seat)
    set_phase(s)


# --- From turn to turn -----------------------------------------------------------------------------------------------


@rule
def end_turn(s, seat):
    """CIT-13, 58, 87: fincas are scored; if the last tile is built the game is over."""
    tell(s, TURN_ENDED, seat)
    score_fincas(s)
    if tiles_left(s) == 0:
        end(s, BY_TILES)
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
def decline(s, seat):
    """CIT-93..95, R20, R21: a seat that can do nothing passes; when all have, a finca is added, or it is over."""
    tell(s, PASSED, seat)
    s.passes += 1
    score_fincas(s)
    if s.passes < s.seats:
        next_turn(s)
        return
    s.passes = 0
    tell(s, BLOCKED)
    if s.shut or not can_add_finca(s):
        end(s, BY_BLOCK)
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
    s.phase = OVER
    s.pending = 0
    tell(s, GAME_ENDED, reason)
