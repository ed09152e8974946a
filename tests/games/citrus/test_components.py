"""The box: what the bundled file holds."""

from collections import Counter

import pytest

from .table import CITRUS, LINES

BOX = CITRUS.components.data


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
