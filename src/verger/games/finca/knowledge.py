"""What a seat cannot know, redealt; what it can, as numbers."""

import numpy as np

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

PER_BLADE = FRUIT_COUNT + SEATS
PER_SEAT = FRUIT_COUNT + 1 + 1 + 4 + SYMBOL_COUNT + VALUES + 1 + 1
PER_VILLAGE = SYMBOL_COUNT + 1 + SYMBOL_COUNT + 1
OBSERVED = (
    ("phase", 1, len(PHASES), "one per phase"),
    ("turn under way", 1, 4, "moves made under strong wind; one per delivery mode"),
    ("wheel", BLADES, PER_BLADE, "per blade: one per fruit; the farmers of each seat"),
    ("supply", 1, FRUIT_COUNT + 1, "fruits of each kind; carts in the hub"),
    (
        "seats",
        SEATS,
        PER_SEAT,
        "fruits, carts, farmers to place, action tiles, symbols won, tiles by value, score, bonuses",
    ),
    (
        "villages",
        VILLAGE_COUNT,
        PER_VILLAGE,
        "symbols on the face-up tile; tiles left; symbols its finca compares; staged",
    ),
    ("clocks", 1, 2, "wooden fincas left; bonus tiles left"),
    ("unseen tiles", 1, SYMBOL_COUNT + VALUES, "symbols; tiles by value"),
)
"""The parts of an observation, in order: name, how many, floats each, and what they are."""

OBSERVATION = sum(count * size for _, count, size, _ in OBSERVED)

# What a whole is divided by, so that about 1 is much.
A_FARMER, A_FRUIT, A_TILE, A_POINT, A_BONUS = 1 / 5, 1 / EACH_FRUIT, 1 / 6, 1 / 150, 1 / len(BONUSES)
A_LEVEL, AN_UNSEEN_SYMBOL, AN_UNSEEN_TILE = 1 / HEIGHT, 1 / 45, 1 / 9
SYMBOLS_ON = PRINTED.astype(np.float32)
FACE = (PRINTED / VALUES).astype(np.float32)
ALL_SYMBOLS = PRINTED.sum(0, dtype=np.int64)
ALL_VALUES = np.bincount(TILE_VALUE, minlength=VALUES + 1).astype(np.int64)


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
    """The position as OBSERVATION floats of about 0 to 1, seats in turn order from this one: see OBSERVED."""
    for i in range(len(out)):
        out[i] = 0.0
    out[s.phase] = 1.0
    at = len(PHASES)
    out[at] = 0.5 * s.wind
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
    out[at + 1] = A_BONUS * bonuses_of(s, NOBODY)
    observe_unseen(s, out, at + 2)


@rule
def observe_wheel(s, seat, out, at):
    for blade in range(BLADES):
        out[at + PER_BLADE * blade + s.wheel[blade]] = 1.0
    for nth in range(s.seats):
        other = (seat + nth) % s.seats
        for blade in range(BLADES):
            out[at + PER_BLADE * blade + FRUIT_COUNT + nth] = A_FARMER * s.farmers[blade, other]
    at += PER_BLADE * BLADES
    for fruit in range(FRUIT_COUNT):
        out[at + fruit] = A_FRUIT * s.supply[fruit]
    at += FRUIT_COUNT
    out[at] = s.hub / CARTS[s.seats - 2]
    return at + 1


@rule
def observe_seat(s, seat, out, at):
    for fruit in range(FRUIT_COUNT):
        out[at + fruit] = A_FRUIT * s.fruits[seat, fruit]
    at += FRUIT_COUNT
    out[at] = s.carts[seat] / CARTS[s.seats - 2]
    out[at + 1] = s.reserve[seat] / FARMERS_EACH[s.seats - 2]
    at += 2
    for tile in range(4):
        out[at + tile] = s.action_tiles[seat, tile]
    at += 4
    for symbol in range(SYMBOL_COUNT):
        out[at + symbol] = A_FRUIT * s.symbols[seat, symbol]
    at += SYMBOL_COUNT
    for value in range(VALUES):
        out[at + value] = A_TILE * s.by_value[seat, value + 1]
    at += VALUES
    out[at] = A_POINT * score(s, seat)
    out[at + 1] = A_BONUS * bonuses_of(s, seat)


@rule
def bonuses_of(s, holder):
    count = 0
    for rank in range(len(BONUSES)):
        count += s.bonus_holder[rank] == holder
    return count


@rule
def observe_village(s, village, out, at):
    if s.height[village]:
        tile = top(s, village)
        for symbol in range(SYMBOL_COUNT):
            out[at + symbol] = FACE[tile, symbol]
    at += SYMBOL_COUNT
    out[at] = A_LEVEL * s.height[village]
    at += 1
    if s.finca_holder[village] == ON_VILLAGE:
        finca = s.finca[village]
        for symbol in range(SYMBOL_COUNT):
            out[at + symbol] = COMPARED[finca, symbol]
    at += SYMBOL_COUNT
    out[at] = s.staged[village] != NOT_STAGED


@rule
def observe_unseen(s, out, at):
    """What is neither before a seat nor on top of a stack; whole numbers first, so that no order shows."""
    values = at + SYMBOL_COUNT - 1
    for symbol in range(SYMBOL_COUNT):
        left = ALL_SYMBOLS[symbol]
        for seat in range(s.seats):
            left -= s.symbols[seat, symbol]
        out[at + symbol] = left
    for value in range(1, VALUES + 1):
        left = ALL_VALUES[value]
        for seat in range(s.seats):
            left -= s.by_value[seat, value]
        out[values + value] = left
    for village in range(VILLAGE_COUNT):
        if s.height[village]:
            tile = top(s, village)
            for symbol in range(SYMBOL_COUNT):
                out[at + symbol] -= SYMBOLS_ON[tile, symbol]
            out[values + TILE_VALUE[tile]] -= 1.0
    for symbol in range(SYMBOL_COUNT):
        out[at + symbol] *= AN_UNSEEN_SYMBOL
    for value in range(1, VALUES + 1):
        out[values + value] *= AN_UNSEEN_TILE


# --- The laws every position keeps -----------------------------------------------------------------------------------
