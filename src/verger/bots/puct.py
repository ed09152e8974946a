"""Search guided by a network: PUCT on information sets, in compiled code, for any game that fulfils the contract.

One tree for the searching seat. Every iteration determinizes (`redeal`), walks down the edges that are legal in that
world by PUCT (a power of the policy is the prior, what has paid off is the rest), and evaluates one position more: the
network's value there, one number for each seat (max^n), takes the place of a rollout. Who is asked at a node is the
searching seat, or else the lowest that acts in its sight. Whoever chooses at the same time draws from the policy in
that world, in the order of the seats, as the network learned it.

A node gets edges for the actions that the policy likes best; in a world in which hardly any of them is legal it gets
more, and the walk ends there. Where there is nothing to choose it goes on.

A tree that knows only the seat's own choices says little where others choose in secret: there a walk leaves it after
`depth` of them and goes on by the policy, and what is left of luck is the same for all choices at the root (`paired`).
Where the policy plays worse than the heuristic, the root heeds that, and the game's own opinion of a position counts
beside the network's, or alone: then the policy only says where to look first, also at tables that it has not learned.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from verger.engine import RUNNING, Game, only, rule
from verger.engine.loops import nth
from verger.engine.numbers import log
from verger.engine.randomness import advanced, scrambled

from .evaluation import make_evaluation
from .judging import Judging
from .thought import DEEPEST, NONE, find
from .tree import BATCH, ROOT, add_edge, lead_at_root

FORCED = 1_000
"""Forced actions on one way down after which it is evaluated where it is: they may lead in a circle for ever."""

WIDEST = 16
"""Edges of a node in one world, the best by the policy; at the root every legal action has one."""

LEAST = 1e-9
"""Of what a logarithm is taken, at least."""

PART = 1.0 / 9007199254740992.0  # 2 ** -53
_BITS = np.uint64(11)


class Guided(NamedTuple):
    """Search with a network."""

    start: Any  # (t, edges)
    go_on: Any  # (t, states, edges, mask, words, weights, cells, budget): one more iteration, of so many in all
    report: Any  # (t, edges): visits, worth, chance and points of the candidates, and what every seat may expect
    draw: Any  # (t) -> the number of an action among the legal ones, drawn by the temperature


@rule
def uniform(bits):
    """Random bits as a number between 0 and 1, never either."""
    return (np.float64(bits >> _BITS) + 0.5) * PART


@rule
def drawn(shares, count, bits):
    """One of so many, each as likely as its share."""
    rest = uniform(bits)
    for i in range(count):
        rest -= shares[i]
        if rest < 0.0:
            return i
    return count - 1


@rule
def best_by_puct(edges, node, who, mask, count, explore, is_full):
    """The edge with the highest bound; NONE if hardly any of so many legal actions has one, and there is room."""
    known = 0
    visits = 0
    total = 0.0
    e = edges[node].below
    while e != NONE:
        edge = edges[e]
        if edge.seat == who and mask[edge.action]:
            known += 1
            visits += edge.visits
            total += edge.value
        e = edge.next
    if known == 0 or (not is_full and 2 * known < min(count, WIDEST)):
        return NONE
    curiosity = explore * math.sqrt(visits + 1.0)
    best = NONE
    most = -1e9
    e = edges[node].below
    while e != NONE:
        edge = edges[e]
        if edge.seat == who and mask[edge.action]:
            mean = edge.value / edge.visits if edge.visits else (edge.guess + total) / (1 + visits)
            bound = mean + curiosity * edge.prior / (1 + edge.visits)
            if bound > most:
                most = bound
                best = e
        e = edge.next
    return best


@rule
def grow(t, edges, node, who, mask, count, widest):
    """Edges for the likeliest legal actions that have none yet, up to so many in this world."""
    room = widest
    e = edges[node].below
    while e != NONE:
        if edges[e].seat == who and mask[edges[e].action]:
            mask[edges[e].action] = 0
            room -= 1
        e = edges[e].next
    while room > 0 and t.edges < len(edges):
        best = NONE
        for i in range(count):
            if mask[t.tries[i]] and (best == NONE or t.priors[i] > t.priors[best]):
                best = i
        if best == NONE:
            break
        mask[t.tries[best]] = 0
        e = add_edge(t, edges, node, who, t.tries[best])
        edges[e].prior = t.priors[best]
        edges[e].guess = t.gains[who]
        edges[e].wins = 0.0
        edges[e].points = 0.0
        room -= 1


@rule
def backpropagate(t, edges, length, seats):
    for i in range(length):
        edge = edges[t.path[i]]
        edge.visits += 1
        edge.value += t.gains[edge.seat]
        edge.wins += t.shares[edge.seat]
        edge.points += t.finals[edge.seat]
    for seat in range(seats):
        t.sums_of_shares[seat] += t.shares[seat]
        t.sums_of_finals[seat] += t.finals[seat]


@rule
def draw(t):
    """Gumbel's trick: the more often an action was looked at the likelier, and the warmer the more alike all are."""
    best = 0
    most = -1e9
    bits = scrambled(t.seed ^ np.uint64(2))
    for i in range(t.count):
        bits = scrambled(advanced(bits))
        score = log(max(t.priors[i], LEAST)) - t.temperature * log(-log(uniform(bits)))
        if score > most:
            most = score
            best = i
    return best


@rule
def heed_heuristic(t):
    """A part of the prior is shared by the actions that the heuristic likes best."""
    most = t.opinions[0]
    alike = 0
    for i in range(t.count):
        if t.opinions[i] > most:
            most = t.opinions[i]
            alike = 0
        alike += t.opinions[i] == most
    for i in range(t.count):
        t.priors[i] *= 1.0 - t.heed
        if t.opinions[i] == most:
            t.priors[i] += t.heed / alike


def make_guided(game: Game, judging: Judging) -> Guided:
    step, choices = game.loops.step, game.loops.choices
    redeal, audience, judge, seats = game.redeal, game.audience, judging.judge, max(game.seats)
    think_over, evaluate, opine, outcome, asked, look_ahead = make_evaluation(game)

    @rule
    def play_beside(t, s, who, group, first, end, mask, words, weights, cells, bits):
        """Seats from `first` to before `end` that choose at once with another draw from the policy in this world."""
        for other in range(first, end):
            if (group >> other) & (s.pending >> other) & 1 and s.over == RUNNING and (audience(s, other) >> who) & 1:
                count = choices(s, other, mask, words)
                action = nth(mask, words, 0)
                if count > 1:
                    think_over(t, s, other, count, mask, words, weights, cells, 1.0)
                    bits = scrambled(advanced(bits))
                    action = t.tries[drawn(t.priors[:], count, bits)]
                step(s, other, action)

    @rule
    def descend(t, edges, s, mask, words, weights, cells, bits):
        """The tree policy, down to a position that is evaluated; the number of choices on the way."""
        node = ROOT
        length = 0
        deepest = t.depth if t.depth else DEEPEST
        further = t.further
        forced = 0
        while s.over == RUNNING:
            who = asked(s, t.seat)
            group = s.pending
            count = choices(s, who, mask, words)
            bits = scrambled(advanced(bits))
            if length == deepest and count > 1:
                if further == 0:
                    look_ahead(t, edges, s, length, weights, cells)
                    return length
                further -= 1
                play_beside(t, s, who, group, 0, s.seats, mask, words, weights, cells, bits)
                continue
            is_new = edges[node].below == NONE and count > 1
            if group & (only(who) - 1) and not is_new:
                play_beside(t, s, who, group, 0, who, mask, words, weights, cells, bits)
                count = choices(s, who, mask, words)
            if count == 1 and node != ROOT:
                if forced == FORCED:
                    look_ahead(t, edges, s, length, weights, cells)
                    return length
                forced += 1
                action = nth(mask, words, 0)
            else:
                e = best_by_puct(edges, node, who, mask, count, t.explore, t.edges == len(edges))
                if e == NONE:
                    at = think_over(t, s, who, count, mask, words, weights, cells, t.trust)
                    if t.belief < 1.0:
                        evaluate(t, s, who, weights, cells, at)
                    opine(t, edges, s, who, length)
                    if node == ROOT and t.heed > 0.0:
                        heed_heuristic(t)
                    grow(t, edges, node, who, mask, count, count if node == ROOT else WIDEST)
                    return length
                t.path[length] = e
                length += 1
                node = e
                action = edges[e].action
            step(s, who, action)
            bits = scrambled(advanced(bits))
            play_beside(t, s, who, group, who + 1, s.seats, mask, words, weights, cells, bits)
        outcome(t, s)
        return length

    @rule
    def start(t, edges):
        """An empty tree."""
        edges[ROOT].below = NONE
        t.edges = ROOT + 1
        for seat in range(seats):
            t.sums_of_shares[seat] = 0.0
            t.sums_of_finals[seat] = 0.0

    @rule
    def ask_heuristic(t, states, mask, words):
        """What the heuristic makes of every action, in t.opinions."""
        for i in range(t.count):
            t.opinions[i] = 0.0
        judge(t, states, mask, words)

    @rule
    def next_world(t, states, edges, mask, words):
        """Another world; where choices are paired, each at the root meets the same ones in the same order."""
        t.generator = advanced(t.generator)
        if t.paired == 0 or t.done == 0:
            return scrambled(t.generator)
        count = choices(states[0], t.seat, mask, words)
        e = best_by_puct(edges, ROOT, t.seat, mask, count, t.explore, 1)
        return scrambled(scrambled(t.seed ^ np.uint64(edges[e].visits + 3)))

    @rule
    def go_on(t, states, edges, mask, words, weights, cells, budget):
        """One more iteration from states[0], played in states[1], unless the choice is settled."""
        if t.done > 0 and t.done % BATCH == 0 and lead_at_root(edges, t.seat) >= budget - t.done:
            t.finished = 1
            return
        if t.done == 0 and t.heed > 0.0:
            ask_heuristic(t, states, mask, words)
        world = next_world(t, states, edges, mask, words)
        states[1] = states[0]
        s = states[1]
        redeal(s, t.seat, world)
        length = descend(t, edges, s, mask, words, weights, cells, scrambled(advanced(world)))
        backpropagate(t, edges, length, s.seats)
        t.done += 1
        if t.done >= budget or t.count < 2:
            t.finished = 1

    @rule
    def report(t, edges):
        """An action that was not tried is expected to do as well as all, and worth as much of that as it is likely.

        What others may expect is theirs by the game's own opinion where that is all that counts.
        """
        for seat in range(seats):
            t.expected[seat] = 0.0
            if t.done and (t.belief < 1.0 or seat == t.seat):
                t.values[seat] = t.sums_of_shares[seat] / t.done
                t.expected[seat] = t.sums_of_finals[seat] / t.done
        for i in range(t.count):
            t.priors[i] = 0.0
            t.opinions[i] = t.values[t.seat]
            t.promises[i] = t.expected[t.seat]
            t.worths[i] = 0.0
        e = edges[ROOT].below
        while e != NONE:
            edge = edges[e]
            if edge.seat == t.seat:
                i = find(t, edge.action)
                t.visits[i] = edge.visits
                t.priors[i] = edge.visits + edge.prior
                t.worths[i] = t.values[t.seat] * edge.prior
                if edge.visits:
                    t.worths[i] = edge.value / edge.visits
                    t.opinions[i] = edge.wins / edge.visits
                    t.promises[i] = edge.points / edge.visits
            e = edge.next

    return Guided(start, go_on, report, draw)
