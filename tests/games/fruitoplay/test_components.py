"""The box: what the bundled file holds."""

from collections import Counter

import pytest

from .table import CARDS, FRUITOPLAY, FRUITS

BOX = FRUITOPLAY.components.data
ROWS = {row["card"]: row for row in BOX["cards"]}


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
