"""What each game keeps in its folder for the tests that are the same for all of them."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

import pytest

from verger.engine import registry

NAMES = registry.names()

each_game = pytest.mark.parametrize("name", NAMES)


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
    """Every game with some numbers of seats and some options, those it keeps with its positions."""
    tables = [
        pytest.param(name, seats, options, id=f"{name}-{seats}-{number}")
        for name in NAMES
        for number, options in enumerate(kept(name, "positions").OPTIONS)
        for seats in kept(name, "positions").SEATS
    ]
    return pytest.mark.parametrize(("name", "seats", "options"), tables)
