"""Fische Fluppen Frikadellen from the deal to the last action: the set-up, and what plays each kind of action."""

import numpy as np

from verger.engine import RUNNING, played, rule, seeded
from verger.engine.rows import fill

from . import bonus, effects, movement, state, trade, turn
from . import components as box
from .actions import ACTIONS
from .places import lot, seats_at, sitting_at, tables_for


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
    for table in range(box.TABLES):
        turn.clear_table(s, table)
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
    """FFF-119: seat i at table i mod T."""
    for seat in range(box.SEATS):
        clear_seat(s, seat)
        s.sits[seat] = seat % s.tables if seat < s.seats else 0
        s.left[seat] = seat
        fill(s.closing[seat], state.NOWHERE)
        fill(s.lifter[seat], state.NOBODY)


@rule
def clear_seat(s, seat):
    """FFF-04: 150 florins, nothing else, the pawn in the harbour."""
    playing = seat < s.seats
    s.space[seat] = box.HARBOUR if playing else state.NOWHERE
    s.money[seat] = box.MONEY if playing else 0
    s.next_points[seat] = box.TURN_POINTS if playing else 0
    s.fetishes[seat] = 0
    s.hidden[seat] = state.NOTHING
    s.witnesses[seat] = 0
    s.aside[seat] = state.NOTHING
    fill(s.goods[seat], 0)
    fill(s.tokens[seat], 0)
    fill(s.drawn[seat], state.NOTHING)


@rule
def lay_out(s, table):
    """FFF-02, 11, 12: ferries, supply, prices, bonus tokens."""
    fill(s.supply[table], box.GOOD_TOKENS)
    fill(s.level[table], box.START_LEVEL)
    for landing in range(box.LANDING_COUNT):
        s.ferries[table, landing] = box.ANCHORS[landing]
    for token in range(box.BONUS_COUNT):
        s.pile[table, token] = box.BONUS_COPIES[token]


@rule
def cut(s, table):
    """FFF-07..09, 14: twelve in a row from the cut on, shuffled over the sites."""
    first = 0 if s.beginners else lot(s, table, box.DEALER_COUNT)
    for site in range(box.SITE_COUNT):
        s.dealer[table, site] = (first + site) % box.DEALER_COUNT
    for last in range(box.SITE_COUNT - 1, 0, -1):
        other = lot(s, table, last + 1)
        kept = s.dealer[table, last]
        s.dealer[table, last] = s.dealer[table, other]
        s.dealer[table, other] = kept


@rule
def stock_merchants(s, table):
    """FFF-10, 11: a first token for each of them."""
    for site in range(box.SITE_COUNT):
        dealer = s.dealer[table, site]
        if box.KIND[dealer] == box.MERCHANT:
            s.stock[table, site, box.SELLS[dealer]] = 1
            s.supply[table, box.SELLS[dealer]] -= 1


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
        s.next_points[seat] = box.TURN_POINTS + nth
        trade.draw_two(s, table, seat)
        seat = s.left[seat]
    s.first[table] = first
    s.active[table] = first
    s.stage[table] = state.KEEPING
    s.pending |= seats_at(s, table)


@rule
def keep(s, seat, token):
    """FFF-05, 06, 72: the other token lies aside until all have chosen, or goes back to the pile."""
    table = s.sits[seat]
    other = trade.keep_token(s, seat, token)
    if s.first[table] == state.NOBODY:
        s.pile[table, other] += 1
        s.stage[table] = state.TRADING
        return
    s.aside[seat] = other
    s.pending &= ~(1 << seat)
    if s.pending & seats_at(s, table) == 0:
        begin_rounds(s, table)


@rule
def begin_rounds(s, table):
    """FFF-06, 13: all have chosen; what they laid aside is mixed into the pile, and the first player begins."""
    for seat in range(s.seats):
        if s.aside[seat] != state.NOTHING and s.sits[seat] == table:
            s.pile[table, s.aside[seat]] += 1
            s.aside[seat] = state.NOTHING
    s.stage[table] = state.STARTING
    s.picked[table] = s.first[table]
    s.first[table] = state.NOBODY


@rule
def show(s):
    """The header's clock: at one table whose turn it is; among several nobody's."""
    s.phase = s.stage[0]
    s.turn = s.active[0] if s.tables == 1 else state.NOBODY


@rule
def settle(s, table, seat):
    """FFF-74, 78, R38: what follows by itself: extra actions, the end of the turn, the next one's or a newcomer's, and
    the end when nobody may play any more."""
    if s.stage[table] == state.ACTING:
        effects.go_on(s, table, seat)
    if s.stage[table] == state.ENDING:
        turn.settle_turn(s, table, seat)
    for each in range(s.tables):
        if s.stage[each] == state.STARTING:
            turn.begin_turn(s, each, np.int64(s.picked[each]))
    if s.pending == 0 and s.over == RUNNING:
        turn.end_at_limit(s)


play = played(
    ACTIONS,
    movement,
    turn,
    trade,
    effects,
    keep=keep,
    bonus_plus2=bonus.plus2,
    bonus_price=bonus.change_price,
    bonus_swap=bonus.swap_one,
    bonus_close=bonus.close,
    bonus_buy=bonus.buy_from,
    fetish=trade.want,
)


@rule
def apply(s, seat, action):
    """FFF-15: movement, trade and extra actions, each in its small decisions, and what follows by itself."""
    table = np.int64(s.sits[seat])
    play(s, seat, action)
    settle(s, table, seat)
    show(s)
