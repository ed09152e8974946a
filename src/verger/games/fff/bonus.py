"""Bonus tokens: played in one's own turn, before the extra actions begin."""

from verger.engine import rule, tell

from .components import BUY_BONUS, CLOSE, FETISH_DEALER, HAND, KIND, PLUS2, PLUS_POINTS, PRICE_BONUS, SWAP
from .market import change, price
from .places import held, site_of, sits_at
from .state import BOUGHT_FROM, BY_BONUS, CLOSED, MOVING, NOBODY, NOWHERE, PLAYED, POINTS
from .trade import swap


@rule
def play_token(s, table, seat, bonus):
    """FFF-106..108: shown to all, and back into the pile, which is mixed."""
    s.tokens[seat, bonus] -= 1
    s.reveals += 1
    tell(s, PLAYED, seat, bonus)
    if bonus != CLOSE:
        s.pile[table, bonus] += 1


@rule
def play_plus2(s, table, seat):
    """FFF-109."""
    play_token(s, table, seat, PLUS2)
    s.points[table] += PLUS_POINTS
    tell(s, POINTS, seat, PLUS_POINTS)


@rule
def play_price(s, table, seat, good, up):
    """FFF-110."""
    play_token(s, table, seat, PRICE_BONUS)
    change(s, table, good, up, BY_BONUS)


@rule
def play_swap(s, table, seat, give, get):
    """FFF-111, R25."""
    play_token(s, table, seat, SWAP)
    swap(s, table, seat, give, get)


@rule
def may_close(s, table, seat, site):
    """FFF-112, R20: not the fetish dealer's house, nor one's own with no point left to leave it."""
    if KIND[s.dealer[table, site]] == FETISH_DEALER:
        return False
    return s.stage[table] != MOVING or site_of(s, seat) != site or s.points[table] >= 1


@rule
def play_close(s, table, seat, site):
    """FFF-112..114: the token lies there until the next regular turn of the seat begins."""
    play_token(s, table, seat, CLOSE)
    token = 0
    while s.closing[seat, token] != NOWHERE:
        token += 1
    s.closing[seat, token] = site
    s.closing_at[seat, token] = table
    s.lifter[seat, token] = NOBODY
    tell(s, CLOSED, seat, s.dealer[table, site], site)


@rule
def is_beside(s, table, seat, other):
    """FFF-116, R22: whether another seat's pawn stands on the same space of the same board."""
    if other >= s.seats or other == seat or not sits_at(s, other, table):
        return False
    return s.space[other] != NOWHERE and s.space[other] == s.space[seat]


@rule
def can_buy_from(s, table, seat, other, good):
    """FFF-46, 47, 116."""
    affordable = s.money[seat] >= price(s, table, good) and held(s, seat) < HAND
    return affordable and s.goods[other, good] >= 1


@rule
def play_buy(s, table, seat, other, good):
    """FFF-116: one token of the other's goods, at the table price, paid to its owner."""
    play_token(s, table, seat, BUY_BONUS)
    cost = price(s, table, good)
    s.goods[other, good] -= 1
    s.goods[seat, good] += 1
    s.money[other] += cost
    s.money[seat] -= cost
    tell(s, BOUGHT_FROM, seat, other, good, cost)
