"""A package of somebody else's that brings a game: Pips, installed into a folder, used by another process."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

TOY = Path(__file__).parent / "toy"


def install(folder: Path, entry: str = "pips = pips:game") -> Path:
    """Copy Pips as the package `pips` and announce it."""
    shutil.copytree(TOY, folder / "pips", ignore=shutil.ignore_patterns("__pycache__"))
    announce(folder, entry)
    return folder / "pips"


def announce(folder: Path, entry: str) -> None:
    """Write what an installer would: a distribution with an entry point."""
    info = folder / "orchard_games-1.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: orchard-games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[verger.games]\n{entry}\n")


def run(code: str, folder: Path, **environment: str) -> str:
    """The output of a Python process that finds packages in `folder` and keeps its cache beside them."""
    places = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))
    known = {name: value for name, value in os.environ.items() if name != "VERGER_COMPONENTS"}
    cache = {"XDG_CACHE_HOME": str(folder / "cache"), "PYTHONPATH": places, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=known | cache | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
