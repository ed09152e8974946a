"""PettingZoo's own tests, unchanged, and what they do not ask."""

import copy
import pickle
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from tests.envs.tables import TABLES, each_table

from verger.envs import pettingzoo

# Their list of environments whose observations are dicts, or whose masks are empty at the end, is one of names.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def module(game: str) -> SimpleNamespace:
    found: SimpleNamespace = getattr(pettingzoo, f"{game}_v0")
    return found


@each_table
def test_their_test_of_the_api(game: str, seats: int) -> None:
    api_test(module(game).env(seats=seats))
    api_test(module(game).raw_env(seats=seats, max_cycles=20))


@each_table
def test_their_test_of_the_parallel_api(game: str, seats: int) -> None:
    parallel_api_test(module(game).parallel_env(seats=seats))


@each_table
def test_their_test_of_seeds(game: str, seats: int) -> None:
    seed_test(lambda: module(game).env(seats=seats))
    parallel_seed_test(lambda: module(game).parallel_env(seats=seats))


@each_table
def test_their_test_of_cycles(game: str, seats: int) -> None:
    def of(make: Any) -> Any:
        return lambda max_cycles: make(seats=seats, max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(env=of(module(game).env), parallel_env=of(module(game).parallel_env)))


def random_answer(env: Any, agent: str) -> int:
    return int(env.action_space(agent).sample(env.observe(agent)["action_mask"]))


def play(env: Any) -> dict[str, float]:
    """Random actions to the end, and what each agent got."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else random_answer(env, agent))
    return got


@each_table
def test_rewards_come_once_and_add_up_to_nothing(game: str, seats: int) -> None:
    env = module(game).env(seats=seats)
    env.reset(seed=5)
    got = play(env)
    assert sum(got.values()) == pytest.approx(0)
    assert env.unwrapped.table.stopped != any(got.values()), "a match that was stopped nobody has won"


@each_table
def test_an_agent_is_shown_the_same_whatever_it_cannot_know(game: str, seats: int) -> None:
    env = module(game).raw_env(seats=seats)
    env.reset(seed=3)
    for _ in range(60):
        if env.table.over:
            break
        for seat, agent in enumerate(env.possible_agents):
            other = copy.deepcopy(env)
            other.table.game.redeal(other.table.state, seat, np.uint64(99))
            mine, again = env.observe(agent), other.observe(agent)
            assert all(np.array_equal(mine[key], again[key]) for key in mine)
        env.step(random_answer(env, env.agent_selection))


def test_a_forbidden_action_is_told_and_replaced() -> None:
    env = module("finca").env()
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.infos[agent]["refused"].startswith("FIN-")
    assert env.agent_selection != agent, "something was played"


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_its_own_way(copied: Any) -> None:
    env = module("finca").raw_env()
    env.reset(seed=1)
    other = copied(env)
    assert other.table.game is env.table.game
    before = env.table.state.tobytes()
    assert other.table.state.tobytes() == before
    play(other)
    assert env.table.state.tobytes() == before


def test_the_board_is_drawn_in_text() -> None:
    env = module("finca").env(render_mode="ansi")
    env.reset(seed=1)
    assert "Seat 1" in env.render()


def test_options_are_the_game_s() -> None:
    env = module("finca").parallel_env(turn_limit=2)
    env.reset(seed=1)
    while env.agents:
        *_, truncations, _ = env.step({agent: random_answer_of(env, agent) for agent in env.agents})
    assert all(truncations.values()), "who is stopped has not finished"
    with pytest.raises(ValueError, match="there is no option 'wind'"):
        module("finca").env(wind=3)


def random_answer_of(env: Any, agent: str) -> int:
    sight = env._seen()[agent]
    return int(env.action_space(agent).sample(sight["action_mask"]))


def test_there_is_no_other_game() -> None:
    with pytest.raises(AttributeError, match="chess_v0"):
        module("chess")
    assert {game for game, _ in TABLES} == {"citrus", "fff", "finca", "fruitoplay", "frutopia"}
