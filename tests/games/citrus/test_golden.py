"""Golden matches: finished records that must replay to their exact results as long as rules and box are the same."""

import json
from pathlib import Path

import pytest
from tests.games.sitting import told

import verger

from .reference import Reference
from .table import ANA, BEA, CITRUS, Sitting

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
    assert [sum(parts.values()) for parts in match.result.parts] == record["result"]["points"]


@pytest.mark.parametrize("name", MATCHES)
def test_the_reference_comes_to_the_same_result(name):
    match = verger.open(GOLDEN / f"{name}.json")
    reference = Reference(CITRUS.describe(match.after(0)))
    for entry, (seat, number) in zip(match.log(), match.actions, strict=True):
        assert seat == reference.turn
        action = CITRUS.game.actions[number]
        reference.play((action.kind, *action.arguments.values()), entry.events)
    assert match.result is not None
    assert reference.over
    assert [sum(points.values()) for points in reference.points] == match.result.points


def test_the_golden_matches_show_every_table_and_everything_that_can_happen():
    matches = {name: verger.open(GOLDEN / f"{name}.json") for name in MATCHES}
    assert {len(match.seats) for match in matches.values()} == {2, 3, 4, 5}
    for option in CITRUS.game.options:
        assert len({match.options.get(option.name) for match in matches.values() if match.options}) >= 2, option.name
    told_kinds = {event["kind"] for match in matches.values() for entry in match.log() for event in entry.events}
    assert told_kinds == set(CITRUS.game.events.kinds), "everything that can happen happens in one of them"
    kinds = {CITRUS.game.actions[number].kind for match in matches.values() for _, number in match.actions}
    assert kinds == set(CITRUS.game.actions.ranges), "and everything that can be done is done"


def test_the_match_walked_by_hand():
    """The last two turns of a game, every number worked out with pencil and paper."""
    record = verger.open(GOLDEN / "by_hand.json")
    assert record.start_position is not None
    table = Sitting(CITRUS.position(record.start_position))
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
