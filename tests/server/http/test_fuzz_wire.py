"""Whatever comes over the wire, HTTP and WebSocket or neither: the server says nothing of it, and lives."""

import socket
import struct
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.fuzz import fuzz, rounds
from tests.server.process import Server, serving
from tests.server.support import ANA, BEN
from websockets.frames import Opcode

from verger.match import games

LINES = st.sampled_from(
    [
        "GET {live} HTTP/1.1",
        "GET /api/tables/live HTTP/1.1",
        "GET /api/health HTTP/1.1",
        "POST /api/guests HTTP/1.1",
        "POST /api/matches HTTP/1.1",
        "GET {live}?since=-1&seat=x HTTP/1.0",
        "GET /%ff%00/../\u00e9 HTTP/1.1",
        "BREW /pot HTCPCP/1.0",
    ]
)
WEIRD = st.text('abc:;=,.\\"[]{}()% \t\x00\u00e9\u202e', max_size=12)
HEADERS = st.lists(
    st.sampled_from(
        [
            "host: here",
            "host: [",
            "origin: http://[",
            "upgrade: websocket",
            "upgrade: h2c",
            "connection: upgrade",
            "connection: keep-alive, Upgrade",
            "sec-websocket-version: 13",
            "sec-websocket-version: 7",
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
            "sec-websocket-key: x",
            "sec-websocket-extensions: permessage-deflate",
            "sec-websocket-protocol: a, b",
            "content-length: 5",
            "content-length: -1",
            "transfer-encoding: chunked",
            "expect: 100-continue",
            "cookie: verger=x; verger=\u00e9",
            "x-forwarded-for: ],[",
            "x-many: y\r\n" * 150 + "x: y",
        ]
    )
    | st.tuples(WEIRD, WEIRD).map(": ".join),
    max_size=8,
)
SHAKE = [
    "host: here",
    "upgrade: websocket",
    "connection: upgrade",
    "sec-websocket-version: 13",
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
]
REQUESTS = st.tuples(LINES, HEADERS) | st.tuples(LINES, HEADERS.map(lambda more: SHAKE + more[:1]))


@st.composite
def frames(draw: st.DrawFn) -> bytes:
    """A frame, more or less: it may lie about its length, its parts and its purpose."""
    data = draw(st.binary(max_size=40) | st.just(b'{"type": "sit", "seat": 0}') | st.just(b"x" * 70_000))
    opcode = draw(st.sampled_from([*Opcode, *Opcode, 3, 11]))
    first = opcode | draw(st.sampled_from([0x80, 0x80, 0x80, 0, 0xC0]))
    length = len(data) + draw(st.sampled_from([0, 0, 0, 0, 1, -1, 2**40]))
    masked = draw(st.sampled_from([0x80, 0x80, 0x80, 0x80, 0]))
    if 0 <= length < 126:
        head = struct.pack("!BB", first, masked | length)
    else:
        head = struct.pack("!BBQ", first, masked | 127, length % 2**64)
    return head + (bytes(4) if masked else b"") + data


PARTS = st.lists(frames() | frames() | frames() | st.binary(max_size=30), max_size=6)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("VERGER_LIMITS", "off")
        with serving(tmp_path_factory.mktemp("wire") / "data") as server:
            yield server


def throw(server: Server, request: str, parts: list[bytes], is_cut: bool) -> None:
    """Say all this, listen for a moment, and go, with or without a good-bye."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        if is_cut:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        try:
            line.sendall(request.encode("utf-8", "surrogateescape"))
            line.settimeout(0.02)
            line.recv(1 << 16)
            for part in parts:
                line.sendall(part)
            line.recv(1 << 16)
        except (TimeoutError, ConnectionError):
            return


@pytest.mark.parametrize("game", games())
def test_whatever_comes_over_the_wire(server: Server, game: str) -> None:
    match, _ = server.make(ANA, BEN, game=game, options={})

    @fuzz(40)
    @given(request=REQUESTS, parts=PARTS, is_cut=st.booleans())
    def say(request: tuple[str, list[str]], parts: list[bytes], is_cut: bool) -> None:
        first, headers = request
        before = len(server.said())
        asked = "\r\n".join([first.replace("{live}", f"/api/matches/{match}/live"), *headers, "", ""])
        throw(server, asked, parts, is_cut)
        assert server.ask("/api/health").status == 200
        assert '"trace"' not in server.said()[before:]

    for _ in rounds(len(games()) * 3):
        say()
