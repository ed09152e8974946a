"""Random games, looked at after every action: VERGER_FUZZ_GAMES of them for each number of seats."""

import os

import pytest
from tests.engine.support import Table, compiled_tables

from verger.engine import RUNNING, play

COUNT = int(os.environ.get("VERGER_FUZZ_GAMES", "600"))
SEED = 2_000_000
CHANGED = 10
"""Where an option is changed, one game in so many."""


def complaint(table: Table, seed: int, steps: int, fault: int) -> str:
    """What it takes to see a fault again."""
    again = f"play.playouts(game, {table.seats}, 1, seed={seed}, chosen={dict(table.options)!r}, check=True)"
    return f"{table.game.name}: fault {fault} after action {steps} of seed {seed} with {table.seats} seats: {again}"


@compiled_tables
@pytest.mark.fuzz
def test_no_random_game_breaks_an_invariant(table):
    count = COUNT // CHANGED if table.options else COUNT
    played = play.playouts(table.game, table.seats, count, SEED, dict(table.options), check=True)
    broken = [
        complaint(table, *row)
        for row in zip(played.seeds.tolist(), played.steps.tolist(), played.faults.tolist(), strict=True)
        if row[-1]
    ]
    assert not broken, f"{len(broken)} games, among them\n" + "\n".join(broken[:5])
    endless = played.seeds[played.over == RUNNING].tolist()
    assert not endless, f"{table}: the games of these seeds do not end: {endless[:5]}"
    assert (played.places.min(axis=1) == 1).all(), "somebody wins"
    best = played.points.max(axis=1, keepdims=True)
    assert (played.points == best)[played.places == 1].all(), "nobody has more points than a winner"
