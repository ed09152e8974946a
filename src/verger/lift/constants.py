"""The numbers that a game's components put into its code, and its global arrays by name."""

from __future__ import annotations

import dis
import sys
from collections.abc import Iterable, Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from .exports import python

Value = (bool, int, float, np.generic, np.ndarray)


def constants(functions: Iterable[Any], package: str) -> dict[str, Any]:
    """The scalars and tuples of a game's modules and closures that these functions and all they call are made with."""
    tables = {id(array) for array in arrays(package).values()}
    found: list[tuple[str, str, Any]] = []
    waiting, seen = list(functions), set()
    while waiting:
        function = python(waiting.pop())
        if isinstance(function, FunctionType) and function not in seen:
            seen.add(function)
            names = list(_names(function, package))
            waiting += [value for _, _, value in names]
            found += [name for name in names if _is_constant(name[2]) and id(name[2]) not in tables]
    return named((module, name, _plain(value)) for module, name, value in found)


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


def _names(function: FunctionType, package: str) -> Iterator[tuple[str, str, Any]]:
    """What a function takes from outside, by module and name; what the engine's own modules hold, functions apart, is
    the same in every edition."""
    ours = function.__module__.startswith(f"{package}.")
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    for name, cell in cells.items():
        yield function.__module__, name, cell.cell_contents
    for name in _global_names(function.__code__):
        value = function.__globals__.get(name)
        if isinstance(value, ModuleType) and value.__name__.startswith(f"{package}."):
            yield from ((value.__name__, inner, getattr(value, inner)) for inner in dir(value))
        elif ours or isinstance(python(value), FunctionType):
            yield function.__module__, name, value


def _global_names(code: CodeType) -> Iterator[str]:
    for instruction in dis.get_instructions(code):
        if instruction.opname == "LOAD_GLOBAL":
            yield instruction.argval
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _global_names(inner)


def _is_constant(value: Any) -> bool:
    return isinstance(value, Value) or (isinstance(value, tuple) and all(map(_is_constant, value)))


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value.tolist() if isinstance(value, (np.generic, np.ndarray)) else value
