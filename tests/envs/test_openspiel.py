"""OpenSpiel's own tests and algorithms, unchanged, and what they do not ask."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from tests.envs.tables import TABLES

import verger.envs.openspiel  # noqa: F401  (registers the games)

each_game = pytest.mark.parametrize(
    ("game", "players"),
    [pytest.param(*table, marks=[] if table == ("fruitoplay", 2) else pytest.mark.thorough) for table in TABLES],
)


def loaded(game: str, players: int = 2, **options: Any) -> Any:
    return pyspiel.load_game(f"verger_{game}", {"players": players, "rng_seed": 3, **options})


def dealt(game: Any) -> Any:
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    return state


def played(state: Any, count: int, dice: np.random.Generator) -> Any:
    for _ in range(count):
        if not state.is_terminal():
            state.apply_action(int(dice.choice(state.legal_actions())))
    return state


@each_game
def test_their_random_simulation(game: str, players: int) -> None:
    # The game itself can be written down in C++ only, once its chance is sampled.
    pyspiel.random_sim_test(loaded(game, players), num_sims=1, serialize=False, verbose=False)


@each_game
def test_their_playthrough(game: str, players: int, tmp_path: Path) -> None:
    # Imported here: it brings all of SciPy's statistics, which no other test should wait for.
    from open_spiel.integration_tests import playthrough_test
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS(["playthrough"], known_only=True)
    name = f"verger_{game}(players={players},rng_seed=3)"
    (tmp_path / "playthrough.txt").write_text(generate_playthrough.playthrough(name, []), encoding="utf-8")
    playthrough_test.PlaythroughTest().run_test(str(tmp_path), "playthrough.txt")


@each_game
def test_a_state_is_written_down_and_read(game: str, players: int) -> None:
    played_on = played(dealt(loaded(game, players)), 40, np.random.default_rng(1))
    again = played_on.get_game().deserialize_state(played_on.serialize())
    assert str(again) == str(played_on)
    for player in range(players):
        assert again.information_state_string(player) == played_on.information_state_string(player)
    action = played_on.legal_actions()[0]
    before = str(played_on)
    again.apply_action(action)
    assert str(played_on) == before


@each_game
def test_who_knows_the_same_has_the_same_information_state(game: str, players: int) -> None:
    """Whatever a player cannot know is dealt anew: after its next own action it has still noticed nothing, unless the
    action turned something up."""
    state = played(dealt(loaded(game, players)), 25, np.random.default_rng(2))
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.7)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()
    reveals = int(state.table.state.reveals)
    action = state.legal_actions()[0]
    for one in (state, other):
        one.apply_action(action)
    if int(state.table.state.reveals) == reveals:
        assert other.information_state_string(player) == state.information_state_string(player)


def test_players_recall_how_they_came_to_what_they_know() -> None:
    first, second = (dealt(loaded("finca", start_player=0)) for _ in range(2))
    for action in (0, 5, 1, 6):
        first.apply_action(action)
    for action in (1, 6, 0, 5):
        second.apply_action(action)
    for player in range(2):
        assert first.observation_string(player) == second.observation_string(player)
        assert first.information_state_string(player) != second.information_state_string(player)


def test_what_happens_out_of_sight_is_not_recalled() -> None:
    """At the second of two tables nobody notices what is done at the first."""
    state = dealt(loaded("fff", 10))
    sees = [state.table.game.sees(state.table.state, eyes, state.current_player()) for eyes in range(10)]
    assert False in sees
    before = [state.information_state_string(player) for player in range(10)]
    state.apply_action(state.legal_actions()[0])
    after = [state.information_state_string(player) for player in range(10)]
    assert [one != other for one, other in zip(before, after, strict=True)] == sees


def test_the_deal_is_sampled_from_the_seed() -> None:
    one, other = dealt(loaded("finca")), dealt(loaded("finca"))
    assert str(one) == str(other)
    assert str(dealt(one.get_game())) != str(one), "the next deal is another"
    assert str(dealt(pyspiel.load_game("verger_finca(rng_seed=4)"))) != str(one)


@each_game
def test_their_monte_carlo_tree_search_plays(game: str, players: int) -> None:
    state = dealt(loaded(game, players))
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 3, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@each_game
def test_their_search_of_information_sets_plays(game: str, players: int) -> None:
    state = dealt(loaded(game, players))
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        uct_c=2.0,
        max_simulations=3,
        random_state=dice,
    )
    action = bot.step(state)
    assert action in state.legal_actions()


@each_game
def test_their_policy_gradient_learns_from_a_match(game: str, players: int) -> None:
    policy_gradient = pytest.importorskip("open_spiel.python.pytorch.policy_gradient", exc_type=ImportError)
    env = rl_environment.Environment(loaded(game, players))
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [
        policy_gradient.PolicyGradient(player, size, actions, hidden_layers_sizes=(16,), batch_size=8)
        for player in range(players)
    ]
    time_step = env.reset()
    while not time_step.last():
        answer = agents[time_step.observations["current_player"]].step(time_step)
        time_step = env.step([answer.action])
    for agent in agents:
        agent.step(time_step)
    assert sum(time_step.rewards) == pytest.approx(0)


def test_a_program_that_uses_it_ends_in_peace() -> None:
    """OpenSpiel lets go of what was registered when Python is no more."""
    done = subprocess.run([sys.executable, "-c", "import verger.envs.openspiel"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
