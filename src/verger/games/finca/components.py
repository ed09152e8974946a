"""The box, as arrays the rules read. What `components.toml` must hold to be playable is checked here."""

from pathlib import Path

import numpy as np

from verger.engine import Components

FOLDER = Path(__file__).parent
BOX = Components.load("finca", FOLDER)

FRUITS = tuple(BOX.keys("fruits", 6))
ANY = len(FRUITS)  # the symbol "so many of one kind", counted after the fruits
SYMBOLS = (*FRUITS, "any")
VALUES = 6  # tiles are worth 1 to 6

SEATS = 4
FARMERS_EACH = np.array(BOX.numbers("players.farmers", 3, 1, 6), np.int16)  # for two, three, four seats
CARTS = np.array(BOX.numbers("players.carts", 3, 1, 24), np.int16)
WOODEN = np.array(BOX.numbers("players.wooden", 3, 1, 10), np.int16)

EACH_FRUIT = BOX.number("supply.each_fruit", 12, 99)
BONUSES = np.array(BOX.numbers("supply.bonuses", 4, 0, 99), np.int16)
FINCA_POINTS = BOX.number("supply.finca_points", 0, 99)
ACTION_TILE_POINTS = BOX.number("supply.action_tile_points", 0, 99)
CART_LIMIT = BOX.number("supply.cart_limit", 6, 99)
LARGE_LIMIT = BOX.number("supply.large_limit", 6, 99)

BLADES = 12
BLADE_FRUITS = np.array([FRUITS.index(key) for key in BOX.keys("wheel.blades", BLADES, FRUITS)], np.int16)
LINES = BOX.numbers("wheel.lines", 2, 0, BLADES - 1)
BOX.check("wheel.lines", LINES, [5, 11])  # opposite each other, as FIN-39 counts them
HALF = BLADES // 2

ACTION_TILES = ("strong_wind", "gust", "large_cart", "one_less")

VILLAGES: tuple[str, ...] = tuple(
    row["village"] for _, row in BOX.rows("villages", 10, village=str, name=str, stack=list, finca=list)
)
HEIGHT = 4  # tiles in a village's stack


def _tiles() -> tuple[tuple[str, ...], np.ndarray]:
    """The fruit tiles' keys, and how often each symbol is printed on each."""
    keys: list[str] = []
    printed = np.zeros((42, len(SYMBOLS)), np.int16)
    for place, row in BOX.rows("tiles", 42, tile=str, symbols=dict):
        for symbol, count in row["symbols"].items():
            if symbol not in SYMBOLS:
                raise BOX.fail(f"{place}.symbols.{symbol}", count, f"one of the symbols {', '.join(SYMBOLS)}")
            if type(count) is not int or not 1 <= count <= VALUES:
                raise BOX.fail(f"{place}.symbols.{symbol}", count, f"a whole number from 1 to {VALUES}")
            printed[len(keys), SYMBOLS.index(symbol)] = count
        if not 1 <= printed[len(keys)].sum() <= VALUES:
            raise BOX.fail(f"{place}.symbols", row["symbols"], f"a sum from 1 to {VALUES}")
        if "any" in row["symbols"] and len(row["symbols"]) > 1:
            raise BOX.fail(f"{place}.symbols", row["symbols"], '"any" alone or fruits alone')
        if row["tile"] in keys:
            raise BOX.fail(f"{place}.tile", row["tile"], "a name that no other tile has")
        keys.append(row["tile"])
    return tuple(keys), printed


def _fincas() -> tuple[tuple[str, ...], np.ndarray]:
    """The finca tiles' keys, and which symbols each compares."""
    keys: list[str] = []
    compared = np.zeros((len(VILLAGES), len(SYMBOLS)), np.int16)
    for place, row in BOX.rows("fincas", len(VILLAGES), finca=str, symbols=list):
        for symbol in row["symbols"]:
            if symbol not in SYMBOLS:
                raise BOX.fail(f"{place}.symbols", row["symbols"], f"a list of {', '.join(SYMBOLS)}")
            compared[len(keys), SYMBOLS.index(symbol)] = 1
        keys.append(row["finca"])
    return tuple(keys), compared


TILES, PRINTED = _tiles()
FINCAS, COMPARED = _fincas()
TILE_VALUE = PRINTED.sum(axis=1).astype(np.int16)
TILE_COUNT, FRUIT_COUNT, SYMBOL_COUNT, VILLAGE_COUNT = len(TILES), len(FRUITS), len(SYMBOLS), len(VILLAGES)
DESIGN = np.array([np.flatnonzero((row == PRINTED).all(axis=1))[0] for row in PRINTED], np.int16)  # the first like it
