"""What the board shows ahead: lines that can be bought, placements and lots that lead to a dead end, strengths."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from verger.engine import State, rule
from verger.engine.records import twin

from .building import has_place, owner_of, places
from .components import BRIDGE, FRUIT_COUNT, LINES, LOT_COUNT, SQUARE_COUNT, TILE_COUNT
from .foresight import can_build_after, can_build_hand, can_build_with
from .legality import holds, mark
from .market import line_fits, line_price
from .scoring import final_lot_points, landscape_points, lot_points, region_points, strength
from .state import BUILDING, BUILT, LOT_DUE, NOBODY, OPEN

SOUND, DEAD_END = 1, 2  # of a placement or a lot that is possible


class Prospects(NamedTuple):
    lines: list[int]  # 1: all tiles of the line could be built by the seat in turn, were they its to take
    homes: list[int]  # 1: the seat in turn could lay a tile of the fruit now
    lots: list[int]  # where a finca is due: 0, SOUND or DEAD_END
    owners: list[int]  # by the first square of a region
    strengths: list[list[int]]  # by lot and seat
    gains: list[list[int]]  # the same: points if the finca there were surrounded now
    finals: list[list[int]]  # the same: points if the game ended now
    holdings: list[list[int]]  # by seat: points of own regions and of landscape tiles if the game ended now
    dead_ends: list[tuple[int, int]]  # tile in hand and square


def prospects(s: State) -> Prospects:
    seats = int(s.seats)
    found: tuple[Any, ...] = (
        np.zeros(LINES, np.int64),
        np.zeros(FRUIT_COUNT, np.int64),
        np.zeros(LOT_COUNT, np.int64),
        np.full(SQUARE_COUNT, NOBODY, np.int64),
        np.zeros((LOT_COUNT, seats), np.int64),
        np.zeros((LOT_COUNT, seats), np.int64),
        np.zeros((LOT_COUNT, seats), np.int64),
        np.zeros((seats, 2), np.int64),
    )
    places = np.zeros((TILE_COUNT, SQUARE_COUNT), np.int64)
    look_ahead(twin(s), int(s.turn), places, *found)
    dead_ends = list(zip(*(where.tolist() for where in np.nonzero(places == DEAD_END)), strict=True))
    rows: list[Any] = [*(array.tolist() for array in found), dead_ends]
    return Prospects(*rows)


@rule
def look_ahead(s, seat, found, lines, homes, lots, owners, strengths, gains, finals, holdings):
    """Everything in one go, for the seat in turn."""
    for line in range(LINES):
        price = line_price(s, line)
        lines[line] = price > 0 and line_fits(s, seat, line, price)
    for fruit in range(FRUIT_COUNT):
        homes[fruit] = has_place(s, seat, fruit)
    if s.phase == BUILDING:
        look_at_places(s, seat, found)
    if s.phase == LOT_DUE:
        hopeful = can_build_hand(s, seat)
        for lot in range(LOT_COUNT):
            if s.lots[lot] == OPEN:
                lots[lot] = DEAD_END if hopeful and not can_build_with(s, seat, lot) else SOUND
    for square in range(SQUARE_COUNT):
        if s.tally[square]:
            owners[square] = owner_of(s, square)
    for other in range(s.seats):
        holdings[other, 0] = region_points(s, other)
        holdings[other, 1] = landscape_points(s, other)
        for lot in range(LOT_COUNT):
            strengths[lot, other] = strength(s, other, lot)
            if s.lots[lot] >= BUILT:
                gains[lot, other] = lot_points(s, other, lot)
                finals[lot, other] = final_lot_points(s, other, lot)


@rule
def look_at_places(s, seat, found):
    """CIT-R2: where each tile in hand may go, and whether the rest of the hand could then still be built."""
    hopeful = can_build_hand(s, seat)
    for tile in range(TILE_COUNT):
        if holds(s, tile):
            e, f, g, u, v, w = places(s, seat, tile // 2, s.workers[seat], s.tiles[seat, BRIDGE])
            mark(found[tile], 0, e | u, f | v, g | w)
            for square in range(SQUARE_COUNT):
                if found[tile, square] and hopeful and not can_build_after(s, seat, tile // 2, square):
                    found[tile, square] = DEAD_END
