"""A game is dealt to as many as it is for, and with options that it has."""

import pytest

from verger.engine import OptionError


def test_a_game_names_its_options_when_dealing(game):
    with pytest.raises(OptionError, match="there is no option 'nonsense'"):
        game.deal(game.seats[0], 1, {"nonsense": 1})


@pytest.mark.parametrize("seats", [-1, 0, 1, 16, True, "2", None])
def test_a_game_says_for_how_many_it_is(game, seats):
    with pytest.raises(OptionError, match=f"{game.name} is for {min(game.seats)} to {max(game.seats)} seats") as error:
        game.deal(seats, 1)
    assert game.rule_id(game.seats_rule) in str(error.value)
