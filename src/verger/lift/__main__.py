"""`python -m verger.lift`: the files of rules of some games, or of all."""

from __future__ import annotations

import argparse
from pathlib import Path

from verger.engine import registry

from . import FOLDER, lift

parser = argparse.ArgumentParser(prog="python -m verger.lift", description=__doc__)
parser.add_argument("games", nargs="*", default=registry.names(), metavar="GAME", help="all by default")
parser.add_argument("--out", type=Path, default=FOLDER, help="the folder to write to")
asked = parser.parse_args()
for name in asked.games:
    print(lift(name, asked.out))
