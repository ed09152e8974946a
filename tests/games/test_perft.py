"""Perft: how many sequences of decisions there are to a depth, from fixed deals. Any change of legality moves them."""

from tests.engine.support import choices, pending
from tests.games.folders import each_row, kept

import verger
from verger.engine import State
from verger.match import Box

STRIDE = 7919


def reached(name: str, seats: int, seed: int, actions: int, options: dict[str, object]) -> State:
    """The position after so many actions of a match in which nobody chooses: the n-th plays legal action 7919·n."""
    match = verger.game(name).new(seats=seats, seed=seed, **options)
    around = getattr(kept(name, "perft"), "AROUND", False)
    for number in range(actions):
        seat = match.pending[number % len(match.pending) if around else 0]
        legal = match.legal(seat)
        match.play(seat, legal[STRIDE * number % len(legal)])
    return match.state


def perft(game: Box, s: State, depth: int) -> int:
    """Sequences in which the last of those pending answers first."""
    if not pending(s):
        return 0
    seat = pending(s)[-1]
    actions = choices(game, s, seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = s.copy()
        game.loops.step(after, seat, action)
        total += perft(game, after, depth - 1)
    return total


@each_row("perft", "COUNTS", "seats seed actions options counts")
def test_perft(name, seats, seed, actions, options, counts):
    s = reached(name, seats, seed, actions, options)
    assert [perft(verger.game(name), s, depth) for depth in range(1, len(counts) + 1)] == counts
