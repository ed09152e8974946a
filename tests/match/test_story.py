"""Matches that follow one another share what was played, and none knows of what came after it elsewhere."""

import pytest
from tests.engine.support import PLAIN

from verger.match import Match


def told(match: Match) -> list[object]:
    """All that a match says of how it came about."""
    eyes = (None, *range(len(match.seats)))
    logs = [(match.heard(one), match.lines(one), match.log(one, max(0, match.lines(one) - 2))) for one in eyes]
    seats = [(match.reach(seat), match.count(seat), match.unmoved(seat, 0)) for seat in eyes[1:]]
    return [match.length, match.actions, match.hearers, logs, seats, match.record()]


@pytest.mark.parametrize("table", PLAIN, ids=repr)
def test_every_match_tells_its_own_story(table):
    """From each of several positions two ways on, and one that is played in place by a twin."""
    way = [table.match(seed=6)]
    while len(way) < 12 and not way[-1].over:
        now = way[-1]
        seat = now.pending[-1]
        first, *_, last = now.legal(seat) * 2
        other, twin = now.followed_by(seat, first), now.twin()
        twin.play(seat, last)
        way += [other, twin, now.followed_by(seat, last)]
    for match in way:
        again = table.match(seed=6)
        assert again.extend(match.actions) is None
        assert told(match) == told(again)
