"""Golden matches: the reference walks through them too, every table and option is shown, one is worked out by hand."""

import pytest
from tests.games import golden
from tests.games.sitting import AnySitting, told

from .reference import Reference
from .table import BEN, FFF, Sitting


@pytest.mark.parametrize("name", golden.names("fff"))
def test_the_reference_comes_to_the_same_result(name):
    match = golden.match_of("fff", name)
    reference = Reference(FFF.describe(match.after(0)))
    for seat, action, events in golden.played(match):
        assert action in reference.legal(seat)
        reference.play(seat, action, [event["bonus"] for event in told(events, "draw")])
    assert reference.over
    assert reference.places() == AnySitting(match).result.places
    assert reference.winners() == AnySitting(match).result.winners


def test_the_golden_matches_show_one_table_and_several():
    matches = golden.matches("fff")
    assert {len(match.seats) for match in matches.values()} >= {2, 4, 6, 11}


def test_the_match_walked_by_hand():
    """The last two turns of a game, every number worked out with pencil and paper."""
    record = golden.match_of("fff", "by_hand")
    table = Sitting(golden.begun(record))

    table.walk("H12")  # Ana: from w1 to Fritzi, who has three fennel at 100: three levels down, 50 each
    table.stop()
    assert table.unit("H12", "FE") == 50
    table.buy("FE", 2)
    assert (table.money(), table.stock("H12")) == (200 - 100, {"fennel": 1})
    table.sell(2)  # two fish at 60; then two levels down
    assert (table.money(), table.price("FI")) == (100 + 120, 40)
    events = table.done()  # burgers and booze are produced: 9, 6 sell them
    assert {(event["good"], event["dealer"]) for event in told(events, "produce")} == {("burger", "9"), ("booze", "6")}

    assert table.seat == BEN
    table.call("HB", "w3")  # 10 florins
    table.ride("HB")  # and on from w3, where he stands
    table.walk("w1")
    assert (table.points, table.money(BEN), table.space(BEN)) == (0, 30, "w1")
    table.play("bonus_plus2")
    table.walk("H12", "w4")  # Ana is in the house: it could be jumped, but he walks through
    table.stop()

    table.walk("w4", "H11")  # Ana again, to Fridolin: five fennel for her third fetish
    table.stop()
    table.play("fetish", fetish="C")
    events = table.play("pay", payment="5fennel")
    assert (table.price("FE"), told(events, "finish")) == (60, [{"seat": 0, "place": 1}])
    assert table.match.actions == record.actions
    assert table.match.result == record.result
    assert table.result.points == [3, 1]
