"""What a seat cannot know, redealt; what it can, as numbers."""

from verger.engine import RUNNING, rule, seeded, shuffle

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
from .delivery import top
from .scoring import score
from .state import (
    DELIVERY,
    NOBODY,
    NOT_STAGED,
    ON_VILLAGE,
    PHASES,
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
