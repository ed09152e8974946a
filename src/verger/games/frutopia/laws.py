"""The laws that every position keeps."""

import numpy as np

from verger.engine import RUNNING, rule

from .components import (
    ARROW_COUNT,
    ARROW_HEAD,
    BERTH_COUNT,
    BOAT_BAG,
    BOAT_COUNT,
    BOAT_POINTS,
    BUILDING,
    BUOYS,
    BUSINESS_COUNT,
    BUSINESS_POINTS,
    CELL_COUNT,
    CIRCLE_COUNT,
    CIRCLE_NODE,
    COLUMNS,
    FINAL,
    FIRST_CIRCLE,
    FOOTPRINT,
    FOOTPRINT_SIZE,
    FRUIT_COUNT,
    LEMONADE,
    LICENCE,
    NODE_KIND,
    NODE_SIZE,
    PIECE_COUNT,
    PILE_MARKERS,
    PILE_VALUE,
    PILES,
    ROTATIONS,
    ROW_POINTS,
    ROWS,
    SIDE,
)
from .factory import occupant, own_circle_in
from .harvest import can_make, can_shake, is_mixed
from .island import can_move, has_room, standing_as
from .scoring import place_in_round, shop_points
from .state import (
    BOAT,
    BOAT_PART,
    BOTH_PAWNS,
    BUILDING_PART,
    CHOOSING,
    DESSERT_PART,
    FACTORY,
    FACTORY_PART,
    FREE,
    GAINING,
    IDLE_ROUNDS,
    MAKING,
    MOBILE,
    NOBODY,
    NOTHING,
    PHASES,
    PIECE,
    PLACING,
    ROW_PART,
    SHOP_PART,
    SLIDING,
    SPLITTING,
    VAT,
)
from .trade import is_moored

# What a person is told whose position breaks one: the entries, and the law.
LAWS = {
    1: f"islands, delivered: every boat was dealt once, of two bags one to the {BUOYS} berths with a buoy",
    2: "islands: while bags are chosen, the seats before the one in turn have their boats, and nobody else",
    3: "rows: each place has had a business of its own, the lemonade stand only in games with the factory",
    4: "rows: businesses on islands and in hand come from the board, and each is in one place",
    5: "stock: no seat has less than nothing",
    6: "islands: boats lie at berths, those that were dealt and have not been delivered",
    7: "islands: each holds a harvest token of every fruit and its seat's businesses, on as many cells as they take",
    8: "desserts: markers left and made are those of the box",
    9: "rows, desserts, pawns: the licence has gone a step for each business taken, pile emptied and final covered",
    10: "pawns: one colour to a circle, one circle to a seat's pawns in a vat; without a factory all are at the start",
    11: "juice: points come from what a seat has, and from the factory only in games with it",
    12: "turn, start, turns: seats take turns from the first player on, and the one in turn may act",
    13: "turns: a game ends with a whole round",
    14: "hand: a business is in hand in the phase placing, and in no other",
    15: "generator: nothing is left of a draw",
    16: f"idle: after {IDLE_ROUNDS} whole rounds in which nobody could trade or advance the game is over",
    17: "phase: is over just when the game is",
    18: "rows, desserts, pawns: no round starts once the licence has reached the cross",
    19: "phase: bags are chosen before the first turn, and only by players and from two bags",
    20: "islands: in the phase sliding some piece of the seat in turn can move",
    21: "hand: there is room for it on the island of the seat in turn",
    22: "using: in the phases splitting and gaining a mixed token of the seat in turn, in making its ice cart",
    23: f"using.amount: 2 to {SIDE} fruits to share out, 1 to {SIDE - 1} products of which one can be made, else 0",
    24: "advanced, arrow, advancing: pawns advance in the third step alone, each once, and by an arrow",
    25: "advancing: in the phase vat pawns wait for a circle of the vat that the arrow leads to, and in no other",
    26: "phase: there is a third step in games with the factory alone",
}


@rule
def faults(s):
    """0, or the number of the first law that the position breaks."""
    code = faults_of_boats(s)
    if code == 0:
        code = faults_of_businesses(s)
    if code == 0:
        code = faults_of_islands(s)
    if code == 0:
        code = faults_of_desserts(s)
    if code == 0:
        code = faults_of_factory(s)
    if code == 0:
        code = faults_of_points(s)
    if code == 0:
        code = faults_of_turn(s)
    if code == 0:
        code = faults_of_step(s)
    return code


@rule
def filled(s, seat):
    """FRU-13: whether a seat's berths have had their boats."""
    return s.boats[seat, 0] != NOTHING


@rule
def faults_of_boats(s):
    """1: a boat was dealt once, from the bag that its berth asks for. 2: islands are filled in turn order."""
    for seat in range(s.seats):
        for berth in range(BERTH_COUNT):
            boat = s.boats[seat, berth]
            if (boat != NOTHING) != filled(s, seat) or boat < NOTHING or boat >= BOAT_COUNT:
                return 1
            if boat == NOTHING:
                continue
            for other in range(seat + 1):
                for earlier in range(berth if other == seat else BERTH_COUNT):
                    if s.boats[other, earlier] == boat:
                        return 1
            same_bag = BOAT_BAG[boat] == BOAT_BAG[s.boats[seat, 0]]
            if not s.one_bag and same_bag != (berth < BUOYS):
                return 1
        begun = place_in_round(s, seat) < place_in_round(s, s.turn)
        if filled(s, seat) != (s.phase != CHOOSING or begun):
            return 2
    return 0


@rule
def faults_of_businesses(s):
    """3: each place of the board has had its own business. 4: only such a one is held or in hand."""
    dealt = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            business = np.int64(s.board[row, column])
            if (business == NOTHING) != (column >= s.seats) or business >= BUSINESS_COUNT:
                return 3
            if business != NOTHING:
                if (dealt >> business) & 1 or (business == LEMONADE and not s.factory):
                    return 3
                dealt |= 1 << business
    for business in range(BUSINESS_COUNT):
        if s.holder[business] < NOBODY or s.holder[business] >= s.seats:
            return 4
        if s.holder[business] != NOBODY and ((dealt >> business) & 1 == 0 or s.hand == business):
            return 4
    hand = np.int64(s.hand)
    if hand != NOTHING and (hand < 0 or hand >= BUSINESS_COUNT or (dealt >> hand) & 1 == 0):
        return 4
    return 0


@rule
def faults_of_islands(s):
    """5: stocks. 6: boats lie at berths. 7: harvest tokens and businesses stand where they must, and nowhere else."""
    for seat in range(s.seats):
        for fruit in range(FRUIT_COUNT):
            if s.stock[seat, fruit] < 0:
                return 5
            if cells_with(s, seat, PIECE + fruit) != 1:
                return 7
        moored = 0
        for berth in range(BERTH_COUNT):
            moored += is_moored(s, seat, berth)
        if cells_with(s, seat, BOAT) != moored or (moored and not filled(s, seat)):
            return 6
        things = FRUIT_COUNT + moored
        for business in range(BUSINESS_COUNT):
            cells = cells_with(s, seat, standing_as(business))
            things += cells
            if (cells > 0) != (s.holder[business] == seat):
                return 7
            if cells and not stands_well(s, seat, business, cells):
                return 7
        if cells_with(s, seat, FREE) + things != CELL_COUNT:
            return 7
    return 0


@rule
def cells_with(s, seat, what):
    count = 0
    for cell in range(CELL_COUNT):
        count += s.cells[seat, cell] == what
    return count


@rule
def stands_well(s, seat, business, cells):
    """FRU-64: one cell, or those of a large building in one of its rotations."""
    if business >= BUILDING:
        return cells == 1
    for rotation in range(len(ROTATIONS)):
        for corner in range(CELL_COUNT):
            size = FOOTPRINT_SIZE[business, rotation, corner]
            under = 0
            for i in range(size):
                under += s.cells[seat, FOOTPRINT[business, rotation, corner, i]] == standing_as(business)
            if size and under == size == cells:
                return True
    return False


@rule
def faults_of_desserts(s):
    """8: markers left and made are those of the box. 9: the licence is where the audit puts it."""
    used = 0
    for pile in range(len(PILES)):
        total = s.piles[pile]
        for seat in range(s.seats):
            total += s.desserts[seat, pile]
            if s.desserts[seat, pile] < 0:
                return 8
        if total != PILE_MARKERS[pile] or s.piles[pile] < 0:
            return 8
        used += s.piles[pile] == 0
    for business in range(BUSINESS_COUNT):
        used += s.holder[business] != NOBODY or s.hand == business
    for circle in range(CIRCLE_COUNT):
        used += NODE_KIND[CIRCLE_NODE[circle]] == FINAL and occupant(s, circle) != NOBODY
    return 9 if s.licence != max(0, LICENCE[s.seats - 2] - used) else 0


@rule
def faults_of_factory(s):
    """10: a circle holds one colour, and own pawns in a vat share one; without a factory nobody has left the start."""
    for seat in range(s.seats):
        for pawn in range(2):
            circle = s.pawns[seat, pawn]
            if circle < 0 or circle >= CIRCLE_COUNT or occupant(s, circle) != seat:
                return 10
            if not s.factory and circle != FIRST_CIRCLE[0] + seat:
                return 10
            if CIRCLE_NODE[circle] == 0 and circle != FIRST_CIRCLE[0] + seat:
                return 10
        same_node = CIRCLE_NODE[s.pawns[seat, 0]] == CIRCLE_NODE[s.pawns[seat, 1]]
        if same_node and s.pawns[seat, 0] != s.pawns[seat, 1]:
            return 10
    return 0


@rule
def faults_of_points(s):
    """11: points are those of the boats, rows, buildings and desserts had, and of the shops once it is over."""
    for seat in range(s.seats):
        boats = 0
        for berth in range(BERTH_COUNT):
            if filled(s, seat) and not is_moored(s, seat, berth):
                boats += BOAT_POINTS[s.boats[seat, berth]]
        rows, buildings, desserts = 0, 0, 0
        for row in range(ROWS):
            for column in range(s.seats):
                business = s.board[row, column]
                in_hand = s.hand == business and s.turn == seat
                rows += ROW_POINTS[row] * (s.holder[business] == seat or in_hand)
        for business in range(BUSINESS_COUNT):
            buildings += BUSINESS_POINTS[business] * (s.holder[business] == seat)
        for pile in range(len(PILES)):
            desserts += PILE_VALUE[pile] * s.desserts[seat, pile]
        shops = shop_points(s, seat) if s.over != RUNNING else 0
        if s.points[seat, BOAT_PART] != boats or s.points[seat, ROW_PART] != rows:
            return 11
        if s.points[seat, BUILDING_PART] != buildings or s.points[seat, DESSERT_PART] != desserts:
            return 11
        juice = s.points[seat, FACTORY_PART]
        if s.points[seat, SHOP_PART] != shops or juice < 0 or (juice and not s.factory):
            return 11
    return 0


@rule
def faults_of_turn(s):
    """12, 16, 17, 19: the seat in turn acts. 13, 18: games end with a round, and none starts on the cross."""
    if s.start < 0 or s.start >= s.seats or s.turn < 0 or s.turn >= s.seats:
        return 12
    if s.idle < 0 or s.idle > IDLE_ROUNDS or (s.over == RUNNING and s.idle == IDLE_ROUNDS):
        return 16
    if (s.over != RUNNING) != (s.phase == len(PHASES) - 1) or (s.over != RUNNING) != (s.pending == 0):
        return 17
    round_begins = s.turns % s.seats == 0
    if s.over != RUNNING:
        return 0 if round_begins else 13
    if s.pending != 1 << s.turn:
        return 12
    if s.phase == CHOOSING:
        return 19 if s.turns or s.one_bag or s.random_bag else 0
    if s.turn != (s.start + s.turns) % s.seats:
        return 12
    return 18 if round_begins and s.phase == SLIDING and s.licence == 0 else 0


@rule
def faults_of_step(s):
    """14, 20..24: what is in hand or under way belongs to the step that the turn is at. 15: scratch space is clean."""
    for boat in range(BOAT_COUNT):
        if s.bag[boat]:
            return 15
    if (s.hand != NOTHING) != (s.phase == PLACING):
        return 14
    if s.phase == SLIDING and not can_move(s, s.turn):
        return 20
    if s.phase == PLACING and not has_room(s, s.turn, s.hand):
        return 21
    code = faults_of_piece(s)
    return code if code else faults_of_pawns(s)


@rule
def faults_of_piece(s):
    """22: a mobile business of the seat in turn is in use. 23: as much of it as there can be."""
    if (s.piece != NOTHING) != (s.phase in (SPLITTING, MAKING, GAINING)):
        return 22
    if s.piece == NOTHING:
        return 23 if s.amount else 0
    if s.piece < FRUIT_COUNT or s.piece >= PIECE_COUNT or s.holder[s.piece - MOBILE] != s.turn:
        return 22
    if is_mixed(s.piece) != (s.phase != MAKING):
        return 22
    if s.phase == SPLITTING:
        return 0 if 2 <= s.amount <= SIDE else 23
    if s.phase == GAINING:
        return 23 if s.amount else 0
    if s.amount < 1 or s.amount >= SIDE:
        return 23
    for pile in range(len(PILES) - 1):
        if can_make(s, s.turn, pile):
            return 0
    for fruit in range(FRUIT_COUNT):
        if can_shake(s, s.turn, fruit):
            return 0
    return 23


@rule
def faults_of_pawns(s):
    """24: pawns advance in the third step alone, by an arrow. 25: in a vat they wait for a circle of it."""
    if s.phase not in (FACTORY, VAT):
        return 24 if s.advanced or s.advancing or s.arrow != NOTHING else 0
    if not s.factory:
        return 26
    if s.advanced < 0 or s.advanced > BOTH_PAWNS or s.arrow < NOTHING or s.arrow >= ARROW_COUNT:
        return 24
    if (s.arrow == NOTHING) != (s.advanced | s.advancing == 0) or s.advanced & s.advancing:
        return 24
    if (s.phase == VAT) != (s.advancing > 0) or s.advancing > BOTH_PAWNS:
        return 25
    if s.phase == VAT:
        node = ARROW_HEAD[s.arrow]
        if NODE_SIZE[node] == 1 or own_circle_in(s, s.turn, node, s.advancing) >= 0:
            return 25
    return 0
