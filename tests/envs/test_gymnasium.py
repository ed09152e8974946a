"""Gymnasium's own checks, unchanged, and what they do not ask."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.envs.tables import each_table

import verger.envs.gymnasium  # noqa: F401  (registers the games)
from verger import bots


def made(game: str = "finca", **chosen: Any) -> Any:
    return gymnasium.make(f"verger/{game.capitalize()}-v0", **chosen)


def play(env: Any, seed: int | None, steps: int = 100_000) -> list[float]:
    """Random legal actions to the end, and the rewards on the way."""
    sight, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    rewards: list[float] = []
    while len(rewards) < steps:
        sight, reward, ended, stopped, info = env.step(env.action_space.sample(sight["action_mask"]))
        assert info == {}
        rewards.append(float(reward))
        if ended or stopped:
            break
    return rewards


@each_table
def test_their_check_of_an_environment(game: str, seats: int) -> None:
    check_env(made(game, seats=seats, opponents="random", render_mode="ansi").unwrapped)


@each_table
def test_a_match_is_played_to_its_end_among_the_bots_that_were_chosen(game: str, seats: int) -> None:
    env = made(game, seats=seats, seat=None, opponents="random")
    rewards = play(env, seed=2)
    assert not any(rewards[:-1]), "the reward comes with the last step"
    assert env.unwrapped.table.over
    assert rewards[-1] == env.unwrapped.table.rewards()[env.unwrapped.seat]


@each_table
def test_many_side_by_side(game: str, seats: int) -> None:
    envs = gymnasium.make_vec(
        f"verger/{game.capitalize()}-v0", num_envs=3, vectorization_mode="sync", seats=seats, opponents="random"
    )
    sight, _ = envs.reset(seed=4)
    for _ in range(30):
        assert sight in envs.observation_space
        assert sight["action_mask"].dtype == np.int8
        actions = np.array([int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in sight["action_mask"]])
        sight, rewards, ended, stopped, _ = envs.step(actions)
    assert rewards.shape == ended.shape == stopped.shape == (3,)


def test_the_same_seed_is_the_same_match() -> None:
    envs = [made(opponents=["heuristic"]) for _ in range(2)]
    assert play(envs[0], seed=8) == play(envs[1], seed=8)
    one, other = (env.unwrapped.table.state.tobytes() for env in envs)
    assert one == other
    play(envs[0], seed=None)
    assert envs[0].unwrapped.table.state.tobytes() != one, "the next match is another"


def test_opponents_are_named_counted_or_brought_along() -> None:
    env = made(seats=4, opponents=["heuristic", 2, bots.RandomBot()])
    assert env.unwrapped.opponents == [bots.HeuristicBot(), bots.level(2), bots.RandomBot()]
    with pytest.raises(ValueError, match="one opponent, or 3, not 2"):
        made(seats=4, opponents=["random", "random"])
    with pytest.raises(ValueError, match="not 'dreamer'"):
        made(opponents="dreamer")
    with pytest.raises(ValueError, match="seat must be a number from 0 to 1 or None, not 2"):
        made(seat=2)


def test_a_forbidden_action_is_told_and_replaced() -> None:
    env = made()
    sight, _ = env.reset(seed=1)
    *_, info = env.step(int(np.flatnonzero(sight["action_mask"] == 0)[0]))
    assert info["refused"].startswith("FIN-")
