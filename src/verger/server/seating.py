"""Who sits where, and what may be asked of whom."""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import datetime
from typing import Any

from verger.engine import OptionError, registry

from .kept import Kept, Place
from .problems import Problem
from .shelf import game
from .sitting import Sitting, deal


def fresh_id() -> str:
    return secrets.token_urlsafe(9)


def at(kept: Kept, seat: int) -> Place:
    if seat >= len(kept.seats):
        raise Problem("invalid", f"There is no seat {seat}.")
    return kept.seats[seat]


def present_rules(name: str) -> dict[str, Any]:
    """The edition and the version of a game's rules as they are here and now."""
    try:
        rules = game(name).game
    except registry.UnknownGame as error:
        raise Problem("invalid", str(error)) from error
    return {"edition": rules.edition, "rules_version": rules.rules_version}


def checked(kept: Kept) -> Kept:
    """The same, if a match can be dealt to these seats with these options."""
    try:
        deal(replace(kept, started=kept.changed))
    except OptionError as error:
        raise Problem("invalid", str(error)) from error
    return kept


def begun(kept: Kept, moment: datetime) -> Kept:
    """A match at its start, with its clocks running and its bots due."""
    return Sitting.replay(replace(kept, started=moment), []).settled(moment).kept


def by_consent(sitting: Sitting, seat: int) -> list[int]:
    """How many actions were played before each action of this seat that the others could let it take back."""
    kept = sitting.kept
    if kept.ended or not others(kept, seat):
        return []
    return [number for number, (actor, _) in enumerate(sitting.actions) if actor == seat]


def others(kept: Kept, seat: int) -> list[int]:
    """The seats that other people play. Bots, also those who stand in for people, agree with anything."""
    guest = kept.seats[seat].get("guest")
    return [other for other, owner in kept.people() if owner != guest]


def waiting(kept: Kept) -> list[int]:
    """The seats that have not yet answered what is asked."""
    if kept.request is None:
        return []
    return [seat for seat in others(kept, kept.request["seat"]) if seat not in kept.request["agreed"]]
