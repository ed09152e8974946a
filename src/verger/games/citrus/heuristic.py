"""A quick opinion of a position, in points: what a seat has, and what its regions, workers, coins and tiles promise."""

import math

from verger.engine import RUNNING, rule

from .scoring import landscape_points, region_points, score

SCALE = 12.0  # a lead of so many points is worth three games in four


@rule
def worth(s, seat):
    """From 0 to 1: how the seat's promise compares with the best of the others'."""
    own = promise(s, seat)
    best = -1e9
    for other in range(s.seats):
        if other != seat:
            best = max(best, promise(s, other))
    return 1.0 / (1.0 + math.exp((best - own) / SCALE))


@rule
def promise(s, seat):
    if s.over != RUNNING:
        return float(score(s, seat))
    return score(s, seat) + region_points(s, seat) + landscape_points(s, seat) + 0.5 * s.money[seat]
