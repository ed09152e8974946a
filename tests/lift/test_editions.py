"""Corrected components: one file serves every edition that differs in tables alone, and says so of any other."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from verger.engine import registry

ROOT = Path(__file__).parents[2]

PLAY = """
from itertools import islice
from bench.lift.beside import walk
from tests.lift.test_runtime import answers
from verger.engine import registry
from verger.lift.runtime import lifted

game = registry.find("finca")
same = lifted(game)
for position in islice(walk(game, 2), 25):
    assert answers(same, *position) == answers(game, *position)
print(game.edition)
"""


def correct(folder: Path, *changes: tuple[str, str]) -> Path:
    """A folder with Finca's components, in which something else is printed."""
    text = (registry.find("finca").folder / "components.toml").read_text()
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    (folder / "finca.toml").write_text(text)
    return folder


def run(components: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python with these components, the rules interpreted."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "VERGER_COMPONENTS": str(components)}
    return subprocess.run([sys.executable, *words], env=environment, cwd=ROOT, capture_output=True, text=True)


def test_tables_of_another_edition_are_written_over_those_of_the_file(tmp_path):
    changes = ("wooden = [4, 5, 6]", "wooden = [3, 3, 3]"), ("{ almond = 1 }", "{ orange = 4 }")
    played = run(correct(tmp_path, *changes), "-c", PLAY)
    assert played.stderr == ""
    assert played.stdout.strip() != registry.find("finca").edition


def test_a_number_that_is_in_the_code_does_not_fit_and_is_named(tmp_path):
    played = run(correct(tmp_path, ("finca_points = 5", "finca_points = 6")), "-c", PLAY)
    assert "Misfit: finca.wasm was made for the edition" in played.stderr
    assert "constants.FINCA_POINTS is 6, not 5; `verger lift finca --out FOLDER` makes one that does" in played.stderr


@pytest.mark.thorough
@pytest.mark.slow
def test_a_file_made_for_an_edition_is_played_from_beside_its_components(tmp_path):
    correct(tmp_path, ("finca_points = 5", "finca_points = 6"))
    made = run(tmp_path, "-c", "from verger.cli import app; app()", "lift", "finca", "--out", str(tmp_path))
    assert made.stderr == ""
    assert (tmp_path / "finca.json").exists()
    played = run(tmp_path, "-c", PLAY)
    assert played.stderr == ""
