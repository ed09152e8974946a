"""What remains of a match, and whether it happened as it says."""

from __future__ import annotations

from typing import Any

from verger.match import RecordError
from verger.match.record import read

from . import shelf
from .kept import Actions, Kept
from .problems import Problem
from .sitting import Sitting, public


def record(sitting: Sitting) -> dict[str, Any]:
    """The match's record. Where its edition or its game has gone it is all that is left, replayable or not."""
    kept = sitting.kept
    if not isinstance(sitting.dealt, Problem):
        if not sitting.dealt.over:
            raise Problem("running", "The record can be had once the match is over.")
        return sitting.dealt.record()
    if kept.started is None:
        raise sitting.dealt.again()
    return whole(kept, sitting.actions)


def whole(kept: Kept, actions: Actions) -> dict[str, Any]:
    """The record that a match's row and its actions are, whether they can be replayed here or not."""
    return {
        "game": kept.game,
        "edition": kept.edition,
        "rules_version": kept.rules_version,
        "options": kept.options,
        "seed": int(kept.seed, 16),
        "seats": [public(seat) for seat in kept.seats],
        "actions": [list(played) for played in actions],
        "result": kept.result,
    }


def fault(record: dict[str, Any]) -> str | None:
    """The first thing that is wrong with a record."""
    try:
        read(record, shelf.find)
    except RecordError as error:
        return str(error)
    return None
