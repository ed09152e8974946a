"""No rule counts places from the end: on a GPU nobody asks whether a place is negative."""

import os
import subprocess
import sys

import pytest

FROM_THE_FRONT = """
import sys
from numba.core import types
from numba.np import arrayobj

def as_it_is(context, builder, kind, index, size):
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)

arrayobj.fix_integer_index = as_it_is

import numpy as np
from verger.engine import play, registry, rule

@rule
def at(row, place):
    return row[place]

try:
    at(np.arange(3), -1)
    sys.exit("a place before the first was not noticed")
except IndexError:
    pass
game = registry.find(sys.argv[1])
for seats in game.seats:
    play.playouts(game, seats, 40, threads=1)
"""


@pytest.mark.thorough
def test_no_rule_counts_from_the_end(game, tmp_path):
    env = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_DISABLE_JIT": "0", "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", FROM_THE_FRONT, game.name], env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
