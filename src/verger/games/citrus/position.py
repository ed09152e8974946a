"""Positions written by hand, for tests, puzzles, teaching and bug reports.

`describe` gives a whole position as a dict, `place` reads one. Only `seats` is needed; all else may be left out and is
then as after a set-up in the order of the file: seat 0 to move, nothing built.

    {
      "seats": 2,
      "turn": 0,                     the seat to act
      "board": "long", "family": false, "random_sites": false, "start_fincas": 4, "dead_ends": "penalty",
      "open_horses": false,          the options
      "plantations": {               tiles on the board by square: the owner's seat, or - for neutral, and the tile
        "f5": "0 lemon", "g5": "0 lemon_well", "h7": "- lime"
      },
      "landscape": {"f1": "cart"},   landscape tiles on the board by square; if left out, tiles in the order of the file
                                     on every bush that is not built on
      "tiles": [{"bridge": 1}, {}],  landscape tiles held
      "used": {"cart": 1},           landscape tiles out of the game; if left out, as many as are missing
      "covered": {"lemon": 1},       plantation tiles under bridges
      "lots": {"A": "T2", "E": "open"},   fincas and open lots; all others are closed
      "scored": ["A"],               fincas that have been scored
      "stack": ["H", "K"],           site tiles in the stack; if left out, all that are not on the board
      "shut": false,                 no more fincas but by milestones
      "market": ["lemon", null, …],  the tiles on the twelve spaces
      "hand": [{"tile": "lemon", "space": 3, "cart": false}],     tiles to be laid, with the spaces they came from,
                                     counted from 1
      "due": "T1",                   a finca that waits for a lot, or null
      "refill": false,               the market is refilled when the hand is empty
      "done": false,                 the main action is under way or done
      "money": [6, 6],
      "points": [{"harvests": 8}, {}],     scored so far: fincas, harvests, returned, regions, landscape
      "passes": 0, "turns": 0, "reveals": 0, "over": "running", "generator": 0
    }

The bag, the finca tiles in the stack, workers and the phase follow from the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from verger.engine import ENDINGS, RUNNING, PositionError, Reader, State, only
from verger.engine.values import perhaps, shown

from .building import find_banned, is_planted, number_parts, owner_of
from .components import (
    BOARDS,
    BRIDGE,
    BUSH,
    BUSHES,
    CART,
    FEW_FINCAS,
    FINCAS,
    FRUIT_COUNT,
    GRIDS,
    HORSES,
    LANDSCAPE,
    LANDSCAPE_TILES,
    LETTERS,
    LOTS,
    MILESTONE,
    MONEY2,
    MONEY3,
    MOST,
    MOST_MONEY,
    OPEN_LOTS,
    SITES,
    SPACES,
    SQUARES,
    START_LOTS,
    THRESHOLD,
    TILES,
    TILES_OF,
    WORKERS,
)
from .ground import has, put, take
from .market import put_finca
from .rules import lay_out
from .state import BARE, BUILT, CARTED, NOBODY, NOTHING, OPEN, OVER, PARTS, PLANTED, WILD
from .turn import set_phase

DEAD_ENDS = ("penalty", "refused")
MOST_POINTS = 5_000
NEUTRAL = "-"
HAND_ENTRIES = ("tile", "space", "cart")
SPENT_FIRST = (CART, MONEY2, MONEY3, MILESTONE, *range(len(HORSES)))  # where a position does not say what is missing


def describe(s: State) -> dict[str, Any]:
    """The whole position, generator included."""
    seats = range(s.seats)
    on = s.square.tolist()
    return {
        "seats": int(s.seats),
        "turn": int(s.turn),
        "board": BOARDS[s.board],
        "family": bool(s.family),
        "random_sites": bool(s.random_sites),
        "start_fincas": FEW_FINCAS if s.few_fincas else FEW_FINCAS + 1,
        "dead_ends": DEAD_ENDS[s.refused],
        "open_horses": bool(s.open_horses),
        "plantations": {
            SQUARES[square]: f"{_owner(s, square)} {TILES[what - PLANTED]}"
            for square, what in enumerate(on)
            if is_planted(what)
        },
        "landscape": {SQUARES[square]: LANDSCAPE[what - WILD] for square, what in enumerate(on) if what >= WILD},
        "tiles": [_counts(LANDSCAPE, s.tiles[seat]) for seat in seats],
        "used": _counts(LANDSCAPE, s.used),
        "covered": _counts(TILES, s.covered),
        "lots": {
            LETTERS[lot]: FINCAS[what - BUILT] if what >= BUILT else "open"
            for lot, what in enumerate(s.lots.tolist())
            if what >= OPEN
        },
        "scored": _letters(int(s.scored)),
        "stack": _letters(int(s.stack)),
        "shut": bool(s.shut),
        "market": [TILES[what - 1] if what != NOTHING else None for what in s.market.tolist()],
        "hand": [
            {"tile": TILES[(what - 1) % len(TILES)], "space": space + 1, "cart": what > CARTED}
            for space, what in enumerate(s.hand.tolist())
            if what != NOTHING
        ],
        "due": FINCAS[int(s.due) - 1] if s.due != NOTHING else None,
        "refill": bool(s.refill),
        "done": bool(s.done),
        "money": s.money[: s.seats].tolist(),
        "points": [_counts(PARTS, s.points[seat]) for seat in seats],
        "passes": int(s.passes),
        "turns": int(s.turns),
        "reveals": int(s.reveals),
        "over": ENDINGS[s.over],
        "generator": int(s.generator),
    }


def _owner(s: State, square: int) -> str:
    owner = int(owner_of(s, square))
    return NEUTRAL if owner == NOBODY else str(owner)


def _counts(keys: Sequence[str], counts: np.ndarray) -> dict[str, int]:
    return {key: count for key, count in zip(keys, counts.tolist(), strict=True) if count}


def _letters(lots: int) -> list[str]:
    return [letter for lot, letter in enumerate(LETTERS) if lots >> lot & 1]


def place(s: State, description: Mapping[str, Any]) -> None:
    """Set an empty record to the position described; PositionError names the entry that is wrong."""
    _Reader(s, description).read()


class _Reader(Reader):
    def __init__(self, s: State, description: Mapping[str, Any]) -> None:
        super().__init__(s, description)
        self.board = 0

    def steps(self) -> Sequence[Callable[[], None]]:
        return [
            self.read_board, self.lay_out,
            self.read_turn, self.read_over, self.read_family, self.read_random_sites, self.read_start_fincas,
            self.read_dead_ends, self.read_open_horses, self.read_lots, self.read_scored, self.read_due,
            self.read_stack, self.count_fincas, self.read_plantations, self.number_regions, self.read_tiles,
            self.read_covered, self.read_landscape, self.read_used, self.read_hand, self.read_market, self.count_bag,
            self.read_shut, self.read_refill, self.read_done, self.read_money, self.read_points, self.read_passes,
            self.read_turns, self.read_reveals, self.read_generator, self.set_phase,
        ]  # fmt: skip

    def lay_out(self) -> None:
        lay_out(self.s)

    def on_squares(self, name: str, value: Any) -> list[tuple[int, str, Any]]:
        """What is said of squares of the board: each with its name."""
        said = [(SQUARES.index(key), key, what) for key, what in self.mapping(name, value, SQUARES).items()]
        for square, key, _ in said:
            if square not in GRIDS[self.board]:
                raise PositionError(f"{name}.{key} is not on the {BOARDS[self.board]} board")
        return said

    # Options and the seat to act

    def read_board(self) -> None:
        self.board = self.key("board", self.given.get("board", BOARDS[0]), BOARDS)
        self.s.board = self.board

    def read_turn(self) -> None:
        self.s.turn = self.number("turn", self.given.get("turn", 0), 0, self.seats - 1)

    def read_over(self) -> None:
        self.s.over = self.key("over", self.given.get("over", ENDINGS[RUNNING]), ENDINGS[:2])
        self.s.pending = only(int(self.s.turn)) if self.s.over == RUNNING else 0

    def read_family(self) -> None:
        self.s.family = self.truth("family", self.given.get("family", False))

    def read_random_sites(self) -> None:
        self.s.random_sites = self.truth("random_sites", self.given.get("random_sites", False))

    def read_start_fincas(self) -> None:
        few = self.number("start_fincas", self.given.get("start_fincas", FEW_FINCAS + 1), FEW_FINCAS, FEW_FINCAS + 1)
        self.s.few_fincas = few == FEW_FINCAS

    def read_dead_ends(self) -> None:
        self.s.refused = self.key("dead_ends", self.given.get("dead_ends", DEAD_ENDS[0]), DEAD_ENDS)

    def read_open_horses(self) -> None:
        self.s.open_horses = self.truth("open_horses", self.given.get("open_horses", False))

    # Lots

    def usual_lots(self) -> dict[str, str]:
        """The first fincas, tiles in the order of the file, and the first sites open."""
        kinds = [FINCAS[nth % len(FINCAS)] for nth in range(len(START_LOTS[self.board]))]
        built = {LETTERS[lot]: kind for lot, kind in zip(START_LOTS[self.board], kinds, strict=True)}
        return built | {LETTERS[lot]: "open" for lot in SITES[self.board][:OPEN_LOTS]}

    def read_lots(self) -> None:
        letters = [LETTERS[lot] for lot in LOTS[self.board]]
        for key, what in self.mapping("lots", self.given.get("lots", self.usual_lots()), letters).items():
            lot = LETTERS.index(key)
            number = self.key(f"lots.{key}", what, ("open", *FINCAS))
            if number:
                put_finca(self.s, lot, number - 1)
            else:
                self.s.lots[lot] = OPEN

    def read_scored(self) -> None:
        for letter in self.listing("scored", self.given.get("scored", [])):
            self.s.scored |= 1 << self.key("scored", letter, LETTERS)

    def read_due(self) -> None:
        due = self.given.get("due")
        self.s.due = NOTHING if due is None else 1 + self.key("due", due, FINCAS)

    def read_stack(self) -> None:
        if "stack" in self.given:
            for letter in self.listing("stack", self.given.get("stack", [])):
                self.s.stack |= 1 << self.key("stack", letter, LETTERS)
            return
        lots = LOTS[self.board] if self.s.random_sites else SITES[self.board]
        self.s.stack = sum(1 << lot for lot in lots if self.s.lots[lot] < OPEN)

    def count_fincas(self) -> None:
        for finca, key in enumerate(FINCAS):
            self.s.fincas[finca] -= int((self.s.lots == BUILT + finca).sum()) + int(self.s.due == 1 + finca)
            if self.s.fincas[finca] < 0:
                raise PositionError(f"lots: there are not so many finca tiles {key}")

    # Plantations

    def read_plantations(self) -> None:
        for square, key, words in self.on_squares("plantations", self.given.get("plantations", {})):
            said = words.split() if isinstance(words, str) else []
            owners = [NEUTRAL, *map(str, range(self.seats))]
            if len(said) != 2 or said[0] not in owners or said[1] not in TILES:
                wanted = f"one of {', '.join(owners)} and a tile"
                asked = perhaps(said[-1], TILES) if said else ""
                raise PositionError(f"plantations.{key} must be {wanted}, not {shown(words)}{asked}")
            self.plant(square, owners.index(said[0]) - 1, TILES.index(said[1]))

    def plant(self, square: int, owner: int, tile: int) -> None:
        s = self.s
        if not has(s.free, square) and not has(s.bare, square):
            raise PositionError(f"plantations.{SQUARES[square]}: no tile can lie there")
        take(s.free, square)
        take(s.bare, square)
        put(s.neutral[tile // 2] if owner < 0 else s.held[owner, tile // 2], square)
        s.square[square] = PLANTED + tile

    def number_regions(self) -> None:
        s = self.s
        for fruit in range(FRUIT_COUNT):
            number_parts(s, *s.neutral[fruit])
            for seat in range(self.seats):
                number_parts(s, *s.held[seat, fruit])
            find_banned(s, fruit)
        for square, tally in enumerate(s.tally.tolist()):
            owner = int(owner_of(s, square)) if tally else NOBODY
            if owner != NOBODY:
                s.regions[owner, (int(s.square[square]) - PLANTED) // 2] += 1
        for seat in range(self.seats):
            regions = int(s.regions[seat].sum())
            if regions > WORKERS:
                raise PositionError(f"plantations: seat {seat} has {regions} regions, but {WORKERS} workers")
            s.workers[seat] = WORKERS - regions

    def read_covered(self) -> None:
        self.s.covered[:] = self.amounts("covered", self.given.get("covered", {}), TILES, 0, MOST)

    # Landscape tiles

    def read_tiles(self) -> None:
        for seat, row in enumerate(self.per_seat("tiles", {})):
            self.s.tiles[seat] = self.amounts(f"tiles[{seat}]", row, LANDSCAPE, 0, MOST)

    def bridges_used(self) -> int:
        rocks = [square for square, mark in GRIDS[self.board].items() if mark == "#"]
        over_rocks = sum(is_planted(int(self.s.square[square])) for square in rocks)
        return int(over_rocks + self.s.covered.sum())

    def landscape_left(self) -> list[int]:
        """Of each tile those that are neither held nor on the board; bridges that must have been used left out."""
        left = LANDSCAPE_TILES - self.s.tiles.sum(axis=0)
        left[BRIDGE] -= self.bridges_used()
        on = self.s.square.tolist()
        return [int(count) - on.count(WILD + kind) for kind, count in enumerate(left)]

    def usual_landscape(self) -> dict[str, str]:
        """A tile on every bush that is not built on, in the order of the file, as far as there are any."""
        kinds = [LANDSCAPE[kind] for kind, count in enumerate(self.landscape_left()) for _ in range(max(0, count))]
        bushes = [square for square in np.flatnonzero(BUSH[self.board]).tolist() if self.s.square[square] == BARE]
        return {SQUARES[square]: kind for square, kind in zip(bushes, kinds, strict=False)}

    def read_landscape(self) -> None:
        given = self.given.get("landscape")
        for square, key, what in self.on_squares("landscape", self.usual_landscape() if given is None else given):
            if not has(self.s.free, square):
                raise PositionError(f"landscape.{key}: no landscape tile can lie there")
            self.s.square[square] = WILD + self.key(f"landscape.{key}", what, LANDSCAPE)
            put(self.s.wild, square)

    def read_used(self) -> None:
        if "used" in self.given:
            self.s.used[:] = self.amounts("used", self.given["used"], LANDSCAPE, 0, MOST)
            return
        left = self.landscape_left()
        self.s.used[BRIDGE] = self.bridges_used()
        held, placed = int(self.s.tiles.sum()), int((self.s.square >= WILD).sum())
        missing = int(BUSHES[self.board]) - held - placed - int(self.s.used[BRIDGE])
        for kind in SPENT_FIRST:
            self.s.used[kind] = max(0, min(missing, left[kind]))
            missing -= int(self.s.used[kind])

    # Hand and market

    def read_hand(self) -> None:
        for nth, entry in enumerate(self.listing("hand", self.given.get("hand", []))):
            name = f"hand[{nth}]"
            row = self.mapping(name, entry, HAND_ENTRIES)
            space = self.number(f"{name}.space", row.get("space"), 1, SPACES) - 1
            if self.s.hand[space] != NOTHING:
                raise PositionError(f"{name}.space: another tile came from there")
            tile = self.key(f"{name}.tile", row.get("tile"), TILES)
            self.s.hand[space] = 1 + tile + CARTED * self.truth(f"{name}.cart", row.get("cart", False))

    def read_market(self) -> None:
        given = self.given.get("market")
        for space, key in enumerate(self.usual_market() if given is None else self.market_of(given)):
            self.s.market[space] = NOTHING if key is None else 1 + self.key(f"market[{space}]", key, TILES)

    def market_of(self, given: Any) -> list[Any]:
        return self.each("market", given, SPACES, "spaces")

    def left_over(self) -> list[int]:
        """Of each tile those that are not on the board, in hand or on the market."""
        s = self.s
        hand = [(what - 1) % len(TILES) for what in s.hand.tolist() if what != NOTHING]
        market = [what - 1 for what in s.market.tolist() if what != NOTHING]
        on = [what - PLANTED for what in s.square.tolist() if is_planted(what)]
        return [
            int(TILES_OF[self.board, tile] - s.covered[tile]) - (hand + market + on).count(tile)
            for tile in range(len(TILES))
        ]

    def usual_market(self) -> list[str | None]:
        """Tiles in the order of the file, round and round, on the spaces from which nothing is in hand."""
        left = self.left_over()
        found: list[str | None] = []
        tile = 0
        for space in range(SPACES):
            turns = 0
            while left[tile] <= 0 and turns < len(TILES):
                tile = (tile + 1) % len(TILES)
                turns += 1
            if self.s.hand[space] != NOTHING or left[tile] <= 0:
                found.append(None)
            else:
                found.append(TILES[tile])
                left[tile] -= 1
                tile = (tile + 1) % len(TILES)
        return found

    def count_bag(self) -> None:
        for tile, left in enumerate(self.left_over()):
            if left < 0:
                raise PositionError(f"plantations, covered, market, hand: there are not so many tiles {TILES[tile]}")
            self.s.bag[tile] = left

    # The rest

    def read_shut(self) -> None:
        self.s.shut = self.truth("shut", self.given.get("shut", False))

    def read_refill(self) -> None:
        waiting = bool(self.s.due != NOTHING or self.s.hand.any())
        low = int((self.s.market != NOTHING).sum()) <= THRESHOLD and not self.s.shut
        self.s.refill = self.truth("refill", self.given.get("refill", bool(self.s.due != NOTHING) or (waiting and low)))

    def read_done(self) -> None:
        bought = any(NOTHING < what <= CARTED for what in self.s.hand.tolist())
        self.s.done = self.truth("done", self.given.get("done", bought))

    def read_money(self) -> None:
        for seat, coins in enumerate(self.per_seat("money", None)):
            if coins is not None:
                self.s.money[seat] = self.number(f"money[{seat}]", coins, 0, MOST_MONEY)

    def read_points(self) -> None:
        for seat, row in enumerate(self.per_seat("points", {})):
            self.s.points[seat] = self.amounts(f"points[{seat}]", row, PARTS, -MOST_POINTS, MOST_POINTS)

    def read_passes(self) -> None:
        self.s.passes = self.number("passes", self.given.get("passes", 0), 0, self.seats - 1)

    def set_phase(self) -> None:
        if self.s.over == RUNNING:
            set_phase(self.s)
        else:
            self.s.phase = OVER
