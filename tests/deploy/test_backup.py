"""What deploy/README.md says of backups is done as it says: a match survives, and goes on."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server import postgres
from tests.server.process import Server, serving
from tests.server.support import ANA, BEN

pytestmark = pytest.mark.slow

README = Path(__file__).parents[2] / "deploy/README.md"

# Docker as far as these commands need it: everything happens here, and servers are started and stopped by the test.
DOCKER = """#!/bin/sh
case "$2" in
    exec | run) shift 2; while [ "${1#-}" != "$1" ]; do shift; done; shift; exec "$@" ;;
    up | stop) ;;
    *) echo "unexpected: docker $*" >&2; exit 1 ;;
esac
"""


def commands(database: str) -> tuple[str, str]:
    """How to make a backup, and how to put it back."""
    chapter = README.read_text().split("## Backup and restore")[1]
    blocks = re.findall(r"```sh\n(.*?)```", chapter, re.DOTALL)
    assert len(blocks) == 4
    return tuple(blocks[:2] if database == "postgresql" else blocks[2:])


class Place:
    """Where the server keeps its things, and where those who look after it type commands."""

    def __init__(self, folder: Path, cluster: postgres.Cluster | None = None) -> None:
        self.data = folder / "data"
        self._desk = folder / "desk"
        self._desk.mkdir()
        docker = folder / "bin/docker"
        docker.parent.mkdir()
        docker.write_text(DOCKER)
        docker.chmod(0o755)
        programs = f"{cluster.programs}:" if cluster else ""
        self._environment = os.environ | {"PATH": f"{docker.parent}:{programs}{os.environ['PATH']}"}
        if cluster:
            self._environment["PGHOST"] = cluster.folder

    def run(self, commands: str) -> None:
        text = re.sub("/srv/verger|/data(?=/secret)", str(self.data), commands)
        subprocess.run(["sh", "-e", "-c", text], cwd=self._desk, env=self._environment, check=True, timeout=120)

    def made(self) -> list[Path]:
        return sorted(self._desk.iterdir())


@contextmanager
def place(database: str, folder: Path) -> Iterator[Place]:
    with ExitStack() as stack:
        if database == "sqlite":
            yield Place(folder)
            return
        cluster = stack.enter_context(postgres.running())
        environment = stack.enter_context(pytest.MonkeyPatch.context())
        environment.setenv("VERGER_DATABASE_URL", stack.enter_context(cluster.database("verger")))
        yield Place(folder, cluster)


def play(server: Server, match: str, cookie: str, actions: int) -> Any:
    """Play so many actions, and return how the match stands then."""
    for _ in range(actions):
        state = json.load(server.ask(f"/api/matches/{match}", cookie=cookie))
        move = {"seat": state["seat"], "action": state["choices"][0]["id"], "revision": state["revision"]}
        server.ask(f"/api/matches/{match}/actions", move, cookie)
    return json.load(server.ask(f"/api/matches/{match}", cookie=cookie))


@pytest.mark.parametrize("database", [pytest.param("sqlite", marks=pytest.mark.thorough), "postgresql"])
def test_a_match_survives_and_goes_on(database: str, tmp_path: Path) -> None:
    backup, restore = commands(database)
    with place(database, tmp_path) as here:
        with serving(here.data) as server:
            match, cookie = server.make(ANA, BEN)
            server.order(match, cookie, type="say", text="hello")
            before = play(server, match, cookie, 5)
            here.run(backup)
            play(server, match, cookie, 2)
            lost, _ = server.make(ANA, BEN)
        assert [path.stat().st_mode & 0o777 for path in here.made()] == [0o600, 0o600], "a backup is nobody else's"
        shutil.rmtree(here.data)
        here.data.mkdir()
        here.run(restore)
        with serving(here.data) as server:
            after = json.load(server.ask(f"/api/matches/{match}", cookie=cookie))
            assert after == before, "the same seats are the same guest's, and nothing else has happened"
            table = json.load(server.ask(f"/api/matches/{match}/table", cookie=cookie))
            assert [line["text"] for line in table["chat"]["lines"]] == ["hello"]
            assert play(server, match, cookie, 5)["sequence"] == 10
            with pytest.raises(OSError, match="404"):
                server.ask(f"/api/matches/{lost}")
