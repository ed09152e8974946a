"""What a seat cannot know, redealt; and what it can, as numbers. The laws of every position are in `laws`."""

import numpy as np

from verger.engine import rule, seeded

from .building import fruit_of, is_planted, owner_of
from .components import (
    BUSH,
    FINCA_TILES,
    FINCAS,
    FIRST,
    FRUIT_COUNT,
    HORSES,
    LANDSCAPE_COUNT,
    LANDSCAPE_TILES,
    LOT_COUNT,
    LOT_SQUARE,
    MOST_MONEY,
    NO_LOT,
    SEATS,
    SECOND,
    SPACES,
    SQUARE_COUNT,
    TILE_COUNT,
    TILES_OF,
    WORKERS,
)
from .scoring import score, strength
from .state import BARE, BUILT, CARTED, NOBODY, NOTHING, OPEN, PARTS, PHASES, PLANTED, WILD

PER_SQUARE = FRUIT_COUNT + 1 + SEATS + 1
PER_LOT = 2 + 3 + SEATS
PER_SEAT = 2 + LANDSCAPE_COUNT - len(HORSES) + 1 + len(PARTS) + 1
MOST_BUSHES = int(BUSH.sum(1).max())
OBSERVED = (
    ("phase", 1, len(PHASES), "one per phase"),
    ("clock", 1, 6, "short board; family game; fincas shut; refill due; main action done; passes"),
    ("squares", SQUARE_COUNT, PER_SQUARE, "of a tile: fruit, well, owner by seat (none: neutral); a bull put there"),
    ("bushes", MOST_BUSHES, LANDSCAPE_COUNT, "in the order of the board's bushes: the landscape tile that lies there"),
    ("lots", LOT_COUNT, PER_LOT, "open, scored, first and second value, on the board; strength of each seat"),
    ("seats", SEATS, PER_SEAT, "coins, workers on the mat, action tiles, horse tiles, points by part and in all"),
    ("own horses", 1, len(HORSES), "tiles of each value"),
    ("market", SPACES, TILE_COUNT, "the tile on each space"),
    ("tiles", 3, TILE_COUNT, "in the bag; in hand; of those by cart"),
    ("fincas", 2, len(FINCAS), "tiles in the stack; the one that is due"),
    ("sites", 1, LOT_COUNT, "those in the stack"),
)
"""The parts of an observation, in order: name, how many, floats each, and what they are.

Where there is room, bare rock or a finca's road follows from the board, its tiles and its lots.
"""

OBSERVATION = sum(count * size for _, count, size, _ in OBSERVED)

# What a whole is divided by, so that about 1 is much.
A_PASS, A_HORSE, A_TILE, A_POINT, A_STRENGTH = 1 / SEATS, 1 / 4, 1 / 4, 1 / 100, 1 / 20
A_COIN, A_WORKER, A_HELD_HORSE = 1 / MOST_MONEY, 1 / WORKERS, 1 / 5
A_LANDSCAPE = (1 / np.maximum(1, LANDSCAPE_TILES)).astype(np.float32)
A_BAGGED = (1 / np.maximum(1, TILES_OF)).astype(np.float32)
A_STACKED = (1 / np.maximum(1, FINCA_TILES)).astype(np.float32)


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
    for i in range(len(out)):
        out[i] = 0.0
    out[s.phase] = 1.0
    at = len(PHASES)
    out[at] = s.board
    out[at + 1] = s.family
    out[at + 2] = s.shut
    out[at + 3] = s.refill
    out[at + 4] = s.done
    out[at + 5] = A_PASS * s.passes
    at += 6
    bush = at + SQUARE_COUNT * PER_SQUARE
    for square in range(SQUARE_COUNT):
        if s.square[square] != BARE:
            observe_square(s, seat, square, out, at, bush)
        at += PER_SQUARE
        bush += LANDSCAPE_COUNT * BUSH[s.board, square]
    at += MOST_BUSHES * LANDSCAPE_COUNT
    for lot in range(LOT_COUNT):
        observe_lot(s, seat, lot, out, at)
        at += PER_LOT
    for other in range(s.seats):
        observe_seat(s, (seat + other) % s.seats, out, at + other * PER_SEAT)
    at += SEATS * PER_SEAT
    for horse in range(len(HORSES)):
        out[at + horse] = A_HORSE * s.tiles[seat, horse]
    at += len(HORSES)
    for space in range(SPACES):
        if s.market[space] != NOTHING:
            out[at + s.market[space] - 1] = 1.0
        at += TILE_COUNT
    for tile in range(TILE_COUNT):
        out[at + tile] = A_BAGGED[s.board, tile] * s.bag[tile]
    at += TILE_COUNT
    for space in range(SPACES):
        if s.hand[space] != NOTHING:
            out[at + (s.hand[space] - 1) % TILE_COUNT + TILE_COUNT * (s.hand[space] > CARTED)] += A_TILE
    at += 2 * TILE_COUNT
    for finca in range(len(FINCAS)):
        out[at + finca] = A_STACKED[finca] * s.fincas[finca]
        out[at + len(FINCAS) + finca] = s.due == 1 + finca
    at += 2 * len(FINCAS)
    for lot in range(LOT_COUNT):
        out[at + lot] = (s.stack >> lot) & 1


@rule
def observe_square(s, seat, square, out, at, bush):
    """What lies on a square; a landscape tile where none lay at first is a bull that somebody has played."""
    what = s.square[square]
    if is_planted(what):
        tile = what - PLANTED
        out[at + fruit_of(tile)] = 1.0
        out[at + FRUIT_COUNT] = tile % 2
        owner = owner_of(s, square)
        if owner != NOBODY:
            out[at + FRUIT_COUNT + 1 + (owner - seat + s.seats) % s.seats] = 1.0
    elif BUSH[s.board, square]:
        out[bush + what - WILD] = 1.0
    else:
        out[at + FRUIT_COUNT + 1 + SEATS] = 1.0


@rule
def observe_lot(s, seat, lot, out, at):
    if LOT_SQUARE[s.board, lot] == NO_LOT:
        return
    out[at] = s.lots[lot] == OPEN
    out[at + 1] = (s.scored >> lot) & 1
    if s.lots[lot] >= BUILT:
        out[at + 2] = FIRST[s.lots[lot] - BUILT] / 12
        out[at + 3] = SECOND[s.lots[lot] - BUILT] / 12
    out[at + 4] = 1.0
    for other in range(s.seats):
        out[at + 5 + other] = A_STRENGTH * strength(s, (seat + other) % s.seats, lot)


@rule
def observe_seat(s, seat, out, at):
    out[at] = A_COIN * s.money[seat]
    out[at + 1] = A_WORKER * s.workers[seat]
    at += 2
    horses = 0
    for landscape in range(LANDSCAPE_COUNT):
        if landscape < len(HORSES):
            horses += s.tiles[seat, landscape]
        else:
            out[at + landscape - len(HORSES)] = A_LANDSCAPE[landscape] * s.tiles[seat, landscape]
    at += LANDSCAPE_COUNT - len(HORSES)
    out[at] = A_HELD_HORSE * horses
    at += 1
    for part in range(len(PARTS)):
        out[at + part] = A_POINT * s.points[seat, part]
    out[at + len(PARTS)] = A_POINT * score(s, seat)
