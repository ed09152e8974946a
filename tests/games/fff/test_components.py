"""The box: what the bundled file holds."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from .table import FFF, GOODS

BOX = FFF.components.data
DEALERS = BOX["dealers"]
NAMES = list(GOODS.values())


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
        texts = FFF.texts(language)
        for row in DEALERS:
            assert row["name"] in texts(f"dealer-{row['number']}")
        for bonus in BOX["bonuses"]:
            assert texts.has(f"bonus-{bonus['bonus']}-help")
