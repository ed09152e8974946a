"""The heuristic: try every action, finish the turn as seems best, and ask the game's own opinion."""

from __future__ import annotations

from typing import Any, NamedTuple

from verger.engine import RUNNING, Game, rule
from verger.engine.loops import nth
from verger.engine.randomness import advanced, scaled, scrambled

LONGEST_TURN = 16
"""Decisions after which a turn is judged as it stands."""


NOTHING = 0.0
"""Less than which no position is worth."""


class Judging(NamedTuple):
    outcome: Any  # (states, seat, action, mask, words, least) -> what an action in states[0] is worth; uses two more
    judge: Any  # (t, states, mask, words): every action from states[0] in one more world


def make_judging(game: Game) -> Judging:
    step, choices, redeal, worth_over = game.loops.step, game.loops.choices, game.redeal, game.worth_over

    @rule
    def best_of(mask, s, trial, seat):
        """Of the actions marked, the one after which a position is worth most to the seat, tried in another record."""
        best = -1
        most = NOTHING - 1.0
        for action in range(len(mask)):
            if mask[action]:
                trial[0] = s
                step(trial[0], seat, action)
                value = worth_over(trial[0], seat, most)
                if value > most:
                    most = value
                    best = action
        return best

    @rule
    def outcome(states, seat, action, mask, words, least):
        """What an action in states[0] is worth to the seat once it has finished its turn as seems best.

        Where that is no more than `least`, anything up to it.
        """
        states[1] = states[0]
        step(states[1], seat, action)
        for _ in range(LONGEST_TURN):
            s = states[1]
            if s.over != RUNNING or s.turns != states[0].turns or s.pending != states[0].pending:
                break
            choices(s, seat, mask, words)
            step(s, seat, best_of(mask, s, states[2:], seat))
        return worth_over(states[1], seat, least)

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
    def judge(t, states, mask, words):
        """One more world: what each action from states[0] is worth to the seat there."""
        states[1] = states[0]
        if t.worlds > 1:
            t.generator = advanced(t.generator)
            imagine(states[1], t.seat, mask, words, scrambled(t.generator))
        for i in range(t.count):
            t.opinions[i] += outcome(states[1:], t.seat, t.legal[i], mask, words, NOTHING)

    return Judging(outcome, judge)
