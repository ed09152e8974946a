"""Positions written by hand, for tests, puzzles, teaching and bug reports.

Only `seats` is needed; all else may be left out and is then as after a set-up in the order of the file: first player 0
to move, nothing held, nothing taken.

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

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np

from verger.engine import ENDINGS, RUNNING, PositionError, State, codecs
from verger.engine.codecs import Each, Entry, Field, Flag, Key, Maybe, Null, Number, PerSeat, Reading, Said, Several
from verger.engine.positions import LONGEST, each
from verger.given.values import perhaps, shown

from . import components as box
from . import state
from .actions import PAWNS
from .invariants import earned, has_chosen, steps_left
from .island import is_moored, standing_as
from .rules import lay_out
from .scoring import place_in_round
from .view import STANDING

BOAT_SETUPS = ("two_bags", "one_bag")
BAG_CHOICES = ("players", "random")
MOST = 30_000
ANY, EMPTY = "*", "."
BOAT, BUSINESS = codecs.Once(box.BOATS), codecs.Once(box.BUSINESSES)


@dataclass(frozen=True)
class Words(codecs.Codec):
    """So many words in a line."""

    count: Callable[[State], int]

    def write(self, s: State, held: Any) -> str:
        return " ".join(held)

    def read(self, reading: Reading, name: str, value: Any) -> list[str]:
        count = self.count(reading.s)
        if not isinstance(value, str) or len(value.split()) != count:
            raise PositionError(f"{name} must be {count} words, not {shown(value)}")
        return value.split()


# --- Islands and boats -----------------------------------------------------------------------------------------------


class Islands(Entry):
    """Each seat's island, a line for each row, a word for each cell; null: fresh."""

    name = "islands"
    codec = PerSeat(Null(Each(Words(lambda s: box.SIDE), lambda s: box.SIDE, "rows")))

    def held(self, s: State) -> list[Any]:
        return [np.reshape([self.word(s, seat, cell) for cell in range(box.CELL_COUNT)], (box.SIDE, -1))
                for seat in range(s.seats)]  # fmt: skip

    def word(self, s: State, seat: int, cell: int) -> str:
        what = int(s.cells[seat, cell])
        if what == state.BOAT:
            return box.BOATS[int(s.boats[seat, box.BERTH_CELL.tolist().index(cell)])]
        return EMPTY if what == state.FREE else STANDING[what - state.PIECE]

    def hold(self, reading: Reading, value: list[list[list[str]] | None]) -> None:
        for seat, lines in enumerate(value):
            for cell, word in enumerate(self.fresh(reading.s, seat) if lines is None else chain(*lines)):
                self.stand(reading, seat, cell, word)

    def fresh(self, s: State, seat: int) -> list[str]:
        words = dict(zip(box.PONDS.tolist(), box.FRUITS, strict=True))
        if has_chosen(s, seat):
            words |= dict.fromkeys(box.BERTH_CELL.tolist(), ANY)
        return [words.get(cell, EMPTY) for cell in range(box.CELL_COUNT)]

    def stand(self, reading: Reading, seat: int, cell: int, word: str) -> None:
        s, name = reading.s, f"islands[{seat}], {box.CELLS[cell]}"
        if word == EMPTY:
            s.cells[seat, cell] = state.FREE
        elif word in box.FRUITS:
            s.cells[seat, cell] = state.PIECE + box.FRUITS.index(word)
        elif word in box.BUSINESSES:
            business = box.BUSINESSES.index(word)
            if s.holder[business] not in (state.NOBODY, seat):
                raise PositionError(f"{name}: {word} stands on another island")
            s.holder[business] = seat
            s.cells[seat, cell] = standing_as(business)
        elif word == ANY or word in box.BOATS:
            if cell not in box.BERTH_CELL:
                raise PositionError(f"{name}: {word} is a boat, and no boat can lie there")
            s.cells[seat, cell] = state.BOAT
            if word != ANY:
                s.boats[seat, box.BERTH_CELL.tolist().index(cell)] = BOAT.read(reading, name, word)
        else:
            asked = perhaps(word, (*box.FRUITS, *box.BOATS, *box.BUSINESSES))
            raise PositionError(f"{name}: {shown(word)} is no fruit, boat or business, nor . or *{asked}")


class Delivered(Entry):
    """Boats that have left a berth."""

    name, codec = "delivered", PerSeat(codecs.Known(box.BERTHS, BOAT))

    def held(self, s: State) -> list[Any]:
        return [[state.NOTHING if is_moored(s, seat, berth) else boat for berth, boat in enumerate(s.boats[seat])]
                for seat in range(s.seats)]  # fmt: skip

    def hold(self, reading: Reading, value: list[list[int]]) -> None:
        s = reading.s
        for seat, boats in enumerate(value):
            for berth in np.flatnonzero(np.array(boats) != state.NOTHING).tolist():
                if is_moored(s, seat, berth):
                    raise PositionError(f"delivered[{seat}]: a boat still lies at {box.BERTHS[berth]}")
                s.boats[seat, berth] = boats[berth]
        left = BOAT.left(reading)
        for seat in range(s.seats):
            self.fill(s, seat, left)

    def fill(self, s: State, seat: int, left: list[int]) -> None:
        """Boats that are named nowhere, in the order of the file, from the bags that the berths ask for."""
        first = self.first_bag(s, seat)
        for berth in np.flatnonzero(s.boats[seat] == state.NOTHING).tolist() if has_chosen(s, seat) else ():
            bag = first if berth < box.BUOYS else 1 - first
            boat = next((boat for boat in left if s.one_bag or box.BOAT_BAG[boat] == bag), None)
            if boat is None:
                raise PositionError(f"islands[{seat}]: no boat is left for berth {box.BERTHS[berth]}")
            left.remove(boat)
            s.boats[seat, berth] = boat

    def first_bag(self, s: State, seat: int) -> int:
        """The bag that filled the berths with a buoy, by the boats that are named."""
        for berth, boat in enumerate(s.boats[seat].tolist()):
            if boat != state.NOTHING:
                return int(box.BOAT_BAG[boat]) if berth < box.BUOYS else 1 - int(box.BOAT_BAG[boat])
        return 0


# --- The middle of the table -----------------------------------------------------------------------------------------


class Rows(Entry):
    """The businesses dealt to each row of the board, those on islands and in hand first where any will do."""

    name, codec = "rows", Each(Words(lambda s: int(s.seats)), lambda s: box.ROWS, "rows")

    def unsaid(self, s: State) -> list[str]:
        return [" ".join([ANY] * int(s.seats))] * box.ROWS

    def held(self, s: State) -> list[Any]:
        return [[box.BUSINESSES[business] for business in row[: s.seats]] for row in s.board]

    def hold(self, reading: Reading, value: list[list[str]]) -> None:
        s = reading.s
        s.board[:] = state.NOTHING
        for row, words in enumerate(value):
            for column, word in enumerate(words):
                s.board[row, column] = state.NOTHING if word == ANY else BUSINESS.read(reading, f"rows[{row}]", word)
        gone = [number for number in BUSINESS.left(reading) if s.holder[number] >= 0 or number == s.hand]
        others = [number for number in BUSINESS.left(reading) if s.factory or number != box.LEMONADE]
        dealt = s.board[:, : s.seats]
        dealt[dealt == state.NOTHING] = [*dict.fromkeys(gone + others)][: np.sum(dealt == state.NOTHING)]


class Pair(Several):
    def read(self, reading: Reading, name: str, value: Any) -> list[Any]:
        return super().read(reading, name, each(name, value, 2, "pawns"))


def hold_pawns(s: State, pawns: list[list[int] | None]) -> None:
    for seat, circles in enumerate(pawns):
        if circles is not None:
            s.pawns[seat] = circles


def hold_juice(s: State, points: list[int]) -> None:
    s.points[: s.seats, state.FACTORY_PART] = points


def hold_advancing(s: State, choice: int) -> None:
    s.advancing = choice + 1


def usual_turns(s: State) -> int:
    return 0 if s.phase == state.CHOOSING or s.over != RUNNING else int(place_in_round(s, int(s.turn)))


def count(s: State) -> None:
    """Points but the factory's, and the steps to the cross, follow from the rest."""
    for seat in range(s.seats):
        for part in range(len(state.PARTS)):
            s.points[seat, part] = earned(s, seat, part)
    s.licence = steps_left(s)


POSITION = codecs.Position(
    state.PHASES,
    state.SLIDING,
    Field("start", codecs.SEAT),
    Field("turn", codecs.SEAT, lambda s: int(s.start)),
    codecs.Over("over", Key(ENDINGS), ENDINGS[RUNNING]),
    Field("phase", Key(state.PHASES), lambda s: "sliding" if s.over == RUNNING else "over"),
    Field("factory", Flag()),
    Field("boats", Key(BOAT_SETUPS), BOAT_SETUPS[0], field="one_bag"),
    Field("bag_choice", Key(BAG_CHOICES), BAG_CHOICES[0], field="random_bag"),
    Field("round_limit", Number(0, state.MOST_ROUNDS)),
    Islands(),
    Delivered(),
    Field("stock", PerSeat(codecs.Amounts(box.FRUITS, MOST))),
    Field("hand", Maybe(Key(box.BUSINESSES))),
    Rows(),
    codecs.Stock("desserts", rest="piles", total=lambda s: box.PILE_MARKERS, keys=box.PILES),
    Said("pawns", PerSeat(Null(Pair(Key(box.CIRCLES)))), lambda s: s.pawns, hold_pawns),
    Said("juice", PerSeat(Number(0, MOST)), lambda s: s.points[:, state.FACTORY_PART], hold_juice),
    codecs.Group("using", piece=Field("piece", Key(box.PIECES)), amount=Field("amount", Number(0, box.SIDE))),
    Field("advanced", codecs.Bits(Key(PAWNS[:2]))),
    Field("arrow", Maybe(Key(box.ARROWS))),
    Said("advancing", Maybe(Key(PAWNS)), lambda s: s.advancing - 1, hold_advancing),
    Field("moved", Flag(), True),
    Field("able", Flag(), True),
    Field("idle", Number(0, MOST)),
    Field("turns", Number(0, LONGEST), usual_turns),
    before=(lay_out,),
    after=(count,),
)
