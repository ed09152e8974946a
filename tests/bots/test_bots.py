"""The bots: they choose what is legal, disturb nothing, and are as strong as they say."""

import numpy as np
import pytest
from tests.engine.toy import game as toy

from verger import bots
from verger.bots import HeuristicBot, RandomBot, SearchBot
from verger.bots.players import TABLES
from verger.bots.tuning import tuning
from verger.engine import registry
from verger.engine.records import last_pending
from verger.lab.arena import Entrant, Table, play, sittings

QUICK = (RandomBot(), HeuristicBot(), HeuristicBot(slips=50), SearchBot(seconds=None, iterations=20))
MANY = 6
"""Seats at which a search is still quick."""

each_game = pytest.mark.parametrize("name", registry.names())
each_bot = pytest.mark.parametrize("bot", QUICK, ids=repr)


def wins(game, strong, weak, games, seats=2):
    table = Table.of([Entrant("strong", strong), Entrant("weak", weak)])
    for sitting in sittings(2, seats, games, seed=7):
        table.add(play(game, [one.entrant for one in table.standings], sitting, {}))
    return table.standings[0].wins, table.games


@each_game
@each_bot
def test_a_thought_is_about_what_is_legal_and_touches_nothing(name, bot):
    game = registry.find(name)
    for seats in {game.seats[0], min(game.seats[-1], MANY)} if isinstance(bot, SearchBot) else game.seats:
        state = game.deal(seats, seed=3)
        seat = last_pending(state)
        known = game.known(state, seat)
        before = known.tobytes()
        thought = bot.think(game, known, seat, seed=11)
        assert known.tobytes() == before
        assert game.refusal(state, seat, thought.action) == 0
        assert len(thought.values) == seats
        assert all(0.0 <= value <= 1.0 for value in thought.values)
        legal = {action.id for action in game.actions if game.refusal(state, seat, action.id) == 0}
        assert {candidate.action for candidate in thought.candidates} == legal


@each_game
def test_a_search_looks_as_often_as_it_may(name):
    game = registry.find(name)
    state = game.deal(game.seats[0], seed=3)
    seat = last_pending(state)
    thought = SearchBot(seconds=None, iterations=300).think(game, game.known(state, seat), seat, seed=5)
    visits = sorted((candidate.visits for candidate in thought.candidates), reverse=True)
    assert [candidate.visits for candidate in thought.candidates] == visits
    if tuning(name).rounds:
        assert 1 < sum(visits) <= 300, "a rollout counts its actions, and no other begins when they are spent"
    else:
        assert 150 < sum(visits) <= 300


def test_what_is_stopped_at_its_limit_is_won_by_nobody():
    """To a search, whoever is ahead then has no more than a good position."""
    game = registry.find("finca")
    state = game.deal(2, seed=3, chosen={"turn_limit": 1})
    while game.phases[state.phase] == "placement":
        seat = last_pending(state)
        legal = (action.id for action in game.actions if not game.refusal(state, seat, action.id))
        game.loops.step(state, seat, next(legal))
    seat = last_pending(state)
    thought = SearchBot(seconds=None, iterations=200).think(game, game.known(state, seat), seat, seed=5)
    assert max(thought.values) <= 0.5


@each_game
def test_one_legal_action_needs_no_search(name):
    game = registry.find(name)
    generator = np.random.default_rng(1)
    for _ in range(500):
        state = game.deal(game.seats[0], seed=int(generator.integers(2**32)))
        while not state.over:
            seat = last_pending(state)
            legal = [action.id for action in game.actions if game.refusal(state, seat, action.id) == 0]
            if len(legal) == 1:
                bot = SearchBot(seconds=None, iterations=300)
                thought = bot.think(game, game.known(state, seat), seat, seed=5)
                assert thought.action == legal[0]
                assert thought.candidates[0].visits == 0
                return
            game.loops.step(state, seat, int(generator.choice(legal)))
    pytest.skip(f"{name} never leaves a seat without a choice")


def careful(name):
    """A game whose search looks closely at little, and takes minutes to show its strength."""
    return tuning(name).rounds > 0 or tuning(name).width > 1


def long(name, it_is):
    """A game that takes minutes, if it does, waits for `make test-all`."""
    return pytest.param(name, marks=[pytest.mark.thorough] if it_is else [])


@pytest.mark.parametrize("name", [long(name, careful(name)) for name in registry.names()])
def test_heuristic_beats_random(name):
    won, games = wins(registry.find(name), HeuristicBot(), RandomBot(), games=40)
    assert won > 0.75 * games


@pytest.mark.parametrize("name", [long(name, name != "fruitoplay") for name in registry.names()])
def test_search_beats_heuristic(name):
    game = registry.find(name)
    tuned = tuning(name)
    searching = SearchBot(seconds=None, iterations=400 if tuned.rounds else 2_000 // (1 + tuned.width))
    won, games = wins(game, searching, HeuristicBot(), games=6 if tuned.rounds else 24)
    assert won > 0.5 * games


@pytest.mark.thorough
def test_whoever_follows_the_hints_of_level_3_beats_level_1():
    won, games = wins(registry.find("finca"), bots.level(3), bots.level(1), games=24)
    assert won > 0.8 * games


def test_the_slips_of_a_beginner_are_slips():
    """With every decision a slip, nothing is left of the heuristic."""
    won, games = wins(registry.find("finca"), HeuristicBot(slips=100), RandomBot(), games=60)
    assert 0.25 * games < won < 0.75 * games


def test_levels_are_numbered_from_one_and_bounded_in_time():
    assert [level.number for level in bots.LEVELS] == list(range(1, len(bots.LEVELS) + 1))
    assert len(bots.LEVELS) >= 5
    assert all((bot.seconds or 99.0) <= 3.0 for bot in bots.ROLLOUT_LEVELS if isinstance(bot, SearchBot))
    for game in map(registry.find, registry.names()):
        pair, many = (
            [level.bot.playing(game, table).settings(game)["iterations"] for level in bots.LEVELS]
            for table in ("pair", "many")
        )
        assert pair == sorted(pair), "no level looks less far than the one below"
        assert many == sorted(many)
        assert many[-1] <= pair[-1], "nor farther where more sit"


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("table", TABLES)
def test_nobody_takes_longer_than_the_level_may(name, table):
    """A tenth of a second up to the third level, two seconds beyond; a heuristic looks one turn ahead and ends."""
    game = registry.find(name)
    for level in bots.LEVELS:
        player = level.bot.playing(game, table)
        most = 0.1 if level.number <= 3 else 2.0
        assert isinstance(player, HeuristicBot) or (player.seconds or 99.0) <= most


def test_the_anchors_of_the_arena_think_as_long_as_ever():
    assert [bots.named(f"rollout-{number}").seconds for number in range(1, 7)] == [None, None, 3.0, 3.0, 0.8, 2.5]
    stand_ins = [level.bot.playing(toy, "bare").seconds for level in bots.LEVELS]
    assert stand_ins == [None, None, 0.1, 2.0, 0.8, 2.0]


@pytest.mark.parametrize(
    ("ask", "answer"), [(lambda: bots.level(0), "from 1 to 6"), (lambda: bots.named("chess"), "random")]
)
def test_an_unknown_bot_is_named(ask, answer):
    with pytest.raises(ValueError, match=answer):
        ask()


def test_preparing_reports_from_nothing_to_all():
    seen = []
    bots.prepare(registry.find("finca"), lambda done, total: seen.append((done, total)))
    assert seen[0][0] == 0
    assert seen[-1][0] == seen[-1][1]
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
