"""Positions written by hand, for tests, puzzles, teaching and bug reports.

`describe` gives a whole position as a dict, `place` reads one. Only `seats` is needed; all else may be left out and is
then as after a set-up in the order of the file: first player 0 to move, nothing held, nothing taken.

    {
      "seats": 2,
      "phase": "sliding",            choosing, sliding, splitting, making, trading, placing, gaining, factory, vat, over
      "turn": 0, "start": 0,         the seat to act and the first player
      "factory": false, "boats": "two_bags", "bag_choice": "players", "round_limit": 0,     the options
      "islands": [[                  each seat's island, a line for each row from the north, a word for each cell
        ".   O01 V01 O02 .",         .  free; O01: this boat; *: at a berth, any boat that is left
        "V02 banana . lime V03",     a harvest token by its fruit
        "O03 . CA3 . O04",           a business by its name, a large building on each of its cells by its plan's
        "V04 . orange PL2 V05",
        ".   * mangosteen PL2 pomegranate"
      ], null],                      null: fresh
      "delivered": [{"D": "O09"}, {}],    boats that have left a berth; those not named are any that are left
      "stock": [{"lime": 2}, {}],
      "rows": ["CA3 PL2", "* SM1", "* *", "* *", "* *"],
                                     the businesses dealt to each row of the board, also those that are gone from it:
                                     these are the ones on islands and in hand. *: any that is left
      "desserts": [{"green8": 2}, {}],    made; the piles are what is left
      "pawns": [["V1_0", "A1"], ["S_1", "S_1"]],
      "juice": [3, 0],               points scored in the factory; all other points follow from the rest
      "hand": "CA5",                 the business taken and to be placed (phase placing)
      "using": {"piece": "MX1", "amount": 4},   the mobile business in use: fruits to share out, products left to make
      "advanced": ["first"], "arrow": "e12", "advancing": null,     pawns that have advanced, the arrow taken last,
                                     the pawns that wait for a circle (phase vat)
      "moved": true, "able": true,   whether somebody could move, and could trade or advance, so far this round
      "idle": 0,                     whole rounds in a row in which nobody could trade or advance
      "turns": 0, "reveals": 0, "over": "running", "generator": 0
    }

The steps left to the cross follow from what has been taken, emptied and covered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from verger.engine import ENDINGS, RUNNING, PositionError, Reader, State
from verger.engine.values import perhaps, shown

from .actions import PAWNS
from .components import (
    ARROWS,
    BERTH_CELL,
    BERTH_COUNT,
    BERTHS,
    BOAT_BAG,
    BOAT_POINTS,
    BOATS,
    BUOYS,
    BUSINESS_POINTS,
    BUSINESSES,
    CELL_COUNT,
    CELLS,
    CIRCLE_NODE,
    CIRCLES,
    FINAL,
    FRUITS,
    LEMONADE,
    LICENCE,
    NODE_KIND,
    PIECES,
    PILE_MARKERS,
    PILE_VALUE,
    PILES,
    PONDS,
    ROW_POINTS,
    ROWS,
    SIDE,
)
from .island import standing_as
from .rules import lay_out
from .scoring import place_in_round, shop_points
from .state import (
    BOAT,
    BOAT_PART,
    BUILDING_PART,
    CHOOSING,
    DESSERT_PART,
    FACTORY_PART,
    FREE,
    NOBODY,
    NOTHING,
    PHASES,
    PIECE,
    ROW_PART,
    SHOP_PART,
)
from .view import STANDING

BOAT_SETUPS = ("two_bags", "one_bag")
BAG_CHOICES = ("players", "random")
MOST, LONGEST = 30_000, 10**9
ANY, EMPTY = "*", "."


def describe(s: State) -> dict[str, Any]:
    """The whole position, generator included."""
    seats = range(s.seats)
    return {
        "seats": int(s.seats),
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "start": int(s.start),
        "factory": bool(s.factory),
        "boats": BOAT_SETUPS[s.one_bag],
        "bag_choice": BAG_CHOICES[s.random_bag],
        "round_limit": int(s.round_limit),
        "islands": [_describe_island(s, seat) for seat in seats],
        "delivered": [_describe_delivered(s, seat) for seat in seats],
        "stock": [_counts(FRUITS, s.stock[seat]) for seat in seats],
        "rows": [" ".join(BUSINESSES[business] for business in row if business != NOTHING) for row in s.board],
        "desserts": [_counts(PILES, s.desserts[seat]) for seat in seats],
        "pawns": [[CIRCLES[circle] for circle in s.pawns[seat]] for seat in seats],
        "juice": [int(s.points[seat, FACTORY_PART]) for seat in seats],
        "hand": BUSINESSES[s.hand] if s.hand != NOTHING else None,
        "using": {"piece": PIECES[s.piece], "amount": int(s.amount)} if s.piece != NOTHING else None,
        "advanced": [key for pawn, key in enumerate(PAWNS[:2]) if int(s.advanced) >> pawn & 1],
        "arrow": ARROWS[s.arrow] if s.arrow != NOTHING else None,
        "advancing": PAWNS[int(s.advancing) - 1] if s.advancing else None,
        "moved": bool(s.moved),
        "able": bool(s.able),
        "idle": int(s.idle),
        "turns": int(s.turns),
        "reveals": int(s.reveals),
        "over": ENDINGS[s.over],
        "generator": int(s.generator),
    }


def _describe_island(s: State, seat: int) -> list[str]:
    boats = {int(cell): BOATS[boat] for cell, boat in zip(BERTH_CELL, s.boats[seat], strict=True)}
    words = [
        boats[cell] if what == BOAT else EMPTY if what == FREE else STANDING[what - PIECE]
        for cell, what in enumerate(s.cells[seat].tolist())
    ]
    return [" ".join(words[row * SIDE : row * SIDE + SIDE]) for row in range(SIDE)]


def _describe_delivered(s: State, seat: int) -> dict[str, str]:
    return {
        BERTHS[berth]: BOATS[boat]
        for berth, boat in enumerate(s.boats[seat].tolist())
        if boat != NOTHING and s.cells[seat, BERTH_CELL[berth]] != BOAT
    }


def _counts(keys: Sequence[str], counts: np.ndarray) -> dict[str, int]:
    return {key: count for key, count in zip(keys, counts.tolist(), strict=True) if count}


def place(s: State, description: Mapping[str, Any]) -> None:
    """Set an empty record to the position described; PositionError names the entry that is wrong."""
    _Reader(s, description).read()


class _Reader(Reader):
    """Remembers which boats are spoken for."""

    def __init__(self, s: State, description: Mapping[str, Any]) -> None:
        super().__init__(s, description)
        self.boats: set[int] = set()

    def steps(self) -> Sequence[Callable[[], None]]:
        return [
            self.lay_out,
            self.read_start, self.read_turn, self.read_over, self.read_phase, self.read_factory, self.read_boats,
            self.read_bag_choice, self.read_round_limit, self.read_islands, self.read_delivered, self.fill_berths,
            self.read_stock, self.read_hand, self.read_rows, self.read_desserts, self.read_pawns, self.read_juice,
            self.read_using, self.read_advanced, self.read_arrow, self.read_advancing, self.read_moved, self.read_able,
            self.read_idle, self.read_turns, self.read_reveals, self.read_generator, self.count_points,
            self.count_licence,
        ]  # fmt: skip

    def lay_out(self) -> None:
        lay_out(self.s)

    def words(self, name: str, value: Any, count: int) -> list[str]:
        if not isinstance(value, str) or len(value.split()) != count:
            raise PositionError(f"{name} must be {count} words, not {shown(value)}")
        return value.split()

    # The entries

    def read_start(self) -> None:
        self.s.start = self.number("start", self.given.get("start", 0), 0, self.seats - 1)

    def read_turn(self) -> None:
        self.s.turn = self.number("turn", self.given.get("turn", int(self.s.start)), 0, self.seats - 1)

    def read_phase(self) -> None:
        usual = "sliding" if self.s.over == RUNNING else "over"
        self.s.phase = self.key("phase", self.given.get("phase", usual), PHASES)

    def read_factory(self) -> None:
        self.s.factory = self.truth("factory", self.given.get("factory", False))

    def read_boats(self) -> None:
        self.s.one_bag = self.key("boats", self.given.get("boats", BOAT_SETUPS[0]), BOAT_SETUPS)

    def read_bag_choice(self) -> None:
        self.s.random_bag = self.key("bag_choice", self.given.get("bag_choice", BAG_CHOICES[0]), BAG_CHOICES)

    def read_round_limit(self) -> None:
        self.s.round_limit = self.number("round_limit", self.given.get("round_limit", 0), 0, MOST)

    def is_filled(self, seat: int) -> bool:
        """Whether a seat's boats have been drawn."""
        begun = place_in_round(self.s, seat) < place_in_round(self.s, int(self.s.turn))
        return bool(self.s.phase != CHOOSING or begun)

    def fresh(self, seat: int) -> list[str]:
        words = [EMPTY] * CELL_COUNT
        for pond, fruit in zip(PONDS.tolist(), FRUITS, strict=True):
            words[pond] = fruit
        if self.is_filled(seat):
            for cell in BERTH_CELL.tolist():
                words[cell] = ANY
        return [" ".join(words[row * SIDE : row * SIDE + SIDE]) for row in range(SIDE)]

    def read_islands(self) -> None:
        for seat, island in enumerate(self.per_seat("islands", None)):
            lines = self.fresh(seat) if island is None else self.each(f"islands[{seat}]", island, SIDE, "rows")
            for row, line in enumerate(lines):
                for column, word in enumerate(self.words(f"islands[{seat}][{row}]", line, SIDE)):
                    self.read_word(seat, row * SIDE + column, word)

    def read_word(self, seat: int, cell: int, word: str) -> None:
        name = f"islands[{seat}], {CELLS[cell]}"
        if word == EMPTY:
            self.s.cells[seat, cell] = FREE
        elif word in FRUITS:
            self.s.cells[seat, cell] = PIECE + FRUITS.index(word)
        elif word in BUSINESSES:
            business = BUSINESSES.index(word)
            if self.s.holder[business] not in (NOBODY, seat):
                raise PositionError(f"{name}: {word} stands on another island")
            self.s.holder[business] = seat
            self.s.cells[seat, cell] = standing_as(business)
        elif word == ANY or word in BOATS:
            if cell not in BERTH_CELL:
                raise PositionError(f"{name}: {word} is a boat, and no boat can lie there")
            self.s.cells[seat, cell] = BOAT
            if word != ANY:
                self.moor(name, seat, BERTH_CELL.tolist().index(cell), BOATS.index(word))
        else:
            asked = perhaps(word, (*FRUITS, *BOATS, *BUSINESSES))
            raise PositionError(f"{name}: {shown(word)} is no fruit, boat or business, nor . or *{asked}")

    def moor(self, name: str, seat: int, berth: int, boat: int) -> None:
        if boat in self.boats:
            raise PositionError(f"{name}: {BOATS[boat]} is already somewhere else")
        self.boats.add(boat)
        self.s.boats[seat, berth] = boat

    def read_delivered(self) -> None:
        for seat, row in enumerate(self.per_seat("delivered", {})):
            name = f"delivered[{seat}]"
            for key, boat in self.mapping(name, row, BERTHS).items():
                berth = BERTHS.index(key)
                if self.s.cells[seat, BERTH_CELL[berth]] == BOAT:
                    raise PositionError(f"{name}: a boat still lies at {key}")
                self.moor(name, seat, berth, self.key(f"{name}.{key}", boat, BOATS))

    def fill_berths(self) -> None:
        """Boats that are named nowhere, in the order of the file, from the bags that the berths ask for."""
        for seat in range(self.seats):
            first = self.first_bag(seat)
            for berth in range(BERTH_COUNT):
                if self.is_filled(seat) and self.s.boats[seat, berth] == NOTHING:
                    bag = first if berth < BUOYS else 1 - first
                    left = [boat for boat in range(len(BOATS)) if boat not in self.boats]
                    fitting = [boat for boat in left if self.s.one_bag or BOAT_BAG[boat] == bag]
                    if not fitting:
                        raise PositionError(f"islands[{seat}]: no boat is left for berth {BERTHS[berth]}")
                    self.moor(f"islands[{seat}]", seat, berth, fitting[0])

    def first_bag(self, seat: int) -> int:
        """The bag that filled the berths with a buoy, by the boats that are named."""
        for berth, boat in enumerate(self.s.boats[seat].tolist()):
            if boat != NOTHING:
                return int(BOAT_BAG[boat]) if berth < BUOYS else 1 - int(BOAT_BAG[boat])
        return 0

    def read_stock(self) -> None:
        for seat, row in enumerate(self.per_seat("stock", {})):
            self.s.stock[seat] = self.amounts(f"stock[{seat}]", row, FRUITS, 0, MOST)

    def read_hand(self) -> None:
        self.s.hand = self.key_or_nothing("hand", self.given.get("hand"), BUSINESSES)

    def read_rows(self) -> None:
        lines = self.each("rows", self.given.get("rows", [" ".join([ANY] * self.seats)] * ROWS), ROWS, "rows")
        words = [self.words(f"rows[{row}]", line, self.seats) for row, line in enumerate(lines)]
        names = [word for line in words for word in line if word != ANY]
        for row, line in enumerate(words):
            for word in line:
                if word != ANY:
                    self.key(f"rows[{row}]", word, BUSINESSES)
                if word != ANY and names.count(word) > 1:
                    raise PositionError(f"rows[{row}]: {word} is already somewhere else")
        gone = [key for number, key in enumerate(BUSINESSES) if self.s.holder[number] >= 0 or number == self.s.hand]
        others = [key for number, key in enumerate(BUSINESSES) if self.s.factory or number != LEMONADE]
        left = [key for key in dict.fromkeys(gone + others) if key not in names]
        self.s.board[:] = NOTHING
        for row, line in enumerate(words):
            for column, word in enumerate(line):
                self.s.board[row, column] = BUSINESSES.index(left.pop(0) if word == ANY else word)

    def read_desserts(self) -> None:
        self.s.piles[:] = PILE_MARKERS
        for seat, row in enumerate(self.per_seat("desserts", {})):
            for key, count in self.mapping(f"desserts[{seat}]", row, PILES).items():
                pile = PILES.index(key)
                made = self.number(f"desserts[{seat}].{key}", count, 0, int(self.s.piles[pile]))
                self.s.desserts[seat, pile] = made
                self.s.piles[pile] -= made

    def read_pawns(self) -> None:
        for seat, row in enumerate(self.per_seat("pawns", None)):
            if row is not None:
                for pawn, key in enumerate(self.each(f"pawns[{seat}]", row, 2, "pawns")):
                    self.s.pawns[seat, pawn] = self.key(f"pawns[{seat}]", key, CIRCLES)

    def read_juice(self) -> None:
        for seat, points in enumerate(self.per_seat("juice", 0)):
            self.s.points[seat, FACTORY_PART] = self.number(f"juice[{seat}]", points, 0, MOST)

    def read_using(self) -> None:
        using = self.given.get("using")
        if using is not None:
            given = self.mapping("using", using, ("piece", "amount"))
            self.s.piece = self.key("using.piece", given.get("piece"), PIECES)
            self.s.amount = self.number("using.amount", given.get("amount", 0), 0, SIDE)

    def read_advanced(self) -> None:
        for key in self.listing("advanced", self.given.get("advanced", [])):
            self.s.advanced |= 1 << self.key("advanced", key, PAWNS[:2])

    def read_arrow(self) -> None:
        self.s.arrow = self.key_or_nothing("arrow", self.given.get("arrow"), ARROWS)

    def read_advancing(self) -> None:
        self.s.advancing = 1 + self.key_or_nothing("advancing", self.given.get("advancing"), PAWNS)

    def read_moved(self) -> None:
        self.s.moved = self.truth("moved", self.given.get("moved", True))

    def read_able(self) -> None:
        self.s.able = self.truth("able", self.given.get("able", True))

    def read_idle(self) -> None:
        self.s.idle = self.number("idle", self.given.get("idle", 0), 0, MOST)

    def read_turns(self) -> None:
        usual = 0 if self.s.phase == CHOOSING or self.s.over != RUNNING else place_in_round(self.s, int(self.s.turn))
        self.s.turns = self.number("turns", self.given.get("turns", int(usual)), 0, LONGEST)

    # What follows from the rest

    def count_points(self) -> None:
        s = self.s
        for seat in range(self.seats):
            left = [boat for berth, boat in enumerate(s.boats[seat].tolist())
                    if boat != NOTHING and s.cells[seat, BERTH_CELL[berth]] != BOAT]  # fmt: skip
            held = s.holder == seat
            had = held.copy()
            if s.hand != NOTHING and s.turn == seat:
                had[s.hand] = True
            s.points[seat, BOAT_PART] = BOAT_POINTS[left].sum()
            s.points[seat, ROW_PART] = sum(
                int(ROW_POINTS[row]) for row in range(ROWS) for business in s.board[row, : self.seats] if had[business]
            )
            s.points[seat, BUILDING_PART] = BUSINESS_POINTS[held].sum()
            s.points[seat, DESSERT_PART] = (PILE_VALUE * s.desserts[seat]).sum()
            if s.over != RUNNING:
                s.points[seat, SHOP_PART] = shop_points(s, seat)

    def count_licence(self) -> None:
        s = self.s
        taken = int((s.holder >= 0).sum()) + (s.hand != NOTHING)
        emptied = int((s.piles == 0).sum())
        covered = set(s.pawns[: self.seats].ravel().tolist())
        finals = int(sum(NODE_KIND[CIRCLE_NODE[circle]] == FINAL for circle in covered))
        s.licence = max(0, int(LICENCE[self.seats - 2]) - taken - emptied - finals)
