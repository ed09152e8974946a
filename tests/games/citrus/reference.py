"""Citrus again, slowly and from the book: squares in a dict, regions by walking, every order tried.

It knows nothing of the game's own code but the components file and the names of things. Chance is not its affair: it is
told what was drawn.
"""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import verger

Square = tuple[int, int]  # column and row, from 0
ActionTuple = tuple[Any, ...]
Tile = tuple[str, bool, int | None]  # fruit, well, owner

DATA = tomllib.loads((Path(verger.__file__).parent / "games/citrus/components.toml").read_text(encoding="utf-8"))
FRUITS = ("lemon", "orange", "blood_orange", "lime", "grapefruit")
ACTION_TILES = ("money2", "money3", "cart", "bull", "bridge", "milestone")
HORSES = ("horse2", "horse3", "horse4")
INCOME = {0: 0, 1: 2, 2: 4, 3: 6, 4: 7, 5: 8}
VALUES = {"T1": (8, 6), "T2": (10, 5), "T3": (12, 4)}
LINES = DATA["market"]["lines"]
ENOUGH = 20_000
"""Positions after which a search is given up."""


class GivenUp(Exception):
    """The slow search would take too long."""


def name(square: Square) -> str:
    return f"{'abcdefghijklmno'[square[0]]}{square[1] + 1}"


def at(key: str) -> Square:
    return "abcdefghijklmno".index(key[0]), int(key[1:]) - 1


def fruit_of(tile: str) -> str:
    return tile.removesuffix("_well")


class Reference:
    def __init__(self, description: dict[str, Any]) -> None:
        d = description
        self.seats, self.turn = d["seats"], d["turn"]
        self.family, self.refused = d["family"], d["dead_ends"] == "refused"
        grid = [line.split() for line in DATA["boards"][d["board"]]["squares"]]
        self.grid = {(c, r): mark for r, line in enumerate(grid) for c, mark in enumerate(line)}
        self.lot_at = {mark: square for square, mark in self.grid.items() if mark.isalpha()}
        self.tiles: dict[Square, Tile] = {}
        for key, words in d["plantations"].items():
            owner, tile = words.split()
            self.tiles[at(key)] = (fruit_of(tile), tile.endswith("_well"), None if owner == "-" else int(owner))
        self.land = {at(key): kind for key, kind in d["landscape"].items()}
        self.held = [Counter(row) for row in d["tiles"]]
        self.lots: dict[str, str] = dict(d["lots"])
        self.scored = set(d["scored"])
        self.stack = set(d["stack"])
        self.shut, self.refill, self.done = d["shut"], d["refill"], d["done"]
        self.market: list[str | None] = list(d["market"])
        self.hand: list[tuple[str, int, bool]] = [(row["tile"], row["space"] - 1, row["cart"]) for row in d["hand"]]
        self.due: str | None = d["due"]
        self.money = list(d["money"])
        self.points = [Counter(row) for row in d["points"]]
        self.passes = d["passes"]
        self.over = False
        full = DATA["boards"][d["board"]]
        self.all_tiles = 5 * (full["plain"] + full["wells"])
        covered = sum(d["covered"].values())
        self.bag: int = self.all_tiles - len(self.tiles) - covered - len(self.hand) - sum(map(bool, self.market))

    # Geometry

    def sides(self, square: Square) -> list[Square]:
        c, r = square
        return [near for near in ((c, r - 1), (c - 1, r), (c + 1, r), (c, r + 1)) if near in self.grid]

    def ring(self, lot: str) -> list[Square]:
        c, r = self.lot_at[lot]
        around = [(c + right, r + down) for down in (-1, 0, 1) for right in (-1, 0, 1) if (right, down) != (0, 0)]
        return [square for square in around if square in self.grid]

    def roads(self, lot: str) -> list[Square]:
        return self.sides(self.lot_at[lot])

    def region(self, square: Square) -> frozenset[Square]:
        fruit = self.tiles[square][0]
        found, edge = {square}, [square]
        while edge:
            for near in self.sides(edge.pop()):
                if near not in found and near in self.tiles and self.tiles[near][0] == fruit:
                    found.add(near)
                    edge.append(near)
        return frozenset(found)

    def regions(self, seat: int | None) -> list[frozenset[Square]]:
        """A seat's regions by their first square, row by row."""
        mine = {self.region(square) for square, tile in self.tiles.items() if tile[2] == seat}
        return sorted(mine, key=lambda region: min((r, c) for c, r in region))

    def workers(self, seat: int) -> int:
        return 5 - len(self.regions(seat))

    def value(self, region: Iterable[Square]) -> int:
        return sum(2 if self.tiles[square][1] else 1 for square in region)

    # Placing

    def needs_bridge(self, square: Square) -> bool:
        return square in self.tiles or (self.grid[square] == "#")

    def may_place(self, seat: int, fruit: str, square: Square) -> bool:
        mark = self.grid.get(square)
        if mark is None or mark.isalpha():
            return False
        below = self.tiles.get(square)
        if below is not None and below[2] is not None:
            return False
        if self.needs_bridge(square) and not self.held[seat]["bridge"]:
            return False
        if below is not None and below[0] == fruit and len(self.region(square)) > 1:
            return False
        taken = self.tiles.pop(square, None)
        try:
            return self.suits(seat, fruit, square)
        finally:
            if taken is not None:
                self.tiles[square] = taken

    def suits(self, seat: int, fruit: str, square: Square) -> bool:
        """Contact, roads, start or growth, as if nothing lay there."""
        beside = [near for near in self.sides(square) if near in self.tiles and self.tiles[near][0] == fruit]
        owners = [self.tiles[near][2] for near in beside]
        if any(owner is not None and owner != seat for owner in owners):
            return False
        if not self.family:
            for lot in self.lot_at:
                roads = self.roads(lot)
                if square in roads and any(road in self.tiles and self.tiles[road][0] == fruit for road in roads):
                    return False
        own = [len(self.region(near)) for near in beside if self.tiles[near][2] == seat]
        neutral = [len(self.region(near)) for near in beside if self.tiles[near][2] is None]
        if own:
            return not neutral or max(own) >= max(neutral)
        built = [lot for lot, what in self.lots.items() if what != "open"]
        return not neutral and self.workers(seat) > 0 and any(square in self.roads(lot) for lot in built)

    def lay(self, seat: int, fruit: str, well: bool, square: Square) -> None:
        if self.needs_bridge(square):
            self.held[seat]["bridge"] -= 1
        if square in self.land:
            self.held[seat][self.land.pop(square)] += 1
        self.tiles[square] = (fruit, well, seat)
        for near in self.region(square):
            self.tiles[near] = (fruit, self.tiles[near][1], seat)

    def places(self, seat: int, fruit: str) -> list[Square]:
        return [square for square in self.grid if self.may_place(seat, fruit, square)]

    # Can all of it be built?

    def can_build(self, seat: int, fruits: list[str], due: bool) -> bool:
        trial = copy.deepcopy(self)
        trial.finca_count = self.finca_tiles() + (self.due is not None)  # type: ignore[attr-defined]
        seen: set[Any] = set()
        return trial.explore(seat, sorted(fruits), due, seen)

    def finca_tiles(self) -> int:
        built = sum(what != "open" for what in self.lots.values())
        return 15 - built - (self.due is not None)

    def explore(self, seat: int, fruits: list[str], due: bool, seen: set[Any]) -> bool:
        if not fruits:
            return True
        key = (due, tuple(fruits), frozenset(self.tiles.items()), frozenset(self.lots.items()))
        if key in seen:
            return False
        seen.add(key)
        if len(seen) > ENOUGH:
            raise GivenUp
        steps = self.steps(seat, fruits, due)
        return any(after.explore(seat, left, later, seen) for after, left, later in steps)

    def steps(self, seat: int, fruits: list[str], due: bool) -> Iterator[tuple[Reference, list[str], bool]]:
        if due:
            for lot in [lot for lot, what in self.lots.items() if what == "open"]:
                after = copy.deepcopy(self)
                after.lots[lot] = "T1"
                after.finca_count -= 1  # type: ignore[attr-defined]
                yield after, fruits, False
            return
        for fruit in dict.fromkeys(fruits):
            for square in self.places(seat, fruit):
                after = copy.deepcopy(self)
                after.lay(seat, fruit, False, square)
                left = list(fruits)
                left.remove(fruit)
                yield after, left, False
        if self.held[seat]["milestone"] and self.finca_count > 0:  # type: ignore[attr-defined]
            for lot in [lot for lot, what in self.lots.items() if what == "open"]:
                after = copy.deepcopy(self)
                after.held[seat]["milestone"] -= 1
                after.lots[lot] = "T1"
                after.finca_count -= 1  # type: ignore[attr-defined]
                yield after, fruits, False

    # What may be done

    def in_line(self, line: int) -> list[int]:
        return [space - 1 for space in sorted(LINES[line]) if self.market[space - 1]]

    def left_on_market(self) -> int:
        return sum(map(bool, self.market))

    def crosses(self, taken: int) -> bool:
        return not self.refill and not self.shut and self.left_on_market() - taken <= 3

    def can_add(self) -> bool:
        return self.finca_tiles() > 0 and "open" in self.lots.values()

    def can_buy(self, line: int) -> bool:
        spaces = self.in_line(line)
        if not spaces or len(spaces) > self.money[self.turn]:
            return False
        fruits = [fruit_of(self.market[space] or "") for space in spaces]
        return self.can_build(self.turn, fruits, self.crosses(len(spaces)) and self.can_add())

    def can_cart(self, space: int) -> bool:
        fruits = [fruit_of(tile) for tile, _, _ in self.hand] + [fruit_of(self.market[space] or "")]
        return self.can_build(self.turn, fruits, self.crosses(1) and self.can_add())

    def tiles_left(self) -> int:
        return self.bag + self.left_on_market() + len(self.hand)

    def stuck(self) -> bool:
        fruits = {fruit_of(tile) for tile, _, _ in self.hand}
        if any(self.places(self.turn, fruit) for fruit in fruits):
            return False
        if self.held[self.turn]["milestone"] and self.can_add():
            for lot in [lot for lot, what in self.lots.items() if what == "open"]:
                after = copy.deepcopy(self)
                after.lots[lot] = "T1"
                if any(after.places(self.turn, fruit) for fruit in fruits):
                    return False
        return True

    def legal(self) -> set[ActionTuple]:
        """Every legal action but purchases and carts, which `can_buy` and `can_cart` judge one by one."""
        seat = self.turn
        if self.due:
            return {("lot", lot) for lot, what in self.lots.items() if what == "open"}
        found: set[ActionTuple] = set()
        for kind in ("money2", "money3"):
            if self.held[seat][kind]:
                found.add(("money", kind))
        if self.held[seat]["bull"]:
            empty = [square for square, mark in self.grid.items() if mark in ".*" and square not in self.tiles]
            found |= {("bull", name(square)) for square in empty if square not in self.land}
        if self.held[seat]["milestone"] and self.can_add():
            found.add(("milestone",))
        if self.hand:
            for tile in {tile for tile, _, _ in self.hand}:
                found |= {("place", tile, name(square)) for square in self.places(seat, fruit_of(tile))}
            return found | ({("give_back",)} if self.stuck() else set())
        regions = len(self.regions(seat))
        if not self.done:
            for size in range(1, regions + 1):
                found |= {
                    ("harvest", "".join(map(str, chosen))) for chosen in combinations(range(1, regions + 1), size)
                }
        if self.done or self.tiles_left() == 0:
            found.add(("end_turn",))
        return found

    # Doing it

    def play(self, action: ActionTuple, events: list[dict[str, Any]]) -> None:
        """Do what is told; `events` say what chance brought."""
        kind, *arguments = action
        drawn = {kind: [event for event in events if event["kind"] == kind] for kind in ("turn_up", "open", "draw")}
        if kind not in ("pass", "place", "lot", "give_back", "end_turn"):
            self.passes = 0
        getattr(self, f"play_{kind}")(*arguments)
        if kind in ("buy", "cart", "milestone", "pass"):
            self.take_finca(drawn["turn_up"])
        if kind == "lot":
            for event in drawn["open"]:
                self.stack.discard(event["lot"])
                self.lots[event["lot"]] = "open"
            self.expected_open = bool(drawn["open"])
        if not self.over and self.refill and not self.hand and not self.due:
            self.fill(drawn["draw"])

    def take_finca(self, turned: list[dict[str, Any]]) -> None:
        if turned:
            pair = (turned[0]["first"], turned[0]["second"])
            self.due = next(kind for kind, values in VALUES.items() if values == pair)

    def fill(self, drawn: list[dict[str, Any]]) -> None:
        self.refill = False
        free = [space for space in range(12) if not self.market[space]]
        assert [event["space"] - 1 for event in drawn] == free[: self.bag]
        for event in drawn:
            self.market[event["space"] - 1] = event["tile"]
            self.bag -= 1
        if None in self.market:
            self.shut = True

    def play_buy(self, line: int) -> None:
        spaces = self.in_line(line)
        self.refill = self.refill or self.crosses(len(spaces))
        self.money[self.turn] -= len(spaces)
        self.done = True
        for space in spaces:
            self.hand.append((self.market[space] or "", space, False))
            self.market[space] = None

    def play_cart(self, space: int) -> None:
        self.refill = self.refill or self.crosses(1)
        self.held[self.turn]["cart"] -= 1
        self.hand.append((self.market[space - 1] or "", space - 1, True))
        self.market[space - 1] = None

    def play_milestone(self) -> None:
        self.held[self.turn]["milestone"] -= 1
        self.refill = True

    def play_lot(self, lot: str) -> None:
        assert self.due
        self.lots[lot] = self.due
        self.due = None

    def play_place(self, tile: str, square: str) -> None:
        alike = [held for held in self.hand if held[0] == tile]
        self.hand.remove(min(alike, key=lambda held: (not held[2], held[1])))
        self.lay(self.turn, fruit_of(tile), tile.endswith("_well"), at(square))

    def play_give_back(self) -> None:
        for tile, _, cart in sorted(self.hand, key=lambda held: held[1]):
            self.market[self.market.index(None)] = tile
            self.points[self.turn]["returned"] -= 3
            if not cart:
                self.money[self.turn] = min(12, self.money[self.turn] + 1)
        self.hand = []

    def play_harvest(self, chosen: str) -> None:
        regions = self.regions(self.turn)
        for number in map(int, chosen):
            self.points[self.turn]["harvests"] += self.value(regions[number - 1])
            for square in regions[number - 1]:
                fruit, well, _ = self.tiles[square]
                self.tiles[square] = (fruit, well, None)
        self.money[self.turn] = min(12, self.money[self.turn] + INCOME[self.workers(self.turn)])
        self.done = True

    def play_money(self, kind: str) -> None:
        self.held[self.turn][kind] -= 1
        self.money[self.turn] = min(12, self.money[self.turn] + int(kind[-1]))

    def play_bull(self, square: str) -> None:
        self.held[self.turn]["bull"] -= 1
        self.land[at(square)] = "bull"

    def play_end_turn(self) -> None:
        self.score_fincas()
        if self.tiles_left() == 0:
            self.end()
        else:
            self.next_turn()

    def play_pass(self) -> None:
        self.passes += 1
        self.score_fincas()
        if self.passes == self.seats:
            self.passes = 0
            if self.shut or not self.can_add():
                self.end()
                return
            self.refill = True
        self.next_turn()

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.done = False

    # Scoring

    def strengths(self, lot: str) -> list[int]:
        around = {self.region(square) for square in self.ring(lot) if square in self.tiles}
        found = [0] * self.seats
        for region in around:
            owner = self.tiles[next(iter(region))][2]
            if owner is not None:
                found[owner] += len(region)
        return found

    def is_surrounded(self, lot: str) -> bool:
        return all(
            square in self.tiles or square in self.land or self.grid[square] not in ".*" for square in self.ring(lot)
        )

    def gains(self, lot: str) -> list[int]:
        first, second = VALUES[self.lots[lot]]
        strengths = self.strengths(lot)
        order = sorted((strength for strength in strengths if strength), reverse=True)
        if not order:
            return [0] * self.seats
        tied = order.count(order[0]) > 1
        best, next_best = order[0], None if tied or len(order) == 1 else order[1]
        return [first if own == best else second if own and own == next_best else 0 for own in strengths]

    def score_fincas(self) -> None:
        for lot, what in self.lots.items():
            if what != "open" and lot not in self.scored and self.is_surrounded(lot):
                self.scored.add(lot)
                for seat, gain in enumerate(self.gains(lot)):
                    self.points[seat]["fincas"] += gain

    def end(self) -> None:
        self.over = True
        for lot, what in self.lots.items():
            if what != "open" and lot not in self.scored:
                strengths = self.strengths(lot)
                for seat, own in enumerate(strengths):
                    if own and own == max(strengths):
                        self.points[seat]["fincas"] += VALUES[what][1]
        for seat in range(self.seats):
            self.points[seat]["regions"] += sum(map(self.value, self.regions(seat)))
            horses = sum(int(kind[-1]) * self.held[seat][kind] for kind in HORSES)
            self.points[seat]["landscape"] += horses + sum(self.held[seat][kind] for kind in ACTION_TILES)
