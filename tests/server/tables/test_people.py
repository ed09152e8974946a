"""People at a table: what each may see, who is here, who comes back, and bots that stand in for them."""

import json

import pytest
from starlette.testclient import TestClient
from tests.server.postgres import both_databases
from tests.server.support import (
    ANA,
    BEN,
    OPEN,
    Message,
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

from verger.server.http import guests


@pytest.fixture
def hands(client, stranger):
    """A match of Fruitoplay between two guests, whose hands are their own business."""
    match = make(client, ANA, OPEN, game="fruitoplay", options={})
    sit_down(stranger, match, 1, "Ben")
    order(client, match, "start")
    return match


def hand_of(client: TestClient, match: str, query: str = "") -> Message:
    state: Message = client.get(f"/api/matches/{match}{query}").json()
    return state


# What each may see


def test_two_guests_never_see_each_others_hands(client, stranger, hands):
    hers, his = hand_of(client, hands), hand_of(stranger, hands)
    assert hers["view"] != his["view"]
    watcher = browser(client)
    public = hand_of(watcher, hands)
    assert public["seat"] is None
    assert public["view"] not in (hers["view"], his["view"])
    for seat in range(3):
        assert hand_of(client, hands, f"?seat={seat}")["view"] == hers["view"]
        assert hand_of(stranger, hands, f"?seat={seat}")["view"] == his["view"]
        assert hand_of(watcher, hands, f"?seat={seat}")["view"] == public["view"]
        for asker, known in ((client, hers), (stranger, his), (watcher, public)):
            step = asker.get(f"/api/matches/{hands}/steps/0?seat={seat}").json()
            assert step["view"] == known["view"]


def test_nobody_looks_from_anothers_seat_live(client, stranger, hands):
    his = hand_of(stranger, hands)
    with sitting_at(client, hands, "?seat=1") as ana:
        assert (ana.state["seat"], ana.yours) == (0, [0])
        assert ana.refusal("sit", seat=1) == "not_your_seat"
        assert ana.refusal("hint", seat=1) == "not_your_seat"
        assert ana.refusal("why", seat=1, action=0) == "not_your_seat"
        assert ana.refusal("play", seat=1, action=his["choices"][0]["id"], revision=0) == "not_your_seat"
        assert ana.refusal("undo", seat=1, to=0, revision=0) == "not_your_seat"


def test_what_others_choose_face_down_stays_so(client, stranger, hands):
    with (
        sitting_at(client, hands) as ana,
        sitting_at(stranger, hands) as ben,
        sitting_at(browser(client), hands) as eve,
    ):
        chosen = ben.move(ben.state["choices"][0]["id"])["log"][-1]["action"]
        for table in (ana, eve):
            entry = table.hear_until(lambda state: state["sequence"] == 1)["log"][-1]
            assert entry["action"] != chosen, "Ben's card is his own until all have chosen"


def test_no_message_tells_the_seed_or_a_guest(client, stranger, hands):
    with sitting_at(stranger, hands) as ben, sitting_at(client, hands) as ana:
        ana.tell("say", text="hello")
        ben.see(lambda table: table["chat"]["lines"])
        told = json.dumps([ben.table, ben.state, stranger.get("/api/tables").json()])
    guest = client.cookies["verger"].split(".")[0]
    assert '"guest"' not in told
    assert guest not in told
    assert ben.table["fairness"]["seed"] is None


def test_who_leaves_a_seat_sees_it_no_more(client, stranger, hands):
    with sitting_at(stranger, hands) as ben:
        his = ben.state["view"]
        ben.tell("leave", seat=1)
        state = ben.hear_until(lambda state: state["seat"] is None)
        assert state["view"] != his
        assert ben.yours == []


def test_who_takes_a_seat_sees_it_from_then_on(client, hands):
    eve = browser(client)
    eve.post("/api/guests")
    order(client, hands, "leave", seat=0)
    with sitting_at(eve, hands) as table:
        table.tell("take", seat=0, name="Eve")
        table.see(lambda seen: seen["seats"][0]["asked"] is not None)
        assert table.yours == [], "she has asked for it and no more"
    with sitting_at(client, hands) as table:
        table.tell("take", seat=0, name="Ana again")
        assert table.hear_until(lambda state: state["seat"] == 0)
        assert table.yours == [0]


# A guest on two devices


@both_databases
def test_a_personal_link_brings_the_same_seats(client, stranger):
    match = make(client, ANA, BEN)
    token = client.post("/api/guests/link").json()["link"]
    assert seats_of(read_table(stranger, match)) == []
    answer = stranger.post("/api/guests/come", json={"token": token})
    assert answer.json() == {"guest": True}
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert seats_of(read_table(stranger, match)) == [0, 1]


def test_a_wrong_link_leads_nowhere(client, stranger, monkeypatch):
    make(client, ANA, BEN)
    token = client.post("/api/guests/link").json()["link"]
    cookie = client.cookies["verger"]
    for wrong in (token[:-1], token[1:], cookie, "", "x" * 512):
        answer = stranger.post("/api/guests/come", json={"token": wrong})
        assert answer.json()["error"]["code"] == "invalid"
    monkeypatch.setattr(guests, "LINK", -1)
    assert stranger.post("/api/guests/come", json={"token": token}).status_code == 422
    assert "verger" not in stranger.cookies
    assert stranger.post("/api/guests/link").json()["error"]["code"] == "no_guest"


def test_a_link_is_no_cookie(client, stranger):
    match = make(client, ANA, BEN)
    stranger.cookies.set("verger", client.post("/api/guests/link").json()["link"])
    assert seats_of(read_table(stranger, match)) == []


def test_becoming_a_guest_twice_changes_nothing(client):
    client.post("/api/guests")
    before = client.cookies["verger"]
    assert client.post("/api/guests").json() == {"guest": True}
    assert client.cookies["verger"] == before


# Who is here


@both_databases
def test_who_is_here_is_seen(client, stranger):
    match = make(client, ANA, OPEN)
    sit_down(stranger, match, 1, "Ben")
    with sitting_at(client, match) as ana:
        assert [seat["here"] for seat in ana.table["seats"]] == [True, False]
        with sitting_at(stranger, match):
            ana.see(lambda table: table["seats"][1]["here"])
            with sitting_at(browser(client), match), sitting_at(browser(client), match):
                ana.see(lambda table: table["watching"] == 2)
            ana.see(lambda table: table["watching"] == 0)
        ana.see(lambda table: not table["seats"][1]["here"])


def test_who_was_connected_to_a_process_that_died_is_gone_after_a_while(client, stranger, later):
    match = make(client, ANA, OPEN)
    sit_down(stranger, match, 1, "Ben")
    with sitting_at(client, match) as ana, sitting_at(stranger, match):
        ana.see(lambda table: table["seats"][1]["here"])
        later(31)
        assert ana.see(lambda table: not table["seats"][1]["here"])


# Substitutes


def played_by_a_bot(table: Message, seat: int) -> bool:
    return table["seats"][seat]["substitute"] is not None


@both_databases
def test_a_leavers_seat_is_played_by_a_bot_and_taken_back(client, stranger):
    match = make(client, ANA, OPEN)
    sit_down(stranger, match, 1, "Ben")
    order(client, match, "start")
    with sitting_at(client, match) as ana, sitting_at(stranger, match) as ben:
        ben.tell("leave", seat=1)
        table = ana.see(lambda table: kinds(table) == ["person", "open"])
        assert names(table) == ["Ana", "Ben"]
        assert table["seats"][1]["substitute"] == 3
        ana.move(3)
        assert ana.hear_until(lambda state: state["sequence"] >= 2)["log"][0]["seat"] == 1
        ben.tell("take", seat=1, name="Ben")
        ana.see(lambda table: kinds(table) == ["person", "person"])
        assert not played_by_a_bot(ana.table, 1)
        assert ben.hear_until(lambda state: state["seat"] == 1)
        assert ben.yours == [1]


def test_an_owner_lets_a_bot_play_for_a_while(client):
    match = make(client, ANA, BEN)
    with sitting_at(client, match) as table:
        assert table.refusal("substitute", seat=0, level=77) == "invalid"
        table.tell("substitute", seat=0, level=1)
        table.hear_until(lambda state: state["sequence"] == 1)
        assert table.table["seats"][0]["substitute"] == 1
        assert table.refusal("play", seat=0, action=0, revision=1) == "substituted"
        assert table.refusal("undo", seat=0, to=0, revision=1) == "substituted"
        table.tell("back", seat=0)
        table.see(lambda table: not played_by_a_bot(table, 0))
        table.sit(1)
        table.move(5)
        assert table.state["pending"] == [0]
        assert table.state["thinking"] == []


def test_the_host_lets_a_bot_play_for_somebody_who_is_away(client, stranger, later):
    match = make(client, ANA, OPEN)
    sit_down(stranger, match, 1, "Ben")
    order(client, match, "start")
    with sitting_at(client, match) as ana:
        with sitting_at(stranger, match):
            assert ana.see(lambda table: table["seats"][1]["here"])
            assert refusal(client, match, "substitute", seat=1, level=1) == "present"
        ana.see(lambda table: not table["seats"][1]["here"])
    assert refusal(client, match, "substitute", seat=1, level=1) == "present", "was here a moment ago"
    later(61)
    assert played_by_a_bot(order(client, match, "substitute", seat=1, level=1), 1)
    assert not played_by_a_bot(order(stranger, match, "back", seat=1), 1)


def test_a_bot_needs_no_substitute(client):
    match = make(client, ANA, {"kind": "bot", "name": "Bo", "level": 1})
    assert refusal(client, match, "substitute", seat=1, level=3) == "invalid"
    assert refusal(client, match, "substitute", seat=7, level=3) == "invalid"


def test_the_match_goes_on_when_all_have_left(client):
    match = make(client, ANA, BEN, options={"start_player": 0, "turn_limit": 1})
    with sitting_at(client, match) as table:
        table.tell("leave", seat=0)
        table.tell("leave", seat=1)
        table.hear_until(lambda state: state["over"])
        assert table.yours == []
    assert refusal(client, match, "take", seat=0, name="Ana") == "over"
