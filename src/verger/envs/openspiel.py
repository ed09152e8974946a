"""The games for OpenSpiel: importing this registers `verger_finca` and its like.

    import pyspiel, verger.envs.openspiel
    game = pyspiel.load_game("verger_finca(players=3,turn_limit=40)")

A game's options are its parameters, beside `players` and `rng_seed`; a seat that is left to chance is -1.

Chance is sampled: one chance node with one outcome deals the match, and what is turned up later follows from the deal.
A state therefore knows more than its players: search that must not look ahead asks `resample_from_infostate`, which
deals all that a player cannot know anew. An information state is all that a player has ever known, seen, heard and
done, as a digest that is the same for all histories that the player cannot tell apart; the observation is the game's
`observe`. Seats that choose at once are asked one after another, none knowing the others' choice.

OpenSpiel can write a state of such a game down (`state.serialize()`), but not yet the game with it: its generator can
only be asked for in C++.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from verger.engine import Game, Option, registry

from .extras import need
from .table import Table

need("pyspiel")

import pyspiel  # noqa: E402

LONGEST = 20_000
"""Actions after which a match is stopped, and nobody has won."""

PREFIX = "verger_"
DEAL = 0
"""The only outcome of the chance node."""


def kind_of(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Verger: {game.texts('en')('name')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,  # of what lies hidden from all, at least
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(game.seats),
            "rng_seed": -1,
            **{option.name: written(option) for option in game.options},
        },
    )


def written(option: Option) -> Any:
    """An option's default as a parameter."""
    return -1 if option.seat and option.default is None else option.default


def read(option: Option, value: Any) -> Any:
    """An option's value from a parameter."""
    return None if option.seat and value == -1 else value


class SpielGame(pyspiel.Game):
    """A game for some players, and the generator that its deals are sampled from."""

    rules: Game

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        rules, kind = self.rules, kind_of(self.rules)
        chosen = {**kind.parameter_specification, **(parameters or {})}
        seats = chosen["players"]
        options = {option.name: read(option, chosen[option.name]) for option in rules.options}
        self.table = Table(rules.name, seats, options)
        self.dice = np.random.default_rng(None if chosen["rng_seed"] < 0 else chosen["rng_seed"])
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.actions),
            max_chance_outcomes=1,
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, dict(parameters or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        if params:
            raise ValueError(f"there is nothing to choose about an observation, and {params} was chosen")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.table.game.observation, kind)


class Recall(NamedTuple):
    """All that a seat has ever known, in brief."""

    lines: int = 0
    chain: str = ""  # a digest of everything
    known: str = ""  # and of what it knows now

    def after(self, known: bytes, news: str) -> Recall:
        """With what a seat knows now and has just heard; who learns nothing does not know that time has passed."""
        now = digest(known)
        return self if now == self.known and not news else Recall(self.lines + 1, digest(self.chain, news, now), now)


def digest(*parts: str | bytes) -> str:
    together = b"\0".join(part.encode() if isinstance(part, str) else part for part in parts)
    return hashlib.blake2b(together, digest_size=16).hexdigest()


def heard(table: Table, eyes: int, seat: int, action: int, audience: list[bool]) -> str:
    """What these eyes have seen and heard of an action."""
    sees = audience[eyes] or table.game.sees(table.state, eyes, seat)
    named = [seat, table.game.actions.named(action, seat, eyes)] if sees else []
    news = [*named, *table.game.told(table.state, eyes)]
    return json.dumps(news) if news else ""


class SpielState(pyspiel.State):
    """A position as bytes, and a digest for each seat of all that it has known: what is copied and kept of a state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._record = b""  # before the deal
        self._recall = (Recall(),) * game.table.seats
        self._moves = 0
        self._asked = int(pyspiel.PlayerId.CHANCE)

    @property
    def table(self) -> Table:
        """The position, laid out. The next state that asks lays out its own."""
        table: Table = self.get_game().table
        table.restore(self._record)
        return table

    @property
    def is_dealt(self) -> bool:
        return bool(self._record)

    def recall(self, player: int) -> str:
        """An information state: how many lines a player has learned, and what they come to."""
        return f"{self._recall[player].lines} {self._recall[player].chain}"

    # OpenSpiel's questions

    def current_player(self) -> int:
        return self._asked

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def _apply_action(self, action: int) -> None:
        if not self.is_dealt:
            game = self.get_game()
            game.table.deal(int(game.dice.integers(2**63)))
            self._keep(game.table, lambda table, eyes: "")
            return
        table = self.table
        seat = self._asked
        audience = [table.game.sees(table.state, eyes, seat) for eyes in range(table.seats)]
        table.game.loops.step(table.state, seat, action)
        self._moves += 1
        self._keep(table, partial(heard, seat=seat, action=action, audience=audience))

    def _keep(self, table: Table, news: Callable[[Table, int], str]) -> None:
        """Keep the position, and for every seat what it has learned."""
        is_over = table.over or self._moves == LONGEST
        self._asked = int(pyspiel.PlayerId.TERMINAL) if is_over else table.pending[0]
        self._record = table.state.tobytes()
        self._recall = tuple(
            recall.after(table.game.known(table.state, eyes).tobytes(), news(table, eyes))
            for eyes, recall in enumerate(self._recall)
        )

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        return " ".join(map(str, self.get_game().table.game.actions[action].as_dict().values()))

    def is_terminal(self) -> bool:
        return self._asked == int(pyspiel.PlayerId.TERMINAL)

    def returns(self) -> list[float]:
        return self.table.rewards() if self.is_dealt else [0.0] * self.num_players()

    def __str__(self) -> str:
        """The whole position, as `position` reads it."""
        return json.dumps(self.table.game.describe(self.table.state)) if self.is_dealt else "before the deal"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """The same as far as this player knows, with all that it cannot know dealt anew."""
        other: SpielState = self.clone()
        table = self.table
        table.game.redeal(table.state, player, np.uint64(int(sampler() * 2**53)))
        other._record = table.state.tobytes()
        return other


class SpielObserver:
    """What a player knows now as numbers and as a view, or, with perfect recall, all that it has ever known."""

    def __init__(self, size: int, kind: pyspiel.IIGObservationType) -> None:
        self._recalls = kind.perfect_recall
        self._is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = None if self._recalls or self._is_public else np.zeros(size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.table.look(player).observation if state.is_dealt else 0.0

    def string_from(self, state: SpielState, player: int) -> str | None:
        if self._recalls:
            return None if self._is_public else f"{player} {state.recall(player)}"
        if not state.is_dealt:
            return ""
        return json.dumps(state.table.game.view(state.table.state, None if self._is_public else player))


def register() -> None:
    """Every game that is installed."""
    for name in registry.names():
        rules = registry.find(name)
        # A class, as OpenSpiel lets go of it when Python is no more, and what it lets go of must not end then.
        pyspiel.register_game(kind_of(rules), type(f"{name.capitalize()}Game", (SpielGame,), {"rules": rules}))


register()
