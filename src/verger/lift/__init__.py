"""The rules in WebAssembly: one file per game, made from the same functions that run on a core.

`make rules` builds `wasm/<game>.wasm` and its manifest `wasm/<game>.json`; `runtime` plays them from Python.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent / "wasm"


def lift(name: str, folder: Path = FOLDER) -> Path:
    """Build a game's file of rules and its manifest, always the same from the same sources."""
    folder.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "PYTHONHASHSEED": "0", "NUMBA_DISABLE_JIT": "0"}
    subprocess.run([sys.executable, "-m", f"{__name__}.build", name, folder], env=environment, check=True)
    return folder / f"{name}.wasm"
