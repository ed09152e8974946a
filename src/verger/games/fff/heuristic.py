"""An opinion for the bots: how many turns a seat is away from its third fetish, by routes, prices and goods in hand."""

import math

import numpy as np

from verger.engine import RUNNING, rule

from .components import (
    ADJACENT,
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
    SPACE_SITE,
    TAKES,
    TURN_POINTS,
)
from .places import held, owned
from .state import KEEPING, MOVING, NOTHING, NOWHERE, PAYING, TOKENS, TRADING


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


# Weights, chosen by playing the heuristic against itself.
FERRY = 1.8  # points that a ride costs on average
ERRAND = 1.0  # turns that another purchase takes, beside the way
WAY = 0.35  # of the turns that a way takes, as some of it lies on the way to other things
BROKE = 1.2  # turns to earn what a good costs and the purse lacks
SPARE = 0.1  # turns saved by a good held beyond what the next fetish asks, and by 100 florins
TOKEN = 0.12  # turns saved by a bonus token
STEPS = (0.0, 4.5, 10.0)  # turns that the first, the second and the third fetish still to be begun take
CROSSING = 2.5  # turns that changing tables takes
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
    table = s.sits[seat]
    turns = STEPS[FETISH_COUNT - 1 - count] + next_fetish(s, table, seat, count)
    turns -= SPARE * s.money[seat] / 100.0
    tokens = 0
    for bonus in range(s.tokens.shape[1]):
        tokens += s.tokens[seat, bonus]
    tokens += s.drawn[seat, 0] != NOTHING
    return turns - TOKEN * min(tokens, TOKENS)


@rule
def next_fetish(s, table, seat, count):
    """Turns to the next fetish: the goods that are missing, the way to the dealer, perhaps another table first."""
    if s.hidden[seat] != NOTHING or not any_offered(s, table, seat):
        return CROSSING + WAY * way_from(s, table, seat, HARBOUR) + 3.0
    fetish_site = find_fetish_dealer(s, table)
    dealer = s.dealer[table, fetish_site]
    pattern = PATTERN[dealer]
    best = 99.0
    for payment in range(FIRST_PAYMENT[pattern, count], LAST_PAYMENT[pattern, count]):
        best = min(best, plan(s, table, seat, payment, fetish_site))
    return best


@rule
def any_offered(s, table, seat):
    for kind in range(FETISH_COUNT):
        if OFFERED[s.tables, table, kind] and (s.fetishes[seat] >> kind) & 1 == 0:
            return True
    return False


@rule
def find_fetish_dealer(s, table):
    for site in range(SITE_COUNT):
        if KIND[s.dealer[table, site]] == FETISH_DEALER:
            return site
    return 0


@rule
def way_from(s, table, seat, to):
    """Turns that a way takes, with what is left of the turn under way."""
    space = s.space[seat] if s.space[seat] != NOWHERE else HARBOUR
    points = DISTANCE[space, to]
    if s.active[table] == seat and s.stage[table] == MOVING:
        points -= s.points[table]
    return max(0.0, points) / TURN_POINTS


@rule
def plan(s, table, seat, payment, fetish_site):
    """Turns to gather one payment and to bring it to the dealer."""
    missing = 0
    useful = 0
    turns = 0.0
    money = float(s.money[seat])
    nearest = 99.0
    for good in range(GOOD_COUNT):
        lack = PAYMENT[payment, good] - s.goods[seat, good]
        useful += min(PAYMENT[payment, good], s.goods[seat, good])
        if lack > 0:
            missing += lack
            way = source(s, table, seat, good, lack)
            nearest = min(nearest, way)
            turns += way
            money -= lack * PRICES[max(0, s.level[table, good] - 1)]
    spare = held(s, seat) - useful
    if held(s, seat) + missing > HAND:
        turns += 0.6
    for good in range(GOOD_COUNT):
        beyond = s.goods[seat, good] - PAYMENT[payment, good]
        if beyond > 0:
            money += 0.6 * beyond * PRICES[s.level[table, good]]
    if money < 0.0:
        turns += BROKE * (-money) / 50.0
    turns += 1.0 + WAY * way_from(s, table, seat, SITE_SPACE[fetish_site]) * (1.0 if missing == 0 else 0.3)
    if missing == 0 and at_fetish_dealer(s, table, seat, fetish_site):
        turns -= 0.9
    return turns - SPARE * spare


@rule
def at_fetish_dealer(s, table, seat, fetish_site):
    """Whether the seat is in the right house and may still trade there."""
    if s.active[table] != seat or s.space[seat] != SITE_SPACE[fetish_site]:
        return False
    stage = s.stage[table]
    can_stay = stage == MOVING and s.house[table] != fetish_site
    return s.taken[table] == 0 and (can_stay or stage in (TRADING, PAYING))


@rule
def source(s, table, seat, good, lack):
    """Turns to get so many tokens of a good: from the best merchant or exchanger."""
    best = ERRAND * lack + 1.5
    space = s.space[seat] if s.space[seat] != NOWHERE else HARBOUR
    for site in range(SITE_COUNT):
        dealer = s.dealer[table, site]
        stock = s.stock[table, site, good]
        if KIND[dealer] == MERCHANT and (stock or SELLS[dealer] == good):
            way = WAY * way_from(s, table, seat, SITE_SPACE[site])
            if SITE_SPACE[site] == space and not trades_here(s, table, seat):
                way += 0.5
            visits = 1.0 if stock >= lack else 1.0 + 0.7 * (lack - stock)
            best = min(best, way + ERRAND * visits)
        elif GIVES[dealer] == good and s.goods[seat, TAKES[dealer]] > 0 and s.supply[table, good] >= 2:
            way = WAY * way_from(s, table, seat, SITE_SPACE[site])
            if SITE_SPACE[site] == space and not trades_here(s, table, seat):
                way += 0.5
            best = min(best, way + ERRAND * (1.0 if lack <= 2 * s.goods[seat, TAKES[dealer]] else 1.5) + 0.1)
    return best


@rule
def trades_here(s, table, seat):
    """Whether the seat's visit to the house it is in is still to come or under way."""
    if s.active[table] != seat:
        return False
    stage = s.stage[table]
    site = SPACE_SITE[s.space[seat]]
    return (stage == MOVING and site != s.house[table]) or stage in (TRADING, KEEPING)
