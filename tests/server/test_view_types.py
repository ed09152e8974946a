"""The page's types are those of the games' views, and the views that its decoder is tried on are today's."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_are_up_to_date():
    checked = subprocess.run(
        [sys.executable, ROOT / "tools/view_types.py", "--check"],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
