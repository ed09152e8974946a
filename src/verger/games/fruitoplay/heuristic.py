"""A quick opinion of a position."""

import math

from verger.engine import RUNNING, rule

from .components import ROUNDS
from .scoring import points_of_round, total


@rule
def worth(s, seat):
    own = promise(s, seat)
    best = -1e9
    for other in range(s.seats):
        if other != seat:
            best = max(best, promise(s, other))
    return 1.0 / (1.0 + math.exp((best - own) / 20.0))


@rule
def promise(s, seat):
    points = float(total(s, seat))
    if s.over != RUNNING:
        return points + 0.001 * s.score[ROUNDS - 1, seat]
    return points + points_of_round(s, seat)
