"""A quick opinion of a position, in points: what a seat has, and what fruits, carts, shops and free ways promise."""

from verger.engine import RUNNING, rule

from . import components as box
from . import state
from .island import has_room, is_moored, is_piece
from .scoring import place_in_round, score, shop_points, shop_value
from .trade import on_board

# Weights in points, fitted by playing the heuristic against itself.
TURN = 2.5  # a turn to come in this round
FRUIT = 0.19  # each fruit held,
PLENTY = 5  # but of one kind no more than so many
BOAT = 0.43  # of the points of the boat that is nearest to be paid, times the share of it in hand, squared
BOATS = 0.05  # the same of every boat
ROW = 0.16  # the same of what the best row brings
SHOP_GROWTH = 3.0  # what a shop may gain until the end
MIXED_TOKEN = 2.4  # what a mixed harvest token is worth
ICE = 0.05  # of the value of an ice for which there is an own cart
ICE_READY = 0.74  # more if its fruits are in hand and the cart can slide so far
USUAL_SLIDE = 2  # of a cart that is not on the island yet
RIVAL = 0.45  # of all that, where another seat has a cart of the colour
WAY = 0.03  # each cell of every piece's longest slide, for each round left
FREE_CELL = 0.01  # each free cell of the island, likewise
PATIENCE = 6.3  # with so many rounds left a promise is worth half
SCALE = 12.0  # a lead of so many points is worth three games in four


@rule
def promise(s, seat):
    """Points scored, and those of the shops as they stand; then what is in reach, the less the nearer the end."""
    if s.over != RUNNING:
        return score(s, seat) + 0.01 * place_in_round(s, seat)
    points = score(s, seat) + shop_points(s, seat) + TURN * turn_owed(s, seat)
    rounds = rounds_left(s, seat)
    if s.hand != state.NOTHING and s.turn == seat:
        points += value(s, seat, s.hand)
    if rounds == 0.0:
        return points
    soon = fruits(s, seat) + boats(s, seat) + best_row(s, seat) + carts(s, seat)
    return points + soon * rounds / (rounds + PATIENCE) + room(s, seat) * rounds


@rule
def turn_owed(s, seat):
    """How much of a turn the seat will still have in this round, so that positions compare whoever is to move."""
    if seat == s.turn:
        return 1.0 if s.phase == state.SLIDING else 0.5 if s.phase <= state.TRADING else 0.0
    return 1.0 if place_in_round(s, seat) > place_in_round(s, s.turn) else 0.0


@rule
def rounds_left(s, seat):
    """A guess at the turns that the seat will still have."""
    still = place_in_round(s, seat) > place_in_round(s, s.turn)
    return s.licence * 4.0 / s.seats + still


@rule
def fruits(s, seat):
    """Fruits in stock, those still to be chosen among them."""
    count = 0
    for fruit in range(box.FRUIT_COUNT):
        count += min(s.stock[seat, fruit], PLENTY)
    if s.turn == seat and s.phase == state.SPLITTING:
        count += s.amount
    if s.turn == seat and s.phase == state.GAINING:
        count += 1
    return FRUIT * count


@rule
def share_in_hand(s, seat, price):
    """How much of a price the seat holds."""
    asked = 0
    held = 0
    for fruit in range(box.FRUIT_COUNT):
        asked += box.PRICES[price, fruit]
        held += min(box.PRICES[price, fruit], s.stock[seat, fruit])
    return held / asked


@rule
def boats(s, seat):
    """Every boat counts a little for the share of its order in hand, the nearest one more."""
    best = 0.0
    total = 0.0
    for berth in range(box.BERTH_COUNT):
        if is_moored(s, seat, berth):
            boat = s.boats[seat, berth]
            share = share_in_hand(s, seat, box.BOAT_PRICE + boat)
            begun = share * share * box.BOAT_POINTS[boat]
            best = max(best, begun)
            total += begun
    return BOAT * best + BOATS * total


@rule
def best_row(s, seat):
    best = 0.0
    for row in range(box.ROWS):
        share = share_in_hand(s, seat, box.ROW_PRICE + row)
        most = 0.0
        for column in range(s.seats):
            business = on_board(s, row, column)
            if business != state.NOTHING:
                most = max(most, box.ROW_POINTS[row] + value(s, seat, business))
        best = max(best, share * share * most)
    return ROW * best


@rule
def value(s, seat, business):
    """What a business would bring the seat beyond the points of its row."""
    if business < box.SHOP:
        return float(box.BUSINESS_POINTS[business]) if business >= box.BUILDING or has_room(s, seat, business) else 0.0
    if business < box.MIX:
        return shop_value(s, seat, business - box.SHOP) + SHOP_GROWTH
    if business < box.CART:
        return MIXED_TOKEN
    return ices(s, seat, box.CART_COLOUR[business - box.CART], USUAL_SLIDE)


# --- Pieces ----------------------------------------------------------------------------------------------------------


@rule
def carts(s, seat):
    """What the mobile businesses on the island promise."""
    points = 0.0
    for cell in range(box.CELL_COUNT):
        business = s.cells[seat, cell] - state.PIECE - state.MOBILE
        if box.CART <= business < box.BUSINESS_COUNT:
            points += ices(s, seat, box.CART_COLOUR[business - box.CART], longest_slide(s, seat, cell))
        elif box.MIX <= business < box.CART:
            points += MIXED_TOKEN
    return points


@rule
def room(s, seat):
    """What a turn may bring: free cells, and how far each piece could slide in its best direction."""
    points = 0.0
    for cell in range(box.CELL_COUNT):
        what = s.cells[seat, cell]
        if what == state.FREE:
            points += FREE_CELL
        elif is_piece(what):
            points += WAY * longest_slide(s, seat, cell)
    return points


@rule
def longest_slide(s, seat, cell):
    longest = 0
    for way in range(len(box.DIRECTIONS)):
        step = 0
        while (
            step < box.SIDE - 1
            and box.RAYS[cell, way, step] >= 0
            and s.cells[seat, box.RAYS[cell, way, step]] == state.FREE
        ):
            step += 1
        longest = max(longest, step)
    return longest


@rule
def ices(s, seat, colour, reach):
    """What a cart of this colour promises: markers left, more for those that its next slide could pay."""
    ready = reach
    markers = 0
    points = 0.0
    for pile in range(box.SHAKE_PILE):
        if box.ICE_COLOUR[pile] == colour and s.piles[pile]:
            for fruit in range(box.FRUIT_COUNT):
                if box.PRICES[box.ICE_PRICE + pile, fruit]:
                    ready = min(ready, s.stock[seat, fruit] // box.PRICES[box.ICE_PRICE + pile, fruit])
            points += box.PILE_VALUE[pile] * s.piles[pile]
            markers += s.piles[pile]
    if markers == 0:
        return 0.0
    promised = ICE * points + ICE_READY * points / markers * min(ready, markers)
    return promised * RIVAL if has_rival(s, seat, colour) else promised


@rule
def has_rival(s, seat, colour):
    for business in range(box.CART, box.BUSINESS_COUNT):
        if box.CART_COLOUR[business - box.CART] == colour and s.holder[business] >= 0 and s.holder[business] != seat:
            return True
    return False
