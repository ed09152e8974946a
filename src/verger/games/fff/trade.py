"""Trade with the dealer in whose house the movement ended."""

from verger.engine import rule, tell

from .components import (
    BONUS_COUNT,
    BUYS,
    FETISH_COUNT,
    FIRST_PAYMENT,
    GIVES,
    GOOD_COUNT,
    HAND,
    KIND,
    LAST_PAYMENT,
    MERCHANT,
    OFFERED,
    PATTERN,
    PAYMENT,
    TAKES,
    TRADE_UP,
)
from .market import fall, price, unit_price
from .places import held, lot, owned, seats_at, site_of
from .state import (
    BOUGHT,
    BY_FETISH,
    BY_SALE,
    DREW,
    EXCHANGED,
    GOT_FETISH,
    KEEPING,
    KEPT,
    NOTHING,
    PAID,
    PAYING,
    SOLD,
    SWAPPED,
    TOOK_TWO,
    TRADING,
    WANTED,
)
from .turn import finish

EXCHANGES = 2  # at an exchanger's, and at the special dealer's who trades up
LAST_FETISH = FETISH_COUNT - 1


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
    return min(stock, HAND - held(s, seat), s.money[seat] // unit_price(s, table, site, good))


@rule
def most_to_sell(s, table, seat):
    """FFF-54, 59: how many tokens the seat could sell here."""
    dealer = dealer_of(s, table, seat)
    if KIND[dealer] != MERCHANT or s.sold[table]:
        return 0
    return s.goods[seat, BUYS[dealer]]


@rule
def buy(s, table, seat, good, amount):
    """FFF-48..53: all at one price, which stays as it is."""
    site = site_of(s, seat)
    cost = amount * unit_price(s, table, site, good)
    s.stock[table, site, good] -= amount
    s.goods[seat, good] += amount
    s.money[seat] -= cost
    s.bought[table] |= 1 << good
    tell(s, BOUGHT, seat, good, amount, cost)


@rule
def sell(s, table, seat, amount):
    """FFF-54..57: each at the table price, which then falls once."""
    good = BUYS[dealer_of(s, table, seat)]
    hand_over(s, table, seat, good, amount)
    s.sold[table] = 1
    fall(s, table, good, BY_SALE)


@rule
def hand_over(s, table, seat, good, amount):
    """FFF-55: sold tokens go to the supply."""
    value = amount * price(s, table, good)
    s.goods[seat, good] -= amount
    s.supply[table, good] += amount
    s.money[seat] += value
    tell(s, SOLD, seat, good, amount, value)


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
def can_exchange(s, table, seat):
    """FFF-61, 63, R9, R10: at most twice, one for two, all or nothing."""
    dealer = dealer_of(s, table, seat)
    given = s.supply[table, GIVES[dealer]] >= 2 and held(s, seat) < HAND
    return s.swaps[table] < EXCHANGES and s.goods[seat, TAKES[dealer]] >= 1 and given


@rule
def exchange(s, table, seat):
    """FFF-61, 62."""
    dealer = dealer_of(s, table, seat)
    give_back(s, table, seat, TAKES[dealer])
    for _ in range(2):
        receive(s, table, seat, GIVES[dealer])
    s.swaps[table] += 1
    tell(s, EXCHANGED, seat, TAKES[dealer], GIVES[dealer])


@rule
def first_of_pair(pair):
    """Pairs are counted (0, 0), (0, 1) … (0, 4), (1, 1) …"""
    first = 0
    while pair >= GOOD_COUNT - first:
        pair -= GOOD_COUNT - first
        first += 1
    return first


@rule
def second_of_pair(pair):
    first = 0
    while pair >= GOOD_COUNT - first:
        pair -= GOOD_COUNT - first
        first += 1
    return first + pair


@rule
def has_pair(s, table, pair):
    """FFF-63: whether the supply holds both."""
    one, other = first_of_pair(pair), second_of_pair(pair)
    if one == other:
        return s.supply[table, one] >= 2
    return s.supply[table, one] >= 1 and s.supply[table, other] >= 1


@rule
def take_two(s, table, seat, give, pair):
    """FFF-64: one token for two others."""
    give_back(s, table, seat, give)
    receive(s, table, seat, first_of_pair(pair))
    receive(s, table, seat, second_of_pair(pair))
    s.swaps[table] += 1
    tell(s, TOOK_TWO, seat, give, pair)


@rule
def buy_one(s, table, seat, good, cost):
    """FFF-65, 104: a token from the supply."""
    receive(s, table, seat, good)
    s.money[seat] -= cost
    tell(s, BOUGHT, seat, good, 1, cost)


@rule
def swap(s, table, seat, give, get):
    """FFF-66, 111: one token for another."""
    give_back(s, table, seat, give)
    receive(s, table, seat, get)
    tell(s, SWAPPED, seat, give, get)


@rule
def most_swaps(special):
    """FFF-64..66: how often a special dealer trades in a turn."""
    return EXCHANGES if special == TRADE_UP else 1


# --- Fetishes --------------------------------------------------------------------------------------------------------


@rule
def can_pay(s, seat, payment):
    """FFF-67, 68: whether the seat holds what it takes."""
    for good in range(GOOD_COUNT):
        if s.goods[seat, good] < PAYMENT[payment, good]:
            return False
    return True


@rule
def has_payment(s, table, seat):
    """FFF-67, 68: whether the seat could pay its next fetish here."""
    pattern, rank = PATTERN[dealer_of(s, table, seat)], owned(s, seat)
    for payment in range(FIRST_PAYMENT[pattern, rank], LAST_PAYMENT[pattern, rank]):
        if can_pay(s, seat, payment):
            return True
    return False


@rule
def is_offered(s, table, seat, kind):
    """FFF-70, 122: a kind of this table that the seat does not own."""
    return OFFERED[s.tables, table, kind] == 1 and (s.fetishes[seat] >> kind) & 1 == 0


@rule
def may_take(s, table, seat):
    """FFF-71, 124: one a turn, and none while one lies face down."""
    return s.taken[table] == 0 and s.hidden[seat] == NOTHING


@rule
def choose_fetish(s, table, kind):
    s.wanted[table] = kind
    s.stage[table] = PAYING
    tell(s, WANTED, s.active[table], kind)


@rule
def pay(s, table, seat, payment):
    """FFF-69, 72, 117, 123, R24, R29: goods, falls, fetish, the end or two bonus tokens."""
    for good in range(GOOD_COUNT):
        amount = PAYMENT[payment, good]
        if amount:
            s.goods[seat, good] -= amount
            s.supply[table, good] += amount
            tell(s, PAID, seat, good, amount)
    for good in range(GOOD_COUNT):
        if PAYMENT[payment, good]:
            fall(s, table, good, BY_FETISH)
    last = owned(s, seat) == LAST_FETISH
    tell(s, GOT_FETISH, seat, s.wanted[table])
    s.fetishes[seat] |= 1 << s.wanted[table]
    s.taken[table] = 1
    s.stage[table] = TRADING
    if s.tables > 1:
        s.hidden[seat] = s.wanted[table]
        s.witnesses[seat] = seats_at(s, table)
    s.wanted[table] = NOTHING
    if last:
        finish(s, table, seat)
    else:
        draw_tokens(s, table, seat)


# --- Drawing bonus tokens --------------------------------------------------------------------------------------------


@rule
def draw_token(s, table):
    """FFF-06, 72: any token of the pile; NOTHING if it is empty."""
    left = 0
    for bonus in range(BONUS_COUNT):
        left += s.pile[table, bonus]
    if left == 0:
        return NOTHING
    nth = lot(s, table, left)
    for bonus in range(BONUS_COUNT):
        if nth < s.pile[table, bonus]:
            s.pile[table, bonus] -= 1
            return bonus
        nth -= s.pile[table, bonus]
    return NOTHING


@rule
def draw_two(s, table, seat):
    """FFF-05, 72: two tokens to choose from, in the order of the box."""
    one = draw_token(s, table)
    other = draw_token(s, table)
    if other == NOTHING:
        s.drawn[seat, 0] = one
        s.drawn[seat, 1] = NOTHING
    else:
        s.drawn[seat, 0] = min(one, other)
        s.drawn[seat, 1] = max(one, other)


@rule
def draw_tokens(s, table, seat):
    """FFF-72, R24: two to choose from; one alone is kept, and none gives none."""
    draw_two(s, table, seat)
    if s.drawn[seat, 0] == NOTHING:
        return
    s.reveals += 1
    for which in range(2):
        if s.drawn[seat, which] != NOTHING:
            tell(s, DREW, seat, s.drawn[seat, which])
    if s.drawn[seat, 1] == NOTHING:
        s.tokens[seat, s.drawn[seat, 0]] += 1
        s.drawn[seat, 0] = NOTHING
    else:
        s.stage[table] = KEEPING


@rule
def keep_token(s, seat, bonus):
    """FFF-05, 72: one of the two is kept; which one is not."""
    other = s.drawn[seat, 1] if s.drawn[seat, 0] == bonus else s.drawn[seat, 0]
    s.tokens[seat, bonus] += 1
    s.drawn[seat, 0] = NOTHING
    s.drawn[seat, 1] = NOTHING
    s.reveals += 1
    tell(s, KEPT, seat, bonus)
    return other
