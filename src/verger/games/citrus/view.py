"""What leaves the table: the position as a seat may know it, in plain data. Only others' horses are hidden."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from verger.engine import RUNNING, State, members, plain

from .actions import REGIONS
from .components import (
    BOARDS,
    FINCAS,
    FIRST,
    FRUITS,
    GRIDS,
    HEIGHT,
    HORSES,
    INCOME,
    LANDSCAPE,
    LETTERS,
    LINE_SPACES,
    LOT_SQUARE,
    LOTS,
    LOTS_AT,
    MOST_MONEY,
    RING,
    ROADS,
    SECOND,
    SQUARES,
    THRESHOLD,
    TILES,
    WIDTH,
)
from .prospects import DEAD_END, Prospects, prospects
from .state import (
    BARE,
    BUILT,
    CARTED,
    CLOSED,
    MAIN,
    NO_REGION,
    NOBODY,
    NOTHING,
    OPEN,
    PARTS,
    PHASES,
    PLANTED,
)

# By what lies on a square.
TILE_ON: tuple[str | None, ...] = (None, *TILES, *(None for _ in LANDSCAPE))
LANDSCAPE_ON: tuple[str | None, ...] = (None, *(None for _ in TILES), *LANDSCAPE)


def _filled(table: Any) -> list[list[list[int]]]:
    """The rows of each board's table without what only fills them up."""
    return [[sorted(number for number in row if number >= 0) for row in rows] for rows in table.tolist()]


IN_ORDER = [sorted(grid) for grid in GRIDS]
PRINTED = {"#": "rock", ".": "open", "*": "open"}
ROAD_SQUARES, RING_SQUARES, ROAD_LOTS = map(_filled, (ROADS, RING, LOTS_AT))


class Square(TypedDict):
    square: str
    ground: str  # open, rock or lot
    lot: str | None  # the letter printed on it
    tile: str | None  # a fruit, with _well if it has one
    region: int | None  # its place among the regions
    landscape: str | None  # a landscape tile; a bull may have been put there
    roads_of: list[str]  # the lots whose road it is


class Region(TypedDict):
    fruit: str
    owner: int | None  # None: neutral
    number: int | None  # the owner's own count, as a harvest names it
    squares: list[str]
    size: int
    wells: int
    value: int  # points of a harvest


class Lot(TypedDict):
    lot: str
    square: str
    state: str  # closed, open or finca
    finca: str | None
    first: int | None
    second: int | None
    scored: bool
    shows: list[str]  # fruits that its roads show
    roads: list[str]
    ring: list[str]
    missing: list[str]  # squares of the ring that are still empty
    strengths: list[int]  # by seat
    leaders: list[int]
    lead: int  # over the next
    gains: list[int]  # points by seat if it were surrounded now
    finals: list[int]  # points by seat if the game ended now
    dead_end: bool  # a finca due would leave the hand unbuildable if it were built here


class Line(TypedDict):
    line: int
    spaces: list[int]
    tiles: list[str]
    price: int
    state: str  # empty, dear, unbuildable or open: what the seat in turn could do with it
    homeless: list[str]  # of its tiles, those that have no place now, each by itself
    left: int  # tiles on the market after the purchase
    finca: bool  # it would bring a finca
    refill: bool  # it would bring a refill


class Market(TypedDict):
    spaces: list[str | None]
    left: int
    threshold: int
    lines: list[Line]
    bag: dict[str, int]  # tiles
    in_bag: int


class Finca(TypedDict):
    finca: str
    first: int
    second: int


class Stock(TypedDict):
    fincas: dict[str, int]  # tiles in the stack, or put aside
    shut: bool  # put aside: only milestones build more
    sites: list[str]  # letters in the stack
    passes: int  # in a row


class Held(TypedDict):
    tile: str
    space: int
    cart: bool  # taken by a cart


class Spot(TypedDict):
    tile: str
    square: str


class Harvest(TypedDict):
    regions: str  # as the action names them
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
    tiles: dict[str, int]  # action tiles
    horses: int
    horse_tiles: dict[str, int] | None  # None: they lie face down
    score: Score


class View(TypedDict):
    seats: int
    turn: int | None
    pending: list[int]
    phase: str  # main, lot, building, finishing, over
    over: bool
    stopped: bool
    turns: int
    board: str
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
    covered: dict[str, int]  # tiles under bridges
    used: dict[str, int]  # landscape tiles out of the game
    players: list[Player]


def view(s: State, seat: int | None) -> View:
    """The position, without others' horses and what lies in bag and stacks."""
    now = plain(s)
    over = now.over != RUNNING
    table = Table(now, prospects(s), seat)
    return View(
        seats=now.seats,
        turn=None if over else now.turn,
        pending=list(members(now.pending)),
        phase=PHASES[now.phase],
        over=over,
        stopped=False,
        turns=now.turns,
        board=BOARDS[now.board],
        width=WIDTH[now.board],
        height=HEIGHT[now.board],
        family=bool(now.family),
        refused=bool(now.refused),
        open_horses=bool(now.open_horses),
        squares=[table.square(square) for square in IN_ORDER[now.board]],
        regions=table.regions,
        lots=[table.lot(lot) for lot in LOTS[now.board]],
        market=table.market(),
        stock=Stock(
            fincas=dict(zip(FINCAS, now.fincas, strict=True)),
            shut=bool(now.shut),
            sites=[LETTERS[lot] for lot in members(now.stack)],
            passes=now.passes,
        ),
        due=finca(now.due - 1) if now.due != NOTHING else None,
        refill=bool(now.refill),
        done=bool(now.done),
        last_turn=not over and table.left == 0,
        hand=[
            Held(tile=TILES[(what - 1) % len(TILES)], space=space, cart=what > CARTED)
            for space, what in enumerate(now.hand)
            if what != NOTHING
        ],
        dead_ends=[Spot(tile=TILES[tile], square=SQUARES[square]) for tile, square in table.ahead.dead_ends],
        harvests=table.harvests() if now.phase == MAIN else [],
        covered=counts(TILES, now.covered),
        used=counts(LANDSCAPE, now.used),
        players=[table.player(other) for other in range(now.seats)],
    )


def finca(number: int) -> Finca:
    return Finca(finca=FINCAS[number], first=int(FIRST[number]), second=int(SECOND[number]))


def counts(keys: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    return {key: number for key, number in zip(keys, numbers, strict=True) if number}


def parts(s: State, seat: int) -> dict[str, int]:
    """A seat's points by where they come from."""
    return dict(zip(PARTS, s.points[seat].tolist(), strict=True))


class Table:
    """Tells of squares, lots, lines and seats."""

    def __init__(self, now: Any, ahead: Prospects, eyes: int | None) -> None:
        self.now = now
        self.ahead = ahead
        self.eyes = eyes
        self.market_tiles = [what - 1 for what in now.market if what != NOTHING]
        self.left = sum(now.bag) + sum(what != NOTHING for what in now.hand) + len(self.market_tiles)
        self.regions, self.place = self.find_regions()

    # The board

    def find_regions(self) -> tuple[list[Region], dict[int, int]]:
        """All regions by their first square, and the place of each in that list."""
        now = self.now
        found: dict[int, list[int]] = {}
        for square, first in enumerate(now.region):
            if first != NO_REGION:
                found.setdefault(first, []).append(square)
        regions: list[Region] = []
        numbers = [0] * now.seats
        for first, squares in found.items():
            owner = self.ahead.owners[first]
            if owner != NOBODY:
                numbers[owner] += 1
            regions.append(
                Region(
                    fruit=FRUITS[(now.square[first] - PLANTED) // 2],
                    owner=None if owner == NOBODY else owner,
                    number=None if owner == NOBODY else numbers[owner],
                    squares=[SQUARES[square] for square in squares],
                    size=len(squares),
                    wells=sum((now.square[square] - PLANTED) % 2 for square in squares),
                    value=now.value[first],
                )
            )
        return regions, {first: place for place, first in enumerate(found)}

    def square(self, square: int) -> Square:
        now = self.now
        mark, what = GRIDS[now.board][square], now.square[square]
        return Square(
            square=SQUARES[square],
            ground=PRINTED.get(mark, "lot"),
            lot=None if mark in PRINTED else mark,
            tile=TILE_ON[what],
            region=self.place[now.region[square]] if TILE_ON[what] else None,
            landscape=LANDSCAPE_ON[what],
            roads_of=[LETTERS[lot] for lot in ROAD_LOTS[now.board][square]],
        )

    def lot(self, lot: int) -> Lot:
        now, ahead = self.now, self.ahead
        what = now.lots[lot]
        tile = what - BUILT if what >= BUILT else None
        roads, ring = ROAD_SQUARES[now.board][lot], RING_SQUARES[now.board][lot]
        shown = {(now.square[square] - PLANTED) // 2 for square in roads if TILE_ON[now.square[square]]}
        order = sorted(ahead.strengths[lot], reverse=True)
        return Lot(
            lot=LETTERS[lot],
            square=SQUARES[LOT_SQUARE[now.board, lot]],
            state="closed" if what == CLOSED else "open" if what == OPEN else "finca",
            finca=None if tile is None else FINCAS[tile],
            first=None if tile is None else int(FIRST[tile]),
            second=None if tile is None else int(SECOND[tile]),
            scored=bool(now.scored >> lot & 1),
            shows=[FRUITS[fruit] for fruit in sorted(shown)],
            roads=[SQUARES[square] for square in roads],
            ring=[SQUARES[square] for square in ring],
            missing=[SQUARES[square] for square in ring if self.is_missing(square)],
            strengths=ahead.strengths[lot],
            leaders=[other for other, strength in enumerate(ahead.strengths[lot]) if strength == order[0] > 0],
            lead=order[0] - order[1],
            gains=ahead.gains[lot],
            finals=ahead.finals[lot],
            dead_end=ahead.lots[lot] == DEAD_END,
        )

    def is_missing(self, square: int) -> bool:
        return self.now.square[square] == BARE and GRIDS[self.now.board][square] in ".*"

    # The market

    def market(self) -> Market:
        now = self.now
        return Market(
            spaces=[TILES[what - 1] if what != NOTHING else None for what in now.market],
            left=len(self.market_tiles),
            threshold=THRESHOLD,
            lines=[self.line(number, spaces) for number, spaces in enumerate(LINE_SPACES)],
            bag=counts(TILES, now.bag),
            in_bag=sum(now.bag),
        )

    def line(self, number: int, spaces: list[int]) -> Line:
        now = self.now
        tiles = [now.market[space] - 1 for space in spaces if now.market[space] != NOTHING]
        left = len(self.market_tiles) - len(tiles)
        crossed = bool(tiles) and left <= THRESHOLD and not now.shut and not now.refill
        return Line(
            line=number,
            spaces=spaces,
            tiles=[TILES[tile] for tile in tiles],
            price=len(tiles),
            state=self.state_of(number, len(tiles)),
            homeless=[TILES[tile] for tile in dict.fromkeys(tiles) if not self.ahead.homes[tile // 2]],
            left=left,
            finca=crossed and any(now.fincas) and OPEN in now.lots,
            refill=crossed,
        )

    def state_of(self, line: int, price: int) -> str:
        if price == 0:
            return "empty"
        if price > self.now.money[self.now.turn]:
            return "dear"
        return "open" if self.ahead.lines[line] else "unbuildable"

    # Seats

    def player(self, seat: int) -> Player:
        now = self.now
        horses, actions = now.tiles[seat][: len(HORSES)], now.tiles[seat][len(HORSES) :]
        known = seat == self.eyes or bool(now.open_horses) or now.over != RUNNING
        return Player(
            money=now.money[seat],
            workers=now.workers[seat],
            incomes=INCOME[1:].tolist(),
            regions=[place for place, region in enumerate(self.regions) if region["owner"] == seat],
            tiles=counts(LANDSCAPE[len(HORSES) :], actions),
            horses=sum(horses),
            horse_tiles=counts(HORSES, horses) if known else None,
            score=self.score(seat, known),
        )

    def score(self, seat: int, known: bool) -> Score:
        fincas, harvests, returned, regions, landscape = points = self.now.points[seat]
        total = forecast = sum(points)
        if self.now.over == RUNNING:
            forecast += sum(self.ahead.holdings[seat]) + sum(finals[seat] for finals in self.ahead.finals)
        return Score(
            fincas=fincas, harvests=harvests, returned=returned, regions=regions, landscape=landscape,
            total=total, forecast=forecast if known else None,
        )  # fmt: skip

    def harvests(self) -> list[Harvest]:
        """CIT-69..73: every set of own regions, and what it would bring."""
        seat = self.now.turn
        money, idle = self.now.money[seat], self.now.workers[seat]
        values = [region["value"] for region in self.regions if region["owner"] == seat]
        found = []
        for chosen in range(1, 1 << len(values)):
            picked = [value for nth, value in enumerate(values) if chosen >> nth & 1]
            due = int(INCOME[idle + len(picked)])
            paid = min(due, MOST_MONEY - money)
            found.append(
                Harvest(
                    regions=REGIONS[chosen - 1],
                    points=sum(picked),
                    workers=idle + len(picked),
                    income=paid,
                    lost=due - paid,
                    money=money + paid,
                )
            )
        return found
