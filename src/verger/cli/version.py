"""`verger version`: what is installed."""

from __future__ import annotations

import platform

import numba
import numpy as np
from rich.table import Table

import verger
from verger.engine import registry

from .common import console, examples, find

NAME = "version"
EXAMPLES = examples("verger version")


def command() -> None:
    """Say which version this is, and which editions of which games it knows."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row("verger", verger.__version__)
    for name in registry.names():
        game = find(name)
        table.add_row(f"  {name}", f"edition {game.edition}, rules version {game.rules_version}")
    table.add_row("python", platform.python_version())
    table.add_row("numba", f"{numba.__version__}, numpy {np.__version__}")
    console.print(table)
