"""Records: what remains of a match, and whether it happened as it says."""

from __future__ import annotations

from typing import Any

from verger.match import RecordError
from verger.match.record import read
from verger.match.shape import written
from verger.server.shelf import games
from verger.server.storage.rows import Actions, MatchRow
from verger.server.wire.problems import Problem

from .snapshot import Snapshot, public


def record(snapshot: Snapshot) -> dict[str, Any]:
    """The match's record, whether it can be replayed here or not.

    There is none before the end: it has the seed in it, and all that seats hide. That the match cannot go on here does
    not mean that it is over, for elsewhere may be the edition it was begun with.
    """
    if snapshot.row.started is None:
        raise Problem("not_started", "The match has not begun yet.")
    if snapshot.row.ended is None:
        raise Problem("running", "The record can be had once the match is over.")
    return whole(snapshot.row, snapshot.actions)


def whole(row: MatchRow, actions: Actions) -> dict[str, Any]:
    """The record that a match's row and its actions are, its secrets included."""
    return written(
        game=row.game,
        edition=row.edition,
        rules_version=row.rules_version,
        options=row.options,
        seed=int(row.seed, 16),
        seats=[public(seat) for seat in row.seats],
        actions=actions,
        result=row.result,
        known_seed=row.known_seed,
    )


def fault(record: dict[str, Any]) -> str | None:
    """The first thing that is wrong with a record."""
    try:
        read(record, games.game)
    except RecordError as error:
        return str(error)
    return None
