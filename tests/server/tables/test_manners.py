"""Manners: pausing, asking to take something back, playing again, and what is said."""

import pytest
from tests.server.postgres import both_databases
from tests.server.support import (
    ANA,
    BEN,
    OPEN,
    bot,
    browser,
    kinds,
    make,
    names,
    order,
    read_table,
    refusal,
    seats_of,
    sit_down,
    sitting_at,
)


@pytest.fixture
def pair(client, stranger):
    """Ana, the host, and Ben, another guest, in the middle of nothing."""
    match = make(client, ANA, OPEN)
    sit_down(stranger, match, 1, "Ben")
    order(client, match, "start")
    return match


# Pause


@both_databases
def test_nobody_plays_while_the_table_pauses(client, stranger, pair):
    with sitting_at(client, pair) as ana, sitting_at(stranger, pair) as ben:
        ben.tell("pause")
        ana.see(lambda table: table["paused"])
        ana.play(3)
        assert ana.hear("refused")["code"] == "paused"
        ana.tell("resume")
        ben.see(lambda table: not table["paused"])
        ana.move(3)


def test_bots_pause_as_well(client):
    with sitting_at(client, make(client, ANA, bot("Bo", 5))) as table:
        table.move(3)
        table.tell("pause")
        assert table.hear_until(lambda state: state["thinking"] == [])["sequence"] == 1
        table.tell("resume")
        table.hear_until(lambda state: state["sequence"] == 2)


# Taking back by consent


def play_one_each(ana, ben):
    ana.move(3)
    ben.hear_until(lambda state: state["sequence"] == 1)
    ben.move(4)
    ana.hear_until(lambda state: state["sequence"] == 2)


@both_databases
def test_what_others_agree_to_is_taken_back(client, stranger, pair):
    with sitting_at(client, pair) as ana, sitting_at(stranger, pair) as ben:
        play_one_each(ana, ben)
        assert ana.state["undo"] == {"reach": 0, "reason": "other", "consent": 1}
        ana.undo(0)
        asked = {"kind": "undo", "seat": 0, "to": 0, "agreed": [], "waiting": [1]}
        assert ben.see(lambda table: table["request"])["request"] == asked
        assert refusal(client, pair, "answer", yes=True) == "no_request", "nobody agrees with themselves"
        ben.tell("answer", yes=True)
        state = ana.hear_until(lambda state: state["sequence"] == 0)
        assert (state["revision"], state["log"], state["pending"]) == (3, [], [0])
        assert ana.see(lambda table: table["request"] is None)
        ben.hear_until(lambda state: state["revision"] == 3)
        play_one_each(ana, ben)


def test_what_others_refuse_stays(client, stranger, pair):
    with sitting_at(client, pair) as ana, sitting_at(stranger, pair) as ben:
        play_one_each(ana, ben)
        ana.undo(0)
        ben.see(lambda table: table["request"])
        ben.tell("answer", yes=False)
        ana.see(lambda table: table["request"])
        ana.see(lambda table: table["request"] is None)
        assert ana.state["sequence"] == 2
        assert ben.refusal("answer", yes=True) == "no_request"


def test_whoever_asked_may_think_again(client, stranger, pair):
    with sitting_at(client, pair) as ana, sitting_at(stranger, pair) as ben:
        play_one_each(ana, ben)
        ana.undo(0)
        ben.see(lambda table: table["request"])
        assert ana.refusal("answer", yes=True) == "no_request", "nobody consents to their own wish"
        ana.tell("answer", yes=False)
        ben.see(lambda table: table["request"] is None)
        assert ben.refusal("answer", yes=True) == "no_request"
        assert ana.state["sequence"] == 2


def test_playing_on_is_an_answer(client, stranger, pair):
    with sitting_at(client, pair) as ana, sitting_at(stranger, pair) as ben:
        ana.move(3)
        ben.hear_until(lambda state: state["sequence"] == 1)
        ben.move(4)
        ben.undo(0)
        ben.hear("state")
        assert ben.state["sequence"] == 1, "within what the rules allow nobody is asked"
        ben.move(4)
        ana.hear_until(lambda state: state["revision"] == 4)
        ana.undo(0)
        ben.see(lambda table: table["request"])
        ana.move(5)
        ben.see(lambda table: table["request"] is None)
        assert ben.hear_until(lambda state: state["revision"] == 5)["sequence"] == 3


def test_all_are_asked_and_one_at_a_time(client, stranger):
    cleo = browser(client)
    match = make(client, ANA, OPEN, OPEN, bot("Bo"))
    sit_down(stranger, match, 1, "Ben")
    sit_down(cleo, match, 2, "Cleo")
    order(client, match, "start")
    with sitting_at(client, match) as ana, sitting_at(stranger, match) as ben:
        play_one_each(ana, ben)
        ana.undo(0)
        assert ana.see(lambda table: table["request"])["request"]["waiting"] == [1, 2]
        assert ben.hear_until(lambda state: state["revision"] == 2)
        ben.tell("answer", yes=True)
        request = ana.see(lambda table: table["request"] and table["request"]["agreed"])["request"]
        assert (request["agreed"], request["waiting"]) == ([1], [2])
        order(cleo, match, "answer", yes=True)
        ana.hear_until(lambda state: state["sequence"] == 0)


def test_bots_wait_for_the_answer(client, stranger):
    match = make(client, ANA, OPEN, bot("Bo", 5))
    sit_down(stranger, match, 1, "Ben")
    order(client, match, "start")
    with sitting_at(client, match) as ana, sitting_at(stranger, match) as ben:
        play_one_each(ana, ben)
        assert ana.state["thinking"] == [2]
        ana.undo(0)
        ana.hear_until(lambda state: state["thinking"] == [])
        ben.see(lambda table: table["request"])
        ben.tell("answer", yes=False)
        ana.hear_until(lambda state: state["sequence"] == 3)


def test_whose_owner_is_away_agrees(client, stranger, pair):
    with sitting_at(client, pair) as ana, sitting_at(stranger, pair) as ben:
        play_one_each(ana, ben)
        ben.tell("leave", seat=1)
        state = ana.hear_until(lambda _: kinds(ana.table)[1] == "open")
        assert state["undo"]["consent"] == 0, "nobody is left to be asked"


# Playing again


@both_databases
def test_a_rematch_goes_one_seat_further_round(client, stranger):
    options = {"start_player": 0, "turn_limit": 1}
    match = make(client, ANA, OPEN, bot("Bo"), options=options, clock={"per": "move", "seconds": 600, "late": 1})
    sit_down(stranger, match, 1, "Ben")
    order(client, match, "start")
    assert refusal(client, match, "rematch") == "running"
    order(client, match, "substitute", seat=0, level=1)
    order(stranger, match, "substitute", seat=1, level=1)
    with sitting_at(client, match) as ana, sitting_at(stranger, match) as ben:
        ana.hear_until(lambda state: state["over"])
        ben.hear_until(lambda state: state["over"])
        ben.tell("rematch")
        following = ana.see(lambda table: table["rematch"])["rematch"]
        assert order(client, match, "rematch")["rematch"] == following, "there is one rematch"
    again = client.get(f"/api/matches/{following}/table").json()
    assert names(again) == ["Ben", "Bo", "Ana"]
    assert [seat["substitute"] for seat in again["seats"]] == [None, None, 1], "who asks for it is back"
    assert (again["host"], again["started"] is not None, again["options"]) == (True, True, ana.table["options"])
    assert again["clock"] == ana.table["clock"]
    assert again["fairness"] != ana.table["fairness"]
    assert seats_of(read_table(stranger, following)) == [0]
    assert seats_of(read_table(client, following)) == [2]


# What is said


@both_databases
def test_people_talk(client, stranger, pair):
    with sitting_at(client, pair) as ana, sitting_at(stranger, pair) as ben:
        ana.tell("say", text="  <b>Bonjour</b> & 🍋 ")
        (line,) = ben.see(lambda table: table["chat"]["lines"])["chat"]["lines"]
        assert (line["seat"], line["name"], line["text"], line["reaction"]) == (0, "Ana", "<b>Bonjour</b> & 🍋", None)
        ben.tell("react", reaction="bravo")
        lines = ana.see(lambda table: len(table["chat"]["lines"]) == 2)["chat"]["lines"]
        assert (lines[1]["name"], lines[1]["text"], lines[1]["reaction"]) == ("Ben", None, "bravo")
        assert lines[0]["number"] < lines[1]["number"]
        ana.move(3)
        assert len(ana.heard) == 2, "talk makes no action stale and shows no state anew"


@pytest.mark.parametrize("text", ["", "  ", "x" * 281, "a\x00b", "two\nlines", "\u202eneddih", 7, None])
def test_what_cannot_be_said(client, text):
    assert refusal(client, make(client, ANA, BEN), "say", text=text) == "invalid"


def test_only_so_much_is_kept_and_so_much_said_at_once(client, monkeypatch):
    monkeypatch.setattr("verger.server.tables.matches.LINES", 4)
    match = make(client, ANA, BEN)
    for number in range(8):
        order(client, match, "say", text=str(number))
    assert refusal(client, match, "say", text="more") == "rate"
    lines = client.get(f"/api/matches/{match}/table").json()["chat"]["lines"]
    assert [line["text"] for line in lines] == ["4", "5", "6", "7"]


def test_the_host_switches_the_talk_off(client, stranger, pair):
    order(stranger, pair, "say", text="hello")
    assert order(client, pair, "table", chat=False)["chat"]["on"] is False
    assert refusal(stranger, pair, "say", text="hello") == "chat_off"
    assert refusal(stranger, pair, "react", reaction="ouch") == "chat_off"
    order(client, pair, "table", chat=True)
    order(stranger, pair, "say", text="hello again")


def test_spectators_are_silent(client, stranger):
    match = make(client, ANA, BEN)
    stranger.post("/api/guests")
    assert refusal(stranger, match, "say", text="Psst: take the lemon") == "not_seated"
    assert refusal(stranger, match, "react", reaction="hurry") == "not_seated"
    assert refusal(client, match, "react", reaction="<script>") == "invalid"


def test_talk_goes_on_after_the_end_and_nothing_else(client):
    match = make(client, ANA, bot("Bo"), options={"start_player": 0, "turn_limit": 1})
    with sitting_at(client, match) as table:
        table.play_on()
        table.tell("say", text="well played")
        table.see(lambda table: table["chat"]["lines"])
        for kind, more in (("pause", {}), ("leave", {"seat": 0}), ("substitute", {"seat": 0, "level": 1})):
            assert table.refusal(kind, **more) == "over"
