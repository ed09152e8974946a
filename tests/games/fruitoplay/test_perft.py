"""Perft: how many sequences of decisions there are to a depth, from fixed deals. Any change of legality moves them."""

from typing import Any

import pytest

from verger.engine import loops

from .table import FRUITOPLAY

STRIDE = 7919


def reached(seats: int, seed: int, actions: int) -> Any:
    """The position after so many actions of a match in which nobody chooses: the n-th plays legal action 7919·n."""
    match = FRUITOPLAY.new(seats=seats, seed=seed)
    for number in range(actions):
        legal = match.legal(match.pending[0])
        match.play(match.pending[0], legal[STRIDE * number % len(legal)])
    return match.state


def perft(state: Any, depth: int) -> int:
    """Sequences in which the last of those pending answers first; any other order would give as many."""
    mask, words = loops.scratch(FRUITOPLAY.game)
    seat = int(state.pending).bit_length() - 1
    if seat < 0:
        return 0
    count = int(FRUITOPLAY.game.loops.choices(state, seat, mask, words))
    if depth == 1:
        return count
    total = 0
    for action in mask.nonzero()[0].tolist():
        after = state.copy()
        FRUITOPLAY.game.loops.step(after, seat, action)
        total += perft(after, depth - 1)
    return total


COUNTS = [
    (2, 1, 0, [7, 49, 325, 2065]),  # the first two tricks
    (3, 2, 0, [7, 49, 343, 2279]),
    (4, 3, 3, [6, 33, 198, 1188]),
    (6, 4, 5, [6, 34, 204]),
    (2, 5, 12, [4, 16, 32, 112, 496]),  # the last trick, the last draw, a new round
    (3, 6, 20, [3, 6, 12, 56, 184]),
    (4, 8, 27, [3, 6, 12, 24, 48, 192]),
    (5, 9, 36, [2, 4, 8, 56, 192, 960]),  # the last draw, then rotten cards
    (6, 12, 46, [2, 24, 140, 280, 1400]),
    (2, 7, 15, [8, 30, 60, 240, 1680]),  # rotten cards
    (4, 13, 33, [3, 12, 72, 432, 2592]),
    (3, 10, 24, [4, 28, 196, 1372, 9132]),  # the collective card
    (2, 11, 16, [7, 49, 311, 2058]),  # drawn by lot
]


@pytest.mark.parametrize(("seats", "seed", "actions", "counts"), COUNTS)
def test_perft(seats, seed, actions, counts):
    state = reached(seats, seed, actions)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
