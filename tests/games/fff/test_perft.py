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


COUNTS: list[tuple[int, int, int, list[int]]] = []


@pytest.mark.parametrize(("seats", "seed", "actions", "counts"), COUNTS)
def test_perft(seats, seed, actions, counts):
    state = reached(seats, seed, actions)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
