"""Who beats whom: counted in slices, gone on with, and written on a page that says nothing else."""

from dataclasses import replace

import pytest
from bench.strength import (
    AT_ONCE,
    FOLDER,
    GAMES,
    PAGE,
    SEED,
    Pair,
    Run,
    cell,
    count,
    counted,
    keep,
    page,
    plan,
    play_on,
)

from verger import lab
from verger.engine import registry


@pytest.fixture
def game():
    return registry.find("fruitoplay")


def quick(game, seats=3):
    return next(pair for pair in plan(game) if (pair.first, pair.seats) == ("2", seats))


def test_counting_in_slices_is_counting_in_one_go(game):
    sliced, whole = quick(game), lab.Table.of([lab.entrant(name) for name in ("2", "1")])
    for _ in range(2):
        play_on(game, sliced, jobs=1)
    for tally in lab.tournament(game, [one.entrant for one in whole.standings], lab.sittings(2, 3, 24, SEED), 2, {}):
        whole.add(tally)
    assert sliced.runs == [Run(SEED, 2 * AT_ONCE, whole.standings[0].wins)]


def test_what_was_counted_is_gone_on_with_and_a_changed_bot_begins_anew(game, tmp_path):
    pairs = plan(game)
    elsewhere = Run(7, 100, 60.5)
    pairs[0].runs = [elsewhere]
    changed = replace(pairs[1], runs=[elsewhere], identities=["as it was", pairs[1].identities[1]])
    keep(game, [pairs[0], changed], tmp_path)
    found = counted(game, tmp_path)
    assert found == [pairs[0], *plan(game)[1:]]
    play_on(game, found[0], jobs=1)
    assert found[0].runs[0] == elsewhere
    assert (found[0].games, found[0].runs[1].seed) == (100 + AT_ONCE, SEED)


def test_who_has_had_least_time_plays_next_until_the_time_is_over(game, tmp_path):
    pairs = plan(game)
    for pair in pairs:
        pair.runs, pair.took = [Run(7, GAMES, 1.0)], 0.0
    pairs[2].runs, pairs[2].took = [Run(7, GAMES - 1, 1.0)], 20.0
    pairs[3].runs, pairs[3].took = [Run(7, GAMES - 1, 1.0)], 10.0
    keep(game, pairs, tmp_path)
    assert not list(count([game], 1, 1, tmp_path, lambda pair: pair.first == "2"))
    played = [pair.key for _, pair in count([game], 1, 1, tmp_path)]
    assert played == [pairs[3].key, pairs[2].key]
    assert all(pair.games >= GAMES for pair in counted(game, tmp_path))


def test_a_cell_says_how_sure_it_is():
    pair = Pair("6", "5", 2, ["a", "b"], [Run(1, 300, 200.5, 2), Run(2, 100, 80.0)], [23.4, 0.26])
    assert cell(pair) == "**70.1 %** (65–74) of 400; nobody won 2; 23, 0.26 ms"
    assert cell(Pair("6", "5", 2, ["a", "b"])) == ""


def test_the_page_is_what_was_counted():
    games = [registry.find(name) for name in registry.names()]
    assert PAGE.read_text("utf-8") == page(games, FOLDER), "`python -m bench.strength` writes it"
