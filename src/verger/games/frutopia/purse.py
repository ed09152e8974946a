"""Fruits come and go: the supply has no bottom, so that only stocks are counted."""

from verger.engine import rule, tell

from .components import FRUIT_COUNT, PRICES
from .state import HARVESTED, PAID


@rule
def take_fruit(s, seat, fruit, amount):
    """FRU-03, 34, 35: the whole yield, into the seat's own stock."""
    s.stock[seat, fruit] += amount
    tell(s, HARVESTED, seat, fruit, amount)


@rule
def can_pay(s, seat, price):
    """FRU-48, 52: every kind shown, in the number shown."""
    for fruit in range(FRUIT_COUNT):
        if s.stock[seat, fruit] < PRICES[price, fruit]:
            return False
    return True


@rule
def pay_fruit(s, seat, fruit, amount):
    s.stock[seat, fruit] -= amount
    tell(s, PAID, seat, fruit, amount)


@rule
def pay(s, seat, price):
    """FRU-42, 48, 52, 82: from the stock to the supply."""
    for fruit in range(FRUIT_COUNT):
        if PRICES[price, fruit]:
            pay_fruit(s, seat, fruit, PRICES[price, fruit])
