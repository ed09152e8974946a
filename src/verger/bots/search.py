"""The bot that searches: as many iterations as its time or its number allows."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from verger.engine import Game, State, loops

from .simple import known_copy, legal_actions
from .thought import Candidate, Thought
from .tree import ITERATIONS, NONE, Tree, grow, make_search

BATCH = 64
"""Iterations between two looks at the clock."""

ROOM = 200_000
"""Edges in a tree: more than the strongest level fills."""


@dataclass(frozen=True)
class SearchBot:
    """Information-set Monte Carlo tree search until `seconds` have passed or `iterations` are done.

    `explore` weighs curiosity against what has paid off; a stroll is judged after `horizon` actions.
    """

    seconds: float = 1.0
    iterations: int = 10**9
    explore: float = 0.5
    horizon: int = 30

    def think(self, game: Game, state: State, seat: int, seed: int) -> Thought:
        states = known_copy(game, state, seat, seed, count=2)
        actions = legal_actions(game, states[0], seat)
        tree = grow(game, min(ROOM, self.iterations * max(game.seats)))
        if len(actions) > 1:
            self._search(game, tree, states, seat, seed)
        return self._thought(tree, seat, actions, int(state.seats))

    def _search(self, game: Game, tree: Tree, states: Any, seat: int, seed: int) -> None:
        search = make_search(game)
        mask, words = loops.scratch(game)
        places, points = np.zeros(max(game.seats), np.int32), np.zeros(max(game.seats), np.int32)
        end = time.monotonic() + self.seconds
        generator = np.random.SeedSequence(seed)
        while (left := self.iterations - int(tree.counts[ITERATIONS])) > 0:
            batch = generator.spawn(1)[0].generate_state(1, np.uint64)[0], min(BATCH, left)
            search(tree, states, seat, mask, words, places, points, *batch, self.explore, self.horizon)
            if time.monotonic() >= end:
                break

    def _thought(self, tree: Tree, seat: int, actions: np.ndarray, seats: int) -> Thought:
        candidates = {int(action): Candidate(int(action), 0, 0.0) for action in actions}
        at = int(tree.first[0])
        while at != NONE:
            edge = tree.edges[at]
            if edge.seat == seat:
                visits = int(edge.visits)
                candidates[int(edge.action)] = Candidate(int(edge.action), visits, float(edge.value) / max(1, visits))
            at = int(edge.next)
        ranked = sorted(candidates.values(), key=lambda candidate: (-candidate.visits, -candidate.value))
        iterations = max(1, int(tree.counts[ITERATIONS]))
        return Thought(ranked[0].action, (tree.totals[:seats] / iterations).tolist(), ranked)
