"""Which games a change touches."""

from tools import touched


def test_a_game_is_touched_in_any_of_its_folders():
    files = ["src/verger/games/finca/rules.py", "web/src/games/fff/Board.svelte", "tests/games/citrus/box.py"]
    assert touched.games(files) == ["citrus", "fff", "finca"]


def test_what_is_no_games_touches_none():
    assert touched.games(["src/verger/engine/game.py", "README.md", "web/src/games/index.ts"]) == []


def test_a_revision_that_is_not_known_here_changes_nothing():
    assert touched.changed("no-such-revision") == []


def test_what_all_compiled_rules_are_made_of_is_common():
    files = ["src/verger/engine/game.py", "tests/bots/test_bots.py", "src/verger/games/finca/rules.py", "README.md"]
    assert touched.common(files) == files[:2]
