"""A server in a process of its own: what it says, and how it stops."""

import json
import signal
import socket

import pytest
from tests.server.process import drain, hear, serving
from tests.server.support import ANA, BEN, bot
from websockets.exceptions import ConnectionClosed

from verger.server import run
from verger.server.serve import web_address


@pytest.mark.parametrize("asked", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.thorough)])
def test_a_server_says_where_it_is_and_stops_when_asked(tmp_path, asked):
    with serving(tmp_path / "data") as server:
        match, cookie = server.make(ANA, bot("Bo", 6))
        with server.live(match, cookie) as live:
            state = hear(live, "state")
            live.send(json.dumps({"type": "play", "seat": 0, "action": 0, "revision": state["revision"]}))
            hear(live, "state")
            server.process.send_signal(asked)
            with pytest.raises(ConnectionClosed) as closed:
                drain(live)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "come back soon"
        assert server.process.wait(30) == -asked, "closed in good order, then ended by the signal itself"
        assert server.said() == f"Verger is at http://127.0.0.1:{server.port} (Ctrl-C stops it).\n"


def test_large_messages_over_the_wire(tmp_path):
    with serving(tmp_path / "data") as server:
        match, cookie = server.make(ANA, BEN)
        with server.live(match, cookie) as live:
            hear(live, "state")
            live.send("x" * 20_000)
            assert hear(live, "refused")["code"] == "invalid"
            live.send("x" * 2_000_000)
            with pytest.raises(ConnectionClosed) as closed:
                live.recv(30)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009, "too big"
        assert "Traceback" not in server.said()


def test_an_address_in_use_is_an_error(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(OSError, match="in use"):
        run(port=taken.getsockname()[1], data_dir=tmp_path)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("0.0.0.0", "http://127.0.0.1:80"),
        ("::", "http://[::1]:80"),
        ("::1", "http://[::1]:80"),
        ("verger.local", "http://verger.local:80"),
    ],
)
def test_the_address_to_open(host, address):
    assert web_address(host, 80) == address
