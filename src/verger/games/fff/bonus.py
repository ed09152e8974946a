"""Bonus tokens: played in one's own turn, before the extra actions begin."""

from verger.engine import rule, tell

from . import components as box
from . import state
from .actions import EVENT
from .market import change, price
from .places import sits_at
from .trade import swap


@rule
def play_token(s, table, seat, bonus):
    """FFF-106..108: shown to all, and back into the pile, which is mixed."""
    s.tokens[seat, bonus] -= 1
    s.reveals += 1
    tell(s, EVENT.play, seat, bonus)
    if bonus != box.CLOSE:
        s.pile[table, bonus] += 1


@rule
def plus2(s, seat):
    """FFF-109."""
    table = s.sits[seat]
    play_token(s, table, seat, box.PLUS2)
    s.points[table] += box.PLUS_POINTS
    tell(s, EVENT.points, seat, box.PLUS_POINTS)


@rule
def change_price(s, seat, good, up):
    """FFF-110."""
    table = s.sits[seat]
    play_token(s, table, seat, box.PRICE_BONUS)
    change(s, table, good, up, state.BY_BONUS)


@rule
def swap_one(s, seat, give, get):
    """FFF-111, R25."""
    table = s.sits[seat]
    play_token(s, table, seat, box.SWAP)
    swap(s, table, seat, give, get)


@rule
def close(s, seat, site):
    """FFF-112..114: the token lies there until the next regular turn of the seat begins."""
    table = s.sits[seat]
    play_token(s, table, seat, box.CLOSE)
    token = 0
    while s.closing[seat, token] != state.NOWHERE:
        token += 1
    s.closing[seat, token] = site
    s.closing_at[seat, token] = table
    s.lifter[seat, token] = state.NOBODY
    tell(s, EVENT.close, seat, s.dealer[table, site], site)


@rule
def is_beside(s, table, seat, other):
    """FFF-116, R22: whether another seat's pawn stands on the same space of the same board."""
    if other >= s.seats or other == seat or not sits_at(s, other, table):
        return False
    return s.space[other] != state.NOWHERE and s.space[other] == s.space[seat]


@rule
def buy_from(s, seat, other, good):
    """FFF-116: one token of the other's goods, at the table price, paid to its owner."""
    table = s.sits[seat]
    play_token(s, table, seat, box.BUY_BONUS)
    cost = price(s, table, good)
    s.goods[other, good] -= 1
    s.goods[seat, good] += 1
    s.money[other] += cost
    s.money[seat] -= cost
    tell(s, EVENT.buy_from, seat, other, good, cost)
