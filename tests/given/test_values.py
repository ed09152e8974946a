"""Whole numbers of any make, and what is said of all else."""

from typing import Any

import numpy as np
import pytest

from verger.given.values import instead, listed, perhaps, seat_number, shown, whole


@pytest.mark.parametrize("value", [3, np.int8(3), np.uint64(3), np.int64(3), np.array(3)])
def test_whole_numbers_may_be_of_any_make(value):
    number = whole(value)
    assert number == 3
    assert type(number) is int


@pytest.mark.parametrize("value", [3.0, np.float64(3), True, np.True_, "3", b"3", None, [3], np.array([3, 4]), {}])
def test_all_else_is_no_whole_number(value):
    assert whole(value) is None


def test_a_seat_is_one_of_those_at_the_table():
    assert seat_number(np.int16(2), 3) == 2
    for wrong in (-1, 3, 2**80, "0", None, True, 1.0):
        with pytest.raises(ValueError, match=r"^seat must be a number from 0 to 2, not "):
            seat_number(wrong, 3)


def cycle() -> list[Any]:
    found: list[Any] = []
    found.append(found)
    return found


def well(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def test_whatever_it_is_it_is_shown_in_a_line():
    large = [10**5000, -(10**5000), "a" * 10**6, list(range(10**6)), {1: {2: {3: [4] * 99}}}]
    for value in (*large, cycle(), well(1000)):
        assert 0 < len(shown(value)) < 400


def test_what_is_short_is_shown_as_it_is():
    for value in ("pear", 3, None, True, [0, 1], {"a": 1}, ["fig", None]):
        assert shown(value) == repr(value)


def test_a_word_that_looks_like_another_is_asked_after():
    fruits = ("almond", "fig", "grape")
    assert perhaps("almnod", fruits) == "; did you mean almond?"
    assert instead("almnod", fruits) == "; did you mean almond? There are almond, fig, grape"
    for stranger in ("pear", "fi", "12", None, 3, "almond" * 50):
        assert perhaps(stranger, (*fruits, "11")) == ""
    assert instead("pear", fruits) == "; there are almond, fig, grape"


def test_the_middle_of_many_words_is_left_out():
    assert listed(range(24)).endswith("21, 22, 23")
    assert listed([f"F{n}" for n in range(1, 43)]) == "F1, F2, F3 … F42"
