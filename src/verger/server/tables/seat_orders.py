"""Orders about who sits where: take, admit, leave, back, substitute."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from verger.server.shelf import levels
from verger.server.storage.rows import MatchRow, Place
from verger.server.wire import orders
from verger.server.wire.problems import Problem

from . import handover, seating
from .order_context import Context, nothing_asked

AWAY = timedelta(seconds=60)
"""How long somebody must be away before the host lets a bot play."""


def take(context: Context, order: orders.Take) -> MatchRow:
    """Sit down on an open seat; where a match goes on and nobody has let this guest in, ask those who sit there."""
    guest, row = context.as_guest(), context.row
    context.before_the_end()
    if guest in row.removed_guests():
        raise Problem("removed", "The host has taken you off this table.")
    place = seating.at(row, order.seat)
    if place["kind"] != "open":
        raise Problem("taken", "Somebody sits there already.")
    if row.known_seed and not order.known_seed and place.get("leaver") != guest:
        raise Problem("known_seed", "Whoever made this match chose its seed: say that you know (known_seed).")
    if row.started is None:
        return reseat(moving(row, guest), order.seat, handover.taken(place, guest, order.name))
    if row.owned(guest) and guest != row.host:
        raise Problem("seated", "You have a seat at this table already.")
    if handover.lets_in(place, guest, order.key):
        return taken_over(row, order.seat, guest, order.name)
    wish = handover.asked(row, order.seat, guest, order.name, context.present.guests)
    return replace(row, seats=seats_with(row, order.seat, wish))


def moving(row: MatchRow, guest: str) -> MatchRow:
    """The table as it is for somebody who sits down: a guest has one seat, unless the table is theirs."""
    if guest == row.host:
        return row
    return replace(row, seats=[{"kind": "open"} if place.get("guest") == guest else place for place in row.seats])


def taken_over(row: MatchRow, seat: int, guest: str, name: str) -> MatchRow:
    """The table with a guest on a seat that was left."""
    return handover.without_wishes(reseat(row, seat, handover.taken(row.seats[seat], guest, name)))


def admit(context: Context, order: orders.Admit) -> MatchRow:
    """What those who sit here say to whoever would like to take a seat over; who asked may say no as well."""
    guest, row, place = context.as_guest(), context.row, seating.at(context.row, order.seat)
    context.before_the_end()
    wish = place.get("asked")
    if wish is None or wish["number"] != order.number:
        raise nothing_asked()
    if not order.yes and guest in {wish["guest"], *handover.voters(row, wish["guest"])}:
        return replace(row, seats=seats_with(row, order.seat, handover.declined(place)))
    if guest not in handover.waiting(row, wish):
        raise nothing_asked()
    wish = wish | {"agreed": [*wish["agreed"], guest]}
    if handover.waiting(row, wish):
        return replace(row, seats=seats_with(row, order.seat, place | {"asked": wish}))
    return taken_over(row, order.seat, wish["guest"], wish["name"])


def leave(context: Context, seat: int) -> MatchRow:
    """Get up: before the match the seat is open, later a bot plays on."""
    context.as_owner(seat)
    guest, row = context.as_guest(), context.row
    context.before_the_end()
    if row.started is None:
        return handed_on(reseat(row, seat, {"kind": "open"}), guest)
    level = row.stand_in
    for one in handover.leaving(row, guest, seat):
        row = reseat(row, one, handover.left(row.seats[one], guest, level))
    return handed_on(handover.without_wishes(row), guest)


def handed_on(row: MatchRow, leaver: str | None) -> MatchRow:
    """A host who has got up leaves the table to the first who sits there, if anybody does."""
    if row.host != leaver or row.owned(leaver):
        return row
    return replace(row, host=next((place["guest"] for place in row.seats if place["kind"] == "person"), leaver))


def back(context: Context, seat: int) -> MatchRow:
    """Play oneself again, after a bot has."""
    context.as_owner(seat)
    context.during_the_match()
    return played_by(context.row, seat, None)


def substitute(context: Context, seat: int, level: int | None) -> MatchRow:
    """Let a bot play a seat: one's own, or as host that of somebody who is away."""
    context.during_the_match()
    levels.check(level)
    place = seating.at(context.row, seat)
    if seat not in context.row.owned(context.guest):
        context.as_host()
        if place["kind"] != "person":
            raise Problem("invalid", "Nobody sits there who could be stood in for.")
        if level is not None and not context.present.is_away(place["guest"], context.moment - AWAY):
            raise Problem("present", "Who sits there is here, or was a moment ago.")
    return played_by(context.row, seat, level)


def played_by(row: MatchRow, seat: int, level: int | None) -> MatchRow:
    """The seat played by a bot of this level, or by its person."""
    place = without_substitute(row.seats[seat])
    return reseat(row, seat, place if level is None else place | {"substitute": level})


def without_substitute(place: Place) -> Place:
    """The seat without the bot that plays for its person."""
    return {key: value for key, value in place.items() if key != "substitute"}


def reseat(row: MatchRow, seat: int, place: Place) -> MatchRow:
    """Another at this seat; what was asked of those who sat here before is void."""
    return replace(row, seats=seats_with(row, seat, place), request=None)


def seats_with(row: MatchRow, seat: int, place: Place) -> list[Place]:
    """The seats with another at this one."""
    return [place if number == seat else old for number, old in enumerate(row.seats)]
