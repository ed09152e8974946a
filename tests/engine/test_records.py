"""Records: the engine's header, a game's fields, and what was told."""

import numpy as np
import pytest

from verger.engine import RUNNING, blank, everyone, may_act, members, only, record, tell
from verger.engine.records import EVENT_ARGUMENTS, HEADER, PENDING_AND_OVER, of_bytes, twin

DTYPE = record(events=3, coins=(4,), board=(2, 3), lamp=())
NAMES = DTYPE.names or ()


@pytest.fixture
def s():
    return blank(DTYPE, 1)[0]


def test_the_header_comes_first():
    assert NAMES[: len(HEADER)] == tuple(name for name, _ in HEADER)
    assert [name for name in NAMES[len(HEADER) :] if name != "filler"] == ["coins", "board", "lamp", "events"]


def test_fields_have_the_shapes_given(s):
    assert s.coins.shape == (4,)
    assert s.board.shape == (2, 3)
    assert s.lamp.shape == ()
    assert s.events.shape == (3, 1 + EVENT_ARGUMENTS)


def test_twins_go_their_own_ways(s):
    s.coins[1] = 7
    other = twin(s)
    assert other == s
    other.coins[1] += 1
    assert (int(s.coins[1]), int(other.coins[1])) == (7, 8)


def test_a_record_is_its_bytes(s):
    s.pending, s.over, s.coins[3] = 5, 2, 9
    same = of_bytes(s.dtype, s.tobytes())
    assert same == s
    assert PENDING_AND_OVER.unpack_from(s.tobytes()) == (5, 2)
    same.coins[3] += 1
    assert int(s.coins[3]) == 9


def test_records_of_one_layout_are_of_one_type(s):
    assert blank(DTYPE, 5).dtype is blank(DTYPE, 2).dtype is s.dtype is twin(s).dtype


def test_a_set_of_seats_has_members():
    assert [members(seats) for seats in (0, 1, 6)] == [(), (0,), (1, 2)]


def test_sets_have_words_of_64_bits():
    dtype = record(events=1, sets={"reefs": (2, 3)}, coins=(4,))
    s = blank(dtype, 1)[0]
    s.reefs[1, 2] = 1 << 62
    assert int(s.reefs[1, 2]) == 1 << 62
    assert s.reefs.shape == (2, 3)
    assert dtype["coins"].base == np.int16
    with pytest.raises(TypeError, match=r"the header already has \['turn'\]"):
        record(events=1, sets={"turn": (1,)})


def test_a_record_holds_whole_numbers_only(game):
    for name in game.dtype.names:
        assert game.dtype[name].base.kind in "iu"


def test_the_generator_holds_64_bits(s):
    s.generator = np.uint64(2**64 - 1)
    assert int(s.generator) == 2**64 - 1


def test_a_field_of_the_header_cannot_be_taken():
    with pytest.raises(TypeError, match=r"the header already has \['over', 'seats'\]"):
        record(events=1, seats=(), over=(), coins=())


def test_blank_records_are_empty_and_apart():
    row = blank(DTYPE, 2)
    assert row[0].over == RUNNING
    assert not any(row[0][name].any() for name in NAMES)
    row[0].coins[1] = 7
    assert row[0].coins[1] == 7
    assert row[1].coins[1] == 0


def test_a_copy_is_nobody_elses(s):
    copy = s.copy()
    s.board[1, 2] = 5
    s.lamp = 1
    assert copy.board[1, 2] == copy.lamp == 0


def test_events_are_told_in_order(s):
    tell(s, 2, 1, 3)
    tell(s, 0, 9, 8, 7, 6, 5)
    assert s.told == 2
    assert s.events[:2].tolist() == [[2, 1, 3, 0, 0, 0], [0, 9, 8, 7, 6, 5]]


def test_more_than_there_is_room_for_is_counted_and_harms_nothing(s):
    for kind in range(5):
        tell(s, kind)
    assert s.told == 5
    assert s.events[:, 0].tolist() == [0, 1, 2]


def test_pending_is_a_set_of_seats(s):
    s.seats = 4
    s.pending = only(1) | only(3)
    assert [seat for seat in range(4) if may_act(s, seat)] == [1, 3]
    s.pending = everyone(s)
    assert [seat for seat in range(-3, 10) if may_act(s, seat)] == [0, 1, 2, 3]


def test_a_number_that_is_no_seat_may_never_act(s):
    s.seats = 4
    s.pending = everyone(s)
    for further in (4, 32, 64, 128, 2**31, 2**32, 2**62, -4, -32, -64, -(2**32), -(2**62)):
        assert [seat for seat in range(4) if may_act(s, seat + further)] == [], further
