"""Seats that change hands: whoever takes one over sees what lies there, so somebody must have let them in."""

import pytest
from starlette.testclient import TestClient
from tests.server.postgres import both_databases
from tests.server.support import (
    ANA,
    OPEN,
    Message,
    bot,
    browser,
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
def ben(stranger):
    return stranger


@pytest.fixture
def cleo(client):
    return browser(client)


@pytest.fixture
def eve(client):
    """A guest who has come to watch."""
    eve = browser(client)
    eve.post("/api/guests")
    return eve


@pytest.fixture
def hands(client, ben, cleo):
    """A match of Fruitoplay, whose hands are hidden, between Ana, who is the host, Ben, and Cleo."""
    match = make(client, ANA, OPEN, OPEN, game="fruitoplay", options={})
    sit_down(ben, match, 1, "Ben")
    sit_down(cleo, match, 2, "Cleo")
    order(client, match, "start")
    return match


def wish(guest: TestClient, match: str) -> Message | None:
    """What is wished of Ben's seat, as this guest sees it."""
    table: Message = guest.get(f"/api/matches/{match}/table").json()
    asked: Message | None = table["seats"][1]["asked"]
    return asked


def admit(guest: TestClient, match: str, yes: bool = True) -> Message:
    """Answer to what is wished of Ben's seat."""
    asked = wish(guest, match)
    assert asked
    return order(guest, match, "admit", seat=1, number=asked["number"], yes=yes)


# Whoever left it


@both_databases
def test_who_left_comes_back_whenever_they_like(ben, hands):
    for _ in range(2):
        order(ben, hands, "leave", seat=1)
        assert order(ben, hands, "take", seat=1, name="Ben")["seats"][1]["yours"]


def test_who_left_lets_somebody_in(client, ben, eve, hands):
    key = order(ben, hands, "leave", seat=1)["seats"][1]["key"]
    hand = ben.get(f"/api/matches/{hands}").json()
    for guest in (client, eve):
        table = guest.get(f"/api/matches/{hands}/table").json()
        assert table["seats"][1]["key"] is None, "only who left can pass the seat on"
    assert hand["seat"] is None
    table = order(eve, hands, "take", seat=1, name="Eve", key=key)
    assert names(table) == ["Ana", "Eve", "Cleo"]
    assert seats_of(read_table(eve, hands)) == [1]


def test_a_wrong_key_opens_nothing(ben, eve, hands):
    old = order(ben, hands, "leave", seat=1)["seats"][1]["key"]
    order(ben, hands, "take", seat=1, name="Ben")
    new = order(ben, hands, "leave", seat=1)["seats"][1]["key"]
    assert old != new, "who comes back has taken back their word"
    for key in (old, "x"):
        assert order(eve, hands, "take", seat=1, name="Eve", key=key)["seats"][1]["asked"], (
            "she is let in by nobody yet"
        )
        assert seats_of(read_table(eve, hands)) == []
    assert refusal(eve, hands, "take", seat=1, name="Eve", key="ké") == "invalid"


# Whoever asks


@both_databases
def test_whom_the_whole_table_lets_in_takes_the_seat_over(client, ben, cleo, eve, hands):
    order(ben, hands, "leave", seat=1)
    table = order(eve, hands, "take", seat=1, name="Eve")
    number = table["seats"][1]["asked"]["number"]
    assert names(table) == ["Ana", "Ben", "Cleo"]
    asked = {"number": number, "name": "Eve", "yours": True, "agreed": [], "waiting": [0, 2]}
    assert table["seats"][1]["asked"] == asked
    assert seats_of(read_table(eve, hands)) == []
    with sitting_at(cleo, hands) as live:
        assert live.table["seats"][1]["asked"] == asked | {"yours": False}
        live.tell("admit", seat=1, number=number, yes=True)
        live.see(lambda table: table["seats"][1]["asked"]["agreed"] == [2])
    assert refusal(cleo, hands, "admit", seat=1, number=number, yes=True) == "no_request", "once is enough"
    assert seats_of(read_table(eve, hands)) == [], "Ana has not agreed yet"
    assert names(admit(client, hands)) == ["Ana", "Eve", "Cleo"]
    assert seats_of(read_table(eve, hands)) == [1]
    assert refusal(ben, hands, "take", seat=1, name="Ben") == "taken"


def test_one_who_does_not_agree_is_enough(client, ben, cleo, eve, hands):
    order(ben, hands, "leave", seat=1)
    order(eve, hands, "take", seat=1, name="Eve")
    admit(client, hands)
    admit(cleo, hands, yes=False)
    assert wish(client, hands) is None
    assert refusal(eve, hands, "take", seat=1, name="Evelyn") == "declined", "nobody is asked again and again"
    assert seats_of(read_table(eve, hands)) == []


def test_nobody_agrees_who_does_not_sit_there(client, ben, eve, hands):
    order(ben, hands, "leave", seat=1)
    number = order(eve, hands, "take", seat=1, name="Eve")["seats"][1]["asked"]["number"]
    watcher = browser(client)
    assert refusal(watcher, hands, "admit", seat=1, number=number, yes=True) == "no_guest"
    watcher.post("/api/guests")
    for guest in (watcher, ben, eve):
        assert refusal(guest, hands, "admit", seat=1, number=number, yes=True) == "no_request"
    assert refusal(watcher, hands, "admit", seat=1, number=number, yes=False) == "no_request"
    assert refusal(client, hands, "admit", seat=0, number=number, yes=True) == "no_request"
    assert refusal(client, hands, "admit", seat=9, number=number, yes=True) == "invalid"
    admit(eve, hands, yes=False)
    assert wish(client, hands) is None, "who asked may think again"


def test_who_agrees_to_one_does_not_let_in_another_who_came_meanwhile(client, ben, eve, hands):
    order(ben, hands, "leave", seat=1)
    number = order(eve, hands, "take", seat=1, name="Eve")["seats"][1]["asked"]["number"]
    mallory = browser(client)
    mallory.post("/api/guests")
    order(mallory, hands, "take", seat=1, name="Eve")  # Eve asked and went away
    assert refusal(client, hands, "admit", seat=1, number=number, yes=True) == "no_request"


def test_a_bot_in_the_place_of_somebody_does_not_agree_for_them(client, ben, cleo, eve, hands):
    order(ben, hands, "leave", seat=1)
    order(cleo, hands, "substitute", seat=2, level=1)
    order(eve, hands, "take", seat=1, name="Eve")
    admit(client, hands, yes=True)
    assert seats_of(read_table(eve, hands)) == []
    admit(cleo, hands, yes=True)
    assert seats_of(read_table(eve, hands)) == [1]


def test_a_wish_does_not_hold_up_the_match_nor_what_others_ask(client, ben, cleo, eve, hands):
    order(ben, hands, "leave", seat=1)
    order(eve, hands, "take", seat=1, name="Eve")
    with sitting_at(client, hands) as ana, sitting_at(cleo, hands) as other:
        for table in (ana, other):
            if set(table.yours) & set(table.state["pending"]):
                table.move(table.my_turn()["choices"][0]["id"])
        assert ana.hear_until(lambda state: any(entry["seat"] == 1 for entry in state["log"])), "the bot plays on"
    asked = wish(client, hands)
    assert asked
    assert asked["waiting"] == [0, 2]
    assert order(eve, hands, "take", seat=1, name="Eve")["request"] is None


def test_one_asks_at_a_time_unless_they_have_gone(client, ben, eve, hands):
    order(ben, hands, "leave", seat=1)
    zoe = browser(client)
    zoe.post("/api/guests")
    with sitting_at(eve, hands) as table:
        table.tell("take", seat=1, name="Eve")
        table.see(lambda table: table["seats"][1]["asked"])
        assert refusal(zoe, hands, "take", seat=1, name="Zoe") == "taken"
        with sitting_at(client, hands) as ana:
            ana.see(lambda table: table["watching"] == 1)
    with sitting_at(client, hands) as ana:
        ana.see(lambda table: table["watching"] == 0)
    assert order(zoe, hands, "take", seat=1, name="Zoe")["seats"][1]["asked"]["name"] == "Zoe"


def test_what_was_wished_of_others_is_void(client, ben, cleo, eve, hands):
    order(ben, hands, "leave", seat=1)
    order(eve, hands, "take", seat=1, name="Eve")
    admit(client, hands, yes=True)
    order(cleo, hands, "leave", seat=2)
    assert wish(client, hands) is None, "Cleo has not agreed, and Ana not to this"
    assert order(eve, hands, "take", seat=1, name="Eve")["seats"][1]["asked"]["waiting"] == [0]


def test_where_nobody_else_sits_nobody_can_let_one_in(client, eve):
    match = make(client, ANA, bot("Bo"), game="fruitoplay", options={})
    order(client, match, "leave", seat=0)
    assert refusal(eve, match, "take", seat=0, name="Eve") == "kept"


# The host


def test_a_host_asks_like_everybody_else(client, ben, cleo, hands):
    hand = ben.get(f"/api/matches/{hands}").json()["view"]
    order(ben, hands, "leave", seat=1)
    assert order(client, hands, "take", seat=1, name="Ana")["seats"][1]["asked"]["waiting"] == [2]
    assert client.get(f"/api/matches/{hands}?seat=1").json()["view"] != hand
    admit(cleo, hands, yes=True)
    assert seats_of(read_table(client, hands)) == [0, 1]


def test_a_host_left_alone_does_not_see_the_others_hand(client, ben):
    match = make(client, ANA, OPEN, game="fruitoplay", options={})
    sit_down(ben, match, 1, "Ben")
    order(client, match, "start")
    order(ben, match, "leave", seat=1)
    assert refusal(client, match, "take", seat=1, name="Ana") == "kept"
    assert seats_of(read_table(client, match)) == [0]


def test_a_host_who_leaves_again_does_not_keep_others_seats(client, ben, cleo, hands):
    order(ben, hands, "leave", seat=1)
    order(client, hands, "take", seat=1, name="Ana")
    admit(cleo, hands, yes=True)
    assert seats_of(read_table(client, hands)) == [0, 1]
    order(client, hands, "leave", seat=1)
    assert order(client, hands, "take", seat=1, name="Ana")["seats"][1]["asked"], "it was Ben's and is kept for him"
    assert order(ben, hands, "take", seat=1, name="Ben")["seats"][1]["yours"]


def test_who_gives_up_their_own_seat_gives_up_those_they_stood_in_at(client, ben, cleo, hands):
    order(ben, hands, "leave", seat=1)
    order(client, hands, "take", seat=1, name="Ana")
    admit(cleo, hands, yes=True)
    table = order(client, hands, "leave", seat=0)
    assert [seat["kind"] for seat in table["seats"]] == ["open", "open", "person"]
    assert not table["host"]
    assert [seat["key"] is not None for seat in table["seats"]] == [True, False, False]
    assert order(ben, hands, "take", seat=1, name="Ben")["seats"][1]["yours"]


def test_two_seats_of_ones_own_are_left_one_by_one(client):
    match = make(client, ANA, {"kind": "person", "name": "Aunt"}, game="fruitoplay", options={})
    order(client, match, "leave", seat=1)
    assert seats_of(read_table(client, match)) == [0]
    order(client, match, "take", seat=1, name="Aunt")
    assert seats_of(read_table(client, match)) == [0, 1]


def test_who_stood_in_is_who_sits_there_in_the_next_match(client, ben):
    match = make(client, ANA, OPEN, options={"start_player": 0, "turn_limit": 1})
    sit_down(ben, match, 1, "Ben")
    order(client, match, "start")
    key = order(ben, match, "leave", seat=1)["seats"][1]["key"]
    eve = browser(client)
    eve.post("/api/guests")
    order(eve, match, "take", seat=1, name="Eve", key=key)
    for guest in (client, eve):
        order(guest, match, "substitute", seat=seats_of(read_table(guest, match))[0], level=1)
    with sitting_at(eve, match) as live:
        live.hear_until(lambda state: state["over"])
    following = order(eve, match, "rematch")["rematch"]
    table = order(eve, following, "leave", seat=0)
    assert (names(table), table["seats"][0]["key"] is not None) == (["Eve", "Ana"], True), "now it is Eve's own"
