"""A search for games in which the heuristic plays well: rehearse some rounds to come in which everybody plays like it.

Whoever plays what does best against good players is a better one. The heuristic names a few actions; each is played,
and then everybody plays on; the better half is rehearsed again in twice as many worlds, until one is left.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import numpy as np

from verger.engine import RUNNING, Game, State, loops, rule
from verger.engine.loops import nth, pick_seat

from .simple import LONGEST_TURN, known_copy, legal_actions, make_judge, make_outcome
from .thought import Candidate, Thought

FEW = 6
"""Actions that are worth a rehearsal."""


def rehearsal(game: Game, state: State, seat: int, seed: int, rounds: int, iterations: int, seconds: float) -> Thought:
    """The best of a few actions after so many rounds; every action played in a rehearsal counts as an iteration."""
    until = time.monotonic() + seconds
    states = known_copy(game, state, seat, seed, count=5)
    actions = legal_actions(game, states[0], seat)
    opinions = np.zeros(len(actions))
    make_judge(game)(states, seat, actions, opinions, *loops.scratch(game), 1, np.uint64(seed))
    visits, sums = np.zeros(len(actions), np.int64), np.zeros((len(actions), int(state.seats)))
    end = int(state.turns) + rounds * int(state.seats)
    for world, i in _programme(opinions, visits, sums[:, seat]):
        states[0] = known_copy(game, state, seat, seed + world)[0]
        iterations -= make_rehearse(game)(states, seat, actions[i], end, *loops.scratch(game), *loops.scratch(game))
        visits[i] += 1
        sums[i] += [game.worth(states[1], other) for other in range(int(state.seats))]
        if iterations <= 0 or time.monotonic() > until:
            break
    means = sums / np.maximum(1, visits)[:, None]
    order = np.lexsort((-opinions, -means[:, seat], -visits))
    ranked = [Candidate(int(actions[i]), int(visits[i]), float(means[i, seat] or opinions[i])) for i in order]
    values = means[order[0]] if visits[order[0]] else [game.worth(states[0], other) for other in range(state.seats)]
    return Thought(ranked[0].action, [float(value) for value in values], ranked)


def _programme(opinions: np.ndarray, visits: np.ndarray, sums: np.ndarray) -> Iterator[tuple[int, int]]:
    """What to rehearse in which world: a few actions, then the better half of them in twice as many worlds."""
    few, worlds = _few(opinions), 1
    while len(few) > 1:
        for world in range(worlds, 2 * worlds):
            yield from ((world, i) for i in few)
        few = sorted(few, key=lambda i: -sums[i] / visits[i])[: len(few) // 2]
        worlds *= 2


def _few(opinions: np.ndarray) -> list[int]:
    """The actions that the heuristic likes best; of those that it likes equally well one, unless it likes all alike."""
    _, firsts = np.unique(-opinions.round(6), return_index=True)
    return [int(i) for i in (firsts if len(firsts) > 1 else range(len(opinions)))[:FEW]]


@lru_cache
def make_rehearse(game: Game) -> Any:
    step, choices, outcome = game.loops.step, game.loops.choices, make_outcome(game)

    @rule
    def favourite(states, seat, mask, words, trial_mask, trial_words):
        """What the heuristic would play from states[0]."""
        if choices(states[0], seat, mask, words) == 1:
            return nth(mask, words, 0)
        best = -1
        most = -1.0
        for action in range(len(mask)):
            if mask[action]:
                promised = outcome(states, seat, action, trial_mask, trial_words)
                if promised > most:
                    most = promised
                    best = action
        return best

    @rule
    def rehearse(states, seat, action, end, mask, words, trial_mask, trial_words):
        """Play an action from states[0] and on to the end of a turn, in states[1]: how many actions that took."""
        states[1] = states[0]
        s = states[1]
        step(s, seat, action)
        played = 1
        most = LONGEST_TURN * (end - s.turns)
        while s.over == RUNNING and s.turns < end and played < most:
            who = pick_seat(s.pending, np.uint64(0))
            step(s, who, favourite(states[1:], who, mask, words, trial_mask, trial_words))
            played += 1
        return played

    return rehearse
