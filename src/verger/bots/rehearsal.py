"""A search for games in which the heuristic plays well: rehearse some rounds to come in which everybody plays like it.

Whoever plays what does best against good players is a better one. The heuristic names a few actions; each is played,
and then everybody plays on; the better half is rehearsed again in twice as many worlds, until one is left (sequential
halving). Asking the heuristic is an iteration, and so is every action played in a rehearsal; one that has begun is
played to its end.
"""

from __future__ import annotations

import numpy as np

from verger.engine import RUNNING, Game, rule
from verger.engine.loops import nth, pick_seat
from verger.engine.randomness import scrambled

from .judging import LONGEST_TURN, Judging
from .thought import FEW, is_better, list_marked
from .tree import Method

MILLION = 1_000_000
"""Opinions are alike if they agree to so many parts."""


@rule
def parts(opinion):
    return np.int64(opinion * MILLION + 0.5)


@rule
def pick_few(t):
    """The actions that the heuristic likes best; of those that it likes equally well one, unless it likes all alike."""
    t.picks = 0
    below = MILLION + 1
    while t.picks < FEW:
        best = -1
        most = -1
        for i in range(t.count):
            here = parts(t.opinions[i])
            if most < here < below:
                most = here
                best = i
        if best < 0:
            break
        t.picked[t.picks] = best
        t.picks += 1
        below = most
    if t.picks == 1:
        t.picks = min(FEW, t.count)
        for i in range(t.picks):
            t.picked[i] = i
    t.few = t.picks


@rule
def mean(t, pick, seat):
    """What a seat has got out of rehearsals that began with one of the picks."""
    return t.sums[pick, seat] / t.rehearsed[pick]


@rule
def halve(t):
    """The worse half leaves."""
    for place in range(1, t.few):
        pick = t.line[place]
        i = place
        while i > 0 and mean(t, t.line[i - 1], t.seat) < mean(t, pick, t.seat):
            t.line[i] = t.line[i - 1]
            i -= 1
        t.line[i] = pick
    t.few //= 2


@rule
def turn_page(t):
    """Who is next: everybody in this world, then in the next; after so many worlds the better half in twice as many."""
    t.played = 0
    t.next += 1
    if t.next == t.few:
        t.next = 0
        t.world += 1
        if t.world == t.halving:
            halve(t)
            t.halving *= 2


def make_rehearsal(game: Game, judging: Judging) -> Method:
    step, choices, redeal, worth = game.loops.step, game.loops.choices, game.redeal, game.worth
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
            promised = outcome(states, seat, t.tries[i], mask, words)
            if promised > most:
                most = promised
                best = t.tries[i]
        return best

    @rule
    def start(t, states, edges):
        """Nothing is rehearsed yet."""
        t.picks = 0
        for i in range(FEW):
            t.line[i] = i
            t.rehearsed[i] = 0
            for seat in range(seats):
                t.sums[i, seat] = 0.0
        t.played = 0
        t.next = 0
        t.world = 1
        t.halving = 2
        t.end = states[0].turns + t.onward * states[0].seats

    @rule
    def enter(t, states):
        """Another world, in which the next of the picks is played."""
        states[1] = states[0]
        s = states[1]
        redeal(s, t.seat, scrambled(t.seed ^ np.uint64(t.world)))
        step(s, t.seat, t.legal[t.picked[t.line[t.next]]])
        t.longest = LONGEST_TURN * (t.end - s.turns)

    @rule
    def write_down(t, s):
        pick = t.line[t.next]
        t.rehearsed[pick] += 1
        for seat in range(s.seats):
            t.sums[pick, seat] += worth(s, seat)

    @rule
    def go_on(t, states, edges, mask, words, budget):
        """One more action of the rehearsal in states[1]; no other is begun once the budget is spent."""
        if t.picks == 0:
            pick_few(t)
        if t.played == 0:
            enter(t, states)
        else:
            who = pick_seat(states[1].pending, np.uint64(0))
            step(states[1], who, favourite(t, states[1:], who, mask, words))
        t.played += 1
        t.done += 1
        s = states[1]
        if s.over != RUNNING or s.turns >= t.end or t.played >= t.longest:
            write_down(t, s)
            turn_page(t)
            t.finished = t.few < 2 or t.done >= budget

    @rule
    def report(t, edges):
        best = -1
        for pick in range(t.picks):
            if t.rehearsed[pick]:
                i = t.picked[pick]
                t.visits[i] = t.rehearsed[pick]
                t.worths[i] = mean(t, pick, t.seat)
                if best < 0 or is_better(t.visits[i], t.worths[i], t.visits[t.picked[best]], t.worths[t.picked[best]]):
                    best = pick
        if best >= 0:
            for seat in range(seats):
                t.values[seat] = mean(t, best, seat)

    return Method(start, go_on, report)
