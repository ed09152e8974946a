"""Perft: how many sequences of decisions there are to a depth, from fixed deals. Any change of legality moves them."""

from typing import Any

import pytest

from verger.engine import loops

from .table import FINCA

STRIDE = 7919


def reached(seats: int, seed: int, actions: int) -> Any:
    """The position after so many actions of a match in which nobody chooses: the n-th plays legal action 7919·n."""
    match = FINCA.new(seats=seats, seed=seed)
    for number in range(actions):
        legal = match.legal(match.pending[0])
        match.play(match.pending[0], legal[STRIDE * number % len(legal)])
    return match.state


def perft(state: Any, depth: int) -> int:
    mask, words = loops.scratch(FINCA.game)
    seat = int(state.pending).bit_length() - 1
    if seat < 0:
        return 0
    count = int(FINCA.game.loops.choices(state, seat, mask, words))
    assert count == mask.sum(), "one mark for each legal action"
    if depth == 1:
        return count
    total = 0
    for action in mask.nonzero()[0].tolist():
        after = state.copy()
        FINCA.game.loops.step(after, seat, action)
        total += perft(after, depth - 1)
    return total


COUNTS = [
    (2, 1, 0, [12, 144, 1728, 20736]),  # the first placements
    (2, 1, 9, [12, 792, 48940]),  # the last placement, then all four action tiles
    (3, 2, 11, [12, 648, 33756]),
    (4, 3, 12, [40, 1563, 62490]),  # the first turn
    (2, 4, 30, [2, 8, 27, 150, 586]),  # in a delivery
    (2, 5, 60, [6, 21, 92, 336, 1424]),
    (3, 6, 40, [2, 8, 54, 218, 726]),  # in a delivery
    (3, 7, 80, [5, 17, 77, 284, 1023]),
    (4, 8, 50, [6, 15, 52, 159, 636]),
    (4, 9, 100, [4, 13, 26, 79, 601]),
    (4, 10, 140, [4, 9, 29, 74, 220]),
    (2, 11, 100, [4, 16, 87, 312, 1529]),
    (3, 12, 120, [3, 11, 44, 147, 434]),
]


@pytest.mark.parametrize(("seats", "seed", "actions", "counts"), COUNTS)
def test_perft(seats, seed, actions, counts):
    state = reached(seats, seed, actions)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
