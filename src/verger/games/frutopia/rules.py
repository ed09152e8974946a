"""Frutopia from the deal to the last action: the set-up, and what plays each kind of action."""

from verger.engine import below, only, played, rule, seeded, shuffle, tell
from verger.engine.rows import fill

from . import components as box
from . import factory, harvest, state, trade
from .actions import ACTIONS, EVENT
from .turn import begin_turn

ALL_BAGS = len(box.BAGS)  # the one bag of a more random set-up


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
                moor_both(s, seat, below(s, len(box.BAGS)))
        s.told = 0
        begin_turn(s, s.start)
    else:
        s.phase = state.CHOOSING
        s.turn = s.start
        s.pending = only(s.turn)


@rule
def lay_out(s):
    """FRU-08, 09, 20: piles, licence, pawns in the start vat; nothing is held, in hand or under way."""
    s.licence = box.LICENCE[s.seats - 2]
    for pile in range(len(box.PILES)):
        s.piles[pile] = box.PILE_MARKERS[pile]
    fill(s.holder, state.NOBODY)
    for seat in range(s.seats):
        fill(s.pawns[seat], box.FIRST_CIRCLE[0] + seat)
        fill(s.boats[seat], state.NOTHING)
    s.hand = state.NOTHING
    s.piece = state.NOTHING
    s.arrow = state.NOTHING


@rule
def deal_businesses(s):
    """FRU-05..07, R12: as many in every row as there are seats; the lemonade stand needs its factory."""
    count = 0
    for business in range(box.BUSINESS_COUNT):
        if s.factory or business != box.LEMONADE:
            s.bag[count] = business
            count += 1
    shuffle(s, s.bag, count)
    for row in range(box.ROWS):
        for column in range(box.COLUMNS):
            s.board[row, column] = s.bag[row * s.seats + column] if column < s.seats else state.NOTHING
    fill(s.bag, 0)


@rule
def deal_harvest_tokens(s, seat):
    """FRU-11: one harvest token of each fruit, shuffled over the ponds."""
    for fruit in range(box.FRUIT_COUNT):
        s.bag[fruit] = fruit
    shuffle(s, s.bag, box.FRUIT_COUNT)
    for pond in range(box.FRUIT_COUNT):
        s.cells[seat, box.PONDS[pond]] = state.PIECE + s.bag[pond]
    fill(s.bag, 0)


# --- Boats come from bags --------------------------------------------------------------------------------------------


@rule
def fill_bag(s, bag):
    """The boats left in a bag, in the order of the file: drawing happens by chance when it happens, not before."""
    for seat in range(s.seats):
        for berth in range(box.BERTH_COUNT):
            if s.boats[seat, berth] != state.NOTHING:
                s.bag[s.boats[seat, berth]] = 1
    count = 0
    for boat in range(box.BOAT_COUNT):
        inside = s.bag[boat] == 0 and (bag == ALL_BAGS or box.BOAT_BAG[boat] == bag)
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
    s.cells[seat, box.BERTH_CELL[berth]] = state.BOAT
    tell(s, EVENT.moor, seat, berth, boat)


@rule
def moor_both(s, seat, bag):
    """FRU-13..15: the first bag fills the berths at the buoys, the other one the rest."""
    for half in range(len(box.BAGS)):
        count = fill_bag(s, (bag + half) % len(box.BAGS))
        for i in range(box.BUOYS):
            moor(s, seat, half * box.BUOYS + i, count - i)
        fill(s.bag, 0)


@rule
def moor_ring(s, seat):
    """FRU-16: all boats mixed, clockwise from the striped buoy."""
    count = fill_bag(s, ALL_BAGS)
    for i in range(box.BERTH_COUNT):
        moor(s, seat, box.RING[i], count - i)
    fill(s.bag, 0)


@rule
def bag(s, seat, which):
    """FRU-13, 18, R16: a seat fills its island, then the next one chooses; after the last the first turn begins."""
    tell(s, EVENT.bag, seat, which)
    moor_both(s, seat, which)
    s.reveals += 1
    s.turn = (seat + 1) % s.seats
    s.pending = only(s.turn)
    if s.turn == s.start:
        begin_turn(s, s.start)


apply = played(ACTIONS, harvest, trade, factory, bag=bag)
