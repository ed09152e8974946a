"""A sitting as one guest may see it."""

from __future__ import annotations

from base64 import b64encode
from typing import Any, Literal

import orjson

import verger.match as rules

from . import seating
from .kept import Kept
from .messages import Choice, Entry, Fairness, Known, Position, Reach, Result, Seated, State, Step
from .problems import Problem
from .sitting import Sitting

Form = Literal["state", "known"]


def written(sitting: Sitting, guest: str | None, seat: int | None, since: int = 0, form: Form = "state") -> str:
    """The state as JSON, written once for all who see the same."""
    key = (form, *sitting.kept.owned(guest), -1, seat, since)
    if key not in sitting.told:
        make = state if form == "state" else known
        sitting.told[key] = orjson.dumps(make(sitting, guest, seat, since)).decode()
    return sitting.told[key]


def seen(sitting: Sitting, seat: int | None) -> Any:
    """The view of a seat as JSON, made once for all seats where all may know the same."""
    eyes = None if sitting.match.game.open else seat
    if eyes not in sitting.views:
        sitting.views[eyes] = orjson.dumps(sitting.match.view(eyes))
    return orjson.Fragment(sitting.views[eyes])


def state(sitting: Sitting, guest: str | None, seat: int | None, since: int = 0) -> State:
    """The whole state, seen from a seat (None: as a spectator), with the log after its first `since` lines."""
    match, eyes = sitting.match, sitting.eyes(seat)
    acting = [seat] if seat is not None and seat in match.pending else []
    return State(
        **position(sitting, guest, seat, since),
        type="state",
        view=seen(sitting, seat),
        pending=[other for other in match.pending if match.sees(eyes, other)],
        choices=[choice(one) for actor in acting for one in match.choices(actor)],
        refusals=[rule for actor in acting for rule in match.refusals(actor)],
    )


def known(sitting: Sitting, guest: str | None, seat: int | None, since: int = 0) -> Known:
    """The same for who has the rules: what the seat knows of the position, as bytes."""
    record = sitting.match.known(None if sitting.match.game.open else seat)
    return Known(
        **position(sitting, guest, seat, since),
        type="known",
        record=b64encode(record.tobytes()).decode(),
    )


def position(sitting: Sitting, guest: str | None, seat: int | None, since: int) -> Position:
    kept, match = sitting.kept, sitting.match
    eyes, lines = sitting.eyes(seat), sitting.told_lines(seat)
    return Position(
        match=kept.id,
        game=kept.game,
        edition=kept.edition,
        revision=sitting.stamp,
        sequence=lines,
        options=kept.options,
        seats=[seated(kept, number) for number in range(len(kept.seats))],
        yours=kept.owned(guest),
        seat=seat,
        undo=reach(sitting, seat),
        log=[entry(one) for one in match.log(eyes, min(since, lines))],
        thinking=[other for other in sitting.bots if match.sees(eyes, other)],
        over=match.over,
        result=result(match),
        fairness=Fairness(hash=match.fairness, seed=kept.seed if match.over else None, known=kept.known_seed),
    )


def step(sitting: Sitting, seat: int | None, number: int) -> Step:
    """The match after the first lines of its log; how the points stood is for all to see after the end."""
    lines = sitting.told_lines(seat)
    if not 0 <= number <= lines:
        raise Problem("not_found", f"This match has the steps 0 to {lines}.")
    then = sitting.earlier(sitting.action_at(seat, number - 1) + 1 if number else 0).match
    last = then.log(sitting.eyes(seat), number - 1) if number else []
    return Step(
        step=number,
        steps=lines,
        view=then.view(seat),
        entry=entry(last[0]) if last else None,
        points=sitting.match.curve()[number] if sitting.match.over else [],
    )


def seated(kept: Kept, seat: int) -> Seated:
    place = kept.seats[seat]
    return Seated(
        seat=seat,
        kind=place["kind"],
        name=place["name"],
        level=place.get("level"),
        substitute=place.get("substitute"),
    )


def choice(one: rules.Choice) -> Choice:
    return Choice(id=one.action.id, action=one.action.as_dict(), events=one.events, reveals=one.reveals)


def entry(one: rules.Entry) -> Entry:
    return Entry(sequence=one.sequence, seat=one.seat, action=one.action, events=one.events)


def reach(sitting: Sitting, seat: int | None) -> Reach:
    if seat is None:
        return Reach(reach=0, reason="none", consent=0)
    found = sitting.match.reach(seat)
    return Reach(reach=found.count, reason=found.reason, consent=len(seating.by_consent(sitting, seat)))


def result(match: rules.Match) -> Result | None:
    ended = match.result
    if ended is None:
        return None
    return Result(
        places=ended.places, points=ended.points, parts=ended.parts, curve=match.curve(), stopped=ended.stopped
    )
