"""Numbers are numbers, and what the rulebook counts is counted as there: in actions, events, views and positions."""

import pytest

import verger
from verger.engine import Arg, Game, registry

COUNTED = [
    ("frutopia", "row", range(1, 6)),
    ("frutopia", "column", range(1, 5)),
    ("frutopia", "share", range(6)),
    ("frutopia", "rotation", range(0, 360, 90)),
    ("citrus", "space", range(1, 13)),
    ("fff", "amount", range(1, 8)),
    ("fff", "table", range(1, 4)),
]


def arguments(game: Game, name: str) -> list[Arg]:
    kinds = [*game.actions.ranges.values(), *game.events.args.values()]
    return [arg for args in kinds for arg in args if arg.name == name and (arg.keys or arg.size)]


@pytest.mark.parametrize(("name", "argument", "numbers"), COUNTED)
def test_what_the_rulebook_counts_is_counted_as_there(name, argument, numbers):
    found = arguments(registry.find(name), argument)
    assert found
    for arg in found:
        assert [arg.decode(number) for number in range(arg.count)] == list(numbers)
        assert [arg.encode(number) for number in numbers] == list(range(arg.count))
        for wrong in (str(numbers[0]), float(numbers[0]), numbers[0] - 1, numbers[-1] + 1, True, None):
            with pytest.raises(ValueError, match=f"{argument} must be one of {numbers[0]}, "):
                arg.encode(wrong)


@pytest.mark.parametrize(("name", "argument", "numbers"), COUNTED)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_sentence_says_the_same_number(name, argument, numbers, language):
    game = registry.find(name)
    names = [f"Seat {letter}" for letter in "ABCDEFGHIJKLMNO"]
    for action in game.actions:
        if argument in action.arguments:
            said = game.say_action(action.as_dict(), names, language)
            assert str(action.arguments[argument] or "") in said


def test_a_position_and_a_view_of_citrus_count_spaces_alike():
    hand = [{"tile": "lime", "space": 2, "cart": False}]
    match = verger.game("citrus").position({"seats": 2, "plantations": {"e4": "0 lime"}, "hand": hand})
    assert match.view(0)["hand"] == verger.game("citrus").describe(match.state)["hand"] == hand
    lines = match.view(0)["market"]["lines"]
    assert [line["line"] for line in lines if 2 in line["spaces"]] == [0, 5]
    assert match.view(0)["market"]["spaces"][2 - 1] is None
