"""What is not installed is asked for by its extra: `pip install verger` alone brings the rules and the Python API."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

EXTRAS = {"admin": "server", "lift": "lift", "serve": "server", "train": "train"}
"""Of the commands that need more than a terminal."""


@contextmanager
def needed(command: str) -> Iterator[None]:
    """Import what a command needs; where it is not installed, say what to install and leave."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "verger"):
            raise
        what = f"verger {command}" if command in EXTRAS else "the command verger"
        install = f"pip install 'verger[{EXTRAS.get(command, 'terminal')}]'"
        print(f"{what} needs {missing}, which is not installed: {install}", file=sys.stderr)
        raise SystemExit(2) from None
