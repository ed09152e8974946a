"""Forced actions may lead in a circle: a thought about them ends all the same."""

from verger import bots
from verger.engine import registry
from verger.engine.records import last_pending

SEED = 117124718247972088
PLAYED = [
    (2, 9), (3, 1), (0, 9), (1, 9), (2, 9), (3, 7), (0, 9), (1, 9), (2, 9), (3, 8), (0, 9),
    (1, 9), (2, 143), (3, 20), (0, 24), (0, 21), (0, 19), (1, 24), (1, 21), (1, 19), (2, 24), (2, 21),
    (2, 19), (3, 24), (3, 19), (3, 20), (0, 143), (1, 143), (2, 170), (2, 186), (2, 303),
]  # fmt: skip
"""Nearly all farmers of four seats stand together: twelve of them go once round the wheel and stand there again."""


def test_a_thought_ends_where_forced_actions_never_do():
    finca = registry.find("finca")
    s = finca.deal(4, SEED)
    for seat, action in PLAYED:
        finca.loops.step(s, seat, action)
    seat = last_pending(s)
    thought = bots.level(6).think(finca, finca.known(s, seat), seat, seed=12622476761866397682)
    assert finca.refusal(s, seat, thought.action) == 0
