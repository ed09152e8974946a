"""Bots think beside the server, not in its way."""

import time

from tests.server.support import ANA, bot, make, sitting_at

from verger import bots


def test_the_server_answers_while_a_bot_thinks(client):
    with sitting_at(client, make(client, ANA, bot("Bo", 6))) as table:
        table.move(0)
        started = time.monotonic()
        answers = [client.get("/api/health").status_code for _ in range(10)]
        assert time.monotonic() - started < 2, "a thought of level 6 alone takes longer"
        assert answers == [200] * 10
        assert table.heard[-1]["sequence"] == 1


def test_every_turn_is_thought_about_once(client, monkeypatch):
    thoughts = []
    think = bots.HeuristicBot.think

    def counted(self, game, state, seat, seed):
        thoughts.append(seed)
        return think(self, game, state, seat, seed)

    match = make(client, bot("Bo"), bot("Cleo"), seed=5)
    while not client.get("/api/health").json()["ready"]:
        time.sleep(0.1)  # preparing a game lets a bot think, too
    monkeypatch.setattr(bots.HeuristicBot, "think", counted)
    with sitting_at(client, match) as one, sitting_at(client, match) as other:
        last = one.hear_until(lambda state: state["over"])
        other.hear_until(lambda state: state["over"])
    assert len(thoughts) == last["sequence"]
    assert len(set(thoughts)) == len(thoughts)
    assert 5 not in thoughts


def test_a_bot_that_fails_does_not_take_the_match_along(client, monkeypatch):
    def fail(*_):
        raise RuntimeError("no idea")

    match = make(client, ANA, bot("Bo"))
    with sitting_at(client, match) as table:
        monkeypatch.setattr(bots.HeuristicBot, "think", fail)
        table.move(0)
        table.tell("hint", seat=1)
        assert table.hear("refused")["code"] == "not_your_seat"
    monkeypatch.undo()
    with sitting_at(client, match) as table:
        table.hear_until(lambda state: 0 in state["pending"])
