"""The box, as arrays the rules read. What `components.toml` must hold to be playable is checked here."""

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

from verger.engine import Components

FOLDER = Path(__file__).parent
BOX = Components.load("frutopia", FOLDER)

SEATS = 4
MOST = 99  # of anything that is counted or scored
FRUITS = tuple(BOX.keys("fruits", 5))
FRUIT_COUNT = len(FRUITS)


# --- The island ------------------------------------------------------------------------------------------------------

SIDE = 5
CELLS = tuple(f"{column}{row}" for row, column in product(range(1, SIDE + 1), "abcde"))
CELL_COUNT = len(CELLS)
DIRECTIONS = ((-1, 0), (0, 1), (1, 0), (0, -1))
BEACHES = ("north", "east", "south", "west")
PONDS = np.array([CELLS.index(key) for key in BOX.keys("island.ponds", FRUIT_COUNT, CELLS)], np.int16)

_BERTHS = BOX.table("berths", 12, berth=str, cell=str, beach=str, buoy=bool)
BERTHS = _BERTHS.names("berth")  # the six with a buoy first
BERTH_COUNT = len(BERTHS)
BUOYS = 6


def _rays() -> np.ndarray:
    """The cells from each cell on in each direction, nearest first, then -1."""
    rays = np.full((CELL_COUNT, len(DIRECTIONS), SIDE - 1), -1, np.int16)
    for cell, (way, (down, right)), step in product(range(CELL_COUNT), enumerate(DIRECTIONS), range(SIDE - 1)):
        row, column = cell // SIDE + down * (step + 1), cell % SIDE + right * (step + 1)
        if 0 <= row < SIDE and 0 <= column < SIDE:
            rays[cell, way, step] = row * SIDE + column
    return rays


def _clockwise() -> list[int]:
    """The cells of the shore, clockwise from the north-west corner."""
    last = SIDE - 1
    north = list(range(last))
    east = [row * SIDE + last for row in range(last)]
    south = [last * SIDE + column for column in range(last, 0, -1)]
    west = [row * SIDE for row in range(last, 0, -1)]
    return north + east + south + west


def _berths() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Each berth's cell and beach, and the berths clockwise from the first."""
    shore, cells = _clockwise(), _BERTHS.places("cell", CELLS).tolist()
    for number, (place, row) in enumerate(_BERTHS):
        if cells[number] not in shore or cells[number] in (*cells[:number], *PONDS):
            raise BOX.fail(f"{place}.cell", row["cell"], "a cell of the shore, free of ponds and other berths")
        if row["buoy"] != (number < BUOYS):
            raise BOX.fail(f"{place}.buoy", row["buoy"], f"the {BUOYS} berths with a buoy first")
    begin = shore.index(cells[0])
    ring = [cells.index(cell) for cell in shore[begin:] + shore[:begin] if cell in cells]
    return np.array(cells, np.int16), _BERTHS.places("beach", BEACHES), np.array(ring, np.int16)


RAYS = _rays()
BERTH_CELL, BERTH_BEACH, RING = _berths()

# --- Boats -----------------------------------------------------------------------------------------------------------

BAGS = ("orange", "green")
BAG_SIZE = 25
_BOATS = BOX.table("boats", len(BAGS) * BAG_SIZE, boat=str, bag=str, order=dict, points=int)
BOATS = _BOATS.names("boat")
BOAT_COUNT = len(BOATS)
BOAT_BAG = _BOATS.places("bag", BAGS)
BOAT_POINTS = _BOATS.numbers("points", 0, MOST)
for _bag, _key in enumerate(BAGS):
    BOX.check(f"boats, those of the {_key} bag", BOAT_BAG.tolist().count(_bag), BAG_SIZE)

# --- The business board and its tokens -------------------------------------------------------------------------------

ROWS, COLUMNS = 5, 4
_ROWS = BOX.table("rows", ROWS, price=dict, points=int)
ROW_POINTS = _ROWS.numbers("points", 0, MOST)

_PLANS = BOX.table("plans", 6, business=str, shape=list, points=int, stars=int)
_BUILDINGS = BOX.table("buildings", 3, business=str, points=int, stars=int)
_SHOPS = BOX.table("shops", 4, business=str, counts=str, points=int)
_MIXED = BOX.table("mixed", 5, business=str, fruits=list, marked=bool)
_CARTS = BOX.table("carts", 6, business=str, colour=str, marked=bool)
BUSINESSES = BOX.names([*_PLANS, *_BUILDINGS, *_SHOPS, *_MIXED, *_CARTS], "business")  # the fixed ones first
BUSINESS_COUNT = len(BUSINESSES)
BUILDING, SHOP = len(_PLANS), len(_PLANS) + len(_BUILDINGS)  # where each kind begins
MIX = SHOP + len(_SHOPS)
CART = MIX + len(_MIXED)
PLANS, SHOPS = BUSINESSES[:BUILDING], BUSINESSES[SHOP:MIX]
PIECES = (*FRUITS, *BUSINESSES[MIX:])  # what can slide: harvest tokens by their fruit, then mobile businesses
PIECE_COUNT = len(PIECES)

COUNTS = ("beaches", "marked", "stars", "bottles")
COLOURS = tuple(BOX.keys("colours", 3))


def _fruit_pair(place: str, row: Mapping[str, Any]) -> list[int]:
    pair = row["fruits"]
    if len(pair) != 2 or pair[0] == pair[1] or not set(pair) <= set(FRUITS):
        raise BOX.fail(f"{place}.fruits", pair, f"two different ones of {', '.join(FRUITS)}")
    return [FRUITS.index(fruit) for fruit in pair]


BUSINESS_POINTS, STARS, MARKED = np.zeros((3, BUSINESS_COUNT), np.int16)
for _part, _table in ((slice(BUILDING), _PLANS), (slice(BUILDING, SHOP), _BUILDINGS)):
    BUSINESS_POINTS[_part] = _table.numbers("points", 0, MOST)  # on placing
    STARS[_part] = _table.numbers("stars", 0, MOST)
MARKED[MIX:] = [row["marked"] for _, row in [*_MIXED, *_CARTS]]
SHOP_COUNTS = _SHOPS.places("counts", COUNTS)
SHOP_POINTS = _SHOPS.numbers("points", 0, MOST)
BOX.check("shops, those that count bottles", SHOP_COUNTS.tolist().count(COUNTS.index("bottles")), 1)
LEMONADE = SHOP + SHOP_COUNTS.tolist().index(COUNTS.index("bottles"))
MIXED_FRUITS = np.array([_fruit_pair(place, row) for place, row in _MIXED], np.int16)
CART_COLOUR = _CARTS.places("colour", COLOURS)

# --- Large buildings -------------------------------------------------------------------------------------------------

LARGEST = 4  # cells
ROTATIONS = (0, 90, 180, 270)  # degrees clockwise


def _turned(shape: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A quarter turn clockwise, moved back to the corner."""
    turned = [(column, -row) for row, column in shape]
    left = min(column for _, column in turned)
    return sorted((row, column - left) for row, column in turned)


def _footprints() -> tuple[np.ndarray, np.ndarray]:
    """The cells under each large building, by rotation and corner, and how many: none where it does not lie so.

    The corner is the north-western one of the box around it; of rotations that look alike only the first counts. All
    that takes one cell comes last.
    """
    shapes = [*(_shape(place, row["shape"]) for place, row in _PLANS), [(0, 0)]]
    cells = np.full((len(shapes), len(ROTATIONS), CELL_COUNT, LARGEST), -1, np.int16)
    sizes = np.zeros((len(shapes), len(ROTATIONS), CELL_COUNT), np.int16)
    for plan, shape in enumerate(shapes):
        seen: list[list[tuple[int, int]]] = []
        for rotation in range(len(ROTATIONS)):
            if shape not in seen:
                seen.append(shape)
                for corner in range(CELL_COUNT):
                    at = [(corner // SIDE + down, corner % SIDE + right) for down, right in shape]
                    if max(map(max, at)) < SIDE:
                        sizes[plan, rotation, corner] = len(at)
                        cells[plan, rotation, corner, : len(at)] = [down * SIDE + right for down, right in at]
            shape = _turned(shape)
    return cells, sizes


def _shape(place: str, picture: list[str]) -> list[tuple[int, int]]:
    shape = [(row, column) for row, line in enumerate(picture) for column, mark in enumerate(line) if mark == "X"]
    tight = bool(shape) and {min(row for row, _ in shape), min(column for _, column in shape)} == {0}
    if not tight or not 2 <= len(shape) <= LARGEST:
        raise BOX.fail(f"{place}.shape", picture, f"2 to {LARGEST} X in its first row and column and others")
    return shape


FOOTPRINT, FOOTPRINT_SIZE = _footprints()

# --- Desserts --------------------------------------------------------------------------------------------------------

_ICES = BOX.table("ices", 5, pile=str, colour=str, price=dict, value=int, markers=int)
ICES = _ICES.names("pile")
PILES = (*ICES, "shake")
SHAKE_PILE = len(ICES)
ICE_COLOUR = _ICES.places("colour", COLOURS)
PILE_VALUE = np.append(_ICES.numbers("value", 0, MOST), np.int16(BOX.number("milkshakes.value", 0, MOST)))
PILE_MARKERS = np.append(_ICES.numbers("markers", 1, MOST), np.int16(BOX.number("milkshakes.markers", 1, MOST)))
SHAKE_FRUITS = BOX.number("milkshakes.fruits", 1, MOST)

# --- The licence -----------------------------------------------------------------------------------------------------

LICENCE = np.array(BOX.numbers("licence.steps", 3, 1, MOST), np.int16)  # for two, three, four seats

# --- The juice factory -----------------------------------------------------------------------------------------------

KINDS = ("vat", "circle", "final")
FINAL = KINDS.index("final")
FACTORY_COLUMNS = 7
_NODES = BOX.table("nodes", 11, node=str, kind=str, column=int, points=list, x=int, y=int)
_ARROWS = BOX.table("arrows", 17, arrow=str, tail=str, head=str, price=dict)
NODES, ARROWS = _NODES.names("node"), _ARROWS.names("arrow")
NODE_COUNT, ARROW_COUNT = len(NODES), len(ARROWS)
NODE_KIND = _NODES.places("kind", KINDS)


def _circles() -> tuple[tuple[str, ...], np.ndarray, np.ndarray]:
    """The circles' names, the node that each belongs to, and its points: a vat has one for each colour."""
    names, nodes, points = [], [], []
    for number, ((place, row), kind) in enumerate(zip(_NODES, NODE_KIND, strict=True)):
        size = 1 if kind else SEATS
        values = row["points"]
        if len(values) != size or not all(type(value) is int and 0 <= value <= MOST for value in values):
            raise BOX.fail(f"{place}.points", values, f"{size} whole numbers from 0 to {MOST}")
        names += [row["node"]] if kind else [f"{row['node']}_{i}" for i in range(size)]
        nodes += [number] * size
        points += values
    if _NODES[0][1]["kind"] != "vat":
        raise BOX.fail("nodes[0].kind", _NODES[0][1]["kind"], "a vat to start from")
    return tuple(names), np.array(nodes, np.int16), np.array(points, np.int16)


CIRCLES, CIRCLE_NODE, CIRCLE_POINTS = _circles()
CIRCLE_COUNT = len(CIRCLES)
NODE_COLUMN = _NODES.numbers("column", 0, FACTORY_COLUMNS - 1)
FIRST_CIRCLE = np.array([CIRCLE_NODE.tolist().index(node) for node in range(NODE_COUNT)], np.int16)
NODE_SIZE = np.bincount(CIRCLE_NODE).astype(np.int16)
BOTTLE = np.array(BOX.numbers("bottles.values", FACTORY_COLUMNS, 0, MOST), np.int16)  # by column
ARROW_TAIL = _ARROWS.places("tail", NODES)
ARROW_HEAD = _ARROWS.places("head", NODES)
for _place, _row in _ARROWS:
    if NODE_COLUMN[NODES.index(_row["tail"])] >= NODE_COLUMN[NODES.index(_row["head"])]:
        raise BOX.fail(f"{_place}.head", _row["head"], f"a node of a later column than {_row['tail']}")
for _number, (_place, _row) in enumerate(_NODES):
    if (_number in ARROW_TAIL) == (_row["kind"] == "final"):
        raise BOX.fail(f"{_place}.kind", _row["kind"], "final where no arrow leaves, vat or circle where one does")

# --- Every price in one table ----------------------------------------------------------------------------------------

_PRICED = (_BOATS, "order"), (_ROWS, "price"), (_ICES, "price"), (_ARROWS, "price")
PRICES = np.concatenate([table.amounts(column, FRUITS, MOST, "fruit") for table, column in _PRICED])
BOAT_PRICE, ROW_PRICE = 0, BOAT_COUNT  # where each sort begins
ICE_PRICE = ROW_PRICE + ROWS
ARROW_PRICE = ICE_PRICE + SHAKE_PILE
