"""Who has not installed what a face needs is told how to."""

import subprocess
import sys

import pytest

MISSING = """
import sys
sys.modules[{needed!r}] = None
import verger.envs
try:
    import verger.envs.{face}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("face", "needed"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_a_face_says_what_to_install(face: str, needed: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", MISSING.format(face=face, needed=needed)], capture_output=True, text=True
    )
    assert told.stdout == f"{needed} is needed here and not installed: pip install 'verger[envs]'\n"
