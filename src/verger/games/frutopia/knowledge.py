"""What a seat cannot know, redealt; what it can, as numbers; and the laws that every position keeps."""

import numpy as np

from verger.engine import RUNNING, rule, seeded

from .components import (
    ARROW_COUNT,
    ARROW_HEAD,
    BERTH_COUNT,
    BOAT_BAG,
    BOAT_COUNT,
    BOAT_POINTS,
    BOAT_PRICE,
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
    PRICES,
    ROTATIONS,
    ROW_POINTS,
    ROWS,
    SEATS,
    SIDE,
)
from .factory import occupant, own_circle_in
from .harvest import can_make, can_shake, is_mixed
from .island import can_move, has_room, standing_as
from .scoring import place_in_round, score, shop_points
from .state import (
    BOAT,
    BOAT_PART,
    BOTH_PAWNS,
    BUILDING_PART,
    CHOOSING,
    DESSERT_PART,
    FACTORY,
    FACTORY_PART,
    FIXED,
    FREE,
    GAINING,
    IDLE_ROUNDS,
    MAKING,
    MOBILE,
    NOBODY,
    NOTHING,
    PARTS,
    PHASES,
    PIECE,
    PLACING,
    ROW_PART,
    SHOP_PART,
    SLIDING,
    SPLITTING,
    VAT,
)
from .trade import is_moored, on_board

THINGS = 3 + FRUIT_COUNT  # what a cell may hold: a boat, a harvest token, another piece, something fixed
PER_BOAT = FRUIT_COUNT + 1
PER_SEAT = (
    1 + FRUIT_COUNT + len(PARTS) + 1 + CELL_COUNT * THINGS + BERTH_COUNT * PER_BOAT
    + BUSINESS_COUNT + len(PILES) + CIRCLE_COUNT
)  # fmt: skip
TURN_UNDER_WAY = BUSINESS_COUNT + PIECE_COUNT + 1 + 2 + ARROW_COUNT
OBSERVATION = len(PHASES) + 3 + SEATS * PER_SEAT + BUSINESS_COUNT * ROWS + len(PILES) + TURN_UNDER_WAY


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
    """The position as OBSERVATION floats of about 0 to 1, seats in turn order from this one.

    | part             | floats                                                                                      |
    | ---------------- | ------------------------------------------------------------------------------------------- |
    | phase            | one per phase, then steps left to the cross, whether there is a factory, idle rounds        |
    | each seat        | place in the round, fruits, points by part and in all; per cell: boat, harvest tokens,      |
    |                  | other piece, fixed; per boat still there: its order and points; businesses held,            |
    |                  | desserts made, pawns on each circle                                                         |
    | business board   | per business: the row in which it lies                                                      |
    | piles            | markers left                                                                                |
    | turn under way   | business in hand, piece in use, its amount, pawns advanced, the last arrow                  |
    """
    for i in range(len(out)):
        out[i] = 0.0
    out[s.phase] = 1.0
    at = len(PHASES)
    out[at] = s.licence / LICENCE[s.seats - 2]
    out[at + 1] = s.factory
    out[at + 2] = s.idle / IDLE_ROUNDS
    at += 3
    for other in range(s.seats):
        observe_seat(s, (seat + other) % s.seats, out, at + other * PER_SEAT)
    at += SEATS * PER_SEAT
    for row in range(ROWS):
        for column in range(s.seats):
            business = on_board(s, row, column)
            if business != NOTHING:
                out[at + business * ROWS + row] = 1.0
    at += BUSINESS_COUNT * ROWS
    for pile in range(len(PILES)):
        out[at + pile] = s.piles[pile] / PILE_MARKERS[pile]
    at += len(PILES)
    if s.hand != NOTHING:
        out[at + s.hand] = 1.0
    at += BUSINESS_COUNT
    if s.piece != NOTHING:
        out[at + s.piece] = 1.0
    at += PIECE_COUNT
    out[at] = s.amount / SIDE
    out[at + 1] = s.advanced & 1
    out[at + 2] = s.advanced >> 1
    if s.arrow != NOTHING:
        out[at + 3 + s.arrow] = 1.0


@rule
def observe_seat(s, seat, out, at):
    out[at] = place_in_round(s, seat) / SEATS
    at += 1
    for fruit in range(FRUIT_COUNT):
        out[at + fruit] = s.stock[seat, fruit] / 10
    at += FRUIT_COUNT
    for part in range(len(PARTS)):
        out[at + part] = s.points[seat, part] / 100
    at += len(PARTS)
    out[at] = score(s, seat) / 100
    at += 1
    for cell in range(CELL_COUNT):
        what = s.cells[seat, cell]
        if what != FREE:
            out[at + thing(what)] = 1.0
        at += THINGS
    for berth in range(BERTH_COUNT):
        if is_moored(s, seat, berth):
            boat = s.boats[seat, berth]
            for fruit in range(FRUIT_COUNT):
                out[at + fruit] = PRICES[BOAT_PRICE + boat, fruit] / 5
            out[at + FRUIT_COUNT] = BOAT_POINTS[boat] / 5
        at += PER_BOAT
    for business in range(BUSINESS_COUNT):
        out[at + business] = s.holder[business] == seat
    at += BUSINESS_COUNT
    for pile in range(len(PILES)):
        out[at + pile] = s.desserts[seat, pile] / PILE_MARKERS[pile]
    at += len(PILES)
    if s.factory:
        for pawn in range(2):
            out[at + s.pawns[seat, pawn]] += 0.5


@rule
def thing(what):
    """What stands on a cell: 0 a boat, then the harvest tokens, another piece, something fixed."""
    if what == BOAT:
        return 0
    if what >= FIXED:
        return THINGS - 1
    return 1 + min(what - PIECE, FRUIT_COUNT)


# --- The laws every position keeps -----------------------------------------------------------------------------------


@rule
def faults(s):
    """0, or the number of the first invariant that the position breaks."""
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
    """12: one seat to act, the one whose turn it is. 13: games end with a round, and no round starts on the cross."""
    if s.start < 0 or s.start >= s.seats or s.turn < 0 or s.turn >= s.seats or s.idle < 0 or s.idle > IDLE_ROUNDS:
        return 12
    round_begins = s.turns % s.seats == 0
    if s.over != RUNNING:
        return 0 if round_begins and s.pending == 0 and s.phase == len(PHASES) - 1 else 13
    if s.pending != 1 << s.turn or s.phase >= len(PHASES) - 1:
        return 12
    if s.phase == CHOOSING:
        return 12 if s.turns or s.one_bag or s.random_bag else 0
    if s.turn != (s.start + s.turns) % s.seats or s.idle >= IDLE_ROUNDS:
        return 12
    return 13 if round_begins and s.phase == SLIDING and s.licence == 0 else 0


@rule
def faults_of_step(s):
    """14: what is in hand or under way belongs to the step that the turn is at. 15: scratch space is clean."""
    if (s.hand != NOTHING) != (s.phase == PLACING):
        return 14
    if s.phase == SLIDING and not can_move(s, s.turn):
        return 14
    if s.phase == PLACING and not has_room(s, s.turn, s.hand):
        return 14
    if (s.piece != NOTHING) != (s.phase in (SPLITTING, MAKING, GAINING)):
        return 14
    if s.piece != NOTHING and (s.piece < FRUIT_COUNT or s.piece >= PIECE_COUNT):
        return 14
    if s.piece != NOTHING and s.holder[s.piece - MOBILE] != s.turn:
        return 14
    code = faults_of_piece(s)
    if code == 0:
        code = faults_of_pawns(s)
    for boat in range(BOAT_COUNT):
        if s.bag[boat]:
            return 15
    return code


@rule
def faults_of_piece(s):
    if s.phase == SPLITTING:
        return 0 if is_mixed(s.piece) and 2 <= s.amount <= SIDE else 14
    if s.phase == MAKING:
        if is_mixed(s.piece) or s.amount < 1 or s.amount >= SIDE:
            return 14
        for pile in range(len(PILES) - 1):
            if can_make(s, s.turn, pile):
                return 0
        for fruit in range(FRUIT_COUNT):
            if can_shake(s, s.turn, fruit):
                return 0
        return 14
    if s.phase == GAINING and not is_mixed(s.piece):
        return 14
    return 14 if s.amount else 0


@rule
def faults_of_pawns(s):
    if s.phase not in (FACTORY, VAT):
        return 14 if s.advanced or s.advancing or s.arrow != NOTHING else 0
    if not s.factory or s.advanced < 0 or s.advanced > BOTH_PAWNS or s.arrow < NOTHING or s.arrow >= ARROW_COUNT:
        return 14
    if (s.arrow == NOTHING) != (s.advanced | s.advancing == 0) or s.advanced & s.advancing:
        return 14
    if (s.phase == VAT) != (s.advancing > 0) or s.advancing > BOTH_PAWNS:
        return 14
    if s.phase == VAT:
        node = ARROW_HEAD[s.arrow]
        if NODE_SIZE[node] == 1 or own_circle_in(s, s.turn, node, s.advancing) >= 0:
            return 14
    return 0
