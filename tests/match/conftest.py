from collections.abc import Iterator

import pytest
from tests.engine.toy import game as toy

import verger
from verger.engine import Game, registry
from verger.match import Box


@pytest.fixture(scope="session")
def finca() -> Box:
    return verger.game("finca")


@pytest.fixture(scope="session")
def pips() -> Iterator[Box]:
    """The small game with hidden hands and simultaneous choices, on the shelf for a while."""
    find = registry.find

    def find_too(name: str) -> Game:
        return toy if name == toy.name else find(name)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "find", find_too)
        yield toy
