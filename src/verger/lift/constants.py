"""What a game's code is made of: its functions, the numbers that its components put into them, its arrays by name."""

from __future__ import annotations

import dis
import math
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from verger.engine.compiled import python

Value = (bool, int, float, np.generic, np.ndarray)


def constants(functions: Iterable[Any], package: str | None = None) -> dict[str, Any]:
    """The numbers, tuples and arrays that these functions and all they call are made with.

    Of a package: those that are closed over or global in its modules, without the arrays, which are tables.
    """
    tables = set(map(id, arrays(package).values())) if package else set()
    return named(
        (function.__module__, name, _plain(value))
        for function in called(functions)
        for name, value in (*_closed_over(function), *(_globals(function) if _is_of(package, function) else ()))
        if _is_constant(value) and id(value) not in tables
    )


def called(functions: Iterable[Any]) -> list[FunctionType]:
    """These functions and all that they call."""
    found: dict[FunctionType, None] = {}
    waiting = list(functions)
    while waiting:
        function = python(waiting.pop())
        if isinstance(function, FunctionType) and function not in found:
            found[function] = None
            waiting += [value for _, value in (*_closed_over(function), *_globals(function))]
    return list(found)


def arrays(package: str) -> dict[str, np.ndarray]:
    """The global arrays of a game's modules."""
    return named(
        (module.__name__, name, value)
        for module in (module for name, module in sys.modules.items() if name.startswith(f"{package}."))
        for name, value in vars(module).items()
        if isinstance(value, np.ndarray) and value.flags.c_contiguous
    )


def named(found: Iterable[tuple[str, str, Any]]) -> dict[str, Any]:
    """Values by their names, in order; with its module where a name means something else in another."""
    meanings: dict[str, dict[str, Any]] = {}
    for module, name, value in found:
        meanings.setdefault(name, {})[module.rpartition(".")[2]] = value
    short: dict[str, Any] = {}
    for name, by_module in sorted(meanings.items()):
        first, *others = by_module.values()
        if all(_same(first, other) for other in others):
            short[name] = first
        else:
            short.update((f"{module}.{name}", value) for module, value in sorted(by_module.items()))
    return short


def _same(one: Any, other: Any) -> bool:
    return one is other or (not isinstance(one, np.ndarray) and one == other)


def _is_of(package: str | None, function: FunctionType) -> bool:
    return package is None or function.__module__.startswith(f"{package}.")


def _closed_over(function: FunctionType) -> Iterator[tuple[str, Any]]:
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
        yield name, cell.cell_contents


def _globals(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """Whatever global a function names, of a module what it takes from there."""
    for name, attribute in _global_names(function.__code__):
        value = function.__globals__.get(name)
        if isinstance(value, ModuleType):
            if value not in (math, np):
                yield attribute, getattr(value, attribute)
        else:
            yield name, value


def _global_names(code: CodeType) -> Iterator[tuple[str, str]]:
    """Every global name, with what the next instruction names: an attribute, if it takes one."""
    read = (one for one in dis.get_instructions(code) if one.opname != "EXTENDED_ARG")
    for instruction, following in pairwise(read):
        if instruction.opname == "LOAD_GLOBAL":
            yield instruction.argval, str(following.argval)
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _global_names(inner)


def _is_constant(value: Any) -> bool:
    return isinstance(value, Value) or (isinstance(value, tuple) and all(map(_is_constant, value)))


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value.tolist() if isinstance(value, (np.generic, np.ndarray)) else value
