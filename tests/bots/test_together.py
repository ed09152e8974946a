"""Bots where several seats choose at once: the order of arrival makes them no wiser, and one world is not enough."""

import numpy as np
import pytest

import verger
from verger.bots import HeuristicBot, SearchBot, thinking
from verger.bots.thought import memory
from verger.engine import Game, State, registry

BOTS = (HeuristicBot(), SearchBot(seconds=None, iterations=200))
GAMES = [registry.find(name) for name in registry.names()]


def face_down(game: Game) -> bool:
    """Whether others' answers lie face down until all have chosen."""
    return game.reopen is not Game.reopen


def begun(game: Game, state: State, seat: int) -> State:
    """The position as a seat's thought begins with it."""
    where = memory(game, edges=1)
    where.states[0] = game.known(state, seat)
    thinking(game).begin(*where, seat, np.uint64(1))
    return where.states[0]


each_game = pytest.mark.parametrize("game", [game for game in GAMES if face_down(game)], ids=lambda game: game.name)
each_bot = pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)


def test_some_game_lets_all_answer_face_down():
    assert any(map(face_down, GAMES))


@each_game
@each_bot
def test_others_who_have_answered_change_nothing(game, bot):
    """Who has answered is known, what is not: the choice is the same before and after."""
    for seed in range(5):
        match = verger.game(game.name).new(seats=3, seed=seed)
        alone = bot.think(game, match.known(2), 2, seed=4)
        for seat in (0, 1):
            match.play(seat, match.legal(seat)[seed % 3])
        assert bot.think(game, match.known(2), 2, seed=4) == alone


@each_game
def test_face_down_answers_are_open_in_the_position_to_think_with(game):
    match = verger.game(game.name).new(seats=3, seed=1)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    assert int(match.state.pending) == 0b100
    thought = begun(game, match.state, 2)
    assert int(thought.pending) == 0b111
    assert game.faults(thought) == 0


@each_game
def test_ones_own_answer_stays(game):
    match = verger.game(game.name).new(seats=3, seed=1)
    match.play(0, match.legal(0)[0])
    thought = begun(game, match.state, 0)
    assert int(thought.pending) == 0b110


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_reopening_leaves_what_the_seat_sees_of_itself(game):
    """Where nobody answers face down, nothing is reopened."""
    s = game.deal(min(game.seats), seed=1)
    before = s.copy()
    game.reopen(s, 0)
    assert all(np.array_equal(s[name], before[name]) for name in s.dtype.names)


@each_game
def test_the_heuristic_weighs_more_than_one_world(game):
    """Different worlds, much the same opinion: the scores of two seeds differ less than those of the actions."""
    known = game.known(game.deal(2, seed=5), 0)
    scores = [
        {one.action: one.value for one in HeuristicBot().think(game, known, 0, seed=seed).candidates} for seed in (1, 2)
    ]
    apart = [abs(scores[0][action] - scores[1][action]) for action in scores[0]]
    assert any(apart), "chance has its part"
    assert max(apart) < max(scores[0].values()) - min(scores[0].values())
