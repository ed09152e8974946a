"""A view is written on a tape by rules, and read from there as plain data of its type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.support import positions
from tests.engine.toy import game as toy
from typing_extensions import TypedDict

from verger.engine import SPECTATOR, Game, State, members, views
from verger.engine.views import Played, Sparse

KEYS = {"fruit": ("fig", "lemon", "plum"), "no_key": ()}
ACTIONS = [{"kind": "go", "field": number} for number in range(4)]
Fruit = Annotated[str, "fruit"]


class Basket(TypedDict):
    fruit: Fruit
    ripe: bool


class Everything(TypedDict):
    number: int
    seat: int | None
    baskets: list[Basket]
    numbers: list[list[int]]
    truths: list[bool]
    pair: tuple[Fruit, int]
    all_fruits: dict[Fruit, int | None]
    some_fruits: Sparse[Fruit, list[Fruit]]
    basket: Basket | None
    path: list[Played]


def written(schema: Any, value: Any, keys: views.Keys, action: Callable[[dict[str, Any]], int]) -> list[int]:
    """A value as the numbers that a tape should have, by the words of `verger.engine.views`."""
    kind, *rest = schema

    def all_of(*pairs: tuple[Any, Any]) -> list[int]:
        return [number for inner, item in pairs for number in written(inner, item, keys, action)]

    match kind:
        case "int" | "bool":
            return [int(value)]
        case "action":
            return [action(value)]
        case "key":
            return [keys[rest[0]].index(value)]
        case "maybe":
            return [0] if value is None else [1, *all_of((rest[0], value))]
        case "list":
            return [len(value), *all_of(*((rest[0], item) for item in value))]
        case "tuple":
            return all_of(*zip(rest[0], value, strict=True))
        case "dict":
            return all_of(*((rest[1], value[key]) for key in keys[rest[0]]))
        case "sparse":
            entry = ["tuple", [["key", rest[0]], rest[1]]]
            return [len(value), *all_of(*((entry, item) for item in value.items()))]
        case "record":
            return all_of(*((inner, value[name]) for name, inner in rest[0]))
    raise AssertionError(kind)


numbers = st.integers(-(2**31), 2**31 - 1)
fruits = st.sampled_from(KEYS["fruit"])
baskets = st.fixed_dictionaries({"fruit": fruits, "ripe": st.booleans()})
everything = st.fixed_dictionaries(
    {
        "number": numbers,
        "seat": st.none() | numbers,
        "baskets": st.lists(baskets),
        "numbers": st.lists(st.lists(numbers)),
        "truths": st.lists(st.booleans()),
        "pair": st.tuples(fruits, numbers),
        "all_fruits": st.fixed_dictionaries({fruit: st.none() | numbers for fruit in KEYS["fruit"]}),
        "some_fruits": st.dictionaries(fruits, st.lists(fruits)),
        "basket": st.none() | baskets,
        "path": st.lists(st.sampled_from(ACTIONS)),
    }
)


@given(everything)
def test_what_is_written_is_read(value):
    schema = views.schema_of(Everything, KEYS, "Everything")
    read = views.decoder(schema, KEYS, ACTIONS.__getitem__)
    assert read(written(schema, value, KEYS, ACTIONS.index)) == value


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (float, "View: <class 'float'> cannot be written on a tape"),
        (str, "View: <class 'str'> cannot be written on a tape"),
        (int | bool | None, "cannot be written on a tape"),
        (tuple[int, ...], "cannot be written on a tape"),
        (TypedDict("Inner", {"deep": list[bytes]}), "View.deep: <class 'bytes'> cannot be written"),  # type: ignore[operator]
        (Annotated[str, "fish"], "View: there is no table of keys 'fish', only fruit, no_key"),
        (dict[str, int], "View: the keys of a dict are those of a table, Annotated[str, …], not <class 'str'>"),
        (Sparse[int, int], "View: the keys of a dict are those of a table"),
    ],
)
def test_what_cannot_be_written_is_named(kind, complaint):
    with pytest.raises(TypeError) as refused:
        views.schema_of(kind, KEYS, "View")
    assert complaint in str(refused.value)


def tape_of(game: Game, s: State, eyes: int, room: int) -> tuple[int, np.ndarray]:
    """A tape with sentries behind it, and the length that it should have."""
    tape = np.full(room + 50, -77, np.int32)
    length = game.show(s, eyes, tape[:room], np.empty(1, s.dtype))
    assert (tape[room:] == -77).all(), "nothing is written behind the tape"
    return int(length), tape


def test_a_tape_has_room_for_every_view(table):
    for s in positions(table, seed=71, count=6):
        for eyes in (SPECTATOR, *range(table.seats)):
            length, tape = tape_of(table.game, s, eyes, views.ROOM)
            assert 1 < tape[0] <= length <= views.ROOM


@pytest.mark.parametrize("room", [1, 2, 12])
def test_a_tape_that_is_too_short_says_how_long_it_should_be(plain, room):
    for s in positions(plain, seed=72, count=2):
        wanted, tape = tape_of(plain.game, s, 0, views.ROOM)
        length, _ = tape_of(plain.game, s, 0, room)
        assert length > room
        length, again = tape_of(plain.game, s, 0, length)
        assert length == wanted or length == views.ROOM
        assert again[: tape[0]].tolist() == tape[: tape[0]].tolist()


def test_a_view_that_is_too_long_gets_a_longer_tape(monkeypatch):
    s = toy.deal(3, seed=1)
    usual = toy.view(s, 0)
    monkeypatch.setattr(views, "ROOM", 4)
    assert toy.view(s, 0) == usual


def test_a_view_names_only_those_in_sight(table):
    for s in positions(table, seed=74, count=12):
        for eyes in (None, *range(table.seats)):
            seen = [seat for seat in members(int(s.pending)) if table.game.sees(s, eyes, seat)]
            assert table.game.view(s, eyes)["pending"] == seen


def test_views_are_read_to_their_last_number(table):
    """Written anew from what was read, the tape is the same: nothing is left over, and nothing is missing."""
    game = table.game
    schema = views.schema(game)
    for s in positions(table, seed=73, count=6):
        for eyes in (SPECTATOR, *range(table.seats)):
            _, tape = tape_of(game, s, eyes, views.ROOM)
            view = game.view(s, None if eyes == SPECTATOR else eyes)
            again = written(schema, view, game.keys, lambda action: game.actions.read(action).id)
            assert again == tape[1 : tape[0]].tolist()
