"""Golden matches: the reference walks through them too, every table and option is shown, one is worked out by hand."""

import pytest
from tests.games import golden
from tests.games.references import standing
from tests.games.sitting import AnySitting

from .reference import Reference
from .table import ANN, BEN, CAT, DAN, FRUITOPLAY, Sitting, sitting


@pytest.mark.parametrize("name", golden.names("fruitoplay"))
def test_the_reference_comes_to_the_same_result(name):
    match = golden.match_of("fruitoplay", name)
    reference = Reference(FRUITOPLAY.describe(match.after(0)))
    for seat, action, _ in golden.played(match):
        reference.play(seat, action)
    assert reference.standing() == standing(match)


def test_the_golden_matches_show_every_table_and_option():
    matches = golden.matches("fruitoplay")
    assert {len(match.seats) for match in matches.values()} == {2, 3, 4, 5, 6}
    assert matches["every_card"].options["tie_scope"] == "every_card"


def test_other_ties_change_a_result():
    match = golden.match_of("fruitoplay", "every_card")
    other = golden.replayed(match, tie_scope="contenders")
    assert AnySitting(other).result.points != AnySitting(match).result.points


def test_a_tie_at_the_top_is_broken_by_the_third_round():
    result = AnySitting(golden.match_of("fruitoplay", "two")).result
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
    assert table.result.points == [35, 56, 19, 6]
    assert table.result.places == [2, 1, 3, 4]
