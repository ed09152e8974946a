"""`observe` is made of the parts of an observation, each number of which says in Python what it is."""

from __future__ import annotations

import numpy as np
import pytest

from verger.engine import blank, observing, record, rule
from verger.engine.observing import Part

DTYPE = record(events=1, fruits=(3, 2), card=(), last=())
FRUITS, HALF = 2, 0.5


@rule
def observe_last(s, out):
    """Written by the game itself."""
    out[s.last] = 9.0


OBSERVED, OBSERVATION, observe = observing.observed(
    globals(),
    Part("clock", "phase; twice the turns", "mark(s.phase, 3)", "doubled"),
    Part("card", "one per card, by half", "mark(s.card, 4, HALF)"),
    Part(
        "seats",
        "number; fruits; more than one of all but the first",
        "other",
        "HALF * s.fruits[other, fruit] for fruit in range(FRUITS)",
        "many for fruit in range(1, FRUITS) for many in [s.fruits[other, fruit]] if many > 1",
        each="other in seats(3)",
    ),
    Part("pairs", "seat and fruit", "(s.fruits[0, fruit], fruit) for fruit in range(FRUITS) if s.turns", count=2),
    Part("last", "of three", "observe_last(s, out[: FRUITS + 1])"),
    first="doubled = 2 * s.turns",
)


def seen(seat: int, seats: int, card: int = -1, turns: int = 0, before: float = 0) -> list[float]:
    s = blank(DTYPE, 1)[0]
    s.seats, s.phase, s.turns, s.card, s.last = seats, 1, turns, card, 2
    s.fruits[:] = (1, 2), (3, 4), (5, 1)
    out = np.full(OBSERVATION, before, np.float32)
    observe(s, seat, out)
    found: list[float] = out.tolist()
    return found


def test_the_parts_say_how_many_they_are_and_how_long():
    assert [(name, count, size) for name, count, size, _ in OBSERVED] == [
        ("clock", 1, 4), ("card", 1, 4), ("seats", 3, 4), ("pairs", 2, 2), ("last", 1, 3),
    ]  # fmt: skip
    assert OBSERVED[1][3] == "one per card, by half"
    assert sum(count * size for _, count, size, _ in OBSERVED) == OBSERVATION


def test_every_number_is_where_its_part_says():
    assert seen(seat=0, seats=3, card=3, turns=2) == [
        0, 1, 0, 4,
        0, 0, 0, 0.5,
        0, 0.5, 1, 2,  1, 1.5, 2, 4,  2, 2.5, 0.5, 0,
        1, 0, 2, 1,
        0, 0, 9,
    ]  # fmt: skip


@pytest.mark.parametrize(("seat", "seats", "numbers"), [(1, 3, [1, 2, 0]), (2, 3, [2, 0, 1]), (1, 2, [1, 0, 0])])
def test_seats_come_in_turn_order_from_the_one_that_looks_on(seat, seats, numbers):
    assert seen(seat, seats)[8:20:4] == numbers


def test_what_is_not_there_is_zero():
    found = seen(seat=0, seats=2)
    assert found[4:8] == [0] * 4, "no card is marked"
    assert found[16:20] == [0] * 4, "there is no third seat"
    assert found[20:24] == [0] * 4, "no turn is over"


def test_all_is_written_but_what_would_speak_of_seats_that_are_not_there():
    assert seen(seat=0, seats=3, before=7) == seen(seat=0, seats=3)
    found = seen(seat=0, seats=2, before=7)
    assert found[16:20] == [7] * 4, "there is no third seat"
    assert found[:16] + found[20:] == (clean := seen(seat=0, seats=2))[:16] + clean[20:]


def test_parts_begin_one_behind_the_other():
    assert observing.starts(OBSERVED) == [0, 4, 8, 20, 24]
