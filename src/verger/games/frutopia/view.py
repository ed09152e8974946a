"""What leaves the table: the position as a seat may know it. All seats of Frutopia know the same."""

from __future__ import annotations

from typing import Annotated

import numpy as np
from typing_extensions import TypedDict

from verger.engine import RUNNING, rule, views
from verger.engine.rows import times
from verger.engine.views import Sparse, Words, put, put_each, put_list, put_maybe, put_more

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


class View(views.Header):
    start: int
    step: int  # of the turn: 1 to 3; 0 before the first and after the last
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
    views.put_header(tape, s)
    put(tape, s.start)
    put(tape, STEPS[s.phase])
    put(tape, s.turns // s.seats + (0 if over else 1))
    put(tape, s.round_limit)
    put(tape, s.factory)
    put(tape, s.one_bag)
    put(tape, s.licence)
    put(tape, box.LICENCE[s.seats - 2])
    put(tape, invariants.taken(s))
    put(tape, invariants.emptied(s))
    put(tape, invariants.finals(s))
    put(tape, s.licence == 0 and not over)
    show_board(s, tape)
    show_piles(s, tape)
    show_players(s, tape, spare)
    put(tape, s.phase == state.PLACING)
    if s.phase == state.PLACING:
        show_business_in_hand(s, tape, spare)
    put(tape, s.piece != state.NOTHING)
    if s.piece != state.NOTHING:
        show_piece_in_use(s, tape)
    in_factory = s.factory and s.phase >= state.FACTORY and not over
    put(tape, in_factory)
    if in_factory:
        views.put_members(tape, s.advanced)
        put_maybe(tape, s.arrow)
        put_maybe(tape, s.advancing - 1)
    show_aside(s, tape)
    return tape[0]


@rule
def show_lacking(s, seat, price, tape):
    """The fruits that a price asks for beyond what is in the stock."""
    lacking = put_list(tape)
    for fruit in range(box.FRUIT_COUNT):
        if box.PRICES[price, fruit] > s.stock[seat, fruit]:
            put_more(tape, lacking, fruit)
            put(tape, box.PRICES[price, fruit] - s.stock[seat, fruit])


# --- The middle of the table -----------------------------------------------------------------------------------------


@rule
def is_dealt(s, business):
    """Whether a business is in the game."""
    for row in range(box.ROWS):
        if times(s.board[row], business):
            return True
    return False


@rule
def show_board(s, tape):
    put(tape, box.ROWS)
    for row in range(box.ROWS):
        views.put_positive(tape, box.PRICES[box.ROW_PRICE + row])
        put(tape, box.ROW_POINTS[row])
        put(tape, box.COLUMNS)
        for column in range(box.COLUMNS):
            put_maybe(tape, trade.on_board(s, row, column))


@rule
def show_piles(s, tape):
    put(tape, len(box.PILES))
    for pile in range(len(box.PILES)):
        put(tape, pile)
        put(tape, s.piles[pile])
        put(tape, box.PILE_VALUE[pile])
        if pile < box.SHAKE_PILE:
            views.put_positive(tape, box.PRICES[box.ICE_PRICE + pile])
        else:
            put(tape, 0)


@rule
def show_aside(s, tape):
    businesses = put_list(tape)
    for business in range(box.BUSINESS_COUNT):
        if not is_dealt(s, business):
            put_more(tape, businesses, business)
    boats = put_list(tape)
    for boat in range(box.BOAT_COUNT):
        dealt = 0
        for seat in range(s.seats):
            dealt += times(s.boats[seat], boat)
        if not dealt:
            put_more(tape, boats, boat)


# --- Every seat's island and prospects -------------------------------------------------------------------------------


@rule
def show_players(s, tape, spare):
    """The seat in turn has advanced as it has; the others could advance any pawn."""
    spare[0] = s
    rested = spare[0]
    rested.advanced = 0
    rested.arrow = state.NOTHING
    put(tape, s.seats)
    for seat in range(s.seats):
        if seat == s.turn:
            show_player(s, seat, tape)
        else:
            show_player(rested, seat, tape)


@rule
def show_player(s, seat, tape):
    put_each(tape, s.stock[seat])
    put(tape, box.CELL_COUNT)
    for cell in range(box.CELL_COUNT):
        what = s.cells[seat, cell]
        put_maybe(tape, BOAT_STANDING + s.boats[seat, BERTH_AT[cell]] if what == state.BOAT else what - state.PIECE)
    put(tape, times(s.cells[seat], state.FREE))
    put(tape, box.BERTH_COUNT)
    for berth in range(box.BERTH_COUNT):
        show_berth(s, seat, berth, tape)
    show_slides(s, seat, tape)
    put(tape, box.ROWS)
    for row in range(box.ROWS):
        show_lacking(s, seat, box.ROW_PRICE + row, tape)
    show_fits(s, seat, tape)
    views.put_where(tape, s.holder, seat)
    show_buildings(s, seat, tape)
    put(tape, scoring.counted(s, seat, scoring.PER_STAR))
    put(tape, scoring.counted(s, seat, scoring.PER_MARK))
    views.put_members(tape, scoring.empty_beaches(s, seat))
    put_each(tape, s.desserts[seat])
    show_shops(s, seat, tape)
    views.put_first(tape, s.pawns[seat], 2 if s.factory else 0)
    show_advances(s, seat, tape)
    put_each(tape, s.points[seat])
    put(tape, scoring.score(s, seat))
    put(tape, scoring.score(s, seat) - s.points[seat, state.SHOP_PART] + scoring.shop_points(s, seat))


@rule
def show_berth(s, seat, berth, tape):
    put(tape, berth)
    put(tape, box.BERTH_CELL[berth])
    put_maybe(tape, s.boats[seat, berth])
    put(tape, island.is_moored(s, seat, berth))
    if island.is_moored(s, seat, berth):
        show_lacking(s, seat, box.BOAT_PRICE + s.boats[seat, berth], tape)
    else:
        put(tape, 0)


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
def show_fits(s, seat, tape):
    """FRU-64: where each plan on the board could be built."""
    plans = put_list(tape)
    for plan in range(box.BUILDING):
        if is_dealt(s, plan) and s.holder[plan] == state.NOBODY and s.hand != plan:
            put_more(tape, plans, plan)
            places = put_list(tape)
            for corner in range(box.CELL_COUNT):
                for rotation in range(len(box.ROTATIONS)):
                    if island.fits(s, seat, plan, corner, rotation):
                        put_more(tape, places, corner)
                        put_maybe(tape, box.ROTATIONS[rotation])


@rule
def show_buildings(s, seat, tape):
    buildings = put_list(tape)
    for business in range(box.SHOP):
        if s.holder[business] == seat:
            put_more(tape, buildings, business)
            views.put_where(tape, s.cells[seat], island.standing_as(business))


@rule
def show_shops(s, seat, tape):
    """Those that are in the game."""
    shops = put_list(tape)
    for shop in range(len(box.SHOPS)):
        if is_dealt(s, box.SHOP + shop):
            put_more(tape, shops, box.SHOP + shop)
            put(tape, s.holder[box.SHOP + shop] == seat)
            put(tape, scoring.shop_value(s, seat, shop))


@rule
def show_advances(s, seat, tape):
    """FRU-81..86: the arrows before each pawn and before both."""
    advances = put_list(tape)
    for choice in range(len(PAWNS) if s.factory and s.over == RUNNING else 0):
        node = box.CIRCLE_NODE[factory.circle_of(s, seat, choice + 1)]
        for arrow in range(box.ARROW_COUNT):
            if factory.are_ready(s, seat, choice + 1) and box.ARROW_TAIL[arrow] == node:
                put_more(tape, advances, choice)
                show_advance(s, seat, choice, arrow, tape)


@rule
def show_advance(s, seat, choice, arrow, tape):
    put(tape, arrow)
    if factory.is_joint(s, arrow):
        put(tape, 0)
        put(tape, 0)
    else:
        views.put_positive(tape, box.PRICES[box.ARROW_PRICE + arrow])
        show_lacking(s, seat, box.ARROW_PRICE + arrow, tape)
    put(tape, factory.is_open(s, seat, arrow))
    landings = put_list(tape)
    own = factory.own_circle_in(s, seat, box.ARROW_HEAD[arrow], choice + 1)
    first = box.FIRST_CIRCLE[box.ARROW_HEAD[arrow]]
    for circle in range(first, first + box.NODE_SIZE[box.ARROW_HEAD[arrow]]):
        if circle == own or (own < 0 and factory.occupant(s, circle) == state.NOBODY):
            put_more(tape, landings, circle)
            put(tape, 0 if circle == own else box.CIRCLE_POINTS[circle])
            put(tape, circle == own)


# --- What is under way -----------------------------------------------------------------------------------------------


@rule
def show_business_in_hand(s, tape, spare):
    """FRU-60: with the places that would leave no piece able to move."""
    spare[0] = s
    put(tape, s.hand)
    walls = put_list(tape)
    for corner in range(box.CELL_COUNT):
        for rotation in range(len(box.ROTATIONS)):
            if island.is_wall(spare[0], s.turn, corner, rotation):
                put_more(tape, walls, corner)
                put_maybe(tape, box.ROTATIONS[rotation] if s.hand < box.BUILDING else -1)


@rule
def show_piece_in_use(s, tape):
    put(tape, s.piece)
    put(tape, 2 if harvest.is_mixed(s.piece) else 0)
    for which in range(2 if harvest.is_mixed(s.piece) else 0):
        put(tape, harvest.mixed_fruit(s.piece, which))
    put(tape, s.amount)
