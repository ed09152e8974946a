"""`show`, made of the view's own TypedDicts: each field says in Python where it comes from, and the engine writes it.

    class Player(TypedDict):
        carts: int
        farmers: Annotated[int, "s.reserve[seat]"]
        tiles: Annotated[list[Tile], "where(s.holder, seat)"]

    class View(views.Header):
        players: Annotated[list[Player], "for seat in range(s.seats)"]

An expression may use `s`, `eyes` and `spare`, the variables of the loops that it is in, and all names of the module. A
field that says nothing is the record's of that name, in a loop the row of its last variable: `s.carts[seat]`.

| type            | what it says                                                                                   |
| --------------- | ---------------------------------------------------------------------------------------------- |
| a number or key | the number                                                                                     |
| `X | None`      | a number that is negative for None; or `x if condition else None`; of a record `if condition`  |
| `list[X]`       | a row; or `x for i in …`, of records `for i in …`, each with `if …`; or one of the forms below |
| `tuple[X, Y]`   | `x, y`                                                                                         |
| `dict[K, X]`    | a row; or `x for i in …`                                                                       |
| `Sparse[K, X]`  | a row, of which all that is more than 0 is written; or `{key: x for key in … if …}`            |
| a TypedDict     | nothing: its fields do                                                                         |
| anything        | `show_it(…, tape)`: a rule of the game that writes it                                          |

The forms are the rules of `views` for lists, without `put_` and the tape: `where(row, value)`, `those_where(items, row,
value)`, `members(set)`, `first(row, count)`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from typing import Any, get_type_hints

import numpy as np
from typing_extensions import is_typeddict

from . import views
from .compiled import written

INDENT = "    "
SCOPE = ("s", "eyes", "tape", "spare")
RULES = {"fresh", "more", "turn_of", "is_over", "is_stopped"}
FORMS = {"where", "those_where", "members", "first"}
PUTTING = {name: one for name, one in vars(views).items() if name in RULES or name.startswith("put")}


def shown(
    view: type, dtype: np.dtype[np.void], names: Mapping[str, Any], first: str = "", given: tuple[str, ...] = SCOPE
) -> Any:
    """`show`: writes a view of records of this dtype, by names that a module knows, after doing something `first`."""
    begun = [first, "fresh(tape)"] if first else ["fresh(tape)"]
    return _Writer(dtype, names, given).rule(view, "show", given, begun, ["return tape[0]"])


def writer(record: type, dtype: np.dtype[np.void], names: Mapping[str, Any], called: str, *rows: str) -> Any:
    """A rule that writes one TypedDict of a view, of these rows: `(s, eyes, tape, spare, *rows)`."""
    return _Writer(dtype, names, SCOPE).rule(record, called, (*SCOPE, *rows), [], [])


class _Writer:
    def __init__(self, dtype: np.dtype[np.void], names: Mapping[str, Any], given: tuple[str, ...]) -> None:
        self._dtype = dtype
        self._names = names
        self._given = given
        self._rules: dict[str, Any] = {}

    def rule(self, record: type, called: str, scope: tuple[str, ...], before: list[str], after: list[str]) -> Any:
        lines = [*before, *self._fields(record, scope), *after]
        head = f"def {called}({', '.join(scope)}):"
        called_there = {*re.findall(r"\w+(?=\()", "\n".join(lines))}
        engine = {name: one for name, one in PUTTING.items() if name not in self._names}
        used = {name: one for name, one in (engine | self._rules).items() if name in called_there}
        return written(called, [head, *_indented(lines)], self._names, **used)

    def _fields(self, record: type, scope: tuple[str, ...]) -> Iterator[str]:
        for name, hint in get_type_hints(record, include_extras=True).items():
            place = f"{record.__name__}.{name}"
            kind, said = views.peeled(hint)
            if said is None and not is_typeddict(kind):
                said = self._usual(name, place, scope)
            try:
                yield from self._value(kind, said, place, scope)
            except SyntaxError as error:
                raise TypeError(f"{place}: {said!r} is not Python ({error.msg})") from error

    def _usual(self, name: str, place: str, scope: tuple[str, ...]) -> str:
        if name not in (self._dtype.names or ()):
            raise TypeError(f"{place}: the record has no field {name}; say where it comes from")
        rows = scope[len(self._given) :]
        return f"s.{name}[{rows[-1]}]" if rows else f"s.{name}"

    def _value(self, kind: Any, said: str | None, place: str, scope: tuple[str, ...]) -> Iterator[str]:
        """Lines that write a value of a type."""
        if is_typeddict(kind):
            yield f"{self._record(kind, scope)}({', '.join(scope)})"
            return
        shape, *inner = views.shape_of(kind, place)
        if said is None:
            raise TypeError(f"{place}: say where it comes from")
        call = _call(said)
        if call.startswith("show_"):
            yield said
        elif shape in views.ONE_NUMBER:
            yield f"put(tape, {said})"
        elif shape == "maybe":
            yield from self._maybe(inner[0], said, place, scope)
        elif shape == "tuple":
            items = _items(said)
            if len(items) != len(inner):
                raise TypeError(f"{place}: a tuple of {len(inner)} is said as {len(inner)} expressions, not {said!r}")
            for one, item in zip(inner, items, strict=True):
                yield from self._value(one, item, place, scope)
        elif call in FORMS and shape == "list":
            yield said.replace(f"{call}(", f"put_{call}(tape, ", 1)
        else:
            yield from self._several(shape, inner[-1], said, place, scope)

    def _maybe(self, inner: Any, said: str, place: str, scope: tuple[str, ...]) -> Iterator[str]:
        condition, value = _either(said)
        if condition is None:
            yield f"put_maybe(tape, {said})"
            return
        yield f"there = 1 if {condition} else 0"
        yield "put(tape, there)"
        yield "if there:"
        yield from _indented(self._value(*_again(inner, value), place, scope))

    def _several(self, shape: str, inner: Any, said: str, place: str, scope: tuple[str, ...]) -> Iterator[str]:
        loop = _loop(said)
        if loop is None:
            yield f"{ {'list': 'put_row', 'dict': 'put_each', 'sparse': 'put_positive'}[shape] }(tape, {said})"
            return
        loops, key, value, variables = loop
        found = f"found_{len(scope)}"
        if shape != "dict":
            yield f"{found} = put_list(tape)"
        for depth, line in enumerate(loops):
            yield f"{INDENT * depth}{line}"
        body = [f"more(tape, {found})"] if shape != "dict" else []
        body += [f"put(tape, {key})"] if key else []
        within = (*scope, *(one for one in variables if one not in scope))
        body += self._value(*_again(inner, None if value == "None" else value), place, within)
        yield from (f"{INDENT * len(loops)}{line}" for line in body)

    def _record(self, record: type, scope: tuple[str, ...]) -> str:
        called = f"show_{'_'.join([record.__name__.lower(), *scope[len(self._given) :]])}"
        if called not in self._rules:
            self._rules[called] = self.rule(record, called, scope, [], [])
        return called


def _again(hint: Any, said: str | None) -> tuple[Any, str | None]:
    """A type inside another, said there or by itself."""
    kind, own = views.peeled(hint)
    return kind, own if said is None else said


def _call(said: str) -> str:
    """The name of what an expression calls, if that is all that it does."""
    if said.startswith(("for ", "if ")):
        return ""
    found = ast.parse(f"[{said}]", mode="eval").body
    call = found.elts[0] if isinstance(found, ast.List) else None
    return call.func.id if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) else ""


def _items(said: str) -> list[str]:
    """The expressions of a tuple, or none."""
    items = ast.parse(said, mode="eval").body
    return [_text(said, item) for item in items.elts] if isinstance(items, ast.Tuple) else []


def _either(said: str) -> tuple[str | None, str | None]:
    """The condition under which there is something, and what it is, of `x if condition else None`."""
    if said.startswith("if "):
        return said.removeprefix("if "), None
    choice = ast.parse(said, mode="eval").body
    if isinstance(choice, ast.IfExp) and isinstance(choice.orelse, ast.Constant) and choice.orelse.value is None:
        return _text(said, choice.test), _text(said, choice.body)
    return None, said


def _loop(said: str) -> tuple[list[str], str, str, list[str]] | None:
    """Of `x for i in … if …` the lines that lead to an item, its key if it has one, the item, and all variables."""
    text = f"[{'None ' if said.startswith('for ') else ''}{said}]"
    found: Any = ast.parse(text, mode="eval").body
    if isinstance(found, ast.List):
        found = found.elts[0]
    if not isinstance(found, ast.DictComp | ast.ListComp):
        return None
    key = _text(text, found.key) if isinstance(found, ast.DictComp) else ""
    item = found.value if isinstance(found, ast.DictComp) else found.elt
    lines = []
    for one in found.generators:
        lines.append(f"for {_text(text, one.target)} in {_text(text, one.iter)}:")
        lines += [f"if {_text(text, condition)}:" for condition in one.ifs]
    return lines, key, _text(text, item), [_text(text, one.target) for one in found.generators]


def _text(said: str, part: ast.AST) -> str:
    """A part of an expression as it is written there."""
    return ast.get_source_segment(said, part) or ""


def _indented(lines: Iterator[str] | list[str]) -> Iterator[str]:
    return (f"{INDENT}{line}" for line in lines)
