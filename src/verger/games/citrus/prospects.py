"""What the board shows ahead: lines that can be bought, placements and lots that lead to a dead end, strengths."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from verger.engine import State, rule

from .building import has_place, places
from .components import BRIDGE, FRUIT_COUNT, LINES, LOT_COUNT, SEATS, SQUARE_COUNT, TILE_COUNT
from .foresight import can_build_after, can_build_hand, can_build_with
from .legality import holds, mark
from .market import line_fits, line_price
from .scoring import final_lot_points, landscape_points, lot_points, region_points, strength
from .state import BUILDING, BUILT, LOT_DUE, OPEN

SOUND, DEAD_END = 1, 2  # of a placement or a lot that is possible


class Prospects(NamedTuple):
    lines: np.ndarray  # 1: all tiles of the line could be built by the seat in turn, were they its to take
    homes: np.ndarray  # 1: the seat in turn could lay a tile of the fruit now
    places: np.ndarray  # by tile in hand and square: 0, SOUND or DEAD_END
    lots: np.ndarray  # where a finca is due: 0, SOUND or DEAD_END
    strengths: np.ndarray  # by lot and seat
    gains: np.ndarray  # the same: points if the finca there were surrounded now
    finals: np.ndarray  # the same: points if the game ended now
    holdings: np.ndarray  # by seat: points of own regions and of landscape tiles if the game ended now


def prospects(s: State) -> Prospects:
    found = Prospects(
        lines=np.zeros(LINES, np.int64),
        homes=np.zeros(FRUIT_COUNT, np.int64),
        places=np.zeros((TILE_COUNT, SQUARE_COUNT), np.int64),
        lots=np.zeros(LOT_COUNT, np.int64),
        strengths=np.zeros((LOT_COUNT, SEATS), np.int64),
        gains=np.zeros((LOT_COUNT, SEATS), np.int64),
        finals=np.zeros((LOT_COUNT, SEATS), np.int64),
        holdings=np.zeros((SEATS, 2), np.int64),
    )
    look_ahead(s.copy(), int(s.turn), *found)
    return found


@rule
def look_ahead(s, seat, lines, homes, found, lots, strengths, gains, finals, holdings):
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
