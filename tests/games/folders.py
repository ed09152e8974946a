"""What each game keeps in its folder for the tests that are the same for all of them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from verger.engine import registry

NAMES = registry.names()

THOROUGH = pytest.mark.thorough

each_game = pytest.mark.parametrize("name", NAMES)
few_games = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in NAMES[:2] else THOROUGH) for name in NAMES]
)
"""Where what is shown is the engine's doing, and every game takes its time."""


def each_seed(count: int) -> pytest.MarkDecorator:
    """So many seeds; a third of them where not everything is tested."""
    few = -(-count // 3)
    seeds = [pytest.param(seed, marks=() if seed < few else THOROUGH) for seed in range(count)]
    return pytest.mark.parametrize("seed", seeds)


def kept(name: str, module: str) -> ModuleType:
    return import_module(f"tests.games.{name}.{module}")


def each_row(module: str, table: str, columns: str) -> pytest.MarkDecorator:
    """Every row of a table that each game keeps in a module of its folder, with the game's name."""
    rows = [
        pytest.param(name, *row, id=f"{name}-{number}")
        for name in NAMES
        for number, row in enumerate(getattr(kept(name, module), table))
    ]
    return pytest.mark.parametrize(("name", *columns.split()), rows)


def each_table() -> pytest.MarkDecorator:
    """Every game with the numbers of seats and the options it keeps with its positions: all of them together where
    everything is tested, else each at least once.
    """
    tables = [table for name in NAMES for table in tables_of(name)]
    return pytest.mark.parametrize(("name", "seats", "options"), tables)


def tables_of(name: str) -> Iterator[Any]:
    positions = kept(name, "positions")
    few = diagonal(len(positions.SEATS), len(positions.OPTIONS))
    for number, options in enumerate(positions.OPTIONS):
        for i, seats in enumerate(positions.SEATS):
            marks = () if (i, number) in few else THOROUGH
            yield pytest.param(name, seats, options, id=f"{name}-{seats}-{number}", marks=marks)


def diagonal(rows: int, columns: int) -> set[tuple[int, int]]:
    """Some fields of a table, among them one at least of each row and of each column."""
    return {(i % rows, i % columns) for i in range(max(rows, columns))}
