"""What a seat cannot know, redealt; and what it can, as numbers. The laws of every position are in `laws`."""

import numpy as np

from verger.engine import rule, seeded
from verger.engine.rows import fill

from . import components as box
from . import ground, state
from .building import fruit_of
from .ground import alone, both, either, first_in, first_square, is_any, lowest, meet, minus, words
from .scoring import score

PER_SQUARE = box.FRUIT_COUNT + 1 + box.SEATS + 1
PER_LOT = 2 + 3 + box.SEATS
PER_SEAT = 2 + box.LANDSCAPE_COUNT - len(box.HORSES) + 1 + len(state.PARTS) + 1
MOST_BUSHES = int(box.BUSH.sum(1).max())
OBSERVED = (
    ("phase", 1, len(state.PHASES), "one per phase"),
    ("clock", 1, 6, "short board; family game; fincas shut; refill due; main action done; passes"),
    (
        "squares",
        box.SQUARE_COUNT,
        PER_SQUARE,
        "of a tile: fruit, well, owner by seat (none: neutral); a bull put there",
    ),
    (
        "bushes",
        MOST_BUSHES,
        box.LANDSCAPE_COUNT,
        "in the order of the board's bushes: the landscape tile that lies there",
    ),
    ("lots", box.LOT_COUNT, PER_LOT, "open, scored, first and second value, on the board; strength of each seat"),
    ("seats", box.SEATS, PER_SEAT, "coins, workers on the mat, action tiles, horse tiles, points by part and in all"),
    ("own horses", 1, len(box.HORSES), "tiles of each value"),
    ("market", box.SPACES, box.TILE_COUNT, "the tile on each space"),
    ("tiles", 3, box.TILE_COUNT, "in the bag; in hand; of those by cart"),
    ("fincas", 2, len(box.FINCAS), "tiles in the stack; the one that is due"),
    ("sites", 1, box.LOT_COUNT, "those in the stack"),
)
"""The parts of an observation, in order: name, how many, floats each, and what they are.

Where there is room, bare rock or a finca's road follows from the board, its tiles and its lots.
"""

OBSERVATION = sum(count * size for _, count, size, _ in OBSERVED)

# What a whole is divided by, so that about 1 is much.
A_PASS, A_HORSE, A_TILE, A_POINT, A_STRENGTH = 1 / box.SEATS, 1 / 4, 1 / 4, 1 / 100, 1 / 20
A_COIN, A_WORKER, A_HELD_HORSE = 1 / box.MOST_MONEY, 1 / box.WORKERS, 1 / 5
A_LANDSCAPE = (1 / np.maximum(1, box.LANDSCAPE_TILES)).astype(np.float32)
A_BAGGED = (1 / np.maximum(1, box.TILES_OF)).astype(np.float32)
FIRST, SECOND = range(2)
A_VALUE = (np.array([box.FIRST, box.SECOND]) / 12).astype(np.float32)
BUSH_NUMBER = np.cumsum(box.BUSH, axis=1, dtype=np.int64) - box.BUSH
A_STACKED = (1 / np.maximum(1, box.FINCA_TILES)).astype(np.float32)


@rule
def redeal(s, seat, seed):
    """CIT-46, R24: start chance afresh; there is nothing else to deal.

    Tiles, fincas and sites are drawn when they are turned up and not before, so that no order of theirs is kept
    anywhere. Horses were taken face up before everybody's eyes: who has been watching knows them, so a seat imagines
    them as they are, although its view counts those of others only.
    """
    seeded(s, seed)


@rule
def observe(s, seat, out):
    """The position as OBSERVATION floats of about 0 to 1, seats in turn order from this one: see OBSERVED."""
    fill(out, 0.0)
    out[s.phase] = 1.0
    at = len(state.PHASES)
    out[at] = s.board
    out[at + 1] = s.family
    out[at + 2] = s.shut
    out[at + 3] = s.refill
    out[at + 4] = s.done
    out[at + 5] = A_PASS * s.passes
    at += 6
    observe_plantations(s, seat, out[at:])
    observe_landscape(s, out[at:])
    at += box.SQUARE_COUNT * PER_SQUARE + MOST_BUSHES * box.LANDSCAPE_COUNT
    observe_lots(s, seat, out[at:])
    at += box.LOT_COUNT * PER_LOT
    for nth in range(s.seats):
        observe_seat(s, (seat + nth) % s.seats, out[at + nth * PER_SEAT :])
    at += box.SEATS * PER_SEAT
    for horse in range(len(box.HORSES)):
        out[at + horse] = A_HORSE * s.tiles[seat, horse]
    observe_market(s, out[at + len(box.HORSES) :])


@rule
def observe_plantations(s, seat, out):
    """The tiles of every seat's regions, and those of nobody's."""
    for nth in range(s.seats):
        observe_tiles(s, s.held[(seat + nth) % s.seats], nth, out)
    observe_tiles(s, s.neutral, state.NOBODY, out)


@rule
def observe_tiles(s, regions, owner, out):
    """Tiles of all fruits that one seat owns, or nobody."""
    for word in range(box.WORDS):
        rest = np.int64(0)
        for fruit in range(box.FRUIT_COUNT):
            rest |= regions[fruit, word]
        while rest:
            square = box.SQUARE_AT[word * box.WORD_BITS + lowest(rest)]
            rest &= rest - 1
            at, tile = PER_SQUARE * square, s.square[square] - state.PLANTED
            out[at + fruit_of(tile)] = 1.0
            out[at + box.FRUIT_COUNT] = tile & 1
            if owner != state.NOBODY:
                out[at + box.FRUIT_COUNT + 1 + owner] = 1.0


@rule
def observe_landscape(s, out):
    """What lies in the bushes; a landscape tile elsewhere is a bull that somebody has played."""
    for word in range(box.WORDS):
        rest = s.wild[word]
        while rest:
            square = box.SQUARE_AT[word * box.WORD_BITS + lowest(rest)]
            rest &= rest - 1
            if box.BUSH[s.board, square]:
                at = box.SQUARE_COUNT * PER_SQUARE + BUSH_NUMBER[s.board, square] * box.LANDSCAPE_COUNT
                out[at + s.square[square] - state.WILD] = 1.0
            else:
                out[PER_SQUARE * square + PER_SQUARE - 1] = 1.0


@rule
def observe_lots(s, seat, out):
    for lot in range(box.LOT_COUNT):
        if box.LOT_SQUARE[s.board, lot] != box.NO_LOT:
            at = PER_LOT * lot
            out[at] = s.lots[lot] == state.OPEN
            out[at + 1] = (s.scored >> lot) & 1
            if s.lots[lot] >= state.BUILT:
                out[at + 2] = A_VALUE[FIRST, s.lots[lot] - state.BUILT]
                out[at + 3] = A_VALUE[SECOND, s.lots[lot] - state.BUILT]
            out[at + 4] = 1.0
    for nth in range(s.seats):
        own = tiles_of(s, (seat + nth) % s.seats)
        for lot in range(box.LOT_COUNT):
            around = both(own, words(box.RING_SET[s.board, lot]))
            if is_any(around):
                out[PER_LOT * lot + 5 + nth] = A_STRENGTH * tiles_in_reach(s, around)


@rule
def tiles_of(s, seat):
    """The tiles in all regions of a seat."""
    found = words(s.held[seat, 0])
    for fruit in range(1, box.FRUIT_COUNT):
        found = either(found, words(s.held[seat, fruit]))
    return found


@rule
def tiles_in_reach(s, squares):
    """CIT-61: the tiles of all regions that some squares belong to, each region once."""
    count, met = 0, ground.NOWHERE
    while is_any(squares):
        region = s.region[first_square(squares)]
        squares = minus(squares, first_in(squares))
        count += s.tally[region] * (not meet(met, alone(region)))
        met = either(met, alone(region))
    return count


@rule
def observe_seat(s, seat, out):
    out[0] = A_COIN * s.money[seat]
    out[1] = A_WORKER * s.workers[seat]
    at = 2
    horses = 0
    for landscape in range(box.LANDSCAPE_COUNT):
        if landscape < len(box.HORSES):
            horses += s.tiles[seat, landscape]
        else:
            out[at + landscape - len(box.HORSES)] = A_LANDSCAPE[landscape] * s.tiles[seat, landscape]
    at += box.LANDSCAPE_COUNT - len(box.HORSES)
    out[at] = A_HELD_HORSE * horses
    at += 1
    for part in range(len(state.PARTS)):
        out[at + part] = A_POINT * s.points[seat, part]
    out[at + len(state.PARTS)] = A_POINT * score(s, seat)


@rule
def observe_market(s, out):
    """The market, the bag, the hand, finca tiles and sites."""
    for space in range(box.SPACES):
        if s.market[space] != state.NOTHING:
            out[box.TILE_COUNT * space + s.market[space] - 1] = 1.0
    at = box.SPACES * box.TILE_COUNT
    for tile in range(box.TILE_COUNT):
        out[at + tile] = A_BAGGED[s.board, tile] * s.bag[tile]
    at += box.TILE_COUNT
    for space in range(box.SPACES):
        if s.hand[space] != state.NOTHING:
            out[at + (s.hand[space] - 1) % box.TILE_COUNT + box.TILE_COUNT * (s.hand[space] > state.CARTED)] += A_TILE
    at += 2 * box.TILE_COUNT
    for finca in range(len(box.FINCAS)):
        out[at + finca] = A_STACKED[finca] * s.fincas[finca]
        out[at + len(box.FINCAS) + finca] = s.due == 1 + finca
    at += 2 * len(box.FINCAS)
    for lot in range(box.LOT_COUNT):
        out[at + lot] = (s.stack >> lot) & 1
