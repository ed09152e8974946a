"""What deploy/ describes, without Docker: its nginx.conf before two servers that share one PostgreSQL."""

import json
import os
import random
import re
import shutil
import socket
import ssl
import subprocess
import time
import urllib.error
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from pathlib import Path
from typing import Any

import pytest
from tests.server import postgres
from tests.server.process import Server, free_port, serving
from tests.server.support import ANA
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

pytestmark = pytest.mark.slow

CONFIGURATION = Path(__file__).parents[2] / "deploy/nginx.conf"
README = CONFIGURATION.with_name("README.md")
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
PATIENCE = 60
TLS = "127.0.0.3"
"""Where the proxy stands that ends TLS before nginx does anything."""

MANY = 400
"""More guests than one address may be at once."""


class Door(Server):
    """The proxy, as guests know it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"


def configured(servers: list[Server]) -> str:
    """The configuration of deploy/ with the addresses of this machine."""
    text = CONFIGURATION.read_text()
    for number, server in enumerate(servers, 1):
        text = text.replace(f"server verger-{number}:8000", f"server 127.0.0.1:{server.port}")
    assert "verger-" not in text
    return text


def with_certificate(text: str, folder: Path) -> str:
    """The configuration with the lines that the README adds to it for HTTPS, and nothing at the plain port."""
    found = re.search(r"```nginx\n(.*?)```", README.read_text(), re.DOTALL)
    assert found
    words = (
        f"req -x509 -newkey rsa:2048 -nodes -subj /CN=verger -keyout {folder}/privkey.pem -out {folder}/fullchain.pem"
    )
    subprocess.run(["openssl", *words.split()], check=True, timeout=60, capture_output=True)
    return text.replace("listen 80;", found[1].replace("/etc/nginx", str(folder)))


@contextmanager
def nginx(text: str, folder: Path) -> Iterator[Door]:
    program = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
    assert program, "nginx is not on this machine: `tools/ensure nginx` installs it or says how"
    door = Door(free_port())
    own = "".join(f"\n    {name}_temp_path {folder}/{name};" for name in TEMPORARY)
    text = re.sub(r"listen (80|443)", f"listen 127.0.0.1:{door.port}", text.replace("http {", f"http {{{own}", 1))
    (folder / "nginx.conf").write_text(text)
    words = ["-p", str(folder), "-c", "nginx.conf", "-e", "error.log", "-g", f"daemon off; pid {folder}/pid;"]
    with subprocess.Popen([program, *words]) as process:
        try:
            wait(lambda: listens(door))
            yield door
        finally:
            process.terminate()


@pytest.fixture(scope="module")
def topology(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Door, list[Server]]]:
    folder = tmp_path_factory.mktemp("topology")
    with postgres.running() as cluster, cluster.database() as address, pytest.MonkeyPatch.context() as environment:
        environment.setenv("VERGER_DATABASE_URL", address)
        environment.setenv("VERGER_TRUSTED_PROXIES", f"*,{TLS}")
        with ExitStack() as stack:
            servers = [stack.enter_context(serving(folder / "data")) for _ in range(2)]
            yield stack.enter_context(nginx(configured(servers), folder)), servers


def wait(happens: Any) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def listens(door: Door) -> bool:
    try:
        socket.create_connection(("127.0.0.1", door.port)).close()
    except OSError:
        return False
    return True


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


# Who asks, and by which line


def unverified() -> ssl.SSLContext:
    """For certificates that nobody has signed."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def come(door: Door, address: str, *, safe: bool = False, forged: str = "") -> HTTPResponse:
    """Become a guest, from an address of this machine."""
    line = partial(HTTPSConnection, context=unverified()) if safe else HTTPConnection
    connection = line("127.0.0.1", door.port, timeout=PATIENCE, source_address=(address, 0))
    headers = {"x-forwarded-for": forged} if forged else {}
    connection.request("POST", "/api/guests", headers=headers)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer


def test_whatever_a_guest_forges_nginx_adds_the_truth(topology: tuple[Door, list[Server]]) -> None:
    door, _ = topology
    forged = (f"198.51.100.{number % 250}, {TLS}" for number in range(MANY))
    assert any(come(door, "127.0.0.8", forged=one).status == 429 for one in forged)
    answer = come(door, "127.0.0.9")
    assert answer.status == 200
    assert "secure" not in str(answer.headers["set-cookie"]).lower()


def test_nginx_with_a_certificate(topology: tuple[Door, list[Server]], tmp_path: Path) -> None:
    _, servers = topology
    with nginx(with_certificate(configured(servers), tmp_path), tmp_path) as door:
        assert "; secure" in str(come(door, "127.0.0.10", safe=True).headers["set-cookie"]).lower()


OUTER = """
events {}
http {
    server {
        listen 80;
        location / {
            proxy_pass http://127.0.0.1:%s;
            proxy_bind %s;
            proxy_http_version 1.1;
            proxy_set_header Host              $http_host;
            proxy_set_header Upgrade           $http_upgrade;
            proxy_set_header Connection        "upgrade";
            proxy_set_header X-Forwarded-For   $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto $scheme;
        }
    }
}
"""


def test_a_proxy_before_nginx_that_ends_tls(topology: tuple[Door, list[Server]], tmp_path: Path) -> None:
    inner, _ = topology
    with nginx(with_certificate(OUTER % (inner.port, TLS), tmp_path), tmp_path) as door:
        cookie = str(come(door, "127.0.0.19", safe=True).headers["set-cookie"])
        assert "; secure" in cookie.lower()
        forged = (f"198.51.100.{number % 250}" for number in range(MANY))
        assert any(come(door, "127.0.0.18", safe=True, forged=one).status == 429 for one in forged)
        assert come(door, "127.0.0.19", safe=True).status == 200, "others come through the same proxies"
        match, _ = inner.make(ANA, {"kind": "open"})
        page = {"origin": f"https://127.0.0.1:{door.port}", "cookie": cookie.partition(";")[0]}
        address = f"wss://127.0.0.1:{door.port}/api/matches/{match}/live"
        with connect(address, ssl=unverified(), additional_headers=page) as live:
            assert json.loads(live.recv(PATIENCE))["type"] == "table"


@pytest.mark.parametrize("path", ["/metrics", "/health", "/health/ready"])
def test_what_is_not_for_guests(topology: tuple[Door, list[Server]], path: str) -> None:
    door, servers = topology
    with pytest.raises(urllib.error.HTTPError, match="404"):
        door.ask(path)
    assert servers[1].ask(path).status in (200, 503)
