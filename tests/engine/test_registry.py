"""Games are found by name, in this package and in anybody's."""

import pytest
from tests.engine import foreign

from verger.engine import Game, registry

PLAY = """
import random
import verger
from verger.engine import registry

print(*registry.names())
box = verger.game("pips")
match = box.new(seats=6, seed=3)
chance = random.Random(3)
while not match.over:
    seat = chance.choice(match.pending)
    match.play(seat, chance.choice(match.legal(seat)))
match.save("{path}")
again = verger.open("{path}")
print(again.result == match.result, again.record() == match.record())
"""


FIND = """
from verger.engine import registry

try:
    registry.find("pips")
except TypeError as error:
    print(error)
"""


def test_every_game_has_the_name_it_is_found_by():
    assert registry.names()
    for name in registry.names():
        game = registry.find(name)
        assert isinstance(game, Game)
        assert game.name == name
        assert registry.find(name) is game


def test_names_and_prefixes_are_each_games_own():
    games = [registry.find(name) for name in registry.names()]
    assert len({game.prefix for game in games}) == len(games)


@pytest.mark.parametrize("name", ["", "ludo", "Finca", "finca "])
def test_an_unknown_game_is_answered_with_those_there_are(name):
    with pytest.raises(registry.UnknownGame, match=f"there is no game {name!r}; there are ") as error:
        registry.find(name)
    assert all(known in str(error.value) for known in registry.names())


def test_a_game_of_another_package_is_found_and_played(tmp_path):
    foreign.install(tmp_path)
    found, reopened = foreign.run(PLAY.format(path=tmp_path / "evening.json"), tmp_path).splitlines()
    assert found.split() == sorted([*registry.names(), "pips"])
    assert reopened == "True True"


def test_what_is_announced_as_a_game_must_be_one(tmp_path):
    foreign.install(tmp_path, "pips = pips:rules")
    assert foreign.run(FIND, tmp_path) == "pips:rules is not a Game"
