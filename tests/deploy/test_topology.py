"""What deploy/ describes, without Docker: its nginx.conf before two servers that share one PostgreSQL."""

import json
import os
import random
import re
import shutil
import subprocess
import time
import urllib.error
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server import postgres
from tests.server.process import Server, free_port, serving
from tests.server.support import ANA
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

pytestmark = pytest.mark.slow

CONFIGURATION = Path(__file__).parents[2] / "deploy/nginx.conf"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
PATIENCE = 60


class Door(Server):
    """The proxy, as guests know it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"


def configured(port: int, servers: list[Server], folder: Path) -> str:
    """The configuration of deploy/ with the addresses of this machine."""
    text = CONFIGURATION.read_text().replace("listen 80;", f"listen 127.0.0.1:{port};")
    for number, server in enumerate(servers, 1):
        text = text.replace(f"server verger-{number}:8000", f"server 127.0.0.1:{server.port}")
    assert "verger-" not in text
    own = "".join(f"\n    {name}_temp_path {folder}/{name};" for name in TEMPORARY)
    return text.replace("http {", f"http {{{own}", 1)


@contextmanager
def nginx(servers: list[Server], folder: Path) -> Iterator[Door]:
    program = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
    assert program, "nginx is not on this machine: `tools/ensure nginx` installs it or says how"
    door = Door(free_port())
    (folder / "nginx.conf").write_text(configured(door.port, servers, folder))
    words = ["-p", str(folder), "-c", "nginx.conf", "-e", "error.log", "-g", f"daemon off; pid {folder}/pid;"]
    with subprocess.Popen([program, *words]) as process:
        try:
            wait(lambda: answers(door))
            yield door
        finally:
            process.terminate()


@pytest.fixture(scope="module")
def topology(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Door, list[Server]]]:
    folder = tmp_path_factory.mktemp("topology")
    with postgres.running() as cluster, cluster.database() as address, pytest.MonkeyPatch.context() as environment:
        environment.setenv("VERGER_DATABASE_URL", address)
        environment.setenv("VERGER_TRUSTED_PROXIES", "127.0.0.1")
        with serving(folder / "data") as one, serving(folder / "data") as other, nginx([one, other], folder) as door:
            yield door, [one, other]


def wait(happens: Any) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def answers(door: Door) -> bool:
    try:
        return bool(door.ask("/api/health").status == 200)
    except OSError:
        return False


def sockets(server: Server) -> int:
    """How many live connections a process has."""
    found = re.search(r"^verger_sockets (\d+)", server.ask("/metrics").read().decode(), re.MULTILINE)
    assert found
    return int(found[1])


class Player:
    """A guest who comes by the door, at whichever server that leads to, and comes back when it is closed."""

    def __init__(self, door: Door, match: str, cookie: str) -> None:
        self._door, self._match, self._cookie = door, match, cookie
        self._visit = ExitStack()
        self.live: ClientConnection
        self.state: Any = None
        self.come()

    def come(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            self.leave()
            try:
                self.live = self._visit.enter_context(self._door.live(self._match, self._cookie))
                self.state = None
                self.hear(0)
                return
            except (OSError, InvalidStatus, ConnectionClosed):
                assert time.monotonic() < deadline
                time.sleep(0.2)

    def leave(self) -> None:
        self._visit.close()

    def hear(self, revision: int) -> Any:
        """The state of this revision or a later one."""
        while self.state is None or self.state["revision"] < revision:
            message = json.loads(self.live.recv(PATIENCE))
            assert message["type"] != "refused", message
            if message["type"] == "state":
                self.state = message
        return self.state

    def play(self, chance: random.Random) -> None:
        action = chance.choice(self.state["choices"])["id"]
        order = {"type": "play", "seat": self.state["seat"], "action": action, "revision": self.state["revision"]}
        self.live.send(json.dumps(order))


@contextmanager
def seated(door: Door) -> Iterator[tuple[Player, Player]]:
    """Two guests at one match, each with a seat."""
    match, ana = door.make(ANA, {"kind": "open"})
    ben = door.become_guest()
    door.order(match, ben, type="take", seat=1, name="Ben")
    door.order(match, ana, type="start")
    players = Player(door, match, ana), Player(door, match, ben)
    yield players
    for player in players:
        player.leave()


def play_on(players: tuple[Player, Player], actions: int, chance: random.Random) -> None:
    """So many actions, each heard by both."""
    for _ in range(actions):
        state = players[0].state
        players[state["pending"][0]].play(chance)
        heard = [player.hear(state["revision"] + 1) for player in players]
        assert heard[0]["view"] == heard[1]["view"], "all seats of Finca know the same"


def test_a_match_through_the_door_with_a_server_killed(topology: tuple[Door, list[Server]]) -> None:
    door, servers = topology
    chance = random.Random(1)
    with seated(door) as players:
        while not all(map(sockets, servers)):  # both may have come to the same one
            players[1].come()
        play_on(players, 12, chance)
        servers[0].process.kill()
        come_back(players)
        assert [player.state["sequence"] for player in players] == [12, 12]
        play_on(players, 12, chance)


def come_back(players: tuple[Player, Player]) -> None:
    """Whoever was at a server that is gone finds the other one."""
    for player in players:
        try:
            while True:
                player.live.recv(2)
        except TimeoutError:
            pass
        except ConnectionClosed:
            player.come()


@pytest.mark.parametrize("path", ["/metrics", "/health", "/health/ready"])
def test_what_is_not_for_guests(topology: tuple[Door, list[Server]], path: str) -> None:
    door, servers = topology
    with pytest.raises(urllib.error.HTTPError, match="404"):
        door.ask(path)
    assert servers[1].ask(path).status in (200, 503)
