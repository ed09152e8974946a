"""An opinion for the bots: how many turns a seat is away from its third fetish, by routes, prices and goods in hand."""

from collections.abc import Iterable

import numpy as np

from verger.engine import RUNNING, only, rule
from verger.engine.numbers import exp, log
from verger.engine.records import first_of
from verger.engine.rows import total

from . import components as box
from . import state
from .market import unit_price
from .places import fetish_site, held, owned, site_of

PRODUCE = box.EFFECTS.index("produce")
PRODUCE_ANY = tuple(map(box.EFFECTS.index, ("produce_choice", "double_production")))


def _distances(ferry: float) -> np.ndarray:
    """Movement points between all spaces on an empty board, where a ride costs so many."""
    cost = np.full((box.SPACE_COUNT, box.SPACE_COUNT), FOR_EVER)
    for space in range(box.SPACE_COUNT):
        cost[space, space] = 0.0
        for other in range(box.SPACE_COUNT):
            if int(box.ADJACENT[space]) >> other & 1:
                cost[space, other] = 1.0
    for landing in range(box.LANDING_COUNT):
        for to in {int(way[0]) for way in box.COURSES[landing] if way[0] != box.NONE}:
            here, there = box.LANDING_SPACE[landing], box.LANDING_SPACE[to]
            cost[here, there] = min(cost[here, there], ferry)
    for middle in range(box.SPACE_COUNT):
        cost = np.minimum(cost, cost[:, middle : middle + 1] + cost[middle : middle + 1, :])
    return cost


def _spread(goods: Iterable[int]) -> int:
    """A set of goods, each with room for a set of houses behind it."""
    return sum(1 << (good * box.SITE_COUNT) for good in {int(good) for good in goods})


def _makes() -> np.ndarray:
    """For each dealer the set of goods that it has made."""
    made = []
    for effects, goods in zip(box.ICON_EFFECT, box.ICON_GOOD, strict=True):
        anything = any(effect in PRODUCE_ANY for effect in effects)
        its_own = [good for effect, good in zip(effects, goods, strict=True) if effect == PRODUCE]
        made.append(_spread(range(box.GOOD_COUNT) if anything else its_own))
    return np.array(made, np.int64)


def _brings() -> np.ndarray:
    """For each dealer the set of the good that it sells, or gives in exchange."""
    goods = np.where(box.KIND == box.MERCHANT, box.SELLS, box.GIVES)
    return np.array([_spread([good] if good != state.NOTHING else []) for good in goods], np.int64)


# Weights in turns, chosen by playing the heuristic against itself.
FERRY = 2.4  # points that a ride costs on average
FARES = 10.0  # florins; whoever has fewer does not count on ferries, since none can be called
START, WAY = 0.7, 0.8  # a visit takes so long, and so much for each turn's way to it
SOON = 0.04  # each point on the way to a visit this very turn
ONWARD = 0.2  # each point from a purchase to the fetish dealer, in the choice between two
BACK = 1.2  # leaving a house and coming back
WANT = 1.1  # each token that is wanted and lies nowhere yet, at least
WAIT = 3.0  # waiting for others to have the first one made
TAKE = 0.4  # each token that is wanted, wherever it lies
RESERVE = 40.0  # florins, or goods for as much, to begin the next thing with
RUIN = 8.0  # neither money nor goods to spare
BARGAIN = 2.0  # turns until there is another bargain
DOUBLED = 4.0  # turns of trading after which there are e times as many florins
LITTLE = 10.0  # florins with which trading begins, whoever has fewer
FIRST = 1.5  # a turn on the way to money, which comes before the ways to goods
RICH = 0.05  # 100 florins beyond what is needed
RESALE = 0.8  # of the table price that a good is expected to fetch
TOKEN = 0.4  # a bonus token
CALL_ON = 0.6  # standing in a house: whoever waits outside for a better day waits for ever
STEPS = (0.0, 20.0, 40.0)  # fetishes that are not begun yet
CROSSING = 14.0  # changing tables, and what has to be gathered there
RIVAL, NEXT = 0.7, 6.0  # how far another's plan is believed; else its next fetish takes so many turns
SCALE = 5.0  # a lead of so many turns is worth about three games in four
MOST_AHEAD = 9.0  # turns by which tokens, a house and money can bring the next fetish nearer, at most
FOR_EVER, NO_WAY = 99.0, 30.0  # more turns, or points, than any plan takes; what lies nowhere, besides each token
SLACK = 1e-6  # so much more than what is known is more, however it was rounded

DISTANCES = np.stack([_distances(FOR_EVER), _distances(FERRY)])  # on foot, and with ferries
MAKES, BRINGS = _makes(), _brings()
ALL_SITES = (1 << box.SITE_COUNT) - 1


@rule
def worth(s, seat):
    """From 0 to 1: how much sooner than the best of the others the seat should be done."""
    return worth_over(s, seat, 0.0)


@rule
def worth_over(s, seat, least):
    """The same if it is more than that: others are looked at until one of them is too far ahead."""
    if s.over != RUNNING:
        return final_worth(s, seat)
    own = turns_left(s, seat, FOR_EVER)
    best = FOR_EVER
    found = chance(own, best)
    for count in range(box.FETISH_COUNT, -1, -1):  # the best are likeliest among those who own most
        for other in range(s.seats):
            if other != seat and s.place[other] == 0 and owned(s, other) == count and found > least:
                best = min(best, rival_turns(s, other, best))
                found = chance(own, best)
    return found


@rule
def chance(own, best):
    """How likely the seat is to be done first, if it takes so many turns and the best of the others so many."""
    return 1.0 / (1.0 + exp((own - best) / SCALE))


@rule
def worths(s, group, out):
    """The same of a set of seats: whose turns are looked at for one of them are known for all."""
    if s.over != RUNNING:
        for seat in range(s.seats):
            out[seat] = final_worth(s, seat)
        return
    best = FOR_EVER
    second = FOR_EVER
    for seat in range(s.seats):
        is_asked = (group >> seat) & 1
        if is_asked:
            out[seat] = turns_left(s, seat, FOR_EVER)
        if s.place[seat] == 0:
            turns = believed(s, seat, out[seat]) if is_asked else rival_turns(s, seat, second)
            second = min(second, max(best, turns))
            best = min(best, turns)
    for seat in range(s.seats):
        if (group >> seat) & 1:
            is_best = s.place[seat] == 0 and believed(s, seat, out[seat]) == best
            out[seat] = chance(out[seat], second if is_best else best)


@rule
def final_worth(s, seat):
    """Fetishes decide, and whoever finished before others."""
    if s.place[seat]:
        return 1.02 - 0.02 * s.place[seat]
    return 0.1 + 0.2 * owned(s, seat)


@rule
def rival_turns(s, seat, known):
    """A guess at another's turns: what it plans next may yet come to nothing, so nobody need wait to spoil it."""
    usual = usual_turns(s, seat)
    return believed(s, seat, turns_left(s, seat, usual + (known - usual) / RIVAL + SLACK))


@rule
def believed(s, seat, turns):
    usual = usual_turns(s, seat)
    return usual + RIVAL * (turns - usual)


@rule
def usual_turns(s, seat):
    return STEPS[box.FETISH_COUNT - 1 - owned(s, seat)] + NEXT


@rule
def turns_left(s, seat, known):
    """A guess at the turns until the third fetish, if fewer than those known."""
    count = owned(s, seat)
    if count == box.FETISH_COUNT:
        return 0.0
    steps = STEPS[box.FETISH_COUNT - 1 - count]
    if known < steps - MOST_AHEAD:
        return known
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
    made = makers(s, table)
    nearest = least_lacking(s, seat, pattern, count)
    best = plan(s, table, seat, nearest, site, points, market, made, known)
    for payment in range(box.FIRST_PAYMENT[pattern, count], box.LAST_PAYMENT[pattern, count]):
        if payment != nearest:
            best = min(best, plan(s, table, seat, payment, site, points, market, made, min(best, known)))
    return best


@rule
def least_lacking(s, seat, pattern, count):
    """The payment of which the fewest goods are missing: what it takes is soon more than any other may."""
    found = 0
    fewest = box.HAND + 1
    for payment in range(box.FIRST_PAYMENT[pattern, count], box.LAST_PAYMENT[pattern, count]):
        lacking = 0
        for good in range(box.GOOD_COUNT):
            lacking += max(0, box.PAYMENT[payment, good] - s.goods[seat, good])
        if lacking < fewest:
            fewest = lacking
            found = payment
    return found


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
def distance(rides, space, to):
    return DISTANCES[rides, space, to]


@rule
def leg(points):
    """Turns for a visit so many points away."""
    return max(1.0, START + WAY * points / box.TURN_POINTS)


@rule
def go(s, table, seat, space, points, to):
    """Turns until the seat can trade on a space: nearly none within its points, more beyond."""
    far = distance(int(s.money[seat] >= FARES), space, to)
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
    plenty = 0
    for good in range(box.GOOD_COUNT):
        if s.supply[table, good] >= 2:
            plenty |= 1 << (good * box.SITE_COUNT)
    found = 0
    for house in range(box.SITE_COUNT):
        dealer = s.dealer[table, house]
        if box.KIND[dealer] == box.MERCHANT:
            found |= BRINGS[dealer] << house
            for good in range(box.GOOD_COUNT):
                found |= int(s.stock[table, house, good] > 0) << (good * box.SITE_COUNT + house)
        else:
            found |= (BRINGS[dealer] & plenty) << house
    return found


@rule
def makers(s, table):
    """Which houses have a good made: for each good a bit for each house."""
    found = 0
    for house in range(box.SITE_COUNT):
        found |= MAKES[s.dealer[table, house]] << house
    return found


@rule
def plan(s, table, seat, payment, site, points, market, made, known):
    """Turns to gather one payment on a round trip and to bring it to the fetish dealer, if fewer than those known."""
    at = place_of(s, seat)
    missing = 0
    cost = 0.0
    spare = 0.0
    kept = 0.0
    wanted = 0
    ahead = 0.0
    for good in range(box.GOOD_COUNT):
        price = RESALE * box.PRICES[s.level[table, good]]
        lack = box.PAYMENT[payment, good] - s.goods[seat, good]
        if lack > 0:
            missing += lack
            wanted |= 1 << good
            ahead += 1.0
            kept += price * s.goods[seat, good]
        else:
            spare -= price * lack
            kept += price * box.PAYMENT[payment, good]
    is_last = owned(s, seat) == box.FETISH_COUNT - 1
    reserve = 0.0 if is_last else RESERVE
    if missing == 0:
        turns = go(s, table, seat, at, points, box.SITE_SPACE[site])
        if is_last:
            return turns
        short = RESERVE - s.money[seat]
        return turns + ruin(s.money[seat] + spare) + 0.3 * earning(s, table, seat, payment, short, 0, points)
    turns = ruin(s.money[seat] + spare + kept) + TAKE * missing
    now = points
    # At least so much is still to come: each visit but the first takes a turn, and so does the way to the dealer.
    ahead += RICH * min(0.0, reserve - s.money[seat] - spare) / 100.0
    while wanted:
        if turns >= known or (turns + ahead > known + SLACK and known <= NO_WAY):
            return max(turns, known)
        best = FOR_EVER
        least = 0.0
        chosen = 0
        whose = 0
        goods = wanted
        while goods:
            good = first_of(goods)
            goods &= goods - 1
            lack = box.PAYMENT[payment, good] - s.goods[seat, good]
            houses = (market >> (good * box.SITE_COUNT)) & ALL_SITES
            sources = (made >> (good * box.SITE_COUNT)) & ALL_SITES if s.supply[table, good] else 0
            while houses:
                house = first_of(houses)
                houses &= houses - 1
                there = offered(s, table, seat, payment, house, good)
                if there >= 0:
                    effort = way_to_good(s, table, seat, house, sources, lack, there, at, now)
                    onward = ONWARD * distance(1, box.SITE_SPACE[house], box.SITE_SPACE[site])
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
        else:
            cost += (lack + 1) // 2 * RESALE * box.PRICES[s.level[table, box.TAKES[s.dealer[table, whose]]]]
        wanted &= ~(1 << chosen)
        at = box.SITE_SPACE[whose]
        ahead -= now < 0
        now = -1
    turns += leg(distance(1, at, box.SITE_SPACE[site]))
    if turns + ahead - 1.0 > known + SLACK:
        return known
    full = held(s, seat) + missing - box.HAND
    return turns + earning(s, table, seat, payment, cost + reserve - s.money[seat], full, points)


@rule
def ruin(wealth):
    """Turns lost without the money to begin the next thing with."""
    return RUIN * max(0.0, 1.0 - wealth / RESERVE)


@rule
def way_to_good(s, table, seat, house, sources, lack, there, at, points):
    """Turns to a house where a good is to be had; what does not lie there yet has to be made by a dealer who does."""
    to = box.SITE_SPACE[house]
    turns = go(s, table, seat, at, points, to)
    if there >= lack:
        return turns
    best = turns + WANT * (lack - there) + WAIT * (there == 0)
    others = sources & ~only(house)
    while others:
        space = box.SITE_SPACE[first_of(others)]
        others &= others - 1
        back = leg(distance(1, space, to))
        each = max(WANT, back)
        if there > 0:
            best = min(best, turns + each * (lack - there))
        else:
            best = min(best, go(s, table, seat, at, points, space) + back + each * (lack - 1))
    return best


@rule
def offered(s, table, seat, payment, house, good):
    """Tokens of a good that a house with some has for the seat, for what it can spare; -1: none."""
    dealer = s.dealer[table, house]
    if box.KIND[dealer] == box.MERCHANT:
        return s.stock[table, house, good]
    spare = s.goods[seat, box.TAKES[dealer]] - box.PAYMENT[payment, box.TAKES[dealer]]
    return 2 * min(2, spare) if spare > 0 else -1


@rule
def earning(s, table, seat, payment, short, full, points):
    """Turns to come by the money and the room that are short: what is to spare is sold, house by house, then traded."""
    at = place_of(s, seat)
    now = points
    turns = 0.0
    money = np.float64(s.money[seat])
    room = box.HAND - held(s, seat)
    left = spare_goods(s, seat, payment)
    while left and (short > 0.0 or full > 0):
        nearest = FOR_EVER
        buyer = 0
        for house in range(box.SITE_COUNT):
            good = box.BUYS[s.dealer[table, house]]
            if good != state.NOTHING and (left >> good) & 1:
                way = go(s, table, seat, at, now, box.SITE_SPACE[house])
                if way < nearest:
                    nearest = way
                    buyer = house
        if nearest == FOR_EVER:
            break
        good = box.BUYS[s.dealer[table, buyer]]
        amount = s.goods[seat, good] - box.PAYMENT[payment, good]
        turns += nearest
        sale = amount * RESALE * box.PRICES[s.level[table, good]]
        short -= sale
        money += sale
        full -= amount
        room += amount
        left &= ~(1 << good)
        at = box.SITE_SPACE[buyer]
        now = -1
    if short > 0.0:
        return FIRST * turns + trading(s, table, seat, money, short, room, at, now)
    for good in range(box.GOOD_COUNT):
        if (left >> good) & 1:
            short -= (s.goods[seat, good] - box.PAYMENT[payment, good]) * RESALE * box.PRICES[s.level[table, good]]
    return FIRST * turns + RICH * short / 100.0


@rule
def spare_goods(s, seat, payment):
    """The set of goods of which the seat has more than a payment takes."""
    found = 0
    for good in range(box.GOOD_COUNT):
        if s.goods[seat, good] > box.PAYMENT[payment, good]:
            found |= 1 << good
    return found


@rule
def trading(s, table, seat, money, short, room, at, points):
    """Turns to earn what is short with the money and the room in hand: by a bargain that lies there, then by others."""
    best = by_trade(money, short)
    for house in range(box.SITE_COUNT):
        if box.KIND[s.dealer[table, house]] == box.MERCHANT:
            for good in range(box.GOOD_COUNT):
                if s.stock[table, house, good]:
                    unit = unit_price(s, table, house, good)
                    amount = min(s.stock[table, house, good], room, np.int64(money) // unit)
                    profit = amount * (RESALE * box.PRICES[s.level[table, good]] - unit)
                    if profit > 0.0:
                        way = go(s, table, seat, at, points, box.SITE_SPACE[house])
                        if FIRST * way < best:
                            way += way_to_buyer(s, table, house, good)
                            best = min(best, FIRST * way + by_trade(money + profit, short - profit))
    return best


@rule
def by_trade(money, short):
    """Turns to earn what is short: the more there is to trade with, the fewer."""
    if short <= 0.0:
        return 0.0
    return BARGAIN + DOUBLED * log(1.0 + short / max(money, LITTLE))


@rule
def way_to_buyer(s, table, house, good):
    """Turns from a house to the nearest where a good can be sold."""
    nearest = FOR_EVER
    for other in range(box.SITE_COUNT):
        if box.BUYS[s.dealer[table, other]] == good:
            nearest = min(nearest, distance(1, box.SITE_SPACE[house], box.SITE_SPACE[other]))
    return leg(nearest)
