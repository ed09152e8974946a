"""What bots think, from start to end, in compiled code: begun, gone on with in slices, and asked for its answer.

A thought depends on what the seat knows, the seed, the settings and the number of iterations, and on nothing else:
however it is cut into slices, and wherever it runs. Whoever calls only looks at the clock.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np

from verger.engine import Game, only, rule
from verger.engine.randomness import scaled, scrambled
from verger.engine.records import everyone
from verger.engine.rows import fill

from .halving import make_halving
from .judging import make_judging
from .puct import make_guided
from .thought import HEURISTIC, NETWORK, NONE, RANDOM, SEARCH, Memory, find, list_marked, memory, rank
from .tree import make_tree
from .tuning import tuning


class Thinking(NamedTuple):
    """The compiled functions of a game's bots, of every kind; `…` is a Memory, part by part."""

    memory: Callable[..., Memory]  # (edges, network): with room for so many choices in a tree
    begin: Any  # (…, seat, seed): states[0] is what the seat knows, and the thought has its settings
    think: Any  # (…, most, left) -> iterations: `most` unless it has finished; `left` are as many as will ever follow
    answer: Any  # (…): the action, the values and the candidates as they stand, best first


def thinking(game: Game, rounds: int | None = None) -> Thinking:
    """How a game's bots think: by sequential halving where they are told a number of rounds, else in a tree."""
    halves = bool(tuning(game.name).rounds if rounds is None else rounds)
    if game.minds is not None:
        found: Thinking = game.minds(halves)
        return found
    return _thinking(game, halves)


@cache
def _thinking(game: Game, halves: bool) -> Thinking:
    choices, redeal, reopen, worths = game.loops.choices, game.redeal, game.reopen, game.worths
    judging = make_judging(game)
    judge = judging.judge
    start_guided, go_on_guided, report_guided, draw = make_guided(game, judging)
    start, go_on, report = make_halving(game, judging) if halves else make_tree(game)
    worlds = tuning(game.name).worlds

    @rule
    def draw_slip(t):
        """Now and then a beginner plays any legal action."""
        luck = scrambled(t.seed ^ np.uint64(1))
        slips = t.kind == RANDOM or scaled(luck, 100) < t.slips
        t.slip = t.legal[scaled(scrambled(luck), t.count)] if slips and t.count else NONE

    @rule
    def tell_chances(t):
        """What the network knows of the candidates, in their order; in warmth not the best is played, but one drawn."""
        for place in range(t.count):
            i = find(t, t.actions[place])
            t.chances[place] = t.opinions[i]
            t.points_of[place] = t.promises[i]
        if t.temperature > 0.0 and t.slip == NONE and t.count:
            t.action = t.legal[draw(t)]

    @rule
    def begin(t, states, edges, mask, words, weights, cells, seat, seed):
        """Look round; what others have answered face down is as open as what they have not answered yet."""
        s = states[0]
        redeal(s, seat, scrambled(seed))
        reopen(s, seat)
        t.seat = seat
        t.seed = seed
        t.generator = scrambled(seed)
        t.done = 0
        fill(cells, 0.0)  # another number of seats may have been thought of here
        t.count = choices(s, seat, mask, words)
        list_marked(mask, words, t.legal[:])
        for i in range(t.count):
            t.opinions[i] = 0.0
        draw_slip(t)
        if t.kind == SEARCH:
            t.worlds = halves
            t.finished = t.count < 2
            start(t, states, edges)
        elif t.kind == NETWORK:
            t.worlds = 0
            t.finished = t.count == 0
            start_guided(t, edges)
        else:
            t.worlds = worlds if s.pending != only(seat) else 1
            t.finished = t.kind == RANDOM or t.count == 0

    @rule
    def think(t, states, edges, mask, words, weights, cells, most, left):
        """Go on for so many iterations, or until nothing is left to do."""
        first = t.done
        budget = min(t.iterations, t.done + left)
        while not t.finished and t.done - first < most:
            if t.kind == NETWORK:
                go_on_guided(t, states, edges, mask, words, weights, cells, budget)
            elif t.done < t.worlds:
                judge(t, states, mask, words)
                t.done += 1
                t.finished = t.kind == HEURISTIC and t.done == t.worlds
            else:
                go_on(t, states, edges, mask, words, weights, cells, budget)
        return t.done - first

    @rule
    def answer(t, states, edges, mask, words, weights, cells):
        """Every legal action as a candidate; a heuristic has looked at each once."""
        worths(states[0], everyone(states[0]), t.values[:])
        for i in range(t.count):
            t.actions[i] = t.legal[i]
            t.visits[i] = t.kind == HEURISTIC
            t.worths[i] = t.values[t.seat] if t.kind == RANDOM else t.opinions[i]
            if t.kind == HEURISTIC and t.done:
                t.worths[i] /= t.done
        if t.kind == SEARCH:
            report(t, edges)
        elif t.kind == NETWORK:
            report_guided(t, edges)
        rank(t)
        t.action = t.actions[0] if t.slip == NONE and t.count else t.slip
        if t.kind == NETWORK:
            tell_chances(t)

    return Thinking(partial(memory, game), begin, think, answer)
