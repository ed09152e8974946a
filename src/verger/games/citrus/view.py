"""What leaves the table: the position as a seat may know it. Only others' horses are hidden."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import TypedDict

from verger.engine import RUNNING, rule, views
from verger.engine.views import Sparse, Words, put, put_list, put_maybe, put_more

from . import components as box
from . import foresight, market, scoring, state
from .actions import REGIONS
from .building import fruit_of, held_tile, is_planted, owner_of, places_of, region_set, shows
from .ground import first_in, first_square, has, is_any, minus, words
from .refusals import tiles_in_hand
from .turn import nth_region

LINE_STATES = ("empty", "dear", "unbuildable", "open")
EMPTY, DEAR, UNBUILDABLE, BUILDABLE = range(len(LINE_STATES))

BoardName = Annotated[str, Words("board", box.BOARDS)]
SquareName = Annotated[str, Words("square", box.SQUARES)]
Ground = Annotated[str, Words("ground", ("outside", "open", "rock", "lot"))]
Letter = Annotated[str, Words("letter", box.LETTERS)]
Tile = Annotated[str, Words("tile", box.TILES)]
Fruit = Annotated[str, Words("fruit", box.FRUITS)]
Landscape = Annotated[str, Words("landscape", box.LANDSCAPE)]
Horse = Annotated[str, Words("horse", box.HORSES)]
ActionTile = Annotated[str, Words("action_tile", box.LANDSCAPE[len(box.HORSES) :])]
FincaTile = Annotated[str, Words("finca", box.FINCAS)]
LotState = Annotated[str, Words("lot_state", ("closed", "open", "finca"))]
LineState = Annotated[str, Words("line_state", LINE_STATES)]
Regions = Annotated[str, Words("regions", REGIONS)]


class Square(TypedDict):
    square: SquareName
    ground: Ground  # open, rock or lot
    lot: Letter | None  # the letter printed on it
    tile: Tile | None  # a fruit, with _well if it has one
    region: int | None  # its place among the regions
    landscape: Landscape | None  # a landscape tile; a bull may have been put there
    roads_of: list[Letter]  # the lots whose road it is


class Region(TypedDict):
    fruit: Fruit
    owner: int | None  # None: neutral
    number: int | None  # the owner's own count, as a harvest names it
    squares: list[SquareName]
    size: int
    wells: int
    value: int  # points of a harvest


class Lot(TypedDict):
    lot: Letter
    square: SquareName
    state: LotState  # closed, open or finca
    finca: FincaTile | None
    first: int | None
    second: int | None
    scored: bool
    shows: list[Fruit]  # fruits that its roads show
    roads: list[SquareName]
    ring: list[SquareName]
    missing: list[SquareName]  # squares of the ring that are still empty
    strengths: list[int]  # by seat
    leaders: list[int]
    lead: int  # over the next
    gains: list[int]  # points by seat if it were surrounded now
    finals: list[int]  # points by seat if the game ended now
    dead_end: bool  # a finca due would leave the hand unbuildable if it were built here


class Line(TypedDict):
    line: int
    spaces: list[int]  # from 1
    tiles: list[Tile]
    price: int
    state: LineState  # empty, dear, unbuildable or open: what the seat in turn could do with it
    homeless: list[Tile]  # of its tiles, those that have no place now, each by itself
    left: int  # tiles on the market after the purchase
    finca: bool  # it would bring a finca
    refill: bool  # it would bring a refill


class Market(TypedDict):
    spaces: list[Tile | None]
    left: int
    threshold: int
    lines: list[Line]
    bag: Sparse[Tile, int]  # tiles
    in_bag: int


class Finca(TypedDict):
    finca: FincaTile
    first: int
    second: int


class Stock(TypedDict):
    fincas: dict[FincaTile, int]  # tiles in the stack, or put aside
    shut: bool  # put aside: only milestones build more
    sites: list[Letter]  # letters in the stack
    passes: int  # in a row


class Held(TypedDict):
    tile: Tile
    space: int  # from 1
    cart: bool  # taken by a cart


class Spot(TypedDict):
    tile: Tile
    square: SquareName


class Harvest(TypedDict):
    regions: Regions  # as the action names them
    points: int
    workers: int  # on the mat afterwards
    income: int  # coins, as far as there is room
    lost: int  # coins for which there is none
    money: int  # afterwards


class Score(TypedDict):
    fincas: int
    harvests: int
    returned: int
    regions: int
    landscape: int
    total: int
    forecast: int | None  # the total if the game ended now; None where horses are hidden


class Player(TypedDict):
    money: int
    workers: int  # on the mat
    incomes: list[int]  # coins for 1 to 5 workers on the mat after a harvest
    regions: list[int]  # places among the regions, in the order of their numbers
    tiles: Sparse[ActionTile, int]  # action tiles
    horses: int
    horse_tiles: Sparse[Horse, int] | None  # None: they lie face down
    score: Score


class View(views.Header):
    board: BoardName
    width: int
    height: int
    family: bool
    refused: bool  # dead ends are not legal
    open_horses: bool
    squares: list[Square]  # row by row
    regions: list[Region]
    lots: list[Lot]
    market: Market
    stock: Stock
    due: Finca | None  # a finca that waits for a lot
    refill: bool  # waits until the hand is empty
    done: bool  # the main action is under way or done
    last_turn: bool  # the last tile is built
    hand: list[Held]
    dead_ends: list[Spot]  # placements after which the rest of the hand could not be built
    harvests: list[Harvest]  # of the seat in turn, as long as its main action is to come
    covered: Sparse[Tile, int]  # tiles under bridges
    used: Sparse[Landscape, int]  # landscape tiles out of the game
    players: list[Player]


@rule
def show(s, eyes, tape, spare):
    """The position, without others' horses and what lies in bag and stacks."""
    spare[0] = s
    trial = spare[0]  # where searches take their notes
    views.put_header(tape, s)
    put(tape, s.board)
    put(tape, box.WIDTH[s.board])
    put(tape, box.HEIGHT[s.board])
    put(tape, s.family)
    put(tape, s.refused)
    put(tape, s.open_horses)
    show_squares(s, tape)
    show_regions(s, tape)
    show_lots(s, trial, tape)
    show_market(s, trial, tape)
    views.put_each(tape, s.fincas)
    put(tape, s.shut)
    views.put_members(tape, s.stack)
    put(tape, s.passes)
    put(tape, s.due != state.NOTHING)
    if s.due != state.NOTHING:
        put(tape, s.due - 1)
        put(tape, box.FIRST[s.due - 1])
        put(tape, box.SECOND[s.due - 1])
    put(tape, s.refill)
    put(tape, s.done)
    put(tape, s.over == RUNNING and market.tiles_left(s) == 0)
    show_hand(s, tape)
    show_dead_ends(s, trial, tape)
    show_harvests(s, tape)
    views.put_positive(tape, s.covered)
    views.put_positive(tape, s.used)
    put(tape, s.seats)
    for seat in range(s.seats):
        show_player(s, seat, eyes, tape)
    return tape[0]


# --- The board -------------------------------------------------------------------------------------------------------


@rule
def show_set(squares, tape):
    """The list of the squares of a set."""
    found = put_list(tape)
    while is_any(squares):
        put_more(tape, found, first_square(squares))
        squares = minus(squares, first_in(squares))


@rule
def show_squares(s, tape):
    squares = put_list(tape)
    for square in range(box.SQUARE_COUNT):
        if box.GROUND[s.board, square] != box.OUTSIDE:
            views.more(tape, squares)
            show_square(s, square, tape)


@rule
def show_square(s, square, tape):
    what = s.square[square]
    put(tape, square)
    put(tape, box.GROUND[s.board, square])
    put_maybe(tape, lot_on(s, square))
    put_maybe(tape, what - state.PLANTED if is_planted(what) else -1)
    put_maybe(tape, place_of(s, s.region[square]) if is_planted(what) else -1)
    put_maybe(tape, what - state.WILD)
    roads = put_list(tape)
    for lot in range(box.LOT_COUNT):
        if has(box.ROAD_SET[s.board, lot], square):
            put_more(tape, roads, lot)


@rule
def lot_on(s, square):
    """The lot whose letter is printed on a square, or NO_LOT."""
    for lot in range(box.LOT_COUNT):
        if box.LOT_SQUARE[s.board, lot] == square:
            return lot
    return box.NO_LOT


@rule
def place_of(s, first):
    """The place of a region among all regions, which are in the order of their first squares."""
    place = 0
    for square in range(first):
        place += s.tally[square] > 0
    return place


@rule
def show_regions(s, tape):
    regions = put_list(tape)
    for first in range(box.SQUARE_COUNT):
        if s.tally[first]:
            views.more(tape, regions)
            show_region(s, first, tape)


@rule
def show_region(s, first, tape):
    owner = owner_of(s, first)
    put(tape, fruit_of(s.square[first] - state.PLANTED))
    put_maybe(tape, owner)
    put_maybe(tape, number_of(s, owner, first))
    show_set(region_set(s, first), tape)
    put(tape, s.tally[first])
    put(tape, wells_in(s, first))
    put(tape, s.value[first])


@rule
def number_of(s, owner, first):
    """How a harvest names a region: the count of its owner's regions up to it; NOBODY if it has none."""
    if owner == state.NOBODY:
        return state.NOBODY
    number = 1
    for square in range(first):
        number += s.tally[square] > 0 and owner_of(s, square) == owner
    return number


@rule
def wells_in(s, first):
    wells = 0
    for square in range(box.SQUARE_COUNT):
        if s.region[square] == first:
            wells += (s.square[square] - state.PLANTED) % 2
    return wells


@rule
def show_lots(s, trial, tape):
    """CIT-R2: where a finca is due, some lots would leave the hand unbuildable that can be built now."""
    hopeful = s.phase == state.LOT and foresight.can_build_hand(trial, s.turn)
    lots = put_list(tape)
    for lot in range(box.LOT_COUNT):
        if box.LOT_SQUARE[s.board, lot] != box.NO_LOT:
            views.more(tape, lots)
            show_lot(s, lot, tape)
            put(tape, hopeful and s.lots[lot] == state.OPEN and not foresight.can_build_with(trial, s.turn, lot))


@rule
def show_lot(s, lot, tape):
    """All of a lot but whether it is a dead end."""
    built = s.lots[lot] >= state.BUILT
    tile = s.lots[lot] - state.BUILT
    put(tape, lot)
    put(tape, box.LOT_SQUARE[s.board, lot])
    put(tape, min(s.lots[lot], state.BUILT))
    put_maybe(tape, tile)
    put_maybe(tape, box.FIRST[tile] if built else -1)
    put_maybe(tape, box.SECOND[tile] if built else -1)
    put(tape, (s.scored >> lot) & 1)
    fruits = put_list(tape)
    for fruit in range(box.FRUIT_COUNT):
        if shows(s, lot, fruit):
            put_more(tape, fruits, fruit)
    show_set(words(box.ROAD_SET[s.board, lot]), tape)
    show_set(words(box.RING_SET[s.board, lot]), tape)
    show_set(scoring.empty_around(s, lot), tape)
    show_strengths(s, lot, tape)
    put(tape, s.seats)
    for seat in range(s.seats):
        put(tape, scoring.points_in(s, lot, scoring.strengths(s, lot), seat) if built else 0)
    put(tape, s.seats)
    for seat in range(s.seats):
        put(tape, scoring.final_lot_points(s, seat, lot))


@rule
def show_strengths(s, lot, tape):
    """CIT-61: by seat; who is strongest, and by how much."""
    total = scoring.strengths(s, lot)
    most = 0
    second = 0
    put(tape, s.seats)
    for seat in range(s.seats):
        strength = scoring.strength_in(total, seat)
        put(tape, strength)
        second = max(second, min(most, strength))
        most = max(most, strength)
    leaders = put_list(tape)
    for seat in range(s.seats):
        if scoring.strength_in(total, seat) == most > 0:
            put_more(tape, leaders, seat)
    put(tape, most - second)


# --- The market ------------------------------------------------------------------------------------------------------


@rule
def show_market(s, trial, tape):
    put(tape, box.SPACES)
    for space in range(box.SPACES):
        put_maybe(tape, s.market[space] - 1)
    put(tape, market.on_market(s))
    put(tape, box.THRESHOLD)
    put(tape, box.LINES)
    for line in range(box.LINES):
        show_line(s, trial, line, tape)
    views.put_positive(tape, s.bag)
    put(tape, market.in_bag(s))


@rule
def show_line(s, trial, line, tape):
    price = market.line_price(s, line)
    refill = price > 0 and market.crosses(s, price)
    put(tape, line)
    spaces = put_list(tape)
    for i in range(box.MOST_IN_LINE):
        if box.LINE[line, i] != box.NO_SPACE:
            put_more(tape, spaces, box.LINE[line, i] + 1)
    put(tape, price)
    for i in range(box.MOST_IN_LINE):
        if tile_in(s, line, i) >= 0:
            put(tape, tile_in(s, line, i))
    put(tape, price)
    put(tape, line_state(s, trial, line, price))
    homeless = put_list(tape)
    for i in range(box.MOST_IN_LINE):
        tile = tile_in(s, line, i)
        if tile >= 0 and is_first_in(s, line, i) and not is_any(places_of(s, s.turn, fruit_of(tile))):
            put_more(tape, homeless, tile)
    put(tape, market.on_market(s) - price)
    put(tape, refill and market.can_add_finca(s))
    put(tape, refill)


@rule
def tile_in(s, line, nth):
    """The tile on a space of a line, or -1."""
    space = box.LINE[line, nth]
    return -1 if space == box.NO_SPACE else s.market[space] - 1


@rule
def is_first_in(s, line, nth):
    """Whether a tile is on no earlier space of a line."""
    for i in range(nth):
        if tile_in(s, line, i) == tile_in(s, line, nth):
            return False
    return True


@rule
def line_state(s, trial, line, price):
    """CIT-14..17: what the seat in turn could do with a line."""
    if price == 0:
        return EMPTY
    if price > s.money[s.turn]:
        return DEAR
    return BUILDABLE if market.line_fits(trial, s.turn, line, price) else UNBUILDABLE


# --- The seat in turn ------------------------------------------------------------------------------------------------


@rule
def show_hand(s, tape):
    hand = put_list(tape)
    for space in range(box.SPACES):
        if s.hand[space] != state.NOTHING:
            put_more(tape, hand, held_tile(s.hand[space]))
            put(tape, space + 1)
            put(tape, s.hand[space] > state.CARTED)


@rule
def show_dead_ends(s, trial, tape):
    """CIT-R2: placements after which the rest of the hand could not be built, although it can be now."""
    found = put_list(tape)
    if s.phase != state.BUILDING or not foresight.can_build_hand(trial, s.turn):
        return
    for tile in range(box.TILE_COUNT):
        if (tiles_in_hand(s) >> tile) & 1:
            squares = places_of(s, s.turn, fruit_of(tile))
            while is_any(squares):
                square = first_square(squares)
                squares = minus(squares, first_in(squares))
                if not foresight.can_build_after(trial, s.turn, fruit_of(tile), square):
                    put_more(tape, found, tile)
                    put(tape, square)


@rule
def show_harvests(s, tape):
    """CIT-69..73: every set of own regions, and what it would bring."""
    owned = box.WORKERS - s.workers[s.turn] if s.phase == state.MAIN else 0
    put(tape, (1 << owned) - 1)
    for chosen in range(1, 1 << owned):
        show_harvest(s, s.turn, chosen, owned, tape)


@rule
def show_harvest(s, seat, chosen, owned, tape):
    points = 0
    workers = s.workers[seat]
    for nth in range(owned):
        if (chosen >> nth) & 1:
            points += s.value[nth_region(s, seat, nth)]
            workers += 1
    paid = min(box.INCOME[workers], box.MOST_MONEY - s.money[seat])
    put(tape, chosen - 1)
    put(tape, points)
    put(tape, workers)
    put(tape, paid)
    put(tape, box.INCOME[workers] - paid)
    put(tape, s.money[seat] + paid)


# --- Every seat ------------------------------------------------------------------------------------------------------


@rule
def show_player(s, seat, eyes, tape):
    known = seat == eyes or s.open_horses == 1 or s.over != RUNNING
    horses, actions = s.tiles[seat, : len(box.HORSES)], s.tiles[seat, len(box.HORSES) :]
    put(tape, s.money[seat])
    put(tape, s.workers[seat])
    views.put_first(tape, box.INCOME[1:], box.WORKERS)
    regions = put_list(tape)
    for nth in range(box.WORKERS - s.workers[seat]):
        put_more(tape, regions, place_of(s, nth_region(s, seat, nth)))
    views.put_positive(tape, actions)
    put(tape, horses[0] + horses[1] + horses[2])
    put(tape, known)
    if known:
        views.put_positive(tape, horses)
    views.put_each(tape, s.points[seat])
    put(tape, scoring.score(s, seat))
    put(tape, known)
    if known:
        put(tape, forecast(s, seat))


@rule
def forecast(s, seat):
    """CIT-88..91: all points of a seat if the game ended now."""
    points = scoring.score(s, seat)
    if s.over == RUNNING:
        points += scoring.region_points(s, seat) + scoring.landscape_points(s, seat)
        for lot in range(box.LOT_COUNT):
            points += scoring.final_lot_points(s, seat, lot)
    return points
