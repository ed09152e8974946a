"""What a seat cannot know, redealt; what it can, as numbers."""

import numpy as np

from verger.engine import observing, rule, seeded
from verger.engine.observing import Part
from verger.engine.rows import times

from . import components as box
from . import state
from .island import is_moored
from .scoring import place_in_round, score
from .trade import is_left

THINGS = 3 + box.FRUIT_COUNT  # what a cell may hold: a boat, a harvest token, another piece, something fixed
PER_BOAT = box.FRUIT_COUNT + 1

# What a whole is divided by, so that about 1 is much.
MANY_FRUITS, MANY_POINTS = 20, 100
A_MARKER = (1 / box.PILE_MARKERS).astype(np.float32)


def thing(what: int) -> int:
    """What stands on a cell: 0 a boat, then the harvest tokens, another piece, something fixed."""
    if what == state.BOAT:
        return 0
    if what >= state.FIXED:
        return THINGS - 1
    return 1 + min(what - state.PIECE, box.FRUIT_COUNT)


LAST = 63  # all bits set: what is cut to them can be no index from the end, and is found sooner
ON_CELL = np.zeros((LAST + 1, THINGS), np.float32)
for _what in range(state.BOAT, state.FIXED + box.BUSINESS_COUNT):
    ON_CELL[_what, thing(_what)] = 1.0
NO_BOAT = box.BOAT_COUNT
ASKED = np.zeros((NO_BOAT + 1, PER_BOAT), np.float32)  # of each boat: its order and points
ASKED[:NO_BOAT, :-1] = box.PRICES[box.BOAT_PRICE : box.BOAT_PRICE + box.BOAT_COUNT] / 5
ASKED[:NO_BOAT, -1] = box.BOAT_POINTS / 5


@rule
def redeal(s, seat, seed):
    """Start chance afresh; there is nothing else to deal.

    Boats are drawn when a bag is chosen and not before, so that no order of theirs is kept anywhere; once the islands
    are filled nothing is hidden and chance has no further part. A search that redeals before every iteration therefore
    imagines many draws while bags are chosen, and afterwards walks one and the same world: every action is there to be
    taken whenever its node is reached, and its tree is the plain one of a game of full information.
    """
    seeded(s, seed)


@rule
def moored_at(s, seat, berth):
    """The boat that is still there, or NO_BOAT: read first and asked then, so that nothing branches."""
    boat, is_there = s.boats[seat, berth], is_moored(s, seat, berth)
    return (boat if is_there else NO_BOAT) & LAST


@rule
def observe_board(s, out):
    """Whether each business still lies where it was dealt: written in either case, so that little branches."""
    for row in range(box.ROWS):
        for column in range(s.seats):
            if s.board[row, column] != state.NOTHING:
                business = s.board[row, column] & LAST
                out[business * box.ROWS + row] = is_left(s, business)


OBSERVED, OBSERVATION, observe = observing.observed(
    globals(),
    Part("phase", "one per phase", "mark(s.phase, len(state.PHASES))"),
    Part(
        "clock",
        "steps left to the cross; whether there is a factory; idle rounds",
        "s.licence / box.LICENCE[s.seats - 2]",
        "s.factory",
        "s.idle / state.IDLE_ROUNDS",
    ),
    Part(
        "seats",
        "place in the round; fruits; points by part and in all; per cell: boat, harvest tokens, other piece, "
        "fixed; per boat still there: its order and points; businesses held; desserts made; pawns by circle",
        "place_in_round(s, other) / box.SEATS",
        "s.stock[other, fruit] / MANY_FRUITS for fruit in range(box.FRUIT_COUNT)",
        "s.points[other, part] / MANY_POINTS for part in range(len(state.PARTS))",
        "score(s, other) / MANY_POINTS",
        "ON_CELL[what, i]"
        " for cell in range(box.CELL_COUNT) for what in [s.cells[other, cell] & LAST] for i in range(THINGS)",
        "ASKED[boat, i]"
        " for berth in range(box.BERTH_COUNT) for boat in [moored_at(s, other, berth)] for i in range(PER_BOAT)",
        "s.holder[business] == other for business in range(box.BUSINESS_COUNT)",
        "A_MARKER[pile] * np.float32(s.desserts[other, pile]) for pile in range(len(box.PILES))",
        "times(s.pawns[other], circle) / 2 for circle in range(box.CIRCLE_COUNT) if s.factory",
        each="other in seats(box.SEATS)",
    ),
    Part(
        "business board",
        "per business: the row in which it lies",
        "observe_board(s, out[: box.BUSINESS_COUNT * box.ROWS])",
        count=box.BUSINESS_COUNT,
    ),
    Part("piles", "markers left", "A_MARKER[pile] * np.float32(s.piles[pile]) for pile in range(len(box.PILES))"),
    Part(
        "turn under way",
        "business in hand; piece in use; its amount; pawns advanced; the last arrow",
        "mark(s.hand, box.BUSINESS_COUNT)",
        "mark(s.piece, box.PIECE_COUNT)",
        "s.amount / box.SIDE",
        "s.advanced & 1",
        "s.advanced >> 1",
        "mark(s.arrow, box.ARROW_COUNT)",
    ),
)
