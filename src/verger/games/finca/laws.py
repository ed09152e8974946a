"""The laws that every position keeps."""

from verger.engine import RUNNING, STOPPED, rule

from .components import (
    BLADES,
    BONUSES,
    CARTS,
    EACH_FRUIT,
    FARMERS_EACH,
    FRUIT_COUNT,
    HEIGHT,
    PRINTED,
    SEATS,
    SYMBOL_COUNT,
    TILE_COUNT,
    TILE_VALUE,
    VALUES,
    VILLAGE_COUNT,
    WOODEN,
)
from .delivery import limit, paid, top
from .legality import can_serve_some, can_serve_some_short
from .scoring import sets
from .state import (
    BOXED,
    DELIVERY,
    LARGE,
    LARGE_CART_TILE,
    LESS,
    NOBODY,
    ON_VILLAGE,
    ONE_LESS_TILE,
    OVER,
    PLACEMENT,
    WIND,
)

# What a person is told whose position breaks one: the entries, and the law.
LAWS = {
    1: f"fruits: of each fruit there are {EACH_FRUIT}, in the supply and with the seats",
    2: "carts: there are as many as the box gives for these seats, in the hub and with the seats",
    3: "farmers: every seat has as many as the box gives for these seats, all of them on the wheel after placement",
    4: f"wheel: each fruit is on {BLADES // FRUIT_COUNT} blades",
    5: "tiles, villages, box: every fruit tile is in one place",
    6: f"villages: no stack is higher than {HEIGHT} tiles",
    7: "villages: a finca tile lies on its village as long as fruit tiles do, then with its holder or in the box",
    8: "villages: every village has a finca tile of its own",
    9: "villages: while the game runs, a wooden finca stands in each empty village and in no other, as far as they go",
    10: "over: the game has ended just when the last wooden finca stands; before that it runs or was stopped",
    11: "turn: the seat whose turn it is may act, and nobody else",
    12: "action_tiles: each is there or not",
    13: "bonuses: a seat has won one for each set of values among its tiles, the highest first, until none is left",
    14: "wind: counts the moves made in the phase wind, and is 0 in any other",
    15: "delivery: nothing is paid but in the phase delivery",
    16: "phase: is over just when the game is",
    17: "farmers: in the phase placement the seat in turn has one to place, those after it as many as it or one less",
    18: "delivery.staged: the seat in turn holds the fruits, and villages that are served have a tile left",
    19: "delivery.mode: the seat in turn has the cart or action tile for it, keeps its limit, and can serve something",
}


@rule
def faults(s):
    """0, or the number of the first law that the position breaks."""
    code = faults_of_supplies(s)
    if code == 0:
        code = faults_of_wheel(s)
    if code == 0:
        code = faults_of_tiles(s)
    if code == 0:
        code = faults_of_villages(s)
    if code == 0:
        code = faults_of_seats(s)
    if code == 0:
        code = faults_of_turn(s)
    return code


@rule
def faults_of_supplies(s):
    """1: fruits are conserved. 2: carts are conserved."""
    for fruit in range(FRUIT_COUNT):
        total = s.supply[fruit]
        low = s.supply[fruit]
        for seat in range(SEATS):
            total += s.fruits[seat, fruit]
            low = min(low, s.fruits[seat, fruit])
        if total != EACH_FRUIT or low < 0:
            return 1
    total = s.hub
    low = s.hub
    for seat in range(SEATS):
        total += s.carts[seat]
        low = min(low, s.carts[seat])
    return 2 if total != CARTS[s.seats - 2] or low < 0 else 0


@rule
def faults_of_wheel(s):
    """3: farmers are conserved, and all on the wheel after placement. 4: each fruit has its two blades."""
    for seat in range(SEATS):
        total = s.reserve[seat]
        for blade in range(BLADES):
            if s.farmers[blade, seat] < 0:
                return 3
            total += s.farmers[blade, seat]
        if total != (FARMERS_EACH[s.seats - 2] if seat < s.seats else 0):
            return 3
        if s.phase != PLACEMENT and s.reserve[seat] != 0:
            return 3
    for fruit in range(FRUIT_COUNT):
        blades = 0
        for blade in range(BLADES):
            blades += s.wheel[blade] == fruit
        if blades != BLADES // FRUIT_COUNT:
            return 4
    return 0


@rule
def faults_of_tiles(s):
    """5: every fruit tile is in one place, and what is counted of the tiles won is what was won."""
    for tile in range(TILE_COUNT):
        places = s.holder[tile] != NOBODY
        for village in range(VILLAGE_COUNT):
            for level in range(s.height[village]):
                places += s.stacks[village, level] == tile
        for i in range(2):
            places += s.box[i] == tile
        if places != 1 or s.holder[tile] >= s.seats:
            return 5
    for seat in range(SEATS):
        for symbol in range(SYMBOL_COUNT):
            total = 0
            for tile in range(TILE_COUNT):
                total += PRINTED[tile, symbol] * (s.holder[tile] == seat)
            if s.symbols[seat, symbol] != total:
                return 5
        for value in range(1, VALUES + 1):
            total = 0
            for tile in range(TILE_COUNT):
                total += s.holder[tile] == seat and TILE_VALUE[tile] == value
            if s.by_value[seat, value] != total:
                return 5
    return 0


@rule
def faults_of_villages(s):
    """6: heights. 7, 8: a finca tile lies on its village just as long as tiles do. 9: wooden fincas are conserved."""
    empty = 0
    built = 0
    for village in range(VILLAGE_COUNT):
        if s.height[village] < 0 or s.height[village] > HEIGHT:
            return 6
        here = s.finca_holder[village] == ON_VILLAGE
        if here != (s.height[village] > 0) or s.finca_holder[village] < BOXED or s.finca_holder[village] >= s.seats:
            return 7
        for other in range(village):
            if s.finca[other] == s.finca[village]:
                return 8
        empty += s.height[village] == 0
        built += s.built[village]
        if s.built[village] and s.height[village]:
            return 9
    if built + s.wooden != WOODEN[s.seats - 2] or s.wooden < 0:
        return 9
    return 9 if s.over == RUNNING and built != empty else 0


@rule
def faults_of_seats(s):
    """13: a bonus tile for each set while there are any, won from the top. 12: an action tile is there or not."""
    left = 0
    for rank in range(len(BONUSES)):
        if s.bonus_holder[rank] == NOBODY:
            left += 1
        elif left or s.bonus_holder[rank] >= s.seats:
            return 13
    for seat in range(s.seats):
        won = 0
        for rank in range(len(BONUSES)):
            won += s.bonus_holder[rank] == seat
        if won > sets(s, seat) or (left and won < sets(s, seat)):
            return 13
        for tile in range(4):
            if s.action_tiles[seat, tile] < 0 or s.action_tiles[seat, tile] > 1:
                return 12
    return 0


@rule
def faults_of_turn(s):
    """10: over. 11: one seat to act. 14: wind. 16: the phase. 17: placement. 15, 18, 19: a delivery."""
    if s.over == RUNNING:
        if s.wooden == 0:
            return 10
        if s.turn < 0 or s.turn >= s.seats or s.pending != 1 << s.turn:
            return 11
    elif (s.over != STOPPED and s.wooden) or s.pending:
        return 10
    if (s.phase == WIND) != (s.wind > 0):
        return 14
    if (s.phase == OVER) != (s.over != RUNNING):
        return 16
    if s.phase == PLACEMENT and not placing_in_turn(s):
        return 17
    if s.phase == DELIVERY:
        return faults_of_delivery(s)
    return 15 if paid(s) else 0


@rule
def faults_of_delivery(s):
    """18: what is staged can be paid. 19: the mode is one that the seat may use so."""
    values = 0
    for fruit in range(FRUIT_COUNT):
        if s.committed[fruit] < 0 or s.committed[fruit] > s.fruits[s.turn, fruit]:
            return 18
    for village in range(VILLAGE_COUNT):
        if s.staged[village]:
            if s.height[village] == 0:
                return 18
            values += TILE_VALUE[top(s, village)]
    short = s.mode == LESS and s.short_village >= 0
    if values - short != paid(s) or paid(s) > limit(s.mode) or not can_deliver(s, values):
        return 19
    return 0


@rule
def placing_in_turn(s):
    """FIN-13: from the seat to act on, no seat has placed fewer farmers than the one before, nor two more."""
    first = s.reserve[s.turn]
    before = first
    for i in range(1, s.seats):
        here = s.reserve[(s.turn + i) % s.seats]
        if here > before or here < first - 1:
            return False
        before = here
    return first > 0


@rule
def can_deliver(s, values):
    """FIN-46, 72, 82, 87: the cart or the tile of the mode is there, and something to serve."""
    if s.mode != LARGE and s.carts[s.turn] == 0:
        return False
    if s.mode == LARGE and not s.action_tiles[s.turn, LARGE_CART_TILE]:
        return False
    if s.mode == LESS and not s.action_tiles[s.turn, ONE_LESS_TILE]:
        return False
    if values > 0:
        return s.mode != LESS or s.short_village >= 0
    return can_serve_some_short(s, s.turn) if s.mode == LESS else can_serve_some(s, s.turn)
