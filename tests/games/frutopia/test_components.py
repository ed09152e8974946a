"""The box: what the bundled file holds."""

from collections import Counter

from .table import CELL, FRUITS, FRUTOPIA

BOX = FRUTOPIA.components.data
RECONSTRUCTED = ("boats", "rows", "plans", "buildings", "mixed", "carts", "ices", "berths", "nodes", "arrows")


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
