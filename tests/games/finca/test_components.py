"""The box: what the bundled file holds."""

import json
import re
from collections import Counter

import pytest
from tests.games.boxes import load, put, text_of
from tests.games.wording import pattern

from verger.engine import ComponentsError

from .table import FINCA, FRUITS, MYSTERIES, PRICES, SAMPLE, VILLAGES

BOX = FINCA.components.data
TILES = {row["tile"]: row["symbols"] for row in BOX["tiles"]}


def test_fruits_and_villages():
    assert tuple(BOX["fruits"]) == FRUITS
    assert tuple(row["village"] for row in BOX["villages"]) == VILLAGES
    names = [
        "Alcudia",
        "Artà",
        "Inca",
        "Villafranca",
        "Son Severa",
        "Andratx",
        "Palma",
        "Llucmajor",
        "Campos",
        "Santanyí",
    ]
    assert [row["name"] for row in BOX["villages"]] == names
    assert BOX["villages"][1]["stack"] == [87, 19]
    assert BOX["villages"][1]["finca"] == [75, 27]


def test_forty_two_tiles_as_printed():
    expected = PRICES | {tile: {"any": number} for tile, number in MYSTERIES.items()}
    assert list(TILES) == [f"F{number:02}" for number in range(1, 43)]
    assert expected == TILES


def test_the_figures_of_the_tiles():
    values = {tile: sum(symbols.values()) for tile, symbols in TILES.items()}
    printed: Counter[str] = Counter()
    for symbols in TILES.values():
        printed.update(symbols)
    assert Counter(values.values()) == {1: 6, 2: 6, 3: 6, 4: 9, 5: 9, 6: 6}
    assert sum(values.values()) == 153
    assert printed == dict.fromkeys(FRUITS, 18) | {"any": 45}
    assert not [tile for tile, symbols in TILES.items() if "any" in symbols and len(symbols) > 1]
    assert max(sum(symbols.values()) for symbols in TILES.values() if len(symbols) == 1 and "any" not in symbols) == 3
    assert len({json.dumps(symbols, sort_keys=True) for symbols in TILES.values()}) == 34


def test_ten_finca_tiles():
    compared = {row["finca"]: row["symbols"] for row in BOX["fincas"]}
    single = {f"T{number}": [fruit] for number, fruit in enumerate(FRUITS, 1)}
    double = {"T7": ["fig", "almond"], "T8": ["grape", "orange"], "T9": ["lemon", "olive"]}
    assert compared == single | double | {"T10": ["any"]}


def test_numbers_by_seats_and_supplies():
    assert BOX["players"]["farmers"] == [5, 4, 3]
    assert BOX["players"]["carts"] == [4, 6, 8]
    assert BOX["players"]["wooden"] == [4, 5, 6]
    assert BOX["supply"]["each_fruit"] == 18
    assert BOX["supply"]["bonuses"] == [7, 6, 5, 4]
    assert (BOX["supply"]["cart_limit"], BOX["supply"]["large_limit"]) == (6, 10)
    assert (BOX["supply"]["finca_points"], BOX["supply"]["action_tile_points"]) == (5, 2)


def test_the_wheel():
    assert Counter(BOX["wheel"]["blades"]) == Counter(SAMPLE) == dict.fromkeys(FRUITS, 2)
    assert BOX["wheel"]["lines"] == [5, 11]
    assert BOX["wheel"]["first_bearing"] == 285


def test_every_fact_has_its_provenance():
    rows = [*BOX["tiles"], *BOX["fincas"], *BOX["villages"], BOX["players"], BOX["supply"], BOX["wheel"]]
    assert {row["provenance"] for row in rows} <= {"rulebook", "published"}, "nothing in this game is reconstructed"


@pytest.mark.parametrize("key", ["players.farmers", "supply.each_fruit", "wheel.lines"])
def test_a_missing_key_in_a_table_is_named(tmp_path, key):
    text = re.sub(rf"^{key.split('.')[-1]} = .*\n", "", text_of("finca"), count=1, flags=re.MULTILINE)
    path = put("finca", text, tmp_path)
    with pytest.raises(ComponentsError, match=pattern(f"{path}: {key} is missing")):
        load("finca", tmp_path)
