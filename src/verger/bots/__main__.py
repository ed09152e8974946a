"""`python -m verger.bots finca`: compile a game and its bots for later processes, saying how far it is."""

from __future__ import annotations

import gc
import sys

from verger.engine import registry

from . import prepare

gc.disable()  # a tenth of the time; whoever only compiles ends soon

for name in sys.argv[1:]:
    prepare(registry.find(name), lambda done, total: print(done, total, flush=True))
