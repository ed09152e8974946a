"""What a seat cannot know, redealt; what it can, as numbers."""

import numpy as np

from verger.engine import RUNNING, observing, rule, seeded, shuffle
from verger.engine.compiled import inlined
from verger.engine.observing import Part
from verger.engine.rows import fill, times, total

from . import components as box
from . import scoring, state
from .actions import MODES
from .delivery import top

# What a whole is divided by, so that about 1 is much.
A_FRUIT, A_TILE, A_POINT, A_BONUS = 1 / box.EACH_FRUIT, 1 / 6, 1 / 150, 1 / len(box.BONUSES)
A_LEVEL, AN_UNSEEN_SYMBOL, AN_UNSEEN_TILE = 1 / box.HEIGHT, 1 / 45, 1 / 9
NO_TILE, NO_FINCA = len(box.PRINTED), len(box.COMPARED)  # the last line of a table is all 0
FACE = np.pad(box.PRINTED / box.VALUES, ((0, 1), (0, 0))).astype(np.float32)
COMPARES = np.pad(box.COMPARED, ((0, 1), (0, 0))).astype(np.float32)
ALL_SYMBOLS, ALL_VALUES = box.PRINTED.sum(0, dtype=np.int64), box.VALUED.sum(0, dtype=np.int64)
MOST_FARMERS = 15  # all bits set: what is cut to them can be no index from the end
FARMERS = (1 / 5 * np.arange(MOST_FARMERS + 1)).astype(np.float32)
BYTE, MOST = 8, 255  # of many small numbers in one, the last one first
PLACES = 1 << BYTE * np.arange(box.SYMBOL_COUNT)  # there are as many symbols as values, with none for 0
SYMBOLS_ON, VALUE_OF = (np.append(table @ PLACES, 0) for table in (box.PRINTED, box.VALUED))


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
        if s.height[village]:
            s.unseen[top(s, village)] = 1
    count = 0
    for tile in range(box.TILE_COUNT):
        if s.holder[tile] == state.NOBODY and not s.unseen[tile]:
            s.unseen[count] = tile
            count += 1
    return count


@rule
def shown_in(s, village):
    """The tile that lies face up in a village, or NO_TILE: read first and asked then, so that nothing branches."""
    tile, height = top(s, village), s.height[village]
    return (tile if height else NO_TILE) & MOST


@rule
def compared_in(s, village):
    """The finca that lies in a village, or NO_FINCA; likewise."""
    finca, holder = s.finca[village], s.finca_holder[village]
    return (finca if holder == state.ON_VILLAGE else NO_FINCA) & MOST


@rule
def on_top(s):
    """The symbols and the values of all tiles together that lie face up, many small numbers in one."""
    symbols, values = 0, 0
    for village in range(box.VILLAGE_COUNT):
        tile = shown_in(s, village)
        symbols += SYMBOLS_ON[tile]
        values += VALUE_OF[tile]
    return symbols, values


score = inlined(scoring.score)  # of each seat in turn

OBSERVED, OBSERVATION, observe = observing.observed(
    globals(),
    Part("phase", "one per phase", "mark(s.phase, len(state.PHASES))"),
    Part(
        "turn under way",
        "moves made under strong wind; one per delivery mode",
        "0.5 * s.wind",
        "mark(s.mode if s.phase == state.DELIVERY else -1, len(MODES))",
    ),
    Part(
        "wheel",
        "per blade: one per fruit; the farmers of each seat",
        "mark(s.wheel[blade], box.FRUIT_COUNT)",
        "FARMERS[s.farmers[blade, other] & MOST_FARMERS] for other in seats(box.SEATS)",
        each="blade in range(box.BLADES)",
    ),
    Part(
        "supply",
        "fruits of each kind; carts in the hub",
        "A_FRUIT * s.supply[fruit] for fruit in range(box.FRUIT_COUNT)",
        "s.hub / box.CARTS[s.seats - 2]",
    ),
    Part(
        "seats",
        "fruits, carts, farmers to place, action tiles, symbols won, tiles by value, score, bonuses",
        "A_FRUIT * s.fruits[other, fruit] for fruit in range(box.FRUIT_COUNT)",
        "s.carts[other] / box.CARTS[s.seats - 2]",
        "s.reserve[other] / box.FARMERS_EACH[s.seats - 2]",
        "s.action_tiles[other, tile] for tile in range(len(box.ACTION_TILES))",
        "A_FRUIT * s.symbols[other, symbol] for symbol in range(box.SYMBOL_COUNT)",
        "A_TILE * s.by_value[other, value] for value in range(1, box.VALUES + 1)",
        "A_POINT * score(s, other)",
        "A_BONUS * times(s.bonus_holder, other)",
        each="other in seats(box.SEATS)",
    ),
    Part(
        "villages",
        "symbols on the face-up tile; tiles left; symbols its finca compares; staged",
        "FACE[tile, symbol] for tile in [shown_in(s, village)] for symbol in range(box.SYMBOL_COUNT)",
        "A_LEVEL * s.height[village]",
        "COMPARES[finca, symbol] for finca in [compared_in(s, village)] for symbol in range(box.SYMBOL_COUNT)",
        "s.staged[village] != state.NOT_STAGED",
        each="village in range(box.VILLAGE_COUNT)",
    ),
    Part(
        "clocks",
        "wooden fincas left; bonus tiles left",
        "s.wooden / box.WOODEN[s.seats - 2]",
        "A_BONUS * times(s.bonus_holder, state.NOBODY)",
    ),
    Part(
        "unseen tiles",
        "symbols; tiles by value",
        "AN_UNSEEN_SYMBOL * (ALL_SYMBOLS[symbol] - (symbols >> BYTE * symbol & MOST) - total(s.symbols[:, symbol]))"
        " for symbol in range(box.SYMBOL_COUNT)",
        "AN_UNSEEN_TILE * (ALL_VALUES[value] - (values >> BYTE * value & MOST) - total(s.by_value[:, value]))"
        " for value in range(1, box.VALUES + 1)",
        each="symbols, values in [on_top(s)]",
    ),
)
