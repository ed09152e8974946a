"""`state`, `known` and `step` messages: a snapshot of a match as one guest may see it."""

from __future__ import annotations

from base64 import b64encode
from typing import Any, Literal, cast

import orjson

import verger.match as rules
from verger.server.wire.answers import Step
from verger.server.wire.messages import Choice, Entry, Known, Reach, Reason, Result, State
from verger.server.wire.problems import Problem

from . import seating
from .snapshot import Snapshot

Form = Literal["state", "known"]


def written(snapshot: Snapshot, seat: int | None, since: int = 0, form: Form = "state") -> bytes:
    """The state as JSON, written once for all who see the same."""
    key = (form, seat, since)
    text = snapshot.told.get(key)
    if text is None:
        make = state if form == "state" else known
        text = snapshot.told[key] = orjson.dumps(make(snapshot, seat, since))
    return text


def state(snapshot: Snapshot, seat: int | None, since: int = 0) -> State:
    """The whole state, seen from a seat (None: as a spectator), with the log after its first `since` lines."""
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


def known(snapshot: Snapshot, seat: int | None, since: int = 0) -> Known:
    """The same for who has the rules: what the seat knows of the position, as bytes."""
    own = {"type": "known", "seat": seat, "undo": reach(snapshot, seat)}
    return cast(Known, own | shared(snapshot, seat, since, "known"))


def shared(snapshot: Snapshot, seat: int | None, since: int, form: Form) -> dict[str, Any]:
    """What a state says to all who know the same: made once, and once for all where nothing is hidden from anybody."""
    eyes = None if snapshot.match.game.open else seat
    key = (form, eyes, since)
    found = snapshot.shared.get(key)
    if found is None:
        found = snapshot.shared[key] = position(snapshot, eyes, since) | seen(snapshot, eyes, form)
    return found


def position(snapshot: Snapshot, seat: int | None, since: int) -> dict[str, Any]:
    """What both forms of a state say alike."""
    match = snapshot.match
    eyes, lines = snapshot.eyes(seat), snapshot.told_lines(seat)
    log = [entry(one) for one in match.log(eyes, min(since, lines))]
    return {
        "revision": snapshot.stamp,
        "sequence": lines,
        "log": orjson.Fragment(orjson.dumps(log)),
        "thinking": [other for other in snapshot.bots if match.sees(eyes, other)],
        "over": snapshot.is_over,
        "result": result(match) if snapshot.is_over else None,
    }


def seen(snapshot: Snapshot, seat: int | None, form: Form) -> dict[str, Any]:
    """The position of a seat, in words or as its known record."""
    if form == "state":
        return {"view": orjson.Fragment(orjson.dumps(snapshot.match.view(seat)))}
    return {"record": b64encode(snapshot.match.known(seat).tobytes()).decode()}


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
    if seat is None:
        return Reach(reach=0, reason="none", consent=0)
    found = snapshot.match.reach(seat)
    return Reach(reach=found.count, reason=cast(Reason, found.reason), consent=seating.may_ask(snapshot, seat))


def result(match: rules.Match) -> Result | None:
    """How the match ended, if it has."""
    ended = match.result
    if ended is None:
        return None
    return Result(
        places=ended.places, points=ended.points, parts=ended.parts, curve=match.curve(), stopped=ended.stopped
    )
