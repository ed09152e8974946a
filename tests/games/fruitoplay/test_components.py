"""The box: what the bundled file holds, what a broken one is told, and how another edition is played."""

import importlib.util
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import verger
from verger.engine import Components, ComponentsError

from .table import CARDS, FRUITOPLAY, FRUITS

FOLDER = Path(verger.__file__).parent / "games" / "fruitoplay"
TEXT = (FOLDER / "components.toml").read_text(encoding="utf-8")
BOX = Components.read(FOLDER / "components.toml").data
ROWS = {row["card"]: row for row in BOX["cards"]}


def load(path: Path) -> None:
    """Read a components file as the game does when it is imported."""
    spec = importlib.util.spec_from_file_location("components_of_another_box", FOLDER / "components.py")
    assert spec is not None
    assert spec.loader is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VERGER_COMPONENTS", str(path.parent))
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


@pytest.mark.rule("PLAY-03")
def test_eighty_cards_four_fruits_by_twenty_numbers():
    assert tuple(BOX["fruits"]) == FRUITS
    assert list(ROWS) == CARDS
    assert [(row["fruit"], row["number"]) for row in ROWS.values()] == [
        (fruit, number) for fruit in FRUITS for number in range(1, 21)
    ]


def test_kinds_in_each_fruit():
    for fruit in FRUITS:
        kinds = Counter(row["kind"] for row in ROWS.values() if row["fruit"] == fruit)
        assert kinds == {"single": 15, "double": 4, "rotten": 1}
    assert [card for card, row in ROWS.items() if row["kind"] == "rotten"] == ["S13", "B13", "F13", "A13"]


def test_where_the_facts_come_from():
    assert (ROWS["A8"]["kind"], ROWS["A12"]["kind"]) == ("double", "single")
    told = Counter(row["provenance"] for row in ROWS.values())
    assert told == {"rulebook": 2, "published": 4, "reconstructed": 74}
    assert {row["provenance"] for row in BOX["collectives"]} == {"reconstructed"}
    assert BOX["deal"]["provenance"] == BOX["game"]["provenance"] == "rulebook"


def line(card: str, kind: str) -> str:
    (found,) = re.findall(rf'\{{ card = "{card}",.*\}},\n', TEXT)
    return str(found).replace(f'kind = "{ROWS[card]["kind"]}"', f'kind = "{kind}"')


def with_kind(card: str, kind: str) -> str:
    return TEXT.replace(line(card, ROWS[card]["kind"]), line(card, kind))


BROKEN = [
    (with_kind("F7", "double"), "cards: single ones among the fig cards is 14, expected 15"),
    (with_kind("F7", "rotten"), "cards: rotten ones among the fig cards is 2, expected 1"),
    (with_kind("F7", "golden"), "cards[46].kind is 'golden', expected one of rotten, single, double"),
    (TEXT.replace('card = "B6"', 'card = "B7"'), "cards[25].card is 'B7', expected 'B6'"),
    (TEXT.replace("number = 6,", "number = 21,", 1), "cards[5].number is 21, expected 6"),
    (
        TEXT.replace('"S3", fruit = "strawberry"', '"S3", fruit = "fig"'),
        "cards[2].fruit is 'fig', expected 'strawberry'",
    ),
    (TEXT.replace("hand = [7, 7, 6, 6, 6]", "hand = [7, 7, 6, 6]"), "deal.hand is 'a list of 4', expected a list of 5"),
    (
        TEXT.replace("hand = [7, 7, 6, 6, 6]", "hand = [8, 7, 6, 6, 6]"),
        "deal.hand[0] is 8, expected a whole number from 1",
    ),
    (TEXT.replace("river = 7", "river = 8"), "deal.river is 8, expected a whole number from 7 to 7"),
    (TEXT.replace("[0, 1, 2]", "[1, 1, 2]"), "game.collective[0] is 1, expected 0"),
    (TEXT.replace('{ fruit = "fig", prov', '{ fruit = "kiwi", prov'), "collectives is ["),
]


@pytest.mark.parametrize(("text", "message"), BROKEN, ids=[message[:40] for _, message in BROKEN])
def test_a_broken_box_is_told_what_is_wrong(tmp_path, text, message):
    assert text != TEXT
    path = tmp_path / "fruitoplay.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentsError) as error:
        load(path)
    assert message in str(error.value)
    assert str(path) in str(error.value)


ANOTHER = """
import verger
box = verger.game("fruitoplay")
print(box.game.edition)
print(box.position({"seats": 2, "columns": [["S3", "F1"], []], "river": ["S4"],
                    "hands": [["A1", "A3", "A4", "A5", "A6", "A7", "A9"], None]}).view(0)["players"][0]["product"])
"""


def test_another_edition_counts_its_own_doubles(tmp_path):
    other = with_kind("S2", "single")
    other = other.replace(line("S3", "single"), line("S3", "double"))
    (tmp_path / "fruitoplay.toml").write_text(other, encoding="utf-8")
    environment = os.environ | {"VERGER_COMPONENTS": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", ANOTHER]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    edition, product = run.stdout.split()
    assert edition != FRUITOPLAY.game.edition
    assert product == "2", "the strawberry 3 is worth two fruits there"
