"""One file serves every edition whose components differ in tables alone: they are written over those in its memory."""

from __future__ import annotations

import json
from typing import Any

from verger.engine import Game

from .constants import arrays
from .manifest import Manifest, described, package

MADE_WITH = ("rules_version", "seats", "record", "actions", "events", "options", "constants")
"""What is in the code and cannot be changed any more."""

Poke = tuple[int, bytes]
"""Bytes, and the address where they belong."""


class Misfit(ValueError):
    """A file of rules that was made with other components and cannot be played with these."""


def pokes(game: Game, manifest: Manifest) -> list[Poke]:
    """What must be written into a file's memory before it plays this game; nothing if it was made for this edition."""
    if game.edition == manifest["edition"]:
        return []
    ours = json.loads(json.dumps(described(game)))
    for part in MADE_WITH:
        if ours[part] != manifest[part]:
            raise _misfit(game, manifest, _difference(part, ours[part], manifest[part]))
    tables = arrays(package(game))
    for name, table in manifest["tables"].items():
        if [tables[name].dtype.name, list(tables[name].shape)] != [table["dtype"], table["shape"]]:
            raise _misfit(game, manifest, f"the table {name} has the shape {tables[name].shape}, not {table['shape']}")
    return [(table["address"], tables[name].tobytes()) for name, table in manifest["tables"].items()]


def _difference(part: str, ours: Any, theirs: Any) -> str:
    """The first thing that differs, named."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for name in [*theirs, *ours]:
            if ours.get(name) != theirs.get(name):
                return _difference(f"{part}.{name}", ours.get(name), theirs.get(name))
    return f"{part} is {ours!r:.80}, not {theirs!r:.80}"


def _misfit(game: Game, manifest: Manifest, reason: str) -> Misfit:
    return Misfit(
        f"{game.name}.wasm was made for the edition {manifest['edition']} and does not fit {game.edition}: {reason}; "
        f"`verger lift {game.name} --out FOLDER` makes one that does, to be put beside the components"
    )
