"""Who chooses a seed knows how everything is dealt: such a match says so for ever, and nobody sits down unawares."""

import pytest
from tests.server.postgres import both_databases
from tests.server.support import (
    ANA,
    BEN,
    OPEN,
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

import verger
from verger.match.record import read

SEED = 7


@pytest.fixture
def eve(client):
    eve = browser(client)
    eve.post("/api/guests")
    return eve


@pytest.mark.parametrize("seed", [SEED, "fedcba9876543210", None])
def test_everybody_is_told(client, eve, seed):
    match = make(client, ANA, BEN, seed=seed)
    for guest in (client, eve, browser(client)):
        assert read_table(guest, match)["fairness"]["known"] is (seed is not None)
        with sitting_at(guest, match) as table:
            assert table.table["fairness"]["known"] is (seed is not None)


@both_databases
def test_nobody_is_led_into_it_unawares(client, eve):
    """Made for people who all are one guest, whose seats are then passed on to strangers."""
    match = make(client, ANA, BEN, seed=SEED)
    key = order(client, match, "leave", seat=1)["seats"][1]["key"]
    assert refusal(eve, match, "take", seat=1, name="Eve", key=key) == "known_seed"
    assert refusal(eve, match, "take", seat=1, name="Eve", key=key, known_seed=False) == "known_seed"
    assert names(order(eve, match, "take", seat=1, name="Eve", key=key, known_seed=True)) == ["Ana", "Eve"]
    order(client, match, "leave", seat=0)
    order(client, match, "take", seat=0, name="Ana")


def test_who_asks_for_a_seat_says_first_that_they_know(client, eve):
    match = make(client, ANA, BEN, bot("Bo"), seed=SEED)
    order(client, match, "leave", seat=1)
    assert refusal(eve, match, "take", seat=1, name="Eve") == "known_seed"
    asked = order(eve, match, "take", seat=1, name="Eve", known_seed=True)["seats"][1]["asked"]
    order(client, match, "admit", seat=1, number=asked["number"], yes=True)
    assert seats_of(read_table(eve, match)) == [1]


def test_a_seed_that_nobody_knows_needs_no_word(client, stranger):
    match = make(client, ANA, OPEN)
    sit_down(stranger, match, 1, "Ben")
    assert not order(client, match, "start")["fairness"]["known"]


def test_its_record_says_so_for_ever(client, tmp_path):
    chosen, drawn = (
        make(client, ANA, bot("Bo"), options={"start_player": 0, "turn_limit": 1}, seed=seed) for seed in (SEED, None)
    )
    for match in (chosen, drawn):
        with sitting_at(client, match) as table:
            table.play_on()
            following = order(client, match, "rematch")["rematch"]
        assert not read_table(client, following)["fairness"]["known"], "the next one is drawn"
    records = [client.get(f"/api/matches/{match}/record").json() for match in (chosen, drawn)]
    assert records[0]["known_seed"] is True
    assert "known_seed" not in records[1]
    for record in records:
        assert client.post("/api/verify", json=record).json() == {"valid": True, "fault": None}
    read(records[0]).save(tmp_path / "copy.json")
    assert verger.open(tmp_path / "copy.json").known_seed
    fault = client.post("/api/verify", json=records[0] | {"known_seed": 1}).json()["fault"]
    assert fault == "known_seed must be true or false, not 1"
