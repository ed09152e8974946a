import math

from verger.engine import rule

from .scoring import score


@rule
def worth(s, seat):
    best = -1e9
    for other in range(s.seats):
        if other != seat:
            best = max(best, float(score(s, other)))
    return 1.0 / (1.0 + math.exp((best - score(s, seat)) / 11.0))
