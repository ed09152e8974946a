"""A quick opinion of a position, in points: what a seat has, and what coins, workers, regions and fincas promise."""

from verger.engine import RUNNING, rule
from verger.engine.rows import total

from . import components as box
from . import state
from .building import held
from .ground import both, count_of, minus, near, words
from .market import in_hand, tiles_left
from .scoring import empty_around, is_unscored, region_points, score, strength_in, strengths

# Weights in points.
REGION = 0.93  # of the value of regions that are still to be harvested
HAND = 1.7  # each tile in hand
COIN, COINS = 0.62, 5.0  # each coin, the less the more there are: half of it beyond so many
WORKER, WORKERS = 1.5, 1.2  # each worker on the mat, likewise
ACTION_TILE = 1.4  # an action tile to be played yet
BULLISH = 0.5  # more for a bull or a milestone, which decide when a finca is surrounded or built
LIBERTY, LIBERTIES = 0.22, 4  # each square where own regions of a fruit can grow, up to so many
NEAR_THE_END = 0.2  # from this share of tiles left on, promises fade
SURROUNDED = 0.72  # the chance that a finca is surrounded while the regions there last, one square missing,
EACH_SQUARE = 0.075  # and so much less for each further one
DOUBT, DOUBTS = 0.9, 0.75  # tiles of a lead that are as good as none: for a full ring, and for each square missing
SCALE = 12.0  # a lead of so many points is worth three games in four


@rule
def promise(s, seat):
    """Points scored and owned, what fincas may bring, and means to go on, which fade towards the end."""
    if s.over != RUNNING:
        return float(score(s, seat))
    left = share_left(s)
    fading = min(1.0, left / NEAR_THE_END)
    ripe = REGION + (1.0 - REGION) * (1.0 - left)
    points = score(s, seat) + ripe * region_points(s, seat) + fincas(s, seat, left)
    if s.turn == seat:
        points += HAND * in_hand(s)
    return points + landscape(s, seat, fading) + fading * means(s, seat)


@rule
def share_left(s):
    """How much of the game is left: the share of tiles that are not built."""
    return tiles_left(s) / total(box.TILES_OF[s.board])


@rule
def landscape(s, seat, fading):
    """Horses, and action tiles, which are worth more while there is time to use them."""
    points = 0.0
    for kind in range(box.LANDSCAPE_COUNT):
        if s.tiles[seat, kind]:
            if kind < len(box.HORSES):
                each = float(box.LANDSCAPE_VALUE[kind])
            else:
                each = 1.0 + fading * (ACTION_TILE - 1.0)
                if kind in (box.BULL, box.MILESTONE, box.CART):
                    each += fading * BULLISH
            points += each * s.tiles[seat, kind]
    return points


@rule
def means(s, seat):
    """Coins and workers to go on with, and room for regions to grow."""
    points = COIN * saturating(s.money[seat], COINS) + WORKER * saturating(s.workers[seat], WORKERS)
    for fruit in range(box.FRUIT_COUNT):
        if s.regions[seat, fruit]:
            beside = minus(near(held(s, seat, fruit)), words(s.banned[fruit]))
            points += LIBERTY * min(count_of(both(beside, words(s.free))), LIBERTIES)
    return points


@rule
def saturating(amount, half):
    """An amount of which further ones count less: of `half`, half of it."""
    return amount * (2.0 * half) / (2.0 * half + amount)


# --- Fincas ----------------------------------------------------------------------------------------------------------


@rule
def fincas(s, seat, left):
    """What the fincas that are not scored yet may bring."""
    points = 0.0
    for lot in range(box.LOT_COUNT):
        if is_unscored(s, lot):
            total = strengths(s, lot)
            if strength_in(total, seat):
                points += finca(s, seat, lot, total, left)
    return points


@rule
def finca(s, seat, lot, total, left):
    """First and second value by how sure the places are; the second for the strongest if it is never surrounded."""
    own = strength_in(total, seat)
    best, second = 0, 0
    for other in range(s.seats):
        if other != seat:
            rival = strength_in(total, other)
            if rival > best:
                second = best
                best = rival
            elif rival > second:
                second = rival
    missing = squares_missing(s, lot)
    doubt = DOUBT + DOUBTS * missing
    kind = s.lots[lot] - state.BUILT
    if missing == 0:
        if own >= best:
            return float(box.FIRST[kind])
        return float(box.SECOND[kind]) if own >= second else 0.0
    ahead = likely(own - best, doubt)
    behind = (1.0 - ahead) * likely(own - second, doubt)
    chance = max(0.1, SURROUNDED - EACH_SQUARE * (missing - 1)) * min(1.0, 2.0 * left + 0.3)
    surrounded = ahead * box.FIRST[kind] + behind * box.SECOND[kind]
    return chance * surrounded + (1.0 - chance) * (1.0 - left) * ahead * box.SECOND[kind]


@rule
def squares_missing(s, lot):
    """How many squares of a ring are empty."""
    return count_of(empty_around(s, lot))


@rule
def likely(lead, doubt):
    """From 0 to 1: how sure a lead of so many tiles is."""
    lead = lead / doubt
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))
