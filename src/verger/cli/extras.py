"""What is not installed is asked for by its extra: `pip install verger` alone brings the rules and the Python API."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str, what: str) -> Iterator[None]:
    """Import what an extra brings; without it, say what to install and leave."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "verger"):
            raise
        print(f"{what} needs {missing}, which is not installed: pip install 'verger[{name}]'", file=sys.stderr)
        raise SystemExit(2) from None
