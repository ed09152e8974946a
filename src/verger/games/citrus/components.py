"""The box, as arrays the rules read. What `components.toml` must hold to be playable is checked here.

Both boards lie on one grid of 15 by 10 squares, so that a square has the same name on either. A set of squares is
three words of 64 bits: sixteen bits for each row, the last of which is no square and keeps the rows apart.
"""

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from verger.engine import Components

FOLDER = Path(__file__).parent
BOX = Components.load("citrus", FOLDER)

SEATS = 5
MOST = 99  # of anything that is counted or scored


def _within(place: str, row: Mapping[str, Any], column: str, low: int = 0, high: int = MOST) -> int:
    value: int = row[column]
    if not low <= value <= high:
        raise BOX.fail(f"{place}.{column}", value, f"a whole number from {low} to {high}")
    return value


def _names(tables: list[tuple[str, dict[str, Any]]], key: str, names: tuple[str, ...]) -> None:
    for (place, row), name in zip(tables, names, strict=True):
        BOX.check(f"{place}.{key}", row[key], name)


# --- Plantation tiles ------------------------------------------------------------------------------------------------

FRUITS = tuple(BOX.keys("fruits", 5))
FRUIT_COUNT = len(FRUITS)
TILES = tuple(f"{fruit}{well}" for fruit, well in product(FRUITS, ("", "_well")))  # plain and with a well, in turn
TILE_COUNT = len(TILES)

# --- The grid --------------------------------------------------------------------------------------------------------

COLUMNS, ROWS = 15, 10
SQUARES = tuple(f"{column}{row}" for row, column in product(range(1, ROWS + 1), "abcdefghijklmno"))
SQUARE_COUNT = len(SQUARES)
ROW_BITS = COLUMNS + 1
WORD_ROWS = 4
WORD_BITS = WORD_ROWS * ROW_BITS
WORDS = 3
SIDES = ((-1, 0), (0, -1), (0, 1), (1, 0))


def _spot(square: int) -> int:
    """Where a square lies in a set."""
    return square // COLUMNS * ROW_BITS + square % COLUMNS


WORD = np.array([_spot(square) // WORD_BITS for square in range(SQUARE_COUNT)], np.int64)
BIT = np.array([1 << _spot(square) % WORD_BITS for square in range(SQUARE_COUNT)], np.int64)
SQUARE_AT = np.full(WORDS * WORD_BITS, -1, np.int64)
for _square in range(SQUARE_COUNT):
    SQUARE_AT[_spot(_square)] = _square


def set_of(squares: list[int]) -> list[int]:
    """A set of squares as its words."""
    words = [0] * WORDS
    for square in squares:
        words[int(WORD[square])] |= int(BIT[square])
    return words


# --- The boards ------------------------------------------------------------------------------------------------------

BOARDS = ("long", "short")
LETTERS = tuple(BOX.keys("letters", 15))
LOT_COUNT = len(LETTERS)
NO_LOT = -1
MOST_ROADS, MOST_RING = 4, 8
MARKS = (*LETTERS, "#", "*", ".")


def _grid(board: str) -> dict[int, str]:
    """The mark of every square of a board."""
    key = f"boards.{board}.squares"
    lines = BOX.get(key)
    if not isinstance(lines, list) or not 1 <= len(lines) <= ROWS:
        raise BOX.fail(key, lines, f"1 to {ROWS} rows")
    grid: dict[int, str] = {}
    for row, line in enumerate(lines):
        marks = line.split() if isinstance(line, str) else []
        if not 1 <= len(marks) <= COLUMNS or len(marks) != len(str(lines[0]).split()):
            raise BOX.fail(f"{key}[{row}]", line, f"as many marks as in the first row, {COLUMNS} at most")
        for column, mark in enumerate(marks):
            square = row * COLUMNS + column
            if mark not in MARKS:
                raise BOX.fail(f"{key}[{row}], {SQUARES[square]}", mark, "a letter, #, * or .")
            if mark in LETTERS and mark in grid.values():
                raise BOX.fail(f"{key}[{row}], {SQUARES[square]}", mark, "a letter that no other square has")
            grid[square] = mark
    return grid


def _around(grid: Mapping[int, str], square: int, diagonal: bool) -> list[int]:
    """The squares of the board beside a square, at its sides or at its corners too."""
    row, column = divmod(square, COLUMNS)
    steps = list(product((-1, 0, 1), repeat=2)) if diagonal else list(SIDES)
    at = [(row + down, column + right) for down, right in steps if (down, right) != (0, 0)]
    inside = [(r, c) for r, c in at if 0 <= r < ROWS and 0 <= c < COLUMNS]
    return [r * COLUMNS + c for r, c in inside if r * COLUMNS + c in grid]


GRIDS = [_grid(board) for board in BOARDS]
WIDTH = np.array([1 + max(square % COLUMNS for square in grid) for grid in GRIDS], np.int64)
HEIGHT = np.array([1 + max(square // COLUMNS for square in grid) for grid in GRIDS], np.int64)

OUTSIDE, OPEN_GROUND, ROCK, LOT = range(4)
GROUND = np.zeros((len(BOARDS), SQUARE_COUNT), np.int64)
BUSH = np.zeros((len(BOARDS), SQUARE_COUNT), np.int64)
LOT_SQUARE = np.full((len(BOARDS), LOT_COUNT), NO_LOT, np.int64)
RING_COUNT = np.zeros((len(BOARDS), LOT_COUNT), np.int64)
RING = np.full((len(BOARDS), LOT_COUNT, MOST_RING), -1, np.int64)  # ring squares, then -1
LOTS_AT = np.full((len(BOARDS), SQUARE_COUNT, MOST_ROADS), NO_LOT, np.int64)  # the lots whose road a square is, then -1
GROUND_SET, ROCK_SET = np.zeros((2, len(BOARDS), WORDS), np.int64)
ROAD_SET, RING_SET = np.zeros((2, len(BOARDS), LOT_COUNT, WORDS), np.int64)

for _board, _squares in enumerate(GRIDS):
    for _square, _mark in _squares.items():
        GROUND[_board, _square] = LOT if _mark in LETTERS else ROCK if _mark == "#" else OPEN_GROUND
        BUSH[_board, _square] = _mark == "*"
        _beside = _around(_squares, _square, diagonal=False)
        if _mark in LETTERS:
            _lot = LETTERS.index(_mark)
            _ring = _around(_squares, _square, diagonal=True)
            LOT_SQUARE[_board, _lot] = _square
            RING_COUNT[_board, _lot] = len(_ring)
            RING[_board, _lot, : len(_ring)] = _ring
            ROAD_SET[_board, _lot] = set_of(_beside)
            RING_SET[_board, _lot] = set_of(_ring)
            for _road in _beside:
                LOTS_AT[_board, _road, LOTS_AT[_board, _road].tolist().index(NO_LOT)] = _lot
    GROUND_SET[_board] = set_of([square for square, mark in _squares.items() if mark in "*."])
    ROCK_SET[_board] = set_of([square for square, mark in _squares.items() if mark == "#"])
ALL_ROADS = np.bitwise_or.reduce(ROAD_SET, axis=1)  # of every lot, as a set
ROADS_AT = np.zeros((len(BOARDS), SQUARE_COUNT, WORDS), np.int64)  # of the lots whose road a square is, as a set
for _board, _square in product(range(len(BOARDS)), range(SQUARE_COUNT)):
    for _lot in LOTS_AT[_board, _square][LOTS_AT[_board, _square] != NO_LOT]:
        ROADS_AT[_board, _square] |= ROAD_SET[_board, _lot]
LOTS = [[lot for lot in range(LOT_COUNT) if LOT_SQUARE[board, lot] != NO_LOT] for board in range(len(BOARDS))]


def _letters(board: int, key: str, low: int) -> list[int]:
    """Some of a board's lots, no two alike."""
    place = f"boards.{BOARDS[board]}.{key}"
    found = BOX.get(place)
    letters = [LETTERS[lot] for lot in LOTS[board]]
    if (
        not isinstance(found, list)
        or len(found) < low
        or len(set(found)) < len(found)
        or not set(found) <= set(letters)
    ):
        raise BOX.fail(place, found, f"{low} or more different letters of the board's lots")
    return [LETTERS.index(letter) for letter in found]


MOST_OPEN = 4
OPEN_LOTS = BOX.number("market.counts.open_lots", 1, MOST_OPEN)
START_LOTS = [_letters(board, "fincas", 1) for board in range(len(BOARDS))]
SITES = [_letters(board, "sites", OPEN_LOTS) for board in range(len(BOARDS))]
for _board, _key in enumerate(BOARDS):
    if shared := set(START_LOTS[_board]) & set(SITES[_board]):
        raise BOX.fail(f"boards.{_key}.sites", LETTERS[min(shared)], "no letter of the first fincas")
FEW_FINCAS = 3  # to start with, where the table wants fewer


def _bits(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


START_COUNT = np.array([len(lots) for lots in START_LOTS], np.int64)
START_LOT = np.array([(lots + [NO_LOT] * LOT_COUNT)[:LOT_COUNT] for lots in START_LOTS], np.int64)
SITE_BITS = np.array([_bits(lots) for lots in SITES], np.int64)
LOT_BITS = np.array([_bits(lots) for lots in LOTS], np.int64)
TILES_OF = np.array(
    [[BOX.number(f"boards.{board}.{key}", 0, MOST) for key in ("plain", "wells")] * FRUIT_COUNT for board in BOARDS],
    np.int64,
)  # by tile

# --- Fincas and landscape --------------------------------------------------------------------------------------------

FINCAS = ("T1", "T2", "T3")
_FINCAS = list(BOX.rows("fincas", len(FINCAS), finca=str, first=int, second=int, tiles=int))
_names(_FINCAS, "finca", FINCAS)
FIRST = np.array([_within(place, row, "first") for place, row in _FINCAS], np.int64)
SECOND = np.array([_within(place, row, "second") for place, row in _FINCAS], np.int64)
FINCA_TILES = np.array([_within(place, row, "tiles") for place, row in _FINCAS], np.int64)
BOX.check("fincas, their tiles in all", int(FINCA_TILES.sum()), LOT_COUNT)

LANDSCAPE = ("horse2", "horse3", "horse4", "money2", "money3", "cart", "bull", "bridge", "milestone")
HORSES = LANDSCAPE[:3]
LANDSCAPE_COUNT = len(LANDSCAPE)
MONEY2, MONEY3, CART, BULL, BRIDGE, MILESTONE = range(len(HORSES), LANDSCAPE_COUNT)
_LANDSCAPE = list(BOX.rows("landscape", LANDSCAPE_COUNT, landscape=str, tiles=int, value=int))
_names(_LANDSCAPE, "landscape", LANDSCAPE)
LANDSCAPE_TILES = np.array([_within(place, row, "tiles") for place, row in _LANDSCAPE], np.int64)
LANDSCAPE_VALUE = np.array([_within(place, row, "value") for place, row in _LANDSCAPE], np.int64)
MOST_CARTS = 4  # a hand has room for no more
if LANDSCAPE_TILES[CART] > MOST_CARTS:
    raise BOX.fail(f"{_LANDSCAPE[CART][0]}.tiles", int(LANDSCAPE_TILES[CART]), f"{MOST_CARTS} or fewer")
BUSHES = BUSH.sum(axis=1)
for _board, _key in enumerate(BOARDS):
    if BUSHES[_board] > LANDSCAPE_TILES.sum():
        raise BOX.fail(f"boards.{_key}.squares, those with *", int(BUSHES[_board]), "no more than landscape tiles")

# --- The market ------------------------------------------------------------------------------------------------------

SPACES, LINES = 12, 8
MOST_IN_LINE = 4
NO_SPACE = -1
_LINES = BOX.get("market.lines")
if not isinstance(_LINES, list) or len(_LINES) != LINES:
    raise BOX.fail("market.lines", _LINES, f"a list of {LINES}")


def _line(number: int, spaces: Any) -> list[int]:
    good = isinstance(spaces, list) and all(type(space) is int and 1 <= space <= SPACES for space in spaces)
    if not good or not 1 <= len(set(spaces)) == len(spaces) <= MOST_IN_LINE:
        raise BOX.fail(f"market.lines[{number}]", spaces, f"1 to {MOST_IN_LINE} different numbers from 1 to {SPACES}")
    return sorted(space - 1 for space in spaces)


LINE_SPACES = [_line(number, spaces) for number, spaces in enumerate(_LINES)]
LINE = np.array([(spaces + [NO_SPACE] * MOST_IN_LINE)[:MOST_IN_LINE] for spaces in LINE_SPACES], np.int64)
LINE_SET = np.array([_bits(spaces) for spaces in LINE_SPACES], np.int64)  # the spaces of each as a set
LINE_BITS = 4  # of each line, where all of them are counted side by side in one word; more than any count takes
EACH_LINE = np.int64(sum(1 << LINE_BITS * line for line in range(LINES)))
LINES_AT = np.zeros(SPACES, np.int64)  # such a word for each space: 1 for the lines that it is on
for _number, _spaces in enumerate(LINE_SPACES):
    LINES_AT[_spaces] += 1 << LINE_BITS * _number
if missing := set(range(SPACES)) - {space for spaces in LINE_SPACES for space in spaces}:
    raise BOX.fail("market.lines", _LINES, f"every space in a line, {min(missing) + 1} too")
THRESHOLD = BOX.number("market.counts.threshold", 0, SPACES - 1)

# --- Money and points ------------------------------------------------------------------------------------------------

WORKERS = 5
START_MONEY, MOST_MONEY = BOX.number("money.start", 0, MOST), BOX.number("money.most", 1, MOST)
if START_MONEY > MOST_MONEY:
    raise BOX.fail("money.start", START_MONEY, f"{MOST_MONEY} or less")
INCOME = np.array([0, *BOX.numbers("money.income", WORKERS, 0, MOST)], np.int64)  # by workers on the mat
TILE_POINTS, WELL_POINTS = BOX.number("points.tile", 0, MOST), BOX.number("points.well", 0, MOST)
UNUSED_POINTS, RETURNED_POINTS = BOX.number("points.unused", 0, MOST), BOX.number("points.returned", -MOST, 0)
REFUND = BOX.number("refund.coins", 0, MOST)
