"""`state`, `known` and `step` messages: a snapshot of a match as one guest may see it."""

from __future__ import annotations

from binascii import b2a_base64
from functools import lru_cache
from typing import Any, Literal, cast

import orjson

import verger.match as rules
from verger.server.wire.answers import Step
from verger.server.wire.messages import Choice, Entry, Reach, Reason, Result, State
from verger.server.wire.problems import Problem

from . import seating
from .snapshot import Snapshot

Form = Literal["state", "known"]

LAST = -1
"""In place of how many lines of the log have been told: all but the last."""


def written(snapshot: Snapshot, seat: int | None, since: int = 0, form: Form = "state") -> bytes:
    """The state as JSON; what takes time is done once for all who see the same."""
    if form == "known":
        return known(snapshot, seat, since)
    text = snapshot.told.get((seat, since))
    if text is None:
        text = snapshot.told[seat, since] = orjson.dumps(state(snapshot, seat, since))
    return text


def state(snapshot: Snapshot, seat: int | None, since: int = 0) -> State:
    """The whole state, seen from a seat (None: as a spectator), with the log after its first `since` lines, or the
    last one."""
    match, eyes = snapshot.match, snapshot.eyes(seat)
    acting = [seat] if seat is not None and seat in snapshot.pending else []
    return cast(
        State,
        {
            "type": "state",
            "seat": seat,
            "undo": reach(snapshot, seat),
            **shared(snapshot, seat, since, "state"),
            "pending": [other for other in snapshot.pending if match.sees(eyes, other)],
            "choices": [choice(one) for actor in acting for one in match.choices(actor)],
            "refusals": [rule for actor in acting for rule in match.refusals(actor)],
        },
    )


def known(snapshot: Snapshot, seat: int | None, since: int = 0) -> bytes:
    """The same for who has the rules, a `Known`: what the seat knows of the position, as bytes."""
    common: bytes = shared(snapshot, seat, since, "known")
    return beginning(seat, *taken_back(snapshot, seat)) + common


@lru_cache(4096)
def beginning(seat: int | None, count: int, reason: Reason, consent: int) -> bytes:
    """What a `Known` says to one seat alone: its first half, written."""
    undo = Reach(reach=count, reason=reason, consent=consent)
    return orjson.dumps({"type": "known", "seat": seat, "undo": undo})[:-1] + b","


def shared(snapshot: Snapshot, seat: int | None, since: int, form: Form) -> Any:
    """What a state says to all who know the same: made once, and once for all where nothing is hidden from anybody."""
    eyes = None if snapshot.match.game.open else seat
    key = (form, eyes, since)
    found = snapshot.shared.get(key)
    if found is None:
        found = snapshot.shared[key] = (viewed if form == "state" else recorded)(snapshot, eyes, since)
    return found


def viewed(snapshot: Snapshot, seat: int | None, since: int) -> dict[str, Any]:
    """The position of a seat in words."""
    match, lines = snapshot.match, snapshot.told_lines(seat)
    log = orjson.Fragment(orjson.dumps(match.log(snapshot.eyes(seat), first(since, lines))))
    return position(snapshot, seat, lines, log) | {"view": orjson.Fragment(orjson.dumps(match.view(seat)))}


def recorded(snapshot: Snapshot, seat: int | None, since: int) -> bytes:
    """The position of a seat as its known record: the second half of a `Known`, written."""
    lines = snapshot.told_lines(seat)
    record, log = snapshot.match.witnessed(seat, snapshot.eyes(seat), first(since, lines))
    said = orjson.dumps(position(snapshot, seat, lines, log) | {"layout": snapshot.match.game.layout})
    return b"".join((said[1:-1], b',"record":"', b2a_base64(record, newline=False), b'"}'))


def first(since: int, lines: int) -> int:
    """The line of a log from which on it is told."""
    return lines - 1 if since == LAST else min(since, lines)


def position(snapshot: Snapshot, seat: int | None, lines: int, log: Any) -> dict[str, Any]:
    """What both forms of a state say alike; a log of so many lines, the last of them written or as they are."""
    eyes = snapshot.eyes(seat)
    return {
        "revision": snapshot.stamp,
        "sequence": lines,
        "log": log,
        "thinking": [other for other in snapshot.bots if snapshot.match.sees(eyes, other)],
        "over": snapshot.is_over,
        "result": result(snapshot.match) if snapshot.is_over else None,
    }


def step(snapshot: Snapshot, seat: int | None, number: int) -> Step:
    """The match after the first lines of its log; how the points stood is for all to see after the end."""
    lines = snapshot.told_lines(seat)
    if not 0 <= number <= lines:
        raise Problem("not_found", f"This match has the steps 0 to {lines}.")
    then = snapshot.earlier(snapshot.action_at(seat, number - 1) + 1 if number else 0).match
    last = then.log(snapshot.eyes(seat), number - 1) if number else []
    return Step(
        step=number,
        steps=lines,
        view=then.view(seat),
        entry=entry(last[0]) if last else None,
        points=snapshot.match.curve()[number] if snapshot.match.over else [],
    )


def choice(one: rules.Choice) -> Choice:
    """A legal action as data, and what it would do."""
    return Choice(id=one.action.id, action=one.action.as_dict(), events=one.events, reveals=one.reveals)


def entry(one: rules.Entry) -> Entry:
    """A line of the log as data."""
    return Entry(sequence=one.sequence, seat=one.seat, action=one.action, events=one.events)


def reach(snapshot: Snapshot, seat: int | None) -> Reach:
    """How far a seat may take back, alone or if the others agree."""
    count, reason, consent = taken_back(snapshot, seat)
    return Reach(reach=count, reason=reason, consent=consent)


def taken_back(snapshot: Snapshot, seat: int | None) -> tuple[int, Reason, int]:
    """How many actions a seat may take back, why no more, and how many if the others agree."""
    if seat is None:
        return 0, "none", 0
    found = snapshot.match.reach(seat)
    return found.count, found.reason, seating.may_ask(snapshot, seat)


def result(match: rules.Match) -> Result | None:
    """How the match ended, if it has."""
    ended = match.result
    if ended is None:
        return None
    return Result(
        places=ended.places, points=ended.points, parts=ended.parts, curve=match.curve(), stopped=ended.stopped
    )
