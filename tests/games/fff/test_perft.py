"""Perft: how many sequences of decisions there are to a depth, from fixed deals. Any change of legality moves them."""

from typing import Any

import pytest

from verger.engine import loops

from .table import FFF

STRIDE = 7919


def reached(seats: int, seed: int, actions: int) -> Any:
    """The position after so many actions of a match in which nobody chooses: the n-th plays legal action 7919·n."""
    match = FFF.new(seats=seats, seed=seed)
    for number in range(actions):
        seat = match.pending[number % len(match.pending)]
        legal = match.legal(seat)
        match.play(seat, legal[STRIDE * number % len(legal)])
    return match.state


def perft(state: Any, depth: int) -> int:
    """Sequences of the seat that may act with the highest number."""
    mask, words = loops.scratch(FFF.game)
    seat = int(state.pending).bit_length() - 1
    if seat < 0:
        return 0
    count = int(FFF.game.loops.choices(state, seat, mask, words))
    if depth == 1:
        return count
    total = 0
    for action in mask.nonzero()[0].tolist():
        after = state.copy()
        FFF.game.loops.step(after, seat, action)
        total += perft(after, depth - 1)
    return total


COUNTS = [
    (2, 1, 0, [2, 2, 47, 1061]),  # from the first choice of a token
    (2, 1, 4, [16, 278, 830]),
    (3, 2, 30, [18, 328]),
    (4, 3, 80, [23, 23, 35, 124]),
    (4, 4, 150, [3, 17, 93, 183]),
    (5, 5, 200, [4, 4, 10, 64]),
    (6, 6, 40, [27, 645, 647, 759]),  # two tables
    (7, 7, 160, [24, 208, 223, 1025]),
    (11, 8, 220, [28, 723, 2024]),  # three tables
    (15, 9, 300, [20, 222, 2114]),
    (3, 10, 123, [2, 8, 15, 82]),
    (4, 11, 237, [4, 14, 25, 99]),
    (2, 12, 177, [4, 17, 29, 98]),
]


@pytest.mark.parametrize(("seats", "seed", "actions", "counts"), COUNTS)
def test_perft(seats, seed, actions, counts):
    state = reached(seats, seed, actions)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
