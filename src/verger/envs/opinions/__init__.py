"""What the heuristic makes of an action in a game of a batch, as a rule: one action at a time, so that thousands can be
judged side by side. The folder is its own, so that machine code of others outlives changes here.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from verger.bots.judging import make_judging
from verger.bots.thought import RECORDS
from verger.bots.tuning import tuning
from verger.engine import Game, only, rule
from verger.engine.randomness import scrambled

GLANCE = np.dtype(
    [
        ("seat", np.int32),
        ("count", np.int32),
        ("worlds", np.int32),
        ("legal", np.int32, (1,)),
        ("generator", np.uint64),
        ("opinions", np.float64, (1,)),
    ],
    align=True,
)
"""As much of a thought as `judge` needs for one action."""

__all__ = ["GLANCE", "RECORDS", "opinion_of", "opinions_of", "worths_of"]


def opinion_of(game: Game) -> Any:
    """`(t, states, mask, words, seat, action, seed)`: what the heuristic thinks of an action in states[0], as its bot
    does with the same seed; of three more records it makes use."""
    redeal, reopen, judge = game.redeal, game.reopen, make_judging(game).judge
    worlds = tuning(game.name).worlds

    @rule
    def opinion(t, states, mask, words, seat, action, seed):
        s = states[0]
        redeal(s, seat, scrambled(seed))
        reopen(s, seat)
        t.seat = seat
        t.generator = scrambled(seed)
        t.worlds = worlds if s.pending != only(seat) else 1
        t.count = 1
        t.legal[0] = action
        t.opinions[0] = 0.0
        for _ in range(t.worlds):
            judge(t, states, mask, words)
        return t.opinions[0]

    return opinion


@cache
def opinions_of(game: Game) -> Any:
    """A loop over actions from `first` to before `end`, for a core: action `k` is one of game `rows[k]`."""
    opinion = opinion_of(game)

    @rule
    def opinions(games, rows, actions, seats, seeds, t, states, mask, words, out, first, end):
        for k in range(first, end):
            i = rows[k]
            states[0] = games[i]
            out[k] = opinion(t[0], states, mask, words, seats[i], actions[k], seeds[i])

    return opinions


@cache
def worths_of(game: Game) -> Any:
    """A loop over games from `first` to before `end`, for a core: what game `i` is worth to seat `seats[i]`."""
    worth = game.worth

    @rule
    def worths(games, seats, out, first, end):
        for i in range(first, end):
            out[i] = worth(games[i], seats[i])

    return worths
