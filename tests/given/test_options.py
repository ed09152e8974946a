"""Options: named values outside, a row of integers for the rules, and errors that say what would be right."""

import pytest

from verger.engine import Option, OptionError
from verger.given import options

SPEED = Option("speed", default="slow", values=("slow", "fast"))
OPEN = Option("open", default=False, values=(False, True))
ROUNDS = Option("rounds", default=3, low=1, high=5)
FIRST = Option("first", default=None, seat=True)
KNOWN = (SPEED, OPEN, ROUNDS, FIRST)


def test_those_not_given_are_as_by_default():
    assert options.complete(KNOWN, {}) == {"speed": "slow", "open": False, "rounds": 3, "first": None}
    assert options.complete(KNOWN, {"rounds": 5})["rounds"] == 5


def test_the_rules_see_integers():
    chosen = options.complete(KNOWN, {"speed": "fast", "open": True, "rounds": 5, "first": 2})
    assert options.encode(KNOWN, chosen, seats=3).tolist() == [1, 1, 5, 2]
    assert options.encode(KNOWN, options.complete(KNOWN, {}), seats=3).tolist() == [0, 0, 3, -1]


def test_a_game_without_options_still_hands_the_rules_a_row():
    assert options.encode((), {}, seats=2).tolist() == [0]


def test_an_unknown_option_is_named_with_those_there_are():
    with pytest.raises(OptionError, match="there is no option 'colour'; there are speed, open, rounds, first"):
        options.complete(KNOWN, {"colour": 1})
    with pytest.raises(OptionError, match="there are none"):
        options.complete((), {"colour": 1})


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        (SPEED, "quick", "speed must be one of slow, fast, not 'quick'"),
        (SPEED, 0, "speed must be one of slow, fast, not 0"),
        (SPEED, None, "speed must be one of slow, fast, not None"),
        (SPEED, ["slow"], r"speed must be one of slow, fast, not \['slow'\]"),
        (OPEN, 1, "open must be one of False, True, not 1"),
        (OPEN, "true", "open must be one of False, True, not 'true'"),
        (ROUNDS, 0, "rounds must be a number from 1 to 5, not 0"),
        (ROUNDS, 6, "rounds must be a number from 1 to 5, not 6"),
        (ROUNDS, 2.0, "rounds must be a number from 1 to 5, not 2.0"),
        (ROUNDS, True, "rounds must be a number from 1 to 5, not True"),
        (ROUNDS, None, "rounds must be a number from 1 to 5, not None"),
        (ROUNDS, 2**80, "rounds must be a number from 1 to 5, not 1208925819614629174706176"),
        (FIRST, 3, "first must be a number from 0 to 2 or null, not 3"),
        (FIRST, -1, "first must be a number from 0 to 2 or null, not -1"),
        (FIRST, False, "first must be a number from 0 to 2 or null, not False"),
    ],
)
def test_a_wrong_value_is_refused_with_what_would_be_right(option, value, message):
    with pytest.raises(OptionError, match=f"^{message}$"):
        option.encode(value, seats=3)
