"""Whether a file of rules is as young as the functions it was made from."""

from __future__ import annotations

import hashlib
from pathlib import Path

import verger.bots
import verger.engine
from verger.engine import Game, compiled

HERE = Path(__file__).parent
BUILDERS = ("build.py", "constants.py", "exports.py", "manifest.py", "tables.py", "target.py", "thunks.py")


def digest(game: Game) -> str:
    """A hash of all that reaches a game's file: its folder, its components, the engine, the bots, how it is built."""
    rooms = [Path(package.__path__[0]) for package in (verger.engine, verger.bots)]
    roots = [game.folder, game.components.path, *rooms, *(HERE / name for name in BUILDERS)]
    return hashlib.sha256(" ".join(map(compiled.digest, roots)).encode()).hexdigest()[:16]
