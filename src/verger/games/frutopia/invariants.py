"""The laws that every position keeps."""

import numpy as np

from verger.engine import RUNNING, faults_in, only, rule
from verger.engine.rows import lowest, times, total

from . import components as box
from . import state
from .factory import occupant, own_circle_in
from .harvest import can_make_some, is_mixed
from .island import can_move, has_room, is_moored, standing_as
from .scoring import place_in_round, shop_points

# What a person is told whose position breaks one: the entries, and the law.
LAWS = {
    1: f"islands, delivered: every boat was dealt once, of two bags one to the {box.BUOYS} berths with a buoy",
    2: "islands: while bags are chosen, the seats before the one in turn have their boats, and nobody else",
    3: "rows: each place has had a business of its own, the lemonade stand only in games with the factory",
    4: "rows: businesses on islands and in hand come from the board, and each is in one place",
    5: "stock: no seat has less than nothing",
    6: "islands: boats lie at berths, those dealt and not yet delivered, and nothing lies where some will be",
    7: "islands: each holds a harvest token of every fruit and its seat's businesses, on as many cells as they take",
    8: "desserts: markers left and made are those of the box",
    9: "rows, desserts, pawns: the licence has gone a step for each business taken, pile emptied and final covered",
    10: "pawns: one colour to a circle, one circle to a seat's pawns in a vat; without a factory all are at the start",
    11: "juice: points come from what a seat has, and from the factory only in games with it",
    12: "turn, start, turns: seats take turns from the first player on, and the one in turn may act",
    13: "turns: a game ends with a whole round",
    14: "hand: a business is in hand in the phase placing, and in no other",
    15: "generator: nothing is left of a draw",
    16: f"idle: after {state.IDLE_ROUNDS} whole rounds in which nobody could trade or advance the game is over",
    17: "phase: is over just when the game is",
    18: "rows, desserts, pawns: no round starts once the licence has reached the cross",
    19: "phase: bags are chosen before the first turn, and only by players and from two bags",
    20: "islands: in the phase sliding some piece of the seat in turn can move",
    21: "hand: there is room for it on the island of the seat in turn",
    22: "using: in the phases splitting and gaining a mixed token of the seat in turn, in making its ice cart",
    23: f"using.amount: 2 to {box.SIDE} fruits to share out, "
    f"1 to {box.SIDE - 1} products of which one can be made, else 0",
    24: "advanced, arrow, advancing: pawns advance in the third step alone, each once, and by an arrow",
    25: "advancing: in the phase vat pawns wait for a circle of the vat that the arrow leads to, and in no other",
    26: "phase: there is a third step in games with the factory alone",
}


@rule
def filled(s, seat):
    """FRU-13: whether a seat's berths have had their boats."""
    return s.boats[seat, 0] != state.NOTHING


@rule
def has_chosen(s, seat):
    """FRU-13, 18: whether they should have had them by now."""
    return s.phase != state.CHOOSING or place_in_round(s, seat) < place_in_round(s, s.turn)


@rule
def faults_of_boats(s):
    """1: a boat was dealt once, from the bag that its berth asks for. 2: islands are filled in turn order."""
    for seat in range(s.seats):
        for berth in range(box.BERTH_COUNT):
            boat = s.boats[seat, berth]
            if (boat != state.NOTHING) != filled(s, seat) or boat < state.NOTHING or boat >= box.BOAT_COUNT:
                return 1
            if boat == state.NOTHING:
                continue
            for other in range(seat + 1):
                for earlier in range(berth if other == seat else box.BERTH_COUNT):
                    if s.boats[other, earlier] == boat:
                        return 1
            same_bag = box.BOAT_BAG[boat] == box.BOAT_BAG[s.boats[seat, 0]]
            if not s.one_bag and same_bag != (berth < box.BUOYS):
                return 1
        if filled(s, seat) != has_chosen(s, seat):
            return 2
    return 0


@rule
def faults_of_businesses(s):
    """3: each place of the board has had its own business. 4: only such a one is held or in hand."""
    dealt = 0
    for row in range(box.ROWS):
        for column in range(box.COLUMNS):
            business = np.int64(s.board[row, column])
            if (business == state.NOTHING) != (column >= s.seats) or business >= box.BUSINESS_COUNT:
                return 3
            if business != state.NOTHING:
                if (dealt >> business) & 1 or (business == box.LEMONADE and not s.factory):
                    return 3
                dealt |= 1 << business
    for business in range(box.BUSINESS_COUNT):
        if s.holder[business] < state.NOBODY or s.holder[business] >= s.seats:
            return 4
        if s.holder[business] != state.NOBODY and ((dealt >> business) & 1 == 0 or s.hand == business):
            return 4
    hand = np.int64(s.hand)
    if hand != state.NOTHING and (hand < 0 or hand >= box.BUSINESS_COUNT or (dealt >> hand) & 1 == 0):
        return 4
    return 0


@rule
def faults_of_islands(s):
    """5: stocks. 6: boats lie at berths. 7: harvest tokens and businesses stand where they must, and nowhere else."""
    for seat in range(s.seats):
        for fruit in range(box.FRUIT_COUNT):
            if s.stock[seat, fruit] < 0:
                return 5
            if times(s.cells[seat], state.PIECE + fruit) != 1:
                return 7
        moored = 0
        for berth in range(box.BERTH_COUNT):
            moored += is_moored(s, seat, berth)
            if not filled(s, seat) and s.cells[seat, box.BERTH_CELL[berth]] != state.FREE:
                return 6
        if times(s.cells[seat], state.BOAT) != moored:
            return 6
        things = box.FRUIT_COUNT + moored
        for business in range(box.BUSINESS_COUNT):
            cells = times(s.cells[seat], standing_as(business))
            things += cells
            held = s.holder[business] == seat
            if (cells > 0) != held or (held and not stands_well(s, seat, business, cells)):
                return 7
        if times(s.cells[seat], state.FREE) + things != box.CELL_COUNT:
            return 7
    return 0


@rule
def stands_well(s, seat, business, cells):
    """FRU-64: one cell, or those of a large building in one of its rotations."""
    plan = min(business, box.BUILDING)
    for rotation in range(len(box.ROTATIONS)):
        for corner in range(box.CELL_COUNT):
            size = box.FOOTPRINT_SIZE[plan, rotation, corner]
            under = 0
            for i in range(size):
                under += s.cells[seat, box.FOOTPRINT[plan, rotation, corner, i]] == standing_as(business)
            if size and under == size == cells:
                return True
    return False


@rule
def faults_of_desserts(s):
    """8: markers left and made are those of the box. 9: the licence is where the audit puts it."""
    for pile in range(len(box.PILES)):
        made = s.desserts[: s.seats, pile]
        if s.piles[pile] + total(made) != box.PILE_MARKERS[pile] or min(s.piles[pile], lowest(made)) < 0:
            return 8
    return 9 if s.licence != steps_left(s) else 0


@rule
def taken(s):
    """FRU-73: businesses that somebody has."""
    return box.BUSINESS_COUNT - times(s.holder, state.NOBODY) + (s.hand != state.NOTHING)


@rule
def emptied(s):
    """FRU-73: piles without a marker."""
    return times(s.piles, 0)


@rule
def finals(s):
    """FRU-73: final circles that are covered."""
    count = 0
    for circle in range(box.CIRCLE_COUNT):
        count += box.NODE_KIND[box.CIRCLE_NODE[circle]] == box.FINAL and occupant(s, circle) != state.NOBODY
    return count


@rule
def steps_left(s):
    """FRU-73, 75: to the cross."""
    return max(0, box.LICENCE[s.seats - 2] - taken(s) - emptied(s) - finals(s))


@rule
def faults_of_factory(s):
    """10: a circle holds one colour, and own pawns in a vat share one; without a factory nobody has left the start."""
    for seat in range(s.seats):
        for pawn in range(2):
            circle = s.pawns[seat, pawn]
            if circle < 0 or circle >= box.CIRCLE_COUNT or occupant(s, circle) != seat:
                return 10
            if not s.factory and circle != box.FIRST_CIRCLE[0] + seat:
                return 10
            if box.CIRCLE_NODE[circle] == 0 and circle != box.FIRST_CIRCLE[0] + seat:
                return 10
        same_node = box.CIRCLE_NODE[s.pawns[seat, 0]] == box.CIRCLE_NODE[s.pawns[seat, 1]]
        if same_node and s.pawns[seat, 0] != s.pawns[seat, 1]:
            return 10
    return 0


@rule
def faults_of_points(s):
    """11: points are those of what a seat has had, and of the factory where there is one."""
    for seat in range(s.seats):
        for part in range(len(state.PARTS)):
            if s.points[seat, part] != earned(s, seat, part):
                return 11
        juice = s.points[seat, state.FACTORY_PART]
        if juice < 0 or (juice and not s.factory):
            return 11
    return 0


@rule
def earned(s, seat, part):
    """The points of a part that follow from what a seat has had; those of the factory do not, and are as they are."""
    points = 0
    if part == state.BOAT_PART:
        for berth in range(box.BERTH_COUNT if filled(s, seat) else 0):
            points += 0 if is_moored(s, seat, berth) else box.BOAT_POINTS[s.boats[seat, berth]]
    elif part == state.ROW_PART:
        for row in range(box.ROWS):
            for column in range(s.seats):
                business = s.board[row, column]
                in_hand = s.hand == business and s.turn == seat
                points += box.ROW_POINTS[row] * (s.holder[business] == seat or in_hand)
    elif part == state.BUILDING_PART:
        for business in range(box.BUSINESS_COUNT):
            points += box.BUSINESS_POINTS[business] * (s.holder[business] == seat)
    elif part == state.DESSERT_PART:
        for pile in range(len(box.PILES)):
            points += box.PILE_VALUE[pile] * s.desserts[seat, pile]
    elif part == state.FACTORY_PART:
        points = s.points[seat, part]
    elif s.over != RUNNING:
        points = shop_points(s, seat)
    return points


@rule
def faults_of_turn(s):
    """12, 16, 17, 19: the seat in turn acts. 13, 18: games end with a round, and none starts on the cross."""
    if s.start < 0 or s.start >= s.seats or s.turn < 0 or s.turn >= s.seats:
        return 12
    if s.idle < 0 or s.idle > state.IDLE_ROUNDS or (s.over == RUNNING and s.idle == state.IDLE_ROUNDS):
        return 16
    if (s.over != RUNNING) != (s.phase == len(state.PHASES) - 1) or (s.over != RUNNING) != (s.pending == 0):
        return 17
    round_begins = s.turns % s.seats == 0
    if s.over != RUNNING:
        return 0 if round_begins else 13
    if s.pending != only(s.turn):
        return 12
    if s.phase == state.CHOOSING:
        return 19 if s.turns or s.one_bag or s.random_bag else 0
    if s.turn != (s.start + s.turns) % s.seats:
        return 12
    return 18 if round_begins and s.phase == state.SLIDING and s.licence == 0 else 0


@rule
def faults_of_step(s):
    """14, 20..24: what is in hand or under way belongs to the step that the turn is at. 15: scratch space is clean."""
    if times(s.bag, 0) != len(s.bag):
        return 15
    if (s.hand != state.NOTHING) != (s.phase == state.PLACING):
        return 14
    if s.phase == state.SLIDING and not can_move(s, s.turn):
        return 20
    if s.phase == state.PLACING and not has_room(s, s.turn, s.hand):
        return 21
    return 0


@rule
def faults_of_piece(s):
    """22: a mobile business of the seat in turn is in use. 23: as much of it as there can be."""
    if (s.piece != state.NOTHING) != (s.phase in (state.SPLITTING, state.MAKING, state.GAINING)):
        return 22
    if s.piece == state.NOTHING:
        return 23 if s.amount else 0
    if s.piece < box.FRUIT_COUNT or s.piece >= box.PIECE_COUNT or s.holder[s.piece - state.MOBILE] != s.turn:
        return 22
    if is_mixed(s.piece) != (s.phase != state.MAKING):
        return 22
    if s.phase == state.SPLITTING:
        return 0 if 2 <= s.amount <= box.SIDE else 23
    if s.phase == state.GAINING:
        return 23 if s.amount else 0
    if s.amount < 1 or s.amount >= box.SIDE:
        return 23
    return 0 if can_make_some(s, s.turn) else 23


@rule
def faults_of_pawns(s):
    """24: pawns advance in the third step alone, by an arrow. 25: in a vat they wait for a circle of it."""
    if s.phase not in (state.FACTORY, state.VAT):
        return 24 if s.advanced or s.advancing or s.arrow != state.NOTHING else 0
    if not s.factory:
        return 26
    if s.advanced < 0 or s.advanced > state.BOTH_PAWNS or s.arrow < state.NOTHING or s.arrow >= box.ARROW_COUNT:
        return 24
    if (s.arrow == state.NOTHING) != (s.advanced | s.advancing == 0) or s.advanced & s.advancing:
        return 24
    if (s.phase == state.VAT) != (s.advancing > 0) or s.advancing > state.BOTH_PAWNS:
        return 25
    if s.phase == state.VAT:
        node = box.ARROW_HEAD[s.arrow]
        if box.NODE_SIZE[node] == 1 or own_circle_in(s, s.turn, node, s.advancing) >= 0:
            return 25
    return 0


faults = faults_in(globals())
