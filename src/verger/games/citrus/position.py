"""Positions written by hand, for tests, puzzles, teaching and bug reports.

Only `seats` is needed; all else may be left out and is then as after a set-up in the order of the file: seat 0 to move,
nothing built.

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

from typing import Any

import numpy as np

from verger.engine import ENDINGS, RUNNING, PositionError, State, codecs
from verger.engine.codecs import SEAT, Amounts, Bits, Entry, Field, Flag, Key, Maybe, Number, Reading, Some
from verger.given.values import perhaps, shown

from . import components as box
from . import state
from .building import find_banned, held, held_tile, is_planted, neutral, number_parts, owner_of, scatter
from .ground import has, put, take
from .market import put_finca
from .rules import lay_out
from .turn import set_phase

DEAD_ENDS = ("penalty", "refused")
MOST_POINTS = 5_000
NEUTRAL = "-"
SPENT_FIRST = (box.CART, box.MONEY2, box.MONEY3, box.MILESTONE, *range(len(box.HORSES)))  # if it is not said what was

TILE, FINCA, LOTS = Key(box.TILES), Key(box.FINCAS), Bits(Key(box.LETTERS))
LANDSCAPE = Amounts(box.LANDSCAPE, box.MOST)


class Board(Field):
    """The board, laid out."""

    def hold(self, reading: Reading, value: int) -> None:
        super().hold(reading, value)
        lay_out(reading.s)


class StartFincas(Field):
    def held(self, s: State) -> int:
        return box.FEW_FINCAS + 1 - int(s.few_fincas)

    def hold(self, reading: Reading, value: int) -> None:
        reading.s.few_fincas = value == box.FEW_FINCAS


class Numbered(Field):
    """What is 0 where there is nothing, else 1 more than its number."""

    def held(self, s: State) -> Any:
        return super().held(s) - 1

    def hold(self, reading: Reading, value: Any) -> None:
        super().hold(reading, [one + 1 for one in value] if isinstance(value, list) else value + 1)


# --- Lots ------------------------------------------------------------------------------------------------------------


class Lots(Entry):
    """Fincas and open lots."""

    name, codec = "lots", Some(box.LETTERS, Key(("open", *box.FINCAS)))

    def held(self, s: State) -> dict[int, int]:
        return {lot: int(what) - state.OPEN for lot, what in enumerate(s.lots) if what >= state.OPEN}

    def hold(self, reading: Reading, value: dict[int, int]) -> None:
        s = reading.s
        for lot, what in value.items():
            if lot not in box.LOTS[s.board]:
                raise PositionError(f"lots.{box.LETTERS[lot]} is not on the {box.BOARDS[s.board]} board")
            if what:
                put_finca(s, lot, what - 1)
            else:
                s.lots[lot] = state.OPEN

    def unsaid(self, s: State) -> dict[str, str]:
        """The first fincas, tiles in the order of the file, and the first sites open."""
        built = {box.LETTERS[lot]: box.FINCAS[nth % len(box.FINCAS)] for nth, lot in enumerate(box.START_LOTS[s.board])}
        return built | {box.LETTERS[lot]: "open" for lot in box.SITES[s.board][: box.OPEN_LOTS]}


class Due(Numbered):
    """The finca that waits; all that are not built either are in the stack."""

    def hold(self, reading: Reading, value: int) -> None:
        super().hold(reading, value)
        s = reading.s
        for finca, key in enumerate(box.FINCAS):
            s.fincas[finca] -= int((s.lots == state.BUILT + finca).sum()) + (value == finca)
            if s.fincas[finca] < 0:
                raise PositionError(f"lots: there are not so many finca tiles {key}")


def closed_sites(s: State) -> list[str]:
    lots = box.LOTS[s.board] if s.random_sites else box.SITES[s.board]
    return [box.LETTERS[lot] for lot in lots if s.lots[lot] < state.OPEN]


# --- What lies on squares --------------------------------------------------------------------------------------------


class OnSquares(Some):
    """What is said of squares of the board."""

    def read(self, reading: Reading, name: str, value: Any) -> dict[int, Any]:
        found = super().read(reading, name, value)
        for square in found:
            if square not in box.GRIDS[reading.s.board]:
                board = box.BOARDS[reading.s.board]
                raise PositionError(f"{name}.{box.SQUARES[square]} is not on the {board} board")
        return found


class Planted(codecs.Codec):
    """An owner and a tile, in two words."""

    def write(self, s: State, held: Any) -> str:
        owner, tile = held
        return f"{NEUTRAL if owner == state.NOBODY else owner} {box.TILES[tile]}"

    def read(self, reading: Reading, name: str, value: Any) -> tuple[int, int]:
        said = value.split() if isinstance(value, str) else []
        owners = [NEUTRAL, *map(str, range(reading.seats))]
        if len(said) != 2 or said[0] not in owners or said[1] not in box.TILES:
            wanted = f"one of {', '.join(owners)} and a tile"
            asked = perhaps(said[-1], box.TILES) if said else ""
            raise PositionError(f"{name} must be {wanted}, not {shown(value)}{asked}")
        return owners.index(said[0]) - 1, box.TILES.index(said[1])


class Plantations(Entry):
    """Tiles on the board; regions and workers follow from them."""

    name, codec = "plantations", OnSquares(box.SQUARES, Planted())

    def held(self, s: State) -> dict[int, tuple[int, int]]:
        planted = {square: what for square, what in enumerate(s.square.tolist()) if is_planted(what)}
        return {square: (int(owner_of(s, square)), what - state.PLANTED) for square, what in planted.items()}

    def hold(self, reading: Reading, value: dict[int, tuple[int, int]]) -> None:
        s = reading.s
        for square, (owner, tile) in value.items():
            if not has(s.free, square) and not has(s.bare, square):
                raise PositionError(f"plantations.{box.SQUARES[square]}: no tile can lie there")
            take(s.free, square)
            take(s.bare, square)
            put(s.planted[tile // 2], square)
            put(s.neutral if owner < 0 else s.owned[owner], square)
            s.square[square] = state.PLANTED + tile
        for fruit in range(box.FRUIT_COUNT):
            number_parts(s, neutral(s, fruit))
            for seat in range(reading.seats):
                number_parts(s, held(s, seat, fruit))
            find_banned(s, fruit)
        for square in np.flatnonzero(s.tally).tolist():
            owner, tile = value[square]
            if owner != state.NOBODY:
                s.regions[owner, tile // 2] += 1
        for seat, regions in enumerate(s.regions.sum(axis=1)[: reading.seats].tolist()):
            if regions > box.WORKERS:
                raise PositionError(f"plantations: seat {seat} has {regions} regions, but {box.WORKERS} workers")
            s.workers[seat] = box.WORKERS - regions


class Landscape(Entry):
    """Landscape tiles on the board."""

    name, codec = "landscape", OnSquares(box.SQUARES, Key(box.LANDSCAPE))

    def held(self, s: State) -> dict[int, int]:
        return {square: what - state.WILD for square, what in enumerate(s.square.tolist()) if what >= state.WILD}

    def hold(self, reading: Reading, value: dict[int, int]) -> None:
        for square, landscape in value.items():
            if not has(reading.s.free, square):
                raise PositionError(f"landscape.{box.SQUARES[square]}: no landscape tile can lie there")
            scatter(reading.s, landscape, square)

    def unsaid(self, s: State) -> dict[str, str]:
        """A tile on every bush that is not built on, in the order of the file, as far as there are any."""
        kinds = [box.LANDSCAPE[kind] for kind, count in enumerate(landscape_left(s)) for _ in range(max(0, count))]
        bushes = np.flatnonzero(box.BUSH[s.board] & (s.square == state.BARE)).tolist()
        return {box.SQUARES[square]: kind for square, kind in zip(bushes, kinds, strict=False)}


def bridges_used(s: State) -> int:
    over_rocks = sum(is_planted(int(s.square[square])) for square, mark in box.GRIDS[s.board].items() if mark == "#")
    return int(over_rocks + s.covered.sum())


def landscape_left(s: State) -> list[int]:
    """Of each tile those that are neither held nor on the board; bridges that must have been used left out."""
    left = box.LANDSCAPE_TILES - s.tiles.sum(axis=0)
    left[box.BRIDGE] -= bridges_used(s)
    on = s.square.tolist()
    return [int(count) - on.count(state.WILD + kind) for kind, count in enumerate(left)]


def usual_used(s: State) -> dict[str, int]:
    """As many landscape tiles as are missing."""
    left, used = landscape_left(s), {box.BRIDGE: bridges_used(s)}
    missing = int(box.BUSHES[s.board] - s.tiles.sum() - (s.square >= state.WILD).sum()) - used[box.BRIDGE]
    for kind in SPENT_FIRST:
        used[kind] = max(0, min(missing, left[kind]))
        missing -= used[kind]
    return {box.LANDSCAPE[kind]: count for kind, count in used.items()}


# --- Hand and market -------------------------------------------------------------------------------------------------


class Space(Number):
    def unsaid(self, s: State) -> Any:
        return None


class Hand(Entry):
    """Tiles to be laid, with the spaces they came from."""

    name = "hand"
    codec = codecs.Items(codecs.Table(tile=TILE, space=Space(1, box.SPACES, more=1), cart=Flag()))

    def held(self, s: State) -> list[dict[str, Any]]:
        return [
            {"tile": held_tile(what), "space": space, "cart": what > state.CARTED}
            for space, what in enumerate(s.hand.tolist())
            if what != state.NOTHING
        ]

    def hold(self, reading: Reading, value: list[dict[str, Any]]) -> None:
        for nth, one in enumerate(value):
            if reading.s.hand[one["space"]] != state.NOTHING:
                raise PositionError(f"hand[{nth}].space: another tile came from there")
            reading.s.hand[one["space"]] = 1 + one["tile"] + state.CARTED * one["cart"]


class Market(Numbered):
    """The tiles on the market; all that are nowhere else are in the bag."""

    def hold(self, reading: Reading, value: list[int]) -> None:
        super().hold(reading, value)
        for tile, left in enumerate(left_over(reading.s)):
            if left < 0:
                there = f"there are not so many tiles {box.TILES[tile]}"
                raise PositionError(f"plantations, covered, market, hand: {there}")
            reading.s.bag[tile] = left


def left_over(s: State) -> list[int]:
    """Of each tile those that are not on the board, in hand or on the market."""
    hand = [held_tile(what) for what in s.hand.tolist() if what != state.NOTHING]
    there = [*hand, *(s.market - 1).tolist(), *(s.square - state.PLANTED).tolist()]
    return [int(box.TILES_OF[s.board, tile] - s.covered[tile]) - there.count(tile) for tile in range(len(box.TILES))]


def usual_market(s: State) -> list[str | None]:
    """Tiles in the order of the file, round and round, on the spaces from which nothing is in hand."""
    left = left_over(s)
    found: list[str | None] = []
    tile = 0
    for space in range(box.SPACES):
        tile = next((one % len(left) for one in range(tile, tile + len(left)) if left[one % len(left)] > 0), tile)
        if s.hand[space] != state.NOTHING or left[tile] <= 0:
            found.append(None)
        else:
            found.append(box.TILES[tile])
            left[tile] -= 1
            tile = (tile + 1) % len(left)
    return found


def usual_refill(s: State) -> bool:
    low = int((s.market != state.NOTHING).sum()) <= box.THRESHOLD and not s.shut
    return bool(s.due != state.NOTHING or (s.hand.any() and low))


def find_phase(s: State) -> None:
    if s.over == RUNNING:
        set_phase(s)
    else:
        s.phase = state.OVER


POSITION = codecs.Position(
    state.PHASES,
    state.MAIN,
    Board("board", Key(box.BOARDS), box.BOARDS[0]),
    Field("turn", SEAT),
    codecs.Over("over", Key(ENDINGS[:2]), ENDINGS[RUNNING]),
    Field("family", Flag()),
    Field("random_sites", Flag()),
    StartFincas("start_fincas", Number(box.FEW_FINCAS, box.FEW_FINCAS + 1), box.FEW_FINCAS + 1),
    Field("dead_ends", Key(DEAD_ENDS), DEAD_ENDS[0], field="refused"),
    Field("open_horses", Flag()),
    Lots(),
    Field("scored", LOTS),
    Due("due", Maybe(FINCA)),
    Field("stack", LOTS, closed_sites),
    Plantations(),
    Field("tiles", codecs.PerSeat(LANDSCAPE)),
    Field("covered", Amounts(box.TILES, box.MOST)),
    Landscape(),
    Field("used", LANDSCAPE, usual_used),
    Hand(),
    Market("market", codecs.Each(Maybe(TILE), lambda s: box.SPACES, "spaces"), usual_market),
    Field("shut", Flag()),
    Field("refill", Flag(), usual_refill),
    Field("done", Flag(), lambda s: any(state.NOTHING < what <= state.CARTED for what in s.hand.tolist())),
    Field("money", codecs.PerSeat(Number(0, box.MOST_MONEY)), lambda s: s.money[: s.seats].tolist()),
    Field("points", codecs.PerSeat(Amounts(state.PARTS, MOST_POINTS, -MOST_POINTS))),
    Field("passes", SEAT),
    silent=("phase",),
    after=(find_phase,),
)
