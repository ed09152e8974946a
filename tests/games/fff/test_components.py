"""The box: what the bundled file holds, what a broken one is told, and how another edition is played."""

import importlib.util
import json
import os
import re
import subprocess
import sys
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path

import pytest

import verger
from verger.engine import Components, ComponentsError

from .table import FFF, GOODS

FOLDER = Path(verger.__file__).parent / "games" / "fff"
TEXT = (FOLDER / "components.toml").read_text(encoding="utf-8")
BOX = Components.read(FOLDER / "components.toml").data
DEALERS = BOX["dealers"]
NAMES = list(GOODS.values())


def load(path: Path) -> None:
    """Read a components file as the game does when it is imported."""
    spec = importlib.util.spec_from_file_location("components_of_another_box", FOLDER / "components.py")
    assert spec is not None
    assert spec.loader is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VERGER_COMPONENTS", str(path.parent))
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


# --- The bundled file ------------------------------------------------------------------------------------------------


def test_the_box():
    assert BOX["goods"] == NAMES
    assert BOX["box"]["goods"] * len(NAMES) == 65
    assert {row["bonus"]: row["copies"] for row in BOX["bonuses"]} == {
        "plus2": 3, "price": 2, "swap": 2, "close": 2, "buy": 2,
    }  # fmt: skip
    assert [row["price"] for row in BOX["levels"]] == [10, 20, 30, 40, 50, 60, 80, 100, 120, 150]
    assert [row["up"] for row in BOX["levels"]] == [row["down"] for row in BOX["levels"]] == [1] * 4 + [2] * 4 + [3] * 2


def test_thirty_six_dealers():
    kinds = Counter(row["kind"] for row in DEALERS)
    assert kinds == {"merchant": 20, "exchanger": 10, "special": 3, "fetish": 3}
    assert [row["number"] for row in DEALERS] == list(range(1, 37))
    assert [row["number"] for row in DEALERS if row["kind"] == "fetish"] == [2, 14, 26]
    assert [row["number"] for row in DEALERS if row["kind"] == "special"] == [8, 16, 25]


def test_merchants_are_all_ordered_pairs_and_exchangers_all_pairs():
    trades = [row["trade"] for row in DEALERS]
    assert {(one["sells"], one["buys"]) for one in trades if "sells" in one} == set(permutations(NAMES, 2))
    pairs = [frozenset((one["takes"], one["gives"])) for one in trades if "takes" in one]
    assert set(pairs) == {frozenset(pair) for pair in combinations(NAMES, 2)}
    assert set(Counter(one["takes"] for one in trades if "takes" in one).values()) == {2}
    assert set(Counter(one["gives"] for one in trades if "gives" in one).values()) == {2}


def test_extra_actions():
    words = [word for row in DEALERS for word in row["actions"]]
    assert Counter(word for word in words if word[0] == "+") == {f"+{good}": 6 for good in NAMES}
    assert Counter(word for word in words if word[0] == "^") == {f"^{good}": 4 for good in NAMES}
    assert len([word for word in words if word[0] not in "+^"]) == 14
    for row in DEALERS:
        assert (len(row["actions"]) == 0) == (row["kind"] == "fetish")
        assert len(row["actions"]) <= 3


@pytest.mark.parametrize("first", range(36))
def test_every_window_can_be_played(first):
    window = [DEALERS[(first + i) % 36] for i in range(12)]
    kinds = Counter(row["kind"] for row in window)
    assert kinds["fetish"] == 1
    assert kinds["merchant"] in (6, 7)
    assert 2 <= kinds["exchanger"] <= 4
    assert kinds["special"] <= 2
    for good in NAMES:
        assert sum(row["trade"].get("sells") == good for row in window) in (1, 2)
        assert sum(row["trade"].get("buys") == good for row in window) in (1, 2)
        assert any(f"+{good}" in row["actions"] for row in window)
        assert any(f"^{good}" in row["actions"] for row in window)


def test_the_board():
    assert Counter(row["kind"] for row in BOX["spaces"]) == {"harbour": 1, "house": 12, "path": 19, "bridge": 7}
    assert (len(BOX["paths"]), len(BOX["landings"]), sum(len(row["places"]) for row in BOX["landings"])) == (50, 14, 15)
    assert [row["landing"] for row in BOX["landings"] if row["anchors"]] == ["HB", "n1", "c1", "n5", "m2", "s4"]
    edges = [pair for row in BOX["rivers"] for pair in zip(row["course"], row["course"][1:], strict=False)]
    assert len(edges) == 17
    assert all(0 <= row["x"] <= 1600 and 0 <= row["y"] <= 1000 for row in BOX["spaces"])


def test_every_fact_has_its_provenance():
    rows = [row for key in BOX if isinstance(BOX[key], list) for row in BOX[key] if isinstance(row, dict)]
    assert {row["provenance"] for row in rows} == {"rulebook", "published", "reconstructed"}
    assert {row["actions_from"] for row in DEALERS} == {"rulebook", "reconstructed"}


def test_every_good_fetish_and_payment_has_its_texts():
    for language in ("en", "fr"):
        texts = FFF.game.texts(language)
        for row in DEALERS:
            assert row["name"] in texts(f"dealer-{row['number']}")
        for bonus in BOX["bonuses"]:
            assert texts.has(f"bonus-{bonus['bonus']}-help")


# --- A broken file ---------------------------------------------------------------------------------------------------

ONE = 'number = 1, name = "Frisierte Frauke"'
TRADE = 'trade = { sells = "cigarette", buys = "booze" }, actions = ["+fish", "+fennel"]'
BREAKAGES = [
    # (what stands there, what is put in its place, the key, the value found, the value expected)
    ("copies = 3", "copies = 1", "bonuses, copies in all", "9", "at least 10"),
    ('bonus = "plus2"', 'bonus = "plus3"', "bonuses, their names", "('plus3', 'price'", "('plus2', 'price'"),
    ("price = 20, up = 1", "price = 20, up = 0", "levels[1].up", "0", "at least 1"),
    ("price = 20,", "price = 10,", "levels[1].price", "10", "more than the level before"),
    ("price = 20,", "price = 25,", "levels, prices", "[10, 25", "multiples of 10"),
    ("price = 30, up = 1, down = 1", "price = 30, up = 4, down = 1", "levels[3]", "{", "at least as far"),
    ("costs = [[3], [4], [5]]", "costs = [[3], [4], [6]]", "patterns[0].costs[2]", "[6]", "5 tokens"),
    (ONE, ONE.replace("1", "2"), "dealers[0].number", "2", "1"),
    (ONE, ONE.replace("Frisierte Frauke", "Faltige Fritzi"), "dealers[4].name", "'Faltige Fritzi'", "no other has"),
    (TRADE, TRADE.replace("cigarette", "tea"), "dealers[0].trade.sells", "'tea'", "one of fish"),
    (TRADE, TRADE.replace("buys", "gets"), "dealers[0].trade", "{", "a table of sells, buys"),
    (TRADE, TRADE.replace("booze", "cigarette"), "dealers[0].trade", "{", "two different goods"),
    (TRADE, TRADE.replace("+fish", "+cigarette"), "dealers[0].actions[0]", "'+cigarette'", "sells itself"),
    (TRADE, TRADE.replace("+fish", "dance"), "dealers[0].actions[0]", "'dance'", "one of price_change"),
    (TRADE, TRADE.replace('["+fish", "+fennel"]', "[]"), "dealers[0].actions", "[]", "1 to 3 extra actions"),
    ('kind = "merchant"', 'kind = "baker"', "dealers[0].kind", "'baker'", "one of merchant"),
    ('space = "n2", kind = "path"', 'space = "n2", kind = "house"', "spaces, houses", "13", "12"),
    ('["HB", "w1"]', '["HB", "HB"]', "paths[0]", "['HB', 'HB']", "two different spaces"),
    ('["HB", "w1"]', '["H1", "H2"]', "paths[0]", "['H1', 'H2']", "no two houses"),
    ('["w4", "H11"], ["H11", "w5"]', '["w4", "w5"]', "paths", "'H11'", "a way from HB to every space"),
    ('landing = "n1", anchors = 1', 'landing = "n1", anchors = 2', "landings, anchors in all", "7", "6"),
    ('course = ["J2", "n5"]', 'course = ["J2", "n9"]', "rivers[3].course[1]", "'n9'", "one of HB"),
    ("hand = 7", "hand = 9", "box.hand", "9", "from 5 to 7"),
]  # fmt: skip


@pytest.mark.parametrize(("there", "instead", "key", "found", "expected"), BREAKAGES)
def test_a_broken_file_names_file_key_value_found_and_value_expected(tmp_path, there, instead, key, found, expected):
    assert there in TEXT
    path = tmp_path / "fff.toml"
    path.write_text(TEXT.replace(there, instead, 1), encoding="utf-8")
    with pytest.raises(ComponentsError) as error:
        load(path)
    message = rf"{re.escape(str(path))}: {re.escape(key)} is {re.escape(found)}.*, expected .*{re.escape(expected)}"
    assert re.match(message, str(error.value)), str(error.value)


# --- Another edition -------------------------------------------------------------------------------------------------

PLAY = """
import json, random, verger
fff = verger.game("fff")
match = fff.new(seats=2, seed=5)
choice = random.Random(5).choice
for _ in range(60):
    match.play(match.pending[0], choice(match.legal(match.pending[0])))
money = fff.position({"seats": 2}).view(0)["players"][0]["money"]
print(json.dumps([fff.game.edition, money, match.record()]))
"""


def play_edition(folder: Path, cache: Path) -> list[object]:
    """A match and a purse from a process of its own that finds its components in this folder."""
    environment = os.environ | {
        "VERGER_COMPONENTS": str(folder), "NUMBA_DISABLE_JIT": "1", "XDG_CACHE_HOME": str(cache),
    }  # fmt: skip
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: list[object] = json.loads(done.stdout)
    return found


def test_a_corrected_box_is_another_edition_and_is_played(tmp_path):
    assert "money = 150" in TEXT
    (tmp_path / "fff.toml").write_text(TEXT.replace("money = 150", "money = 200", 1), encoding="utf-8")
    edition, money, record = play_edition(tmp_path, tmp_path)
    assert (edition != FFF.game.edition, money) == (True, 200)
    assert isinstance(record, dict)
    saved = tmp_path / "match.json"
    saved.write_text(json.dumps(record), encoding="utf-8")
    with pytest.raises(ValueError, match=f"edition {edition} of fff"):
        verger.open(saved)
