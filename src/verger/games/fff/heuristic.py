"""An opinion for the bots: how many turns a seat is away from its third fetish, by routes, prices and goods in hand."""

import math

import numpy as np

from verger.engine import RUNNING, rule

from .components import (
    ADJACENT,
    BONUS_COUNT,
    BUYS,
    COURSES,
    FETISH_COUNT,
    FETISH_DEALER,
    FIRST_PAYMENT,
    GIVES,
    GOOD_COUNT,
    HAND,
    HARBOUR,
    KIND,
    LANDING_COUNT,
    LANDING_SPACE,
    LAST_PAYMENT,
    MERCHANT,
    NONE,
    OFFERED,
    PATTERN,
    PAYMENT,
    PRICES,
    SELLS,
    SITE_COUNT,
    SITE_SPACE,
    SPACE_COUNT,
    TAKES,
    TURN_POINTS,
)
from .market import unit_price
from .places import held, owned, site_of
from .state import KEEPING, MOVING, NOTHING, NOWHERE, PAYING, TRADING


def _distances() -> np.ndarray:
    """Movement points between all spaces on an empty board, ferries about as likely to be there as not."""
    cost = np.full((SPACE_COUNT, SPACE_COUNT), 99.0)
    for space in range(SPACE_COUNT):
        cost[space, space] = 0.0
        for other in range(SPACE_COUNT):
            if int(ADJACENT[space]) >> other & 1:
                cost[space, other] = 1.0
    for landing in range(LANDING_COUNT):
        for to in {int(way[0]) for way in COURSES[landing] if way[0] != NONE}:
            here, there = LANDING_SPACE[landing], LANDING_SPACE[to]
            cost[here, there] = min(cost[here, there], FERRY)
    for middle in range(SPACE_COUNT):
        cost = np.minimum(cost, cost[:, middle : middle + 1] + cost[middle : middle + 1, :])
    return cost


# Weights in turns, chosen by playing the heuristic against itself.
FERRY = 1.8  # points that a ride costs on average
ERRAND = 0.9  # each purchase, beside the way there
SCARCE = 0.8  # each token that is wanted and lies nowhere yet
DETOUR = 0.6  # of the way to a purchase, as other things may lie on it
LAST_WAY = 0.3  # of the way to the fetish dealer while goods are missing
POOR = 0.9  # earning 50 florins
RICH = 0.06  # 100 florins beyond what is needed
RESALE = 0.75  # of the table price that a good is expected to fetch
HASTE = 0.5  # a turn's way to a bargain makes it so much less attractive
TOKEN = 0.12  # a bonus token
STEPS = (0.0, 4.5, 10.0)  # fetishes that are not begun yet
CROSSING = 3.5  # changing tables
SCALE = 2.2  # a lead of so many turns is worth about three games in four

DISTANCE = _distances()


@rule
def worth(s, seat):
    """From 0 to 1: how much sooner than the best of the others the seat should be done."""
    if s.over != RUNNING:
        return final_worth(s, seat)
    own = turns_left(s, seat)
    best = 99.0
    for other in range(s.seats):
        if other != seat and s.place[other] == 0:
            best = min(best, turns_left(s, other))
    return 1.0 / (1.0 + math.exp((own - best) / SCALE))


@rule
def final_worth(s, seat):
    """Fetishes decide, and whoever finished before others."""
    if s.place[seat]:
        return 1.0 - 0.02 * s.place[seat]
    return 0.1 + 0.2 * owned(s, seat)


@rule
def turns_left(s, seat):
    """A guess at the turns until the third fetish."""
    count = owned(s, seat)
    if count == FETISH_COUNT:
        return 0.0
    turns = STEPS[FETISH_COUNT - 1 - count] + next_fetish(s, s.sits[seat], seat, count)
    tokens = s.drawn[seat, 0] != NOTHING
    for bonus in range(BONUS_COUNT):
        tokens += s.tokens[seat, bonus]
    return turns - TOKEN * tokens


@rule
def next_fetish(s, table, seat, count):
    """Turns to the next fetish: goods, money, ways; or to another table first."""
    if s.hidden[seat] != NOTHING or not any_offered(s, table, seat):
        return CROSSING + way(s, table, seat, HARBOUR) - RICH * wealth(s, table, seat) / 100.0
    site = fetish_site(s, table)
    pattern = PATTERN[s.dealer[table, site]]
    bargain = best_bargain(s, table, seat)
    best = 99.0
    for payment in range(FIRST_PAYMENT[pattern, count], LAST_PAYMENT[pattern, count]):
        best = min(best, plan(s, table, seat, payment, site, bargain))
    return best


@rule
def any_offered(s, table, seat):
    for kind in range(FETISH_COUNT):
        if OFFERED[s.tables, table, kind] and (s.fetishes[seat] >> kind) & 1 == 0:
            return True
    return False


@rule
def fetish_site(s, table):
    for site in range(SITE_COUNT):
        if KIND[s.dealer[table, site]] == FETISH_DEALER:
            return site
    return 0


# --- Ways ------------------------------------------------------------------------------------------------------------


@rule
def way(s, table, seat, to):
    """Turns on the way to a space, with what is left of the movement under way."""
    space = s.space[seat] if s.space[seat] != NOWHERE else HARBOUR
    points = DISTANCE[space, to]
    if s.active[table] == seat and s.stage[table] == MOVING:
        points -= s.points[table]
    return max(0.0, points) / TURN_POINTS


@rule
def way_to_house(s, table, seat, site):
    """The same to a house; one that is only being left must be left and entered again."""
    if s.space[seat] == SITE_SPACE[site] and not trades_here(s, table, seat):
        return 0.7
    return way(s, table, seat, SITE_SPACE[site])


@rule
def trades_here(s, table, seat):
    """Whether the seat's visit to the house it is in is still to come or under way."""
    if s.active[table] != seat:
        return False
    stage = s.stage[table]
    return (stage == MOVING and site_of(s, seat) != s.house[table]) or stage in (TRADING, KEEPING, PAYING)


# --- Goods -----------------------------------------------------------------------------------------------------------


@rule
def plan(s, table, seat, payment, site, bargain):
    """Turns to gather one payment and to bring it to the fetish dealer."""
    missing = 0
    turns = 0.0
    money = s.money[seat] + bargain
    for good in range(GOOD_COUNT):
        lack = PAYMENT[payment, good] - s.goods[seat, good]
        if lack > 0:
            missing += lack
            turns += source(s, table, seat, good, lack)
            money -= lack * PRICES[max(0, s.level[table, good] - 1)]
        elif lack < 0:
            money -= lack * sale(s, table, seat, good)
    turns += 1.0 + way_to_house(s, table, seat, site) * (LAST_WAY if missing else 1.0)
    if missing and held(s, seat) + missing > HAND:
        turns += 0.6
    if missing and money < 0.0:
        return turns - POOR * money / 50.0
    return turns - RICH * money / 100.0


@rule
def source(s, table, seat, good, lack):
    """Turns to get so many tokens of a good at one merchant's or exchanger's, the best one."""
    best = 2.0 + SCARCE * lack
    for site in range(SITE_COUNT):
        dealer = s.dealer[table, site]
        there = 0
        if KIND[dealer] == MERCHANT:
            there = s.stock[table, site, good]
            if there == 0 and SELLS[dealer] != good:
                continue
        elif GIVES[dealer] == good:
            there = 2 * min(2, s.goods[seat, TAKES[dealer]])
            if there == 0 or s.supply[table, good] < 2:
                continue
        else:
            continue
        turns = ERRAND + DETOUR * way_to_house(s, table, seat, site) + SCARCE * max(0, lack - there)
        best = min(best, turns)
    return best


@rule
def sale(s, table, seat, good):
    """What a token of a good is worth to somebody who may sell it: less, the farther away the buyer is."""
    best = 0.3
    for site in range(SITE_COUNT):
        if BUYS[s.dealer[table, site]] == good:
            best = max(best, 1.0 / (1.0 + HASTE * way_to_house(s, table, seat, site)))
    return best * RESALE * PRICES[s.level[table, good]]


@rule
def wealth(s, table, seat):
    """Money, and what the goods would fetch."""
    money = float(s.money[seat])
    for good in range(GOOD_COUNT):
        if s.goods[seat, good]:
            money += s.goods[seat, good] * sale(s, table, seat, good)
    return money


@rule
def best_bargain(s, table, seat):
    """The profit of the best purchase in sight, less for the way to it."""
    best = 0.0
    room = HAND - held(s, seat)
    for site in range(SITE_COUNT):
        if KIND[s.dealer[table, site]] == MERCHANT:
            for good in range(GOOD_COUNT):
                stock = s.stock[table, site, good]
                if stock:
                    unit = unit_price(s, table, site, good)
                    amount = min(stock, room, s.money[seat] // unit)
                    profit = amount * (0.6 * RESALE * PRICES[s.level[table, good]] - unit)
                    if profit > best:
                        best = max(best, profit / (1.0 + HASTE * (0.5 + way_to_house(s, table, seat, site))))
    return best
