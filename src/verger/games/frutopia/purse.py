"""Fruits come and go: the supply has no bottom, so that only stocks are counted."""

from verger.engine import rule, tell

from . import components as box
from .actions import EVENT


@rule
def take_fruit(s, seat, fruit, amount):
    """FRU-03, 34, 35: the whole yield, into the seat's own stock."""
    s.stock[seat, fruit] += amount
    tell(s, EVENT.harvest, seat, fruit, amount)


@rule
def can_pay(s, seat, price):
    """FRU-48, 52: every kind shown, in the number shown."""
    for fruit in range(box.FRUIT_COUNT):
        if s.stock[seat, fruit] < box.PRICES[price, fruit]:
            return False
    return True


@rule
def pay_fruit(s, seat, fruit, amount):
    s.stock[seat, fruit] -= amount
    tell(s, EVENT.pay, seat, fruit, amount)


@rule
def pay(s, seat, price):
    """FRU-42, 48, 52, 82: from the stock to the supply."""
    for fruit in range(box.FRUIT_COUNT):
        if box.PRICES[price, fruit]:
            pay_fruit(s, seat, fruit, box.PRICES[price, fruit])
