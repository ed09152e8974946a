"""A game from the shelf: for whom, from which seed, with which options, from which position."""

import copy
import json
import tracemalloc

import numpy as np
import pytest
from tests.engine.support import content, facts
from tests.match.support import play_on

import verger
from verger.engine import OptionError, PositionError, registry
from verger.engine.registry import UnknownGame


def test_the_shelf_holds_the_games():
    assert "finca" in verger.games()
    assert verger.game("finca") is registry.find("finca")
    with pytest.raises(UnknownGame, match="there is no game 'ludo'"):
        verger.game("ludo")


def test_what_the_house_offers_stays_what_it_is(finca):
    """A room of the house must not take the name of something offered once it is entered."""
    assert [name for name in verger.__all__ if not callable(getattr(verger, name))] == []


def test_what_can_go_wrong_is_offered():
    """Whoever drives matches catches what they raise without knowing the rooms of the house."""
    assert {"IllegalAction", "OptionError", "PositionError", "RecordError", "UndoRefused", "UnknownGame"} <= {
        *verger.__all__
    }
    assert all(issubclass(getattr(verger, name), ValueError) for name in verger.__all__ if name.endswith("Error"))


def test_a_box_says_what_it_is(finca):
    assert repr(finca) == f"Box('finca', edition='{finca.edition}')"


def test_seats_have_names(finca):
    assert finca.new(seats=3, seed=1).names == ["Seat 1", "Seat 2", "Seat 3"]
    assert finca.new(seats=[{"name": "Zoé"}, {"name": "Łukasz", "level": 3}], seed=1).names == ["Zoé", "Łukasz"]


@pytest.mark.parametrize("seats", [0, 1, 5, -2, [], [{"name": "Ana"}]])
def test_for_how_many_is_said_when_it_is_wrong(finca, seats):
    with pytest.raises(OptionError, match=r"finca is for 2 to 4 seats, not -?\d+ \(FIN-01\)"):
        finca.new(seats=seats, seed=1)


def test_too_many_are_refused_before_anybody_sits_down(finca):
    tracemalloc.start()
    with pytest.raises(OptionError, match=r"finca is for 2 to 4 seats, not 100000 \(FIN-01\)"):
        finca.new(seats=100_000)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 1_000_000
    with pytest.raises(OptionError, match=r"finca is for 2 to 4 seats, not a number of more than 40 digits"):
        finca.new(seats=10**5000)


@pytest.mark.parametrize("seats", ["3", b"33", 2.0, True, None, {"name": "Ana"}, (one for one in "ab"), np.float64(2)])
def test_seats_are_a_number_or_a_list(finca, seats):
    with pytest.raises(OptionError, match=r"^seats must be a number, or a list of dicts with a name, not "):
        finca.new(seats=seats, seed=1)


def test_numbers_may_be_of_any_make(finca):
    match = finca.new(seats=np.int8(3), seed=np.uint64(2**63), turn_limit=np.int32(70), start_player=np.int64(2))
    same = finca.new(seats=3, seed=2**63, turn_limit=70, start_player=2)
    seat, action = same.pending[0], same.legal(same.pending[0])[4]
    match.play(np.int16(seat), np.int64(action.id))
    same.play(seat, {"kind": "place", "blade": np.uint8(action.blade)})
    assert json.dumps(match.record()) == json.dumps(same.record())
    assert content(match.state) == content(same.state)


def test_a_position_may_be_written_with_numpy(finca):
    farmers = {np.int64(3): np.zeros(5, np.int8), 7: (1,) * 5}
    match = finca.position({"seats": np.int64(2), "farmers": farmers, "carts": np.array([1, 0]), "turn": np.uint8(1)})
    plain = finca.position({"seats": 2, "farmers": {"3": [0] * 5, "7": [1] * 5}, "carts": [1, 0], "turn": 1})
    assert content(match.state) == content(plain.state)
    assert verger.game("finca").position(json.loads(json.dumps(match.record()["position"]))).view(0) == plain.view(0)


@pytest.mark.parametrize("seats", [[{}, {}], [{"name": 3}, {"name": "Ana"}], ["Ana", "Bea"]])
def test_seats_without_a_name_are_refused(finca, seats):
    with pytest.raises(ValueError, match="name"):
        finca.new(seats=seats, seed=1)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", True])
def test_a_seed_has_64_bits(finca, seed):
    with pytest.raises(ValueError, match="seed must be a whole number of at most 64 bits, not"):
        finca.new(seats=2, seed=seed)


@pytest.mark.parametrize("seed", [0, 2**63, 2**64 - 1])
def test_every_seed_of_64_bits_will_do(finca, seed):
    assert content(finca.new(seats=2, seed=seed).state) == content(finca.new(seats=2, seed=seed).state)


def test_without_a_seed_one_is_drawn(finca):
    seeds = {finca.new(seats=2).seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(0 <= seed < 2**64 for seed in seeds)


def test_options_are_kept_complete(pips):
    match = pips.new(seats=2, seed=1, rounds=2)
    assert match.options == {"rounds": 2, "lowest": False, "handicap": None}


def test_wrong_options_are_refused(pips):
    with pytest.raises(OptionError, match="there is no option 'round'"):
        pips.new(seats=2, seed=1, round=2)
    with pytest.raises(OptionError, match="handicap must be a number from 0 to 1 or null, not 2"):
        pips.new(seats=2, seed=1, handicap=2)


def test_matches_do_not_share_their_seats(finca):
    people = [{"name": "Ana"}, {"name": "Bea"}]
    match = finca.new(seats=people, seed=1)
    people[0]["name"] = "Coloma"
    assert match.names == ["Ana", "Bea"]


def test_a_match_may_start_from_a_position(finca):
    description = finca.describe(play_on(finca.new(seats=3, seed=4), steps=40).state)
    match = finca.position(description)
    assert match.seed is None
    assert match.names == ["Seat 1", "Seat 2", "Seat 3"]
    assert facts(match.state) == facts(finca.placed(description))
    assert play_on(match, seed=1).result is not None


def test_a_match_keeps_the_position_it_started_from(finca):
    """Whoever wrote the position may write in it again."""
    description = finca.describe(play_on(finca.new(seats=2, seed=4), steps=40).state)
    match = play_on(finca.position(description), seed=2, steps=10)
    before = copy.deepcopy(match.record())
    here, start = facts(match.state), facts(match.after(0))
    description["turn"] = 1 - description["turn"]
    description["carts"][0] += 1
    assert facts(match.after(0)) == start
    assert facts(match.after(10)) == here
    assert match.record() == before


def test_a_record_is_not_the_match(finca):
    match = play_on(finca.new(seats=2, seed=4), steps=5)
    kept = copy.deepcopy(match.record())
    record = match.record()
    record["actions"].clear()
    record["seats"][0]["name"] = "Nobody"
    record["options"]["turn_limit"] = 1
    assert match.record() == kept


@pytest.mark.parametrize("description", [{}, {"seats": 1}, {"seats": "2"}, {"seats": 2, "nonsense": 1}, {"seats": 2}])
def test_a_position_that_cannot_be_is_refused(finca, description):
    with pytest.raises(PositionError):
        finca.position(description)
