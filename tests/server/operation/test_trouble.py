"""What goes wrong around a server: it says so, in one line and no more, and goes on as soon as it can."""

import json
import resource
import signal
import socket
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import HTTPError

import pytest
from fastapi import WebSocketDisconnect
from tests.server.process import Server, drain, hear, serving
from tests.server.support import ANA, BEN
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from verger.engine.texts import Texts
from verger.server.live import sockets
from verger.server.tables.setup_orders import HOUSE_TEXTS

Lines = Callable[[], list[str]]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("trouble") / "data"


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[Server]:
    with serving(data) as server:
        yield server
        assert server.process.poll() is None


@pytest.fixture
def lines(server: Server) -> Iterator[Lines]:
    """What the log has said since; there is never a trace in it."""
    before = len(server.said())

    def lines() -> list[str]:
        return [json.loads(line)["message"] for line in server.said()[before:].splitlines()]

    yield lines
    assert "Traceback" not in server.said()[before:]


def status(server: Server, path: str, wanted: object = None) -> int:
    try:
        return int(server.ask(path, wanted).status)
    except HTTPError as refused:
        return refused.code


def code(server: Server, path: str, wanted: object, cookie: str = "") -> str:
    """The code with which this is refused."""
    with pytest.raises(HTTPError) as refused:
        server.ask(path, wanted, cookie)
    said: str = json.load(refused.value)["error"]["code"]
    return said


# Guests


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[x]", "http://a]b", "\xff", "null", "http://"])
def test_a_malformed_origin_is_not_ours(server, lines, origin):
    match, _ = server.make(ANA, BEN)
    for path in (f"/api/matches/{match}/live", "/api/tables/live"):
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(f"ws://127.0.0.1:{server.port}{path}", additional_headers={"origin": origin}),
        ):
            pass
        assert refused.value.response.status_code == 403
    assert lines() == []


@pytest.mark.parametrize("host", ["[", "[::1", "a:b:c", ""])
def test_a_malformed_host(server, lines, host):
    request = f"POST /api/guests HTTP/1.1\r\nhost: {host}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall(request.encode())
        assert line.makefile().readline().startswith("HTTP/1.1 200")
    assert lines() == []


@pytest.mark.parametrize("is_cut", [False, True])
def test_a_socket_closed_with_orders_queued(server, lines, is_cut):
    """What was ordered before somebody left is done; the answers are nobody's."""
    match, cookie = server.make(ANA, BEN)
    for _ in range(3):
        with server.live(match, cookie) as live:
            hear(live, "state")
            for number in range(20):
                live.send(json.dumps({"type": "why", "seat": 0, "action": number}))
                live.send(json.dumps({"type": "pause" if number % 2 else "resume"}))
                live.send("nonsense" if number < 3 else json.dumps({"type": "hint", "seat": 0}))
            if is_cut:
                live.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                live.socket.close()
    while (table := json.load(server.ask(f"/api/matches/{match}/table", cookie=cookie)))["seats"][0]["here"]:
        pass
    assert is_cut or table["paused"]
    assert [line for line in lines() if "can be used again" not in line] == []  # the disk was full before


# The disk


def limit_files(server: Server, size: int) -> None:
    """No file of the server's may grow beyond this: to it, the disk is full."""
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))


def test_a_full_disk(server, lines):
    match, cookie = server.make(ANA, BEN)
    with server.live(match, cookie) as live:
        state = hear(live, "state")
        limit_files(server, 16 * 1024)
        order = {"type": "play", "seat": 0, "action": 3, "revision": state["revision"]}
        for _ in range(3):
            live.send(json.dumps(order))
            assert hear(live, "refused")["code"] == "storage"
        wanted = {"game": "finca", "seats": [ANA, BEN]}
        assert status(server, "/api/matches", wanted) == 503
        assert code(server, "/api/matches", wanted) == "storage"
        assert code(server, f"/api/matches/{match}/orders", {"type": "pause"}, cookie) == "storage"
        assert status(server, "/health") == 200
        assert status(server, "/health/ready") == 503
        with server.live(match, cookie) as another:
            assert hear(another, "refused")["code"] == "storage"
            with pytest.raises(ConnectionClosed) as closed:
                another.recv(30)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 1013, "a page comes again"
        limit_files(server, resource.RLIM_INFINITY)
        live.send(json.dumps(order))
        assert hear(live, "state")["sequence"] == 1
        assert json.load(server.ask("/health"))["database"]
    troubles = lines()
    assert len(troubles) == 2, "said once, and once that it is over"
    assert troubles[0].startswith("the database cannot be used to write: ")
    assert troubles[1] == "the database can be used again to write"


def test_a_deleted_database_file(server, lines, data):
    match, cookie = server.make(ANA, BEN)
    kept = data / "verger.sqlite"
    with server.live(match, cookie) as live:
        state = hear(live, "state")
        kept.rename(data / "elsewhere")
        order = {"type": "play", "seat": 0, "action": 3, "revision": state["revision"]}
        for _ in range(3):
            live.send(json.dumps(order))
            assert hear(live, "refused")["code"] == "storage"
        assert code(server, f"/api/matches/{match}/orders", {"type": "pause"}, cookie) == "storage"
        assert status(server, f"/api/matches/{match}/table") == 503
        assert status(server, "/health/ready") == 503
        assert not kept.exists(), "no empty one is begun in its place"
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/live") as tables, pytest.raises(ConnectionClosed):
            tables.recv(30)
        kept.write_bytes((data / "elsewhere").read_bytes())
        assert status(server, f"/api/matches/{match}/table") == 503, "a copy is another file"
        (data / "elsewhere").replace(kept)
        live.send(json.dumps(order))
        assert hear(live, "state")["sequence"] == 1
    troubles = lines()
    assert troubles[0].endswith(": No such file or directory")
    assert {line.partition(" used ")[0] for line in troubles} == {"the database cannot be", "the database can be"}


def test_a_server_stops_in_good_order_though_nothing_can_be_kept(tmp_path):
    with serving(tmp_path / "data") as server:
        match, cookie = server.make(ANA, BEN)
        with server.live(match, cookie) as live:
            hear(live, "state")
            (tmp_path / "data/verger.sqlite").unlink()
            server.process.terminate()
            with pytest.raises(ConnectionClosed):
                drain(live)
        assert server.process.wait(30) == -signal.SIGTERM
        assert "Traceback" not in server.said()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_page_has_a_sentence_for_it(language):
    assert Texts.load(HOUSE_TEXTS, language).has("error-storage")


class HungUp:
    """A socket on which the server below has hung up, because the other side broke the protocol."""

    async def send_text(self, text: str) -> None:
        raise RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'.")

    async def close(self, code: int) -> None:
        raise RuntimeError("Unexpected ASGI message 'websocket.close', after sending 'websocket.close'.")


async def test_who_was_hung_up_on_is_gone_and_no_mistake():
    with pytest.raises(WebSocketDisconnect):
        await sockets.say(HungUp(), "the tables")  # type: ignore[arg-type]
    await sockets.close(HungUp(), sockets.AWAY)  # type: ignore[arg-type]
