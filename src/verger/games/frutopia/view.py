"""What leaves the table: the position as a seat may know it. All seats of Frutopia know the same."""

from __future__ import annotations

from typing import Annotated

import numpy as np
from typing_extensions import TypedDict

from verger.engine import RUNNING, rule, showing, views
from verger.engine.rows import times
from verger.engine.views import Sparse, Words, put, put_list, put_maybe, put_more

from . import components as box
from . import factory, harvest, invariants, island, scoring, state, trade
from .actions import PAWNS

STANDING = (*box.PIECES, *box.BUSINESSES, *box.BOATS)  # all that can stand on a cell
BOAT_STANDING = box.PIECE_COUNT + box.BUSINESS_COUNT  # where boats begin among it
BERTH_AT = np.array([[*box.BERTH_CELL, cell].index(cell) for cell in range(box.CELL_COUNT)])  # the berth of each cell
STEPS = (0, 1, 1, 1, 2, 2, 2, 3, 3, 0)  # of the turn, by phase

Fruit = Annotated[str, Words("fruit", box.FRUITS)]
Cell = Annotated[str, Words("cell", box.CELLS)]
Piece = Annotated[str, Words("piece", box.PIECES)]
Berth = Annotated[str, Words("berth", box.BERTHS)]
Ship = Annotated[str, Words("boat", box.BOATS)]
Beach = Annotated[str, Words("beach", box.BEACHES)]
Business = Annotated[str, Words("business", box.BUSINESSES)]
Plan = Annotated[str, Words("plan", box.PLANS)]
Standing = Annotated[str, Words("standing", STANDING)]
Dessert = Annotated[str, Words("pile", box.PILES)]
Spot = Annotated[str, Words("spot", box.CIRCLES)]
Arrow = Annotated[str, Words("arrow", box.ARROWS)]
Pawns = Annotated[str, Words("pawns", PAWNS)]
Some = Sparse[Fruit, int]
NO_PRICE = -1
FITTING = (
    "for corner in range(box.CELL_COUNT) for rotation in range(len(box.ROTATIONS))"
    " if island.fits(s, seat, plan, corner, rotation)"
)


class Slide(TypedDict):
    piece: Piece
    cell: Cell
    to: Cell
    steps: int
    amount: int  # fruits that it brings, or the most products that a cart could make


class Boat(TypedDict):
    berth: Annotated[Berth, "berth"]
    cell: Annotated[Cell, "box.BERTH_CELL[berth]"]
    boat: Annotated[Ship | None, "s.boats[seat, berth]"]  # None before the island is filled
    moored: Annotated[bool, "island.is_moored(s, seat, berth)"]
    lacking: Annotated[Some, "show_lacking(s, seat, order_at(s, seat, berth), tape)"]  # of its order, in the stock


class Building(TypedDict):
    business: Annotated[Business, "business"]
    cells: Annotated[list[Cell], "where(s.cells[seat], island.standing_as(business))"]


class Place(TypedDict):
    cell: Annotated[Cell, "corner"]  # of a large building: the north-western one of the box around it
    rotation: Annotated[int | None, "box.ROTATIONS[rotation]"]  # of a large building, in degrees clockwise


class Shop(TypedDict):
    business: Annotated[Business, "box.SHOP + shop"]
    owned: Annotated[bool, "s.holder[box.SHOP + shop] == seat"]
    value: Annotated[int, "scoring.shop_value(s, seat, shop)"]  # what it scores if the game ends like this


class Landing(TypedDict):
    spot: Annotated[Spot, "circle"]
    value: Annotated[int, "0 if circle == own_before(s, seat, pawns, arrow) else box.CIRCLE_POINTS[circle]"]
    joins: Annotated[bool, "circle == own_before(s, seat, pawns, arrow)"]  # the own pawn, for no points


class Advance(TypedDict):
    pawn: Annotated[Pawns, "pawns - 1"]  # first, second or both
    arrow: Annotated[Arrow, "arrow"]
    price: Annotated[Some, "show_price(due(s, arrow), tape)"]  # nothing for the second pawn on the same arrow
    lacking: Annotated[Some, "show_lacking(s, seat, due(s, arrow), tape)"]
    open: Annotated[bool, "factory.is_open(s, seat, arrow)"]
    landings: Annotated[
        list[Landing], "for circle in range(box.CIRCLE_COUNT) if can_land(s, seat, pawns, arrow, circle)"
    ]


class Score(TypedDict):
    boats: Annotated[int, "s.points[seat, state.BOAT_PART]"]
    rows: Annotated[int, "s.points[seat, state.ROW_PART]"]
    buildings: Annotated[int, "s.points[seat, state.BUILDING_PART]"]
    desserts: Annotated[int, "s.points[seat, state.DESSERT_PART]"]
    factory: Annotated[int, "s.points[seat, state.FACTORY_PART]"]
    shops: Annotated[int, "s.points[seat, state.SHOP_PART]"]
    total: Annotated[int, "scoring.score(s, seat)"]
    # the total if the game ended like this
    forecast: Annotated[int, "scoring.score(s, seat) - s.points[seat, state.SHOP_PART] + scoring.shop_points(s, seat)"]


class Player(TypedDict):
    stock: dict[Fruit, int]
    # a fruit's harvest token, a business, a boat
    cells: Annotated[list[Standing | None], "standing_on(s, seat, cell) for cell in range(box.CELL_COUNT)"]
    free: Annotated[int, "times(s.cells[seat], state.FREE)"]  # cells
    boats: Annotated[list[Boat], "for berth in range(box.BERTH_COUNT)"]
    slides: Annotated[list[Slide], "show_slides(s, seat, tape)"]
    # of each row's price
    lacking: Annotated[list[Some], "show_lacking(s, seat, box.ROW_PRICE + row, tape) for row in range(box.ROWS)"]
    fits: Annotated[
        Sparse[Plan, Annotated[list[Place], FITTING]],
        "{plan: None for plan in range(box.BUILDING) if is_left(s, plan)}",
    ]  # FRU-64: where each plan on the board could be built
    businesses: Annotated[list[Business], "where(s.holder, seat)"]
    buildings: Annotated[list[Building], "for business in range(box.SHOP) if s.holder[business] == seat"]
    stars: Annotated[int, "scoring.counted(s, seat, scoring.PER_STAR)"]
    marked: Annotated[int, "scoring.counted(s, seat, scoring.PER_MARK)"]  # businesses that the catering shop counts
    beaches: Annotated[list[Beach], "members(scoring.empty_beaches(s, seat))"]  # without boat
    desserts: dict[Dessert, int]
    shops: Annotated[list[Shop], "for shop in range(len(box.SHOPS)) if is_dealt(s, box.SHOP + shop)"]  # in the game
    pawns: Annotated[list[Spot], "first(s.pawns[seat], 2 if s.factory else 0)"]
    advances: Annotated[
        list[Advance],
        "for pawns in range(1, 1 + len(PAWNS)) for arrow in range(box.ARROW_COUNT) if is_next(s, seat, pawns, arrow)",
    ]
    score: Score


class Row(TypedDict):
    price: Annotated[Some, "box.PRICES[box.ROW_PRICE + row]"]
    points: Annotated[int, "box.ROW_POINTS[row]"]
    # by column
    businesses: Annotated[list[Business | None], "trade.on_board(s, row, column) for column in range(box.COLUMNS)"]


class Pile(TypedDict):
    pile: Annotated[Dessert, "pile"]
    left: Annotated[int, "s.piles[pile]"]
    value: Annotated[int, "box.PILE_VALUE[pile]"]
    # of a milkshake: none, two equal fruits of any kind
    price: Annotated[Some, "show_price(box.ICE_PRICE + pile if pile < box.SHAKE_PILE else NO_PRICE, tape)"]


class Licence(TypedDict):
    left: Annotated[int, "s.licence"]
    start: Annotated[int, "box.LICENCE[s.seats - 2]"]
    taken: Annotated[int, "invariants.taken(s)"]  # businesses
    emptied: Annotated[int, "invariants.emptied(s)"]  # piles
    finals: Annotated[int, "invariants.finals(s)"]  # circles covered


class Hand(TypedDict):
    business: Annotated[Business, "s.hand"]
    walls_in: Annotated[list[Place], "show_walls(s, spare, tape)"]  # places that would leave no piece able to move


class Using(TypedDict):
    piece: Piece
    fruits: Annotated[
        list[Fruit], "harvest.mixed_fruit(s.piece, which) for which in range(2) if harvest.is_mixed(s.piece)"
    ]  # of a mixed harvest token
    amount: int  # fruits to share out, or products that may still be made


class Step3(TypedDict):
    advanced: Annotated[list[Pawns], "members(s.advanced)"]
    arrow: Arrow | None
    advancing: Annotated[Pawns | None, "s.advancing - 1"]  # the pawns that wait for a circle


class Aside(TypedDict):
    businesses: Annotated[
        list[Business], "business for business in range(box.BUSINESS_COUNT) if not is_dealt(s, business)"
    ]
    boats: Annotated[list[Ship], "boat for boat in range(box.BOAT_COUNT) if not is_drawn(s, boat)"]


class View(views.Header):
    start: int
    step: Annotated[int, "STEPS[s.phase]"]  # of the turn: 1 to 3; 0 before the first and after the last
    round: Annotated[int, "s.turns // s.seats + (s.over == RUNNING)"]  # from 1
    round_limit: int
    factory: bool
    one_bag: bool
    licence: Licence
    last_round: Annotated[bool, "s.licence == 0 and s.over == RUNNING"]
    rows: Annotated[list[Row], "for row in range(box.ROWS)"]
    piles: Annotated[list[Pile], "for pile in range(len(box.PILES))"]
    players: Annotated[list[Player], "show_players(s, eyes, tape, spare)"]
    hand: Annotated[Hand | None, "if s.phase == state.PLACING"]
    using: Annotated[Using | None, "if s.piece != state.NOTHING"]
    pawns: Annotated[Step3 | None, "if s.factory and s.phase >= state.FACTORY and s.over == RUNNING"]
    aside: Aside  # what is on no island and not on the board; while bags are chosen, the boats in them


@rule
def show_price(price, tape):
    if price == NO_PRICE:
        put(tape, 0)
    else:
        views.put_positive(tape, box.PRICES[price])


@rule
def show_lacking(s, seat, price, tape):
    """The fruits that a price asks for beyond what is in the stock."""
    lacking = put_list(tape)
    for fruit in range(box.FRUIT_COUNT):
        if price != NO_PRICE and box.PRICES[price, fruit] > s.stock[seat, fruit]:
            put_more(tape, lacking, fruit)
            put(tape, box.PRICES[price, fruit] - s.stock[seat, fruit])


@rule
def is_dealt(s, business):
    """Whether a business is in the game."""
    for row in range(box.ROWS):
        if times(s.board[row], business):
            return True
    return False


@rule
def is_left(s, plan):
    """Whether a plan is on the board."""
    return is_dealt(s, plan) and s.holder[plan] == state.NOBODY and s.hand != plan


@rule
def is_drawn(s, boat):
    """Whether a boat has come to an island."""
    for seat in range(s.seats):
        if times(s.boats[seat], boat):
            return True
    return False


# --- Every seat's island and prospects -------------------------------------------------------------------------------


@rule
def standing_on(s, seat, cell):
    what = s.cells[seat, cell]
    return BOAT_STANDING + s.boats[seat, BERTH_AT[cell]] if what == state.BOAT else what - state.PIECE


@rule
def order_at(s, seat, berth):
    return box.BOAT_PRICE + s.boats[seat, berth] if island.is_moored(s, seat, berth) else NO_PRICE


@rule
def show_slides(s, seat, tape):
    """FRU-23, 27..29: where each piece could slide."""
    slides = put_list(tape)
    for piece in range(box.PIECE_COUNT):
        cell = island.find(s, seat, state.PIECE + piece)
        for to in range(box.CELL_COUNT):
            steps = island.distance(cell, to) if cell >= 0 else 0
            if steps and island.is_way_free(s, seat, cell, to):
                put_more(tape, slides, piece)
                put(tape, cell)
                put(tape, to)
                put(tape, steps)
                put(tape, steps + harvest.is_mixed(piece))


@rule
def is_next(s, seat, pawns, arrow):
    """FRU-81..86: whether an arrow is before a pawn, or before both."""
    if not s.factory or s.over != RUNNING or not factory.are_ready(s, seat, pawns):
        return False
    return box.ARROW_TAIL[arrow] == box.CIRCLE_NODE[factory.circle_of(s, seat, pawns)]


@rule
def due(s, arrow):
    return NO_PRICE if factory.is_joint(s, arrow) else box.ARROW_PRICE + arrow


@rule
def own_before(s, seat, pawns, arrow):
    return factory.own_circle_in(s, seat, box.ARROW_HEAD[arrow], pawns)


@rule
def can_land(s, seat, pawns, arrow, circle):
    """FRU-84..86: beside the own pawn, or on any free circle."""
    if box.CIRCLE_NODE[circle] != box.ARROW_HEAD[arrow]:
        return False
    own = own_before(s, seat, pawns, arrow)
    return circle == own or (own < 0 and factory.occupant(s, circle) == state.NOBODY)


show_player = showing.writer(Player, state.DTYPE, globals(), "show_player", "seat")


@rule
def show_players(s, eyes, tape, spare):
    """The seat in turn has advanced as it has; the others could advance any pawn."""
    spare[0] = s
    rested = spare[0]
    rested.advanced = 0
    rested.arrow = state.NOTHING
    put(tape, s.seats)
    for seat in range(s.seats):
        if seat == s.turn:
            show_player(s, eyes, tape, spare, seat)
        else:
            show_player(rested, eyes, tape, spare, seat)


@rule
def show_walls(s, spare, tape):
    """FRU-60: the places that would leave no piece able to move."""
    walls = put_list(tape)
    for corner in range(box.CELL_COUNT):
        for rotation in range(len(box.ROTATIONS)):
            if island.is_wall(spare[0], s.turn, corner, rotation):
                put_more(tape, walls, corner)
                put_maybe(tape, box.ROTATIONS[rotation] if s.hand < box.BUILDING else -1)


show = showing.shown(View, state.DTYPE, globals())
