"""Thoughts: what they depend on, and what they do not."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tests.bots.weights import network
from tests.engine.support import COMPILED, Table, pending, positions, said_by
from tests.engine.toy import game as toy

from verger import bots
from verger.bots import HeuristicBot, NetworkBot, RandomBot, SearchBot, thought
from verger.bots.thought import MANY
from verger.bots.tuning import tuning

ITERATIONS = 90
"""Enough for more than one look at who leads, and for a second halving."""


def capped(bot):
    """A level's bot without its clock."""
    return replace(bot, seconds=None, iterations=min(bot.iterations, ITERATIONS)) if isinstance(bot, SearchBot) else bot


BOTS = tuple(dict.fromkeys([RandomBot(), *map(capped, bots.ROLLOUT_LEVELS)]))
each_game = pytest.mark.parametrize("game", COMPILED, ids=lambda game: game.name)
each_bot = pytest.mark.parametrize("bot", BOTS, ids=repr)


def questions(game, count=3):
    """Known records on the way through a game, and a seat that has to decide there."""
    for s in positions(Table(game, game.seats[min(1, len(game.seats) - 1)]), seed=3, count=count + 1):
        for seat in pending(s)[:1]:
            yield game.known(s, seat), seat


def sliced(bot, game, known, seat, slices, seed=5):
    """A thought in slices of these sizes, again and again, the last one to the end."""
    where, think = bot.begin(game, known, seat, seed), bot.rules(game).think
    for most in slices:
        if think(*where, most, MANY) < most:
            break
    else:
        think(*where, MANY, MANY)
    return answer(bot, game, where)


def answer(bot, game, where):
    bot.rules(game).answer(*where)
    return thought.told(where.t, int(where.states[0].seats))


@each_game
@each_bot
def test_slices_of_any_size_lead_to_the_same_thought(game, bot):
    for known, seat in questions(game):
        whole = sliced(bot, game, known, seat, [])
        assert sliced(bot, game, known, seat, [1] * 1000) == whole
        assert sliced(bot, game, known, seat, [7, 64, 1, 13] * 100) == whole
        assert bot.think(game, known, seat, seed=5) == whole


@each_game
@each_bot
def test_the_seed_decides(game, bot):
    """The same seed, the same thought; another one, somewhere, another, unless no chance is left to a heuristic."""
    others = 0
    for known, seat in questions(game):
        thoughts = [bot.think(game, known, seat, seed) for seed in (0, 0, 1, 2**64 - 1)]
        assert thoughts[0] == thoughts[1]
        others += thoughts[2] != thoughts[0] or thoughts[3] != thoughts[0]
    assert others or isinstance(bot, HeuristicBot)


@each_game
@each_bot
def test_memory_can_be_thought_in_again(game, bot):
    """Nothing is left of the thought before."""
    (first, one), *_, (last, other) = questions(game)
    where = bot.begin(game, first, one, seed=1)
    rules = bot.rules(game)
    rules.think(*where, MANY, MANY)
    rules.answer(*where)
    where.states[0] = last
    rules.begin(*where, other, np.uint64(2))
    rules.think(*where, MANY, MANY)
    assert answer(bot, game, where) == bot.think(game, last, other, seed=2)


@each_game
@each_bot
def test_an_answer_may_be_asked_for_at_any_time(game, bot):
    known, seat = next(questions(game, 1))
    where, rules = bot.begin(game, known, seat, seed=3), bot.rules(game)
    legal = sorted(where.t.legal[: where.t.count].tolist())
    going = True
    while going:
        asked = answer(bot, game, where)
        assert asked.action in legal
        assert sorted(candidate.action for candidate in asked.candidates) == legal
        assert all(0.0 <= value <= 1.0 for value in asked.values)
        going = rules.think(*where, 5, MANY) == 5
    assert answer(bot, game, where) == bot.think(game, known, seat, seed=3)


@each_game
@each_bot
def test_candidates_come_best_first(game, bot):
    for known, seat in questions(game):
        ranked = [(-one.visits, -one.value, one.action) for one in bot.think(game, known, seat, seed=5).candidates]
        assert ranked == sorted(ranked)


@each_game
@each_bot
def test_nobody_gets_the_true_position(game, bot):
    s = game.deal(max(game.seats), seed=4)
    with pytest.raises(ValueError, match="no more"):
        bot.think(game, s, pending(s)[0], seed=1)


def test_another_seats_knowledge_is_refused_where_it_is_another():
    refused = []
    for game in COMPILED:
        s = game.deal(max(game.seats), seed=4)
        seat = pending(s)[0]
        theirs = game.known(s, (seat + 1) % max(game.seats))
        if theirs.tobytes() != game.known(s, seat).tobytes():
            with pytest.raises(ValueError, match="no more"):
                RandomBot().think(game, theirs, seat, seed=1)
            refused.append(game)
    assert refused


@each_game
def test_who_has_nothing_to_decide_is_not_asked(game):
    s = positions(Table(game, game.seats[0]), seed=3, count=2)[-1]
    with pytest.raises(ValueError, match="nothing to decide"):
        RandomBot().think(game, game.known(s, 0), 0, seed=1)


def test_a_clock_that_has_not_moved_yet_hurries_nobody(monkeypatch):
    ticks = iter(range(1_000))
    monkeypatch.setattr("time.perf_counter", lambda: next(ticks) // 7 / 64)
    known, seat = next(questions(toy))
    assert SearchBot(seconds=0.05).think(toy, known, seat, seed=1).candidates


@pytest.mark.parametrize(
    "game", [game for game in COMPILED if not tuning(game.name).rounds], ids=lambda game: game.name
)
def test_a_search_stops_once_nothing_can_change_its_choice(game):
    """Told that few more iterations will follow, it does not begin them if they could not matter."""
    known, seat = next(questions(game, 1))
    bot = SearchBot(seconds=None)
    where, rules = bot.begin(game, known, seat, seed=1), bot.rules(game)
    assert rules.think(*where, 256, MANY) == 256
    lead = answer(bot, game, where).candidates
    apart = lead[0].visits - lead[1].visits
    assert rules.think(*where, 1, apart) == 0
    assert where.t.finished


INTERPRETED = """
import json, sys
sys.path.insert(0, sys.argv[1])
from tests.bots.test_thinking import told_of
print(json.dumps(told_of(sys.argv[2])))
"""


def told_of(name):
    """Thoughts as plain data, floats to the last bit."""
    game = next(game for game in COMPILED if game.name == name)
    search = SearchBot(None, 40, rounds=1) if game is toy else SearchBot(None, 40, depth=6)
    guided = NetworkBot(None, 6, temperature=0.5, given=network(game))
    asked = [(bot, question) for bot in (*BOTS[:2], search, guided) for question in questions(game, 1)]
    return [repr(bot.think(game, *question, seed=9)) for bot, question in asked]


@pytest.mark.parametrize("name", ["pips", "finca"])
def test_interpreted_and_compiled_the_thoughts_are_the_same(name):
    root = Path(__file__).parents[2]
    call = [sys.executable, "-W", "ignore", "-c", INTERPRETED, str(root), name]
    told = subprocess.run(call, check=True, capture_output=True, text=True, env=os.environ | {"NUMBA_DISABLE_JIT": "1"})
    assert json.loads(told.stdout) == told_of(name)


FIRST_EVENING = """
from tests.engine.toy import game
from verger.bots import HeuristicBot
for seed in range(2):
    match = game.new(seats=2, seed=seed)
    seat = match.pending[0]
    match.play(seat, HeuristicBot().think(game, match.known(seat), seat, seed).action)
"""


def test_the_first_match_and_the_first_thought_say_what_takes_a_while(tmp_path: Path) -> None:
    told = (
        f"Compiling the rules of {toy.name}: some seconds the first time.\n"
        f"Compiling the bots of {toy.name}: half a minute the first time.\n"
    )
    assert [said_by(FIRST_EVENING, tmp_path) for _ in range(2)] == [told, ""]
