"""Whatever comes over a live connection, from whomever: it is answered or refused, nobody learns what is not for them,
nothing of it stays behind, and those who play go on playing.

`make fuzz-live` goes on for a quarter of an hour, with ever new examples.
"""

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient
from tests.server.fuzz import fuzz, rounds
from tests.server.support import ANA, BEN, make, sitting_at

from verger.match import games
from verger.server import Settings, create_app
from verger.server.operation import metrics
from verger.server.wire.orders import LARGEST, orders

END = "the end"
KINDS = {
    name: list(part["properties"])
    for part in orders.json_schema()["$defs"].values()
    if (name := part.get("properties", {}).get("type", {}).get("const"))
}
NUMBERS = st.sampled_from([0, 1, 2, 3, -1, 63, 64, 2**31, 2**64, 0.5])
WORDS = st.text(max_size=20) | st.sampled_from(["bravo", "<script>alert(1)</script>", "\u202e", "\x00", "a" * 300])
ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | WORDS,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["kind", "seat", "level"]) | WORDS, inner)
    ),
    max_leaves=6,
)
PLAUSIBLE = {
    "seat": st.sampled_from([0, 1]),
    "revision": st.integers(0, 3),
    "to": st.integers(0, 3),
    "level": st.sampled_from([1, 2, None]),
    "action": st.integers(0, 40) | st.just({"kind": "play", "card": 0}),
    "name": st.just("Mallory"),
    "text": WORDS,
    "yes": st.booleans(),
}


@st.composite
def told(draw: st.DrawFn) -> dict[str, Any]:
    """An order of ours, more or less: each of its parts as it could be, as it could not be, or left out."""
    kind = draw(st.sampled_from(sorted(KINDS)))
    order: dict[str, Any] = {"type": kind}
    for part in KINDS[kind]:
        if part != "type" and draw(st.integers(0, 9)):
            order[part] = draw(PLAUSIBLE.get(part, ANYTHING) if draw(st.integers(0, 3)) else ANYTHING)
    return order


TEXTS = (
    told().map(json.dumps)
    | ANYTHING.map(json.dumps)
    | st.text(max_size=60)
    | told().map(lambda order: json.dumps(order)[:-2])
    | st.sampled_from(["[" * 5000, "x" * (LARGEST + 1), '{"type": "play", "seat": NaN}', "é" * LARGEST])
)
MOVES = st.lists(st.integers(0, 999), max_size=8)
MESSAGES = st.lists(TEXTS | st.binary(max_size=60), min_size=1, max_size=6)
COOKIES = st.sampled_from(["owner", "none", "other"]) | st.text("abcABC.-_0", max_size=60)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("fuzz")
    with TestClient(create_app(Settings(folder / "data", "", folder / "page", limits=False))) as client:
        yield client


@pytest.fixture(scope="module")
def cookies(client: TestClient) -> dict[str, str]:
    """The cookie of who owns the match, that of a guest of another match, and none."""
    found = {}
    for who in ("owner", "other"):
        client.cookies.clear()
        make(client, ANA, BEN)
        found[who] = client.cookies["verger"]
    return found | {"none": ""}


def become(client: TestClient, cookie: str) -> None:
    client.cookies.clear()
    if cookie:
        client.cookies.set("verger", cookie)


def converse(client: TestClient, match: str, messages: list[str | bytes]) -> list[dict[str, Any]]:
    """Say these things, and hear all until the answer to a last one has come."""
    heard: list[dict[str, Any]] = []
    with client.websocket_connect(f"/api/matches/{match}/live") as session:
        for message in [*messages, json.dumps({"type": END})]:
            session.send_bytes(message) if isinstance(message, bytes) else session.send_text(message)
        while not heard or END not in heard[-1].get("message", ""):
            heard.append(session.receive_json())
    return heard


def check(message: dict[str, Any], mine: bool) -> None:
    """Nothing went wrong here, and who has no seat saw nothing that is for seats alone."""
    assert message.get("code") != "server"
    if mine:
        return
    assert message["type"] != "hint"
    if message["type"] == "state":
        assert (message["seat"], message["choices"], message["refusals"]) == (None, [], [])
    if message["type"] == "table":
        assert not message["host"]
        assert message["fairness"]["seed"] is None
        assert not any(seat["yours"] for seat in message["seats"])


def begun(client: TestClient, cookie: str, game: str, moves: list[int]) -> str:
    """A match in which these moves have been made, as far as there were so many."""
    become(client, cookie)
    match = make(client, ANA, BEN, game=game, options={})
    with sitting_at(client, match) as table:
        for move in moves:
            if (state := table.my_turn())["over"]:
                break
            table.move(state["choices"][move % len(state["choices"])]["id"])
    return match


@pytest.mark.parametrize("game", games())
def test_whatever_is_said(
    client: TestClient, cookies: dict[str, str], caplog: pytest.LogCaptureFixture, game: str
) -> None:
    @fuzz(15)
    @given(moves=MOVES, messages=MESSAGES, who=COOKIES)
    def say(moves: list[int], messages: list[str | bytes], who: str) -> None:
        caplog.clear()
        match, mine = begun(client, cookies["owner"], game, moves), who == "owner"
        before = client.get(f"/api/matches/{match}").json()["revision"]
        become(client, cookies.get(who, who))
        for message in converse(client, match, messages):
            check(message, mine)
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]
        assert mine or client.get(f"/api/matches/{match}").json()["revision"] == before

    for _ in rounds(len(games()) * 3):
        say()


@pytest.mark.parametrize("game", games())
def test_others_play_on_meanwhile(client: TestClient, cookies: dict[str, str], game: str) -> None:
    @fuzz(5)
    @given(messages=MESSAGES)
    def say(messages: list[str | bytes]) -> None:
        match = begun(client, cookies["owner"], game, [])
        with sitting_at(client, match) as table:
            become(client, cookies["other"])
            converse(client, match, messages)
            before = table.my_turn()
            assert table.move(before["choices"][0]["id"])["sequence"] == before["sequence"] + 1

    for _ in rounds(len(games()) * 3):
        say()


def test_nothing_stays_behind(client: TestClient, cookies: dict[str, str]) -> None:
    become(client, cookies["other"])
    match = make(client, ANA, BEN)
    open_before = metrics.registry.get_sample_value("verger_sockets")
    for _ in range(20):
        converse(client, match, ["nonsense"])
    house = client.app.state.house  # type: ignore[attr-defined]
    assert metrics.registry.get_sample_value("verger_sockets") == open_before
    assert match not in house.pubsub._subscribers
    assert match not in house.presence._attending
