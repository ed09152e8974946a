"""Carts, FIN-38 … FIN-45."""

import pytest
from tests.games.sitting import told

from .table import BLUE, EVERYBODY, GREEN, RED, YELLOW, sitting


def crossings(blade: int, steps: int) -> int:
    """Count the lines on the way, step by step."""
    crossed = 0
    for _ in range(steps):
        crossed += blade in (5, 11)
        blade = (blade + 1) % 12
    return crossed


@pytest.mark.rule("FIN-38")
@pytest.mark.parametrize(("blade", "fruit"), [(5, "lemon"), (11, "fig")])
def test_the_step_over_a_line_earns_a_cart_on_top_of_the_fruits(blade, fruit):
    table = sitting(farmers=f"{blade} R; {(blade + 1) % 12} Y", rest=3)
    events = table.move(blade)
    assert told(events, "carts") == [{"seat": RED, "amount": 1}]
    assert table.carts(RED) == 1
    assert table.hub == 7
    assert table.fruits(RED) == {fruit: 2}


@pytest.mark.rule("FIN-39")
@pytest.mark.parametrize("blade", range(12))
def test_carts_due_for_every_blade_and_every_number_of_steps(blade):
    for steps in range(1, 13):
        table = sitting(farmers=f"{blade} {' '.join(EVERYBODY[:steps])}", rest=(blade + 1) % 12)
        table.move(blade)
        assert table.carts(RED) == crossings(blade, steps) == (blade % 6 + steps) // 6, f"{steps} steps from {blade}"
        assert table.hub == 8 - table.carts(RED)


@pytest.mark.rule("FIN-40")
@pytest.mark.parametrize("blade", [0, 4, 6, 10])
def test_beside_a_line_nothing_is_earned(blade):
    table = sitting(farmers=f"{blade} R", rest=2)
    events = table.move(blade)
    assert not told(events, "carts")
    assert table.carts(RED) == 0
    assert table.hub == 8


@pytest.mark.rule("FIN-40")
def test_the_step_over_the_line_counts_from_wherever_he_starts():
    table = sitting(farmers="3 R Y B", rest=8)
    table.move(3)
    assert table.carts(RED) == 1


@pytest.mark.rule("FIN-41")
@pytest.mark.parametrize(
    ("blade", "steps", "carts"), [(5, 7, 2), (11, 7, 2), (5, 6, 1), (11, 6, 1), (0, 11, 1), (4, 8, 2)]
)
def test_both_lines_earn_two_carts_and_need_seven_steps(blade, steps, carts):
    table = sitting(farmers=f"{blade} {' '.join(EVERYBODY[:steps])}", rest=(blade + 1) % 12)
    events = table.move(blade)
    assert told(events, "carts") == [{"seat": RED, "amount": carts}]
    assert table.carts(RED) == carts


@pytest.mark.rule("FIN-42")
def test_with_an_empty_hub_all_carts_return_first():
    table = sitting(farmers="5 R", rest=3, carts={RED: 2, YELLOW: 5, GREEN: 1})
    events = table.move(5)
    assert [event["kind"] for event in events] == ["walk", "harvest", *["recall_carts"] * 3, "carts"]
    assert told(events, "recall_carts") == [
        {"seat": RED, "amount": 2},
        {"seat": YELLOW, "amount": 5},
        {"seat": GREEN, "amount": 1},
    ]
    assert [table.carts(seat) for seat in range(4)] == [1, 0, 0, 0]
    assert table.hub == 7


@pytest.mark.rule("FIN-43")
@pytest.mark.parametrize(("farmers", "due"), [("5 R", 1), (f"5 {' '.join(EVERYBODY[:7])}", 2)])
def test_a_hub_equal_to_the_carts_due_is_enough(farmers, due):
    table = sitting(farmers=farmers, rest=3, carts={RED: 1, YELLOW: 7 - due})
    events = table.move(5)
    assert not told(events, "recall_carts")
    assert table.carts(RED) == 1 + due
    assert table.carts(YELLOW) == 7 - due
    assert table.hub == 0


@pytest.mark.rule("FIN-44")
def test_carts_earned_must_be_taken_and_any_number_may_be_held():
    table = sitting(farmers="5 R", rest=3, carts={RED: 7}, action_tiles={RED: []})
    assert table.legal("move") == [{"blade": 3}, {"blade": 5}]
    table.move(5)
    assert table.carts(RED) == 8
    assert table.match.pending == (YELLOW,), "nothing is left to decide"


@pytest.mark.rule("FIN-45")
@pytest.mark.parametrize("fruits_short", [False, True])
@pytest.mark.parametrize("carts_short", [False, True])
def test_fruits_and_carts_run_short_independently(fruits_short, carts_short):
    table = sitting(
        farmers="5 R; 6 Y", rest=3,
        fruits={BLUE: {"lemon": 17 if fruits_short else 16}}, carts={GREEN: 8 if carts_short else 7},
    )  # fmt: skip
    table.move(5)
    assert table.fruits(BLUE) == ({} if fruits_short else {"lemon": 16})
    assert table.carts(GREEN) == (0 if carts_short else 7)
    assert table.fruits(RED) == {"lemon": 2}
    assert table.carts(RED) == 1
