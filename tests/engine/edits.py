"""Changes made to JSON data, from a careless hand to a cunning one."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

Path = tuple[Any, ...]


def paths(data: Any, at: Path = ()) -> list[Path]:
    """The way to every value inside JSON data."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [at, *(path for key, value in inside for path in paths(value, (*at, key)))]


def value_at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def changed(data: Any, path: Path, value: Any) -> Any:
    """A copy with another value at a place."""
    if not path:
        return value
    result = copy.deepcopy(data)
    value_at(result, path[:-1])[path[-1]] = value
    return result


def renamed(data: Any, path: Path, name: str) -> Any:
    """A copy in which an entry of a table has another name, in its old place."""
    result = copy.deepcopy(data)
    table = value_at(result, path[:-1])
    entries = [(name if key == path[-1] else key, value) for key, value in table.items()]
    table.clear()
    table.update(entries)
    return result


def without(data: Any, path: Path) -> Any:
    """A copy without what is at a place."""
    result = copy.deepcopy(data)
    del value_at(result, path[:-1])[path[-1]]
    return result


numbers = st.integers(-3, 400) | st.integers() | st.sampled_from([2**31, 2**63, 2**64, 2**100, -(2**63), 10**400])
values = st.recursive(
    st.none() | st.booleans() | numbers | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)


@st.composite
def edits(draw: st.DrawFn, data: Any, inside: tuple[str, ...] = ()) -> Any:
    """JSON data after an edit or two, anywhere in it or inside some of its keys."""
    for _ in range(draw(st.integers(1, 2))):
        data = draw(edit(data, inside))
    return data


@st.composite
def edit(draw: st.DrawFn, data: Any, inside: tuple[str, ...]) -> Any:
    everywhere = paths(data)
    tops = [path for path in everywhere if len(path) == 1 and path[0] in inside] or everywhere[:1]
    top = draw(st.sampled_from(tops))
    path = draw(st.sampled_from([path for path in everywhere if path[: len(top)] == top]))
    value = value_at(data, path)
    kind = draw(st.sampled_from(["likeness", "likeness", "likeness", "anything", "removal", "misspelling"]))
    if kind == "removal" and path:
        return without(data, path)
    if kind == "misspelling" and path and isinstance(path[-1], str):
        return renamed(data, path, draw(misspelt(path[-1])))
    if kind == "likeness":
        return changed(data, path, draw(likeness(value, [value_at(data, other) for other in everywhere])))
    return changed(data, path, draw(values))


def misspelt(word: str) -> st.SearchStrategy[str]:
    """A word with a letter too many, one too few, or two that have changed places."""
    place = st.integers(0, max(0, len(word) - 2))
    return st.one_of(
        place.map(lambda at: word[: at + 1] + word[at:]),
        place.map(lambda at: word[:at] + word[at + 1 :]),
        place.map(lambda at: word[:at] + word[at + 1 : at + 2] + word[at : at + 1] + word[at + 2 :]),
    )


def likeness(value: Any, others: list[Any]) -> st.SearchStrategy[Any]:
    """Something of the same kind: nearer to what would be believed."""
    borrowed = st.sampled_from([other for other in others if type(other) is type(value)])
    if isinstance(value, bool):
        return st.booleans()
    if isinstance(value, int):
        return borrowed | numbers | st.sampled_from([-64, -1, 1, 64]).map(lambda step: value + step)
    if isinstance(value, list) and value:
        shorter = st.integers(0, len(value) - 1).map(lambda end: value[:end])
        longer = st.sampled_from(value).map(lambda one: [*value, one])
        return borrowed | shorter | longer | st.permutations(value)
    if isinstance(value, dict):
        return borrowed | st.tuples(st.text(max_size=8), values).map(lambda pair: {**value, pair[0]: pair[1]})
    return borrowed | values
