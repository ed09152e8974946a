"""Golden matches: finished records that must replay to their exact results as long as rules and box are the same."""

import json
from pathlib import Path

import pytest

import verger

from .reference import Reference
from .table import ANN, BEN, CAT, DAN, FRUITOPLAY, Sitting, sitting

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
    reference = Reference(FRUITOPLAY.describe(match.after(0)))
    for seat, number in match.actions:
        action = FRUITOPLAY.game.actions[number]
        reference.play(seat, (action.kind, *action.arguments.values()))
    assert match.result is not None
    assert reference.standing() == (match.result.places, match.result.points)


def test_the_golden_matches_show_every_table_and_option():
    matches = {name: verger.open(GOLDEN / f"{name}.json") for name in MATCHES}
    assert {len(match.seats) for match in matches.values()} == {2, 3, 4, 5, 6}
    assert matches["every_card"].options["tie_scope"] == "every_card"
    told = {event["kind"] for match in matches.values() for entry in match.log() for event in entry.events}
    assert told == set(FRUITOPLAY.game.events.kinds), "everything that can happen happens in one of them"


def test_other_ties_change_a_result():
    match = verger.open(GOLDEN / "every_card.json")
    other = FRUITOPLAY.new(seats=match.seats, seed=match.seed, tie_scope="contenders")
    assert other.extend(match.actions) is None
    assert other.result is not None
    assert match.result is not None
    assert other.result.points != match.result.points


def test_a_tie_at_the_top_is_broken_by_the_third_round():
    result = verger.open(GOLDEN / "two.json").result
    assert result is not None
    assert result.points == [32, 32]
    assert [parts["round_3"] for parts in result.parts] == [8, 12]
    assert result.places == [2, 1]


def the_match_walked_by_hand() -> Sitting:
    """The last trick of the last round, the rulebook's third example in it, and its fifth in the count.

    Round 3, collective fig. Ann has 30 points, Ben 20, Cat 10 and Dan 0. For the banana 6 they play bananas 2, 10 and
    14 and the apple 6: the first two tie, and Cat takes all five cards. Dan draws the rotten apple.
    """
    table = sitting(
        4, river="B6", won={ANN: 3, BEN: 3}, round=3, collective="fig", scores=[[30, 0], [20, 0], [10, 0], [0, 0]],
        hands={
            ANN: "B2 S1 S3", BEN: "B10 F1 F3",
            CAT: "B14 S4 S5 B1 B3 B4", DAN: "A6 A8 A12 S6 S7 S9",
        },
        columns={ANN: "S10 S11 S12 A1", BEN: "F4 F5"}, pile=["A13"],
    )  # fmt: skip
    table.commit("B2", "B10", "B14", "A6")
    table.answer("no", "no", None, "yes")
    return table


def test_the_match_walked_by_hand():
    table = the_match_walked_by_hand()
    assert table.view["last"]["winner"] == CAT
    assert table.pending == (DAN,), "the rotten apple leaves Dan a choice"
    assert set(table.choices(DAN)) == {"A8", "A12"}
    table.rot(DAN, "A12")
    # Ann: strawberries 1 3 10 11 12 are 5, one apple, two collective figs: 5 × 1.
    # Ben: figs 1 3 4 5 and two collective ones are 6, alone: 6 × 6.
    # Cat: bananas 1, 2 (double), 3, 4, 6, 10, 14 (double) are 9, strawberries 2, one apple, two figs: 9 × 1.
    # Dan: strawberries 6 7 9 are 3, the apple 8 is 2, two figs: 3 × 2.
    assert table.scores(2) == [5, 36, 9, 6]
    assert table.match.result is not None
    assert table.match.result.points == [35, 56, 19, 6]
    assert table.match.result.places == [2, 1, 3, 4]
