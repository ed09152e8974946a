"""An opinion for the bots: how many turns a seat is away from its third fetish, by routes, prices and goods in hand."""

import numpy as np

from verger.engine import RUNNING, rule
from verger.engine.numbers import exp
from verger.engine.rows import total

from . import components as box
from . import state
from .market import unit_price
from .places import fetish_site, held, owned, site_of


def _distances() -> np.ndarray:
    """Movement points between all spaces on an empty board, ferries about as likely to be there as not."""
    cost = np.full((box.SPACE_COUNT, box.SPACE_COUNT), 99.0)
    for space in range(box.SPACE_COUNT):
        cost[space, space] = 0.0
        for other in range(box.SPACE_COUNT):
            if int(box.ADJACENT[space]) >> other & 1:
                cost[space, other] = 1.0
    for landing in range(box.LANDING_COUNT):
        for to in {int(way[0]) for way in box.COURSES[landing] if way[0] != box.NONE}:
            here, there = box.LANDING_SPACE[landing], box.LANDING_SPACE[to]
            cost[here, there] = min(cost[here, there], FERRY)
    for middle in range(box.SPACE_COUNT):
        cost = np.minimum(cost, cost[:, middle : middle + 1] + cost[middle : middle + 1, :])
    return cost


# Weights in turns, chosen by playing the heuristic against itself.
FERRY = 1.8  # points that a ride costs on average
START, WAY = 0.7, 0.8  # a visit takes so long, and so much for each turn's way to it
SOON = 0.04  # each point on the way to a visit this very turn
ONWARD = 0.2  # each point from a purchase to the fetish dealer, in the choice between two
BACK = 1.2  # leaving a house and coming back
WANT = 1.1  # each token that is wanted and lies nowhere yet
FULL = 0.8  # hands too full for what is wanted
TAKE = 0.4  # each token that is wanted, wherever it lies
EARNED = 50.0  # florins that a turn of trading brings
RESERVE = 40.0  # florins, or goods for as much, to begin the next thing with
RUIN = 8.0  # neither money nor goods to spare
RESELL = 1.6  # turns from a bargain to its sale
RICH = 0.05  # 100 florins beyond what is needed
RESALE = 0.8  # of the table price that a good is expected to fetch
TOKEN = 0.4  # a bonus token
CALL_ON = 0.8  # standing in a house: whoever waits outside for a better day waits for ever
STEPS = (0.0, 20.0, 40.0)  # fetishes that are not begun yet
CROSSING = 14.0  # changing tables, and what has to be gathered there
RIVAL, NEXT = 0.7, 6.0  # how far another's plan is believed; else its next fetish takes so many turns
SCALE = 5.0  # a lead of so many turns is worth about three games in four
FOR_EVER, NO_WAY = 99.0, 30.0  # more turns than any plan takes; what lies nowhere, besides each token
SLACK = 1e-6  # so much more than what is known is more, however it was rounded

DISTANCE = _distances()


@rule
def worth(s, seat):
    """From 0 to 1: how much sooner than the best of the others the seat should be done."""
    if s.over != RUNNING:
        return final_worth(s, seat)
    own = turns_left(s, seat, FOR_EVER)
    best = FOR_EVER
    for other in range(s.seats):
        if other != seat and s.place[other] == 0:
            best = min(best, rival_turns(s, other, best))
    return 1.0 / (1.0 + exp((own - best) / SCALE))


@rule
def final_worth(s, seat):
    """Fetishes decide, and whoever finished before others."""
    if s.place[seat]:
        return 1.02 - 0.02 * s.place[seat]
    return 0.1 + 0.2 * owned(s, seat)


@rule
def rival_turns(s, seat, known):
    """A guess at another's turns: what it plans next may yet come to nothing, so nobody need wait to spoil it."""
    usual = STEPS[box.FETISH_COUNT - 1 - owned(s, seat)] + NEXT
    return usual + RIVAL * (turns_left(s, seat, usual + (known - usual) / RIVAL + SLACK) - usual)


@rule
def turns_left(s, seat, known):
    """A guess at the turns until the third fetish, if fewer than those known."""
    count = owned(s, seat)
    if count == box.FETISH_COUNT:
        return 0.0
    steps = STEPS[box.FETISH_COUNT - 1 - count]
    called_on = CALL_ON if site_of(s, seat) != state.NOWHERE else 0.0
    tokens = TOKEN * ((s.drawn[seat, 0] != state.NOTHING) + total(s.tokens[seat]))
    return steps + next_fetish(s, s.sits[seat], seat, count, known - steps + called_on + tokens) - called_on - tokens


@rule
def next_fetish(s, table, seat, count, known):
    """Turns to the next fetish, if fewer than those known: goods, money, ways; or to another table first."""
    points = points_now(s, table, seat)
    if s.hidden[seat] != state.NOTHING or not any_offered(s, table, seat):
        stock = RICH * (s.money[seat] / 100.0 + held(s, seat))
        return CROSSING + go(s, table, seat, place_of(s, seat), points, box.HARBOUR) - stock
    site = fetish_site(s, table)
    pattern = box.PATTERN[s.dealer[table, site]]
    market = givers(s, table)
    best = FOR_EVER
    for payment in range(box.FIRST_PAYMENT[pattern, count], box.LAST_PAYMENT[pattern, count]):
        best = min(best, plan(s, table, seat, payment, site, points, market, min(best, known)))
    return best


@rule
def any_offered(s, table, seat):
    for kind in range(box.FETISH_COUNT):
        if box.OFFERED[s.tables, table, kind] and (s.fetishes[seat] >> kind) & 1 == 0:
            return True
    return False


# --- Ways ------------------------------------------------------------------------------------------------------------


@rule
def place_of(s, seat):
    """Where the pawn is, or will be."""
    return s.space[seat] if s.space[seat] != state.NOWHERE else box.HARBOUR


@rule
def points_now(s, table, seat):
    """Points that the seat can still use this turn; -1 once it can visit nobody any more."""
    if s.active[table] != seat:
        return -1
    stage = s.stage[table]
    if stage == state.MOVING:
        return s.points[table]
    return 0 if stage in (state.TRADING, state.KEEPING, state.PAYING) else -1


@rule
def leg(points):
    """Turns for a visit so many points away."""
    return max(1.0, START + WAY * points / box.TURN_POINTS)


@rule
def go(s, table, seat, space, points, to):
    """Turns until the seat can trade on a space: nearly none within its points, more beyond."""
    far = DISTANCE[space, to]
    if points < 0:
        return leg(far) if far > 0.0 else BACK
    if far == 0.0:
        return BACK if s.house[table] != state.NOWHERE and box.SITE_SPACE[s.house[table]] == to else 0.0
    trading = s.stage[table] != state.MOVING
    return SOON * far if far <= points and not trading else leg(far - points)


# --- Goods and money -------------------------------------------------------------------------------------------------


@rule
def givers(s, table):
    """Which houses have a good to give, or will: for each good a bit for each house."""
    market = 0
    for house in range(box.SITE_COUNT):
        dealer = s.dealer[table, house]
        for good in range(box.GOOD_COUNT):
            if box.KIND[dealer] == box.MERCHANT:
                has = box.SELLS[dealer] == good or s.stock[table, house, good] > 0
            else:
                has = box.GIVES[dealer] == good and s.supply[table, good] >= 2
            if has:
                market |= 1 << (good * box.SITE_COUNT + house)
    return market


@rule
def plan(s, table, seat, payment, site, points, market, known):
    """Turns to gather one payment on a round trip and to bring it to the fetish dealer, if fewer than those known."""
    space = place_of(s, seat)
    missing = 0
    cost = 0.0
    spare = 0.0
    wanted = 0
    ahead = 0.0
    for good in range(box.GOOD_COUNT):
        lack = box.PAYMENT[payment, good] - s.goods[seat, good]
        if lack > 0:
            missing += lack
            wanted |= 1 << good
            ahead += 1.0
        elif lack < 0:
            spare -= lack * RESALE * box.PRICES[s.level[table, good]]
    ruin = RUIN * max(0.0, 1.0 - (s.money[seat] + spare) / RESERVE)
    if missing == 0:
        short = RESERVE - s.money[seat]
        return (
            ruin
            + go(s, table, seat, space, points, box.SITE_SPACE[site])
            + 0.3 * earning(s, table, seat, payment, short, spare, points)
        )
    turns = ruin + TAKE * missing
    if held(s, seat) + missing > box.HAND:
        turns += FULL
    at = space
    now = points
    # At least so much is still to come: each visit but the first takes a turn, and so does the way to the fetish dealer.
    ahead += RICH * min(0.0, RESERVE - s.money[seat] - spare) / 100.0
    while wanted:
        if turns >= known or (turns + ahead > known + SLACK and known <= NO_WAY):
            return max(turns, known)
        best = FOR_EVER
        least = 0.0
        chosen = 0
        whose = 0
        for good in range(box.GOOD_COUNT):
            if (wanted >> good) & 1:
                lack = box.PAYMENT[payment, good] - s.goods[seat, good]
                houses = market >> (good * box.SITE_COUNT)
                for house in range(box.SITE_COUNT):
                    there = offered(s, table, seat, payment, house, good) if (houses >> house) & 1 else -1
                    if there >= 0:
                        effort = go(s, table, seat, at, now, box.SITE_SPACE[house]) + WANT * max(0, lack - there)
                        onward = ONWARD * DISTANCE[box.SITE_SPACE[house], box.SITE_SPACE[site]]
                        if effort + onward < best:
                            best = effort + onward
                            least = effort
                            chosen = good
                            whose = house
        if best == FOR_EVER:
            return NO_WAY + missing
        turns += least
        lack = box.PAYMENT[payment, chosen] - s.goods[seat, chosen]
        if box.KIND[s.dealer[table, whose]] == box.MERCHANT:
            cost += lack * box.PRICES[max(0, s.level[table, chosen] - max(1, s.stock[table, whose, chosen]))]
        wanted &= ~(1 << chosen)
        at = box.SITE_SPACE[whose]
        ahead -= now < 0
        now = -1
    turns += leg(DISTANCE[at, box.SITE_SPACE[site]])
    short = cost + RESERVE - s.money[seat]
    return turns + earning(s, table, seat, payment, short, spare, points)


@rule
def offered(s, table, seat, payment, house, good):
    """Tokens of a good that a house with some has for the seat, for what it can spare; -1: none."""
    dealer = s.dealer[table, house]
    if box.KIND[dealer] == box.MERCHANT:
        return s.stock[table, house, good]
    spare = s.goods[seat, box.TAKES[dealer]] - box.PAYMENT[payment, box.TAKES[dealer]]
    return 2 * min(2, spare) if spare > 0 else -1


@rule
def earning(s, table, seat, payment, short, spare, points):
    """Turns to come by the money that is short: by selling what is to spare, or by a bargain first."""
    if short <= 0.0:
        return RICH * (short - spare) / 100.0
    space = place_of(s, seat)
    if spare > 0.0:
        nearest = 9.0
        for house in range(box.SITE_COUNT):
            good = box.BUYS[s.dealer[table, house]]
            if good != state.NOTHING and s.goods[seat, good] > box.PAYMENT[payment, good]:
                nearest = min(nearest, go(s, table, seat, space, points, box.SITE_SPACE[house]))
        return nearest + max(0.0, short - spare) / EARNED
    best = 3.0 + short / EARNED
    room = box.HAND - held(s, seat)
    for house in range(box.SITE_COUNT):
        if box.KIND[s.dealer[table, house]] == box.MERCHANT:
            for good in range(box.GOOD_COUNT):
                if s.stock[table, house, good]:
                    unit = unit_price(s, table, house, good)
                    amount = min(s.stock[table, house, good], room, s.money[seat] // unit)
                    profit = amount * (RESALE * box.PRICES[s.level[table, good]] - unit)
                    if profit > 0.0:
                        turns = go(s, table, seat, space, points, box.SITE_SPACE[house]) + RESELL
                        best = min(best, turns + max(0.0, short - profit) / EARNED)
    return best
