"""Two quick players: one that knows only what is legal, one that looks a turn ahead with the game's own opinion."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from verger.engine import RUNNING, Game, State, blank, loops, only, rule
from verger.engine.loops import nth
from verger.engine.randomness import advanced, scaled, scrambled

from .thought import Candidate, Thought

LONGEST_TURN = 16
"""Decisions after which a turn is judged as it stands."""


def known_copy(game: Game, state: State, seat: int, seed: int, count: int = 1) -> Any:
    """Records to think with: the first is the position as the seat may imagine it.

    What others have answered face down is as open to it as what they have not answered yet.
    """
    states = blank(game.dtype, count)
    states[0] = state
    game.redeal(states[0], seat, np.uint64(scrambled(np.uint64(seed))))
    game.reopen(states[0], seat)
    return states


def legal_actions(game: Game, state: State, seat: int) -> np.ndarray:
    mask, words = loops.scratch(game)
    game.loops.choices(state, seat, mask, words)
    return np.flatnonzero(mask)


@dataclass(frozen=True)
class RandomBot:
    """Plays any legal action."""

    def think(self, game: Game, state: State, seat: int, seed: int) -> Thought:
        s = known_copy(game, state, seat, seed)[0]
        actions = legal_actions(game, s, seat)
        action = int(actions[scaled(np.uint64(scrambled(np.uint64(seed))), len(actions))])
        values = [float(game.worth(s, other)) for other in range(s.seats)]
        return Thought(action, values, [Candidate(int(other), 0, values[seat]) for other in actions])


@dataclass(frozen=True)
class HeuristicBot:
    """Tries every action, finishes its turn as seems best, and keeps what the game's `worth` likes most.

    Where others choose at the same time, it imagines many worlds in which they answer at random, and keeps what is best
    on average.
    `slips` is how often, in a hundred decisions, it plays any legal action instead.
    """

    slips: int = 0

    def think(self, game: Game, state: State, seat: int, seed: int) -> Thought:
        states = known_copy(game, state, seat, seed, count=4)
        actions = legal_actions(game, states[0], seat)
        scores = np.zeros(len(actions))
        worlds = 1 if states[0].pending == only(seat) else game.worlds
        make_judge(game)(states, seat, actions, scores, *loops.scratch(game), worlds, np.uint64(seed))
        order = np.argsort(-scores, kind="stable")
        luck = np.uint64(scrambled(np.uint64(seed) ^ np.uint64(1)))
        if scaled(luck, 100) < self.slips:
            chosen = int(actions[scaled(np.uint64(scrambled(luck)), len(actions))])
        else:
            chosen = int(actions[order[0]])
        values = [float(game.worth(states[0], other)) for other in range(states[0].seats)]
        return Thought(chosen, values, [Candidate(int(actions[i]), 1, float(scores[i])) for i in order])


@lru_cache
def make_best_of(game: Game) -> Any:
    step, worth = game.loops.step, game.worth

    @rule
    def best_of(mask, s, trial, seat):
        """Of the actions marked, the one after which a position is worth most to the seat, tried in another record."""
        best = -1
        most = -1.0
        for action in range(len(mask)):
            if mask[action]:
                trial[0] = s
                step(trial[0], seat, action)
                value = worth(trial[0], seat)
                if value > most:
                    most = value
                    best = action
        return best

    return best_of


@lru_cache
def make_outcome(game: Game) -> Any:
    step, choices, worth, best_of = game.loops.step, game.loops.choices, game.worth, make_best_of(game)

    @rule
    def outcome(states, seat, action, mask, words):
        """What an action in states[0] is worth to the seat once it has finished its turn as seems best."""
        states[1] = states[0]
        step(states[1], seat, action)
        for _ in range(LONGEST_TURN):
            s = states[1]
            if s.over != RUNNING or s.turns != states[0].turns or s.pending != states[0].pending:
                break
            choices(s, seat, mask, words)
            step(s, seat, best_of(mask, s, states[2:], seat))
        return worth(states[1], seat)

    return outcome


@lru_cache
def make_judge(game: Game) -> Any:
    step, choices, redeal, outcome = game.loops.step, game.loops.choices, game.redeal, make_outcome(game)

    @rule
    def imagine(s, seat, mask, words, seed):
        """Another world that the seat could be in, where all who choose beside it have answered."""
        redeal(s, seat, seed)
        group = s.pending
        bits = seed
        for other in range(s.seats):
            if other != seat and (group >> other) & (s.pending >> other) & 1:
                bits = scrambled(bits)
                count = choices(s, other, mask, words)
                step(s, other, nth(mask, words, scaled(bits, count)))

    @rule
    def judge(states, seat, actions, scores, mask, words, worlds, seed):
        """What each action from states[0] is worth to the seat, on average over some worlds."""
        generator = scrambled(seed)
        for _ in range(worlds):
            states[1] = states[0]
            if worlds > 1:
                generator = advanced(generator)
                imagine(states[1], seat, mask, words, scrambled(generator))
            for i in range(len(actions)):
                scores[i] += outcome(states[1:], seat, actions[i], mask, words) / worlds

    return judge
