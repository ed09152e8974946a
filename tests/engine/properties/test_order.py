"""Order independence: where several seats may act at once, the order in which they do so changes nothing."""

import math
import random
from collections.abc import Iterator, Sequence
from itertools import permutations

from tests.engine.support import Table, choices, facts, pending, played_out, walk

from verger.engine import State

SITTINGS = 4
"""Positions with several seats to act, of one game."""

ORDERS = 720
"""In how many orders at most they do: all orders of six seats."""


def together(table: Table) -> Iterator[tuple[State, dict[int, int]]]:
    """Positions in which several seats may act at once, each with an action for every one of them."""
    chance = random.Random(5)
    found = 0
    for step in walk(table.game, table.deal(seed=5), seed=5):
        seats = pending(step.state)
        if len(seats) > 1 and found < SITTINGS:
            found += 1
            yield step.state.copy(), {seat: chance.choice(choices(table.game, step.state, seat)) for seat in seats}


def orders(seats: Sequence[int]) -> list[tuple[int, ...]]:
    """Every order of some seats; of many seats some orders, forwards and backwards among them."""
    if math.factorial(len(seats)) <= ORDERS:
        return list(permutations(seats))
    chance = random.Random(5)
    shuffled = [tuple(chance.sample(seats, len(seats))) for _ in range(ORDERS // len(seats))]
    return [tuple(seats), *shuffled, tuple(reversed(seats))]


def test_every_order_leads_to_the_same_position(table):
    game = table.game
    for start, plan in together(table):
        ends = []
        for order in orders(list(plan)):
            s = start.copy()
            for seat in order:
                assert plan[seat] in choices(game, s, seat), f"seat {seat} may no longer do so in the order {order}"
                game.loops.step(s, seat, plan[seat])
            ends.append(s)
        first = facts(ends[0])
        for s in ends:
            assert facts(s) == first
        assert facts(played_out(game, ends[0], 6)) == facts(played_out(game, ends[-1], 6))


def test_one_seat_acting_leaves_the_others_their_choices(table):
    game = table.game
    for start, plan in together(table):
        for actor, action in plan.items():
            s = start.copy()
            game.loops.step(s, actor, action)
            for seat in plan.keys() - {actor}:
                if int(s.reveals) == int(start.reveals):
                    assert choices(game, s, seat) == choices(game, start, seat)
