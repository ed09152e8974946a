"""Import: matches that were begun in a browser and go on here."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any

from anyio.to_thread import run_sync
from pydantic import ValidationError

from verger.match import Match, RecordError
from verger.match.record import read
from verger.server.shelf import games
from verger.server.storage.rows import STAND_IN, MatchRow, Place
from verger.server.wire import orders
from verger.server.wire.problems import Problem, invalid

from .creation import check_levels, new_row
from .matches import Matches
from .snapshot import Snapshot, public


async def import_record(matches: Matches, arrival: orders.Arrival, guest: str, moment: datetime) -> str:
    """Check a record with the rules, and keep its match: the guest who brings it is host, and plays its people."""
    await matches.prepare(str(arrival.record.get("game")))
    match = await run_sync(replayed, arrival.record)
    wanted = as_wanted(match)
    check_levels(wanted)
    row = replace(new_row(wanted, guest, moment), started=moment, revision=len(match.actions))
    row = with_free_seats(row, arrival.free)
    return await matches.keep(Snapshot.replay(row, match.actions).settled(moment))


def replayed(record: dict[str, Any]) -> Match:
    """The match of a record, replayed by the rules."""
    try:
        match = read(record, games.game)
    except RecordError as error:
        raise Problem("invalid", str(error)) from error
    if match.seed is None:
        raise Problem("invalid", "A match that begins with a written position cannot go on here.")
    return match


def as_wanted(match: Match) -> orders.Wanted:
    """The match as somebody would have asked for it who chose its seed: whoever brings it knows it."""
    seats = [{"kind": "person"} | public(seat) for seat in match.seats]
    wanted = {"game": match.game.name, "seats": seats, "options": match.options, "seed": match.seed}
    try:
        return orders.Wanted.model_validate(wanted)
    except ValidationError as error:
        raise invalid(error.errors()) from error


def with_free_seats(row: MatchRow, free: list[int]) -> MatchRow:
    """Some seats are for others to take; the match pauses until somebody says that they are there."""
    beyond = [seat for seat in free if seat >= len(row.seats)]
    if beyond:
        raise Problem("invalid", f"There is no seat {beyond[0]}.")
    seats = [given_away(place) if seat in free else place for seat, place in enumerate(row.seats)]
    return replace(row, seats=seats, paused=bool(free))


def given_away(place: Place) -> Place:
    """A seat that is kept for nobody: whoever had it has let everybody in. Once the match goes on a bot plays it until
    somebody takes it."""
    return {"kind": "open", "name": place["name"], "substitute": place.get("level", STAND_IN)}
