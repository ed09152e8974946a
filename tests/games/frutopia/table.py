"""Sittings at the table: a position in few words, moves by name, and what everybody can see afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.sitting import AnySitting, Event

import verger

FRUTOPIA = verger.game("frutopia")

RED, YELLOW, BLUE, WHITE = range(4)
FRUITS = ("banana", "lime", "pomegranate", "orange", "mangosteen")
SHORT = {"ba": "banana", "li": "lime", "po": "pomegranate", "or": "orange", "ma": "mangosteen"}
BERTHS = "ABCDEFGHIJKL"
CELL = dict(zip(BERTHS, ("b1", "d1", "e3", "d5", "b5", "a3", "c1", "e2", "e4", "c5", "a4", "a2"), strict=True))
CELLS = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
PARTS = ("boats", "rows", "buildings", "desserts", "factory", "shops")

FULL = ". A G B . / L ba . li H / F . po . C / K or . ma I / . E J D ."
"""An island before the first turn: boats by their berths, harvest tokens on the ponds."""

BARE = ". . . . . / . ba . li . / . . po . . / . or . ma . / . . . . ."
"""The same without boats."""

LOCKED = "ba A or B li / L . SM1 . H / F . . . C / K . . . I / po E J D ma"
"""No piece can move: four in the corners between boats, the fifth where the boat of G was."""


class Sitting(AnySitting):
    """A sitting over the islands: cells, businesses, piles and pawns by name."""

    # Who and what

    @property
    def licence(self) -> int:
        return int(self.view["licence"]["left"])

    def stock(self, seat: int = RED) -> dict[str, int]:
        return {fruit: count for fruit, count in self.player(seat)["stock"].items() if count}

    def at(self, cell: str, seat: int = RED) -> str | None:
        """What stands on a cell."""
        found: str | None = self.player(seat)["cells"][CELLS.index(cell)]
        return found

    def board(self) -> list[list[str | None]]:
        return [row["businesses"] for row in self.view["rows"]]

    def pile(self, key: str) -> int:
        (left,) = [pile["left"] for pile in self.view["piles"] if pile["pile"] == key]
        return int(left)

    def pawns(self, seat: int = RED) -> list[str]:
        found: list[str] = self.player(seat)["pawns"]
        return found

    # What may be done

    def legal_action(self, kind: str) -> int:
        """The first legal action of a kind."""
        return next(action.id for action in self.match.legal(self.seat) if action.kind == kind)

    def targets(self, piece: str) -> set[str]:
        """Where a piece can slide."""
        return {move["to"] for move in self.legal("move") if move["piece"] == piece}

    # Doing it

    def move(self, piece: str, to: str) -> list[Event]:
        return self.play("move", piece=piece, to=to)

    def deliver(self, berth: str) -> list[Event]:
        return self.play("deliver", berth=berth)

    def take(self, row: int, column: int = 1) -> list[Event]:
        """Rows and columns counted from 1, as on the board."""
        return self.play("take", row=row, column=column)

    def place(self, cell: str) -> list[Event]:
        return self.play("place", cell=cell)

    def build(self, cell: str, rotation: int = 0) -> list[Event]:
        return self.play("place_large", cell=cell, rotation=rotation)

    def decline(self) -> list[Event]:
        return self.play("pass")

    def advance(self, arrow: str, pawn: str = "first", circle: int | None = None) -> list[Event]:
        events = self.play("advance", pawn=pawn, arrow=arrow)
        return events if circle is None else events + self.play("circle", circle=circle)

    def end_turn(self) -> list[Event]:
        return self.play("end_turn")

    def any_turn(self) -> None:
        """Somebody moves a piece and does nothing else."""
        seat = self.seat
        turns = self.view["turns"]
        while not self.match.over and self.view["turns"] == turns and self.seat == seat:
            legal = self.match.legal(seat)
            quiet = [action for action in legal if action.kind in ("pass", "end_turn", "stop")]
            self.match.play(seat, (quiet or legal)[0])


def sitting(
    seats: int = 2,
    *,
    island: str = FULL,
    islands: Mapping[int, str] | None = None,
    stock: Mapping[str, int] | None = None,
    stocks: Mapping[int, Mapping[str, int]] | None = None,
    rows: Mapping[int, str] | None = None,
    pawns: Mapping[int, str] | None = None,
    desserts: Mapping[int, Mapping[str, int]] | None = None,
    **entries: Any,
) -> Sitting:
    """A sitting with Red to move; what is not said is as after the set-up.

    island   Red's: ". A G B . / L ba . li H / …": boats by berth (any boat) or by name, harvest tokens by two letters,
             businesses by name; `islands` the others'
    rows     {3: "CA3 SM1"}: the businesses of row 3, from the left; those on islands are no longer there
    pawns    {RED: "A1 V1_2"}
    """
    ground = {RED: island, **(islands or {})}
    fruits = {RED: stock or {}, **(stocks or {})}
    lines = [(rows or {}).get(row, "").split() for row in range(1, 6)]
    description = {
        "seats": seats,
        "islands": [lay(ground[seat]) if seat in ground else None for seat in range(seats)],
        "stock": [dict(fruits.get(seat, {})) for seat in range(seats)],
        "rows": [" ".join((line + ["*"] * seats)[:seats]) for line in lines],
        "pawns": [(pawns or {}).get(seat, "").split() or None for seat in range(seats)],
        "desserts": [dict((desserts or {}).get(seat, {})) for seat in range(seats)],
        **entries,
    }
    return Sitting(FRUTOPIA.position(description))


def lay(words: str) -> list[str]:
    """An island as a position has it."""
    rows = [row.split() for row in words.split("/")]
    return [" ".join("*" if word in BERTHS else SHORT.get(word, word) for word in row) for row in rows]


def new_match(seats: int, seed: int, **options: Any) -> Sitting:
    return Sitting(FRUTOPIA.new(seats=seats, seed=seed, **options))


def ready_match(seats: int, seed: int, **options: Any) -> Sitting:
    """A match whose islands are full."""
    table = new_match(seats, seed, **options)
    while table.phase == "choosing":
        table.play("bag", bag="orange")
    return table
