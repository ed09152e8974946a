import pytest
from tests.engine.support import GAMES, PLAIN, TABLES, Table

from verger.engine import Game


@pytest.fixture(params=TABLES, ids=repr)
def table(request: pytest.FixtureRequest) -> Table:
    """Every game, every number of seats, every option changed."""
    found: Table = request.param
    return found


@pytest.fixture(params=PLAIN, ids=repr)
def plain(request: pytest.FixtureRequest) -> Table:
    """Every game and every number of seats, with the options by default."""
    found: Table = request.param
    return found


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    """Every game."""
    found: Game = request.param
    return found
