"""A real PostgreSQL for the tests: a cluster of its own in a temporary folder, gone when they end, however they do."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest

both_databases = pytest.mark.parametrize("database_url", ["sqlite", "postgresql"], indirect=True)
postgresql_alone = pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)

# Waits at its input, which closes with the tests' process. Durable is what a session makes so by itself.
KEEPER = """
cd "$(mktemp -d /tmp/verger-XXXXXX)" || exit
trap 'pg_ctl -D data -m immediate stop >/dev/null 2>&1; rm -rf "$PWD"' EXIT
initdb -D data -U verger -A trust -E UTF8 --locale=C --no-sync >/dev/null || exit
echo "listen_addresses = ''
unix_socket_directories = '$PWD'
fsync = off
synchronous_commit = off" >> data/postgresql.conf
pg_ctl -D data -l log -w -t 120 start >/dev/null || { cat log >&2; exit; }
pwd
cat
"""


class Cluster:
    def __init__(self, programs: Path, folder: str) -> None:
        self.programs = programs
        self.folder = folder
        self._reach = ["--host", folder, "--username", "verger"]
        self._address = f"postgresql://verger@/{{}}?host={folder}"

    @contextmanager
    def database(self, name: str = "") -> Iterator[str]:
        """The address of an empty database."""
        name = name or f"test_{uuid4().hex}"
        self._run("createdb", name)
        try:
            yield self._address.format(name)
        finally:
            self._run("dropdb", "--force", name)

    def _run(self, program: str, *words: str) -> None:
        subprocess.run([self.programs / program, *self._reach, *words], check=True, timeout=60)


@contextmanager
def running() -> Iterator[Cluster]:
    programs = find_programs()
    with subprocess.Popen(
        ["sh", "-c", KEEPER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd="/",
        env=os.environ | {"PATH": f"{programs}:{os.environ['PATH']}"},
        user="postgres" if os.geteuid() == 0 else None,  # it refuses to run as root
        start_new_session=True,
    ) as keeper:
        assert keeper.stdout
        assert keeper.stderr
        folder = keeper.stdout.readline().strip()
        if not folder:
            pytest.fail(f"PostgreSQL does not start: {keeper.stderr.read()}")
        yield Cluster(programs, folder)


def find_programs() -> Path:
    if initdb := shutil.which("initdb"):
        return Path(initdb).resolve().parent
    installed = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(installed, key=lambda path: float(path.parts[-3]), default=None)
    if newest is None:
        pytest.fail("PostgreSQL is not on this machine: `tools/ensure postgresql` installs it or says how")
    return newest.parent
