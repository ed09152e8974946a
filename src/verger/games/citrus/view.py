"""What leaves the table: the position as a seat may know it. Only others' horses are hidden."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import TypedDict

from verger.engine import RUNNING, rule
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
)

from .actions import REGIONS
from .building import fruit_of, has_place, held_tile, is_planted, owner_of, places, region_set, shows
from .components import (
    BOARDS,
    BRIDGE,
    FINCAS,
    FIRST,
    FRUIT_COUNT,
    FRUITS,
    GROUND,
    HEIGHT,
    HORSES,
    INCOME,
    LANDSCAPE,
    LETTERS,
    LINE,
    LINES,
    LOT_COUNT,
    LOT_SQUARE,
    MOST_IN_LINE,
    MOST_MONEY,
    NO_LOT,
    NO_SPACE,
    OUTSIDE,
    RING_SET,
    ROAD_SET,
    SECOND,
    SPACES,
    SQUARE_AT,
    SQUARE_COUNT,
    SQUARES,
    THRESHOLD,
    TILE_COUNT,
    TILES,
    WIDTH,
    WORD_BITS,
    WORDS,
    WORKERS,
)
from .foresight import can_build_after, can_build_hand, can_build_with
from .ground import has, lowest
from .legality import holds
from .market import can_add_finca, crosses, in_bag, line_fits, line_price, on_market, tiles_left
from .scoring import (
    final_lot_points,
    landscape_points,
    points_in,
    region_points,
    score,
    strength_in,
    strengths,
)
from .state import (
    BUILDING,
    BUILT,
    CARTED,
    LOT_DUE,
    MAIN,
    NOBODY,
    NOTHING,
    OPEN,
    PHASES,
    PLANTED,
    WILD,
)
from .turn import nth_region

LINE_STATES = ("empty", "dear", "unbuildable", "open")
EMPTY, DEAR, UNBUILDABLE, BUILDABLE = range(len(LINE_STATES))

KEYS = {
    "phase": PHASES,
    "board": BOARDS,
    "square": SQUARES,
    "ground": ("outside", "open", "rock", "lot"),
    "letter": LETTERS,
    "tile": TILES,
    "fruit": FRUITS,
    "landscape": LANDSCAPE,
    "horse": HORSES,
    "action_tile": LANDSCAPE[len(HORSES) :],
    "finca": FINCAS,
    "lot_state": ("closed", "open", "finca"),
    "line_state": LINE_STATES,
    "regions": REGIONS,
}
Phase = Annotated[str, "phase"]
BoardName = Annotated[str, "board"]
SquareName = Annotated[str, "square"]
Ground = Annotated[str, "ground"]
Letter = Annotated[str, "letter"]
Tile = Annotated[str, "tile"]
Fruit = Annotated[str, "fruit"]
Landscape = Annotated[str, "landscape"]
Horse = Annotated[str, "horse"]
ActionTile = Annotated[str, "action_tile"]
FincaTile = Annotated[str, "finca"]
LotState = Annotated[str, "lot_state"]
LineState = Annotated[str, "line_state"]
Regions = Annotated[str, "regions"]


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


class View(TypedDict):
    seats: int
    turn: int | None
    pending: list[int]
    phase: Phase  # main, lot, building, finishing, over
    over: bool
    stopped: bool
    turns: int
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
    over = s.over != RUNNING
    fresh(tape)
    put(tape, s.seats)
    put_maybe(tape, NOBODY if over else s.turn)
    put_members(tape, s.pending)
    put(tape, s.phase)
    put(tape, over)
    put(tape, False)
    put(tape, s.turns)
    put(tape, s.board)
    put(tape, WIDTH[s.board])
    put(tape, HEIGHT[s.board])
    put(tape, s.family)
    put(tape, s.refused)
    put(tape, s.open_horses)
    show_squares(s, tape)
    show_regions(s, tape)
    show_lots(s, trial, tape)
    show_market(s, trial, tape)
    put_each(tape, s.fincas)
    put(tape, s.shut)
    put_members(tape, s.stack)
    put(tape, s.passes)
    put(tape, s.due != NOTHING)
    if s.due != NOTHING:
        put(tape, s.due - 1)
        put(tape, FIRST[s.due - 1])
        put(tape, SECOND[s.due - 1])
    put(tape, s.refill)
    put(tape, s.done)
    put(tape, not over and tiles_left(s) == 0)
    show_hand(s, tape)
    show_dead_ends(s, trial, tape)
    show_harvests(s, tape)
    put_positive(tape, s.covered)
    put_positive(tape, s.used)
    put(tape, s.seats)
    for seat in range(s.seats):
        show_player(s, seat, eyes, tape)
    return tape[0]


# --- The board -------------------------------------------------------------------------------------------------------


@rule
def show_set(a, b, c, tape):
    """The list of the squares of a set."""
    squares = put_list(tape)
    for word in range(WORDS):
        rest = a if word == 0 else b if word == 1 else c
        while rest:
            more(tape, squares)
            put(tape, SQUARE_AT[word * WORD_BITS + lowest(rest)])
            rest &= rest - 1


@rule
def show_squares(s, tape):
    squares = put_list(tape)
    for square in range(SQUARE_COUNT):
        if GROUND[s.board, square] != OUTSIDE:
            more(tape, squares)
            show_square(s, square, tape)


@rule
def show_square(s, square, tape):
    what = s.square[square]
    put(tape, square)
    put(tape, GROUND[s.board, square])
    put_maybe(tape, lot_on(s, square))
    put_maybe(tape, what - PLANTED if is_planted(what) else -1)
    put_maybe(tape, place_of(s, s.region[square]) if is_planted(what) else -1)
    put_maybe(tape, what - WILD)
    roads = put_list(tape)
    for lot in range(LOT_COUNT):
        if has(ROAD_SET[s.board, lot], square):
            more(tape, roads)
            put(tape, lot)


@rule
def lot_on(s, square):
    """The lot whose letter is printed on a square, or NO_LOT."""
    for lot in range(LOT_COUNT):
        if LOT_SQUARE[s.board, lot] == square:
            return lot
    return NO_LOT


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
    for first in range(SQUARE_COUNT):
        if s.tally[first]:
            more(tape, regions)
            show_region(s, first, tape)


@rule
def show_region(s, first, tape):
    owner = owner_of(s, first)
    a, b, c = region_set(s, first)
    put(tape, fruit_of(s.square[first] - PLANTED))
    put_maybe(tape, owner)
    put_maybe(tape, number_of(s, owner, first))
    show_set(a, b, c, tape)
    put(tape, s.tally[first])
    put(tape, wells_in(s, first))
    put(tape, s.value[first])


@rule
def number_of(s, owner, first):
    """How a harvest names a region: the count of its owner's regions up to it; NOBODY if it has none."""
    if owner == NOBODY:
        return NOBODY
    number = 1
    for square in range(first):
        number += s.tally[square] > 0 and owner_of(s, square) == owner
    return number


@rule
def wells_in(s, first):
    wells = 0
    for square in range(SQUARE_COUNT):
        if s.region[square] == first:
            wells += (s.square[square] - PLANTED) % 2
    return wells


@rule
def show_lots(s, trial, tape):
    """CIT-R2: where a finca is due, some lots would leave the hand unbuildable that can be built now."""
    hopeful = s.phase == LOT_DUE and can_build_hand(trial, s.turn)
    lots = put_list(tape)
    for lot in range(LOT_COUNT):
        if LOT_SQUARE[s.board, lot] != NO_LOT:
            more(tape, lots)
            show_lot(s, lot, tape)
            put(tape, hopeful and s.lots[lot] == OPEN and not can_build_with(trial, s.turn, lot))


@rule
def show_lot(s, lot, tape):
    """All of a lot but whether it is a dead end."""
    built = s.lots[lot] >= BUILT
    tile = s.lots[lot] - BUILT
    put(tape, lot)
    put(tape, LOT_SQUARE[s.board, lot])
    put(tape, min(s.lots[lot], BUILT))
    put_maybe(tape, tile)
    put_maybe(tape, FIRST[tile] if built else -1)
    put_maybe(tape, SECOND[tile] if built else -1)
    put(tape, (s.scored >> lot) & 1)
    fruits = put_list(tape)
    for fruit in range(FRUIT_COUNT):
        if shows(s, lot, fruit):
            more(tape, fruits)
            put(tape, fruit)
    roads, ring = ROAD_SET[s.board, lot], RING_SET[s.board, lot]
    show_set(roads[0], roads[1], roads[2], tape)
    show_set(ring[0], ring[1], ring[2], tape)
    show_set(ring[0] & s.free[0] & ~s.wild[0], ring[1] & s.free[1] & ~s.wild[1], ring[2] & s.free[2] & ~s.wild[2], tape)
    show_strengths(s, lot, tape)
    put(tape, s.seats)
    for seat in range(s.seats):
        put(tape, points_in(s, lot, strengths(s, lot), seat) if built else 0)
    put(tape, s.seats)
    for seat in range(s.seats):
        put(tape, final_lot_points(s, seat, lot))


@rule
def show_strengths(s, lot, tape):
    """CIT-61: by seat; who is strongest, and by how much."""
    total = strengths(s, lot)
    most = 0
    second = 0
    put(tape, s.seats)
    for seat in range(s.seats):
        strength = strength_in(total, seat)
        put(tape, strength)
        second = max(second, min(most, strength))
        most = max(most, strength)
    leaders = put_list(tape)
    for seat in range(s.seats):
        if strength_in(total, seat) == most > 0:
            more(tape, leaders)
            put(tape, seat)
    put(tape, most - second)


# --- The market ------------------------------------------------------------------------------------------------------


@rule
def show_market(s, trial, tape):
    put(tape, SPACES)
    for space in range(SPACES):
        put_maybe(tape, s.market[space] - 1)
    put(tape, on_market(s))
    put(tape, THRESHOLD)
    put(tape, LINES)
    for line in range(LINES):
        show_line(s, trial, line, tape)
    put_positive(tape, s.bag)
    put(tape, in_bag(s))


@rule
def show_line(s, trial, line, tape):
    price = line_price(s, line)
    refill = price > 0 and crosses(s, price)
    put(tape, line)
    spaces = put_list(tape)
    for i in range(MOST_IN_LINE):
        if LINE[line, i] != NO_SPACE:
            more(tape, spaces)
            put(tape, LINE[line, i] + 1)
    put(tape, price)
    for i in range(MOST_IN_LINE):
        if tile_in(s, line, i) >= 0:
            put(tape, tile_in(s, line, i))
    put(tape, price)
    put(tape, line_state(s, trial, line, price))
    homeless = put_list(tape)
    for i in range(MOST_IN_LINE):
        tile = tile_in(s, line, i)
        if tile >= 0 and is_first_in(s, line, i) and not has_place(s, s.turn, fruit_of(tile)):
            more(tape, homeless)
            put(tape, tile)
    put(tape, on_market(s) - price)
    put(tape, refill and can_add_finca(s))
    put(tape, refill)


@rule
def tile_in(s, line, nth):
    """The tile on a space of a line, or -1."""
    space = LINE[line, nth]
    return -1 if space == NO_SPACE else s.market[space] - 1


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
    return BUILDABLE if line_fits(trial, s.turn, line, price) else UNBUILDABLE


# --- The seat in turn ------------------------------------------------------------------------------------------------


@rule
def show_hand(s, tape):
    hand = put_list(tape)
    for space in range(SPACES):
        if s.hand[space] != NOTHING:
            more(tape, hand)
            put(tape, held_tile(s.hand[space]))
            put(tape, space + 1)
            put(tape, s.hand[space] > CARTED)


@rule
def show_dead_ends(s, trial, tape):
    """CIT-R2: placements after which the rest of the hand could not be built, although it can be now."""
    found = put_list(tape)
    if s.phase != BUILDING or not can_build_hand(trial, s.turn):
        return
    for tile in range(TILE_COUNT):
        if holds(s, tile):
            e, f, g, u, v, w = places(s, s.turn, fruit_of(tile), s.workers[s.turn], s.tiles[s.turn, BRIDGE])
            for word in range(WORDS):
                rest = e | u if word == 0 else f | v if word == 1 else g | w
                while rest:
                    square = SQUARE_AT[word * WORD_BITS + lowest(rest)]
                    rest &= rest - 1
                    if not can_build_after(trial, s.turn, fruit_of(tile), square):
                        more(tape, found)
                        put(tape, tile)
                        put(tape, square)


@rule
def show_harvests(s, tape):
    """CIT-69..73: every set of own regions, and what it would bring."""
    owned = WORKERS - s.workers[s.turn] if s.phase == MAIN else 0
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
    paid = min(INCOME[workers], MOST_MONEY - s.money[seat])
    put(tape, chosen - 1)
    put(tape, points)
    put(tape, workers)
    put(tape, paid)
    put(tape, INCOME[workers] - paid)
    put(tape, s.money[seat] + paid)


# --- Every seat ------------------------------------------------------------------------------------------------------


@rule
def show_player(s, seat, eyes, tape):
    known = seat == eyes or s.open_horses == 1 or s.over != RUNNING
    horses, actions = s.tiles[seat, : len(HORSES)], s.tiles[seat, len(HORSES) :]
    put(tape, s.money[seat])
    put(tape, s.workers[seat])
    put_first(tape, INCOME[1:], WORKERS)
    regions = put_list(tape)
    for nth in range(WORKERS - s.workers[seat]):
        more(tape, regions)
        put(tape, place_of(s, nth_region(s, seat, nth)))
    put_positive(tape, actions)
    put(tape, horses[0] + horses[1] + horses[2])
    put(tape, known)
    if known:
        put_positive(tape, horses)
    put_each(tape, s.points[seat])
    put(tape, score(s, seat))
    put(tape, known)
    if known:
        put(tape, forecast(s, seat))


@rule
def forecast(s, seat):
    """CIT-88..91: all points of a seat if the game ended now."""
    points = score(s, seat)
    if s.over == RUNNING:
        points += region_points(s, seat) + landscape_points(s, seat)
        for lot in range(LOT_COUNT):
            points += final_lot_points(s, seat, lot)
    return points
