"""The same source runs interpreted and compiled, to the same end."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.engine.support import EVERYTHING_TESTED, PLAIN, facts, told, walk

from verger.engine.compiled import INTERPRETED

ROOT = Path(__file__).parents[3]
SEEDS = (51, 52) if EVERYTHING_TESTED else (51,)


def ends() -> dict[str, str]:
    """The last position of a few games of each kind, as a hash; what every action told counts too, and faults now and
    then."""
    found = {}
    for table in PLAIN:
        for seed in SEEDS:
            digest = hashlib.sha256()
            for number, step in enumerate(walk(table.game, table.deal(seed), seed)):
                digest.update(json.dumps([step.seat, step.action, told(step.state)]).encode())
                assert number % 20 or not table.game.faults(step.state)
            digest.update(b"".join(facts(step.state).values()))
            found[f"{table} {seed}"] = digest.hexdigest()
    return found


@pytest.mark.skipif(INTERPRETED, reason="this run is the interpreted one")
def test_interpreted_equals_compiled():
    command = [sys.executable, "-W", "error", "-m", "tests.engine.properties.test_interpreted"]
    interpreted = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=False
    )
    assert interpreted.returncode == 0, interpreted.stderr
    assert json.loads(interpreted.stdout) == ends()


if __name__ == "__main__":
    assert INTERPRETED
    print(json.dumps(ends()))
