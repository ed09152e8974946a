"""Names the games that the last change touches, one a line: `.ci/run` tries those at every table.

With --common it fails if the change touches what all compiled rules are made of, and what is made of them: then they
are all compiled and tried. The change is all since $BASE, or what the last commit (of a merge: all that it brought)
changed.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys

GAME = re.compile(r"(?:src/verger|tests|web/src)/games/(\w+)/")
COMMON = re.compile(r"(?:src/verger|tests)/(?:bots|engine|envs|lift)/")


def changed(base: str) -> list[str]:
    """The files that differ from a revision; none where it is not known here."""
    done = subprocess.run(["git", "diff", "--name-only", base, "HEAD"], capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def games(files: list[str]) -> list[str]:
    return sorted({found[1] for file in files if (found := GAME.match(file))})


def common(files: list[str]) -> list[str]:
    return [file for file in files if COMMON.match(file)]


if __name__ == "__main__":
    files = changed(os.environ.get("BASE", "HEAD~1"))
    if "--common" in sys.argv[1:]:
        sys.exit(bool(common(files)))
    print("\n".join(games(files)))
