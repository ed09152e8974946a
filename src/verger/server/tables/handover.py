"""Seats that change hands in a running match.

Whoever takes one over sees what the one who left it held. Only that one comes back unasked; others need the word of
that one, or of everybody who sits there.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from verger.server.storage.rows import MatchRow, Place
from verger.server.wire.problems import Problem

DECLINED = 100
"""How many who were not let in are remembered for each seat."""


def left(place: Place, guest: str, level: int) -> Place:
    """A seat that a bot plays on. It is kept for whoever had it first: who only stood in has no right to it."""
    return {
        "kind": "open",
        "name": place["name"],
        "substitute": level,
        "leaver": place.get("leaver", guest),
        "key": place.get("key") or secrets.token_urlsafe(12),
    }


def leaving(row: MatchRow, guest: str, seat: int) -> list[int]:
    """The seats that somebody leaves with this one: who gives up the last of their own keeps none of others'."""
    owned = [other for other in row.owned(guest) if other != seat]
    if stands_in(row.seats[seat]) or not all(stands_in(row.seats[other]) for other in owned):
        return [seat]
    return [seat, *owned]


def stands_in(place: Place) -> bool:
    """Whether who sits there does so for somebody who left."""
    return "leaver" in place


def taken(place: Place, guest: str, name: str) -> Place:
    """The seat with somebody at it again: the one who left it, or who stands in from now on."""
    seat: Place = {"kind": "person", "name": name, "guest": guest}
    if place.get("leaver") in (None, guest):
        return seat
    return seat | {key: place[key] for key in ("leaver", "key") if key in place}


def lets_in(place: Place, guest: str, key: str | None) -> bool:
    """Whether a seat is this guest's or was given away, or whoever left it has let this guest in."""
    if place.get("leaver") in (None, guest):
        return True
    return key is not None and "key" in place and secrets.compare_digest(key, place["key"])


def asked(row: MatchRow, seat: int, guest: str, name: str, here: frozenset[str]) -> Place:
    """The seat with the wish of somebody who would like to take it over, for all who sit there to agree."""
    place = row.seats[seat]
    if guest in place.get("declined", []):
        raise Problem("declined", "You have asked for this seat before.")
    before = place.get("asked")
    if before and before["guest"] != guest and before["guest"] in here:
        raise Problem("taken", "Somebody else has asked for this seat.")
    if not voters(row, guest):
        raise Problem("kept", "Only the one who left this seat can take it or pass it on: nobody else sits here.")
    if before and (before["guest"], before["name"]) == (guest, name):
        return place
    return place | {"asked": {"number": row.version + 1, "guest": guest, "name": name, "agreed": []}}


def voters(row: MatchRow, guest: str) -> set[str]:
    """Who must agree before this guest takes a seat over: everybody else who has one, be they away or not."""
    return {place["guest"] for place in row.seats if place["kind"] == "person"} - {guest}


def waiting(row: MatchRow, wish: dict[str, Any]) -> set[str]:
    """Who has not yet agreed to a wish."""
    return voters(row, wish["guest"]) - set(wish["agreed"])


def declined(place: Place) -> Place:
    """The seat without the wish for it; who wished for it does not ask again."""
    rest = {key: value for key, value in place.items() if key != "asked"}
    return rest | {"declined": [*place.get("declined", []), place["asked"]["guest"]][-DECLINED:]}


def without_wishes(row: MatchRow) -> MatchRow:
    """The same after somebody has come or gone: what was wished of those who sat here before is void."""
    return replace(row, seats=[{k: v for k, v in place.items() if k != "asked"} for place in row.seats])
