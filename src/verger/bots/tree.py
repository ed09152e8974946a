"""Information-set Monte Carlo tree search in compiled code, for any game that fulfils the contract.

One tree for the searching seat. Every iteration imagines the hidden things anew (`redeal`), walks down the edges that
are legal in that world by an upper confidence bound that counts how often an edge was there to be taken, adds one edge,
strolls on at random for a while, and credits every seat's choices with what that seat got out of it. A stroll picks the
kind of an action before the action, so that a hundred ways to do one thing do not crowd out another; where random play
says little, it takes the best of a few.

Where several seats may act at once, all of them choose at the same node, each by its own edges, none knowing the
others' choice; the walk goes on below the searching seat's edge.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from verger.engine import RUNNING, Game, only, rule
from verger.engine.loops import marked, nth, pick_seat
from verger.engine.randomness import advanced, scaled, scrambled

EDGE = np.dtype(
    [
        ("seat", np.int32),  # who chooses here
        ("action", np.int32),
        ("child", np.int32),  # the node it leads to, or NONE
        ("next", np.int32),  # the node's next edge, or NONE
        ("visits", np.int32),
        ("seen", np.int32),  # how often it was there to be taken
        ("value", np.float64),  # what its seat got out of it, in all
    ],
    align=True,
)
NONE = -1
DEEPEST = 256
"""Choices on one walk down the tree."""


class Tree(NamedTuple):
    """The arena of one search; `counts` holds the nodes and edges used and the iterations done."""

    edges: Any
    first: np.ndarray  # each node's first edge
    counts: np.ndarray
    path: np.ndarray
    gains: np.ndarray  # per seat, of the iteration under way
    totals: np.ndarray  # per seat, of all iterations


NODES, EDGES, ITERATIONS = range(3)


def grow(game: Game, size: int) -> Tree:
    """An empty tree with room for so many edges."""
    seats = max(game.seats)
    return Tree(
        edges=np.zeros(size, EDGE).view(np.recarray),
        first=np.full(size + 1, NONE, np.int32),
        counts=np.array([1, 0, 0], np.int64),
        path=np.zeros(DEEPEST, np.int32),
        gains=np.zeros(seats),
        totals=np.zeros(seats),
    )


@rule
def best_edge(tree, node, who, mask, explore):
    """The legal edge with the highest bound, and how many there are; only actions without stay marked."""
    best = NONE
    most = -1.0
    known = 0
    e = tree.first[node]
    while e != NONE:
        edge = tree.edges[e]
        if edge.seat == who and mask[edge.action]:
            mask[edge.action] = 0
            known += 1
            edge.seen += 1
            bound = edge.value / edge.visits + explore * math.sqrt(math.log(edge.seen) / edge.visits)
            if bound > most:
                most = bound
                best = e
        e = edge.next
    return best, known


@rule
def add_edge(tree, node, who, action):
    e = tree.counts[EDGES]
    tree.counts[EDGES] += 1
    edge = tree.edges[e]
    edge.seat = who
    edge.action = action
    edge.child = NONE
    edge.next = tree.first[node]
    edge.visits = 0
    edge.seen = 1
    edge.value = 0.0
    tree.first[node] = e
    return e


@rule
def child_of(tree, e):
    """The node below an edge, made when it is first entered."""
    edge = tree.edges[e]
    if edge.child == NONE:
        edge.child = tree.counts[NODES]
        tree.counts[NODES] += 1
    return edge.child


@rule
def lead_at_root(tree, seat):
    """By how many visits the seat's first choice leads its second."""
    most = 0
    second = 0
    e = tree.first[0]
    while e != NONE:
        edge = tree.edges[e]
        if edge.seat == seat:
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        e = edge.next
    return most - second


@rule
def credit(tree, length, seats):
    for i in range(length):
        edge = tree.edges[tree.path[i]]
        edge.visits += 1
        edge.value += tree.gains[edge.seat]
    for seat in range(seats):
        tree.totals[seat] += tree.gains[seat]
    tree.counts[ITERATIONS] += 1


@rule
def nth_of_kind(mask, first, n):
    """The n-th action marked from `first` on."""
    action = first
    while not mask[action] or n > 0:
        n -= mask[action]
        action += 1
    return action


@lru_cache
def make_search(game: Game) -> Any:
    step, choices = game.loops.step, game.loops.choices
    redeal, worth, standing = game.redeal, game.worth, game.standing
    firsts = (*(game.actions.first(kind) for kind in game.actions.ranges), len(game.actions))
    kinds = len(firsts) - 1
    meet = game.worlds > 1

    @rule
    def gain(tree, s, places, points):
        """Half for winning (shared in a tie), half for how well the seat stands."""
        standing(s, places, points)
        winners = 0
        for seat in range(s.seats):
            winners += places[seat] == 1
        for seat in range(s.seats):
            won = 1.0 / winners if s.over != RUNNING and places[seat] == 1 else 0.0
            opinion = worth(s, seat)
            tree.gains[seat] = 0.5 * (won + opinion) if s.over != RUNNING else opinion

    @rule
    def choose_edge(tree, node, s, who, mask, words, explore, bits):
        """An edge and whether it is new: a new one while some legal action has none, else the highest bound."""
        count = choices(s, who, mask, words)
        best, known = best_edge(tree, node, who, mask, explore)
        if known == count or tree.counts[EDGES] == len(tree.edges):
            return best, False
        return add_edge(tree, node, who, nth(mask, words, scaled(bits, count - known))), True

    @rule
    def descend(tree, s, seat, mask, words, generator, explore):
        """Walk down from the root, add an edge, and return the number of choices made."""
        node = 0
        length = 0
        fresh = False
        while s.over == RUNNING and not fresh and length < DEEPEST - s.seats:
            group = s.pending if meet or (s.pending >> seat) & 1 == 0 else only(seat)
            lead = NONE
            for who in range(s.seats):
                if (group >> who) & (s.pending >> who) & 1 and s.over == RUNNING:
                    generator = advanced(generator)
                    e, new = choose_edge(tree, node, s, who, mask, words, explore, scrambled(generator))
                    if e == NONE:
                        return length
                    fresh = fresh or new
                    tree.path[length] = e
                    length += 1
                    step(s, who, tree.edges[e].action)
                    if lead == NONE or who == seat:
                        lead = e
            node = child_of(tree, lead)
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
    def taste(states, who, mask, words, bits, care):
        """The best for whoever acts of `care` actions picked at random."""
        best = pick(mask, words, bits)
        if care == 1:
            return best
        states[2] = states[1]
        step(states[2], who, best)
        most = worth(states[2], who)
        for _ in range(care - 1):
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
    def stroll(states, mask, words, generator, horizon, care):
        """On to the horizon or the end."""
        s = states[1]
        for _ in range(horizon):
            if s.over != RUNNING:
                break
            generator = advanced(generator)
            bits = scrambled(generator)
            who = pick_seat(s.pending, bits)
            choices(s, who, mask, words)
            step(s, who, taste(states, who, mask, words, scrambled(bits), care))

    @rule
    def search(tree, states, seat, mask, words, places, points, seed, iterations, explore, horizon, care):
        """So many iterations from states[0], played in states[1]; states[2] is for trying things out."""
        generator = scrambled(seed)
        for _ in range(iterations):
            generator = advanced(generator)
            states[1] = states[0]
            s = states[1]
            redeal(s, seat, scrambled(generator))
            length = descend(tree, s, seat, mask, words, generator, explore)
            stroll(states, mask, words, scrambled(generator), horizon, care)
            gain(tree, s, places, points)
            credit(tree, length, s.seats)

    return search
