"""The bot that searches: as many iterations as its time or its number allows."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from verger.engine import Game, State, loops

from .rehearsal import rehearsal
from .simple import known_copy, legal_actions
from .thought import Candidate, Thought
from .tree import ITERATIONS, NONE, Tree, grow, lead_at_root, make_search

BATCH = 64
"""Iterations between two looks at the clock."""

ROOM = 200_000
"""Edges in a tree: more than the strongest level fills."""


@dataclass(frozen=True)
class SearchBot:
    """Information-set Monte Carlo tree search until `seconds` have passed or `iterations` are done, or until what is
    left of both could no longer change the choice.

    `explore` weighs curiosity against what has paid off. A stroll is judged after `horizon` actions, each the best of
    `care` picked at random; with `onward` it rehearses so many rounds instead. By default these are as the game names
    them.
    """

    seconds: float = 1.0
    iterations: int = 10**9
    explore: float = 0.4
    horizon: int | None = None
    care: int | None = None
    onward: int | None = None

    def think(self, game: Game, state: State, seat: int, seed: int) -> Thought:
        onward = game.onward if self.onward is None else self.onward
        if onward:
            return rehearsal(game, state, seat, seed, onward, self.iterations, self.seconds)
        states = known_copy(game, state, seat, seed, count=3)
        actions = legal_actions(game, states[0], seat)
        tree = grow(game, min(ROOM, self.iterations * max(game.seats)))
        if len(actions) > 1:
            self._search(game, tree, states, seat, seed)
            values = tree.totals[: int(state.seats)] / tree.counts[ITERATIONS]
        else:
            values = np.array([game.worth(states[0], other) for other in range(int(state.seats))])
        ranked = self._candidates(tree, seat, actions)
        return Thought(ranked[0].action, values.tolist(), ranked)

    def _search(self, game: Game, tree: Tree, states: Any, seat: int, seed: int) -> None:
        search = make_search(game)
        mask, words = loops.scratch(game)
        places, points = np.zeros(max(game.seats), np.int32), np.zeros(max(game.seats), np.int32)
        horizon = game.horizon if self.horizon is None else self.horizon
        care = game.care if self.care is None else self.care
        began = time.monotonic()
        generator = np.random.SeedSequence(seed)
        left = self.iterations
        while left > 0 and lead_at_root(tree, seat) < left:
            batch = generator.spawn(1)[0].generate_state(1, np.uint64)[0], min(BATCH, left)
            search(tree, states, seat, mask, words, places, points, *batch, self.explore, horizon, care)
            done, spent = int(tree.counts[ITERATIONS]), time.monotonic() - began
            left = min(self.iterations - done, int(done * (self.seconds - spent) / spent))

    def _candidates(self, tree: Tree, seat: int, actions: np.ndarray) -> list[Candidate]:
        """The seat's actions at the root, most visited first."""
        candidates = {int(action): Candidate(int(action), 0, 0.0) for action in actions}
        at = int(tree.first[0])
        while at != NONE:
            edge = tree.edges[at]
            if edge.seat == seat:
                visits = int(edge.visits)
                candidates[int(edge.action)] = Candidate(int(edge.action), visits, float(edge.value) / visits)
            at = int(edge.next)
        return sorted(candidates.values(), key=lambda candidate: (-candidate.visits, -candidate.value))
