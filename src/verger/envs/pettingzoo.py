"""The games for PettingZoo: agents that act one after another (AEC), or all in one step (parallel).

    from verger.envs.pettingzoo import finca_v0
    env = finca_v0.env(seats=4)

An agent is a seat, `seat_0` …; its observation is a dict of the game's `observe` and an action mask, both made from
what the seat knows. Rewards come at the end and add up to 0: see `Table.rewards`. An action that the rules forbid does
not end a match: any legal one is played instead, and the agent's info says which rule `refused` it.

In the parallel environment agents who may not act have one thing to do, the last action: wait.
"""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np

from verger.engine import registry

from .extras import need
from .table import Dealer, Sight, Table

need("pettingzoo")

from gymnasium.spaces import Dict, Discrete  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import OrderEnforcingWrapper  # noqa: E402

from .spaces import Seen, seen, sight_space  # noqa: E402

VERSION = "_v0"


def agents(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


class Seats:
    """What both environments are made of: a table, and a name and spaces for each of its seats."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        waits: bool = False,
        **options: Any,
    ) -> None:
        self.table = Table(game, seats, options)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {"name": game + VERSION, "render_modes": ["ansi"], "is_parallelizable": waits}
        self.possible_agents = agents(self.table.seats)
        self.agents: list[str] = []
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = len(self.table.game.actions) + waits
        self.observation_spaces = {
            agent: sight_space(self.table.game.observation, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._dealer = Dealer()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The board in text, as a spectator sees it."""
        return self.table.drawing() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to give back."""

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.table.rewards(), strict=True))


class TurnsEnv(Seats, AECEnv):
    """Whoever may act is asked; of several who choose at once, one after another, none knowing the others' choice.

    An agent makes at most `max_cycles` decisions. Whoever has made theirs leaves, and any legal actions are played for
    them until the others have made theirs too.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.deal(self._dealer.seed(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.pending[0]]

    def observe(self, agent: str) -> Seen:
        return seen(self.table.look(self.seat[agent]))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = self.table.play(self.seat[agent], int(action), self._dealer.dice)
        self._decisions[agent] += 1
        self.truncations[agent] = self._decisions[agent] == self.max_cycles
        self._go_on()
        self._accumulate_rewards()
        self._deads_step_first()

    def _go_on(self) -> None:
        """To the next who is asked, or to the end."""
        while not self.table.over and any(map(self._is_playing, self.agents)):
            asked = map(self.possible_agents.__getitem__, self.table.pending)
            if playing := list(filter(self._is_playing, asked)):
                self.agent_selection = playing[0]
                return
            seat = self.table.pending[0]
            self.table.play(seat, int(self._dealer.dice.choice(self.table.legal(seat))), self._dealer.dice)
        if self.table.over:
            rewards = self._rewards()
            for agent in filter(self._is_playing, list(self.agents)):
                self.rewards[agent] = rewards[agent]
                (self.truncations if self.table.stopped else self.terminations)[agent] = True

    def _is_playing(self, agent: str) -> bool:
        return agent in self.agents and not self.truncations[agent] and not self.terminations[agent]


class TogetherEnv(Seats, ParallelEnv):
    """All seats answer in every step, and those who may act are heard; the others wait. It ends after `max_cycles`."""

    def __init__(self, game: str, seats: int | None = None, **chosen: Any) -> None:
        super().__init__(game, seats, waits=True, **chosen)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.deal(self._dealer.seed(seed))
        self.agents = list(self.possible_agents)
        self._steps = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        there, asked = self.agents, self.table.pending
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in there}
        for seat in asked:
            if seat in self.table.pending:  # still: what another seat did may have taken the choice away
                agent = self.possible_agents[seat]
                infos[agent] = self.table.play(seat, int(actions[agent]), self._dealer.dice)
        self._steps += 1
        ended = self.table.over and not self.table.stopped
        cut = not ended and (self.table.over or self._steps == self.max_cycles)
        answer = (
            self._seen(),
            self._rewards(),
            dict.fromkeys(there, ended),
            dict.fromkeys(there, cut),
            infos,
        )
        if ended or cut:
            self.agents = []
        return answer

    def _seen(self) -> dict[str, Seen]:
        return {agent: seen(self._with_wait(self.table.look(self.seat[agent]))) for agent in self.agents}

    def _with_wait(self, sight: Sight) -> Sight:
        return Sight(sight.observation, np.append(sight.mask, np.int8(not sight.mask.any())))


def raw_env(game: str, **chosen: Any) -> TurnsEnv:
    return TurnsEnv(game, **chosen)


def env(game: str, **chosen: Any) -> OrderEnforcingWrapper:
    """The same, refusing calls in an order that makes no sense."""
    return OrderEnforcingWrapper(raw_env(game, **chosen))


def parallel_env(game: str, **chosen: Any) -> TogetherEnv:
    return TogetherEnv(game, **chosen)


def __getattr__(name: str) -> SimpleNamespace:
    """`finca_v0` and its like: `env`, `raw_env` and `parallel_env` of a game, as PettingZoo's own modules have them."""
    game = name.removesuffix(VERSION)
    if name == game or game not in registry.names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return SimpleNamespace(
        env=partial(env, game), raw_env=partial(raw_env, game), parallel_env=partial(parallel_env, game)
    )
