"""A table as one guest may see it."""

from __future__ import annotations

import hashlib
from datetime import datetime
from typing import Any

from . import clocks, handover, seating
from .kept import Kept, Line, Place
from .messages import (
    Chat,
    ClockShown,
    LineShown,
    PlaceListed,
    Pledge,
    RequestShown,
    Table,
    TableListed,
    TableSeat,
    Wish,
    You,
)
from .presence import Present
from .problems import Problem
from .sitting import Sitting


def table(sitting: Sitting, guest: str | None, present: Present, moment: datetime) -> Table:
    kept = sitting.kept
    hosting = guest is not None and kept.host == guest
    return Table(
        type="table",
        match=kept.id,
        game=kept.game,
        edition=kept.edition,
        options=kept.options,
        public=kept.public,
        made=kept.created.isoformat(),
        started=kept.started.isoformat() if kept.started else None,
        host=hosting,
        paused=kept.paused,
        over=kept.ended is not None,
        seats=[table_seat(kept, seat, guest, present) for seat in range(len(kept.seats))],
        you=You(name=kept.name_of(guest), removed=guest in kept.removed_guests()),
        watching=present.watching({place["guest"] for place in kept.seats if "guest" in place}),
        clock=kept.clock,  # type: ignore[typeddict-item]
        clocks=shown_clocks(sitting, guest, moment),
        now=moment.isoformat(),
        chat=Chat(on=kept.chat, lines=[shown_line(line) for line in sitting.lines]),
        request=shown_request(kept),
        rematch=kept.rematch,
        fairness=Pledge(hash=hashlib.sha256(kept.seed.encode()).hexdigest(), known=kept.known_seed),
        removed=[one["name"] for one in kept.removed or []] if hosting else [],
    )


def table_seat(kept: Kept, seat: int, guest: str | None, present: Present) -> TableSeat:
    place = kept.seats[seat]
    return TableSeat(
        seat=seat,
        kind=place["kind"],
        name=place.get("name"),
        level=place.get("level"),
        yours=guest is not None and place.get("guest") == guest,
        here=place.get("guest") in present.guests,
        substitute=place.get("substitute"),
        free=place["kind"] == "open" and "leaver" not in place,
        key=place.get("key") if place["kind"] == "open" and guest == place.get("leaver") else None,
        asked=None if kept.ended else shown_wish(kept, place, guest),
    )


def shown_wish(kept: Kept, place: Place, guest: str | None) -> Wish | None:
    wish = place.get("asked")
    if wish is None:
        return None
    waiting = handover.waiting(kept, wish)
    owners = {seat: one["guest"] for seat, one in enumerate(kept.seats) if one["kind"] == "person"}
    return Wish(
        number=wish["number"],
        name=wish["name"],
        yours=wish["guest"] == guest,
        agreed=[seat for seat, owner in owners.items() if owner in wish["agreed"]],
        waiting=[seat for seat, owner in owners.items() if owner in waiting],
    )


def shown_clocks(sitting: Sitting, guest: str | None, moment: datetime) -> list[ClockShown]:
    """What every seat has left; bots have all the time of the world and need none of it, and of who is out of sight
    nobody knows whether they think."""
    kept, seen = sitting.kept, seats_seen(sitting, guest)
    left = clocks.remaining(kept, moment)
    running = kept.clocks["running"] if kept.clocks and clocks.running_since(kept) else []
    return [
        ClockShown(
            left=seconds if kept.level(seat) is None and seat in seen else None,
            running=seat in running and seat in seen,
        )
        for seat, seconds in enumerate(left)
    ]


def clocks_seen(sitting: Sitting, guest: str | None) -> Any:
    """What the clocks that a guest sees are made of."""
    kept = sitting.kept
    if kept.clocks is None or isinstance(sitting.dealt, Problem) or not sitting.match.game.is_apart:
        return kept.clocks
    seen = seats_seen(sitting, guest)
    running = [seat for seat in kept.clocks["running"] if seat in seen]
    return running, [kept.clocks["left"][seat] for seat in seen if seat not in running]


def seats_seen(sitting: Sitting, guest: str | None) -> list[int]:
    """The seats that somebody sees from one of theirs, or as a spectator."""
    seats = range(len(sitting.kept.seats))
    if isinstance(sitting.dealt, Problem) or not sitting.match.game.is_apart or sitting.match.over:
        return list(seats)
    own: list[int | None] = [*sitting.kept.owned(guest)] or [None]
    return [seat for seat in seats if any(sitting.match.sees(eyes, seat) for eyes in own)]


def shown_line(line: Line) -> LineShown:
    return LineShown(
        number=line.number,
        seat=line.seat,
        name=line.name,
        text=line.text,
        reaction=line.reaction,
        at=line.at.isoformat(),
    )


def shown_request(kept: Kept) -> RequestShown | None:
    if kept.request is None:
        return None
    asked = kept.request
    return RequestShown(
        kind=asked["kind"], seat=asked["seat"], to=asked["to"], agreed=asked["agreed"], waiting=seating.waiting(kept)
    )


def listed(kept: Kept) -> TableListed:
    return TableListed(
        match=kept.id,
        game=kept.game,
        options=kept.options,
        seats=[
            PlaceListed(kind=place["kind"], name=place.get("name"), level=place.get("level")) for place in kept.seats
        ],
        clock=kept.clock,  # type: ignore[typeddict-item]
        made=kept.created.isoformat(),
        host=kept.name_of(kept.host),
    )
