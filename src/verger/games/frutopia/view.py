"""What leaves the table: the position as a seat may know it. All seats of Frutopia know the same."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import TypedDict

from verger.engine import RUNNING, STOPPED, rule
from verger.engine.views import (
    Sparse,
    fresh,
    more,
    put,
    put_each,
    put_first,
    put_list,
    put_maybe,
    put_members,
    put_positive,
    put_where,
)

from .actions import PAWNS
from .components import (
    ARROW_COUNT,
    ARROW_HEAD,
    ARROW_PRICE,
    ARROW_TAIL,
    ARROWS,
    BEACHES,
    BERTH_BEACH,
    BERTH_CELL,
    BERTH_COUNT,
    BERTHS,
    BOAT_COUNT,
    BOAT_PRICE,
    BOATS,
    BUILDING,
    BUSINESS_COUNT,
    BUSINESSES,
    CELL_COUNT,
    CELLS,
    CIRCLE_COUNT,
    CIRCLE_NODE,
    CIRCLE_POINTS,
    CIRCLES,
    COLUMNS,
    FINAL,
    FIRST_CIRCLE,
    FRUIT_COUNT,
    FRUITS,
    ICE_PRICE,
    LICENCE,
    NODE_KIND,
    NODE_SIZE,
    PIECE_COUNT,
    PIECES,
    PILE_VALUE,
    PILES,
    PLANS,
    PRICES,
    ROTATIONS,
    ROW_POINTS,
    ROW_PRICE,
    ROWS,
    SHAKE_PILE,
    SHOP,
    SHOPS,
)
from .factory import are_ready, circle_of, is_joint, is_open, occupant, own_circle_in
from .harvest import is_mixed, mixed_fruit
from .island import distance, find, fits, is_way_free, standing_as
from .prospects import is_wall, is_wall_at
from .scoring import PER_MARK, PER_STAR, counted, score, shop_points, shop_value
from .state import (
    BOAT,
    FACTORY,
    FREE,
    NOBODY,
    NOTHING,
    PHASES,
    PIECE,
    PLACING,
    SHOP_PART,
    SLIDING,
    TRADING,
    VAT,
)

STANDING = (*PIECES, *BUSINESSES, *BOATS)  # all that can stand on a cell
BOAT_STANDING = PIECE_COUNT + BUSINESS_COUNT  # where boats begin among it

KEYS = {
    "phase": PHASES,
    "fruit": FRUITS,
    "cell": CELLS,
    "piece": PIECES,
    "berth": BERTHS,
    "boat": BOATS,
    "beach": BEACHES,
    "business": BUSINESSES,
    "plan": PLANS,
    "standing": STANDING,
    "pile": PILES,
    "spot": CIRCLES,
    "arrow": ARROWS,
    "pawns": PAWNS,
}
Phase = Annotated[str, "phase"]
Fruit = Annotated[str, "fruit"]
Cell = Annotated[str, "cell"]
Piece = Annotated[str, "piece"]
Berth = Annotated[str, "berth"]
Ship = Annotated[str, "boat"]
Beach = Annotated[str, "beach"]
Business = Annotated[str, "business"]
Plan = Annotated[str, "plan"]
Standing = Annotated[str, "standing"]
Dessert = Annotated[str, "pile"]
Spot = Annotated[str, "spot"]
Arrow = Annotated[str, "arrow"]
Pawns = Annotated[str, "pawns"]
Some = Sparse[Fruit, int]


class Slide(TypedDict):
    piece: Piece
    cell: Cell
    to: Cell
    steps: int
    amount: int  # fruits that it brings, or the most products that a cart could make


class Boat(TypedDict):
    berth: Berth
    cell: Cell
    boat: Ship | None  # None before the island is filled
    moored: bool
    lacking: Some  # of its order, in the stock


class Building(TypedDict):
    business: Business
    cells: list[Cell]


class Place(TypedDict):
    cell: Cell  # of a large building: the north-western one of the box around it
    rotation: int | None  # of a large building, in degrees clockwise


class Shop(TypedDict):
    business: Business
    owned: bool
    value: int  # what it scores if the game ends like this


class Landing(TypedDict):
    spot: Spot
    value: int
    joins: bool  # the own pawn, for no points


class Advance(TypedDict):
    pawn: Pawns  # first, second or both
    arrow: Arrow
    price: Some  # due: nothing for the second pawn on the same arrow
    lacking: Some
    open: bool
    landings: list[Landing]


class Score(TypedDict):
    boats: int
    rows: int
    buildings: int
    desserts: int
    factory: int
    shops: int
    total: int
    forecast: int  # the total if the game ended like this


class Player(TypedDict):
    stock: dict[Fruit, int]
    cells: list[Standing | None]  # a fruit's harvest token, a business, a boat
    free: int  # cells
    boats: list[Boat]
    slides: list[Slide]
    lacking: list[Some]  # of each row's price
    fits: Sparse[Plan, list[Place]]  # where each plan on the board could be built
    businesses: list[Business]
    buildings: list[Building]
    stars: int
    marked: int  # businesses that the catering shop counts
    beaches: list[Beach]  # without boat
    desserts: dict[Dessert, int]
    shops: list[Shop]
    pawns: list[Spot]
    advances: list[Advance]
    score: Score


class Row(TypedDict):
    price: Some
    points: int
    businesses: list[Business | None]  # by column


class Pile(TypedDict):
    pile: Dessert
    left: int
    value: int
    price: Some  # of a milkshake: none, two equal fruits of any kind


class Licence(TypedDict):
    left: int
    start: int
    taken: int  # businesses
    emptied: int  # piles
    finals: int  # circles covered


class Hand(TypedDict):
    business: Business
    walls_in: list[Place]  # places that would leave no piece able to move


class Using(TypedDict):
    piece: Piece
    fruits: list[Fruit]  # of a mixed harvest token
    amount: int  # fruits to share out, or products that may still be made


class Step3(TypedDict):
    advanced: list[Pawns]
    arrow: Arrow | None
    advancing: Pawns | None  # the pawns that wait for a circle


class Aside(TypedDict):
    businesses: list[Business]
    boats: list[Ship]


class View(TypedDict):
    seats: int
    turn: int | None
    start: int
    pending: list[int]
    phase: Phase
    step: int  # of the turn: 1 to 3; 0 before the first and after the last
    over: bool
    stopped: bool
    turns: int
    round: int  # from 1
    round_limit: int
    factory: bool
    one_bag: bool
    licence: Licence
    last_round: bool
    rows: list[Row]
    piles: list[Pile]
    players: list[Player]
    hand: Hand | None
    using: Using | None
    pawns: Step3 | None
    aside: Aside  # what is on no island and not on the board; while bags are chosen, the boats in them


@rule
def show(s, eyes, tape, spare):
    """All of it: nothing lies hidden but chance itself while bags are chosen."""
    over = s.over != RUNNING
    fresh(tape)
    put(tape, s.seats)
    put_maybe(tape, NOBODY if over else s.turn)
    put(tape, s.start)
    put_members(tape, s.pending)
    put(tape, s.phase)
    put(tape, step_of(s.phase))
    put(tape, over)
    put(tape, s.over == STOPPED)
    put(tape, s.turns)
    put(tape, s.turns // s.seats + (0 if over else 1))
    put(tape, s.round_limit)
    put(tape, s.factory)
    put(tape, s.one_bag)
    show_licence(s, tape)
    put(tape, s.licence == 0 and not over)
    show_board(s, tape)
    show_piles(s, tape)
    show_players(s, tape, spare)
    put(tape, s.phase == PLACING)
    if s.phase == PLACING:
        show_business_in_hand(s, tape, spare)
    put(tape, s.piece != NOTHING)
    if s.piece != NOTHING:
        show_piece_in_use(s, tape)
    in_factory = s.factory and s.phase >= FACTORY and not over
    put(tape, in_factory)
    if in_factory:
        put_members(tape, s.advanced)
        put_maybe(tape, s.arrow)
        put_maybe(tape, s.advancing - 1)
    show_aside(s, tape)
    return tape[0]


@rule
def step_of(phase):
    """The step of the turn: 1 to 3; 0 before the first and after the last."""
    if SLIDING <= phase < TRADING:
        return 1
    if TRADING <= phase < FACTORY:
        return 2
    return 3 if FACTORY <= phase <= VAT else 0


@rule
def show_price(price, tape):
    put_positive(tape, PRICES[price])


@rule
def show_lacking(s, seat, price, tape):
    """The fruits that a price asks for beyond what is in the stock."""
    lacking = put_list(tape)
    for fruit in range(FRUIT_COUNT):
        if PRICES[price, fruit] > s.stock[seat, fruit]:
            more(tape, lacking)
            put(tape, fruit)
            put(tape, PRICES[price, fruit] - s.stock[seat, fruit])


# --- The middle of the table -----------------------------------------------------------------------------------------


@rule
def show_licence(s, tape):
    taken = 1 if s.hand != NOTHING else 0
    for business in range(BUSINESS_COUNT):
        taken += s.holder[business] != NOBODY
    emptied = 0
    for pile in range(len(PILES)):
        emptied += s.piles[pile] == 0
    finals = 0
    for circle in range(CIRCLE_COUNT):
        finals += NODE_KIND[CIRCLE_NODE[circle]] == FINAL and occupant(s, circle) != NOBODY
    put(tape, s.licence)
    put(tape, LICENCE[s.seats - 2])
    put(tape, taken)
    put(tape, emptied)
    put(tape, finals)


@rule
def is_dealt(s, business):
    """Whether a business is in the game."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            if s.board[row, column] == business:
                return True
    return False


@rule
def is_left(s, business):
    """Whether nobody has taken a business."""
    return s.holder[business] == NOBODY and s.hand != business


@rule
def show_board(s, tape):
    put(tape, ROWS)
    for row in range(ROWS):
        show_price(ROW_PRICE + row, tape)
        put(tape, ROW_POINTS[row])
        put(tape, COLUMNS)
        for column in range(COLUMNS):
            business = s.board[row, column]
            put_maybe(tape, business if business != NOTHING and is_left(s, business) else NOTHING)


@rule
def show_piles(s, tape):
    put(tape, len(PILES))
    for pile in range(len(PILES)):
        put(tape, pile)
        put(tape, s.piles[pile])
        put(tape, PILE_VALUE[pile])
        if pile < SHAKE_PILE:
            show_price(ICE_PRICE + pile, tape)
        else:
            put(tape, 0)


@rule
def show_aside(s, tape):
    businesses = put_list(tape)
    for business in range(BUSINESS_COUNT):
        if not is_dealt(s, business):
            more(tape, businesses)
            put(tape, business)
    boats = put_list(tape)
    for boat in range(BOAT_COUNT):
        if not is_moored(s, boat):
            more(tape, boats)
            put(tape, boat)


@rule
def is_moored(s, boat):
    """Whether a boat was dealt to an island."""
    for seat in range(s.seats):
        for berth in range(BERTH_COUNT):
            if s.boats[seat, berth] == boat:
                return True
    return False


# --- Every seat's island and prospects -------------------------------------------------------------------------------


@rule
def show_players(s, tape, spare):
    """The seat in turn has advanced as it has; the others could advance any pawn."""
    spare[0] = s
    rested = spare[0]
    rested.advanced = 0
    rested.arrow = NOTHING
    put(tape, s.seats)
    for seat in range(s.seats):
        if seat == s.turn:
            show_player(s, seat, tape)
        else:
            show_player(rested, seat, tape)


@rule
def show_player(s, seat, tape):
    put_each(tape, s.stock[seat])
    show_cells(s, seat, tape)
    put(tape, BERTH_COUNT)
    for berth in range(BERTH_COUNT):
        show_berth(s, seat, berth, tape)
    show_slides(s, seat, tape)
    put(tape, ROWS)
    for row in range(ROWS):
        show_lacking(s, seat, ROW_PRICE + row, tape)
    show_fits(s, seat, tape)
    put_where(tape, s.holder, seat)
    show_buildings(s, seat, tape)
    put(tape, counted(s, seat, PER_STAR))
    put(tape, counted(s, seat, PER_MARK))
    show_beaches(s, seat, tape)
    put_each(tape, s.desserts[seat])
    show_shops(s, seat, tape)
    put_first(tape, s.pawns[seat], 2 if s.factory else 0)
    show_advances(s, seat, tape)
    put_each(tape, s.points[seat])
    put(tape, score(s, seat))
    put(tape, score(s, seat) - s.points[seat, SHOP_PART] + shop_points(s, seat))


@rule
def show_cells(s, seat, tape):
    """What stands on each cell, and how many are free."""
    free = 0
    put(tape, CELL_COUNT)
    for cell in range(CELL_COUNT):
        what = s.cells[seat, cell]
        free += what == FREE
        if what == BOAT:
            put_maybe(tape, BOAT_STANDING + boat_at(s, seat, cell))
        else:
            put_maybe(tape, what - PIECE)
    put(tape, free)


@rule
def boat_at(s, seat, cell):
    """The boat that lies at a cell."""
    for berth in range(BERTH_COUNT):
        if BERTH_CELL[berth] == cell:
            return s.boats[seat, berth]
    return NOTHING


@rule
def show_berth(s, seat, berth, tape):
    boat = s.boats[seat, berth]
    moored = s.cells[seat, BERTH_CELL[berth]] == BOAT
    put(tape, berth)
    put(tape, BERTH_CELL[berth])
    put_maybe(tape, boat)
    put(tape, moored)
    if moored:
        show_lacking(s, seat, BOAT_PRICE + boat, tape)
    else:
        put(tape, 0)


@rule
def show_slides(s, seat, tape):
    """FRU-23, 27..29: where each piece could slide."""
    slides = put_list(tape)
    for piece in range(PIECE_COUNT):
        cell = find(s, seat, PIECE + piece)
        for to in range(CELL_COUNT):
            steps = distance(cell, to) if cell >= 0 else 0
            if steps and is_way_free(s, seat, cell, to):
                more(tape, slides)
                put(tape, piece)
                put(tape, cell)
                put(tape, to)
                put(tape, steps)
                put(tape, steps + is_mixed(piece))


@rule
def show_fits(s, seat, tape):
    """FRU-64: where each plan on the board could be built."""
    plans = put_list(tape)
    for plan in range(BUILDING):
        if is_dealt(s, plan) and is_left(s, plan):
            more(tape, plans)
            put(tape, plan)
            places = put_list(tape)
            for corner in range(CELL_COUNT):
                for rotation in range(len(ROTATIONS)):
                    if fits(s, seat, plan, rotation, corner):
                        show_place(corner, rotation, places, tape)


@rule
def show_place(cell, rotation, places, tape):
    more(tape, places)
    put(tape, cell)
    put_maybe(tape, ROTATIONS[rotation] if rotation >= 0 else -1)


@rule
def show_buildings(s, seat, tape):
    buildings = put_list(tape)
    for business in range(SHOP):
        if s.holder[business] == seat:
            more(tape, buildings)
            put(tape, business)
            put_where(tape, s.cells[seat], standing_as(business))


@rule
def show_beaches(s, seat, tape):
    """FRU-68: the beaches without boat."""
    taken = 0
    for berth in range(BERTH_COUNT):
        if s.cells[seat, BERTH_CELL[berth]] == BOAT:
            taken |= 1 << BERTH_BEACH[berth]
    put_members(tape, ~taken & ((1 << len(BEACHES)) - 1))


@rule
def show_shops(s, seat, tape):
    """Those that are in the game."""
    shops = put_list(tape)
    for shop in range(len(SHOPS)):
        if is_dealt(s, SHOP + shop):
            more(tape, shops)
            put(tape, SHOP + shop)
            put(tape, s.holder[SHOP + shop] == seat)
            put(tape, shop_value(s, seat, shop))


@rule
def show_advances(s, seat, tape):
    """FRU-81..86: the arrows before each pawn and before both."""
    advances = put_list(tape)
    if not s.factory or s.over != RUNNING:
        return
    for choice in range(len(PAWNS)):
        if are_ready(s, seat, choice + 1):
            node = CIRCLE_NODE[circle_of(s, seat, choice + 1)]
            for arrow in range(ARROW_COUNT):
                if ARROW_TAIL[arrow] == node:
                    more(tape, advances)
                    show_advance(s, seat, choice, arrow, tape)


@rule
def show_advance(s, seat, choice, arrow, tape):
    put(tape, choice)
    put(tape, arrow)
    if is_joint(s, arrow):
        put(tape, 0)
        put(tape, 0)
    else:
        show_price(ARROW_PRICE + arrow, tape)
        show_lacking(s, seat, ARROW_PRICE + arrow, tape)
    put(tape, is_open(s, seat, arrow))
    landings = put_list(tape)
    own = own_circle_in(s, seat, ARROW_HEAD[arrow], choice + 1)
    if own >= 0:
        show_landing(own, 0, True, landings, tape)
        return
    first = FIRST_CIRCLE[ARROW_HEAD[arrow]]
    for circle in range(first, first + NODE_SIZE[ARROW_HEAD[arrow]]):
        if occupant(s, circle) == NOBODY:
            show_landing(circle, CIRCLE_POINTS[circle], False, landings, tape)


@rule
def show_landing(circle, value, joins, landings, tape):
    more(tape, landings)
    put(tape, circle)
    put(tape, value)
    put(tape, joins)


# --- What is under way -----------------------------------------------------------------------------------------------


@rule
def show_business_in_hand(s, tape, spare):
    """FRU-60: with the places that would leave no piece able to move."""
    spare[0] = s
    put(tape, s.hand)
    walls = put_list(tape)
    for cell in range(CELL_COUNT):
        if s.hand >= BUILDING:
            if is_wall(spare[0], s.turn, cell):
                show_place(cell, -1, walls, tape)
        else:
            for rotation in range(len(ROTATIONS)):
                if is_wall_at(spare[0], s.turn, cell, rotation):
                    show_place(cell, rotation, walls, tape)


@rule
def show_piece_in_use(s, tape):
    put(tape, s.piece)
    fruits = put_list(tape)
    if is_mixed(s.piece):
        for which in range(2):
            more(tape, fruits)
            put(tape, mixed_fruit(s.piece, which))
    put(tape, s.amount)
