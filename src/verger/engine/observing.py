"""`observe`, made of what an observation says: its parts in their order, each number of them in Python.

    Part("phase", "one per phase", "mark(s.phase, len(PHASES))"),
    Part("seats", "fruits; score", "s.fruits[other, fruit] / 9 for fruit in range(6)", "score(s, other)",
         each="other in seats(4)"),

An expression may use `s`, `seat`, the variables of the loops that it is in, and all names of the module.

A row is clean, all 0, before anything is first observed into it, and as long as it is not cleaned again it belongs to
one number of seats: what would speak of seats that are not there is never written.

| what it says                  | numbers                                                                            |
| ----------------------------- | ---------------------------------------------------------------------------------- |
| `x`                           | one                                                                                |
| `x / n`                       | one, divided as numbers of 32 bits are: several at once, and the result is the same |
| `(x, y)`                      | those of x, then those of y                                                        |
| `x for i in range(n) if …`    | those of x n times; where the condition does not hold they are 0                   |
| `x for other in seats(n)`     | likewise for every seat, in turn order from this one; n is the most there can be   |
| `x for y in [z]`              | those of x, in which y is z                                                        |
| `mark(place, n)`              | n, of which the one at the place is 1; none where it is negative                   |
| `mark(place, n, x)`           | n, of which the one at the place is x                                              |
| `observe_it(…, out[:n])`      | n that a rule of the game writes                                                   |
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from .compiled import apart, written

INDENT = "    "
Layout = tuple[tuple[str, int, int, str], ...]
"""The parts of an observation, in order: name, how many, floats each, and what they are."""


class Part:
    """Numbers under a name, with what they mean: said once, or for `each` of something; or `count` times as many."""

    def __init__(self, name: str, meaning: str, *said: str, each: str = "", count: int = 1) -> None:
        self.name, self.meaning, self.count = name, meaning, count
        self.one = _parsed(f"({', '.join(f'({one})' for one in said)},)")
        self.all = _parsed(f"[{ast.unparse(self.one)} for {each}]") if each else self.one


def observed(names: Mapping[str, Any], *parts: Part, first: str = "pass") -> tuple[Layout, int, Any]:
    """The layout, how many numbers there are, and `observe(s, seat, out)`, by names that a module knows.

    Something may be done `first`.
    """
    layout: list[tuple[str, int, int, str]] = []
    begun = [first, "seats = s.seats"]
    lines, at = ["def observe(s, seat, out):", *_indented(begun)], 0
    for part in parts:
        numbers = _numbers(part.all, str(at), names)
        each = _numbers(part.one, "", names).size // part.count
        layout.append((part.name, numbers.size // each, each, part.meaning))
        lines += _indented(numbers.lines)
        at += numbers.size
    return tuple(layout), at, apart(written("observe", lines, {**names, "single": np.float32}))


def starts(layout: Layout) -> list[int]:
    """Where each part of an observation begins."""
    sizes = [count * size for _, count, size, _ in layout]
    return [sum(sizes[:i]) for i in range(len(sizes))]


class _Numbers(NamedTuple):
    """How many numbers an expression stands for, and the lines that write them."""

    size: int
    lines: list[str]


def _numbers(said: ast.expr, at: str, names: Mapping[str, Any]) -> _Numbers:
    """Those of an expression, written from a place on."""
    match said:
        case ast.Tuple(elts=items):
            found = _Numbers(0, [])
            for item in items:
                more = _numbers(item, f"{at} + {found.size}", names)
                found = _Numbers(found.size + more.size, found.lines + more.lines)
            return found
        case ast.GeneratorExp(elt=item, generators=loops) | ast.ListComp(elt=item, generators=loops):
            return _loop(loops, item, at, names)
        case ast.Call(func=ast.Name(id="mark"), args=[place, count, *value]):
            size, worth = _value(count, names), ast.unparse(value[0]) if value else 1.0
            marked = f"{INDENT}out[{at} + place] = {worth}"
            return _Numbers(size, [*_none(at, size), f"place = {ast.unparse(place)}", "if place >= 0:", marked])
        case ast.Call(args=[*_, ast.Subscript(value=ast.Name(id="out"), slice=ast.Slice(upper=ast.expr() as count))]):
            size, call = _value(count, names), ast.unparse(said).replace("out[:", f"out[{at}:{at} + ")
            return _Numbers(size, [*_none(at, size), call])
        case ast.BinOp(left=whole, op=ast.Div(), right=part):
            return _Numbers(1, [f"out[{at}] = single({ast.unparse(whole)}) / single({ast.unparse(part)})"])
    return _Numbers(1, [f"out[{at}] = {ast.unparse(said)}"])


def _loop(loops: list[ast.comprehension], item: ast.expr, at: str, names: Mapping[str, Any]) -> _Numbers:
    """Those of an item, in each of some loops inside one another."""
    if not loops:
        return _numbers(item, at, names)
    (loop, *inner), name = loops, ast.unparse(loops[0].target)
    each = _loop(inner, item, "", names).size
    match loop.iter:
        case ast.List(elts=[value]):
            within = _if(loop.ifs, _loop(inner, item, at, names), at)
            return _Numbers(each, [f"{name} = {ast.unparse(value)}", *within])
        case ast.Call(func=ast.Name(id="seats"), args=[most]):
            count, ahead = _value(most, names), f"seat + to_{name}"
            at = f"{at} + to_{name} * {each}"
            seat = f"({ahead} if {ahead} < seats else {ahead} - seats) & {(1 << (count - 1).bit_length()) - 1}"
            turn = [f"{name} = {seat}", f"if to_{name} == seats:", "    break"]
            # A loop whose end is known is unrolled: that is quicker by a tenth in Finca, and slower where it is long.
            short = each == 1
            lines = [f"for to_{name} in range({count if short else 'seats'}):"]
            lines += _indented(turn[: 3 if short else 1])
        case _:
            there = _value(loop.iter, names)
            count, at = len(there), f"{at} + ({name} - {there.start}) * {each}"
            lines = [f"for {name} in range({there.start}, {there.stop}):"]
    return _Numbers(count * each, lines + _indented(_if(loop.ifs, _loop(inner, item, at, names), at)))


def _if(conditions: list[ast.expr], found: _Numbers, at: str) -> list[str]:
    """The lines of some numbers, which are 0 where a condition does not hold."""
    if not conditions:
        return found.lines
    asked = " and ".join(f"({ast.unparse(one)})" for one in conditions)
    return [f"if {asked}:", *_indented(found.lines), "else:", *_indented(_none(at, found.size))]


def _none(at: str, size: int) -> list[str]:
    return [f"for nth in range({size}):", f"{INDENT}out[{at} + nth] = 0.0"]


def _parsed(said: str) -> ast.expr:
    return ast.parse(said, mode="eval").body


def _value(said: ast.expr, names: Mapping[str, Any]) -> Any:
    return eval(ast.unparse(said), dict(names))


def _indented(lines: list[str]) -> list[str]:
    return [INDENT + line for line in lines]
