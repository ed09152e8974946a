"""What a seat cannot know, redealt; what it can, as numbers."""

import numpy as np

from verger.engine import rule, seeded
from verger.engine.rows import fill

from . import components as box
from . import state
from .island import is_moored
from .scoring import place_in_round, score
from .trade import on_board

THINGS = 3 + box.FRUIT_COUNT  # what a cell may hold: a boat, a harvest token, another piece, something fixed
PER_BOAT = box.FRUIT_COUNT + 1
PER_SEAT = (
    1 + box.FRUIT_COUNT + len(state.PARTS) + 1 + box.CELL_COUNT * THINGS + box.BERTH_COUNT * PER_BOAT
    + box.BUSINESS_COUNT + len(box.PILES) + box.CIRCLE_COUNT
)  # fmt: skip
TURN_UNDER_WAY = box.BUSINESS_COUNT + box.PIECE_COUNT + 1 + 2 + box.ARROW_COUNT
OBSERVED = (
    ("phase", 1, len(state.PHASES), "one per phase"),
    ("clock", 1, 3, "steps left to the cross; whether there is a factory; idle rounds"),
    (
        "seats",
        box.SEATS,
        PER_SEAT,
        (
            "place in the round; fruits; points by part and in all; per cell: boat, harvest tokens, other piece, "
            "fixed; per boat still there: its order and points; businesses held; desserts made; pawns by circle"
        ),
    ),
    ("business board", box.BUSINESS_COUNT, box.ROWS, "per business: the row in which it lies"),
    ("piles", 1, len(box.PILES), "markers left"),
    ("turn under way", 1, TURN_UNDER_WAY, "business in hand; piece in use; its amount; pawns advanced; the last arrow"),
)
"""The parts of an observation, in order: name, how many, floats each, and what they are."""

OBSERVATION = sum(count * size for _, count, size, _ in OBSERVED)

# What a whole is divided by, so that about 1 is much.
A_FRUIT, A_POINT, A_PLACE, AN_AMOUNT, AN_IDLE_ROUND = (
    1 / 20,
    1 / 100,
    1 / box.SEATS,
    1 / box.SIDE,
    1 / state.IDLE_ROUNDS,
)
A_MARKER = (1 / box.PILE_MARKERS).astype(np.float32)


def thing(what: int) -> int:
    """What stands on a cell: 0 a boat, then the harvest tokens, another piece, something fixed."""
    if what == state.BOAT:
        return 0
    if what >= state.FIXED:
        return THINGS - 1
    return 1 + min(what - state.PIECE, box.FRUIT_COUNT)


LAST, LAST_THING = 63, 7  # all bits set: what is cut to them can be no index from the end, and is found sooner
THING, IS_THERE = np.zeros(LAST + 1, np.int64), np.zeros(LAST + 1, np.float32)
for _what in range(state.BOAT, state.FIXED + box.BUSINESS_COUNT):
    THING[_what], IS_THERE[_what] = thing(_what), 1.0
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
def observe(s, seat, out):
    """The position as OBSERVATION floats of about 0 to 1, seats in turn order from this one: see OBSERVED."""
    fill(out, 0.0)
    out[s.phase] = 1.0
    at = len(state.PHASES)
    out[at] = s.licence / box.LICENCE[s.seats - 2]
    out[at + 1] = s.factory
    out[at + 2] = AN_IDLE_ROUND * s.idle
    at += 3
    for nth in range(s.seats):
        observe_seat(s, (seat + nth) % s.seats, out[at + nth * PER_SEAT :])
    at += box.SEATS * PER_SEAT
    for row in range(box.ROWS):
        for column in range(s.seats):
            business = on_board(s, row, column)
            if business != state.NOTHING:
                out[at + business * box.ROWS + row] = 1.0
    at += box.BUSINESS_COUNT * box.ROWS
    for pile in range(len(box.PILES)):
        out[at + pile] = A_MARKER[pile] * s.piles[pile]
    at += len(box.PILES)
    if s.hand != state.NOTHING:
        out[at + s.hand] = 1.0
    at += box.BUSINESS_COUNT
    if s.piece != state.NOTHING:
        out[at + s.piece] = 1.0
    at += box.PIECE_COUNT
    out[at] = AN_AMOUNT * s.amount
    out[at + 1] = s.advanced & 1
    out[at + 2] = s.advanced >> 1
    if s.arrow != state.NOTHING:
        out[at + 3 + s.arrow] = 1.0


@rule
def observe_seat(s, seat, out):
    out[0] = A_PLACE * place_in_round(s, seat)
    at = 1
    for fruit in range(box.FRUIT_COUNT):
        out[at + fruit] = A_FRUIT * s.stock[seat, fruit]
    at += box.FRUIT_COUNT
    for part in range(len(state.PARTS)):
        out[at + part] = A_POINT * s.points[seat, part]
    at += len(state.PARTS)
    out[at] = A_POINT * score(s, seat)
    at += 1
    for cell in range(box.CELL_COUNT):
        what = s.cells[seat, cell] & LAST
        out[at + THINGS * cell + (THING[what] & LAST_THING)] = IS_THERE[what]
    at += THINGS * box.CELL_COUNT
    for berth in range(box.BERTH_COUNT):
        boat = s.boats[seat, berth] if is_moored(s, seat, berth) else NO_BOAT
        for i in range(PER_BOAT):
            out[at + PER_BOAT * berth + i] = ASKED[boat, i]
    at += PER_BOAT * box.BERTH_COUNT
    for business in range(box.BUSINESS_COUNT):
        out[at + business] = s.holder[business] == seat
    at += box.BUSINESS_COUNT
    for pile in range(len(box.PILES)):
        out[at + pile] = A_MARKER[pile] * s.desserts[seat, pile]
    at += len(box.PILES)
    if s.factory:
        for pawn in range(2):
            out[at + s.pawns[seat, pawn]] += 0.5
