"""Why not? Whatever a seat may not do is forbidden by a rule of the ledger, and nothing else is."""

from tests.games.folders import each_table
from tests.match.support import play_on

import verger

STRIDE = 20


@each_table()
def test_only_legal_actions_are_not_refused(name, seats, options):
    match = verger.game(name).new(seats, seed=seats, **options)
    known = {"", *match.game.ledger.rules}
    while True:
        for seat in range(seats):
            refusals = match.refusals(seat)
            assert set(refusals) <= known
            assert [number for number, rule in enumerate(refusals) if not rule] == [
                action.id for action in match.legal(seat)
            ]
        if match.over:
            break
        play_on(match, seed=len(match.actions), steps=STRIDE)
