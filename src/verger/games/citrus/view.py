"""What leaves the table: the position as a seat may know it. Only others' horses are hidden."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import TypedDict

from verger.engine import RUNNING, rule, showing, views
from verger.engine.records import size
from verger.engine.rows import total
from verger.engine.views import Sparse, Words, put, put_list, put_more

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
    square: Annotated[SquareName, "square"]
    ground: Annotated[Ground, "box.GROUND[s.board, square]"]  # open, rock or lot
    lot: Annotated[Letter | None, "lot_on(s, square)"]  # the letter printed on it
    # a fruit, with _well if it has one
    tile: Annotated[Tile | None, "s.square[square] - state.PLANTED if is_planted(s.square[square]) else None"]
    # its place among the regions
    region: Annotated[int | None, "place_of(s, s.region[square]) if is_planted(s.square[square]) else None"]
    # a landscape tile; a bull may have been put there
    landscape: Annotated[Landscape | None, "s.square[square] - state.WILD"]
    # the lots whose road it is
    roads_of: Annotated[list[Letter], "lot for lot in range(box.LOT_COUNT) if has(box.ROAD_SET[s.board, lot], square)"]


class Region(TypedDict):
    fruit: Annotated[Fruit, "fruit_of(s.square[first] - state.PLANTED)"]
    owner: Annotated[int | None, "owner_of(s, first)"]  # None: neutral
    number: Annotated[int | None, "number_of(s, owner_of(s, first), first)"]  # the owner's, as a harvest names it
    squares: Annotated[list[SquareName], "show_set(region_set(s, first), tape)"]
    size: Annotated[int, "s.tally[first]"]
    wells: Annotated[int, "wells_in(s, first)"]
    value: int  # points of a harvest


class Lot(TypedDict):
    lot: Annotated[Letter, "lot"]
    square: Annotated[SquareName, "box.LOT_SQUARE[s.board, lot]"]
    state: Annotated[LotState, "min(s.lots[lot], state.BUILT)"]  # closed, open or finca
    finca: Annotated[FincaTile | None, "s.lots[lot] - state.BUILT"]
    first: Annotated[int | None, "box.FIRST[s.lots[lot] - state.BUILT] if is_built(s, lot) else None"]
    second: Annotated[int | None, "box.SECOND[s.lots[lot] - state.BUILT] if is_built(s, lot) else None"]
    scored: Annotated[bool, "(s.scored >> lot) & 1"]
    # fruits that its roads show
    shows: Annotated[list[Fruit], "fruit for fruit in range(box.FRUIT_COUNT) if shows(s, lot, fruit)"]
    roads: Annotated[list[SquareName], "show_set(words(box.ROAD_SET[s.board, lot]), tape)"]
    ring: Annotated[list[SquareName], "show_set(words(box.RING_SET[s.board, lot]), tape)"]
    missing: Annotated[list[SquareName], "show_set(scoring.empty_around(s, lot), tape)"]  # of the ring, still empty
    strengths: Annotated[list[int], "scoring.strength(s, seat, lot) for seat in range(s.seats)"]
    leaders: Annotated[list[int], "seat for seat in range(s.seats) if lead_of(s, seat, lot) >= 0"]
    lead: Annotated[int, "lead(s, lot)"]  # over the next
    gains: Annotated[
        list[int], "scoring.lot_points(s, seat, lot) if is_built(s, lot) else 0 for seat in range(s.seats)"
    ]  # points by seat if it were surrounded now
    # points by seat if the game ended now
    finals: Annotated[list[int], "scoring.final_lot_points(s, seat, lot) for seat in range(s.seats)"]
    dead_end: Annotated[bool, "is_dead_end(s, spare[0], lot)"]  # a finca due would leave the hand unbuildable here


class Line(TypedDict):
    line: Annotated[int, "line"]
    spaces: Annotated[
        list[int], "box.LINE[line, i] + 1 for i in range(box.MOST_IN_LINE) if box.LINE[line, i] != box.NO_SPACE"
    ]  # from 1
    tiles: Annotated[list[Tile], "tile_in(s, line, i) for i in range(box.MOST_IN_LINE) if tile_in(s, line, i) >= 0"]
    price: Annotated[int, "market.line_price(s, line)"]
    # empty, dear, unbuildable or open: what the seat in turn could do with it
    state: Annotated[LineState, "line_state(s, spare[0], line, market.line_price(s, line))"]
    # of its tiles, those that have no place now, each by itself
    homeless: Annotated[list[Tile], "tile_in(s, line, i) for i in range(box.MOST_IN_LINE) if is_homeless(s, line, i)"]
    left: Annotated[int, "market.on_market(s) - market.line_price(s, line)"]  # on the market after the purchase
    finca: Annotated[bool, "brings_refill(s, line) and market.can_add_finca(s)"]  # it would bring a finca
    refill: Annotated[bool, "brings_refill(s, line)"]  # it would bring a refill


class Market(TypedDict):
    spaces: Annotated[list[Tile | None], "s.market[space] - 1 for space in range(box.SPACES)"]
    left: Annotated[int, "market.on_market(s)"]
    threshold: Annotated[int, "box.THRESHOLD"]
    lines: Annotated[list[Line], "for line in range(box.LINES)"]
    bag: Sparse[Tile, int]  # tiles
    in_bag: Annotated[int, "market.in_bag(s)"]


class Finca(TypedDict):
    finca: Annotated[FincaTile, "s.due - 1"]
    first: Annotated[int, "box.FIRST[s.due - 1]"]
    second: Annotated[int, "box.SECOND[s.due - 1]"]


class Stock(TypedDict):
    fincas: dict[FincaTile, int]  # tiles in the stack, or put aside
    shut: bool  # put aside: only milestones build more
    sites: Annotated[list[Letter], "members(s.stack)"]  # letters in the stack
    passes: int  # in a row


class Held(TypedDict):
    tile: Annotated[Tile, "held_tile(s.hand[space])"]
    space: Annotated[int, "space + 1"]  # from 1
    cart: Annotated[bool, "s.hand[space] > state.CARTED"]  # taken by a cart


class Spot(TypedDict):
    tile: Tile
    square: SquareName


class Harvest(TypedDict):
    regions: Annotated[Regions, "chosen - 1"]  # as the action names them
    points: Annotated[int, "harvested(s, chosen)"]
    workers: Annotated[int, "s.workers[s.turn] + size(chosen)"]  # on the mat afterwards
    income: Annotated[int, "income(s, chosen)"]  # coins, as far as there is room
    lost: Annotated[int, "box.INCOME[s.workers[s.turn] + size(chosen)] - income(s, chosen)"]  # no room for them
    money: Annotated[int, "s.money[s.turn] + income(s, chosen)"]  # afterwards


class Score(TypedDict):
    fincas: Annotated[int, "s.points[seat, state.FINCA_PART]"]
    harvests: Annotated[int, "s.points[seat, state.HARVEST_PART]"]
    returned: Annotated[int, "s.points[seat, state.RETURN_PART]"]
    regions: Annotated[int, "s.points[seat, state.REGION_PART]"]
    landscape: Annotated[int, "s.points[seat, state.LANDSCAPE_PART]"]
    total: Annotated[int, "scoring.score(s, seat)"]
    # the total if the game ended now; None where horses are hidden
    forecast: Annotated[int | None, "forecast(s, seat) if knows_horses(s, eyes, seat) else None"]


class Player(TypedDict):
    money: int
    workers: int  # on the mat
    incomes: Annotated[list[int], "box.INCOME[1:]"]  # coins for 1 to 5 workers on the mat after a harvest
    regions: Annotated[
        list[int], "place_of(s, nth_region(s, seat, nth)) for nth in range(box.WORKERS - s.workers[seat])"
    ]  # places among the regions, in the order of their numbers
    tiles: Annotated[Sparse[ActionTile, int], "s.tiles[seat, len(box.HORSES) :]"]  # action tiles
    horses: Annotated[int, "total(s.tiles[seat, : len(box.HORSES)])"]
    horse_tiles: Annotated[
        Sparse[Horse, int] | None, "s.tiles[seat, : len(box.HORSES)] if knows_horses(s, eyes, seat) else None"
    ]  # None: they lie face down
    score: Score


class View(views.Header):
    board: BoardName
    width: Annotated[int, "box.WIDTH[s.board]"]
    height: Annotated[int, "box.HEIGHT[s.board]"]
    family: bool
    refused: bool  # dead ends are not legal
    open_horses: bool
    squares: Annotated[
        list[Square], "for square in range(box.SQUARE_COUNT) if box.GROUND[s.board, square] != box.OUTSIDE"
    ]  # row by row
    regions: Annotated[list[Region], "for first in range(box.SQUARE_COUNT) if s.tally[first]"]
    lots: Annotated[list[Lot], "for lot in range(box.LOT_COUNT) if box.LOT_SQUARE[s.board, lot] != box.NO_LOT"]
    market: Market
    stock: Stock
    due: Annotated[Finca | None, "if s.due != state.NOTHING"]  # a finca that waits for a lot
    refill: bool  # waits until the hand is empty
    done: bool  # the main action is under way or done
    last_turn: Annotated[bool, "s.over == RUNNING and market.tiles_left(s) == 0"]  # the last tile is built
    hand: Annotated[list[Held], "for space in range(box.SPACES) if s.hand[space] != state.NOTHING"]
    # placements after which the rest of the hand could not be built
    dead_ends: Annotated[list[Spot], "show_dead_ends(s, spare[0], tape)"]
    # CIT-69..73: of the seat in turn, as long as its main action is to come
    harvests: Annotated[list[Harvest], "for chosen in range(1, 1 << own_regions(s))"]
    covered: Sparse[Tile, int]  # tiles under bridges
    used: Sparse[Landscape, int]  # landscape tiles out of the game
    players: Annotated[list[Player], "for seat in range(s.seats)"]


# --- The board -------------------------------------------------------------------------------------------------------


@rule
def show_set(squares, tape):
    """The list of the squares of a set."""
    found = put_list(tape)
    while is_any(squares):
        put_more(tape, found, first_square(squares))
        squares = minus(squares, first_in(squares))


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
def is_built(s, lot):
    return s.lots[lot] >= state.BUILT


@rule
def lead_of(s, seat, lot):
    """CIT-61: by how much a seat is ahead of the next around a lot; negative if it is behind, or has nothing there."""
    strengths, most = scoring.strengths(s, lot), 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, scoring.strength_in(strengths, other))
    own = scoring.strength_in(strengths, seat)
    return own - most if own else -1


@rule
def lead(s, lot):
    """By how much the strongest seat is ahead."""
    most = 0
    for seat in range(s.seats):
        most = max(most, lead_of(s, seat, lot))
    return most


@rule
def is_dead_end(s, trial, lot):
    """CIT-R2: where a finca is due, some lots would leave the hand unbuildable that can be built now."""
    if s.phase != state.LOT or s.lots[lot] != state.OPEN or not foresight.can_build_hand(trial, s.turn):
        return False
    return not foresight.can_build_with(trial, s.turn, lot)


# --- The market ------------------------------------------------------------------------------------------------------


@rule
def brings_refill(s, line):
    price = market.line_price(s, line)
    return price > 0 and market.crosses(s, price)


@rule
def tile_in(s, line, nth):
    """The tile on a space of a line, or -1."""
    space = box.LINE[line, nth]
    return -1 if space == box.NO_SPACE else s.market[space] - 1


@rule
def is_homeless(s, line, nth):
    """Whether a tile, met for the first time in a line, has no place now."""
    tile = tile_in(s, line, nth)
    for i in range(nth):
        if tile_in(s, line, i) == tile:
            return False
    return tile >= 0 and not is_any(places_of(s, s.turn, fruit_of(tile)))


@rule
def line_state(s, trial, line, price):
    """CIT-14..17: what the seat in turn could do with a line."""
    if price == 0:
        return EMPTY
    if price > s.money[s.turn]:
        return DEAR
    return BUILDABLE if market.line_fits(trial, s.turn, line, price) else UNBUILDABLE


# --- The seats -------------------------------------------------------------------------------------------------------


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
def own_regions(s):
    """How many regions the seat in turn could harvest."""
    return box.WORKERS - s.workers[s.turn] if s.phase == state.MAIN else 0


@rule
def harvested(s, chosen):
    """The points of a set of own regions."""
    points = 0
    for nth in range(own_regions(s)):
        if (chosen >> nth) & 1:
            points += s.value[nth_region(s, s.turn, nth)]
    return points


@rule
def income(s, chosen):
    return min(box.INCOME[s.workers[s.turn] + size(chosen)], box.MOST_MONEY - s.money[s.turn])


@rule
def knows_horses(s, eyes, seat):
    """CIT-46, R24: only the own ones lie open, but by agreement and after the end."""
    return seat == eyes or s.open_horses == 1 or s.over != RUNNING


@rule
def forecast(s, seat):
    """CIT-88..91: all points of a seat if the game ended now."""
    points = scoring.score(s, seat)
    if s.over == RUNNING:
        points += scoring.region_points(s, seat) + scoring.landscape_points(s, seat)
        for lot in range(box.LOT_COUNT):
            points += scoring.final_lot_points(s, seat, lot)
    return points


show = showing.shown(View, state.DTYPE, globals(), first="spare[0] = s")
