"""What every seat could do if it were its turn: slides, places for large buildings, shops, arrows of the factory."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from verger.engine import State, rule

from .actions import PAWNS
from .components import (
    ARROW_COUNT,
    ARROW_HEAD,
    ARROW_TAIL,
    BUILDING,
    CELL_COUNT,
    CIRCLE_NODE,
    FOOTPRINT,
    FOOTPRINT_SIZE,
    PIECE_COUNT,
    PLANS,
    ROTATIONS,
    SHOPS,
)
from .factory import are_ready, circle_of, is_open, own_circle_in
from .island import can_move, fits, standing_as
from .legality import legal_moves
from .scoring import shop_value
from .state import FREE, MOVE, NOTHING, PLACING

LARGE_PLACES = CELL_COUNT * len(ROTATIONS)
CLOSED, OPEN = 1, 2  # of an arrow that leaves from a pawn


class Prospects(NamedTuple):
    """By seat, and marked with 1 unless it says otherwise."""

    moves: np.ndarray  # as in a mask of actions
    places: np.ndarray  # by plan: corner and rotation
    walls: np.ndarray  # places for the business in hand that would leave its owner no move; not by seat
    shops: np.ndarray  # what each would score
    arrows: np.ndarray  # by choice of pawns: 0, CLOSED or OPEN
    own: np.ndarray  # the circle with an own pawn to which the arrow leads, or -1


def prospects(s: State) -> Prospects:
    seats = int(s.seats)
    found = Prospects(
        moves=np.zeros((seats, MOVE + PIECE_COUNT * CELL_COUNT), np.uint8),
        places=np.zeros((seats, len(PLANS), LARGE_PLACES), np.uint8),
        walls=np.zeros(LARGE_PLACES, np.uint8),
        shops=np.zeros((seats, len(SHOPS)), np.int64),
        arrows=np.zeros((seats, len(PAWNS), ARROW_COUNT), np.uint8),
        own=np.zeros((seats, len(PAWNS), ARROW_COUNT), np.int64),
    )
    tally(s, s.copy(), *found)
    return found


@rule
def tally(s, fresh, moves, places, walls, shops, arrows, own):
    """Everything in one go; `fresh` is a copy to try things in."""
    for seat in range(s.seats):
        legal_moves(s, seat, moves[seat])
        for plan in range(len(PLANS)):
            for corner in range(CELL_COUNT):
                for rotation in range(len(ROTATIONS)):
                    places[seat, plan, corner * len(ROTATIONS) + rotation] = fits(s, seat, plan, rotation, corner)
        for shop in range(len(SHOPS)):
            shops[seat, shop] = shop_value(s, seat, shop)
    if s.phase == PLACING:
        tally_walls(fresh, walls)
    if s.factory:
        tally_arrows(s, s.turn, arrows[s.turn], own[s.turn])
        fresh.advanced = 0
        fresh.arrow = NOTHING
        for seat in range(s.seats):
            if seat != s.turn:
                tally_arrows(fresh, seat, arrows[seat], own[seat])


@rule
def tally_walls(s, walls):
    """FRU-60: places for the business in hand after which none of its owner's pieces could move."""
    seat = s.turn
    if s.hand >= BUILDING:
        for cell in range(CELL_COUNT):
            if s.cells[seat, cell] == FREE:
                s.cells[seat, cell] = standing_as(s.hand)
                walls[cell] = not can_move(s, seat)
                s.cells[seat, cell] = FREE
        return
    for corner in range(CELL_COUNT):
        for rotation in range(len(ROTATIONS)):
            if fits(s, seat, s.hand, rotation, corner):
                cover(s, seat, corner, rotation, standing_as(s.hand))
                walls[corner * len(ROTATIONS) + rotation] = not can_move(s, seat)
                cover(s, seat, corner, rotation, FREE)


@rule
def cover(s, seat, corner, rotation, what):
    for i in range(FOOTPRINT_SIZE[s.hand, rotation, corner]):
        s.cells[seat, FOOTPRINT[s.hand, rotation, corner, i]] = what


@rule
def tally_arrows(s, seat, arrows, own):
    """FRU-81..86: the arrows before each pawn and before both, closed or open, and the own circle they lead to."""
    for choice in range(len(PAWNS)):
        if are_ready(s, seat, choice + 1):
            node = CIRCLE_NODE[circle_of(s, seat, choice + 1)]
            for arrow in range(ARROW_COUNT):
                if ARROW_TAIL[arrow] == node:
                    arrows[choice, arrow] = OPEN if is_open(s, seat, arrow) else CLOSED
                    own[choice, arrow] = own_circle_in(s, seat, ARROW_HEAD[arrow], choice + 1)
