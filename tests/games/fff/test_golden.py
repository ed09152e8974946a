"""Golden matches: finished records that must replay to their exact results as long as rules and box are the same."""

import json
from pathlib import Path

import pytest
from tests.games.sitting import told

import verger

from .reference import Reference
from .table import BEN, FFF, Sitting

GOLDEN = Path(__file__).parent / "golden"
MATCHES = sorted(path.stem for path in GOLDEN.glob("*.json"))


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_match_replays_to_its_result(name):
    record = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))
    match = verger.open(GOLDEN / f"{name}.json")
    assert match.over
    assert match.record() == record
    assert match.result is not None
    assert {"places": match.result.places, "points": match.result.points} == record["result"]
    assert match.curve()[-1] == record["result"]["points"]


@pytest.mark.parametrize("name", MATCHES)
def test_the_reference_comes_to_the_same_result(name):
    match = verger.open(GOLDEN / f"{name}.json")
    if len(match.seats) > 5:
        pytest.skip("the reference knows one table")
    kept = 0 if match.start_position else len(match.seats)
    reference = Reference(FFF.describe(match.after(kept)))
    log = match.log()
    for (seat, number), entry in zip(match.actions[kept:], log[kept:], strict=True):
        action = FFF.game.actions[number]
        played = (action.kind, *action.arguments.values())
        assert seat == reference.seat
        assert played in reference.legal()
        reference.play(played, [event["bonus"] for event in entry.events if event["kind"] == "draw"])
    assert match.result is not None
    assert reference.over
    assert reference.places() == match.result.places


def test_the_golden_matches_show_everything():
    matches = [verger.open(GOLDEN / f"{name}.json") for name in MATCHES]
    assert {len(match.seats) for match in matches} >= {2, 4, 6, 11}
    told = {event["kind"] for match in matches for entry in match.log() for event in entry.events}
    assert told == set(FFF.game.events.kinds), "everything that can happen happens in one of them"
    kinds = {FFF.game.actions[number].kind for match in matches for _, number in match.actions}
    assert kinds == set(FFF.game.actions.ranges), "and everything that can be done is done"


def test_the_match_walked_by_hand():
    """The last two turns of a game, every number worked out with pencil and paper."""
    record = verger.open(GOLDEN / "by_hand.json")
    assert record.start_position is not None
    table = Sitting(FFF.position(record.start_position))

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
