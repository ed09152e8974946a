"""The files of rules in the repository: whole, young, and the same wherever they are made."""

import gzip
import json

import pytest
import wasmtime
from tests.shelf import brought

from verger import bots
from verger.bots import networks
from verger.engine import Game, registry
from verger.lift import FOLDER, lift
from verger.lift.build import tools
from verger.lift.exports import EXPORTS
from verger.lift.manifest import Manifest, described, thinking
from verger.lift.sources import digest

GAMES = [brought(name) for name in registry.names()]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def manifest(game: Game) -> Manifest:
    found: Manifest = json.loads((FOLDER / f"{game.name}.json").read_text())
    return found


def module(game: Game) -> wasmtime.Module:
    return wasmtime.Module.from_file(wasmtime.Engine(), FOLDER / f"{game.name}.wasm")


@every_game
def test_a_file_is_as_young_as_its_sources(game):
    assert manifest(game)["sources"] == digest(game), f"{game.name}.wasm is older than its rules: run `make rules`"


@every_game
def test_a_manifest_says_what_the_game_says(game):
    said = manifest(game)
    assert {name: said[name] for name in described(game)} == json.loads(json.dumps(described(game)))


def kind(seats: int, learned: tuple[int, ...]) -> str:
    """What a page takes a table for, as `web/src/rules/levels.ts` does."""
    if not learned:
        return "bare"
    if seats not in learned:
        return "unlearned"
    return "many" if seats > 2 else "pair"


@every_game
@pytest.mark.parametrize("is_there", [True, False], ids=["with a network", "without"])
def test_a_page_plays_every_level_at_every_table_as_a_core_does(game, is_there, tmp_path, monkeypatch):
    """Whoever plays, told the same, in the same time and with as much room."""
    if not is_there:
        monkeypatch.setattr(networks, "FOLDER", tmp_path)
        monkeypatch.delenv("VERGER_COMPONENTS", raising=False)
    learned = bots.network_for(game).seats if is_there else ()
    for said, level in zip(manifest(game)["levels"], bots.LEVELS, strict=True):
        assert said["number"] == level.number
        for seats in game.seats:
            assert said["tables"][kind(seats, learned)] == thinking(level.bot.at(game, seats), game)


@every_game
def test_a_file_imports_nothing(game):
    assert [f"{one.module}.{one.name}" for one in module(game).imports] == []


@every_game
def test_a_file_offers_every_function_and_its_memory(game):
    offered = {one.name for one in module(game).exports}
    assert offered == {"memory", "__heap_base", "tables"} | {export.name for export in EXPORTS}


@every_game
def test_a_file_names_no_path_and_no_maker(game):
    content = (FOLDER / f"{game.name}.wasm").read_bytes()
    assert [word for word in (b".py", b"producers", b"numba", b"verger", b"packages") if word in content] == []


@every_game
def test_a_game_s_rules_are_small_enough_to_be_fetched_by_a_phone(game):
    files = [FOLDER / f"{game.name}.{ending}" for ending in ("wasm", "json")]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) < 150_000


@pytest.mark.thorough
@pytest.mark.slow
def test_a_file_made_again_is_the_same_to_the_last_byte(tmp_path):
    (finca,) = (game for game in GAMES if game.name == "finca")
    if manifest(finca)["made_with"] != tools():
        pytest.skip("the file in the repository was made with other tools")
    assert lift("finca", tmp_path).read_bytes() == (FOLDER / "finca.wasm").read_bytes()
    assert (tmp_path / "finca.json").read_bytes() == (FOLDER / "finca.json").read_bytes()
