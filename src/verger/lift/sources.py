"""Whether a file of rules is as young as the functions it was made from."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import verger.bots
import verger.engine
from verger.engine import Game

HERE = Path(__file__).parent
BUILDERS = ("constants.py", "exports.py", "build.py", "manifest.py", "tables.py", "target.py", "thunks.py")


def digest(game: Game) -> str:
    """A hash of all that reaches a game's file: its folder, the engine, the bots, and how it is built."""
    hashed = hashlib.sha256()
    for path in _sources(game):
        content = path.read_bytes().replace(b"\r\n", b"\n")
        hashed.update(path.name.encode() + b"\0" + hashlib.sha256(content).digest())
    return hashed.hexdigest()[:16]


def _sources(game: Game) -> Iterator[Path]:
    yield game.components.path
    for folder in (game.folder, *(Path(package.__path__[0]) for package in (verger.engine, verger.bots))):
        yield from sorted(folder.rglob("*.py"))
    yield from (HERE / name for name in BUILDERS)
