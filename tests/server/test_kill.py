"""The server is killed in mid-game, again and again: what was acknowledged is there, and the match goes on."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.process import serving
from tests.server.support import ANA, BEN, bot
from websockets.sync.client import ClientConnection

pytestmark = pytest.mark.slow

PATIENCE = 60


def play(live: ClientConnection, chance: random.Random, moves: int, log: list[Any]) -> bool:
    """Play so many moves of our own, each acknowledged, noting in the log all that was; whether the match is over."""
    while True:
        state = json.loads(live.recv(PATIENCE))
        if state["type"] != "state":
            continue
        log[:] = log[: state["sequence"] - len(state["log"])] + state["log"]
        if state["over"] or not moves:
            return bool(state["over"])
        ours = [seat for seat in state["pending"] if seat in state["yours"]]
        if ours and state["seat"] not in ours:
            live.send(json.dumps({"type": "sit", "seat": ours[0]}))
        elif ours:
            action = chance.choice(state["choices"])["id"]
            live.send(json.dumps({"type": "play", "seat": ours[0], "action": action, "revision": state["revision"]}))
            moves -= 1


@pytest.mark.parametrize("seats", [[ANA, BEN], [ANA, bot("Bo", 1), bot("Cleo", 3)]], ids=["people", "bots"])
def test_acknowledged_moves_survive_a_kill(tmp_path: Path, seats: list[Any]) -> None:
    data = tmp_path / "data"
    chance = random.Random(1)
    log: list[Any] = []
    with serving(data) as server:
        match, cookie = server.make(*seats)
        with server.live(match, cookie) as live:
            play(live, chance, 12, log)
            server.process.kill()
    for _ in range(2):
        with serving(data) as server, server.live(match, cookie) as live:
            acknowledged = list(log)
            play(live, chance, 9, log)
            server.process.kill()
            assert log[: len(acknowledged)] == acknowledged
            assert [entry["sequence"] for entry in log] == list(range(1, len(log) + 1))
    with serving(data) as server:
        with server.live(match, cookie) as live:
            assert play(live, chance, 10_000, log)
        record = json.load(server.ask(f"/api/matches/{match}/record"))
        assert [seat for seat, _ in record["actions"]] == [entry["seat"] for entry in log]
