"""What a seat cannot know, redealt; and what it can, as numbers. The laws of every position are in `laws`."""

import numpy as np

from verger.engine import rule, seeded
from verger.engine.compiled import apart, inlined, python
from verger.engine.observing import starts
from verger.engine.records import first_of
from verger.engine.rows import total

from . import components as box
from . import ground, state
from .building import fruit_of
from .ground import alone, either, meet, words
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
(
    AT_PHASE, AT_CLOCK, AT_SQUARES, AT_BUSHES, AT_LOTS, AT_SEATS, AT_HORSES, AT_MARKET, AT_TILES, AT_FINCAS, AT_SITES,
) = starts(OBSERVED)  # fmt: skip
OWNER, STRENGTH = box.FRUIT_COUNT + 1, 5  # where these begin among a square's numbers, and among a lot's

# What a whole is divided by, so that about 1 is much.
A_PASS, A_HORSE, A_TILE, A_POINT, A_STRENGTH = 1 / box.SEATS, 1 / 4, 1 / 4, 1 / 100, 1 / 20
A_COIN, A_WORKER, A_HELD_HORSE = 1 / box.MOST_MONEY, 1 / box.WORKERS, 1 / 5
A_LANDSCAPE = (1 / np.maximum(1, box.LANDSCAPE_TILES)).astype(np.float32)
A_BAGGED = (1 / np.maximum(1, box.TILES_OF)).astype(np.float32)
FIRST, SECOND = range(2)
A_VALUE = (np.array([box.FIRST, box.SECOND]) / 12).astype(np.float32)
A_STACKED = (1 / np.maximum(1, box.FINCA_TILES)).astype(np.float32)

# What lies somewhere, as the numbers that say so: whole lines are copied, and nothing branches.
MOST, LAST_BOARD = 31, 1  # all bits set: what is cut to them can be no index from the end, and is found sooner
OTHER = MOST + 1  # added to find the line in the second half of a table
ON_SQUARE = np.zeros((2 * OTHER, PER_SQUARE), np.float32)  # owner apart; on open ground, and on one of the bushes
IN_BUSH = np.zeros((2 * OTHER, box.LANDSCAPE_COUNT), np.float32)  # where there is none, and where there is one
ON_SPACE = np.zeros((MOST + 1, box.TILE_COUNT), np.float32)
ON_LOT = np.zeros((2 * OTHER, STRENGTH), np.float32)  # whether it has been scored apart; of one that the board lacks
for _tile in range(box.TILE_COUNT):
    ON_SPACE[1 + _tile, _tile] = 1.0
    for _planted in (state.PLANTED + _tile, OTHER + state.PLANTED + _tile):
        ON_SQUARE[_planted, python(fruit_of)(_tile)] = 1.0
        ON_SQUARE[_planted, box.FRUIT_COUNT] = _tile & 1
for _landscape in range(box.LANDSCAPE_COUNT):
    ON_SQUARE[state.WILD + _landscape, PER_SQUARE - 1] = 1.0  # a bull that somebody has played
    IN_BUSH[OTHER + state.WILD + _landscape, _landscape] = 1.0
ON_LOT[OTHER:, 4] = 1.0
ON_LOT[OTHER + state.OPEN, 0] = 1.0
ON_LOT[OTHER + state.BUILT : OTHER + state.BUILT + len(box.FINCAS), 2:4] = A_VALUE.T

BUSHES = np.zeros((len(box.BUSH), MOST_BUSHES), np.uint8)  # their squares, in the order of the board
IS_BUSH = np.arange(MOST_BUSHES) < box.BUSH.sum(1)[:, None]
BUSHES[IS_BUSH] = np.nonzero(box.BUSH)[1]
IS_LOT = box.LOT_SQUARE != box.NO_LOT
SQUARE_LINES, BUSH_LINES, LOT_LINES = (
    (OTHER * there).astype(np.uint8) for there in (box.BUSH, IS_BUSH, IS_LOT)
)  # which half of its table the line of each is in

# Around a lot: three rows of the board, which lie in one word once it begins with the first of them.
RING_ROW = np.clip(box.LOT_SQUARE // box.COLUMNS - 1, 0, box.ROWS - 3)
RING_WORD, RING_SHIFT = RING_ROW // box.WORD_ROWS, RING_ROW % box.WORD_ROWS * box.ROW_BITS
RING_BITS = np.zeros_like(RING_ROW)
for _board, _lot in zip(*np.nonzero(IS_LOT), strict=True):
    for _square in box.RING[_board, _lot, : box.RING_COUNT[_board, _lot]].tolist():
        _row, _column = divmod(_square, box.COLUMNS)
        RING_BITS[_board, _lot] |= 1 << ((_row - RING_ROW[_board, _lot]) * box.ROW_BITS + _column)


@rule
def redeal(s, seat, seed):
    """CIT-46, R24: start chance afresh; there is nothing else to deal.

    Tiles, fincas and sites are drawn when they are turned up and not before, so that no order of theirs is kept
    anywhere. Horses were taken face up before everybody's eyes: who has been watching knows them, so a seat imagines
    them as they are, although its view counts those of others only.
    """
    seeded(s, seed)


@rule
def observe_owner(own, nth, out):
    """The tiles that one seat owns."""
    for word in range(box.WORDS):
        rest = own[word]
        while rest:
            square = box.SQUARE_AT[word * box.WORD_BITS + first_of(rest)]
            rest &= rest - 1
            out[AT_SQUARES + PER_SQUARE * square + OWNER + nth] = 1.0


@rule
def around(board, lot, own):
    """Those of a seat's tiles that lie around a lot, in one word from the first row of the ring on."""
    word, shift = RING_WORD[board, lot], RING_SHIFT[board, lot]
    low, high = own[0] if word == 0 else own[1], own[1] if word == 0 else own[2]
    return (low >> shift | high << (box.WORD_BITS - 1 - shift) << 1) & RING_BITS[board, lot]


@rule
def tiles_in_reach(s, lot, squares):
    """CIT-61: the tiles of all regions that some squares around a lot belong to, each region once."""
    count, met = 0, ground.NOWHERE
    begin = RING_WORD[s.board, lot] * box.WORD_BITS + RING_SHIFT[s.board, lot]
    while squares:
        region = s.region[box.SQUARE_AT[begin + first_of(squares)]]
        squares &= squares - 1
        count += s.tally[region] * (not meet(met, alone(region)))
        met = either(met, alone(region))
    return count


@rule
def observe_strength(s, own, nth, out):
    """How strong a seat is around each lot; first the set of those where it is at all, so that little branches."""
    near = 0
    for lot in range(box.LOT_COUNT):
        near |= (around(s.board, lot, own) != 0) << lot
    while near:
        lot = first_of(near)
        near &= near - 1
        strength = tiles_in_reach(s, lot, around(s.board, lot, own))
        out[AT_LOTS + PER_LOT * lot + STRENGTH + nth] = A_STRENGTH * strength


@rule
def observe_board(s, out):
    """Squares, bushes and lots, but for what each seat has of them."""
    board = s.board & LAST_BOARD
    for square in range(box.SQUARE_COUNT):
        line, at = s.square[square] & MOST | SQUARE_LINES[board, square], AT_SQUARES + PER_SQUARE * square
        for i in range(PER_SQUARE):
            out[at + i] = ON_SQUARE[line, i]
    for nth in range(MOST_BUSHES):
        line = s.square[BUSHES[board, nth]] & MOST | BUSH_LINES[board, nth]
        at = AT_BUSHES + box.LANDSCAPE_COUNT * nth
        for i in range(box.LANDSCAPE_COUNT):
            out[at + i] = IN_BUSH[line, i]
    for lot in range(box.LOT_COUNT):
        line, at = s.lots[lot] & MOST | LOT_LINES[board, lot], AT_LOTS + PER_LOT * lot
        for i in range(STRENGTH):
            out[at + i] = ON_LOT[line, i]
        for i in range(box.SEATS):
            out[at + STRENGTH + i] = 0.0
        out[at + 1] = (s.scored >> lot) & 1


@rule
def observe_seat(s, seat, out, at):
    out[at] = A_COIN * s.money[seat]
    out[at + 1] = A_WORKER * s.workers[seat]
    at += 2
    for landscape in range(len(box.HORSES), box.LANDSCAPE_COUNT):
        out[at + landscape - len(box.HORSES)] = A_LANDSCAPE[landscape] * s.tiles[seat, landscape]
    at += box.LANDSCAPE_COUNT - len(box.HORSES)
    out[at] = A_HELD_HORSE * total(s.tiles[seat, : len(box.HORSES)])
    at += 1
    for part in range(len(state.PARTS)):
        out[at + part] = A_POINT * s.points[seat, part]
    out[at + len(state.PARTS)] = A_POINT * score(s, seat)


@rule
def observe_market(s, out):
    """The market, the bag, the hand, finca tiles and sites."""
    for space in range(box.SPACES):
        for i in range(box.TILE_COUNT):
            out[AT_MARKET + box.TILE_COUNT * space + i] = ON_SPACE[s.market[space] & MOST, i]
    for tile in range(box.TILE_COUNT):
        out[AT_TILES + tile] = A_BAGGED[s.board, tile] * s.bag[tile]
    in_hand = AT_TILES + box.TILE_COUNT
    for i in range(2 * box.TILE_COUNT):
        out[in_hand + i] = 0.0
    for space in range(box.SPACES):
        if s.hand[space] != state.NOTHING:
            out[in_hand + s.hand[space] - 1] += A_TILE
    for finca in range(len(box.FINCAS)):
        out[AT_FINCAS + finca] = A_STACKED[finca] * s.fincas[finca]
        out[AT_FINCAS + len(box.FINCAS) + finca] = s.due == 1 + finca
    for lot in range(box.LOT_COUNT):
        out[AT_SITES + lot] = (s.stack >> lot) & 1


_all_of_board, _tiles_owned, _strengths, _all_of_seat, _all_of_market = map(
    inlined, (observe_board, observe_owner, observe_strength, observe_seat, observe_market)
)


@apart
@rule
def observe(s, seat, out):
    """The position as OBSERVATION floats of about 0 to 1, seats in turn order from this one: see OBSERVED."""
    for i in range(len(state.PHASES)):
        out[AT_PHASE + i] = 0.0
    out[AT_PHASE + s.phase] = 1.0
    out[AT_CLOCK] = s.board
    out[AT_CLOCK + 1] = s.family
    out[AT_CLOCK + 2] = s.shut
    out[AT_CLOCK + 3] = s.refill
    out[AT_CLOCK + 4] = s.done
    out[AT_CLOCK + 5] = A_PASS * s.passes
    _all_of_board(s, out)
    for nth in range(s.seats):
        ahead = seat + nth
        other = ahead if ahead < s.seats else ahead - s.seats
        own = words(s.owned[other])
        _tiles_owned(own, nth, out)
        _strengths(s, own, nth, out)
        _all_of_seat(s, other, out, AT_SEATS + PER_SEAT * nth)
    for horse in range(len(box.HORSES)):
        out[AT_HORSES + horse] = A_HORSE * s.tiles[seat, horse]
    _all_of_market(s, out)
