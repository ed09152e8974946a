"""What a seat cannot know, redealt; what it can, as numbers."""

import numpy as np

from verger.engine import RUNNING, rule, seeded, shuffle
from verger.engine.rows import fill, times

from . import components as box
from . import state
from .delivery import top
from .scoring import score

PER_BLADE = box.FRUIT_COUNT + box.SEATS
PER_SEAT = box.FRUIT_COUNT + 1 + 1 + 4 + box.SYMBOL_COUNT + box.VALUES + 1 + 1
PER_VILLAGE = box.SYMBOL_COUNT + 1 + box.SYMBOL_COUNT + 1
OBSERVED = (
    ("phase", 1, len(state.PHASES), "one per phase"),
    ("turn under way", 1, 4, "moves made under strong wind; one per delivery mode"),
    ("wheel", box.BLADES, PER_BLADE, "per blade: one per fruit; the farmers of each seat"),
    ("supply", 1, box.FRUIT_COUNT + 1, "fruits of each kind; carts in the hub"),
    (
        "seats",
        box.SEATS,
        PER_SEAT,
        "fruits, carts, farmers to place, action tiles, symbols won, tiles by value, score, bonuses",
    ),
    (
        "villages",
        box.VILLAGE_COUNT,
        PER_VILLAGE,
        "symbols on the face-up tile; tiles left; symbols its finca compares; staged",
    ),
    ("clocks", 1, 2, "wooden fincas left; bonus tiles left"),
    ("unseen tiles", 1, box.SYMBOL_COUNT + box.VALUES, "symbols; tiles by value"),
)
"""The parts of an observation, in order: name, how many, floats each, and what they are."""

OBSERVATION = sum(count * size for _, count, size, _ in OBSERVED)

# What a whole is divided by, so that about 1 is much.
A_FARMER, A_FRUIT, A_TILE, A_POINT, A_BONUS = 1 / 5, 1 / box.EACH_FRUIT, 1 / 6, 1 / 150, 1 / len(box.BONUSES)
A_LEVEL, AN_UNSEEN_SYMBOL, AN_UNSEEN_TILE = 1 / box.HEIGHT, 1 / 45, 1 / 9
NO_TILE, NO_FINCA = box.TILE_COUNT, box.VILLAGE_COUNT  # a last row of zeros
FACE = np.vstack([box.PRINTED / box.VALUES, np.zeros(box.SYMBOL_COUNT)]).astype(np.float32)
COMPARES = np.vstack([box.COMPARED, np.zeros(box.SYMBOL_COUNT)]).astype(np.float32)
BYTE, MOST = 8, 255  # of many small numbers in one, the last one first
SYMBOLS_ON = np.append((box.PRINTED.astype(np.int64) << BYTE * np.arange(box.SYMBOL_COUNT)).sum(1), 0)
VALUE_OF = np.append(1 << BYTE * box.TILE_VALUE.astype(np.int64), 0)
ALL_SYMBOLS = box.PRINTED.sum(0, dtype=np.int64)
ALL_VALUES = np.bincount(box.TILE_VALUE, minlength=box.VALUES + 1).astype(np.int64)


@rule
def redeal(s, seat, seed):
    """Shuffle the face-down tiles and the two in the box; no seat knows more than another."""
    seeded(s, seed)
    if s.over != RUNNING:
        return
    count = gather_unseen(s)
    shuffle(s, s.unseen, count)
    for village in range(box.VILLAGE_COUNT):
        for level in range(s.height[village] - 1):
            count -= 1
            s.stacks[village, level] = s.unseen[count]
    for i in range(len(s.box)):
        count -= 1
        s.box[i] = s.unseen[count]
    fill(s.unseen, 0)


@rule
def gather_unseen(s):
    """The tiles nobody has seen, in the order of the file, so that where they really lie leaves no trace."""
    for village in range(box.VILLAGE_COUNT):
        for level in range(s.height[village] - 1):
            s.unseen[s.stacks[village, level]] = 1
    for i in range(len(s.box)):
        s.unseen[s.box[i]] = 1
    count = 0
    for tile in range(box.TILE_COUNT):
        if s.unseen[tile]:
            s.unseen[count] = tile
            count += 1
    return count


@rule
def observe(s, seat, out):
    """The position as OBSERVATION floats of about 0 to 1, seats in turn order from this one: see OBSERVED."""
    fill(out, 0.0)
    out[s.phase] = 1.0
    at = len(state.PHASES)
    out[at] = 0.5 * s.wind
    if s.phase == state.DELIVERY:
        out[at + 1 + s.mode] = 1.0
    at += 4
    observe_wheel(s, seat, out[at:])
    at += PER_BLADE * box.BLADES + box.FRUIT_COUNT + 1
    for other in range(s.seats):
        observe_seat(s, (seat + other) % s.seats, out[at + other * PER_SEAT :])
    at += box.SEATS * PER_SEAT
    for village in range(box.VILLAGE_COUNT):
        observe_village(s, village, out[at + village * PER_VILLAGE :])
    at += box.VILLAGE_COUNT * PER_VILLAGE
    out[at] = s.wooden / box.WOODEN[s.seats - 2]
    out[at + 1] = A_BONUS * times(s.bonus_holder, state.NOBODY)
    observe_unseen(s, out[at + 2 :])


@rule
def observe_wheel(s, seat, out):
    for blade in range(box.BLADES):
        out[PER_BLADE * blade + s.wheel[blade]] = 1.0
    for nth in range(s.seats):
        other = (seat + nth) % s.seats
        for blade in range(box.BLADES):
            out[PER_BLADE * blade + box.FRUIT_COUNT + nth] = A_FARMER * s.farmers[blade, other]
    at = PER_BLADE * box.BLADES
    for fruit in range(box.FRUIT_COUNT):
        out[at + fruit] = A_FRUIT * s.supply[fruit]
    out[at + box.FRUIT_COUNT] = s.hub / box.CARTS[s.seats - 2]


@rule
def observe_seat(s, seat, out):
    for fruit in range(box.FRUIT_COUNT):
        out[fruit] = A_FRUIT * s.fruits[seat, fruit]
    at = box.FRUIT_COUNT
    out[at] = s.carts[seat] / box.CARTS[s.seats - 2]
    out[at + 1] = s.reserve[seat] / box.FARMERS_EACH[s.seats - 2]
    at += 2
    for tile in range(4):
        out[at + tile] = s.action_tiles[seat, tile]
    at += 4
    for symbol in range(box.SYMBOL_COUNT):
        out[at + symbol] = A_FRUIT * s.symbols[seat, symbol]
    at += box.SYMBOL_COUNT
    for value in range(box.VALUES):
        out[at + value] = A_TILE * s.by_value[seat, value + 1]
    at += box.VALUES
    out[at] = A_POINT * score(s, seat)
    out[at + 1] = A_BONUS * times(s.bonus_holder, seat)


@rule
def observe_village(s, village, out):
    tile = top(s, village) if s.height[village] else NO_TILE
    for symbol in range(box.SYMBOL_COUNT):
        out[symbol] = FACE[tile, symbol]
    at = box.SYMBOL_COUNT
    out[at] = A_LEVEL * s.height[village]
    at += 1
    finca = s.finca[village] if s.finca_holder[village] == state.ON_VILLAGE else NO_FINCA
    for symbol in range(box.SYMBOL_COUNT):
        out[at + symbol] = COMPARES[finca, symbol]
    at += box.SYMBOL_COUNT
    out[at] = s.staged[village] != state.NOT_STAGED


@rule
def observe_unseen(s, out):
    """What is neither before a seat nor on top of a stack."""
    symbols, values = 0, 0  # on top of the stacks
    for village in range(box.VILLAGE_COUNT):
        tile = top(s, village) if s.height[village] else NO_TILE
        symbols += SYMBOLS_ON[tile]
        values += VALUE_OF[tile]
    for symbol in range(box.SYMBOL_COUNT):
        left = ALL_SYMBOLS[symbol] - ((symbols >> (BYTE * symbol)) & MOST)
        for seat in range(s.seats):
            left -= s.symbols[seat, symbol]
        out[symbol] = AN_UNSEEN_SYMBOL * left
    for value in range(1, box.VALUES + 1):
        left = ALL_VALUES[value] - ((values >> (BYTE * value)) & MOST)
        for seat in range(s.seats):
            left -= s.by_value[seat, value]
        out[box.SYMBOL_COUNT - 1 + value] = AN_UNSEEN_TILE * left
