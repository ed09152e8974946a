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

from .table import CITRUS, LINES

FOLDER = Path(verger.__file__).parent / "games" / "citrus"
TEXT = (FOLDER / "components.toml").read_text(encoding="utf-8")
BOX = Components.read(FOLDER / "components.toml").data


def load(path: Path) -> None:
    """Read a components file as the game does when it is imported."""
    spec = importlib.util.spec_from_file_location("components_of_another_box", FOLDER / "components.py")
    assert spec is not None
    assert spec.loader is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VERGER_COMPONENTS", str(path.parent))
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


# --- The bundled file ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("board", "width", "height", "lots", "rocks", "bushes", "open_ground"), [
    ("long", 15, 10, 15, 12, 18, 123), ("short", 13, 9, 12, 10, 14, 95),
])  # fmt: skip
def test_the_boards(board, width, height, lots, rocks, bushes, open_ground):
    rows = [line.split() for line in BOX["boards"][board]["squares"]]
    assert (len(rows), {len(row) for row in rows}) == (height, {width})
    marks = Counter(mark for row in rows for mark in row)
    assert (marks["#"], marks["*"], marks["."] + marks["*"]) == (rocks, bushes, open_ground)
    assert sorted(mark for mark in marks if mark.isalpha()) == list("ABCDEFGHIJKLMNO"[:lots])
    assert all(row == row[::-1] or any(mark.isalpha() for mark in row) for row in rows)


def test_roads_and_rings_follow_from_the_squares():
    for board, roads in (("long", {4: 15}), ("short", {4: 8, 3: 4})):
        lots = CITRUS.position({"seats": 2, "board": board}).view(None)["lots"]
        assert Counter(len(lot["roads"]) for lot in lots) == roads
        assert Counter(len(lot["ring"]) for lot in lots) == {8: roads[4], **({5: 4} if board == "short" else {})}


def test_tiles_fincas_and_landscape():
    assert [(row["first"], row["second"], row["tiles"]) for row in BOX["fincas"]] == [(8, 6, 5), (10, 5, 5), (12, 4, 5)]
    assert {row["landscape"]: row["tiles"] for row in BOX["landscape"]} == {
        "horse2": 4, "horse3": 4, "horse4": 4, "money2": 2, "money3": 2, "cart": 4, "bull": 4, "bridge": 4,
        "milestone": 2,
    }  # fmt: skip
    assert [(BOX["boards"][key]["plain"], BOX["boards"][key]["wells"]) for key in ("long", "short")] == [
        (12, 6),
        (9, 4),
    ]


def test_the_market_money_and_points():
    assert [tuple(line) for line in BOX["market"]["lines"]] == LINES
    assert Counter(len(line) for line in LINES) == {2: 2, 3: 4, 4: 2}
    assert Counter(space for line in LINES for space in line) == dict.fromkeys(range(1, 13), 2)
    assert len(BOX["market"]["places"]) == 12
    assert (BOX["money"]["start"], BOX["money"]["most"], BOX["money"]["income"]) == (6, 12, [2, 4, 6, 7, 8])
    assert BOX["points"] | {"provenance": ""} == {"provenance": "", "tile": 1, "well": 2, "unused": 1, "returned": -3}
    assert BOX["refund"]["coins"] == 1


def test_every_fact_has_its_provenance():
    rows = [
        *BOX["fincas"],
        *BOX["landscape"],
        *BOX["boards"].values(),
        BOX["market"],
        BOX["money"],
        BOX["points"],
        BOX["refund"],
    ]
    assert {row["provenance"] for row in rows} == {"rulebook", "published", "reconstructed"}
    assert all(board["provenance"] == "reconstructed" for board in BOX["boards"].values())


# --- A broken file ---------------------------------------------------------------------------------------------------

ROW = '". . * . E . * . * . F . * . ."'
BREAKAGES = [
    # (what stands there, what is put in its place, the key, the value found, the value expected)
    (ROW, '". . * . E ."', "boards.long.squares[1]", "'. . * . E .'", "as many marks"),
    (ROW, ROW.replace("E", "?"), "boards.long.squares[1], e2", "'?'", "a letter, #, * or ."),
    (ROW, ROW.replace("E", "F"), "boards.long.squares[1], k2", "'F'", "no other square"),
    (ROW, ROW.replace("E", "."), "boards.long.sites", "['E'", "letters of the board's lots"),
    ('fincas = ["A", "B", "C", "D"]', 'fincas = ["A", "A"]', "boards.long.fincas", "['A', 'A']", "different letters"),
    ('fincas = ["A", "B", "C", "D"]', 'fincas = ["A", "E"]', "boards.long.sites", "'E'", "no letter of the first"),
    ("plain = 12", "plain = -1", "boards.long.plain", "-1", "from 0 to 99"),
    ("first = 8", "first = 800", "fincas[0].first", "800", "from 0 to 99"),
    ("tiles = 5                 # of each: reconstructed", "tiles = 6", "fincas, their tiles in all", "16", "15"),
    ('finca = "T1"', 'finca = "T9"', "fincas[0].finca", "'T9'", "'T1'"),
    ('landscape = "cart"\ntiles = 4', 'landscape = "cart"\ntiles = 9', "landscape[5].tiles", "9", "4 or fewer"),
    ('landscape = "cart"', 'landscape = "cow"', "landscape[5].landscape", "'cow'", "'cart'"),
    ("[2, 5, 9], ", "[2, 5, 13], ", "market.lines[0]", "[2, 5, 13]", "different numbers from 1 to 12"),
    ("[2, 5, 9], ", "", "market.lines", "[[1, 4, 8, 12]", "a list of 8"),
    ("threshold = 3 ", "threshold = 12 ", "market.counts.threshold", "12", "from 0 to 11"),
    ("open_lots = 3", "open_lots = 9", "market.counts.open_lots", "9", "from 1 to 4"),
    ("start = 6", "start = 14", "money.start", "14", "12 or less"),
    ("income = [2, 4, 6, 7, 8]", "income = [2, 4]", "money.income", "'a list of 2'", "a list of 5"),
    ("returned = -3", "returned = 3", "points.returned", "3", "from -99 to 0"),
    ("coins = 1 ", "coins = -1 ", "refund.coins", "-1", "from 0 to 99"),
]  # fmt: skip


@pytest.mark.parametrize(("there", "instead", "key", "found", "expected"), BREAKAGES)
def test_a_broken_file_names_file_key_value_found_and_value_expected(tmp_path, there, instead, key, found, expected):
    assert there in TEXT
    path = tmp_path / "citrus.toml"
    path.write_text(TEXT.replace(there, instead, 1), encoding="utf-8")
    with pytest.raises(ComponentsError) as error:
        load(path)
    message = rf"{re.escape(str(path))}: {re.escape(key)} is {re.escape(found)}.*, expected .*{re.escape(expected)}"
    assert re.match(message, str(error.value)), str(error.value)


# --- Another edition -------------------------------------------------------------------------------------------------

PLAY = """
import json, random, verger
citrus = verger.game("citrus")
match = citrus.new(seats=2, seed=5)
choice = random.Random(5).choice
while not match.over and len(match.actions) < 60:
    match.play(match.pending[0], choice(match.legal(match.pending[0])))
view = citrus.position({"seats": 2, "hand": [{"tile": "lemon", "space": 1}]}).view(None)
squares = {square["square"]: square for square in view["squares"]}
lot = next(lot for lot in view["lots"] if lot["lot"] == "A")
placed = citrus.position({"seats": 2, "plantations": {"e4": "0 lime"}, "hand": [{"tile": "lime", "space": 1}]})
may = {action.arguments["square"] for action in placed.legal(0)}
print(json.dumps([citrus.game.edition, squares["e3"]["ground"], lot["ring"], sorted(may), match.record()]))
"""


def play_edition(folder: Path, cache: Path) -> list[object]:
    """A match and some squares from a process of its own that finds its components in this folder."""
    environment = os.environ | {
        "VERGER_COMPONENTS": str(folder), "NUMBA_DISABLE_JIT": "1", "XDG_CACHE_HOME": str(cache),
    }  # fmt: skip
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: list[object] = json.loads(done.stdout)
    return found


def test_a_corrected_square_is_another_edition_and_is_played(tmp_path):
    """The owner of a box finds a rock printed on e3, and plays with it."""
    third = '". I . # . . . C . . . # . J ."'
    assert third in TEXT
    (tmp_path / "citrus.toml").write_text(TEXT.replace(third, third.replace("# . .", "# # .", 1), 1), encoding="utf-8")
    edition, ground, ring, may, record = play_edition(tmp_path, tmp_path)
    assert edition != CITRUS.game.edition
    assert ground == "rock"
    assert ring == ["d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"]
    assert isinstance(may, list)
    assert "e3" not in may, "no tile can be built there any more"
    assert "d4" in may
    assert isinstance(record, dict)
    saved = tmp_path / "match.json"
    saved.write_text(json.dumps(record), encoding="utf-8")
    with pytest.raises(ValueError, match=f"edition {edition} of citrus"):
        verger.open(saved)
