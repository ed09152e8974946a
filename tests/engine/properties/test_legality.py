"""What is legal is just what is not refused, whoever may act can, and everything comes to an end."""

import numpy as np
from tests.engine.support import LONGEST, choices, content, pending, positions, refusals, walk

from verger.engine import ENDED, RUNNING, STOPPED, play


def test_legal_is_what_is_not_refused(table):
    game = table.game
    for s in positions(table, seed=11, count=25):
        for seat in range(table.seats):
            allowed = [action for action, rule in enumerate(refusals(game, s, seat)) if rule == 0]
            assert choices(game, s, seat) == allowed


def test_every_refusal_names_a_rule_of_the_ledger(plain):
    game = plain.game
    known = set(game.ledger.rules)
    for s in positions(plain, seed=12, count=20):
        for seat in range(plain.seats):
            named = set(refusals(game, s, seat)) - {0}
            assert {game.rule_id(number) for number in named} <= known


def test_whoever_may_act_can_and_nobody_else(table):
    for step in walk(table.game, table.deal(seed=13), seed=13):
        s = step.state
        acting = [seat for seat in range(table.seats) if choices(table.game, s, seat)]
        assert acting == pending(s)
        assert bool(acting) == (int(s.over) == RUNNING)
        assert int(s.pending) >> table.seats == 0


def test_no_action_breaks_an_invariant(table):
    for seed in range(3):
        for step in walk(table.game, table.deal(seed), seed):
            assert table.game.faults(step.state) == 0


def test_no_action_tells_more_than_the_record_holds(plain):
    for seed in range(20, 40):
        for step in walk(plain.game, plain.deal(seed), seed):
            assert 0 <= step.state.told <= len(step.state.events)


def test_the_record_stays_within_its_names(table):
    game = table.game
    for step in walk(game, table.deal(seed=14), seed=14):
        s = step.state
        assert s.seats == table.seats
        assert 0 <= s.phase < len(game.phases)
        assert s.over in (RUNNING, ENDED, STOPPED)
        assert all(0 <= event[0] < len(game.events.kinds) for event in s.events[: s.told])


def test_clocks_never_run_backwards(table):
    before = (0, 0)
    for step in walk(table.game, table.deal(seed=15), seed=15):
        now = (int(step.state.turns), int(step.state.reveals))
        assert now[0] >= before[0]
        assert now[1] >= before[1]
        before = now


def test_every_game_ends(table):
    played = play.playouts(table.game, table.seats, 200, seed=100, chosen=dict(table.options), threads=1)
    assert played.over.all()
    assert (played.steps < LONGEST).all()


def test_asking_changes_nothing(table):
    """View, observation, reasons, worth and standing are asked of a position, never done to it."""
    game = table.game
    out = np.zeros(game.observation, np.float32)
    places, points = np.zeros((2, table.seats), np.int32)
    for s in positions(table, seed=16, count=8):
        before = content(s)
        for seat in range(table.seats):
            choices(game, s, seat)
            game.refusal(s, seat, 0)
            game.observe(s, seat, out)
            game.worth(s, seat)
            game.view(s, seat)
            game.named_parts(s, seat)
        game.standing(s, places, points)
        game.faults(s)
        game.describe(s)
        assert content(s) == before
