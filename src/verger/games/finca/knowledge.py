"""What a seat cannot know, redealt; what it can, as numbers; and the laws that every position keeps."""

from verger.engine import RUNNING, STOPPED, rule, seeded, shuffle

from .components import (
    BLADES,
    BONUSES,
    CARTS,
    COMPARED,
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
from .scoring import score, sets
from .state import (
    BOXED,
    DELIVERY,
    LARGE,
    LARGE_CART_TILE,
    LESS,
    NOBODY,
    NOT_STAGED,
    ON_VILLAGE,
    ONE_LESS_TILE,
    OVER,
    PHASES,
    PLACEMENT,
    WIND,
)

PER_SEAT = FRUIT_COUNT + 1 + 1 + 4 + SYMBOL_COUNT + VALUES + 1 + 1
PER_VILLAGE = SYMBOL_COUNT + 1 + SYMBOL_COUNT + 1
OBSERVATION = (
    len(PHASES) + 4 + BLADES * (FRUIT_COUNT + SEATS) + FRUIT_COUNT + 1 + SEATS * PER_SEAT
    + VILLAGE_COUNT * PER_VILLAGE + 2 + SYMBOL_COUNT + VALUES
)  # fmt: skip


@rule
def redeal(s, seat, seed):
    """Shuffle the face-down tiles and the two in the box; no seat knows more than another."""
    seeded(s, seed)
    if s.over != RUNNING:
        return
    count = gather_unseen(s)
    shuffle(s, s.unseen, count)
    for village in range(VILLAGE_COUNT):
        for level in range(s.height[village] - 1):
            count -= 1
            s.stacks[village, level] = s.unseen[count]
    for i in range(2):
        count -= 1
        s.box[i] = s.unseen[count]
    for i in range(TILE_COUNT):
        s.unseen[i] = 0


@rule
def gather_unseen(s):
    """The tiles nobody has seen, in the order of the file, so that where they really lie leaves no trace."""
    for village in range(VILLAGE_COUNT):
        for level in range(s.height[village] - 1):
            s.unseen[s.stacks[village, level]] = 1
    for i in range(2):
        s.unseen[s.box[i]] = 1
    count = 0
    for tile in range(TILE_COUNT):
        if s.unseen[tile]:
            s.unseen[count] = tile
            count += 1
    return count


@rule
def observe(s, seat, out):
    """The position as OBSERVATION floats of about 0 to 1, seats in turn order from this one.

    | part            | floats                                                                             |
    | --------------- | ---------------------------------------------------------------------------------- |
    | phase           | one per phase, then moves made under strong wind, then one per delivery mode       |
    | wheel           | per blade: one per fruit, then the farmers of each seat                            |
    | supply          | one per fruit, then the carts in the hub                                           |
    | each seat       | fruits, carts, farmers to place, action tiles, symbols won, tiles by value, score, bonuses |
    | each village    | symbols on the face-up tile, tiles left, symbols its finca compares, whether staged |
    | clocks          | wooden fincas left, bonus tiles left                                               |
    | unseen tiles    | symbols, then tiles by value                                                       |
    """
    for i in range(len(out)):
        out[i] = 0.0
    out[s.phase] = 1.0
    at = len(PHASES)
    out[at] = s.wind / 2
    if s.phase == DELIVERY:
        out[at + 1 + s.mode] = 1.0
    at += 4
    at = observe_wheel(s, seat, out, at)
    for other in range(s.seats):
        observe_seat(s, (seat + other) % s.seats, out, at + other * PER_SEAT)
    at += SEATS * PER_SEAT
    for village in range(VILLAGE_COUNT):
        observe_village(s, village, out, at + village * PER_VILLAGE)
    at += VILLAGE_COUNT * PER_VILLAGE
    out[at] = s.wooden / WOODEN[s.seats - 2]
    for rank in range(len(BONUSES)):
        if s.bonus_holder[rank] == NOBODY:
            out[at + 1] += 1 / len(BONUSES)
    observe_unseen(s, out, at + 2)


@rule
def observe_wheel(s, seat, out, at):
    for blade in range(BLADES):
        out[at + s.wheel[blade]] = 1.0
        at += FRUIT_COUNT
        for other in range(s.seats):
            out[at + other] = s.farmers[blade, (seat + other) % s.seats] / 5
        at += SEATS
    for fruit in range(FRUIT_COUNT):
        out[at + fruit] = s.supply[fruit] / EACH_FRUIT
    at += FRUIT_COUNT
    out[at] = s.hub / CARTS[s.seats - 2]
    return at + 1


@rule
def observe_seat(s, seat, out, at):
    for fruit in range(FRUIT_COUNT):
        out[at + fruit] = s.fruits[seat, fruit] / EACH_FRUIT
    at += FRUIT_COUNT
    out[at] = s.carts[seat] / CARTS[s.seats - 2]
    out[at + 1] = s.reserve[seat] / FARMERS_EACH[s.seats - 2]
    at += 2
    for tile in range(4):
        out[at + tile] = s.action_tiles[seat, tile]
    at += 4
    for symbol in range(SYMBOL_COUNT):
        out[at + symbol] = s.symbols[seat, symbol] / EACH_FRUIT
    at += SYMBOL_COUNT
    for value in range(VALUES):
        out[at + value] = s.by_value[seat, value + 1] / 4
    at += VALUES
    out[at] = score(s, seat) / 100
    for rank in range(len(BONUSES)):
        if s.bonus_holder[rank] == seat:
            out[at + 1] += 1 / len(BONUSES)


@rule
def observe_village(s, village, out, at):
    if s.height[village]:
        for symbol in range(SYMBOL_COUNT):
            out[at + symbol] = PRINTED[top(s, village), symbol] / VALUES
    at += SYMBOL_COUNT
    out[at] = s.height[village] / HEIGHT
    at += 1
    if s.finca_holder[village] == ON_VILLAGE:
        for symbol in range(SYMBOL_COUNT):
            out[at + symbol] = COMPARED[s.finca[village], symbol]
    at += SYMBOL_COUNT
    out[at] = s.staged[village] != NOT_STAGED


@rule
def observe_unseen(s, out, at):
    for village in range(VILLAGE_COUNT):
        for level in range(s.height[village] - 1):
            observe_unseen_tile(s.stacks[village, level], out, at)
    for i in range(2):
        observe_unseen_tile(s.box[i], out, at)
    for i in range(SYMBOL_COUNT + VALUES):
        out[at + i] /= 45 if i < SYMBOL_COUNT else 9


@rule
def observe_unseen_tile(tile, out, at):
    """Whole numbers first: a sum of fractions would depend on the order of the tiles."""
    for symbol in range(SYMBOL_COUNT):
        out[at + symbol] += PRINTED[tile, symbol]
    out[at + SYMBOL_COUNT + TILE_VALUE[tile] - 1] += 1


# --- The laws every position keeps -----------------------------------------------------------------------------------


@rule
def faults(s):
    """0, or the number of the first invariant that the position breaks."""
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
    """10: over just when the last wooden finca stands. 11: one seat to act. 15: a staged delivery can be paid."""
    if s.over == RUNNING:
        if s.wooden == 0:
            return 10
        if s.turn < 0 or s.turn >= s.seats or s.pending != 1 << s.turn:
            return 11
    elif (s.over != STOPPED and s.wooden) or s.pending:
        return 10
    if (s.phase == WIND) != (s.wind > 0) or (s.phase == OVER) != (s.over != RUNNING):
        return 11
    if s.phase == PLACEMENT and not placing_in_turn(s):
        return 11
    if paid(s) and s.phase != DELIVERY:
        return 15
    if s.phase == DELIVERY:
        for fruit in range(FRUIT_COUNT):
            if s.committed[fruit] < 0 or s.committed[fruit] > s.fruits[s.turn, fruit]:
                return 15
        values = 0
        for village in range(VILLAGE_COUNT):
            if s.staged[village]:
                if s.height[village] == 0:
                    return 15
                values += TILE_VALUE[top(s, village)]
        short = s.mode == LESS and s.short_village >= 0
        if values - short != paid(s) or paid(s) > limit(s.mode) or not can_deliver(s, values):
            return 15
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
