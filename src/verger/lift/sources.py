"""Whether a file of rules is as young as the functions it was made from."""

from __future__ import annotations

import hashlib
import inspect
import json
from pathlib import Path

from verger.engine import Game

from .constants import arrays, called, constants
from .exports import EXPORTS
from .manifest import described, package

HERE = Path(__file__).parent
BUILDERS = ("build.py", "constants.py", "exports.py", "manifest.py", "tables.py", "target.py", "thunks.py")


def digest(game: Game) -> str:
    """A hash of all that reaches a game's file: its functions, its names and numbers, its tables, how it is built."""
    offered = [export.of(game) for export in EXPORTS]
    parts = [
        *sorted(f"{one.__module__} {inspect.getsource(one)}".encode() for one in called(offered)),
        json.dumps([described(game), constants(offered)]).encode(),
        *(name.encode() + array.tobytes() for name, array in arrays(package(game)).items()),
        *((HERE / name).read_bytes() for name in BUILDERS),
    ]
    return hashlib.sha256(b"\0".join(part.replace(b"\r\n", b"\n") for part in parts)).hexdigest()[:16]
