"""Nobody keeps a connection for nothing, and nobody keeps too many: without a proxy that would see to it."""

import json
import logging
import socket
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Literal

import pytest
import uvicorn
from tests.server.process import cookie_in, hear
from tests.server.support import ANA, BEN, browser, make, sitting_at
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from verger.server import Settings
from verger.server.http import connections, http_protocol, rate_limits, websocket_protocol
from verger.server.http.rate_limits import Limit
from verger.server.live import sockets
from verger.server.serve import configuration, listen

PATIENCE = 60
HALF = b"GET /api/games HTTP/1.1\r\nhost: here\r\n"
WHOLE = HALF + b"\r\n"
POST = b"POST /api/verify HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\n{"
CUT = (ConnectionResetError, BrokenPipeError)
SOON = 0.3
"""Seconds of patience that a test gives the server."""


@contextmanager
def served(settings: Settings) -> Iterator[tuple[str, int]]:
    """A server as `verger serve` makes it, in a thread."""
    with listen("127.0.0.1", 0) as listening:
        server = uvicorn.Server(configuration(settings))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        while not server.started:
            time.sleep(0.01)
        try:
            yield listening.getsockname()
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


@pytest.fixture
def address(settings: Settings, caplog: pytest.LogCaptureFixture) -> Iterator[tuple[str, int]]:
    """Where a server listens that shall not be surprised by anything."""
    with served(settings) as address:
        yield address
    assert not [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@contextmanager
def line(address: tuple[str, int], said: bytes = b"") -> Iterator[socket.socket]:
    with socket.create_connection(address, timeout=PATIENCE) as connection:
        connection.sendall(said)
        yield connection


def is_cut(connection: socket.socket) -> bool:
    """Whether nothing comes any more but the end."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def answer(connection: socket.socket) -> bytes:
    """The status that is answered; the rest is read, and thrown away."""
    status = connection.recv(12, socket.MSG_WAITALL)
    connection.settimeout(0.2)
    try:
        while connection.recv(1 << 16):
            pass
    except TimeoutError:
        connection.settimeout(PATIENCE)
    return status


def pour(connection: socket.socket, said: bytes, pause: float = 0.0) -> None:
    """Say something again and again, and listen to nothing; to be cut off raises."""
    while True:
        connection.sendall(said)
        time.sleep(pause)


# Questions that are never asked to their end


@pytest.mark.parametrize("said", [b"", b"G", HALF], ids=["nothing", "a letter", "half"])
def test_who_does_not_say_what_they_want_is_cut_off(address, monkeypatch, said):
    monkeypatch.setattr(http_protocol, "HEADERS", SOON)
    with line(address, said) as connection:
        assert is_cut(connection)


def test_a_question_that_trickles_in_is_cut_off(address, monkeypatch):
    monkeypatch.setattr(http_protocol, "HEADERS", SOON)
    with line(address, HALF) as connection, pytest.raises(CUT):
        pour(connection, b"x: y\r\n", pause=0.05)


def test_what_comes_with_a_question_comes_in_time(address, monkeypatch):
    monkeypatch.setattr(http_protocol, "BODY", SOON)
    with line(address, POST) as connection:
        assert is_cut(connection)


def test_a_second_question_comes_in_time_as_well(address, monkeypatch):
    monkeypatch.setattr(http_protocol, "HEADERS", 2.0)
    with line(address, WHOLE) as connection:
        assert answer(connection) == b"HTTP/1.1 200"
        connection.sendall(HALF)
        assert is_cut(connection)


def test_whoever_asks_in_time_is_answered_again_and_again(address):
    with line(address) as connection:
        for first, rest, status in (
            (WHOLE, b"", 200),
            (HALF, b"\r\n", 200),
            (POST, b" " * 999, 422),
            (WHOLE, b"", 200),
        ):
            connection.sendall(first)
            connection.sendall(rest)
            assert answer(connection) == b"HTTP/1.1 %d" % status


def test_whoever_does_not_take_the_answer_is_cut_off(address, monkeypatch):
    monkeypatch.setattr(connections, "READER", SOON)
    with line(address) as connection, pytest.raises(CUT):
        pour(connection, b"GET /api/games/citrus HTTP/1.1\r\nhost: here\r\n\r\n")


@pytest.mark.parametrize("after", [b"\x00\xff\x00\r\n\r\n", b"GET\r\n\r\n", b"\r\n" * 100])
def test_nonsense_behind_a_question(address, after):
    with line(address, WHOLE + after) as connection:
        assert answer(connection) == b"HTTP/1.1 200"


# Connections


def await_room(address: tuple[str, int]) -> None:
    """Somebody is let in as soon as it is known that another has gone."""
    while True:
        with line(address) as again:
            again.settimeout(0.5)
            try:
                again.recv(12)
            except TimeoutError:
                return


def test_so_many_connections_from_one_address(address, monkeypatch):
    monkeypatch.setattr(connections, "CONNECTIONS", 3)
    with line(address), line(address):
        with line(address, WHOLE) as third:
            assert answer(third) == b"HTTP/1.1 200"
            with line(address) as fourth:
                assert answer(fourth) == b"HTTP/1.1 429"
        await_room(address)


def test_a_live_connection_is_one_until_it_ends(address, monkeypatch):
    monkeypatch.setattr(connections, "CONNECTIONS", 1)
    with lobby(address) as live:
        hear(live, "tables")
        with line(address) as second:
            assert answer(second) == b"HTTP/1.1 429"
    await_room(address)


@pytest.mark.parametrize("more", [{"limits": False}, {"trusted_proxies": "127.0.0.1"}])
def test_proxies_and_who_is_not_limited_connect_as_they_like(tmp_path, monkeypatch, more):
    monkeypatch.setattr(connections, "CONNECTIONS", 1)
    with served(Settings(tmp_path, **more)) as address, ExitStack() as stack:
        for _ in range(5):
            assert answer(stack.enter_context(line(address, WHOLE))) == b"HTTP/1.1 200"


# Live connections


def lobby(address: tuple[str, int]) -> ClientConnection:
    return connect(f"ws://{address[0]}:{address[1]}/api/tables/live", max_size=None)


def frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (frame(Opcode.TEXT, b"\xff\xfe"), 1007),
        (frame(Opcode.TEXT, b"\xff") * 3, 1007),
        (frame(Opcode.TEXT, b"\xc3", fin=False) + frame(Opcode.CONT, b"("), 1007),
        (frame(Opcode.CONT, b"x"), 1002),
        (b"\xff\xff\xff\xff", 1002),
        (frame(Opcode.CLOSE, b"\x00\x00"), 1002),
    ],
    ids=["no text", "thrice no text", "no text in parts", "a part of nothing", "no frame", "no code"],
)
def test_frames_that_are_none(address, said, code):
    with lobby(address) as live:
        hear(live, "tables")
        live.socket.sendall(said)
        with pytest.raises(ConnectionClosed) as closed:
            live.recv(PATIENCE)
    assert closed.value.rcvd
    assert closed.value.rcvd.code == code


def test_a_handshake_that_comes_to_nothing(address, monkeypatch):
    monkeypatch.setattr(websocket_protocol, "HANDSHAKE", SOON)
    upgrade = b"GET /api/tables/live HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    many = b"".join(b"x-%d: y\r\n" % number for number in range(200))
    with line(address, upgrade + many + b"\r\n") as connection:
        assert is_cut(connection)


def test_so_many_live_connections_from_one_address(client, monkeypatch):
    monkeypatch.setitem(rate_limits.HELD, "socket", 2)
    match = make(client, ANA, BEN)
    with sitting_at(client, match), sitting_at(client, match):
        with client.websocket_connect(f"/api/matches/{match}/live") as third:
            assert third.receive_json()["code"] == "rate"
            assert third.receive()["code"] == 4429
        with client.websocket_connect("/api/tables/live") as third:
            assert third.receive()["code"] == 4429
    with sitting_at(client, match), sitting_at(client, match):
        pass
    assert not client.app.state.house.limits._held


def test_fewer_of_those_whom_nobody_knows(client, stranger, monkeypatch):
    monkeypatch.setitem(rate_limits.HELD, "stranger", 1)
    match = make(client, ANA, BEN)
    with sitting_at(stranger, match), sitting_at(client, match), sitting_at(client, match):
        third = browser(client).websocket_connect("/api/tables/live")
        with third:
            assert third.receive()["code"] == 4429


def test_whom_nobody_knows_and_who_says_nothing_comes_again(client, stranger, monkeypatch):
    monkeypatch.setattr(sockets, "SILENCE", 0.05)
    match = make(client, ANA, BEN)
    with sitting_at(client, match) as table:
        for path in (f"/api/matches/{match}/live", "/api/tables/live"):
            with stranger.websocket_connect(path) as watching:
                while (heard := watching.receive())["type"] != "websocket.close":
                    pass
            assert heard["code"] == 1001, "a page comes again by itself"
        assert table.move(0)["sequence"] == 1, "whom we know may be silent"


def test_who_talks_nonsense_is_sent_away(client, stranger, monkeypatch):
    monkeypatch.setitem(rate_limits.LIMITS, "invalid", Limit(3, 0.001))
    match = make(client, ANA, BEN)

    def talk(nonsense: list[str | bytes]) -> list[str | int]:
        """What is answered, and the code at the end."""
        heard: list[str | int] = []
        with stranger.websocket_connect(f"/api/matches/{match}/live") as session:
            for one in nonsense:
                session.send_bytes(one) if isinstance(one, bytes) else session.send_text(one)
            while (message := session.receive())["type"] != "websocket.close":
                if (said := json.loads(message["text"]))["type"] == "refused":
                    heard.append(said["code"])
        return [*heard, message["code"]]

    with sitting_at(client, match) as table:
        assert talk(["", b"\x00", "{", "[]"]) == ["invalid"] * 4 + ["rate", 4429]
        assert talk(["{}"]) == ["invalid", "rate", 4429], "another connection is no way round it"
        assert table.move(0)["sequence"] == 1
        assert table.refusal("play", seat=0, action=0, revision=0) == "conflict", "which is no nonsense"


@pytest.mark.parametrize("size", [0, 1, 125, 126, 2**16 - 1, 2**16, 2**17])
def test_a_text_in_a_frame_is_what_the_protocol_makes_of_it(size):
    text = b"x" * size
    assert websocket_protocol.framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@contextmanager
def live_finca(settings: Settings, compression: Literal["deflate"] | None) -> Iterator[ClientConnection]:
    """A page before a match of Finca that has just begun."""
    wanted = {"game": "finca", "seats": [ANA, BEN], "options": {"start_player": 0}}
    body, kind = json.dumps(wanted).encode(), {"content-type": "application/json"}
    with served(settings) as (_, port):
        question = urllib.request.Request(f"http://127.0.0.1:{port}/api/matches", body, kind)
        with urllib.request.urlopen(question, timeout=PATIENCE) as answer:
            match, cookie = json.load(answer)["match"], cookie_in(answer)
        address = f"ws://127.0.0.1:{port}/api/matches/{match}/live?form=known"
        with connect(address, additional_headers={"cookie": cookie}, compression=compression) as socket:
            assert hear(socket, "known")["revision"] == 0
            yield socket


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_what_is_said_at_once_is_heard_with_compression_and_without(settings, compression):
    with live_finca(settings, compression) as socket:
        for revision in range(3):
            order = {"type": "play", "seat": revision % 2, "action": revision, "revision": revision}
            socket.send(json.dumps(order))
            assert hear(socket, "known")["revision"] == revision + 1


@pytest.mark.parametrize("text", [b"", b"{}", b"x" * 125, "é".encode()])
def test_a_short_text_is_read_without_the_library(text):
    frame = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert websocket_protocol.text_of(frame) == text.decode()
    assert websocket_protocol.ends_between(frame)


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b"x" * 126),
        Frame(Opcode.TEXT, b"x", fin=False),
        Frame(Opcode.TEXT, b"\xff"),
        Frame(Opcode.BINARY, b"x"),
        Frame(Opcode.PONG, b"x"),
        Frame(Opcode.TEXT, b"x" * 70_000),
    ],
    ids=["long", "fragment", "no text", "binary", "pong", "very long"],
)
def test_every_other_frame_is_left_to_the_library(frame):
    data = frame.serialize(mask=True)
    assert websocket_protocol.text_of(data) is None
    assert websocket_protocol.text_of(frame.serialize(mask=False)) is None
    assert websocket_protocol.ends_between(data + data)
    for cut in (1, 2, 5, len(data) - 1):
        assert not websocket_protocol.ends_between(data[:cut])
        assert websocket_protocol.text_of(data[:cut]) is None


def test_orders_are_heard_however_they_arrive(settings):
    """In pieces, several at once, after a pong, in fragments: one after another, each once."""

    def order(number: int) -> bytes:
        return json.dumps({"type": "play", "seat": number % 2, "action": number, "revision": number}).encode()

    def frame(kind: Opcode, data: bytes, fin: bool = True) -> bytes:
        return Frame(kind, data, fin=fin).serialize(mask=True)

    with live_finca(settings, None) as socket:
        wire = socket.socket
        whole = [frame(Opcode.TEXT, order(number)) for number in range(6)]
        wire.sendall(whole[0])
        assert hear(socket, "known")["revision"] == 1
        wire.sendall(frame(Opcode.PONG, b"unasked"))
        wire.sendall(whole[1])
        assert hear(socket, "known")["revision"] == 2
        wire.sendall(frame(Opcode.TEXT, order(2)[:9], fin=False) + frame(Opcode.CONT, order(2)[9:]))
        assert hear(socket, "known")["revision"] == 3
        wire.sendall(whole[3][:20])
        time.sleep(SOON)
        wire.sendall(whole[3][20:])
        assert hear(socket, "known")["revision"] == 4
        wire.sendall(whole[4] + whole[5])
        assert [hear(socket, "known")["revision"] for _ in range(2)] == [5, 6]
