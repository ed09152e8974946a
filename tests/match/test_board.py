"""What a match says of itself: in a line, and its board as somebody may see it."""

import numpy as np
import pytest
from tests.engine.support import PLAIN, REGISTERED
from tests.match.support import play_on

import verger

each_table = pytest.mark.parametrize("table", [table for table in PLAIN if table.game in REGISTERED], ids=repr)


def test_a_match_says_what_it_is(finca):
    match = finca.new(seats=3, seed=5)
    (first,) = match.pending
    assert repr(match) == f"Match('finca', seats=3, actions=0, pending=({first},))"
    play_on(match, seed=5)
    assert repr(match) == f"Match('finca', seats=3, actions={len(match.actions)}, over)"


def test_it_prints_its_board(finca):
    match = finca.new(seats=[{"name": "Ana"}, {"name": "Zoé"}], seed=5)
    lines = str(match).splitlines()
    assert "4 wooden fincas left" in str(match)
    assert any(line.startswith((" Z Zoé", "▸Z Zoé")) for line in lines)
    assert all(line == line.rstrip() for line in lines)
    assert "\x1b" not in str(match)


@each_table
def test_the_board_is_what_a_spectator_sees(table):
    """Hands are secret: printing a match shows no more than its view for nobody."""
    match = play_on(table.match(seed=6), seed=6, steps=20)
    assert str(match) == match.board() == match.board(None)
    for seat in range(table.seats):
        other = match.twin()
        table.game.redeal(other.state, seat, np.uint64(3))
        assert other.board(seat) == match.board(seat), "a seat's board shows what it knows"


def test_a_hand_is_shown_to_its_seat_alone():
    match = verger.game("fruitoplay").new(seats=3, seed=6)
    own = {match.board(seat) for seat in range(3)}
    assert len(own | {match.board()}) == 4, "three hands, and none"


def test_it_speaks_both_languages(finca):
    match = finca.new(seats=2, seed=5)
    assert "wooden fincas" in match.board(language="en")
    assert "wooden fincas" not in match.board(language="fr")


def test_a_game_without_a_drawing_says_what_it_is(pips):
    match = pips.new(seats=2, seed=1)
    assert str(match) == repr(match) == "Match('pips', seats=2, actions=0, pending=(0, 1))"
