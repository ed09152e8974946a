"""The box, as arrays the rules read. What `components.toml` must hold to be playable is checked here."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from verger.engine import Components

FOLDER = Path(__file__).parent
BOX = Components.load("finca", FOLDER)

FRUITS = tuple(BOX.keys("fruits", 6))
ANY = len(FRUITS)  # the symbol "so many of one kind", counted after the fruits
SYMBOLS = (*FRUITS, "any")
VALUES = 6  # tiles are worth 1 to 6
VALUE = np.arange(VALUES + 1, dtype=np.int16)

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

VILLAGES = BOX.table("villages", 10, village=str, name=str, stack=list, finca=list).names("village")
HEIGHT = 4  # tiles in a village's stack


def _printed(place: str, symbols: Mapping[str, Any]) -> list[int]:
    """How often each symbol is on a tile."""
    for symbol, count in symbols.items():
        if symbol not in SYMBOLS:
            raise BOX.fail(f"{place}.{symbol}", count, f"one of the symbols {', '.join(SYMBOLS)}")
        BOX.within(f"{place}.{symbol}", count, 1, VALUES)
    if not 1 <= sum(symbols.values()) <= VALUES:
        raise BOX.fail(place, symbols, f"a sum from 1 to {VALUES}")
    if "any" in symbols and len(symbols) > 1:
        raise BOX.fail(place, symbols, '"any" alone or fruits alone')
    return [symbols.get(symbol, 0) for symbol in SYMBOLS]


def _compared(place: str, symbols: Sequence[Any]) -> list[bool]:
    """Which symbols a finca tile compares."""
    if any(symbol not in SYMBOLS for symbol in symbols):
        raise BOX.fail(place, symbols, f"a list of {', '.join(SYMBOLS)}")
    return [symbol in symbols for symbol in SYMBOLS]


_TILES = BOX.table("tiles", 42, tile=str, symbols=dict)
_FINCAS = BOX.table("fincas", len(VILLAGES), finca=str, symbols=list)
TILES, FINCAS = _TILES.names("tile"), _FINCAS.names("finca")
PRINTED = np.array([_printed(f"{place}.symbols", row["symbols"]) for place, row in _TILES], np.int16)
COMPARED = np.array([_compared(f"{place}.symbols", row["symbols"]) for place, row in _FINCAS], np.int16)
TILE_VALUE = PRINTED.sum(axis=1).astype(np.int16)
VALUED = (TILE_VALUE[:, np.newaxis] == VALUE).astype(np.int16)  # 1 for the value of each tile
TILE_COUNT, FRUIT_COUNT, SYMBOL_COUNT, VILLAGE_COUNT = len(TILES), len(FRUITS), len(SYMBOLS), len(VILLAGES)
DESIGN = np.array([np.flatnonzero((row == PRINTED).all(axis=1))[0] for row in PRINTED], np.int16)  # the first like it
