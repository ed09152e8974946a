"""Seats: who sits where, what may be asked of whom, and whether a match can be dealt to them."""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import datetime
from string import ascii_letters
from typing import Any

from verger.engine import OptionError, registry
from verger.server.shelf.games import game
from verger.server.storage.rows import MatchRow, Place
from verger.server.wire.problems import Problem

from .snapshot import Snapshot, deal


def fresh_id() -> str:
    """A name for a match that nobody can guess; it begins with a letter, or commands would take some for an option."""
    return secrets.choice(ascii_letters) + secrets.token_urlsafe(9)[1:]


def at(row: MatchRow, seat: int) -> Place:
    """The seat of this number; refuse if there is none."""
    if seat >= len(row.seats):
        raise Problem("invalid", f"There is no seat {seat}.")
    return row.seats[seat]


def present_rules(name: str) -> dict[str, Any]:
    """The edition and the version of a game's rules as they are here and now."""
    try:
        rules = game(name)
    except registry.UnknownGame as error:
        raise Problem("invalid", str(error)) from error
    return {"edition": rules.edition, "rules_version": rules.rules_version}


def checked(row: MatchRow) -> MatchRow:
    """The same, if a match can be dealt to these seats with these options."""
    try:
        deal(replace(row, started=row.changed))
    except OptionError as error:
        raise Problem("invalid", str(error)) from error
    return row


def begun(row: MatchRow, moment: datetime) -> MatchRow:
    """A match at its start, with its clocks running and its bots due."""
    return Snapshot.replay(replace(row, started=moment), []).settled(moment).row


def by_consent(snapshot: Snapshot, seat: int) -> list[int]:
    """How many actions were played before each action of this seat that the others could let it take back."""
    if not may_ask(snapshot, seat):
        return []
    return [number for number, (actor, _) in enumerate(snapshot.actions) if actor == seat]


def may_ask(snapshot: Snapshot, seat: int) -> int:
    """How many actions this seat could take back if the others let it."""
    row = snapshot.row
    return snapshot.match.count(seat) if row.has_company[seat] and row.ended is None else 0


def others(row: MatchRow, seat: int) -> list[int]:
    """The seats that other people play. Bots, also those who stand in for people, agree with anything."""
    guest = row.seats[seat].get("guest")
    return [other for other, owner in row.people() if owner != guest]


def waiting(row: MatchRow) -> list[int]:
    """The seats that have not yet answered what is asked."""
    if row.request is None:
        return []
    return [seat for seat in others(row, row.request["seat"]) if seat not in row.request["agreed"]]
