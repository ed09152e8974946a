"""`@rule`: compiled without allocation, registered, and cached under a hash of everything it came from."""

import json
import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest
from numba.core.caching import NullCache
from numba.core.errors import NumbaError
from tests.engine import foreign
from tests.engine.support import BROUGHT
from tests.engine.toy import game as toy

from verger.engine import compiled, registry, rule

pytestmark = pytest.mark.skipif(compiled.INTERPRETED, reason="nothing is compiled in this run")

CACHE = "from pips import game; from verger.engine import compiled; print(compiled.folder_for(game.apply.sources))"

PLAY = """
import json
import numpy as np
from verger.engine import compiled, play, registry

game = registry.find("pips")
game.prepare()
play.playouts(game, 3, 10)
play.playouts(game, 3, 10, check=True)
loaded, made = 0, []
for name, rule in compiled.RULES.items():
    for kind, dispatcher in (("whole", rule), ("part", rule.part)):
        loaded += sum(dispatcher.stats.cache_hits.values())
        made += [f"{name} {kind} {signature}" for signature in dispatcher.stats.cache_misses]
print(json.dumps({"loaded": loaded, "made": made}))
"""


NAMES = """
from pips import game

s = game.deal(2, 7)
game.loops.step(s, 0, 0)
print([made.fndesc.mangled_name for made in game.loops.step.overloads.values()])
"""


@pytest.fixture
def registered(monkeypatch):
    """A register of rules of this test's own."""
    monkeypatch.setattr(compiled, "RULES", {})
    return compiled.RULES


def makes_an_array(count):
    return np.zeros(count).sum()


def makes_a_list(count):
    return len([count])


def joins_texts(count):
    return len("a" * count)


def copies_an_array(row):
    return row.copy().sum()


@pytest.mark.parametrize(
    ("function", "argument"),
    [(makes_an_array, 3), (makes_a_list, 3), (joins_texts, 3), (copies_an_array, np.zeros(3))],
)
def test_a_rule_that_allocates_does_not_compile(registered, function, argument):
    with pytest.raises(NumbaError):
        rule(function)(argument)


def test_a_rule_is_registered_under_its_name(registered):
    doubled = rule(lambda number: 2 * number)
    assert list(registered.values()) == [doubled]
    assert next(iter(registered)).startswith(f"{__name__}.")


@pytest.mark.parametrize("game", BROUGHT, ids=lambda game: game.name)
def test_every_rule_of_every_game_is_registered(game):
    asked = (
        *("setup", "legal", "apply", "standing", "refusal", "redeal", "faults", "observe"),
        *("worth", "worths", "worth_over"),
    )
    for name in asked:
        function = compiled.python(getattr(game, name))
        assert f"{function.__module__}.{function.__qualname__}" in compiled.RULES, name


@pytest.mark.parametrize("game", BROUGHT, ids=lambda game: game.name)
def test_rules_let_other_threads_run(game):
    for name in ("setup", "legal", "apply", "redeal"):
        assert getattr(game, name).targetoptions["nogil"] is True


@rule
def keep_quiet(s, seat, action):
    """Another game's way to play an action, on the same record."""
    s.turns += 100


def test_games_with_the_same_record_do_not_share_their_loops():
    twin = replace(toy, name="twin", apply=keep_quiet)
    for game, turns in ((toy, 0), (twin, 100), (toy, 0)):
        s = game.deal(2, seed=1)
        game.loops.step(s, 0, int(np.flatnonzero(s.holder == 0)[0]))
        assert s.turns == turns


def test_preparing_reports_each_part(game):
    reports = []
    game.prepare(lambda done, total: reports.append((done, total)))
    total = reports[-1][1]
    assert total > 1
    assert reports == [(done, total) for done in range(total + 1)]


@pytest.mark.slow
def test_no_two_processes_give_machine_code_the_same_name(tmp_path):
    """Each has counted as many functions as the other: where both are loaded, one would be taken for the other."""
    for one in ("here", "there"):
        foreign.install(tmp_path / one)
    names = [foreign.run(NAMES, tmp_path / one) for one in ("here", "there", "there")]
    assert names[0] != names[1], "made in another process"
    assert names[1] == names[2], "loaded"


@pytest.mark.slow
def test_what_several_processes_want_is_compiled_once(tmp_path):
    """By whoever comes first; the other waits and loads it, and a later one finds everything there."""
    foreign.install(tmp_path)
    with ThreadPoolExecutor() as pool:
        one, other = pool.map(json.loads, pool.map(foreign.run, [PLAY] * 2, [tmp_path] * 2))
    assert one["made"] or other["made"]
    assert set(one["made"]).isdisjoint(other["made"])
    later = json.loads(foreign.run(PLAY, tmp_path))
    assert later["made"] == []
    assert later["loaded"] > 0


def test_machine_code_of_one_game_outlives_a_change_of_another():
    finca, fruitoplay = (registry.find(name).loops.step.sources for name in ("finca", "fruitoplay"))
    assert {path.name for path in finca} == {"engine", "finca"}
    assert {path.name for path in fruitoplay} == {"engine", "fruitoplay"}


def kept_nowhere(*rules):
    """The same rules, compiled in this process whatever an earlier one has left."""
    for one in rules:
        one._cache = one.part._cache = NullCache()


def test_one_version_of_a_rule_serves_all_integers():
    @rule
    def twice(number):
        return 2 * number

    @rule
    def calls(small, number):
        return twice(small) + twice(number) + twice(number > 3) + twice(7)

    kept_nowhere(twice, calls)
    assert calls(np.int16(1), 5) == 2 + 10 + 2 + 14
    assert calls(2, np.int32(1)) == 4 + 2 + 0 + 14
    assert len(twice.part.overloads) == 1  # type: ignore[attr-defined]
    assert len(calls.overloads) == 1  # type: ignore[attr-defined]


@rule
def factorial(number):
    """A rule that calls itself."""
    return number * factorial(number - 1) if number > 1 else 1


@rule
def choose(many, few):
    return factorial(many) // (factorial(few) * factorial(many - few))


def test_machine_code_is_made_of_what_python_calls_alone():
    kept_nowhere(factorial, choose)
    assert choose(6, 2) == 15
    assert not factorial.overloads  # type: ignore[attr-defined]
    assert factorial(5) == 120
    assert len(factorial.overloads) == len(factorial.part.overloads) == 1  # type: ignore[attr-defined]


def test_a_rule_that_refuses_says_so_through_every_caller():
    @rule
    def positive(number):
        if number < 0:
            raise ValueError("below zero")
        return number

    @rule
    def doubled(number):
        return 2 * positive(number)

    assert doubled(2) == 4
    with pytest.raises(ValueError, match="below zero"):
        doubled(-1)


def test_changed_rules_meet_no_old_machine_code(tmp_path):
    package = foreign.install(tmp_path)
    folders = [foreign.run(CACHE, tmp_path)]
    for name, addition in [("rules.py", "\n# changed\n"), ("components.toml", "\n# changed\n"), ("new.py", "")]:
        with (package / name).open("a") as file:
            file.write(addition)
        folders.append(foreign.run(CACHE, tmp_path))
    assert len(set(folders)) == len(folders)
    assert foreign.run(CACHE, tmp_path) == folders[-1]


def test_an_owners_components_meet_no_old_machine_code(tmp_path):
    foreign.install(tmp_path)
    owner = tmp_path / "owner"
    owner.mkdir()
    folders = [foreign.run(CACHE, tmp_path)]
    for content in ("a = 1", "a = 2"):
        (owner / "finca.toml").write_text(content)
        folders.append(foreign.run(CACHE, tmp_path, VERGER_COMPONENTS=str(owner)))
    assert len(set(folders)) == 3


def test_the_cache_is_the_users(tmp_path):
    foreign.install(tmp_path)
    assert foreign.run(CACHE, tmp_path).startswith(str(tmp_path / "cache" / "verger" / "compiled"))


@pytest.mark.slow
def test_where_nothing_can_be_kept_all_is_played_the_same(tmp_path):
    foreign.install(tmp_path)
    (tmp_path / "file").touch()
    code = "from pips import game; from verger.engine import play; print(play.playouts(game, 3, 4).points.tolist())"
    assert foreign.run(code, tmp_path, XDG_CACHE_HOME=str(tmp_path / "file")) == foreign.run(code, tmp_path)


def test_machine_code_nobody_has_run_for_a_month_is_forgotten(tmp_path):
    old, young = tmp_path / "old", tmp_path / "young"
    for folder in (old, young):
        folder.mkdir()
    long_ago = time.time() - (compiled.KEPT_DAYS + 1) * 86_400
    os.utime(old, (long_ago, long_ago))
    compiled._forget_old(tmp_path)
    assert not old.exists()
    assert young.exists()


@pytest.mark.slow
def test_a_changed_rule_is_played_by_those_that_call_it(tmp_path):
    """Numba alone would not notice: the rule is in another file than its callers."""
    package = foreign.install(tmp_path)
    code = "from pips import game; s = game.deal(2, 1); game.loops.step(s, 0, int(s.holder.argmax())); print(s.turns)"
    rules = (package / "rules.py").read_text()
    rules = rules.replace("FOLDER =", "from .clock import tick\n\nFOLDER =", 1)
    rules = rules.replace("    s.chosen[seat] = card\n", "    s.chosen[seat] = card\n    tick(s)\n", 1)
    (package / "rules.py").write_text(rules)
    for turns in ("3", "7"):
        clock = f"from verger.engine import rule\n\n\n@rule\ndef tick(s):\n    s.turns += {turns}\n"
        (package / "clock.py").write_text(clock)
        assert foreign.run(code, tmp_path) == turns
