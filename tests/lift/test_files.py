"""The files of rules in the repository: whole, young, and the same wherever they are made."""

import json

import pytest
import wasmtime

from verger.engine import Game, registry
from verger.lift import FOLDER
from verger.lift.exports import EXPORTS
from verger.lift.manifest import Manifest, described
from verger.lift.sources import digest

GAMES = [registry.find(path.stem) for path in sorted(FOLDER.glob("*.wasm"))]

pytestmark = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def manifest(game: Game) -> Manifest:
    found: Manifest = json.loads((FOLDER / f"{game.name}.json").read_text())
    return found


def module(game: Game) -> wasmtime.Module:
    return wasmtime.Module.from_file(wasmtime.Engine(), FOLDER / f"{game.name}.wasm")


def test_a_file_is_as_young_as_its_sources(game):
    assert manifest(game)["sources"] == digest(game), f"{game.name}.wasm is older than its rules: run `make rules`"


def test_a_manifest_says_what_the_game_says(game):
    said = manifest(game)
    assert {name: said[name] for name in described(game)} == json.loads(json.dumps(described(game)))


def test_a_file_imports_nothing(game):
    assert [f"{one.module}.{one.name}" for one in module(game).imports] == []


def test_a_file_offers_every_function_and_its_memory(game):
    offered = {one.name for one in module(game).exports}
    assert offered == {"memory", "__heap_base", "tables"} | {export.name for export in EXPORTS}


def test_a_file_names_no_path_and_no_maker(game):
    content = (FOLDER / f"{game.name}.wasm").read_bytes()
    assert [word for word in (b".py", b"producers", b"numba", b"verger", b"packages") if word in content] == []
