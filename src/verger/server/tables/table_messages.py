"""`table` and `tables` messages: a table as one guest may see it, and those that everybody may see."""

from __future__ import annotations

import hashlib
from datetime import datetime
from typing import Any

from verger.server.storage.presence import Present
from verger.server.storage.rows import Line, MatchRow, Place
from verger.server.wire.messages import (
    Chair,
    Chat,
    ClockShown,
    Fairness,
    LobbySeat,
    LobbyTable,
    Remark,
    Request,
    Table,
    Wish,
    You,
)
from verger.server.wire.problems import Problem

from . import clocks, handover, seating
from .snapshot import Snapshot


def table(snapshot: Snapshot, guest: str | None, present: Present, moment: datetime) -> Table:
    """The table message for one guest."""
    row = snapshot.row
    hosting = guest is not None and row.host == guest
    return Table(
        type="table",
        match=row.id,
        game=row.game,
        edition=row.edition,
        options=row.options,
        public=row.public,
        made=row.created.isoformat(),
        started=row.started.isoformat() if row.started else None,
        ended=row.ended.isoformat() if row.ended else None,
        host=hosting,
        paused=row.paused,
        seats=[chair(row, seat, guest, present) for seat in range(len(row.seats))],
        you=You(name=row.name_of(guest), removed=guest in row.removed_guests()),
        watching=present.watching({place["guest"] for place in row.seats if "guest" in place}),
        clock=row.clock,  # type: ignore[typeddict-item]
        clocks=shown_clocks(snapshot, guest, moment),
        now=moment.isoformat(),
        chat=Chat(on=row.chat, lines=[shown_line(line) for line in snapshot.lines]),
        request=shown_request(row),
        rematch=row.rematch,
        fairness=fairness_of(row),
        removed=[one["name"] for one in row.removed or []] if hosting else [],
    )


def fairness_of(row: MatchRow) -> Fairness:
    """What everybody can hold the deal against: the seed's hash before the end, the seed after it."""
    seed = row.seed if row.ended else None
    return Fairness(hash=hashlib.sha256(row.seed.encode()).hexdigest(), seed=seed, known=row.known_seed)


def chair(row: MatchRow, seat: int, guest: str | None, present: Present) -> Chair:
    """A seat, as this guest may see it."""
    place = row.seats[seat]
    return Chair(
        seat=seat,
        kind=place["kind"],
        name=place.get("name"),
        level=place.get("level"),
        yours=guest is not None and place.get("guest") == guest,
        here=place.get("guest") in present.guests,
        substitute=place.get("substitute"),
        free=place["kind"] == "open" and "leaver" not in place,
        key=place.get("key") if place["kind"] == "open" and guest == place.get("leaver") else None,
        asked=None if row.ended else shown_wish(row, place, guest),
    )


def shown_wish(row: MatchRow, place: Place, guest: str | None) -> Wish | None:
    """Who would like to take a seat over, and who has agreed."""
    wish = place.get("asked")
    if wish is None:
        return None
    waiting = handover.waiting(row, wish)
    owners = {seat: one["guest"] for seat, one in enumerate(row.seats) if one["kind"] == "person"}
    return Wish(
        number=wish["number"],
        name=wish["name"],
        yours=wish["guest"] == guest,
        agreed=[seat for seat, owner in owners.items() if owner in wish["agreed"]],
        waiting=[seat for seat, owner in owners.items() if owner in waiting],
    )


def shown_clocks(snapshot: Snapshot, guest: str | None, moment: datetime) -> list[ClockShown]:
    """What every seat has left; bots have all the time of the world and need none of it, and of who is out of sight
    nobody knows whether they think."""
    row, seen = snapshot.row, seats_seen(snapshot, guest)
    left = clocks.remaining(row, moment)
    running = row.clocks["running"] if row.clocks and clocks.running_since(row) else []
    return [
        ClockShown(
            left=seconds if row.level(seat) is None and seat in seen else None,
            running=seat in running and seat in seen,
        )
        for seat, seconds in enumerate(left)
    ]


def clocks_seen(snapshot: Snapshot, guest: str | None) -> Any:
    """What the clocks that a guest sees are made of."""
    row = snapshot.row
    if row.clocks is None or isinstance(snapshot.dealt, Problem) or not snapshot.match.game.is_apart:
        return row.clocks
    seen = seats_seen(snapshot, guest)
    running = [seat for seat in row.clocks["running"] if seat in seen]
    return running, [row.clocks["left"][seat] for seat in seen if seat not in running]


def seats_seen(snapshot: Snapshot, guest: str | None) -> list[int]:
    """The seats that somebody sees from one of theirs, or as a spectator."""
    seats = range(len(snapshot.row.seats))
    if isinstance(snapshot.dealt, Problem) or not snapshot.match.game.is_apart or snapshot.match.over:
        return list(seats)
    own: list[int | None] = [*snapshot.row.owned(guest)] or [None]
    return [seat for seat in seats if any(snapshot.match.sees(eyes, seat) for eyes in own)]


def shown_line(line: Line) -> Remark:
    """A line of the talk."""
    return Remark(
        number=line.number,
        seat=line.seat,
        name=line.name,
        text=line.text,
        reaction=line.reaction,
        at=line.at.isoformat(),
    )


def shown_request(row: MatchRow) -> Request | None:
    """What is asked of the others, and who has not answered."""
    if row.request is None:
        return None
    asked = row.request
    return Request(
        kind=asked["kind"], seat=asked["seat"], to=asked["to"], agreed=asked["agreed"], waiting=seating.waiting(row)
    )


def lobby_table(row: MatchRow) -> LobbyTable:
    """A public table as everybody may see it."""
    return LobbyTable(
        match=row.id,
        game=row.game,
        options=row.options,
        seats=[LobbySeat(kind=place["kind"], name=place.get("name"), level=place.get("level")) for place in row.seats],
        clock=row.clock,  # type: ignore[typeddict-item]
        made=row.created.isoformat(),
        host=row.name_of(row.host),
    )
