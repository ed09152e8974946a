"""Orders of those who play: pause, talk, undo and its consent, rematch."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from verger.match import UndoRefused
from verger.server.storage.rows import Line, MatchRow, Place
from verger.server.wire import orders
from verger.server.wire.problems import Problem, conflict

from . import seating
from .order_context import Change, Context, nothing_asked, substituted
from .seat_orders import without_substitute


def pause(context: Context, paused: bool) -> MatchRow:
    """Let everything rest, or go on."""
    context.as_seated()
    context.during_the_match()
    return replace(context.row, paused=paused)


def talk(context: Context, text: str | None = None, reaction: orders.Reaction | None = None) -> Change:
    """Say something at the table, for all to read."""
    seat = context.as_seated()[0]
    row = context.row
    if not row.chat:
        raise Problem("chat_off", "The host has switched the talk off.")
    line = Line(row.version + 1, seat, row.seats[seat]["name"], text, reaction, context.moment)
    return Change(row, line=line)


def undo(context: Context, order: orders.Undo) -> Change:
    """Take back what the rules let a seat take back; beyond that, ask the others."""
    context.as_owner(order.seat)
    row, snapshot = context.row, context.snapshot
    if row.level(order.seat) is not None:
        raise substituted()
    if not snapshot.is_as_seen(order.seat, order.revision):
        raise conflict()
    after, first = snapshot.match.twin(), snapshot.action_at(order.seat, order.to)
    try:
        after.undo(order.seat, first)
    except UndoRefused as error:
        back = [to for to in seating.by_consent(snapshot, order.seat) if to >= first]
        if not back:
            raise Problem("undo", "This cannot be taken back.", reason=error.reason) from error
        return Change(replace(row, request=ask(context, order.seat, back[0])))
    return Change(replace(row, request=None), actions=after.actions)


def ask(context: Context, seat: int, to: int) -> dict[str, Any]:
    """Ask the others to let a seat go back so far."""
    asked = context.row.request
    if asked and asked["seat"] != seat:
        raise Problem("conflict", "Somebody else has asked for something already.")
    return {"kind": "undo", "seat": seat, "to": to, "agreed": []}


def answer(context: Context, yes: bool) -> Change:
    """What those who are asked say; whoever asked may say no as well, and has not asked."""
    row, request = context.row, context.row.request
    owned = context.as_seated()
    if request and request["seat"] in owned and not yes:
        return Change(replace(row, request=None))
    mine = [seat for seat in seating.waiting(row) if seat in owned]
    if request is None or not mine:
        raise nothing_asked()
    if not yes:
        return Change(replace(row, request=None))
    agreed = replace(row, request=request | {"agreed": sorted([*request["agreed"], *mine])})
    if seating.waiting(agreed):
        return Change(agreed)
    return Change(replace(row, request=None), actions=context.snapshot.actions[: request["to"]])


def rematch(context: Context) -> Change | None:
    """The next match of the same people, one seat further round."""
    context.as_seated()
    row = context.row
    if row.ended is None:
        raise Problem("running", "The match is not over yet.")
    if row.rematch:
        return None
    first, *rest = [going_on(place, context.guest) for place in row.seats]
    following = MatchRow(
        id=seating.fresh_id(),
        game=row.game,
        options=row.options,
        seed=orders.fresh_seed(),
        seats=[*rest, first],
        created=context.moment,
        changed=context.moment,
        host=row.host,
        chat=row.chat,
        clock=row.clock,
        started=context.moment,
        removed=row.removed,
        **seating.present_rules(row.game),
    )
    return Change(replace(row, rematch=following.id), following=seating.begun(following, context.moment))


def going_on(place: Place, guest: str | None) -> Place:
    """Who sits there in the next match: a seat that was left stays with its bot, and who asks for it is back."""
    if place["kind"] == "open":
        return {"kind": "bot", "name": place["name"], "level": place["substitute"]}
    place = {key: value for key, value in place.items() if key not in ("leaver", "key")}
    return without_substitute(place) if place.get("guest") == guest else place
