"""Trade with the dealer in whose house the movement ended."""

from itertools import combinations_with_replacement

import numpy as np

from verger.engine import rule, tell
from verger.engine.rows import take_nth, total

from . import components as box
from . import state
from .actions import EVENT
from .market import fall, price, unit_price
from .places import held, lot, owned, seats_at, site_of
from .turn import finish

EXCHANGES = 2  # at an exchanger's, and at the special dealer's who trades up
LAST_FETISH = box.FETISH_COUNT - 1
PAIR = np.array(list(combinations_with_replacement(range(box.GOOD_COUNT), 2)), np.int16)  # the goods of each


@rule
def dealer_of(s, table, seat):
    """The dealer whom the pawn visits."""
    return s.dealer[table, site_of(s, seat)]


# --- Merchants -------------------------------------------------------------------------------------------------------


@rule
def most_to_buy(s, table, seat, good):
    """FFF-46, 47, 49..52, 59: how many tokens of a good the seat could buy here."""
    site = site_of(s, seat)
    stock = s.stock[table, site, good]
    if stock == 0 or (s.bought[table] >> good) & 1:
        return 0
    return min(stock, box.HAND - held(s, seat), s.money[seat] // unit_price(s, table, site, good))


@rule
def most_to_sell(s, table, seat):
    """FFF-54, 59: how many tokens the seat could sell here."""
    dealer = dealer_of(s, table, seat)
    if box.KIND[dealer] != box.MERCHANT or s.sold[table]:
        return 0
    return s.goods[seat, box.BUYS[dealer]]


@rule
def buy(s, seat, good, less):
    """FFF-48..53: one more than `less`, all at one price, which stays as it is."""
    table = s.sits[seat]
    amount = less + 1
    site = site_of(s, seat)
    cost = amount * unit_price(s, table, site, good)
    s.stock[table, site, good] -= amount
    s.goods[seat, good] += amount
    s.money[seat] -= cost
    s.bought[table] |= 1 << good
    tell(s, EVENT.buy, seat, good, amount, cost)


@rule
def sell(s, seat, less):
    """FFF-54..57: one more than `less`, each at the table price, which then falls once."""
    table = s.sits[seat]
    good = box.BUYS[dealer_of(s, table, seat)]
    hand_over(s, table, seat, good, less + 1)
    s.sold[table] = 1
    fall(s, table, good, state.BY_SALE)


@rule
def hand_over(s, table, seat, good, amount):
    """FFF-55: sold tokens go to the supply."""
    value = amount * price(s, table, good)
    s.goods[seat, good] -= amount
    s.supply[table, good] += amount
    s.money[seat] += value
    tell(s, EVENT.sell, seat, good, amount, value)


# --- Exchangers and specials -----------------------------------------------------------------------------------------


@rule
def give_back(s, table, seat, good):
    """FFF-62: a token given up goes to the supply."""
    s.goods[seat, good] -= 1
    s.supply[table, good] += 1


@rule
def receive(s, table, seat, good):
    """A token from the supply."""
    s.goods[seat, good] += 1
    s.supply[table, good] -= 1


@rule
def exchange(s, seat):
    """FFF-61, 62."""
    table = s.sits[seat]
    dealer = dealer_of(s, table, seat)
    give_back(s, table, seat, box.TAKES[dealer])
    for _ in range(2):
        receive(s, table, seat, box.GIVES[dealer])
    s.swaps[table] += 1
    tell(s, EVENT.exchange, seat, box.TAKES[dealer], box.GIVES[dealer])


@rule
def any_to_two(s, seat, give, pair):
    """FFF-64: one token for two others."""
    table = s.sits[seat]
    give_back(s, table, seat, give)
    receive(s, table, seat, PAIR[pair, 0])
    receive(s, table, seat, PAIR[pair, 1])
    s.swaps[table] += 1
    tell(s, EVENT.any_to_two, seat, give, pair)


@rule
def buy_one(s, table, seat, good, cost):
    """FFF-65, 104: a token from the supply."""
    receive(s, table, seat, good)
    s.money[seat] -= cost
    tell(s, EVENT.buy, seat, good, 1, cost)


@rule
def buy_any(s, seat, good):
    """FFF-65: at the table price."""
    table = s.sits[seat]
    s.swaps[table] += 1
    buy_one(s, table, seat, good, price(s, table, good))


@rule
def trade_up(s, seat, give, get):
    """FFF-66: one for a dearer one."""
    table = s.sits[seat]
    s.swaps[table] += 1
    swap(s, table, seat, give, get)


@rule
def swap(s, table, seat, give, get):
    """FFF-66, 111: one token for another."""
    give_back(s, table, seat, give)
    receive(s, table, seat, get)
    tell(s, EVENT.swap, seat, give, get)


@rule
def most_swaps(special):
    """FFF-64..66: how often a special dealer trades in a turn."""
    return EXCHANGES if special == box.TRADE_UP else 1


# --- Fetishes --------------------------------------------------------------------------------------------------------


@rule
def can_pay(s, seat, payment):
    """FFF-67, 68: whether the seat holds what it takes."""
    for good in range(box.GOOD_COUNT):
        if s.goods[seat, good] < box.PAYMENT[payment, good]:
            return False
    return True


@rule
def has_payment(s, table, seat):
    """FFF-67, 68: whether the seat could pay its next fetish here."""
    pattern, rank = box.PATTERN[dealer_of(s, table, seat)], owned(s, seat)
    for payment in range(box.FIRST_PAYMENT[pattern, rank], box.LAST_PAYMENT[pattern, rank]):
        if can_pay(s, seat, payment):
            return True
    return False


@rule
def want(s, seat, kind):
    table = s.sits[seat]
    s.wanted[table] = kind
    s.stage[table] = state.PAYING
    tell(s, EVENT.want, seat, kind)


@rule
def pay(s, seat, payment):
    """FFF-69, 72, 117, 123, R24, R29: goods, falls, fetish, the end or two bonus tokens."""
    table = s.sits[seat]
    for good in range(box.GOOD_COUNT):
        amount = box.PAYMENT[payment, good]
        if amount:
            s.goods[seat, good] -= amount
            s.supply[table, good] += amount
            tell(s, EVENT.pay, seat, good, amount)
    for good in range(box.GOOD_COUNT):
        if box.PAYMENT[payment, good]:
            fall(s, table, good, state.BY_FETISH)
    last = owned(s, seat) == LAST_FETISH
    tell(s, EVENT.fetish, seat, s.wanted[table])
    s.fetishes[seat] |= 1 << s.wanted[table]
    s.taken[table] = 1
    s.stage[table] = state.TRADING
    if s.tables > 1:
        s.hidden[seat] = s.wanted[table]
        s.witnesses[seat] = seats_at(s, table)
    s.wanted[table] = state.NOTHING
    if last:
        finish(s, table, seat)
    else:
        draw_tokens(s, table, seat)


@rule
def end_trade(s, seat):
    """FFF-73, 74: then come the extra actions."""
    tell(s, EVENT.end_trade, seat)
    s.stage[s.sits[seat]] = state.ACTING


# --- Drawing bonus tokens --------------------------------------------------------------------------------------------


@rule
def draw_token(s, table):
    """FFF-06, 72: any token of the pile; NOTHING if it is empty."""
    left = tokens_in(s, table)
    return take_nth(s.pile[table], lot(s, table, left)) if left else state.NOTHING


@rule
def tokens_in(s, table):
    """How many bonus tokens a pile holds."""
    return total(s.pile[table])


@rule
def draw_two(s, table, seat):
    """FFF-05, 72: two tokens to choose from, in the order of the box."""
    one = draw_token(s, table)
    other = draw_token(s, table)
    s.drawn[seat, 0] = one if other == state.NOTHING else min(one, other)
    s.drawn[seat, 1] = other if other == state.NOTHING else max(one, other)


@rule
def draw_tokens(s, table, seat):
    """FFF-72, R24: two to choose from; one alone is kept, and none gives none."""
    draw_two(s, table, seat)
    if s.drawn[seat, 0] == state.NOTHING:
        return
    s.reveals += 1
    for which in range(2):
        if s.drawn[seat, which] != state.NOTHING:
            tell(s, EVENT.draw, seat, s.drawn[seat, which])
    if s.drawn[seat, 1] == state.NOTHING:
        s.tokens[seat, s.drawn[seat, 0]] += 1
        s.drawn[seat, 0] = state.NOTHING
    else:
        s.stage[table] = state.KEEPING


@rule
def keep_token(s, seat, bonus):
    """FFF-05, 72: one of the two is kept; which one is not."""
    other = s.drawn[seat, 1] if s.drawn[seat, 0] == bonus else s.drawn[seat, 0]
    s.tokens[seat, bonus] += 1
    s.drawn[seat, 0] = state.NOTHING
    s.drawn[seat, 1] = state.NOTHING
    s.reveals += 1
    tell(s, EVENT.keep, seat, bonus)
    return other
