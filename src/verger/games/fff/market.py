"""Prices rise and fall, merchants are supplied."""

from verger.engine import rule, tell
from verger.engine.records import size

from . import components as box
from . import state
from .actions import EVENT
from .places import sellers


@rule
def price(s, table, good):
    """The table price of a good."""
    return box.PRICES[s.level[table, good]]


@rule
def unit_price(s, table, site, good):
    """FFF-50, 52: a level lower for every token of the kind in the house, but never below the lowest."""
    return box.PRICES[max(0, s.level[table, good] - s.stock[table, site, good])]


@rule
def fall(s, table, good, cause):
    """FFF-56, 57: by the table, not below its lowest level."""
    set_level(s, table, good, box.FALL_TO[s.level[table, good]], cause)


@rule
def set_level(s, table, good, level, cause):
    before = s.level[table, good]
    s.level[table, good] = level
    if level == before:
        tell(s, EVENT.floor, s.active[table], good, box.PRICES[before])
    else:
        tell(s, EVENT.price, s.active[table], good, box.PRICES[before], box.PRICES[level], cause)


@rule
def rise(s, table, good, cause):
    """FFF-82..84, R13: by the table; what would pass its top stays, and the good is produced instead."""
    level = box.RISE_TO[s.level[table, good]]
    if level != box.STAYS:
        set_level(s, table, good, level, cause)
    else:
        tell(s, EVENT.ceiling, s.active[table], good, price(s, table, good))
        produce(s, table, good)


@rule
def change(s, table, good, up, cause):
    """FFF-101: rise or fall."""
    if up:
        rise(s, table, good, cause)
    else:
        fall(s, table, good, cause)


# --- Production ------------------------------------------------------------------------------------------------------


@rule
def supply(s, table, site, good):
    """FFF-79: one token from the supply into a house."""
    s.supply[table, good] -= 1
    s.stock[table, site, good] += 1
    tell(s, EVENT.produce, s.active[table], good, s.dealer[table, site], site)


@rule
def produce(s, table, good):
    """FFF-79..81, R11: every merchant of the good gets a token; if some must go short, the active player allots.

    Returns whether there was enough for all.
    """
    waiting = sellers(s, table, good)
    if s.supply[table, good] >= size(waiting):
        for site in range(box.SITE_COUNT):
            if (waiting >> site) & 1:
                supply(s, table, site, good)
        return True
    if s.supply[table, good] == 0:
        run_short(s, table, good)
    else:
        tell(s, EVENT.allot, s.active[table], good)
        s.making[table] = good
        s.waiting[table] = waiting
        s.back[table] = s.stage[table]
        s.stage[table] = state.ALLOTTING
    return False


@rule
def run_short(s, table, good):
    """FFF-80, 85, 86, R12: the price rises once, unless that would pass the top."""
    tell(s, EVENT.short, s.active[table], good)
    level = box.RISE_TO[s.level[table, good]]
    if level != box.STAYS:
        set_level(s, table, good, level, state.BY_SHORTAGE)


@rule
def allot(s, table, site):
    """FFF-R11: one of the last tokens goes to this merchant; with the very last the shortage is over."""
    good = s.making[table]
    supply(s, table, site, good)
    s.waiting[table] &= ~(1 << site)
    if s.supply[table, good] == 0:
        s.making[table] = state.NOTHING
        s.waiting[table] = 0
        s.stage[table] = s.back[table]
        s.back[table] = 0
        run_short(s, table, good)
