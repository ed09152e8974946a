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
    """The match's record, whether it can be replayed here or not.

    There is none before the end: it has the seed in it, and all that seats hide. That the match cannot go on here does
    not mean that it is over, for elsewhere may be the edition it was begun with.
    """
    if sitting.kept.started is None:
        raise Problem("not_started", "The match has not begun yet.")
    if sitting.kept.ended is None:
        raise Problem("running", "The record can be had once the match is over.")
    return whole(sitting.kept, sitting.actions)


def whole(kept: Kept, actions: Actions) -> dict[str, Any]:
    """The record that a match's row and its actions are, its secrets included."""
    record = {
        "game": kept.game,
        "edition": kept.edition,
        "rules_version": kept.rules_version,
        "options": kept.options,
        "seed": int(kept.seed, 16),
        "seats": [public(seat) for seat in kept.seats],
        "actions": [list(played) for played in actions],
        "result": kept.result,
    }
    return record | {"known_seed": True} if kept.known_seed else record


def fault(record: dict[str, Any]) -> str | None:
    """The first thing that is wrong with a record."""
    try:
        read(record, shelf.find)
    except RecordError as error:
        return str(error)
    return None
