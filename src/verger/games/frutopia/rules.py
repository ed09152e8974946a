"""Frutopia from the deal to the last action: the set-up and the steps of a turn."""

from verger.engine import below, only, rule, seeded, shuffle, tell

from .components import (
    ARROW_COUNT,
    BAGS,
    BERTH_CELL,
    BERTH_COUNT,
    BOAT_BAG,
    BOAT_COUNT,
    BUOYS,
    BUSINESS_COUNT,
    CELL_COUNT,
    COLUMNS,
    FIRST_CIRCLE,
    FRUIT_COUNT,
    LEMONADE,
    LICENCE,
    PILE_MARKERS,
    PILES,
    PONDS,
    RING,
    ROTATIONS,
    ROWS,
)
from .factory import advance, choose_circle, leave_factory
from .harvest import make, move, shake, split, stop
from .state import (
    ADVANCE,
    BAG,
    BAG_CHOSEN,
    BOAT,
    CHOOSING,
    CIRCLE,
    DELIVER,
    END_TURN,
    GAIN,
    MAKE,
    MOORED,
    MOVE,
    NOBODY,
    NOTHING,
    PASS,
    PIECE,
    PLACE,
    PLACE_LARGE,
    SHAKE,
    SPLIT,
    STOP,
    TAKE,
)
from .trade import decline, deliver, gain, place, place_large, take
from .turn import begin_turn

ALL_BAGS = len(BAGS)  # the one bag of a more random set-up


@rule
def setup(s, options, seed):
    """FRU-02..20: everything face up but the boats, which come from one bag or seat by seat from two."""
    seeded(s, seed)
    s.factory = options[0]
    s.one_bag = options[1]
    s.start = options[2] if options[2] >= 0 else below(s, s.seats)
    s.random_bag = options[3]
    s.round_limit = options[4]
    lay_out(s)
    deal_businesses(s)
    for seat in range(s.seats):
        deal_harvest_tokens(s, seat)
    if s.one_bag or s.random_bag:
        for nth in range(s.seats):
            seat = (s.start + nth) % s.seats
            if s.one_bag:
                moor_ring(s, seat)
            else:
                moor_both(s, seat, below(s, len(BAGS)))
        s.told = 0
        begin_turn(s, s.start)
    else:
        s.phase = CHOOSING
        s.turn = s.start
        s.pending = only(s.turn)


@rule
def lay_out(s):
    """FRU-08, 09, 20: piles, licence, pawns in the start vat; nothing is held, in hand or under way."""
    s.licence = LICENCE[s.seats - 2]
    for pile in range(len(PILES)):
        s.piles[pile] = PILE_MARKERS[pile]
    for business in range(BUSINESS_COUNT):
        s.holder[business] = NOBODY
    for seat in range(s.seats):
        for pawn in range(2):
            s.pawns[seat, pawn] = FIRST_CIRCLE[0] + seat
        for berth in range(BERTH_COUNT):
            s.boats[seat, berth] = NOTHING
    s.hand = NOTHING
    s.piece = NOTHING
    s.arrow = NOTHING


@rule
def deal_businesses(s):
    """FRU-05..07, R12: as many in every row as there are seats; the lemonade stand needs its factory."""
    count = 0
    for business in range(BUSINESS_COUNT):
        if s.factory or business != LEMONADE:
            s.bag[count] = business
            count += 1
    shuffle(s, s.bag, count)
    for row in range(ROWS):
        for column in range(COLUMNS):
            s.board[row, column] = s.bag[row * s.seats + column] if column < s.seats else NOTHING
    empty_bag(s)


@rule
def deal_harvest_tokens(s, seat):
    """FRU-11: one harvest token of each fruit, shuffled over the ponds."""
    for fruit in range(FRUIT_COUNT):
        s.bag[fruit] = fruit
    shuffle(s, s.bag, FRUIT_COUNT)
    for pond in range(FRUIT_COUNT):
        s.cells[seat, PONDS[pond]] = PIECE + s.bag[pond]
    empty_bag(s)


@rule
def empty_bag(s):
    for i in range(BOAT_COUNT):
        s.bag[i] = 0


# --- Boats come from bags --------------------------------------------------------------------------------------------


@rule
def fill_bag(s, bag):
    """The boats left in a bag, in the order of the file: drawing happens by chance when it happens, not before."""
    for seat in range(s.seats):
        for berth in range(BERTH_COUNT):
            if s.boats[seat, berth] != NOTHING:
                s.bag[s.boats[seat, berth]] = 1
    count = 0
    for boat in range(BOAT_COUNT):
        inside = s.bag[boat] == 0 and (bag == ALL_BAGS or BOAT_BAG[boat] == bag)
        s.bag[boat] = 0
        if inside:
            s.bag[count] = boat
            count += 1
    return count


@rule
def moor(s, seat, berth, count):
    """FRU-17: one of the `count` boats in the bag comes to a berth, face up."""
    drawn = below(s, count)
    boat = s.bag[drawn]
    s.bag[drawn] = s.bag[count - 1]
    s.boats[seat, berth] = boat
    s.cells[seat, BERTH_CELL[berth]] = BOAT
    tell(s, MOORED, seat, berth, boat)


@rule
def moor_both(s, seat, bag):
    """FRU-13..15: the first bag fills the berths at the buoys, the other one the rest."""
    for half in range(len(BAGS)):
        count = fill_bag(s, (bag + half) % len(BAGS))
        for i in range(BUOYS):
            moor(s, seat, half * BUOYS + i, count - i)
        empty_bag(s)


@rule
def moor_ring(s, seat):
    """FRU-16: all boats mixed, clockwise from the striped buoy."""
    count = fill_bag(s, ALL_BAGS)
    for i in range(BERTH_COUNT):
        moor(s, seat, RING[i], count - i)
    empty_bag(s)


@rule
def choose_bag(s, seat, bag):
    """FRU-13, 18, R16: a seat fills its island, then the next one chooses; after the last the first turn begins."""
    tell(s, BAG_CHOSEN, seat, bag)
    moor_both(s, seat, bag)
    s.reveals += 1
    s.turn = (seat + 1) % s.seats
    s.pending = only(s.turn)
    if s.turn == s.start:
        begin_turn(s, s.start)


@rule
def apply(s, seat, action):
    """FRU-22: move, deliver or take, and advance, each in its small decisions."""
    if action < MOVE:
        choose_bag(s, seat, action - BAG)
    elif action < SPLIT:
        move(s, seat, (action - MOVE) // CELL_COUNT, (action - MOVE) % CELL_COUNT)
    elif action < MAKE:
        split(s, seat, action - SPLIT)
    elif action < SHAKE:
        make(s, seat, action - MAKE)
    elif action < STOP:
        shake(s, seat, action - SHAKE)
    elif action == STOP:
        stop(s, seat)
    elif action < TAKE:
        deliver(s, seat, action - DELIVER)
    elif action < PLACE:
        take(s, seat, (action - TAKE) // COLUMNS, (action - TAKE) % COLUMNS)
    elif action < PLACE_LARGE:
        place(s, seat, action - PLACE)
    elif action < GAIN:
        place_large(s, seat, (action - PLACE_LARGE) // len(ROTATIONS), (action - PLACE_LARGE) % len(ROTATIONS))
    elif action < PASS:
        gain(s, seat, action - GAIN)
    elif action == PASS:
        decline(s, seat)
    elif action < CIRCLE:
        advance(s, seat, 1 + (action - ADVANCE) // ARROW_COUNT, (action - ADVANCE) % ARROW_COUNT)
    elif action < END_TURN:
        choose_circle(s, seat, action - CIRCLE)
    else:
        leave_factory(s, seat)
