"""Around a table: open seats are taken and left, the host arranges, fills and starts."""

import hashlib
from concurrent.futures import ThreadPoolExecutor

import pytest
from pydantic import TypeAdapter
from starlette.testclient import TestClient
from tests.server.postgres import both_databases
from tests.server.support import ANA, BEN, OPEN, bot, browser, kinds, make, names, order, refusal, sit_down, sitting_at

from verger.server.wire.messages import Table

TABLE: TypeAdapter[Table] = TypeAdapter(Table)


def read(client: TestClient, match: str) -> Table:
    answer = client.get(f"/api/matches/{match}/table")
    assert answer.status_code == 200
    return TABLE.validate_python(answer.json(), strict=True, extra="forbid")


@both_databases
def test_two_guests_sit_down_and_play(client, stranger):
    match = make(client, ANA, OPEN)
    stranger.post("/api/guests")
    with sitting_at(client, match) as ana, sitting_at(stranger, match) as ben:
        assert (ana.table["host"], ben.table["host"]) == (True, False)
        ben.tell("take", seat=1, name=" Ben ")
        for table in (ana, ben):
            assert names(table.see(lambda table: kinds(table) == ["person", "person"])) == ["Ana", "Ben"]
        assert [seat["yours"] for seat in ben.table["seats"]] == [False, True]
        assert ben.table["you"] == {"name": "Ben", "removed": False}
        ana.tell("start")
        assert ana.hear("state")["seat"] == 0
        assert ben.hear("state")["seat"] == 1
        ana.move(3)
        ben.hear_until(lambda state: state["sequence"] == 1)
        ben.move(4)
        assert ana.hear("state")["log"][0]["seat"] == 1
        assert ana.table["started"] is not None


def test_nothing_is_dealt_before_the_start(client):
    match = make(client, ANA, OPEN)
    for path in ("", "/steps/0", "/record"):
        answer = client.get(f"/api/matches/{match}{path}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_started")
    with sitting_at(client, match) as table:
        assert table.refusal("play", seat=0, action=0, revision=0) == "not_started"
        assert table.refusal("hint", seat=0) == "not_started"
        assert table.refusal("why", seat=0, action=0) == "not_started"
        assert table.refusal("undo", seat=0, to=0, revision=0) == "not_started"
        assert table.refusal("pause") == "not_started"
        assert table.refusal("substitute", seat=0, level=1) == "not_started"
        assert table.refusal("rematch") == "running"
        assert table.state == {}


def test_the_seed_is_pledged_before_anybody_sits_down(client, stranger):
    match = make(client, ANA, OPEN, options={"start_player": 0, "turn_limit": 1})
    pledge = read(client, match)["fairness"]["hash"]
    order(client, match, "fill", level=1)
    order(client, match, "start")
    with sitting_at(client, match) as table:
        table.play_on()
    last = table.table["fairness"]
    assert last["hash"] == pledge == hashlib.sha256(last["seed"].encode()).hexdigest()


def test_who_invites_others_does_not_choose_the_seed(client):
    wanted = {"game": "finca", "seats": [ANA, OPEN], "seed": 7}
    answer = client.post("/api/matches", json=wanted)
    assert answer.json()["error"]["code"] == "invalid"


def test_without_an_open_seat_the_match_begins_at_once(client):
    table = read(client, make(client, ANA, BEN))
    assert table["started"] == table["made"]
    assert [seat["yours"] for seat in table["seats"]] == [True, True]


def test_the_host_arranges_the_seats(client, stranger):
    match = make(client, ANA, OPEN, OPEN)
    sit_down(stranger, match, 2, "Ben")
    table = order(
        client,
        match,
        "arrange",
        seats=[{"kind": "keep", "seat": 2}, bot("Bo", 2), {"kind": "keep", "seat": 0}, OPEN],
    )
    assert names(table) == ["Ben", "Bo", "Ana", None]
    assert [seat["yours"] for seat in table["seats"]] == [False, False, True, False]
    assert refusal(client, match, "start") == "open_seats"
    table = order(client, match, "arrange", seats=[{"kind": "keep", "seat": 2}, OPEN])
    assert names(table) == ["Ana", None], "whoever is not kept has no seat any more"
    assert refusal(stranger, match, "leave", seat=0) == "not_your_seat"


@pytest.mark.parametrize(
    "seats",
    [
        [],
        [{"kind": "keep", "seat": 0}],
        [{"kind": "keep", "seat": 0}] * 2,
        [{"kind": "keep", "seat": 9}, OPEN],
        [OPEN] * 5,
        [OPEN] * 99,
        [ANA, OPEN],
        [{"kind": "keep", "seat": 0}, bot("Bo", 77)],
    ],
)
def test_what_cannot_be_arranged(client, seats):
    assert refusal(client, make(client, ANA, OPEN), "arrange", seats=seats) == "invalid"


def test_options_must_suit_the_seats(client):
    match = make(client, ANA, OPEN, OPEN, options={"start_player": 2})
    assert refusal(client, match, "arrange", seats=[OPEN, OPEN]) == "invalid"


def test_who_was_taken_off_the_table_stays_off_it(client, stranger):
    match = make(client, ANA, OPEN, OPEN)
    sit_down(stranger, match, 1, "Ben")
    table = order(client, match, "arrange", seats=[{"kind": "keep", "seat": 0}, OPEN, OPEN])
    assert (names(table), table["removed"]) == (["Ana", None, None], ["Ben"])
    for seat in (1, 2):
        assert refusal(stranger, match, "take", seat=seat, name="Benedict") == "removed"
    seen = read(stranger, match)
    assert (seen["you"], seen["removed"]) == ({"name": None, "removed": True}, []), "who it was is the host's business"
    eve = browser(client)
    sit_down(eve, match, 1, "Eve")
    for guest in (stranger, eve):
        assert refusal(guest, match, "readmit", number=0) == "not_host"
    assert refusal(client, match, "readmit", number=1) == "invalid"
    assert order(client, match, "readmit", number=0)["removed"] == []
    assert names(order(stranger, match, "take", seat=2, name="Ben")) == ["Ana", "Eve", "Ben"]


def test_who_was_taken_off_the_table_does_not_come_back_later_either(client, stranger):
    match = make(client, ANA, OPEN, options={"start_player": 0, "turn_limit": 1})
    eve = browser(client)
    sit_down(eve, match, 1, "Eve")
    order(client, match, "arrange", seats=[{"kind": "keep", "seat": 0}, OPEN])
    sit_down(stranger, match, 1, "Ben")
    order(client, match, "start")
    key = order(stranger, match, "leave", seat=1)["seats"][1]["key"]
    assert refusal(eve, match, "take", seat=1, name="Eve", key=key) == "removed"
    with sitting_at(client, match) as table:
        table.play_on()
        following = order(client, match, "rematch")["rematch"]
    assert read(eve, following)["you"]["removed"]


def test_seats_that_are_moved_or_stood_up_from_are_nobodys_removal(client, stranger):
    match = make(client, ANA, OPEN)
    sit_down(stranger, match, 1, "Ben")
    order(client, match, "arrange", seats=[{"kind": "keep", "seat": 1}, {"kind": "keep", "seat": 0}])
    order(client, match, "arrange", seats=[{"kind": "keep", "seat": 0}, OPEN])
    assert order(client, match, "take", seat=1, name="Ana")["removed"] == [], "a host comes back as they like"
    order(stranger, match, "leave", seat=0)
    sit_down(stranger, match, 0, "Ben")


def test_a_guest_has_one_seat_and_a_host_as_many_as_they_like(client, stranger):
    match = make(client, ANA, OPEN, OPEN, OPEN)
    sit_down(stranger, match, 1, "Ben")
    table = order(stranger, match, "take", seat=3, name="Ben")
    assert names(table) == ["Ana", None, None, "Ben"], "who sits down elsewhere has moved"
    assert names(order(client, match, "take", seat=1, name="Aunt")) == ["Ana", "Aunt", None, "Ben"]
    order(client, match, "fill", level=1)
    order(client, match, "start")
    order(client, match, "leave", seat=1)
    assert refusal(stranger, match, "take", seat=1, name="Ben too") == "seated"


def test_the_host_fills_up_with_bots(client):
    match = make(client, ANA, OPEN, bot("Aina", 4), OPEN)
    table = order(client, match, "fill", level=2)
    assert kinds(table) == ["person", "bot", "bot", "bot"]
    assert [seat["level"] for seat in table["seats"]] == [None, 2, 4, 2]
    assert len(set(names(table))) == 4
    assert refusal(client, match, "fill", level=77) == "invalid"
    with sitting_at(client, match) as playing:
        playing.tell("start")
        playing.hear("state")
        assert playing.my_turn()["seat"] == 0


def test_whoever_leaves_before_the_start_leaves_an_open_seat(client, stranger):
    match = make(client, ANA, OPEN)
    sit_down(stranger, match, 1, "Ben")
    assert kinds(order(stranger, match, "leave", seat=1)) == ["person", "open"]
    sit_down(stranger, match, 1, "Benedict")
    assert names(order(client, match, "start")) == ["Ana", "Benedict"]


def test_a_host_who_leaves_hands_the_table_on(client, stranger):
    match = make(client, ANA, OPEN, OPEN)
    assert order(client, match, "leave", seat=0)["host"], "there is nobody else"
    sit_down(client, match, 0, "Ana")
    sit_down(stranger, match, 1, "Ben")
    assert not order(client, match, "leave", seat=0)["host"]
    assert refusal(client, match, "fill", level=1) == "not_host"
    assert order(stranger, match, "fill", level=1)["host"]
    assert kinds(order(stranger, match, "start")) == ["bot", "person", "bot"]


def test_what_only_the_host_may_do(client, stranger):
    match = make(client, ANA, OPEN)
    sit_down(stranger, match, 1, "Ben")
    for kind, more in (
        ("start", {}),
        ("fill", {"level": 1}),
        ("arrange", {"seats": [OPEN, OPEN]}),
        ("table", {"public": True}),
        ("table", {"chat": False}),
    ):
        assert refusal(stranger, match, kind, **more) == "not_host"
    order(client, match, "start")
    assert refusal(stranger, match, "substitute", seat=0, level=1) == "not_host"


def test_what_comes_too_late(client, stranger):
    match = make(client, ANA, BEN)
    clock = {"per": "move", "seconds": 60, "late": 1}
    for kind, more in (
        ("start", {}),
        ("fill", {"level": 1}),
        ("arrange", {"seats": [OPEN, OPEN]}),
        ("table", {"clock": clock}),
    ):
        assert refusal(client, match, kind, **more) == "started"
    stranger.post("/api/guests")
    assert refusal(stranger, match, "take", seat=0, name="Eve") == "taken"


def test_a_seat_is_for_one(client, stranger):
    match = make(client, ANA, OPEN)
    sit_down(stranger, match, 1, "Ben")
    assert refusal(client, match, "take", seat=1, name="Ana too") == "taken"
    assert refusal(client, match, "take", seat=2, name="Nobody") == "invalid"
    assert refusal(client, match, "leave", seat=1) == "not_your_seat"
    assert refusal(client, match, "leave", seat=60) == "not_your_seat"
    assert refusal(client, match, "back", seat=1) == "not_your_seat"


def test_who_has_no_cookie_takes_no_seat(client, stranger):
    match = make(client, ANA, OPEN)
    assert refusal(stranger, match, "take", seat=1, name="Eve") == "no_guest"
    for kind, more, code in (
        ("say", {"text": "hello"}, "not_seated"),
        ("pause", {}, "not_seated"),
        ("rematch", {}, "not_seated"),
        ("answer", {"yes": True}, "not_seated"),
        ("start", {}, "not_host"),
        ("leave", {"seat": 0}, "not_your_seat"),
    ):
        assert refusal(stranger, match, kind, **more) == code, kind
    with sitting_at(stranger, match) as watching:
        assert watching.refusal("take", seat=1, name="Eve") == "no_guest"


def test_names_are_limited(client):
    match = make(client, ANA, OPEN)
    for name in ("", "   ", "x" * 41, 7, None):
        assert refusal(client, match, "take", seat=1, name=name) == "invalid", name


UNSEEN = {
    "zero width": "A\u200bna",
    "joined by nothing": "A\u034fna",
    "turned round": "\u202eanA",
    "turned round for a while": "\u2067Ana\u2069",
    "two lines": "A\nna",
    "two lines otherwise": "A\u2028na",
    "a soft hyphen": "A\u00adna",
    "nothing but marks": "\u0301\u0308",
    "a mark that stands on what is before": "\u0301Ana",
    "nothing but a variant": "\ufe0f",
    "a blank letter": "\u3164",
    "a blank letter among others": "A\uffa0na",
    "a blank of braille": "\u2800",
    "tags": "Ana\U000e0041",
}


def test_names_that_cannot_be_seen_are_refused_in_words(client):
    match = make(client, ANA, OPEN)
    for what, name in UNSEEN.items():
        answer = client.post(f"/api/matches/{match}/orders", json={"type": "take", "seat": 1, "name": name})
        assert (answer.status_code, answer.json()["error"]["code"]) == (422, "name"), what
        assert "letters and signs that can be seen" in answer.json()["error"]["message"]
    with sitting_at(client, match) as table:
        assert table.refusal("take", seat=1, name="\u3164") == "name"


@pytest.mark.parametrize("kind", ["person", "bot"])
def test_nobody_with_a_name_that_cannot_be_seen_is_there_from_the_start(client, kind):
    unseen = {"kind": kind, "name": "\u2800"} | ({"level": 1} if kind == "bot" else {})
    answer = client.post("/api/matches", json={"game": "finca", "seats": [ANA, unseen]})
    assert answer.json()["error"]["code"] == "name"


def test_names_of_all_languages_are_welcome(client):
    match = make(client, ANA, OPEN)
    for name in ("Zoë", "Zoe\u0308", "नमस्ते", "שרה", "李", "(x)", "7", "☀\ufe0f Sol", "🍋", "Anne-Marie d’Aï"):
        assert names(order(client, match, "take", seat=1, name=name)) == ["Ana", name]
        order(client, match, "leave", seat=1)


def test_the_host_changes_the_table(client):
    match = make(client, ANA, OPEN)
    clock = {"per": "match", "seconds": 3600, "late": 3}
    table = order(client, match, "table", public=True, clock=clock)
    assert (table["public"], table["chat"]["on"], table["clock"], table["clocks"]) == (True, True, clock, [])
    table = order(client, match, "table", chat=False, clock=None)
    assert (table["public"], table["chat"]["on"], table["clock"]) == (True, False, None)


@pytest.mark.parametrize(
    "clock",
    [
        {"per": "day", "seconds": 60, "late": 1},
        {"per": "move", "seconds": 4, "late": 1},
        {"per": "move", "seconds": 2_592_001, "late": 1},
        {"per": "move", "seconds": 1.5, "late": 1},
        {"per": "move", "seconds": 60, "late": 9},
        {"per": "move", "seconds": 60},
        60,
    ],
)
def test_clocks_that_cannot_be(client, clock):
    assert refusal(client, make(client, ANA, OPEN), "table", clock=clock) == "invalid"
    answer = client.post("/api/matches", json={"game": "finca", "seats": [ANA, OPEN], "clock": clock})
    assert answer.json()["error"]["code"] == "invalid"


def test_orders_at_a_table_that_is_not_there(client):
    assert refusal(client, "nowhere", "start") == "not_found"
    assert client.get("/api/matches/nowhere/table").status_code == 404


def test_many_want_the_same_seat(client):
    """Of many who take a seat at once one gets it, and the others are told."""
    match = make(client, ANA, OPEN)
    guests = [browser(client) for _ in range(6)]
    for guest in guests:
        guest.post("/api/guests")
    path = f"/api/matches/{match}/orders"
    with ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda one: one.post(path, json={"type": "take", "seat": 1, "name": "Me"}), guests))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    assert {answer.json()["error"]["code"] for answer in answers if answer.status_code == 409} == {"taken"}
