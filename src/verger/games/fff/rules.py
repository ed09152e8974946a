"""Fische Fluppen Frikadellen from the deal to the last action."""

import numpy as np

from verger.engine import RUNNING, rule, seeded, tell

from .bonus import play_buy, play_close, play_plus2, play_price, play_swap
from .components import (
    ANCHORS,
    BONUS_COPIES,
    BONUS_COUNT,
    DEALER_COUNT,
    GOOD_COUNT,
    GOOD_TOKENS,
    HAND,
    HARBOUR,
    KIND,
    LANDING_COUNT,
    MERCHANT,
    MONEY,
    SEATS,
    SELLS,
    SITE_COUNT,
    START_LEVEL,
    TABLES,
    TURN_POINTS,
)
from .effects import (
    act_buy,
    act_ferry,
    act_good,
    act_pawn,
    act_price,
    act_ride,
    act_sell,
    act_site,
    act_walk,
    decline,
    go_on,
)
from .market import allot, price
from .movement import call, end_move, ride, walk
from .places import lot, seats_at, sitting_at, tables_for
from .state import (
    ACT_BUY,
    ACT_FERRY,
    ACT_GOOD,
    ACT_PAWN,
    ACT_PRICE,
    ACT_RIDE,
    ACT_SELL,
    ACT_SITE,
    ACT_WALK,
    ACTING,
    ALLOTTING,
    BONUS_BUY,
    BONUS_CLOSE,
    BONUS_PLUS2,
    BONUS_PRICE,
    BONUS_SWAP,
    BUY,
    CALL,
    CHANGE_TABLE,
    DECLINE,
    END_MOVE,
    END_TRADE,
    ENDING,
    EXCHANGE,
    FETISH,
    KEEP,
    KEEPING,
    NOBODY,
    NOTHING,
    NOWHERE,
    PAY,
    RESTING,
    RIDE,
    SELL,
    STARTING,
    TAKE_ANY,
    TAKE_TWO,
    TOKENS,
    TRADE_ENDED,
    TRADE_UP_ONE,
    TRADING,
    WALK,
)
from .trade import buy, buy_one, choose_fetish, draw_two, exchange, keep_token, pay, sell, swap, take_two
from .turn import begin_turn, change_table, clear_turn, end_at_limit, settle_turn

PAIR_COUNT = GOOD_COUNT * (GOOD_COUNT + 1) // 2


@rule
def setup(s, options, seed):
    """FFF-01..14, 118, 119: every table has its own box, cut, layout and first player; tokens are drawn."""
    seeded(s, seed)
    s.tables = tables_for(s.seats)
    s.beginners = options[0]
    s.rising_sale = 1 - options[1]
    s.last_place = 1 + options[2]
    s.round_limit = options[3]
    clear_seats(s)
    for table in range(TABLES):
        clear_table(s, table)
    for table in range(s.tables):
        lay_out(s, table)
        cut(s, table)
        stock_merchants(s, table)
    seat_everybody(s)
    for table in range(s.tables):
        choose_first(s, table)
    s.told = 0
    show(s)


@rule
def clear_seats(s):
    """FFF-04: 150 florins, nothing else, the pawn in the harbour."""
    for seat in range(SEATS):
        playing = seat < s.seats
        s.sits[seat] = seat % s.tables if playing else 0
        s.left[seat] = seat
        s.space[seat] = HARBOUR if playing else NOWHERE
        s.money[seat] = MONEY if playing else 0
        s.next_points[seat] = TURN_POINTS if playing else 0
        s.hidden[seat] = NOTHING
        s.aside[seat] = NOTHING
        for which in range(2):
            s.drawn[seat, which] = NOTHING
        for token in range(TOKENS):
            s.closing[seat, token] = NOWHERE
            s.lifter[seat, token] = NOBODY


@rule
def clear_table(s, table):
    s.stage[table] = RESTING
    s.active[table] = NOBODY
    s.first[table] = NOBODY
    s.house[table] = NOWHERE
    clear_turn(s, table)


@rule
def lay_out(s, table):
    """FFF-02, 11, 12: ferries, supply, prices, bonus tokens."""
    for landing in range(LANDING_COUNT):
        s.ferries[table, landing] = ANCHORS[landing]
    for good in range(GOOD_COUNT):
        s.supply[table, good] = GOOD_TOKENS
        s.level[table, good] = START_LEVEL
    for bonus in range(BONUS_COUNT):
        s.pile[table, bonus] = BONUS_COPIES[bonus]


@rule
def cut(s, table):
    """FFF-07..09, 14: twelve in a row from the cut on, shuffled over the sites."""
    first = 0 if s.beginners else lot(s, table, DEALER_COUNT)
    for site in range(SITE_COUNT):
        s.dealer[table, site] = (first + site) % DEALER_COUNT
    for last in range(SITE_COUNT - 1, 0, -1):
        other = lot(s, table, last + 1)
        kept = s.dealer[table, last]
        s.dealer[table, last] = s.dealer[table, other]
        s.dealer[table, other] = kept


@rule
def stock_merchants(s, table):
    """FFF-10, 11: a first token for each of them."""
    for site in range(SITE_COUNT):
        dealer = s.dealer[table, site]
        if KIND[dealer] == MERCHANT:
            s.stock[table, site, SELLS[dealer]] = 1
            s.supply[table, SELLS[dealer]] -= 1


@rule
def seat_everybody(s):
    """FFF-119, R34: seat i at table i mod T, in seat order."""
    for seat in range(s.seats):
        following = seat + s.tables
        s.left[seat] = following if following < s.seats else seat % s.tables


@rule
def choose_first(s, table):
    """FFF-05, 13, 17, 135: a first player by lot; two bonus tokens for each, and a point more for each who plays later.

    All choose at once which to keep.
    """
    count = sitting_at(s, table)
    first = table + s.tables * lot(s, table, count)
    seat = first
    for nth in range(count):
        s.next_points[seat] = TURN_POINTS + nth
        draw_two(s, table, seat)
        seat = s.left[seat]
    s.first[table] = first
    s.active[table] = first
    s.stage[table] = KEEPING
    s.pending |= seats_at(s, table)


@rule
def keep(s, table, seat, bonus):
    """FFF-05, 06, 72: the other token lies aside until all have chosen, or goes back to the pile."""
    other = keep_token(s, seat, bonus)
    if s.first[table] == NOBODY:
        s.pile[table, other] += 1
        s.stage[table] = TRADING
        return
    s.aside[seat] = other
    s.pending &= ~(1 << seat)
    if s.pending & seats_at(s, table) == 0:
        begin_rounds(s, table)


@rule
def begin_rounds(s, table):
    """FFF-06, 13: all have chosen; what they laid aside is mixed into the pile, and the first player begins."""
    for seat in range(s.seats):
        if s.aside[seat] != NOTHING and s.sits[seat] == table:
            s.pile[table, s.aside[seat]] += 1
            s.aside[seat] = NOTHING
    s.stage[table] = STARTING
    s.picked[table] = s.first[table]
    s.first[table] = NOBODY


@rule
def end_trade(s, table, seat):
    """FFF-73, 74: then come the extra actions."""
    tell(s, TRADE_ENDED, seat)
    s.stage[table] = ACTING


@rule
def choose_site(s, table, seat, site):
    """FFF-R11, 91, 97, 98: an allotment, after which what was interrupted goes on, or one of two picks."""
    if s.stage[table] == ALLOTTING:
        allot(s, table, site)
    else:
        act_site(s, table, seat, site)


@rule
def show(s):
    """The header's clock: at one table whose turn it is; among several nobody's."""
    s.phase = s.stage[0]
    s.turn = s.active[0] if s.tables == 1 else NOBODY


@rule
def apply(s, seat, action):
    """FFF-15: movement, trade and extra actions, each in its small decisions."""
    table = np.int64(s.sits[seat])
    if action < BONUS_PLUS2:
        move(s, table, seat, action)
    elif action < BUY:
        play_bonus(s, table, seat, action)
    elif action <= END_TRADE:
        trade(s, table, seat, action)
    else:
        act(s, table, seat, action)
    settle(s, table, seat)
    show(s)


@rule
def settle(s, table, seat):
    """FFF-74, 78, R38: what follows by itself: extra actions, the end of the turn, the next one's or a newcomer's, and
    the end when nobody may play any more."""
    if s.stage[table] == ACTING:
        go_on(s, table, seat)
    if s.stage[table] == ENDING:
        settle_turn(s, table, seat)
    for each in range(s.tables):
        if s.stage[each] == STARTING:
            begin_turn(s, each, np.int64(s.picked[each]))
    if s.pending == 0 and s.over == RUNNING:
        end_at_limit(s)


@rule
def move(s, table, seat, action):
    if action < WALK:
        keep(s, table, seat, action - KEEP)
    elif action < RIDE:
        walk(s, table, seat, action - WALK)
    elif action < CALL:
        ride(s, table, seat, action - RIDE)
    elif action < CHANGE_TABLE:
        call(s, table, seat, (action - CALL) // LANDING_COUNT, (action - CALL) % LANDING_COUNT)
    elif action < END_MOVE:
        change_table(s, table, seat, action - CHANGE_TABLE)
    else:
        end_move(s, table, seat)


@rule
def play_bonus(s, table, seat, action):
    if action == BONUS_PLUS2:
        play_plus2(s, table, seat)
    elif action < BONUS_SWAP:
        play_price(s, table, seat, (action - BONUS_PRICE) // 2, (action - BONUS_PRICE) % 2)
    elif action < BONUS_CLOSE:
        play_swap(s, table, seat, (action - BONUS_SWAP) // GOOD_COUNT, (action - BONUS_SWAP) % GOOD_COUNT)
    elif action < BONUS_BUY:
        play_close(s, table, seat, action - BONUS_CLOSE)
    else:
        play_buy(s, table, seat, (action - BONUS_BUY) // GOOD_COUNT, (action - BONUS_BUY) % GOOD_COUNT)


@rule
def trade(s, table, seat, action):
    if action < SELL:
        buy(s, table, seat, (action - BUY) // HAND, (action - BUY) % HAND + 1)
    elif action < EXCHANGE:
        sell(s, table, seat, action - SELL + 1)
    elif action == EXCHANGE:
        exchange(s, table, seat)
    elif action < TAKE_ANY:
        take_two(s, table, seat, (action - TAKE_TWO) // PAIR_COUNT, (action - TAKE_TWO) % PAIR_COUNT)
    elif action < TRADE_UP_ONE:
        s.swaps[table] += 1
        buy_one(s, table, seat, action - TAKE_ANY, price(s, table, action - TAKE_ANY))
    elif action < FETISH:
        s.swaps[table] += 1
        swap(s, table, seat, (action - TRADE_UP_ONE) // GOOD_COUNT, (action - TRADE_UP_ONE) % GOOD_COUNT)
    elif action < PAY:
        choose_fetish(s, table, action - FETISH)
    elif action < END_TRADE:
        pay(s, table, seat, action - PAY)
    else:
        end_trade(s, table, seat)


@rule
def act(s, table, seat, action):
    if action < ACT_PRICE:
        act_good(s, table, action - ACT_GOOD)
    elif action < ACT_SITE:
        act_price(s, table, (action - ACT_PRICE) // 2, (action - ACT_PRICE) % 2)
    elif action < ACT_FERRY:
        choose_site(s, table, seat, action - ACT_SITE)
    elif action < ACT_PAWN:
        act_ferry(s, table, seat, (action - ACT_FERRY) // LANDING_COUNT, (action - ACT_FERRY) % LANDING_COUNT)
    elif action < ACT_WALK:
        act_pawn(s, table, seat, action - ACT_PAWN)
    elif action < ACT_RIDE:
        act_walk(s, table, seat, action - ACT_WALK)
    elif action < ACT_SELL:
        act_ride(s, table, seat, action - ACT_RIDE)
    elif action < ACT_BUY:
        act_sell(s, table, seat, action - ACT_SELL)
    elif action < DECLINE:
        act_buy(s, table, seat, action - ACT_BUY)
    else:
        decline(s, table, seat)
