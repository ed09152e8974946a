"""Golden matches: the reference walks through them too, every table and option is shown, one is worked out by hand."""

import pytest
from tests.games import golden
from tests.games.sitting import told

from .reference import Reference
from .table import FRUTOPIA, RED, YELLOW, Sitting


@pytest.mark.parametrize("name", golden.names("frutopia"))
def test_the_reference_comes_to_the_same_result(name):
    match = golden.match_of("frutopia", name)
    bags = sum(FRUTOPIA.actions[number].kind == "bag" for _, number in match.actions)
    golden.walk(match, Reference(FRUTOPIA.describe(match.after(bags))), bags)


def test_the_golden_matches_show_every_table_and_option():
    matches = golden.matches("frutopia")
    assert {len(match.seats) for match in matches.values()} == {2, 3, 4}
    for option in ("factory", "boats", "bag_choice"):
        assert len({match.options.get(option) for match in matches.values() if match.options}) == 2, option
    assert [name for name, match in matches.items() if match.result and match.result.stopped] == ["round_limit"]


def test_the_match_walked_by_hand():
    """The last round of a game with the factory, every number worked out with pencil and paper."""
    record = golden.match_of("frutopia", "by_hand")
    table = Sitting(golden.begun(record))
    assert [table.score(seat) for seat in (RED, YELLOW)] == [32 + 8 + 16 + 5, 6 + 15 + 10 + 14 + 9]
    assert table.licence == 8 - 5 - 1, "five businesses and the pile green-7"

    table.move("CA3", "d1")  # Red: three cells, three desserts
    table.play("make", pile="blue8")  # the last of its pile
    assert table.licence == 1
    table.play("make", pile="blue7")
    table.play("shake", fruit="lime")
    assert table.stock() == {"banana": 1, "lime": 1, "pomegranate": 2, "orange": 3}
    assert table.score() == 61 + 8 + 7 + 3
    table.decline()  # V05 asks for three limes and two bananas
    assert table.refused("advance", pawn="both", arrow="e12") == "FRU-85", "Yellow stands on C1"
    table.advance("e13", "both")  # one orange, three points
    assert table.score() == 79 + 3
    table.end_turn()

    table.move("MX1", "a4")  # Yellow: one cell, two fruits
    table.play("split", share=1)
    assert table.stock(YELLOW) == {"banana": 5, "lime": 2, "orange": 5, "pomegranate": 2}
    table.take(3, 2)  # three bananas, three oranges, five points, and the cross
    assert (table.licence, table.score(YELLOW)) == (0, 54 + 5)
    table.place("c2")  # the catering service
    assert not told(table.advance("e14"), "licence"), "six points, and the marker stays"
    table.advance("e01", "second")  # two points
    assert (table.score(YELLOW), table.stock(YELLOW)) == (59 + 6 + 2, {"banana": 2, "lime": 2, "orange": 1})
    events = table.end_turn()  # Yellow is last in the round
    assert told(events, "shop") == [
        {"seat": RED, "business": "SH1", "value": 12},  # a boat in the south
        {"seat": YELLOW, "business": "SH2", "value": 4},  # the banana and lime token
    ]
    assert table.match.actions == record.actions
    assert table.match.result == record.result
    assert table.result.points == [82 + 12, 67 + 4]
