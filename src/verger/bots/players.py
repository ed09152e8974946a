"""The bots: settings of a thought, and an eye on the clock."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, TypedDict, cast

import numpy as np

from verger.engine import Game, State
from verger.engine.compiled import tell_if_compiling

from .mind import Thinking, thinking
from .networks import Network, NoNetwork, network_for
from .puct import WIDEST
from .thought import HEURISTIC, MANY, NETWORK, RANDOM, SEARCH, Memory, Thought, told
from .tuning import PLAIN, levels, tuning

SLICE = 0.004
"""Seconds between two looks at the clock, about, unless an iteration takes longer: slices grow and shrink."""

FIRST = 4
"""Iterations in the first slice."""

ROOM = 200_000
"""Choices in a tree: more than the strongest level fills."""

GUIDED_ROOM = 500_000
"""The same with a network, where a node gets all its choices at once."""


SECONDS = (0.1, 0.1, 0.1, 2.0, 2.0, 2.0)
"""The most that a move of each level may take, whoever plays it."""

TABLES = ("pair", "many", "unlearned", "bare")
"""The kinds of table at each of which a level has somebody who plays: two seats or more that a network has learned, so
many that the game's network has not learned, and any number where the game has none."""

TUNED = ("explore", "trust", "depth", "further", "paired", "heed", "belief")
"""How a search with a network goes about it, as `levels.json` has it."""


class Settings(TypedDict, total=False):
    """What a thought is told before it begins, by the names in its record; what is left out is 0."""

    kind: int
    slips: int
    iterations: int
    depth: int
    width: int
    rounds: int
    explore: float
    temperature: float
    trust: float
    heed: float
    belief: float
    further: int
    paired: int
    units: float
    calm: float
    wide: int
    blocks: int
    hidden: int
    judges: int


@dataclass(frozen=True)
class Player(ABC):
    """A bot whose thoughts are compiled: it thinks to the end, or as long as it has time for."""

    seconds: float | None = None

    @abstractmethod
    def settings(self, game: Game) -> Settings:
        """Those of its thoughts about a game."""

    def think(self, game: Game, known: State, seat: int, seed: int) -> Thought:
        """What it makes of a seat's known record, and of no other."""
        *_, thought = self.slices(game, known, seat, seed)
        assert thought is not None
        return thought

    def at(self, game: Game, seats: int) -> Player:
        """The one who plays at a table of so many; a level may have another one there."""
        return self

    def network(self, game: Game, seats: int) -> Network | None:
        """What guides its thoughts at such a table."""
        return None

    def slices(self, game: Game, known: State, seat: int, seed: int) -> Iterator[Thought | None]:
        """The same in slices of some milliseconds, None after each but the last: only their own time counts."""
        return self.at(game, int(known.seats))._slices(game, known, seat, seed)

    def _slices(self, game: Game, known: State, seat: int, seed: int) -> Iterator[Thought | None]:
        rules = self.rules(game)
        where = self.begin(game, known, seat, seed, rules)
        spent, most, left = 0.0, FIRST, MANY
        while True:
            began = time.perf_counter()
            done = rules.think(*where, most, left)
            took = time.perf_counter() - began
            if done < most:
                break
            spent += took
            left = self._left(int(where.t.done), spent)
            most = 2 * most if took < SLICE else max(1, most // 2)
            yield None
        rules.answer(*where)
        yield told(where.t, int(known.seats))

    def begin(self, game: Game, known: State, seat: int, seed: int, rules: Thinking | None = None) -> Memory:
        """Memory in which a thought has begun, by these functions."""
        rules = rules or self.rules(game)
        game.check_known(known, seat)
        seats = int(known.seats)
        network = self.network(game, seats)
        settings = {**self.settings(game), **(network.settings(seats) if network else {})}
        where = rules.memory(self.room(game), network)
        where.states[0] = known
        for name, value in settings.items():
            where.t[name] = value
        rules.begin(*where, seat, np.uint64(seed))
        if where.t.count == 0:
            raise ValueError(f"seat {seat} has nothing to decide")
        return where

    def rules(self, game: Game) -> Thinking:
        """The compiled functions that it calls for one thought."""
        found = thinking(game, self.settings(game).get("rounds"))
        tell_if_compiling(found.think, f"Compiling the bots of {game.name}: half a minute the first time.")
        return found

    def room(self, game: Game) -> int:
        """Choices that its tree may have."""
        return min(ROOM, self.settings(game).get("iterations", 0) * max(game.seats))

    def _left(self, done: int, spent: float) -> int:
        """Iterations for which there is time yet, at the pace so far."""
        if self.seconds is None or not spent:
            return MANY
        return max(0, min(MANY, int(done * (self.seconds - spent) / spent)))


@dataclass(frozen=True)
class RandomBot(Player):
    """Plays any legal action."""

    def settings(self, game: Game) -> Settings:
        return {"kind": RANDOM}


@dataclass(frozen=True)
class HeuristicBot(Player):
    """Tries every action, finishes its turn as seems best, and keeps what the game's `worth` likes most.

    Where others choose at the same time, it imagines many worlds in which they answer at random, and keeps what is best
    on average.
    `slips` is how often, in a hundred decisions, it plays any legal action instead.
    """

    slips: int = 0

    def settings(self, game: Game) -> Settings:
        return {"kind": HEURISTIC, "slips": self.slips}


@dataclass(frozen=True)
class SearchBot(Player):
    """Information-set Monte Carlo tree search until `seconds` have passed or `iterations` are done, or until what is
    left of both could no longer change the choice.

    `explore` is the exploration constant of UCB. A rollout has `depth` actions, each the best of `width` picked at
    random; with `rounds` it is sequential halving instead, and rollouts of so many rounds play like the heuristic. By
    default these are as `tuning.toml` has them for the game.
    """

    seconds: float | None = 1.0
    iterations: int = MANY
    explore: float = 0.4
    depth: int | None = None
    width: int | None = None
    rounds: int | None = None
    slips: int = 0  # decisions in a hundred that are any legal action

    def settings(self, game: Game) -> Settings:
        tuned = tuning(game.name)
        return {
            "kind": SEARCH,
            "iterations": self.iterations,
            "explore": self.explore,
            "depth": tuned.depth if self.depth is None else self.depth,
            "width": tuned.width if self.width is None else self.width,
            "rounds": tuned.rounds if self.rounds is None else self.rounds,
            "slips": self.slips,
        }


@dataclass(frozen=True)
class NetworkBot(Player):
    """PUCT on information sets, guided by a network: its policy is the prior, its value the end of every iteration.

    It thinks until `seconds` have passed or `iterations` are done, or until what is left of both could no longer change
    the choice. With one iteration it plays by the policy alone. `temperature` draws an action instead of playing the
    best, by how often each was looked at; `slips` is how often, in a hundred decisions, it plays any legal action.
    """

    seconds: float | None = 1.0
    iterations: int = MANY
    temperature: float = 0.0
    slips: int = 0
    # These as the strongest level has them
    explore: float | None = None
    trust: float | None = None
    depth: int | None = None  # choices in the tree, before the policy makes some further ones; 0: as many as it has
    further: int | None = None  # and so many of those, before the network says what comes of it
    paired: int | None = None  # 1: every choice at the root meets the same worlds
    heed: float | None = None  # at the root, the part of the prior that is what the heuristic likes best
    belief: float | None = None  # in the game's own opinion of where a walk ends, against the network's; 1: alone
    given: Network | None = None  # in place of the game's own

    def network(self, game: Game, seats: int) -> Network:
        """Who believes the game's own opinion alone asks it where to look first, and that at any table."""
        return self.given or network_for(game, None if self.belief == 1.0 else seats)

    def settings(self, game: Game) -> Settings:
        strongest = levels(game.name)[-1]
        tuned = {name: strongest[name] if getattr(self, name) is None else getattr(self, name) for name in TUNED}
        settings = {
            "kind": NETWORK,
            "iterations": self.iterations,
            "temperature": self.temperature,
            "slips": self.slips,
        }
        return cast(Settings, settings | tuned | ({"heed": 0.0} if self.iterations == 1 else {}))

    def room(self, game: Game) -> int:
        return min(GUIDED_ROOM, len(game.actions) + self.iterations * WIDEST)


@dataclass(frozen=True)
class LevelBot(Player):
    """A strength a person can choose: with the game's network, or without one as long as there is none for a table.

    Where `levels.json` names who `plays` at such a table, that one does. Nobody takes longer than the level may.
    """

    number: int = 1
    without: Player = field(default_factory=RandomBot)

    def at(self, game: Game, seats: int) -> Player:
        return self.playing(game, kind_of_table(game, seats))

    def playing(self, game: Game, table: str) -> Player:
        """The one who plays at a kind of table, in the time that the level has."""
        found = self._chosen(levels(game.name)[self.number - 1], table)
        most = SECONDS[self.number - 1]
        return found if found.seconds is None else replace(found, seconds=min(found.seconds, most))

    def _chosen(self, row: dict[str, Any], table: str) -> Player:
        guided = {name: value for name, value in row.items() if name not in ("many", "plays")}
        plays = row.get("plays")
        if table == "pair":
            return NetworkBot(**guided)
        if table == "many":
            return NetworkBot(**guided | row.get("many", {}))
        if plays and (table == "unlearned" or plays["kind"] != "network"):
            return played(**plays)
        return self.without

    def settings(self, game: Game) -> Settings:
        return self.without.settings(game)

    def begin(self, game: Game, known: State, seat: int, seed: int, rules: Thinking | None = None) -> Memory:
        return self.at(game, int(known.seats)).begin(game, known, seat, seed, rules)


def kind_of_table(game: Game, seats: int) -> str:
    """What a table of so many is to the game's network, as one of TABLES."""
    try:
        network_for(game, seats)
    except NoNetwork as why:
        return "unlearned" if why.reason == "seats" else "bare"
    return "many" if seats > 2 else "pair"


def played(kind: str, **settings: Any) -> Player:
    """Who plays where no network has learned a table, as `levels.json` names it."""
    if kind == "network":
        return NetworkBot(**PLAIN | settings)
    return HeuristicBot(**settings) if kind == "heuristic" else SearchBot(**settings)
