"""The box of a game: its components file, changed by hand, read as the game reads it, and played."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.games.folders import kept
from tests.match.support import play_on

import verger
from verger.engine import registry

ROOT = Path(__file__).parents[2]


def text_of(name: str) -> str:
    """The components file that comes with a game."""
    return (registry.find(name).folder / "components.toml").read_text(encoding="utf-8")


def changed(name: str, there: str, instead: str) -> str:
    """The same with other words in one place."""
    assert there in text_of(name)
    return text_of(name).replace(there, instead, 1)


def put(name: str, text: str, folder: Path) -> Path:
    """The components file of an owner who found something else printed in the box."""
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")
    return path


def load(name: str, folder: Path) -> None:
    """Read the components of a game as it does when it is imported, those in this folder before its own."""
    source = registry.find(name).folder / "components.py"
    spec = importlib.util.spec_from_file_location("components_of_another_box", source)
    assert spec is not None
    assert spec.loader is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VERGER_COMPONENTS", str(folder))
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


def played(name: str, folder: Path, cache: Path) -> tuple[str, Any, dict[str, Any]]:
    """Edition, answer and a whole match, from a process of its own that finds its components in this folder."""
    environment = os.environ | {
        "VERGER_COMPONENTS": str(folder), "NUMBA_DISABLE_JIT": "1", "XDG_CACHE_HOME": str(cache),
    }  # fmt: skip
    command = [sys.executable, "-m", "tests.games.boxes", name]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    edition, answer, record = json.loads(done.stdout)
    return edition, answer, record


if __name__ == "__main__":
    box = verger.game(sys.argv[1])
    match = play_on(box.new(seats=2, seed=5), seed=5)
    print(json.dumps([box.edition, kept(box.name, "box").asked(box), match.record()]))
