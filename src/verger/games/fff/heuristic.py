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
WAY = 0.8  # of a way that is farther than one turn's
WANT = 1.1  # each token that is wanted and lies nowhere yet
SALE = 0.9  # the visit that turns goods into money
NEARER = 0.25  # of the way to whoever buys or sells, so that it is worth going there
EARNED = 55.0  # florins that a turn of trading brings
RICH = 0.05  # 100 florins beyond what is needed
RESALE = 0.8  # of the table price that a good is expected to fetch
TOKEN = 0.12  # a bonus token
STEPS = (0.0, 4.5, 10.0)  # fetishes that are not begun yet
CROSSING = 3.0  # changing tables
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
        return (
            CROSSING + way(s, table, seat, HARBOUR) / TURN_POINTS - RICH * s.money[seat] / 100.0 - 0.2 * held(s, seat)
        )
    site = fetish_site(s, table)
    pattern = PATTERN[s.dealer[table, site]]
    best = 99.0
    for payment in range(FIRST_PAYMENT[pattern, count], LAST_PAYMENT[pattern, count]):
        best = min(best, plan(s, table, seat, payment, site))
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
    """Points on the way to a space, with what is left of the movement under way."""
    space = s.space[seat] if s.space[seat] != NOWHERE else HARBOUR
    points = DISTANCE[space, to]
    if s.active[table] == seat and s.stage[table] == MOVING:
        points -= s.points[table]
    return max(0.0, points)


@rule
def visit(s, table, seat, site):
    """Turns until the seat trades in a house: none where it is about to, one for a house it has just traded in."""
    if s.space[seat] == SITE_SPACE[site]:
        return 0.0 if trades_here(s, table, seat) else 1.3
    moving = s.active[table] == seat and s.stage[table] == MOVING
    points = way(s, table, seat, SITE_SPACE[site])
    return 0.3 + WAY * points / TURN_POINTS if moving else max(1.0, 0.7 + WAY * points / TURN_POINTS)


@rule
def trades_here(s, table, seat):
    """Whether the seat's visit to the house it is in is still to come or under way."""
    if s.active[table] != seat:
        return False
    stage = s.stage[table]
    return (stage == MOVING and site_of(s, seat) != s.house[table]) or stage in (TRADING, KEEPING, PAYING)


# --- Goods and money -------------------------------------------------------------------------------------------------


@rule
def plan(s, table, seat, payment, site):
    """Turns to gather one payment and to bring it to the fetish dealer."""
    missing = 0
    turns = 0.0
    cost = 0.0
    spare = 0.0
    nearest = 99.0
    for good in range(GOOD_COUNT):
        lack = PAYMENT[payment, good] - s.goods[seat, good]
        if lack > 0:
            missing += lack
            turns += source(s, table, seat, good, lack)
            cost += lack * PRICES[max(0, s.level[table, good] - 1)]
        elif lack < 0:
            spare -= lack * RESALE * PRICES[s.level[table, good]]
            nearest = min(nearest, buyer(s, table, seat, good))
    if missing == 0:
        return visit(s, table, seat, site) - RICH * s.money[seat] / 100.0
    turns += 1.0 + 0.2 * WAY * way(s, table, seat, SITE_SPACE[site]) / TURN_POINTS
    if held(s, seat) + missing > HAND:
        turns += 0.8
    short = cost - s.money[seat]
    if short <= 0.0:
        return turns + RICH * short / 100.0
    if spare >= short:
        return turns + SALE + NEARER * nearest
    earning = SALE + (short - spare) / EARNED
    if spare > 0.0:
        earning += NEARER * nearest
    return turns + earning


@rule
def source(s, table, seat, good, lack):
    """Turns to get so many tokens of a good at one merchant's or exchanger's, the best one."""
    best = 2.0 + WANT * lack
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
        best = min(best, visit(s, table, seat, site) + WANT * max(0, lack - there))
    return best


@rule
def buyer(s, table, seat, good):
    """Turns to the nearest merchant who buys a good."""
    best = 3.0
    for site in range(SITE_COUNT):
        if BUYS[s.dealer[table, site]] == good:
            best = min(best, visit(s, table, seat, site))
    return best
