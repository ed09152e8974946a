"""A bot from outside, to begin with: it plays what `verger play` or `verger arena` run it for. See the guide.

verger play finca --bots 'run:python examples/mybot.py'
python examples/mybot.py wss://…/program TOKEN
"""

import random
import sys
from typing import Any

from verger.programs import Program


class MyBot(Program):
    """Plays anything, by the seed it is given."""

    def play(self, turn: dict[str, Any]) -> dict[str, Any]:
        choice: dict[str, Any] = random.Random(turn["seed"]).choice(turn["choices"])
        return choice


if __name__ == "__main__":
    if len(sys.argv) > 1:
        MyBot().join(*sys.argv[1:])
    else:
        MyBot().run()
