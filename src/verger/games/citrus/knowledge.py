"""What a seat cannot know, redealt; and what it can, as numbers. The laws of every position are in `laws`."""

import numpy as np

from verger.engine import rule, seeded
from verger.engine.rows import fill

from . import components as box
from . import state
from .building import fruit_of, is_planted, owner_of
from .scoring import score, strength

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
    bush = at + box.SQUARE_COUNT * PER_SQUARE
    for square in range(box.SQUARE_COUNT):
        if s.square[square] != state.BARE:
            observe_square(s, seat, square, out, at, bush)
        at += PER_SQUARE
        bush += box.LANDSCAPE_COUNT * box.BUSH[s.board, square]
    at += MOST_BUSHES * box.LANDSCAPE_COUNT
    for lot in range(box.LOT_COUNT):
        observe_lot(s, seat, lot, out, at)
        at += PER_LOT
    for other in range(s.seats):
        observe_seat(s, (seat + other) % s.seats, out, at + other * PER_SEAT)
    at += box.SEATS * PER_SEAT
    for horse in range(len(box.HORSES)):
        out[at + horse] = A_HORSE * s.tiles[seat, horse]
    at += len(box.HORSES)
    for space in range(box.SPACES):
        if s.market[space] != state.NOTHING:
            out[at + s.market[space] - 1] = 1.0
        at += box.TILE_COUNT
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


@rule
def observe_square(s, seat, square, out, at, bush):
    """What lies on a square; a landscape tile where none lay at first is a bull that somebody has played."""
    what = s.square[square]
    if is_planted(what):
        tile = what - state.PLANTED
        out[at + fruit_of(tile)] = 1.0
        out[at + box.FRUIT_COUNT] = tile % 2
        owner = owner_of(s, square)
        if owner != state.NOBODY:
            out[at + box.FRUIT_COUNT + 1 + (owner - seat + s.seats) % s.seats] = 1.0
    elif box.BUSH[s.board, square]:
        out[bush + what - state.WILD] = 1.0
    else:
        out[at + box.FRUIT_COUNT + 1 + box.SEATS] = 1.0


@rule
def observe_lot(s, seat, lot, out, at):
    if box.LOT_SQUARE[s.board, lot] == box.NO_LOT:
        return
    out[at] = s.lots[lot] == state.OPEN
    out[at + 1] = (s.scored >> lot) & 1
    if s.lots[lot] >= state.BUILT:
        out[at + 2] = box.FIRST[s.lots[lot] - state.BUILT] / 12
        out[at + 3] = box.SECOND[s.lots[lot] - state.BUILT] / 12
    out[at + 4] = 1.0
    for other in range(s.seats):
        out[at + 5 + other] = A_STRENGTH * strength(s, (seat + other) % s.seats, lot)


@rule
def observe_seat(s, seat, out, at):
    out[at] = A_COIN * s.money[seat]
    out[at + 1] = A_WORKER * s.workers[seat]
    at += 2
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
