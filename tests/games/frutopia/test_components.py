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

from .table import CELL, FRUITS, FRUTOPIA

FOLDER = Path(verger.__file__).parent / "games" / "frutopia"
TEXT = (FOLDER / "components.toml").read_text(encoding="utf-8")
BOX = Components.read(FOLDER / "components.toml").data
RECONSTRUCTED = ("boats", "rows", "plans", "buildings", "mixed", "carts", "ices", "berths", "nodes", "arrows")


def load(path: Path) -> None:
    """Read a components file as the game does when it is imported."""
    spec = importlib.util.spec_from_file_location("components_of_another_box", FOLDER / "components.py")
    assert spec is not None
    assert spec.loader is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VERGER_COMPONENTS", str(path.parent))
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


# --- The bundled file ------------------------------------------------------------------------------------------------


def test_fifty_boats():
    assert tuple(BOX["fruits"]) == FRUITS
    bags: dict[str, list[dict[str, int]]] = {"orange": [], "green": []}
    for row in BOX["boats"]:
        assert row["points"] == sum(row["order"].values()) - 1
        assert len(row["order"]) == 2
        bags[row["bag"]].append(row["order"])
    for bag, sizes, asked in (("orange", {(2, 1): 20, (1, 1): 5}, 14), ("green", {(3, 2): 20, (2, 2): 5}, 24)):
        assert Counter(tuple(order.values()) for order in bags[bag]) == sizes
        total: Counter[str] = Counter()
        for order in bags[bag]:
            total.update(order)
        assert total == dict.fromkeys(FRUITS, asked)
        assert len({tuple(sorted(order.items())) for order in bags[bag]}) == 25, "no two alike"
    names = [row["boat"] for row in BOX["boats"]]
    assert names == [f"O{n:02}" for n in range(1, 26)] + [f"V{n:02}" for n in range(1, 26)]


def test_five_rows():
    assert [sum(row["price"].values()) - 1 == row["points"] for row in BOX["rows"]] == [True] * 5
    assert Counter(fruit for row in BOX["rows"] for fruit in row["price"]) == dict.fromkeys(FRUITS, 2)
    assert [row["provenance"] for row in BOX["rows"]].index("rulebook") == 2


def test_twenty_four_tokens_and_six_buildings():
    kinds = ("plans", "buildings", "shops", "mixed", "carts")
    assert [len(BOX[kind]) for kind in kinds] == [6, 3, 4, 5, 6]
    assert [row["business"] for row in BOX["plans"]] == [f"PL{n}" for n in range(1, 7)]
    assert [(row["points"], row["stars"]) for row in BOX["plans"]] == [(9, 3), (7, 1), (6, 2), (12, 3), (9, 3), (11, 4)]
    assert ["/".join(row["shape"]) for row in BOX["plans"]] == ["XXX", "XX", "XX", "XX/XX", "X./XX", "XX/XX"]
    assert [(row["points"], row["stars"]) for row in BOX["buildings"]] == [(4, 1), (3, 2), (2, 3)]
    assert all(row["marked"] for row in BOX["mixed"] + BOX["carts"])
    assert Counter(fruit for row in BOX["mixed"] for fruit in row["fruits"]) == dict.fromkeys(FRUITS, 2)
    assert Counter(row["colour"] for row in BOX["carts"]) == {"green": 2, "blue": 2, "pink": 2}


def test_desserts_licence_and_island():
    assert [(row["value"], row["markers"]) for row in BOX["ices"]] == [(8, 3), (7, 2), (8, 3), (7, 2), (8, 3)]
    assert (BOX["milkshakes"]["value"], BOX["milkshakes"]["markers"], BOX["milkshakes"]["fruits"]) == (3, 4, 2)
    assert BOX["licence"]["steps"] == [8, 11, 14]
    assert {row["berth"]: row["cell"] for row in BOX["berths"]} == CELL
    assert BOX["island"]["ponds"] == ["b2", "d2", "c3", "b4", "d4"]
    assert Counter(row["beach"] for row in BOX["berths"]) == {"north": 3, "east": 3, "south": 3, "west": 3}


def test_the_factory():
    assert [len(row["points"]) for row in BOX["nodes"]] == [4, 1, 1, 4, 1, 1, 4, 1, 1, 1, 1]
    assert BOX["bottles"]["values"] == [0, 1, 2, 3, 4, 5, 7]
    heads = Counter(row["head"] for row in BOX["arrows"])
    assert heads == {"A1": 1, "A2": 1, "V1": 3, "B1": 2, "B2": 1, "V2": 3, "C1": 1, "C2": 1, "F1": 2, "F2": 2}


def test_every_fact_has_its_provenance():
    lists = [row for key in BOX if isinstance(BOX[key], list) for row in BOX[key] if isinstance(row, dict)]
    tables = [BOX[key] for key in ("bottles", "milkshakes", "island", "licence")]
    assert {row["provenance"] for row in lists + tables} == {"rulebook", "published", "reconstructed"}
    for key in RECONSTRUCTED:
        assert any(row["provenance"] == "reconstructed" for row in BOX[key]), key


# --- A broken file ---------------------------------------------------------------------------------------------------

O01 = '{ boat = "O01", bag = "orange", order = { banana = 2, lime = 1 }, points = 2, provenance = "reconstructed" },'
START = 'node = "S", kind = "vat", column = 0, points = [0, 0, 0, 0]'
A2 = 'node = "A2", kind = "circle"'
BREAKAGES = [
    # (what stands there, what is put in its place, the key, the value found, the value expected)
    (O01, "", "boats", "'a list of 49'", "a list of 50"),
    (O01, O01.replace("orange", "blue"), "boats[0].bag", "'blue'", "one of orange, green"),
    (O01, O01.replace("orange", "green"), "boats, those of the orange bag", "24", "25"),
    (O01, O01.replace("lime", "pear"), "boats[0].order.pear", "1", "one of banana"),
    (O01, O01.replace("lime = 1", "lime = 0"), "boats[0].order.lime", "0", "from 1 to 99"),
    (O01, O01.replace("banana = 2, lime = 1", ""), "boats[0].order", "{}", "at least one fruit"),
    (O01, O01.replace("points = 2", "points = -2"), "boats[0].points", "-2", "from 0 to 99"),
    (O01, O01.replace("O01", "O02"), "boats[1].boat", "'O02'", "no other has"),
    (O01, O01.replace("reconstructed", "hearsay"), "boats[0].provenance", "'hearsay'", "one of rulebook"),
    ('business = "SM1"', 'business = "PL1"', "buildings[0].business", "'PL1'", "no other has"),
    ('shape = ["XXX"]', 'shape = ["XXXXX"]', "plans[0].shape", "['XXXXX']", "2 to 4"),
    ('shape = ["XXX"]', 'shape = ["."]', "plans[0].shape", "['.']", "2 to 4"),
    ('counts = "beaches"', 'counts = "gulls"', "shops[0].counts", "'gulls'", "one of beaches"),
    ('counts = "beaches"', 'counts = "bottles"', "shops, those that count bottles", "2", "1"),
    ('fruits = ["banana", "lime"]', 'fruits = ["lime"]', "mixed[0].fruits", "['lime']", "two different ones"),
    ('colour = "green", marked', 'colour = "grey", marked', "carts[0].colour", "'grey'", "one of green"),
    ("markers = 3", "markers = 0", "ices[0].markers", "0", "from 1 to 99"),
    ("steps = [8, 11, 14]", "steps = [8, 11]", "licence.steps", "'a list of 2'", "a list of 3"),
    ('cell = "b1"', 'cell = "c3"', "berths[0].cell", "'c3'", "a cell of the shore"),
    ('cell = "d1"', 'cell = "b1"', "berths[1].cell", "'b1'", "a cell of the shore"),
    ("buoy = true", "buoy = false", "berths[0].buoy", "False", "a buoy first"),
    ('ponds = ["b2"', 'ponds = ["z9"', "island.ponds[0]", "'z9'", "one of a1"),
    ("points = [0, 0, 0, 0]", "points = [0, 0, 0]", "nodes[0].points", "[0, 0, 0]", "4 whole numbers"),
    (START, START.replace("vat", "circle").replace("0, 0, 0, 0", "0"), "nodes[0].kind", "'circle'", "a vat to start"),
    ('tail = "S", head = "A1"', 'tail = "S", head = "Z"', "arrows[0].head", "'Z'", "one of S"),
    ('tail = "S", head = "A1"', 'tail = "A1", head = "S"', "arrows[0].head", "'S'", "a node of a later column"),
    (A2, A2.replace("circle", "final"), "nodes[2].kind", "'final'", "where no arrow leaves"),
    ("values = [0, 1, 2, 3, 4, 5, 7]", "values = [0, 1]", "bottles.values", "'a list of 2'", "a list of 7"),
]  # fmt: skip


@pytest.mark.parametrize(("there", "instead", "key", "found", "expected"), BREAKAGES)
def test_a_broken_file_names_file_key_value_found_and_value_expected(tmp_path, there, instead, key, found, expected):
    assert there in TEXT
    path = tmp_path / "frutopia.toml"
    path.write_text(TEXT.replace(there, instead, 1), encoding="utf-8")
    with pytest.raises(ComponentsError) as error:
        load(path)
    message = rf"{re.escape(str(path))}: {re.escape(key)} is {re.escape(found)}, expected .*{re.escape(expected)}"
    assert re.match(message, str(error.value))


# --- Another edition -------------------------------------------------------------------------------------------------

PLAY = """
import json, random, verger
frutopia = verger.game("frutopia")
match = frutopia.new(seats=2, seed=5, factory=True)
choice = random.Random(5).choice
while not match.over:
    match.play(match.pending[0], choice(match.legal(match.pending[0])))
rows = frutopia.position({"seats": 2}).view(None)["rows"]
print(json.dumps([frutopia.game.edition, rows[0]["points"], match.record()]))
"""


def play_edition(folder: Path, cache: Path) -> list[object]:
    """A match and a price from a process of its own that finds its components in this folder."""
    environment = os.environ | {
        "VERGER_COMPONENTS": str(folder), "NUMBA_DISABLE_JIT": "1", "XDG_CACHE_HOME": str(cache),
    }  # fmt: skip
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: list[object] = json.loads(done.stdout)
    return found


def test_a_corrected_box_is_another_edition_and_is_played(tmp_path):
    row_1 = "price = { lime = 2, mangosteen = 2 }, points = 3"
    assert row_1 in TEXT
    corrected = TEXT.replace(row_1, row_1.replace("points = 3", "points = 4"), 1)
    (tmp_path / "frutopia.toml").write_text(corrected, encoding="utf-8")
    edition, points, record = play_edition(tmp_path, tmp_path)
    assert (edition != FRUTOPIA.game.edition, points) == (True, 4)
    assert isinstance(record, dict)
    saved = tmp_path / "match.json"
    saved.write_text(json.dumps(record), encoding="utf-8")
    with pytest.raises(ValueError, match=f"edition {edition} of frutopia"):
        verger.open(saved)
