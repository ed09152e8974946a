"""What leaves the table: the position as a seat may know it, in plain data. All seats of Frutopia know the same."""

from __future__ import annotations

from itertools import chain

import numpy as np
from typing_extensions import TypedDict

from verger.engine import RUNNING, STOPPED, Plain, State, members, plain

from .actions import PAWNS
from .components import (
    ARROW_HEAD,
    ARROW_PRICE,
    ARROWS,
    BEACHES,
    BERTH_BEACH,
    BERTH_CELL,
    BERTHS,
    BOAT_PRICE,
    BOATS,
    BUILDING,
    BUSINESSES,
    CELL_COUNT,
    CELLS,
    CIRCLE_NODE,
    CIRCLE_POINTS,
    CIRCLES,
    FINAL,
    FIRST_CIRCLE,
    FRUIT_COUNT,
    FRUITS,
    ICE_PRICE,
    LICENCE,
    MARKED,
    MIX,
    MIXED_FRUITS,
    NODE_KIND,
    NODE_SIZE,
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
    SIDE,
    STARS,
)
from .factory import is_joint, occupant
from .harvest import is_mixed
from .island import standing_as
from .prospects import OPEN, prospects
from .state import (
    BOAT,
    FACTORY,
    FIXED,
    FREE,
    MOVE,
    NOBODY,
    NOTHING,
    PARTS,
    PHASES,
    PIECE,
    PLACING,
    SLIDING,
    TRADING,
)

Fruits = dict[str, int]

PRICE_TABLE: list[Fruits] = [{key: n for key, n in zip(FRUITS, row, strict=True) if n} for row in PRICES.tolist()]


class Slide(TypedDict):
    piece: str
    cell: str
    to: str
    steps: int
    amount: int  # fruits that it brings, or the most products that a cart could make


class Boat(TypedDict):
    berth: str
    cell: str
    boat: str | None  # None before the island is filled
    moored: bool
    lacking: Fruits  # of its order, in the stock


class Building(TypedDict):
    business: str
    cells: list[str]


class Place(TypedDict):
    cell: str  # of a large building: the north-western one of the box around it
    rotation: str | None  # of a large building


class Shop(TypedDict):
    business: str
    owned: bool
    value: int  # what it scores if the game ends like this


class Landing(TypedDict):
    spot: str
    value: int
    joins: bool  # the own pawn, for no points


class Advance(TypedDict):
    pawn: str  # first, second or both
    arrow: str
    price: Fruits  # due: nothing for the second pawn on the same arrow
    lacking: Fruits
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
    stock: Fruits
    cells: list[str | None]  # a fruit's harvest token, a business, a boat
    free: int  # cells
    boats: list[Boat]
    slides: list[Slide]
    lacking: list[Fruits]  # of each row's price
    fits: dict[str, list[Place]]  # where each plan on the board could be built
    businesses: list[str]
    buildings: list[Building]
    stars: int
    marked: int  # businesses that the catering shop counts
    beaches: list[str]  # without boat
    desserts: dict[str, int]
    shops: list[Shop]
    pawns: list[str]
    advances: list[Advance]
    score: Score


class Row(TypedDict):
    price: Fruits
    points: int
    businesses: list[str | None]  # by column


class Pile(TypedDict):
    pile: str
    left: int
    value: int
    price: Fruits  # of a milkshake: none, two equal fruits of any kind


class Licence(TypedDict):
    left: int
    start: int
    taken: int  # businesses
    emptied: int  # piles
    finals: int  # circles covered


class Hand(TypedDict):
    business: str
    walls_in: list[Place]  # places that would leave no piece able to move


class Using(TypedDict):
    piece: str
    fruits: list[str]  # of a mixed harvest token
    amount: int  # fruits to share out, or products that may still be made


class Step3(TypedDict):
    advanced: list[str]
    arrow: str | None
    advancing: str | None  # the pawns that wait for a circle


class Aside(TypedDict):
    businesses: list[str]
    boats: list[str]


class View(TypedDict):
    seats: int
    turn: int | None
    start: int
    pending: list[int]
    phase: str
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


def view(s: State, seat: int | None) -> View:
    """All of it: nothing lies hidden but chance itself while bags are chosen."""
    now = plain(s)
    over, seats = now.over != RUNNING, now.seats
    table = Table(s, now)
    boats = set(chain(*now.boats[:seats]))
    return View(
        seats=seats,
        turn=None if over else now.turn,
        start=now.start,
        pending=list(members(now.pending)),
        phase=PHASES[now.phase],
        step=step(now.phase),
        over=over,
        stopped=now.over == STOPPED,
        turns=now.turns,
        round=now.turns // seats + (0 if over else 1),
        round_limit=now.round_limit,
        factory=bool(now.factory),
        one_bag=bool(now.one_bag),
        licence=Licence(
            left=now.licence,
            start=int(LICENCE[seats - 2]),
            taken=sum(holder != NOBODY for holder in now.holder) + (now.hand != NOTHING),
            emptied=now.piles.count(0),
            finals=sum(table.occupants[circle] != NOBODY for circle in FINALS),
        ),
        last_round=now.licence == 0 and not over,
        rows=[row(businesses, number, now.holder, now.hand) for number, businesses in enumerate(now.board)],
        piles=[pile(number, left) for number, left in enumerate(now.piles)],
        players=[table.player(other) for other in range(seats)],
        hand=table.hand() if now.phase == PLACING else None,
        using=using(now) if now.piece != NOTHING else None,
        pawns=step_3(now) if now.factory and now.phase >= FACTORY and not over else None,
        aside=Aside(
            businesses=[key for number, key in enumerate(BUSINESSES) if number not in table.dealt],
            boats=[key for number, key in enumerate(BOATS) if number not in boats],
        ),
    )


FINALS = [circle for circle, node in enumerate(CIRCLE_NODE.tolist()) if NODE_KIND[node] == FINAL]


def step(phase: int) -> int:
    if SLIDING <= phase < TRADING:
        return 1
    if TRADING <= phase < FACTORY:
        return 2
    return 3 if PHASES[phase] in ("factory", "vat") else 0


def row(businesses: list[int], number: int, holders: list[int], hand: int) -> Row:
    there = [
        BUSINESSES[business] if business not in (NOTHING, hand) and holders[business] == NOBODY else None
        for business in businesses
    ]
    return Row(price=PRICE_TABLE[ROW_PRICE + number], points=int(ROW_POINTS[number]), businesses=there)


def pile(number: int, left: int) -> Pile:
    price = PRICE_TABLE[ICE_PRICE + number] if number < SHAKE_PILE else {}
    return Pile(pile=PILES[number], left=left, value=int(PILE_VALUE[number]), price=price)


def using(now: Plain) -> Using:
    pair = MIXED_FRUITS[now.piece - FRUIT_COUNT].tolist() if is_mixed(now.piece) else []
    return Using(piece=PIECES[now.piece], fruits=[FRUITS[fruit] for fruit in pair], amount=now.amount)


def step_3(now: Plain) -> Step3:
    return Step3(
        advanced=[key for pawn, key in enumerate(PAWNS[:2]) if now.advanced >> pawn & 1],
        arrow=ARROWS[now.arrow] if now.arrow != NOTHING else None,
        advancing=PAWNS[now.advancing - 1] if now.advancing else None,
    )


def parts(s: State, seat: int) -> dict[str, int]:
    """A seat's points by where they come from."""
    return dict(zip(PARTS, s.points[seat].tolist(), strict=True))


def lacking(stock: list[int], price: int) -> Fruits:
    short = {key: PRICE_TABLE[price].get(key, 0) - held for key, held in zip(FRUITS, stock, strict=True)}
    return {key: amount for key, amount in short.items() if amount > 0}


def named(what: int, boat: str | None) -> str | None:
    """What stands on a cell, by its name."""
    if what == FREE:
        return None
    if what == BOAT:
        return boat
    return PIECES[what - PIECE] if what < FIXED else BUSINESSES[what - FIXED]


# --- Every seat's prospects ------------------------------------------------------------------------------------------


class Table:
    """Tells of every seat what it has and what it could do."""

    def __init__(self, s: State, now: Plain) -> None:
        self.s, self.now = s, now
        self.ahead = prospects(s)
        self.held = [
            [number for number, holder in enumerate(now.holder) if holder == other] for other in range(now.seats)
        ]
        self.dealt = set(chain(*now.board)) - {NOTHING}
        left = self.dealt - {now.hand, *chain(*self.held)}
        self.plans = [plan for plan in range(BUILDING) if plan in left]
        self.occupants = [int(occupant(s, circle)) for circle in range(len(CIRCLES))]

    def player(self, seat: int) -> Player:
        now = self.now
        stock, cells, held = now.stock[seat], now.cells[seat], self.held[seat]
        boats = [BOATS[boat] if boat != NOTHING else None for boat in now.boats[seat]]
        at_berth = dict(zip(BERTH_CELL.tolist(), boats, strict=True))
        moored = [cells[cell] == BOAT for cell in at_berth]
        taken = {beach for beach, there in zip(BERTH_BEACH.tolist(), moored, strict=True) if there}
        return Player(
            stock=dict(zip(FRUITS, stock, strict=True)),
            cells=[named(what, at_berth.get(cell)) for cell, what in enumerate(cells)],
            free=cells.count(FREE),
            boats=[
                Boat(
                    berth=BERTHS[berth],
                    cell=CELLS[BERTH_CELL[berth]],
                    boat=boat,
                    moored=moored[berth],
                    lacking=lacking(stock, BOAT_PRICE + BOATS.index(boat)) if boat and moored[berth] else {},
                )
                for berth, boat in enumerate(boats)
            ],
            slides=self.slides(seat, cells),
            lacking=[lacking(stock, ROW_PRICE + number) for number in range(ROWS)],
            fits={PLANS[plan]: large_places(self.ahead.places[seat, plan]) for plan in self.plans},
            businesses=[BUSINESSES[number] for number in held],
            buildings=[
                Building(
                    business=BUSINESSES[number],
                    cells=[CELLS[cell] for cell, what in enumerate(cells) if what == standing_as(number)],
                )
                for number in held
                if number < SHOP
            ],
            stars=int(STARS[held].sum()),
            marked=int(MARKED[held].sum()),
            beaches=[key for beach, key in enumerate(BEACHES) if beach not in taken],
            desserts=dict(zip(PILES, now.desserts[seat], strict=True)),
            shops=self.shops_of(seat),
            pawns=[CIRCLES[circle] for circle in now.pawns[seat]] if now.factory else [],
            advances=self.advances(seat, stock) if now.factory and now.over == RUNNING else [],
            score=self.score(seat),
        )

    def slides(self, seat: int, cells: list[int]) -> list[Slide]:
        found = []
        for number in np.flatnonzero(self.ahead.moves[seat, MOVE:]).tolist():
            piece, to = divmod(number, CELL_COUNT)
            cell = cells.index(PIECE + piece)
            steps = max(abs(cell // SIDE - to // SIDE), abs(cell % SIDE - to % SIDE))
            amount = steps + int(is_mixed(piece))
            found.append(Slide(piece=PIECES[piece], cell=CELLS[cell], to=CELLS[to], steps=steps, amount=amount))
        return found

    def shops_of(self, seat: int) -> list[Shop]:
        """Those that are in the game."""
        return [
            Shop(business=key, owned=SHOP + number in self.held[seat], value=int(self.ahead.shops[seat, number]))
            for number, key in enumerate(SHOPS)
            if SHOP + number in self.dealt
        ]

    def score(self, seat: int) -> Score:
        points = self.now.points[seat]
        owned = sum(int(self.ahead.shops[seat, number - SHOP]) for number in self.held[seat] if SHOP <= number < MIX)
        boats, rows, buildings, desserts, factory, shops = points
        return Score(
            boats=boats, rows=rows, buildings=buildings, desserts=desserts, factory=factory, shops=shops,
            total=sum(points), forecast=sum(points) - shops + owned,
        )  # fmt: skip

    def advances(self, seat: int, stock: list[int]) -> list[Advance]:
        found = []
        for pawns, arrow in np.argwhere(self.ahead.arrows[seat]).tolist():
            joint = seat == self.now.turn and is_joint(self.s, arrow)
            found.append(
                Advance(
                    pawn=PAWNS[pawns],
                    arrow=ARROWS[arrow],
                    price={} if joint else PRICE_TABLE[ARROW_PRICE + arrow],
                    lacking={} if joint else lacking(stock, ARROW_PRICE + arrow),
                    open=bool(self.ahead.arrows[seat, pawns, arrow] == OPEN),
                    landings=self.landings(arrow, int(self.ahead.own[seat, pawns, arrow])),
                )
            )
        return found

    def landings(self, arrow: int, own: int) -> list[Landing]:
        if own >= 0:
            return [Landing(spot=CIRCLES[own], value=0, joins=True)]
        node = int(ARROW_HEAD[arrow])
        circles = range(int(FIRST_CIRCLE[node]), int(FIRST_CIRCLE[node] + NODE_SIZE[node]))
        return [
            Landing(spot=CIRCLES[circle], value=int(CIRCLE_POINTS[circle]), joins=False)
            for circle in circles
            if self.occupants[circle] == NOBODY
        ]

    def hand(self) -> Hand:
        business = self.now.hand
        if business < BUILDING:
            return Hand(business=BUSINESSES[business], walls_in=large_places(self.ahead.walls))
        cells = np.flatnonzero(self.ahead.walls).tolist()
        return Hand(business=BUSINESSES[business], walls_in=[Place(cell=CELLS[n], rotation=None) for n in cells])


def large_places(marked: np.ndarray) -> list[Place]:
    pairs = [divmod(number, len(ROTATIONS)) for number in np.flatnonzero(marked).tolist()]
    return [Place(cell=CELLS[corner], rotation=ROTATIONS[rotation]) for corner, rotation in pairs]
