"""Golden matches: the reference walks through them too, every table and option is shown, one is worked out by hand."""

import pytest
from tests.games import golden
from tests.games.sitting import AnySitting, told

from .reference import Reference
from .table import ANA, BEA, CITRUS, Sitting


@pytest.mark.parametrize("name", golden.names("citrus"))
def test_the_reference_comes_to_the_same_result(name):
    match = golden.match_of("citrus", name)
    reference = Reference(CITRUS.describe(match.after(0)))
    for seat, action, events in golden.played(match):
        assert seat == reference.turn
        reference.play(action, events)
    assert reference.over
    assert [sum(points.values()) for points in reference.points] == AnySitting(match).result.points


def test_the_golden_matches_show_every_table_and_option():
    matches = golden.matches("citrus")
    assert {len(match.seats) for match in matches.values()} == {2, 3, 4, 5}
    for option in CITRUS.options:
        assert len({match.options.get(option.name) for match in matches.values() if match.options}) >= 2, option.name


def test_the_match_walked_by_hand():
    """The last two turns of a game, every number worked out with pencil and paper."""
    record = golden.match_of("citrus", "by_hand")
    table = Sitting(golden.begun(record))
    assert [table.score(seat) for seat in (ANA, BEA)] == [30, 20 + 13]
    assert [table.lot(letter)["gains"] for letter in "ABC"] == [[10, 0], [0, 0], [12, 0]], "all three are surrounded"

    table.harvest("2")  # Ana: two lemons around A, one of them with a well; her limes stay around C
    assert (table.score(), table.workers(), table.money()) == (30 + 3, 4, 0 + 7)
    events = table.end_turn()
    assert [event["lot"] for event in told(events, "surround")] == ["A", "B", "C"]
    assert told(events, "score") == [{"seat": ANA, "lot": "C", "strength": 2, "value": 12}], "A is nobody's any more"

    table.buy(3)  # Bea: the last tile, an orange on space 6
    assert table.money(BEA) == 0
    assert told(table.place("or", "j10"), "last_tile") == [{"seat": BEA}]
    events = table.end_turn()
    assert told(events, "final_lot") == [{"seat": BEA, "lot": "D", "strength": 3, "value": 5}]
    assert told(events, "final_regions") == [{"seat": ANA, "value": 2}, {"seat": BEA, "value": 1 + 2 + 1}]
    assert told(events, "final_landscape") == [{"seat": ANA, "value": 4 + 1}], "horses and a bridge"
    assert table.match.actions == record.actions
    assert table.match.result == record.result
    assert table.result.points == [33 + 12 + 2 + 5, 33 + 5 + 4]
