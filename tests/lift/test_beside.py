"""The same rules in WebAssembly: Node plays what was played here, and comes to the same positions and answers."""

import pytest
from bench.lift.beside import beside

from verger.engine import registry
from verger.lift import FOLDER

GAMES = 200


@pytest.mark.parametrize("name", [path.stem for path in sorted(FOLDER.glob("*.wasm"))])
def test_node_plays_as_the_core_does(name):
    verdict = beside(registry.find(name), GAMES)
    assert verdict.difference == ""
    assert verdict.games == GAMES
