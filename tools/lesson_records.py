"""Writes the positions of the page's lessons as its rules hold them: python -m tools.lesson_records.

A lesson's scenes are written by hand (web/src/lessons/<game>/scenes.json); the page has no reader for them, so it gets
the bytes of their records beside them.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from pathlib import Path

import verger

LESSONS = Path(__file__).parents[1] / "web/src/lessons"


def games() -> Iterator[str]:
    """The games that have a lesson."""
    return (scenes.parent.name for scenes in sorted(LESSONS.glob("*/scenes.json")))


def records_of(name: str) -> str:
    """The scenes of a lesson as the page reads them."""
    game = verger.game(name)
    scenes = json.loads((LESSONS / name / "scenes.json").read_text(encoding="utf-8"))
    records = {scene: base64.b64encode(game.position(one).state.tobytes()).decode() for scene, one in scenes.items()}
    kept = {"edition": game.edition, "rules_version": game.rules_version, "scenes": records}
    return json.dumps(kept, indent=2) + "\n"


def path_of(name: str) -> Path:
    return LESSONS / name / "records.json"


if __name__ == "__main__":
    for name in games():
        path_of(name).write_text(records_of(name), encoding="utf-8")
