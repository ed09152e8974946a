"""Perft: how many sequences of decisions there are to a depth, from fixed deals. Any change of legality moves them."""

from typing import Any

import pytest

from verger.engine import loops

from .table import CITRUS

STRIDE = 7919


def reached(seats: int, seed: int, actions: int, **options: Any) -> Any:
    """The position after so many actions of a match in which nobody chooses: the n-th plays legal action 7919·n."""
    match = CITRUS.new(seats=seats, seed=seed, **options)
    for number in range(actions):
        legal = match.legal(match.pending[0])
        match.play(match.pending[0], legal[STRIDE * number % len(legal)])
    return match.state


def perft(state: Any, depth: int) -> int:
    mask, words = loops.scratch(CITRUS.game)
    seat = int(state.pending).bit_length() - 1
    if seat < 0:
        return 0
    count = int(CITRUS.game.loops.choices(state, seat, mask, words))
    if depth == 1:
        return count
    total = 0
    for action in mask.nonzero()[0].tolist():
        after = state.copy()
        CITRUS.game.loops.step(after, seat, action)
        total += perft(after, depth - 1)
    return total


SHORT, FAMILY, REFUSED = {"board": "short"}, {"family": True, "random_sites": True}, {"dead_ends": "refused"}
COUNTS: list[tuple[int, int, int, dict[str, Any], list[int]]] = []


@pytest.mark.parametrize(("seats", "seed", "actions", "options", "counts"), COUNTS)
def test_perft(seats, seed, actions, options, counts):
    state = reached(seats, seed, actions, **options)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
