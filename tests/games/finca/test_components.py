"""The box: what the bundled file holds, what a broken one is told, and how another edition is played."""

import importlib.util
import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import verger
from verger.engine import Components, ComponentsError

from .table import FINCA, FRUITS, MYSTERIES, PRICES, SAMPLE, VILLAGES

FOLDER = Path(verger.__file__).parent / "games" / "finca"
TEXT = (FOLDER / "components.toml").read_text(encoding="utf-8")
BOX = Components.read(FOLDER / "components.toml").data
TILES = {row["tile"]: row["symbols"] for row in BOX["tiles"]}


def load(path: Path) -> None:
    """Read a components file as the game does when it is imported."""
    spec = importlib.util.spec_from_file_location("components_of_another_box", FOLDER / "components.py")
    assert spec is not None
    assert spec.loader is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VERGER_COMPONENTS", str(path.parent))
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


# --- The bundled file ------------------------------------------------------------------------------------------------


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


# --- A broken file ---------------------------------------------------------------------------------------------------

F01 = '{ tile = "F01", symbols = { almond = 1 }, provenance = "published" },'
BREAKAGES = [
    # (what stands there, what is put in its place, the key, the value found, the value expected)
    (F01, "", "tiles", "a list of 41", "a list of 42"),
    ("each_fruit = 18", "each_fruit = 11", "supply.each_fruit", "11", "from 12 to 99"),
    ("each_fruit = 18", 'each_fruit = "many"', "supply.each_fruit", "'many'", "a whole number"),
    ("each_fruit = 18", "each_fruit = 18.0", "supply.each_fruit", "18.0", "a whole number"),
    ("each_fruit = 18", "each_fruit = true", "supply.each_fruit", "True", "a whole number"),
    ("farmers = [5, 4, 3]", "farmers = [5, 4]", "players.farmers", "a list of 2", "a list of 3"),
    ("farmers = [5, 4, 3]", "farmers = [5, 4, 0]", "players.farmers[2]", "0", "from 1 to"),
    ("farmers = [5, 4, 3]", "farmers = 5", "players.farmers", "5", "a list of 3"),
    ("carts = [4, 6, 8]", "carts = [4, 6, -8]", "players.carts[2]", "-8", "a whole number"),
    ("wooden = [4, 5, 6]", "wooden = [4, 5, 11]", "players.wooden[2]", "11", "from 1 to 10"),
    ("bonuses = [7, 6, 5, 4]", "bonuses = [7, 6, 5]", "supply.bonuses", "a list of 3", "a list of 4"),
    ("bonuses = [7, 6, 5, 4]", "bonuses = [7, 6, 5, -4]", "supply.bonuses[3]", "-4", "from 0 to 99"),
    ("finca_points = 5", "finca_points = -5", "supply.finca_points", "-5", "from 0 to 99"),
    ("action_tile_points = 2", "action_tile_points = 100", "supply.action_tile_points", "100", "from 0 to 99"),
    ("cart_limit = 6", "cart_limit = 5", "supply.cart_limit", "5", "from 6 to 99"),
    ("large_limit = 10", "large_limit = 5", "supply.large_limit", "5", "from 6 to 99"),
    ('fruits = ["almond", ', "fruits = [", "fruits", "a list of 5", "a list of 6"),
    ('fruits = ["almond", ', "fruits = [1, ", "fruits[0]", "1", "a word"),
    ('blades = ["almond", ', 'blades = ["cherry", ', "wheel.blades[0]", "'cherry'", "one of almond"),
    ('blades = ["almond", ', "blades = [", "wheel.blades", "a list of 11", "a list of 12"),
    ("lines = [5, 11]", "lines = [4, 11]", "wheel.lines", "[4, 11]", "[5, 11]"),
    ("lines = [5, 11]", "lines = [5, 12]", "wheel.lines[1]", "12", "from 0 to 11"),
    ("{ almond = 1 }", "{ cherry = 1 }", "tiles[0].symbols.cherry", "1", "one of the symbols almond"),
    ("{ almond = 1 }", "{ almond = 0 }", "tiles[0].symbols.almond", "0", "from 1 to 6"),
    ("{ almond = 1 }", "{ almond = 7 }", "tiles[0].symbols.almond", "7", "from 1 to 6"),
    ("{ almond = 1 }", '{ almond = "1" }', "tiles[0].symbols.almond", "'1'", "from 1 to 6"),
    ("{ almond = 1 }", "{ }", "tiles[0].symbols", "{}", "a sum from 1 to 6"),
    ("{ almond = 1 }", "{ almond = 4, fig = 3 }", "tiles[0].symbols", "{'almond': 4, 'fig': 3}", "a sum from 1 to 6"),
    ("{ almond = 1 }", "{ almond = 1, any = 2 }", "tiles[0].symbols", "{'almond': 1, 'any': 2}", "alone"),
    ("{ almond = 1 }", '"almond"', "tiles[0].symbols", "'almond'", "a value of type dict"),
    ('tile = "F02"', 'tile = "F01"', "tiles[1].tile", "'F01'", "no other tile"),
    ('tile = "F02"', "tile = 2", "tiles[1].tile", "2", "a value of type str"),
    (F01, F01.replace("published", "hearsay"), "tiles[0].provenance", "'hearsay'", "one of rulebook, published"),
    (F01, F01.replace(', provenance = "published"', ""), "tiles[0].provenance", "None", "one of rulebook, published"),
    (F01, F01.replace("tile =", 'colour = "red", tile ='), "tiles[0].colour", "'red'", "no such key"),
    ('symbols = ["almond"]', 'symbols = ["cherry"]', "fincas[0].symbols", "['cherry']", "a list of almond"),
    ('finca = "T1", ', "", "fincas[0].finca", "None", "a value of type str"),
    ("stack = [53, 23]", 'stack = "53, 23"', "villages[0].stack", "'53, 23'", "a value of type list"),
]  # fmt: skip


@pytest.mark.parametrize(("there", "instead", "key", "found", "expected"), BREAKAGES)
def test_a_broken_file_names_file_key_value_found_and_value_expected(tmp_path, there, instead, key, found, expected):
    assert there in TEXT
    path = tmp_path / "finca.toml"
    path.write_text(TEXT.replace(there, instead, 1), encoding="utf-8")
    with pytest.raises(ComponentsError) as error:
        load(path)
    where, _, what = str(error.value).removeprefix(f"{path}: ").partition(" is ")
    assert str(error.value).startswith(f"{path}: ")
    assert where == key
    was, _, should_be = what.partition(", expected ")
    assert was.strip("'") == found.strip("'")
    assert expected in should_be


@pytest.mark.parametrize("key", ["fruits", "players.farmers", "supply.each_fruit", "wheel.lines"])
def test_a_missing_key_is_named(tmp_path, key):
    path = tmp_path / "finca.toml"
    path.write_text(re.sub(rf"^{key.split('.')[-1]} = .*\n", "", TEXT, count=1, flags=re.MULTILINE), encoding="utf-8")
    with pytest.raises(ComponentsError, match=rf"{re.escape(str(path))}: {re.escape(key)} is missing"):
        load(path)


def test_a_file_that_is_not_toml_is_named(tmp_path):
    path = tmp_path / "finca.toml"
    path.write_text(TEXT[: len(TEXT) // 8], encoding="utf-8")
    with pytest.raises(ComponentsError, match=rf"{re.escape(str(path))}: is not a TOML file"):
        load(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ComponentsError, match="is not a TOML file"):
        load(path)


# --- Another edition -------------------------------------------------------------------------------------------------

PLAY = """
import json, random, verger
finca = verger.game("finca")
match = finca.new(seats=2, seed=5)
choice = random.Random(5).choice
while not match.over:
    match.play(match.pending[0], choice(match.legal(match.pending[0])))
best = finca.position({"seats": 2, "farmers": {"0": [0] * 5, "1": [1] * 5}, "tiles": [["F01"], ["F07"]]})
print(json.dumps([finca.game.edition, best.view(None)["players"][0]["score"]["tiles"], match.record()]))
"""


def play_edition(folder: Path, cache: Path) -> list[object]:
    """A match and a score from a process of its own that finds its components in this folder."""
    environment = os.environ | {
        "VERGER_COMPONENTS": str(folder), "NUMBA_DISABLE_JIT": "1", "XDG_CACHE_HOME": str(cache),
    }  # fmt: skip
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: list[object] = json.loads(done.stdout)
    return found


def test_a_corrected_box_is_another_edition_and_is_played(tmp_path):
    folder = tmp_path / "boxes"
    folder.mkdir()
    edition, points, _ = play_edition(folder, tmp_path)
    assert (edition, points) == (FINCA.game.edition, 1), "a folder without the game changes nothing"
    (folder / "finca.toml").write_text(TEXT.replace("{ almond = 1 }", "{ almond = 3 }", 1), encoding="utf-8")
    other, points, record = play_edition(folder, tmp_path)
    assert (other != edition, points) == (True, 3)
    assert isinstance(record, dict)
    assert record["edition"] == other
    saved = tmp_path / "match.json"
    saved.write_text(json.dumps(record), encoding="utf-8")
    with pytest.raises(ValueError, match=f"edition: played with edition {other} of finca; here is edition {edition}"):
        verger.open(saved)


def test_line_endings_do_not_make_another_edition(tmp_path):
    path = tmp_path / "finca.toml"
    path.write_bytes(TEXT.replace("\n", "\r\n").encode())
    assert Components.read(path).edition == FINCA.game.edition
