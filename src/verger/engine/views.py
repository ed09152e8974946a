"""What eyes may know, as numbers on a tape: a rule writes them, and every language reads them in the same way.

The TypedDicts of a game's view are its one definition, and the order of their fields is the order on the tape.

| type                                 | on the tape                                          |
| ------------------------------------ | ---------------------------------------------------- |
| `int`                                | itself                                               |
| `bool`                               | 0 or 1                                               |
| `Annotated[str, "fruit"]`            | its number in the table `fruit` of the game's `keys` |
| `Annotated[str, Words("fruit", …)]`  | likewise, and this is the table                      |
| `Played`                             | the number of an action                              |
| `Optional[X]`                        | 1 and X, or 0                                        |
| `list[X]`                            | how many, then each X                                |
| `tuple[X, Y]`                        | X, then Y                                            |
| `dict[Annotated[str, "fruit"], X]`   | an X for every key of the table                      |
| `Sparse[Annotated[str, "fruit"], X]` | how many keys it has, then each key with its X       |
| a TypedDict                          | its fields                                           |

`schema` says this of a view in plain JSON data, from which Python (here) and the page make what reads a tape.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

import numpy as np
from typing_extensions import TypedDict, is_typeddict

from .compiled import rule
from .records import RUNNING, STOPPED, State

if TYPE_CHECKING:
    from .game import Game

ROOM = 4096
"""Numbers that a tape has room for at least; whoever finds that a view needs more gives it a longer one."""

Key = TypeVar("Key")
Value = TypeVar("Value")
Sparse = Annotated[dict[Key, Value], "sparse"]
"""A dict with some of the keys of a table, in any order."""
Played = Annotated[dict[str, Any], "action"]
"""An action as a dict."""

Keys = Mapping[str, Sequence[str]]


class Words(NamedTuple):
    """A table of names, for `Annotated[str, Words("fruit", FRUITS)]`."""

    table: str
    words: Sequence[str]


Schema = Any
"""A type as JSON data: `["int"]`, `["bool"]`, `["key", table]`, `["action"]`, `["maybe", X]`, `["list", X]`,
`["tuple", [X, …]]`, `["dict", table, X]`, `["sparse", table, X]` or `["record", [[field, X], …]]`."""


class Opening(TypedDict):
    """What every view begins with."""

    seats: int
    turn: Annotated[int | None, "turn_of(s)"]
    pending: Annotated[list[int], "members(s.pending)"]
    phase: Annotated[str, "phase"]
    over: Annotated[bool, "is_over(s)"]


class Header(Opening):
    """The same of a game that can be stopped at an agreed limit."""

    stopped: Annotated[bool, "is_stopped(s)"]
    turns: int


# --- Writing ---------------------------------------------------------------------------------------------------------


@rule
def fresh(tape):
    """An empty tape: its first number says where the next one goes."""
    tape[0] = 1


@rule
def put(tape, value):
    """Write a number, a truth or the number of a key. What the tape has no room for is counted, not written."""
    at = tape[0]
    if at < len(tape):
        tape[at] = value
    tape[0] = at + 1


@rule
def put_maybe(tape, value):
    """A number that is None where it is negative."""
    put(tape, value >= 0)
    if value >= 0:
        put(tape, value)


@rule
def put_each(tape, row):
    """All numbers of a row, one after another: a dict."""
    for i in range(len(row)):
        put(tape, row[i])


@rule
def put_list(tape):
    """A list with nothing in it yet; its place, for `more`."""
    put(tape, 0)
    return tape[0] - 1


@rule
def more(tape, place):
    """One more item follows in a list."""
    if place < len(tape):
        tape[place] += 1


@rule
def put_more(tape, place, value):
    """One more number in a list."""
    more(tape, place)
    put(tape, value)


@rule
def put_row(tape, row):
    """The list of all numbers of a row."""
    put_first(tape, row, len(row))


@rule
def put_first(tape, row, count):
    """The list of the first numbers of a row."""
    put(tape, count)
    for i in range(count):
        put(tape, row[i])


@rule
def put_where(tape, row, value):
    """The list of places at which a row has a value."""
    found = put_list(tape)
    for i in range(len(row)):
        if row[i] == value:
            put_more(tape, found, i)


@rule
def put_those_where(tape, items, row, value):
    """The list of those items at whose places a row has a value."""
    found = put_list(tape)
    for i in range(len(row)):
        if row[i] == value:
            put_more(tape, found, items[i])


@rule
def put_positive(tape, row):
    """The numbers of a row that are more than 0, each after its place: a sparse dict."""
    found = put_list(tape)
    for i in range(len(row)):
        if row[i] > 0:
            put_more(tape, found, i)
            put(tape, row[i])


@rule
def put_members(tape, members):
    """The list of the members of a set of bits."""
    found = put_list(tape)
    member = 0
    while members >> member:
        if (members >> member) & 1:
            put_more(tape, found, member)
        member += 1


@rule
def turn_of(s):
    """Whose turn it is; after the end nobody's."""
    return s.turn if s.over == RUNNING else -1


@rule
def is_over(s):
    return s.over != RUNNING


@rule
def is_stopped(s):
    return s.over == STOPPED


# --- What is written -------------------------------------------------------------------------------------------------


def schema(game: Game) -> Schema:
    """The view of a game as JSON data."""
    return schema_of(game.view_type, game.keys, game.view_type.__name__)


def peeled(hint: Any) -> tuple[Any, str | None]:
    """A type without what it says of where it comes from, and that."""
    if get_origin(hint) is not Annotated:
        return hint, None
    kind, *tags = get_args(hint)
    own = kind is str or tags[0] in ("sparse", "action")
    return Annotated[kind, tags[0]] if own else kind, tags[own] if len(tags) > own else None


def shape_of(kind: Any, place: str) -> tuple[Any, ...]:
    """What a type but a TypedDict is, in the words of a schema, and the types or the table in it."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind in (int, bool):
        return (kind.__name__,)
    if kind == Played:
        return ("action",)
    if origin is Annotated and inner[0] is str:
        return "key", inner[1].table if isinstance(inner[1], Words) else inner[1]
    if origin is Annotated and inner[1] == "sparse":
        return "sparse", *get_args(inner[0])
    if origin in (dict, list) or (origin is tuple and Ellipsis not in inner):
        return origin.__name__, *inner
    if origin in (Union, types.UnionType) and inner[1:] == (types.NoneType,):
        return "maybe", inner[0]
    raise TypeError(f"{place}: {kind} cannot be written on a tape; `verger.engine.views` says what can")


def schema_of(hint: Any, keys: Keys, place: str) -> Schema:
    """A type as JSON data; TypeError says at which place something is asked for that cannot be written on a tape."""
    kind, _ = peeled(hint)
    if is_typeddict(kind):
        fields = get_type_hints(kind, include_extras=True)
        return ["record", [[name, schema_of(one, keys, f"{place}.{name}")] for name, one in fields.items()]]
    shape, *inner = shape_of(kind, place)
    if shape == "key" and inner[0] not in keys:
        raise TypeError(f"{place}: there is no table of keys {inner[0]!r}, only {', '.join(keys)}")
    if shape in ("dict", "sparse"):
        return [shape, *_entries(inner, keys, place)]
    if shape == "tuple":
        return [shape, [schema_of(one, keys, place) for one in inner]]
    return [shape, *(schema_of(one, keys, place) if shape != "key" else one for one in inner)]


def tables(kind: Any) -> dict[str, Sequence[str]]:
    """The tables of names that a type brings with it."""
    if isinstance(kind, Words):
        return {kind.table: kind.words}
    inner = get_type_hints(kind, include_extras=True).values() if is_typeddict(kind) else get_args(kind)
    return {table: words for one in inner for table, words in tables(one).items()}


def _entries(inner: Sequence[Any], keys: Keys, place: str) -> tuple[str, Schema]:
    """The table of a dict's keys, and its values."""
    if get_origin(inner[0]) is not Annotated:
        raise TypeError(f"{place}: the keys of a dict are those of a table, Annotated[str, …], not {inner[0]}")
    return schema_of(inner[0], keys, place)[1], schema_of(inner[1], keys, place)


# --- Reading ---------------------------------------------------------------------------------------------------------

ONE_NUMBER = {"int": "{}", "bool": "{} == 1", "key": "keys_{1}[{0}]", "action": "action({})"}
"""Python for what is written as one number."""


def decoder(written: Schema, keys: Keys, action: Callable[[int], dict[str, Any]]) -> Callable[[list[int]], Any]:
    """What reads the numbers after a tape's first one; `action` gives an action by its number.

    It is written out as one Python expression, which is several times as quick as a function for every field.
    """
    names = {"islice": islice, "action": action, **{f"keys_{table}": names for table, names in keys.items()}}
    read = eval(f"lambda tape, take: {_expression(written, keys)}", names)

    def decode(numbers: list[int]) -> Any:
        tape = iter(numbers)
        return read(tape, tape.__next__)

    return decode


def _expression(written: Schema, keys: Keys) -> str:
    """Python that reads a value of a schema; `take()` is the next number of the `tape`."""
    kind, *rest = written
    if kind in ONE_NUMBER:
        return _of_number(written, "take()")
    if kind == "record":
        return f"{{{', '.join(f'{name!r}: {_expression(value, keys)}' for name, value in rest[0])}}}"
    if kind == "tuple":
        return f"({''.join(f'{_expression(value, keys)}, ' for value in rest[0])})"
    inner = _expression(rest[-1], keys)
    if kind == "maybe":
        return f"({inner} if take() else None)"
    if kind == "dict":
        return f"{{{', '.join(f'{key!r}: {inner}' for key in keys[rest[0]])}}}"
    if kind == "sparse":
        return f"{{keys_{rest[0]}[take()]: {inner} for _ in range(take())}}"
    if rest[0][0] == "int":
        return "list(islice(tape, take()))"
    if rest[0][0] in ONE_NUMBER:
        return f"[{_of_number(rest[0], 'number')} for number in islice(tape, take())]"
    return f"[{inner} for _ in range(take())]"


def _of_number(written: Schema, number: str) -> str:
    kind, *table = written
    return ONE_NUMBER[kind].format(number, *table)


def reader(game: Game) -> Callable[[State, int], Any]:
    """What eyes may know of a position of a game, as plain data: `show`, and back from the tape."""
    show = game.show
    actions = [action.as_dict() for action in game.actions]
    decode = decoder(schema(game), game.keys, lambda number: actions[number].copy())

    def read(s: State, eyes: int) -> Any:
        spare = np.empty(1, s.dtype)
        tape = np.empty(ROOM, np.int32)
        while (length := show(s, eyes, tape, spare)) > len(tape):
            tape = np.empty(length, np.int32)
        return decode(tape[1:length].tolist())

    return read
