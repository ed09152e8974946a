"""What a seat cannot know, redealt; and what it can, as numbers. The laws of every position are in `laws`."""

from verger.engine import rule, seeded

from .building import fruit_of, is_planted, owner_of
from .components import (
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
from .ground import has
from .scoring import score, strength
from .state import BUILT, CARTED, NOBODY, NOTHING, OPEN, PARTS, PHASES, PLANTED, WILD

PER_SQUARE = FRUIT_COUNT + 1 + SEATS + 1 + LANDSCAPE_COUNT + 3
PER_LOT = 2 + 3 + SEATS
PER_SEAT = 2 + LANDSCAPE_COUNT - len(HORSES) + 1 + len(PARTS) + 1
OBSERVATION = (
    len(PHASES) + 6 + SQUARE_COUNT * PER_SQUARE + LOT_COUNT * PER_LOT + SEATS * PER_SEAT + len(HORSES)
    + SPACES * TILE_COUNT + 3 * TILE_COUNT + 2 * len(FINCAS) + LOT_COUNT
)  # fmt: skip


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
    """The position as OBSERVATION floats of about 0 to 1, seats in turn order from this one.

    | part         | floats                                                                                          |
    | ------------ | ----------------------------------------------------------------------------------------------- |
    | phase        | one per phase, then short board, family game, fincas shut, refill due, main action done, passes |
    | each square  | fruit, well, owner by seat, neutral, landscape tile, room for a tile, bare rock, road of a finca|
    | each lot     | open, scored, first and second value, whether it is on the board; strength of each seat         |
    | each seat    | coins, workers on the mat, action tiles, horse tiles, points by part and in all                 |
    | own horses   | tiles of each value                                                                             |
    | market       | the tile on each space                                                                          |
    | tiles        | bag, hand, and of the hand those by cart                                                        |
    | fincas       | tiles in the stack, the one that is due                                                         |
    | sites        | those in the stack                                                                              |
    """
    for i in range(len(out)):
        out[i] = 0.0
    out[s.phase] = 1.0
    at = len(PHASES)
    out[at] = s.board
    out[at + 1] = s.family
    out[at + 2] = s.shut
    out[at + 3] = s.refill
    out[at + 4] = s.done
    out[at + 5] = s.passes / SEATS
    at += 6
    for square in range(SQUARE_COUNT):
        observe_square(s, seat, square, out, at)
        at += PER_SQUARE
    for lot in range(LOT_COUNT):
        observe_lot(s, seat, lot, out, at)
        at += PER_LOT
    for other in range(s.seats):
        observe_seat(s, (seat + other) % s.seats, out, at + other * PER_SEAT)
    at += SEATS * PER_SEAT
    for horse in range(len(HORSES)):
        out[at + horse] = s.tiles[seat, horse] / 4
    at += len(HORSES)
    for space in range(SPACES):
        if s.market[space] != NOTHING:
            out[at + s.market[space] - 1] = 1.0
        at += TILE_COUNT
    for tile in range(TILE_COUNT):
        out[at + tile] = s.bag[tile] / max(1, TILES_OF[s.board, tile])
    at += TILE_COUNT
    for space in range(SPACES):
        if s.hand[space] != NOTHING:
            out[at + (s.hand[space] - 1) % TILE_COUNT + TILE_COUNT * (s.hand[space] > CARTED)] += 0.25
    at += 2 * TILE_COUNT
    for finca in range(len(FINCAS)):
        out[at + finca] = s.fincas[finca] / max(1, FINCA_TILES[finca])
        out[at + len(FINCAS) + finca] = s.due == 1 + finca
    at += 2 * len(FINCAS)
    for lot in range(LOT_COUNT):
        out[at + lot] = (s.stack >> lot) & 1


@rule
def observe_square(s, seat, square, out, at):
    what = s.square[square]
    if is_planted(what):
        tile = what - PLANTED
        out[at + fruit_of(tile)] = 1.0
        out[at + FRUIT_COUNT] = tile % 2
        owner = owner_of(s, square)
        if owner == NOBODY:
            out[at + FRUIT_COUNT + 1 + SEATS] = 1.0
        else:
            out[at + FRUIT_COUNT + 1 + (owner - seat + s.seats) % s.seats] = 1.0
    at += FRUIT_COUNT + 1 + SEATS + 1
    if what >= WILD:
        out[at + what - WILD] = 1.0
    at += LANDSCAPE_COUNT
    out[at] = has(s.free, square)
    out[at + 1] = has(s.bare, square)
    out[at + 2] = has(s.roads, square)


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
        out[at + 5 + other] = strength(s, (seat + other) % s.seats, lot) / 20


@rule
def observe_seat(s, seat, out, at):
    out[at] = s.money[seat] / MOST_MONEY
    out[at + 1] = s.workers[seat] / WORKERS
    at += 2
    horses = 0
    for landscape in range(LANDSCAPE_COUNT):
        if landscape < len(HORSES):
            horses += s.tiles[seat, landscape]
        else:
            out[at + landscape - len(HORSES)] = s.tiles[seat, landscape] / max(1, LANDSCAPE_TILES[landscape])
    at += LANDSCAPE_COUNT - len(HORSES)
    out[at] = horses / 5
    at += 1
    for part in range(len(PARTS)):
        out[at + part] = s.points[seat, part] / 100
    out[at + len(PARTS)] = score(s, seat) / 100
