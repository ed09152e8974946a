"""A sitting as one guest may see it."""

from __future__ import annotations

from typing import Any

import orjson

import verger.match as rules
from verger.engine import EVERYTHING

from . import seating
from .kept import Kept
from .messages import Choice, Entry, Fairness, Reach, Result, Seated, State, Step
from .problems import Problem
from .sitting import Sitting


def written(sitting: Sitting, guest: str | None, seat: int | None, since: int = 0) -> str:
    """The state as JSON, written once for all who see the same."""
    key = (*sitting.kept.owned(guest), -1, seat, since)
    if key not in sitting.told:
        sitting.told[key] = orjson.dumps(state(sitting, guest, seat, since)).decode()
    return sitting.told[key]


def seen(sitting: Sitting, seat: int | None) -> Any:
    """The view of a seat as JSON, made once for all seats where all may know the same."""
    eyes = None if sitting.match.game.open else seat
    if eyes not in sitting.views:
        sitting.views[eyes] = orjson.dumps(sitting.match.view(eyes))
    return orjson.Fragment(sitting.views[eyes])


def state(sitting: Sitting, guest: str | None, seat: int | None, since: int = 0) -> State:
    """The whole state, seen from a seat (None: as a spectator), with the log after the first `since` actions."""
    kept, match = sitting.kept, sitting.match
    acting = [seat] if seat is not None and seat in match.pending else []
    return State(
        type="state",
        match=kept.id,
        game=kept.game,
        edition=kept.edition,
        revision=sitting.revision,
        sequence=sitting.sequence,
        options=kept.options,
        seats=[seated(kept, number) for number in range(len(kept.seats))],
        yours=kept.owned(guest),
        seat=seat,
        view=seen(sitting, seat),
        pending=list(match.pending),
        choices=[choice(one) for actor in acting for one in match.choices(actor)],
        refusals=[rule for actor in acting for rule in match.refusals(actor)],
        undo=reach(sitting, seat),
        log=[entry(one) for one in match.log(eyes(match, seat), min(since, sitting.sequence))],
        thinking=sitting.bots,
        over=match.over,
        result=result(match),
        fairness=Fairness(hash=match.fairness, seed=kept.seed if match.over else None, known=kept.known_seed),
    )


def step(sitting: Sitting, seat: int | None, number: int) -> Step:
    """The match after its first `number` actions; how the points stood is for all to see after the end."""
    if not 0 <= number <= sitting.sequence:
        raise Problem("not_found", f"This match has the steps 0 to {sitting.sequence}.")
    then = sitting.earlier(number).match
    last = then.log(eyes(sitting.match, seat), number - 1) if number else []
    return Step(
        step=number,
        steps=sitting.sequence,
        view=then.view(seat),
        entry=entry(last[0]) if last else None,
        points=sitting.match.curve()[number] if sitting.match.over else [],
    )


def eyes(match: rules.Match, seat: int | None) -> int | None:
    """Whose knowledge the log is told with; after the end everybody may know everything."""
    return EVERYTHING if match.over else seat


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
