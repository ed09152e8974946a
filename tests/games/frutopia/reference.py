"""Frutopia once more, from the rulebook's words: slow, obvious, in dicts and lists, sharing no code with the rules.

It starts from a described position whose islands are full and plays along. An action is a tuple of its kind and
arguments: ("move", "banana", "c2").
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import verger

_BOX = tomllib.loads((Path(verger.__file__).parent / "games/frutopia/components.toml").read_text(encoding="utf-8"))

FRUITS: list[str] = _BOX["fruits"]
BOATS = {row["boat"]: row for row in _BOX["boats"]}
BERTHS = {row["berth"]: row for row in _BOX["berths"]}
PLANS = {row["business"]: row for row in _BOX["plans"]}
BUILDINGS = PLANS | {row["business"]: row for row in _BOX["buildings"]}
SHOPS = {row["business"]: row for row in _BOX["shops"]}
MIXED = {row["business"]: row for row in _BOX["mixed"]}
CARTS = {row["business"]: row for row in _BOX["carts"]}
ICES = {row["pile"]: row for row in _BOX["ices"]}
NODES = {row["node"]: row for row in _BOX["nodes"]}
ARROWS = {row["arrow"]: row for row in _BOX["arrows"]}
PILES = {pile: row["markers"] for pile, row in ICES.items()} | {"shake": 4}

ActionTuple = tuple[Any, ...]
Cell = tuple[int, int]


def cell(name: str) -> Cell:
    return int(name[1]) - 1, "abcde".index(name[0])


def name(cell: Cell) -> str:
    return f"{'abcde'[cell[1]]}{cell[0] + 1}"


def things(island: list[str]) -> dict[Cell, str]:
    """What stands on the cells that are not free."""
    words = {(row, column): word for row, line in enumerate(island) for column, word in enumerate(line.split())}
    return {at: word for at, word in words.items() if word != "."}


def covers(stock: Counter[str], price: Mapping[str, int]) -> bool:
    return all(stock[fruit] >= amount for fruit, amount in price.items())


def pictures(plan: str) -> list[tuple[int, list[Cell]]]:
    """A plan's building in its four rotations, those left out that look like an earlier one."""
    shape = enumerate(PLANS[plan]["shape"])
    here = [(row, column) for row, line in shape for column, mark in enumerate(line) if mark == "X"]
    found: list[tuple[int, list[Cell]]] = []
    for rotation in (0, 90, 180, 270):
        top, left = min(row for row, _ in here), min(column for _, column in here)
        picture = sorted((row - top, column - left) for row, column in here)
        if picture not in [seen for _, seen in found]:
            found.append((rotation, picture))
        here = [(column, -row) for row, column in here]
    return found


def node(spot: str) -> str:
    return spot.split("_")[0]


class Reference:
    """The whole table. `legal()` and `play()` follow the rules to the letter."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        assert start["phase"] == "sliding"
        self.seats: int = start["seats"]
        self.first: int = start["start"]
        self.factory: bool = start["factory"]
        self.round_limit: int = start["round_limit"]
        self.turns: int = start["turns"]
        self.islands = [things(island) for island in start["islands"]]
        self.boats: list[dict[str, str]] = []
        for seat, island in enumerate(self.islands):
            lying = {berth: island[cell(row["cell"])] for berth, row in BERTHS.items() if cell(row["cell"]) in island}
            self.boats.append({berth: what for berth, what in lying.items() if what in BOATS})
            assert len(self.boats[seat]) + len(start["delivered"][seat]) == 12
        self.stocks = [Counter(stock) for stock in start["stock"]]
        self.held = [sorted({what for what in island.values() if what in ALL}) for island in self.islands]
        gone = {key for held in self.held for key in held}
        self.rows = [[key if key not in gone else None for key in row.split()] for row in start["rows"]]
        self.made = [Counter(made) for made in start["desserts"]]
        self.pawns = [list(pair) for pair in start["pawns"]]
        row_of = {key: _BOX["rows"][number] for number, row in enumerate(start["rows"]) for key in row.split()}
        self.points = [
            Counter(
                boats=sum(BOATS[boat]["points"] for boat in start["delivered"][seat].values()),
                rows=sum(row_of[key]["points"] for key in self.held[seat]),
                buildings=sum(BUILDINGS[key]["points"] for key in self.held[seat] if key in BUILDINGS),
                desserts=sum(self.value(pile) * count for pile, count in self.made[seat].items()),
                factory=start["juice"][seat],
            )
            for seat in range(self.seats)
        ]
        self.over = ""
        self.idle: int = start["idle"]
        self.moved: bool = start["moved"]
        self.able: bool = start["able"]
        self.begin_turn()

    # --- Counting ----------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        return (self.first + self.turns) % self.seats

    @property
    def island(self) -> dict[Cell, str]:
        return self.islands[self.turn]

    @property
    def stock(self) -> Counter[str]:
        return self.stocks[self.turn]

    @staticmethod
    def value(pile: str) -> int:
        return int(ICES[pile]["value"]) if pile in ICES else 3

    def left(self, pile: str) -> int:
        return int(PILES[pile]) - sum(made[pile] for made in self.made)

    def licence(self) -> int:
        """FRU-79: the audit."""
        gone = sum(key is None for row in self.rows for key in row)
        empty = sum(self.left(pile) == 0 for pile in PILES)
        finals = {spot for pair in self.pawns for spot in pair if spot in ("F1", "F2")}
        return max(0, {2: 8, 3: 11, 4: 14}[self.seats] - gone - empty - len(finals))

    def owner(self, spot: str) -> int | None:
        return next((seat for seat in range(self.seats) if spot in self.pawns[seat]), None)

    # --- What is legal -----------------------------------------------------------------------------------------------

    def legal(self) -> set[ActionTuple]:
        """All that the seat in turn may do."""
        if self.over:
            return set()
        found: set[ActionTuple] = getattr(self, f"legal_{self.step}")()
        return found

    def slides(self, island: dict[Cell, str]) -> Iterator[tuple[str, Cell, int]]:
        for (row, column), what in island.items():
            if what in FRUITS or what in MIXED or what in CARTS:
                for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                    for steps in range(1, 5):
                        to = row + down * steps, column + right * steps
                        if not (0 <= to[0] < 5 and 0 <= to[1] < 5) or to in island:
                            break
                        yield what, to, steps

    def legal_sliding(self) -> set[ActionTuple]:
        return {("move", piece, name(to)) for piece, to, _ in self.slides(self.island)}

    def legal_splitting(self) -> set[ActionTuple]:
        return {("split", share) for share in range(self.amount + 1)}

    def products(self) -> set[ActionTuple]:
        ices = {
            ("make", pile) for pile, row in ICES.items()
            if row["colour"] == CARTS[self.piece]["colour"] and self.left(pile) and covers(self.stock, row["price"])
        }  # fmt: skip
        return ices | {("shake", fruit) for fruit in FRUITS if self.left("shake") and self.stock[fruit] >= 2}

    def legal_making(self) -> set[ActionTuple]:
        return self.products() | {("stop",)}

    def trades(self) -> set[ActionTuple]:
        lying = self.boats[self.turn].items()
        boats = {("deliver", berth) for berth, boat in lying if covers(self.stock, BOATS[boat]["order"])}
        takes = {
            ("take", r, column) for r, row in enumerate(self.rows, 1) for column, key in enumerate(row, 1)
            if key is not None and covers(self.stock, _BOX["rows"][r - 1]["price"]) and self.placements(key)
        }  # fmt: skip
        return boats | takes

    def legal_trading(self) -> set[ActionTuple]:
        return self.trades() | {("pass",)}

    def placements(self, key: str) -> set[ActionTuple]:
        cells = [(row, column) for row in range(5) for column in range(5)]
        if key not in PLANS:
            return {("place", name(at)) for at in cells if at not in self.island}
        found: set[ActionTuple] = set()
        for rotation, picture in pictures(key):
            for row, column in cells:
                under = [(row + down, column + right) for down, right in picture]
                if all(at in cells and at not in self.island for at in under):
                    found.add(("place_large", name((row, column)), rotation))
        return found

    def legal_placing(self) -> set[ActionTuple]:
        return self.placements(self.hand)

    def legal_gaining(self) -> set[ActionTuple]:
        return {("gain", fruit) for fruit in MIXED[self.piece]["fruits"]}

    def advances(self) -> set[ActionTuple]:
        pair = self.pawns[self.turn]
        together = pair[0] == pair[1] and not self.advanced
        if together:
            ways = {"first": pair[0], "both": pair[0]}
        else:
            ways = {key: pair[pawn] for pawn, key in enumerate(("first", "second")) if pawn not in self.advanced}
        found: set[ActionTuple] = set()
        for key, spot in ways.items():
            for arrow, row in ARROWS.items():
                joint = arrow in self.advanced.values()
                closed = NODES[row["head"]]["kind"] != "vat" and self.owner(row["head"]) not in (None, self.turn)
                if row["tail"] == node(spot) and not closed and (joint or covers(self.stock, row["price"])):
                    found.add(("advance", key, arrow))
        return found

    def legal_factory(self) -> set[ActionTuple]:
        return self.advances() | {("end_turn",)}

    def legal_vat(self) -> set[ActionTuple]:
        head = ARROWS[self.arrow]["head"]
        return {("circle", n) for n in range(4) if self.owner(f"{head}_{n}") is None}

    # --- What happens ------------------------------------------------------------------------------------------------

    def play(self, action: ActionTuple) -> None:
        getattr(self, f"play_{action[0]}")(*action[1:])

    def begin_turn(self) -> None:
        self.step = "sliding"
        self.advanced: dict[int, str] = {}
        self.piece, self.hand, self.arrow, self.amount = "", "", "", 0
        if self.legal_sliding():
            self.moved = True
        else:
            self.begin_trade()

    def begin_trade(self) -> None:
        self.step = "trading"
        if self.trades():
            self.able = True

    def end_trade(self) -> None:
        if not self.factory:
            self.end_turn()
            return
        self.step = "factory"
        if self.advances():
            self.able = True

    def end_turn(self) -> None:
        self.turns += 1
        if self.turns % self.seats == 0:
            self.idle = 0 if self.able else self.idle + 1
            nothing = self.idle > 0 and not self.moved
            self.moved = self.able = False
            if self.licence() == 0:
                self.over = "licence"
            elif nothing or self.idle >= 20:
                self.over = "frozen"
            elif self.round_limit and self.turns // self.seats >= self.round_limit:
                self.over = "limit"
        if self.over:
            self.score_shops()
        else:
            self.begin_turn()

    def pay(self, price: Mapping[str, int]) -> None:
        for fruit, amount in price.items():
            self.stock[fruit] -= amount

    def play_move(self, piece: str, to: str) -> None:
        here = next(at for at, what in self.island.items() if what == piece)
        steps = abs(here[0] - cell(to)[0]) + abs(here[1] - cell(to)[1])
        del self.island[here]
        self.island[cell(to)] = piece
        if piece in FRUITS:
            self.stock[piece] += steps
            self.begin_trade()
        elif piece in MIXED:
            self.step, self.piece, self.amount = "splitting", piece, steps + 1
        else:
            self.step, self.piece, self.amount = "making", piece, steps
            self.go_on()

    def go_on(self) -> None:
        if self.amount == 0 or not self.products():
            self.begin_trade()

    def play_split(self, share: int) -> None:
        first, second = MIXED[self.piece]["fruits"]
        self.stock[first] += share
        self.stock[second] += self.amount - share
        self.begin_trade()

    def play_make(self, pile: str) -> None:
        self.pay(ICES[pile]["price"])
        self.serve(pile)

    def play_shake(self, fruit: str) -> None:
        self.pay({fruit: 2})
        self.serve("shake")

    def serve(self, pile: str) -> None:
        self.made[self.turn][pile] += 1
        self.points[self.turn]["desserts"] += self.value(pile)
        self.amount -= 1
        self.go_on()

    def play_stop(self) -> None:
        self.begin_trade()

    def play_deliver(self, berth: str) -> None:
        boat = self.boats[self.turn].pop(berth)
        self.pay(BOATS[boat]["order"])
        self.points[self.turn]["boats"] += BOATS[boat]["points"]
        del self.island[cell(BERTHS[berth]["cell"])]
        self.end_trade()

    def play_take(self, row: int, column: int) -> None:
        self.pay(_BOX["rows"][row - 1]["price"])
        self.points[self.turn]["rows"] += _BOX["rows"][row - 1]["points"]
        key = self.rows[row - 1][column - 1]
        assert key is not None
        self.hand = key
        self.rows[row - 1][column - 1] = None
        self.step = "placing"

    def play_place(self, at: str) -> None:
        self.stand([cell(at)])
        if self.hand in MIXED:
            self.step, self.piece = "gaining", self.hand
        else:
            self.end_trade()

    def play_place_large(self, at: str, rotation: int) -> None:
        row, column = cell(at)
        picture = dict(pictures(self.hand))[rotation]
        self.stand([(row + down, column + right) for down, right in picture])
        self.end_trade()

    def stand(self, cells: list[Cell]) -> None:
        for at in cells:
            assert at not in self.island
            self.island[at] = self.hand
        self.held[self.turn] = sorted([*self.held[self.turn], self.hand])
        if self.hand in BUILDINGS:
            self.points[self.turn]["buildings"] += BUILDINGS[self.hand]["points"]

    def play_gain(self, fruit: str) -> None:
        self.stock[fruit] += 1
        self.end_trade()

    def play_pass(self) -> None:
        self.end_trade()

    def play_advance(self, key: str, arrow: str) -> None:
        if arrow not in self.advanced.values():
            self.pay(ARROWS[arrow]["price"])
        self.going = [0, 1] if key == "both" else [("first", "second").index(key)]
        self.arrow = arrow
        head = ARROWS[arrow]["head"]
        staying = [spot for pawn, spot in enumerate(self.pawns[self.turn]) if pawn not in self.going]
        mates = [spot for spot in staying if node(spot) == head]
        if mates:
            self.land(mates[0])
        elif NODES[head]["kind"] == "vat":
            self.step = "vat"
        else:
            self.land(head)

    def play_circle(self, circle: int) -> None:
        self.land(f"{ARROWS[self.arrow]['head']}_{circle}")

    def land(self, spot: str) -> None:
        if self.owner(spot) is None:
            number = int(spot.split("_")[1]) if "_" in spot else 0
            self.points[self.turn]["factory"] += NODES[node(spot)]["points"][number]
        for pawn in self.going:
            self.pawns[self.turn][pawn] = spot
            self.advanced[pawn] = self.arrow
        self.step = "factory"

    def play_end_turn(self) -> None:
        self.end_turn()

    # --- Scoring -----------------------------------------------------------------------------------------------------

    def shop_worth(self, seat: int, shop: str) -> int:
        what = SHOPS[shop]["counts"]
        if what == "beaches":
            used = {BERTHS[berth]["beach"] for berth in self.boats[seat]}
            count = 4 - len(used)
        elif what == "marked":
            count = sum((MIXED | CARTS)[key]["marked"] for key in self.held[seat] if key in MIXED or key in CARTS)
        elif what == "stars":
            count = sum(BUILDINGS[key]["stars"] for key in self.held[seat] if key in BUILDINGS)
        else:
            count = sum(_BOX["bottles"]["values"][NODES[node(spot)]["column"]] for spot in self.pawns[seat])
        return int(count * SHOPS[shop]["points"])

    def score_shops(self) -> None:
        for seat in range(self.seats):
            self.points[seat]["shops"] = sum(self.shop_worth(seat, key) for key in self.held[seat] if key in SHOPS)

    def standing(self) -> tuple[list[int], list[int]]:
        totals = [points.total() for points in self.points]
        order = sorted(range(self.seats), key=lambda seat: (-totals[seat], (self.first - seat - 1) % self.seats))
        return [order.index(seat) + 1 for seat in range(self.seats)], totals


ALL = BUILDINGS | SHOPS | MIXED | CARTS
