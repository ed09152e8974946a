"""Perft: how many sequences of decisions there are to a depth, from fixed deals. Any change of legality moves them."""

from typing import Any

import pytest

from verger.engine import loops

from .table import FRUTOPIA

STRIDE = 7919


def reached(seats: int, seed: int, actions: int, factory: bool) -> Any:
    """The position after so many actions of a match in which nobody chooses: the n-th plays legal action 7919·n."""
    match = FRUTOPIA.new(seats=seats, seed=seed, factory=factory)
    for number in range(actions):
        legal = match.legal(match.pending[0])
        match.play(match.pending[0], legal[STRIDE * number % len(legal)])
    return match.state


def perft(state: Any, depth: int) -> int:
    mask, words = loops.scratch(FRUTOPIA.game)
    seat = int(state.pending).bit_length() - 1
    if seat < 0:
        return 0
    count = int(FRUTOPIA.game.loops.choices(state, seat, mask, words))
    if depth == 1:
        return count
    total = 0
    for action in mask.nonzero()[0].tolist():
        after = state.copy()
        FRUTOPIA.game.loops.step(after, seat, action)
        total += perft(after, depth - 1)
    return total


COUNTS = [
    (2, 1, 0, False, [2, 4, 48, 48, 576, 576]),  # two bags, then the first moves
    (2, 1, 2, False, [12, 12, 144, 144, 1344, 1464]),
    (3, 2, 20, False, [1, 10, 12, 96, 108, 864]),
    (4, 3, 4, True, [12, 12, 28, 188, 292, 880]),
    (2, 4, 60, False, [1, 9, 28, 302, 396, 4258]),
    (2, 5, 120, True, [1, 1, 10, 26, 80, 440]),
    (3, 6, 80, False, [1, 9, 20, 340, 440, 5280]),
    (3, 7, 150, True, [1, 1, 9, 14, 19, 179]),
    (4, 8, 100, False, [1, 12, 12, 132, 324, 2688]),
    (4, 9, 200, True, [6, 19, 19, 266, 323, 1083]),
    (4, 10, 300, True, [1, 15, 53, 227, 799, 2577]),  # in the factory
    (2, 11, 150, False, [5, 5, 95, 215, 4885]),  # making desserts
    (3, 12, 220, False, [1, 37, 56, 584, 2824, 9992]),
    (4, 14, 160, False, [4, 63, 642, 1494, 6136]),  # with businesses to take and place
    (2, 15, 37, True, [3, 13, 40, 108, 482, 1437]),  # in the factory
    (3, 16, 131, True, [8, 17, 109, 294, 1114, 2445]),
]


@pytest.mark.parametrize(("seats", "seed", "actions", "factory", "counts"), COUNTS)
def test_perft(seats, seed, actions, factory, counts):
    state = reached(seats, seed, actions, factory)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
