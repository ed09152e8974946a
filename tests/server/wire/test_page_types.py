"""The page's types are those of the games' views and of the wire; the views its decoder is tried on are today's."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("tool", ["view_types", "wire_types"])
def test_the_types_are_up_to_date(tool):
    checked = subprocess.run(
        [sys.executable, "-m", f"tools.{tool}", "--check"],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
