"""`show` is made of a view's TypedDicts, each field of which says where in the record it comes from."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest
from typing_extensions import TypedDict

from verger.engine import SPECTATOR, blank, record, rule, showing, views
from verger.engine.views import Sparse, Words

DTYPE = record(events=1, carts=(3,), stock=(3, 2), holder=(4,), top=())
CARDS = 4
Fruit = Annotated[str, Words("fruit", ("fig", "lemon"))]


class Cart(TypedDict):
    seat: Annotated[int, "seat"]
    carts: int
    stock: Sparse[Fruit, int]
    own: Annotated[bool, "seat == eyes"]


class Secret(TypedDict):
    top: Fruit


class View(TypedDict):
    seats: int
    top: Fruit | None
    holder: list[int]
    held: Annotated[list[int], "where(s.holder, eyes)"]
    carts: Annotated[list[Cart], "for seat in range(s.seats) if s.carts[seat]"]
    lead: Annotated[int | None, "s.carts[0] - s.carts[1] if s.carts[0] > s.carts[1] else None"]
    secret: Annotated[Secret | None, "if eyes != SPECTATOR"]
    all_stock: Annotated[dict[Fruit, int], "s.stock[0]"]
    doubled: Annotated[dict[Fruit, list[int]], "[2 * s.stock[seat, fruit] for seat in range(2)] for fruit in range(2)"]
    most: Annotated[Sparse[Fruit, int], "{fruit: s.stock[0, fruit] for fruit in range(2) if s.stock[0, fruit] > 1}"]
    pairs: Annotated[list[tuple[int, bool]], "(card, s.holder[card] == eyes) for card in range(CARDS) if card % 2"]
    last: Annotated[list[int], "show_last(s, tape)"]


@rule
def show_last(s, tape):
    """Written by the game itself."""
    views.put_first(tape, s.holder[2:], 2)


show = showing.shown(View, DTYPE, globals())


def seen(eyes: int) -> Any:
    s = blank(DTYPE, 1)[0]
    s.seats, s.top, s.holder[:], s.carts[:] = 2, 1, (0, 1, 0, 1), (3, 1, 9)
    s.stock[0], s.stock[1] = (1, 4), (0, 2)
    tape = np.zeros(100, np.int32)
    length = show(s, eyes, tape, np.empty(1, DTYPE))
    keys = views.tables(View)
    return views.decoder(views.schema_of(View, keys, "View"), keys, lambda number: {})(tape[1:length].tolist())


def test_every_field_is_what_it_says():
    first = {"seat": 0, "carts": 3, "stock": {"fig": 1, "lemon": 4}, "own": True}
    assert seen(0) == {
        "seats": 2,
        "top": "lemon",
        "holder": [0, 1, 0, 1],
        "held": [0, 2],
        "carts": [first, {"seat": 1, "carts": 1, "stock": {"lemon": 2}, "own": False}],
        "lead": 2,
        "secret": {"top": "lemon"},
        "all_stock": {"fig": 1, "lemon": 4},
        "doubled": {"fig": [2, 0], "lemon": [8, 4]},
        "most": {"lemon": 4},
        "pairs": [(1, False), (3, False)],
        "last": [0, 1],
    }


def test_other_eyes_see_something_else():
    assert seen(SPECTATOR)["secret"] is None
    assert seen(1)["pairs"] == [(1, True), (3, True)]


class Lost(TypedDict):
    nowhere: int


class Garbled(TypedDict):
    top: Annotated[int, "s.top +"]


class Mismatched(TypedDict):
    pair: Annotated[tuple[int, int], "s.top"]


@pytest.mark.parametrize(
    ("view", "wrong"),
    [
        (Lost, "Lost.nowhere: the record has no field nowhere; say where it comes from"),
        (Garbled, "Garbled.top: 's.top +' is not Python"),
        (Mismatched, "Mismatched.pair: a tuple of 2 is said as 2 expressions, not 's.top'"),
    ],
)
def test_a_field_that_cannot_be_written_is_named(view, wrong):
    with pytest.raises(TypeError) as error:
        showing.shown(view, DTYPE, globals())
    assert wrong in str(error.value)
