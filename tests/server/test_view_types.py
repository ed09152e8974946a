"""The page's types are those of the games' views."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_are_up_to_date():
    checked = subprocess.run(
        [sys.executable, ROOT / "tools/view_types.py", "--check"], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
