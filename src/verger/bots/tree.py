"""Information-set Monte Carlo tree search in compiled code, for any game that fulfils the contract.

One tree for the searching seat. Every iteration imagines the hidden things anew (a determinization, by `redeal`), walks
down the edges that are legal in that world by an upper confidence bound (UCB, the tree policy) that counts how often
an edge was there to be taken, adds one edge, plays on at random for a while (a rollout), and credits every seat's
choices with what that seat got out of it (backpropagation). The rollout policy picks the kind of an action before the
action, so that a hundred ways to do one thing do not crowd out another; where random play says little, it takes the
best of a few.

Where several seats may act at once, all of them choose at the same node, each by its own edges, none knowing the
others' choice; the walk goes on below the searching seat's edge.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from verger.engine import RUNNING, Game, only, rule
from verger.engine.loops import marked, nth, pick_seat
from verger.engine.numbers import log
from verger.engine.randomness import advanced, scaled, scrambled
from verger.engine.ranking import share_win
from verger.engine.records import everyone

from .thought import DEEPEST, NONE, find

BATCH = 64
"""Iterations after which a search looks whether the rest could still change its choice."""

ROOT = 0


class Method(NamedTuple):
    """A way to search."""

    start: Any  # (t, states, edges)
    go_on: Any  # (t, states, edges, mask, words, weights, cells, budget): one more iteration, of so many in all
    report: Any  # (t, edges): visits and worth of the candidates, and what every seat may expect


@rule
def add_edge(t, edges, node, who, action):
    e = t.edges
    t.edges += 1
    edge = edges[e]
    edge.seat = who
    edge.action = action
    edge.below = NONE
    edge.next = edges[node].below
    edge.visits = 0
    edge.seen = 1
    edge.value = 0.0
    edges[node].below = e
    return e


@rule
def best_edge(edges, node, who, mask, explore):
    """The legal edge with the highest bound, and how many there are; only actions without stay marked."""
    best = NONE
    most = -1.0
    known = 0
    e = edges[node].below
    while e != NONE:
        edge = edges[e]
        if edge.seat == who and mask[edge.action]:
            mask[edge.action] = 0
            known += 1
            edge.seen += 1
            bound = edge.value / edge.visits + explore * math.sqrt(log(edge.seen) / edge.visits)
            if bound > most:
                most = bound
                best = e
        e = edge.next
    return best, known


@rule
def lead_at_root(edges, seat):
    """By how many visits the seat's first choice leads its second."""
    most = 0
    second = 0
    e = edges[ROOT].below
    while e != NONE:
        edge = edges[e]
        if edge.seat == seat:
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        e = edge.next
    return most - second


@rule
def credit(t, edges, length, seats):
    """Backpropagation: every choice on the path is credited with what its seat got."""
    for i in range(length):
        edge = edges[t.path[i]]
        edge.visits += 1
        edge.value += t.gains[edge.seat]
    for seat in range(seats):
        t.totals[seat] += t.gains[seat]


@rule
def nth_of_kind(mask, first, n):
    """The n-th action marked from `first` on."""
    action = first
    while not mask[action] or n > 0:
        n -= mask[action]
        action += 1
    return action


def make_tree(game: Game) -> Method:
    step, choices = game.loops.step, game.loops.choices
    redeal, worth, worths, standing = game.redeal, game.worth, game.worths, game.standing
    firsts = (*(game.actions.first(kind) for kind in game.actions.ranges), len(game.actions))
    kinds = len(firsts) - 1
    meet = not game.is_apart
    seats = max(game.seats)

    @rule
    def gain(t, s):
        """Half for winning (shared in a tie; what was stopped nobody wins), half for how well the seat stands."""
        standing(s, t.places[:], t.points[:])
        share_win(s, t.places[:], t.gains[:])
        worths(s, everyone(s), t.opinion[:])
        for seat in range(s.seats):
            opinion = t.opinion[seat]
            t.gains[seat] = 0.5 * (t.gains[seat] + opinion) if s.over != RUNNING else opinion

    @rule
    def choose_edge(t, edges, node, s, who, mask, words, bits):
        """An edge and whether it is new: a new one while some legal action has none, else the highest bound."""
        count = choices(s, who, mask, words)
        best, known = best_edge(edges, node, who, mask, t.explore)
        if known == count or t.edges == len(edges):
            return best, False
        return add_edge(t, edges, node, who, nth(mask, words, scaled(bits, count - known))), True

    @rule
    def descend(t, edges, s, mask, words, generator):
        """The tree policy: walk down from the root, add an edge, and return the number of choices made."""
        seat = t.seat
        node = ROOT
        length = 0
        fresh = False
        while s.over == RUNNING and not fresh and length < DEEPEST - s.seats:
            group = s.pending if meet or (s.pending >> seat) & 1 == 0 else only(seat)
            lead = NONE
            for who in range(s.seats):
                if (group >> who) & (s.pending >> who) & 1 and s.over == RUNNING:
                    generator = advanced(generator)
                    e, new = choose_edge(t, edges, node, s, who, mask, words, scrambled(generator))
                    if e == NONE:
                        return length
                    fresh = fresh or new
                    t.path[length] = e
                    length += 1
                    step(s, who, edges[e].action)
                    if lead == NONE or who == seat:
                        lead = e
            node = lead
        return length

    @rule
    def pick(mask, words, bits):
        """A legal action at random, any kind as likely as another."""
        there = 0
        chosen = 0
        count = 0
        for kind in range(kinds):
            here = marked(mask, words, firsts[kind], firsts[kind + 1])
            if here:
                there += 1
                bits = scrambled(bits)
                if scaled(bits, there) == 0:
                    chosen = firsts[kind]
                    count = here
        return nth_of_kind(mask, chosen, scaled(scrambled(bits), count))

    @rule
    def rollout_policy(states, who, mask, words, bits, width):
        """The best for whoever acts of `width` actions picked at random."""
        best = pick(mask, words, bits)
        if width == 1:
            return best
        states[2] = states[1]
        step(states[2], who, best)
        most = worth(states[2], who)
        for _ in range(width - 1):
            bits = scrambled(advanced(bits))
            action = pick(mask, words, bits)
            if action != best:
                states[2] = states[1]
                step(states[2], who, action)
                promised = worth(states[2], who)
                if promised > most:
                    most = promised
                    best = action
        return best

    @rule
    def rollout(states, mask, words, generator, depth, width):
        """So many actions by the rollout policy, unless the game ends before."""
        s = states[1]
        for _ in range(depth):
            if s.over != RUNNING:
                break
            generator = advanced(generator)
            bits = scrambled(generator)
            who = pick_seat(s.pending, bits)
            choices(s, who, mask, words)
            step(s, who, rollout_policy(states, who, mask, words, scrambled(bits), width))

    @rule
    def start(t, states, edges):
        """An empty tree."""
        edges[ROOT].below = NONE
        t.edges = ROOT + 1
        for seat in range(seats):
            t.totals[seat] = 0.0

    @rule
    def go_on(t, states, edges, mask, words, weights, cells, budget):
        """One more iteration from states[0], played in states[1], unless the choice is settled."""
        if t.done % BATCH == 0 and lead_at_root(edges, t.seat) >= budget - t.done:
            t.finished = 1
            return
        t.generator = advanced(t.generator)
        world = scrambled(t.generator)  # from which it has numbers of its own: none of them may come again
        walk = scrambled(advanced(world))
        play = scrambled(advanced(advanced(world)))
        states[1] = states[0]
        s = states[1]
        redeal(s, t.seat, world)
        length = descend(t, edges, s, mask, words, walk)
        rollout(states, mask, words, play, t.depth, t.width)
        gain(t, s)
        credit(t, edges, length, s.seats)
        t.done += 1
        if t.done >= budget:
            t.finished = 1

    @rule
    def report(t, edges):
        e = edges[ROOT].below
        while e != NONE:
            edge = edges[e]
            if edge.seat == t.seat:
                i = find(t, edge.action)
                t.visits[i] = edge.visits
                t.worths[i] = edge.value / edge.visits
            e = edge.next
        if t.done:
            for seat in range(seats):
                t.values[seat] = t.totals[seat] / t.done

    return Method(start, go_on, report)
