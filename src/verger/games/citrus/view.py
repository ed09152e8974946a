"""What leaves the table: the position as a seat may know it, in plain data. Only others' horses are hidden."""

from __future__ import annotations

from typing_extensions import TypedDict

from verger.engine import RUNNING, State

from .actions import REGIONS
from .building import is_planted, owner_of
from .components import (
    BOARDS,
    FINCAS,
    FIRST,
    FRUITS,
    GRIDS,
    GROUND,
    HEIGHT,
    HORSES,
    INCOME,
    LANDSCAPE,
    LETTERS,
    LINE_SPACES,
    LOT,
    LOT_SQUARE,
    LOTS,
    MOST_MONEY,
    RING,
    RING_COUNT,
    ROAD_COUNT,
    ROADS,
    ROCK,
    SECOND,
    SQUARES,
    THRESHOLD,
    TILES,
    WIDTH,
)
from .prospects import DEAD_END, Prospects, prospects
from .state import (
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
    WILD,
)


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
    over = int(s.over) != RUNNING
    table = Table(s, seat)
    board = int(s.board)
    return View(
        seats=table.seats,
        turn=None if over else int(s.turn),
        pending=[other for other in range(table.seats) if int(s.pending) >> other & 1],
        phase=PHASES[s.phase],
        over=over,
        stopped=False,
        turns=int(s.turns),
        board=BOARDS[board],
        width=WIDTH[board],
        height=HEIGHT[board],
        family=bool(s.family),
        refused=bool(s.refused),
        open_horses=bool(s.open_horses),
        squares=[table.square(square) for square in sorted(GRIDS[board])],
        regions=table.regions,
        lots=[table.lot(lot) for lot in LOTS[board]],
        market=table.market(),
        stock=Stock(
            fincas=dict(zip(FINCAS, s.fincas.tolist(), strict=True)),
            shut=bool(s.shut),
            sites=[letter for lot, letter in enumerate(LETTERS) if int(s.stack) >> lot & 1],
            passes=int(s.passes),
        ),
        due=finca(int(s.due) - 1) if s.due != NOTHING else None,
        refill=bool(s.refill),
        done=bool(s.done),
        last_turn=not over and table.left == 0,
        hand=[
            Held(tile=TILES[(what - 1) % len(TILES)], space=space, cart=what > CARTED)
            for space, what in enumerate(s.hand.tolist())
            if what != NOTHING
        ],
        dead_ends=[
            Spot(tile=TILES[tile], square=SQUARES[square])
            for tile, row in enumerate(table.ahead.places.tolist())
            for square, mark in enumerate(row)
            if mark == DEAD_END
        ],
        harvests=table.harvests() if s.phase == MAIN else [],
        covered=counts(TILES, s.covered.tolist()),
        used=counts(LANDSCAPE, s.used.tolist()),
        players=[table.player(other) for other in range(table.seats)],
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

    def __init__(self, s: State, eyes: int | None) -> None:
        self.s = s
        self.eyes = eyes
        self.board = int(s.board)
        self.seats = int(s.seats)
        self.on = s.square.tolist()
        self.spaces = [what - 1 for what in s.market.tolist()]
        self.ahead: Prospects = prospects(s)
        held = sum(what != NOTHING for what in s.hand.tolist())
        self.left = int(s.bag.sum()) + held + sum(tile >= 0 for tile in self.spaces)
        self.regions, self.place = self.find_regions()

    # The board

    def find_regions(self) -> tuple[list[Region], dict[int, int]]:
        """All regions by their first square, and the place of each in that list."""
        members: dict[int, list[int]] = {}
        for square, first in enumerate(self.s.region.tolist()):
            if first != NO_REGION:
                members.setdefault(first, []).append(square)
        regions: list[Region] = []
        numbers = [0] * self.seats
        for first, squares in sorted(members.items()):
            owner = int(owner_of(self.s, first))
            if owner != NOBODY:
                numbers[owner] += 1
            regions.append(
                Region(
                    fruit=FRUITS[(self.on[first] - PLANTED) // 2],
                    owner=None if owner == NOBODY else owner,
                    number=None if owner == NOBODY else numbers[owner],
                    squares=[SQUARES[square] for square in squares],
                    size=len(squares),
                    wells=sum((self.on[square] - PLANTED) % 2 for square in squares),
                    value=int(self.s.value[first]),
                )
            )
        return regions, {first: place for place, first in enumerate(sorted(members))}

    def square(self, square: int) -> Square:
        ground, what = int(GROUND[self.board, square]), self.on[square]
        mark = GRIDS[self.board][square]
        planted = is_planted(what)
        return Square(
            square=SQUARES[square],
            ground="lot" if ground == LOT else "rock" if ground == ROCK else "open",
            lot=mark if ground == LOT else None,
            tile=TILES[what - PLANTED] if planted else None,
            region=self.place[int(self.s.region[square])] if planted else None,
            landscape=LANDSCAPE[what - WILD] if what >= WILD else None,
            roads_of=[LETTERS[lot] for lot in LOTS[self.board] if square in ROADS[self.board, lot].tolist()],
        )

    def lot(self, lot: int) -> Lot:
        s = self.s
        what = int(s.lots[lot])
        tile = what - BUILT if what >= BUILT else None
        roads = ROADS[self.board, lot, : ROAD_COUNT[self.board, lot]].tolist()
        ring = RING[self.board, lot, : RING_COUNT[self.board, lot]].tolist()
        shown = {(self.on[square] - PLANTED) // 2 for square in roads if is_planted(self.on[square])}
        empty = [square for square in ring if self.on[square] == 0 and self.is_open(square)]
        strengths = self.ahead.strengths[lot, : self.seats].tolist()
        order = sorted(strengths, reverse=True)
        return Lot(
            lot=LETTERS[lot],
            square=SQUARES[LOT_SQUARE[self.board, lot]],
            state="closed" if what == CLOSED else "open" if what == OPEN else "finca",
            finca=None if tile is None else FINCAS[tile],
            first=None if tile is None else int(FIRST[tile]),
            second=None if tile is None else int(SECOND[tile]),
            scored=bool(int(s.scored) >> lot & 1),
            shows=[FRUITS[fruit] for fruit in sorted(shown)],
            roads=[SQUARES[square] for square in roads],
            ring=[SQUARES[square] for square in ring],
            missing=[SQUARES[square] for square in empty],
            strengths=strengths,
            leaders=[other for other, strength in enumerate(strengths) if strength == order[0] > 0],
            lead=order[0] - order[1],
            gains=self.ahead.gains[lot, : self.seats].tolist(),
            finals=self.ahead.finals[lot, : self.seats].tolist(),
            dead_end=bool(self.ahead.lots[lot] == DEAD_END),
        )

    def is_open(self, square: int) -> bool:
        return GRIDS[self.board][square] in ".*"

    # The market

    def market(self) -> Market:
        return Market(
            spaces=[TILES[tile] if tile >= 0 else None for tile in self.spaces],
            left=sum(tile >= 0 for tile in self.spaces),
            threshold=THRESHOLD,
            lines=[self.line(number, spaces) for number, spaces in enumerate(LINE_SPACES)],
            bag=counts(TILES, self.s.bag.tolist()),
            in_bag=int(self.s.bag.sum()),
        )

    def line(self, number: int, spaces: list[int]) -> Line:
        s = self.s
        tiles = [self.spaces[space] for space in spaces if self.spaces[space] >= 0]
        left = sum(tile >= 0 for tile in self.spaces) - len(tiles)
        crossed = bool(tiles) and left <= THRESHOLD and not s.shut and not s.refill
        addable = bool(s.fincas.any()) and OPEN in s.lots.tolist()
        return Line(
            line=number,
            spaces=spaces,
            tiles=[TILES[tile] for tile in tiles],
            price=len(tiles),
            state=self.state_of(number, len(tiles)),
            homeless=[TILES[tile] for tile in dict.fromkeys(tiles) if not self.ahead.homes[tile // 2]],
            left=left,
            finca=crossed and addable,
            refill=crossed,
        )

    def state_of(self, line: int, price: int) -> str:
        if price == 0:
            return "empty"
        if price > self.s.money[self.s.turn]:
            return "dear"
        return "open" if self.ahead.lines[line] else "unbuildable"

    # Seats

    def player(self, seat: int) -> Player:
        s = self.s
        tiles = s.tiles[seat].tolist()
        known = seat == self.eyes or bool(s.open_horses) or int(s.over) != RUNNING
        return Player(
            money=int(s.money[seat]),
            workers=int(s.workers[seat]),
            incomes=INCOME[1:].tolist(),
            regions=[place for place, region in enumerate(self.regions) if region["owner"] == seat],
            tiles=counts(LANDSCAPE[len(HORSES) :], tiles[len(HORSES) :]),
            horses=sum(tiles[: len(HORSES)]),
            horse_tiles=counts(HORSES, tiles[: len(HORSES)]) if known else None,
            score=self.score(seat, known),
        )

    def score(self, seat: int, known: bool) -> Score:
        fincas, harvests, returned, regions, landscape = points = self.s.points[seat].tolist()
        total = sum(points)
        ahead = self.ahead.holdings[seat].sum() + self.ahead.finals[:, seat].sum()
        forecast = total if int(self.s.over) != RUNNING else total + int(ahead)
        return Score(
            fincas=fincas, harvests=harvests, returned=returned, regions=regions, landscape=landscape,
            total=total, forecast=forecast if known else None,
        )  # fmt: skip

    def harvests(self) -> list[Harvest]:
        """CIT-69..73: every set of own regions, and what it would bring."""
        s, seat = self.s, int(self.s.turn)
        values = [region["value"] for region in self.regions if region["owner"] == seat]
        found = []
        for chosen in range(1, 1 << len(values)):
            picked = [value for nth, value in enumerate(values) if chosen >> nth & 1]
            workers = int(s.workers[seat]) + len(picked)
            due = int(INCOME[workers])
            paid = min(due, MOST_MONEY - int(s.money[seat]))
            found.append(
                Harvest(
                    regions=REGIONS[chosen - 1],
                    points=sum(picked),
                    workers=workers,
                    income=paid,
                    lost=due - paid,
                    money=int(s.money[seat]) + paid,
                )
            )
        return found
