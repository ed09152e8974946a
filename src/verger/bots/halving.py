"""Sequential halving, for games in which the heuristic plays well: rollouts in which everybody plays like it.

Whoever plays what does best against good players is a better one. The heuristic names a few actions, the arms of a
bandit; each is played, and a rollout of some rounds follows with the heuristic as its policy; the better half is tried
again in twice as many determinizations, until one is left. Asking the heuristic is an iteration, and so is every action
of a rollout; one that has begun is played to its end. What the position is worth to which it has come is the game's own
opinion.
"""

from __future__ import annotations

import numpy as np

from verger.engine import RUNNING, Game, rule
from verger.engine.loops import nth, pick_seat
from verger.engine.randomness import scrambled
from verger.engine.records import everyone

from .judging import LONGEST_TURN, Judging
from .thought import FEW, is_better, list_marked
from .tree import Method

MILLION = 1_000_000
"""Opinions are alike if they agree to so many parts."""


@rule
def parts(opinion):
    return np.int64(opinion * MILLION + 0.5)


@rule
def choose_arms(t):
    """The actions that the heuristic likes best; of those that it likes equally well one, unless it likes all alike."""
    t.arms = 0
    below = MILLION + 1
    while t.arms < FEW:
        best = -1
        most = -1
        for i in range(t.count):
            here = parts(t.opinions[i])
            if most < here < below:
                most = here
                best = i
        if best < 0:
            break
        t.arm[t.arms] = best
        t.arms += 1
        below = most
    if t.arms == 1:
        t.arms = min(FEW, t.count)
        for i in range(t.arms):
            t.arm[i] = i
    t.left = t.arms


@rule
def mean(t, arm, seat):
    """What a seat has got out of the rollouts of an arm."""
    return t.sums[arm, seat] / t.pulls[arm]


@rule
def halve(t):
    """The worse half leaves."""
    for place in range(1, t.left):
        arm = t.order[place]
        i = place
        while i > 0 and mean(t, t.order[i - 1], t.seat) < mean(t, arm, t.seat):
            t.order[i] = t.order[i - 1]
            i -= 1
        t.order[i] = arm
    t.left //= 2


@rule
def next_arm(t):
    """Who is next: everybody in this world, then in the next; after so many worlds the better half in twice as many."""
    t.played = 0
    t.next += 1
    if t.next == t.left:
        t.next = 0
        t.world += 1
        if t.world == t.halving:
            halve(t)
            t.halving *= 2


def make_halving(game: Game, judging: Judging) -> Method:
    step, choices, redeal, worths = game.loops.step, game.loops.choices, game.redeal, game.worths
    outcome = judging.outcome
    seats = max(game.seats)

    @rule
    def favourite(t, states, seat, mask, words):
        """What the heuristic would play from states[0]."""
        count = choices(states[0], seat, mask, words)
        if count == 1:
            return nth(mask, words, 0)
        list_marked(mask, words, t.tries[:])
        best = -1
        most = -1.0
        for i in range(count):
            promised = outcome(states, seat, t.tries[i], mask, words, most)
            if promised > most:
                most = promised
                best = t.tries[i]
        return best

    @rule
    def start(t, states, edges):
        """No arm is tried yet."""
        t.arms = 0
        for i in range(FEW):
            t.order[i] = i
            t.pulls[i] = 0
            for seat in range(seats):
                t.sums[i, seat] = 0.0
        t.played = 0
        t.next = 0
        t.world = 1
        t.halving = 2
        t.end = states[0].turns + t.rounds * states[0].seats

    @rule
    def enter(t, states):
        """Another determinization, in which the action of the next arm is played."""
        states[1] = states[0]
        s = states[1]
        redeal(s, t.seat, scrambled(t.seed ^ np.uint64(t.world)))
        step(s, t.seat, t.legal[t.arm[t.order[t.next]]])
        t.longest = LONGEST_TURN * (t.end - s.turns)

    @rule
    def credit_arm(t, s):
        arm = t.order[t.next]
        t.pulls[arm] += 1
        worths(s, everyone(s), t.gains[:])
        for seat in range(s.seats):
            t.sums[arm, seat] += t.gains[seat]

    @rule
    def go_on(t, states, edges, mask, words, weights, cells, budget):
        """One more action of the rollout in states[1]; no other is begun once the budget is spent."""
        if t.arms == 0:
            choose_arms(t)
        if t.played == 0:
            enter(t, states)
        else:
            who = pick_seat(states[1].pending, np.uint64(0))
            step(states[1], who, favourite(t, states[1:], who, mask, words))
        t.played += 1
        t.done += 1
        s = states[1]
        if s.over != RUNNING or s.turns >= t.end or t.played >= t.longest:
            credit_arm(t, s)
            next_arm(t)
            t.finished = t.left < 2 or t.done >= budget

    @rule
    def report(t, edges):
        best = -1
        for arm in range(t.arms):
            if t.pulls[arm]:
                i = t.arm[arm]
                t.visits[i] = t.pulls[arm]
                t.worths[i] = mean(t, arm, t.seat)
                if best < 0 or is_better(t.visits[i], t.worths[i], t.visits[t.arm[best]], t.worths[t.arm[best]]):
                    best = arm
        if best >= 0:
            for seat in range(seats):
                t.values[seat] = mean(t, best, seat)

    return Method(start, go_on, report)
