"""Names the games that the last change touches, one a line: `.ci/run` tries those at every table.

The change is all since $BASE, or what the last commit (of a merge: all that it brought) changed.
"""

from __future__ import annotations

import os
import re
import subprocess

GAME = re.compile(r"(?:src/verger|tests|web/src)/games/(\w+)/")


def changed(base: str) -> list[str]:
    """The files that differ from a revision; none where it is not known here."""
    done = subprocess.run(["git", "diff", "--name-only", base, "HEAD"], capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def games(files: list[str]) -> list[str]:
    return sorted({found[1] for file in files if (found := GAME.match(file))})


if __name__ == "__main__":
    print("\n".join(games(changed(os.environ.get("BASE", "HEAD~1")))))
