"""What people may ask of a table: every order is a function from what is kept to what will be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from verger.engine.texts import Texts
from verger.match import UndoRefused

from . import handover, levels, orders, seating
from .kept import Actions, Kept, Line, Place
from .presence import Present
from .problems import Problem, conflict
from .sitting import Sitting

AWAY = timedelta(seconds=60)
"""How long somebody must be away before the host lets a bot play."""

SUBSTITUTE = 3
"""The level of a bot that plays for a leaver where no clock names one."""

HOUSE_TEXTS = Path(__file__).parent.parent / "texts"


@dataclass(frozen=True)
class Change:
    """What an order makes of a table; `actions` where it changes the match as well."""

    kept: Kept
    line: Line | None = None
    actions: Actions | None = None
    following: Kept | None = None


@dataclass(frozen=True)
class Asking:
    """A guest asks something of a table at a moment."""

    sitting: Sitting
    guest: str | None
    present: Present
    moment: datetime

    @property
    def kept(self) -> Kept:
        return self.sitting.kept

    def as_guest(self) -> str:
        if self.guest is None:
            raise Problem("no_guest", "Nobody knows you here yet: allow the cookie of this page.")
        return self.guest

    def as_host(self) -> Kept:
        if self.guest is None or self.kept.host != self.guest:
            raise Problem("not_host", "Only the host may do this.")
        return self.kept

    def as_seated(self) -> list[int]:
        owned = self.kept.owned(self.guest)
        if not owned:
            raise Problem("not_seated", "Only who sits at the table may do this.")
        return owned

    def as_owner(self, seat: int) -> Place:
        if seat not in self.kept.owned(self.guest):
            raise Problem("not_your_seat", "This seat is not yours.")
        return self.kept.seats[seat]

    def before_the_start(self) -> None:
        if self.kept.started:
            raise Problem("started", "The match has begun.")

    def during_the_match(self) -> None:
        if self.kept.started is None:
            raise Problem("not_started", "The match has not begun yet.")
        if self.sitting.match.over:
            raise Problem("over", "The match is over.")

    def before_the_end(self) -> None:
        if self.kept.ended:
            raise Problem("over", "The match is over.")


def follow(asking: Asking, order: orders.TableOrder) -> Change | None:
    """What an order changes; None if all is as ordered already."""
    match order:
        case orders.Take():
            kept = take(asking, order)
            return None if kept == asking.kept else Change(kept)
        case orders.Admit():
            return Change(admit(asking, order))
        case orders.Leave():
            return Change(leave(asking, order.seat))
        case orders.Back():
            return Change(back(asking, order.seat))
        case orders.Substitute():
            return Change(substitute(asking, order.seat, order.level))
        case orders.Arrange():
            return Change(arrange(asking, order))
        case orders.Readmit():
            return Change(readmit(asking, order.number))
        case orders.Fill():
            return Change(fill(asking, order.level))
        case orders.Start():
            return Change(start(asking))
        case orders.Settle():
            return Change(settle(asking, order))
        case orders.Pause():
            return Change(pause(asking, True))
        case orders.Resume():
            return Change(pause(asking, False))
        case orders.Say():
            return talk(asking, text=order.text)
        case orders.React():
            return talk(asking, reaction=order.reaction)
        case orders.Undo():
            return undo(asking, order)
        case orders.Answer():
            return answer(asking, order.yes)
        case orders.Rematch():
            return rematch(asking)


# Seats


def take(asking: Asking, order: orders.Take) -> Kept:
    """Sit down on an open seat; where a match goes on and nobody has let this guest in, ask those who sit there."""
    guest, kept = asking.as_guest(), asking.kept
    asking.before_the_end()
    if guest in kept.removed_guests():
        raise Problem("removed", "The host has taken you off this table.")
    place = seating.at(kept, order.seat)
    if place["kind"] != "open":
        raise Problem("taken", "Somebody sits there already.")
    if kept.known_seed and not order.known_seed and place.get("leaver") != guest:
        raise Problem("known_seed", "Whoever made this match chose its seed: say that you know (known_seed).")
    if kept.started is None:
        return reseat(moving(kept, guest), order.seat, handover.taken(place, guest, order.name))
    if kept.owned(guest) and guest != kept.host:
        raise Problem("seated", "You have a seat at this table already.")
    if handover.lets_in(place, guest, order.key):
        return taken_over(kept, order.seat, guest, order.name)
    wish = handover.asked(kept, order.seat, guest, order.name, asking.present.guests)
    return replace(kept, seats=seats_with(kept, order.seat, wish))


def moving(kept: Kept, guest: str) -> Kept:
    """The table as it is for somebody who sits down: a guest has one seat, unless the table is theirs."""
    if guest == kept.host:
        return kept
    return replace(kept, seats=[{"kind": "open"} if place.get("guest") == guest else place for place in kept.seats])


def taken_over(kept: Kept, seat: int, guest: str, name: str) -> Kept:
    return handover.without_wishes(reseat(kept, seat, handover.taken(kept.seats[seat], guest, name)))


def admit(asking: Asking, order: orders.Admit) -> Kept:
    """What those who sit here say to whoever would like to take a seat over; who asked may say no as well."""
    guest, kept, place = asking.as_guest(), asking.kept, seating.at(asking.kept, order.seat)
    asking.before_the_end()
    wish = place.get("asked")
    if wish is None or wish["number"] != order.number:
        raise nothing_asked()
    if not order.yes and guest in {wish["guest"], *handover.voters(kept, wish["guest"])}:
        return replace(kept, seats=seats_with(kept, order.seat, handover.declined(place)))
    if guest not in handover.waiting(kept, wish):
        raise nothing_asked()
    wish = wish | {"agreed": [*wish["agreed"], guest]}
    if handover.waiting(kept, wish):
        return replace(kept, seats=seats_with(kept, order.seat, place | {"asked": wish}))
    return taken_over(kept, order.seat, wish["guest"], wish["name"])


def leave(asking: Asking, seat: int) -> Kept:
    asking.as_owner(seat)
    guest, kept = asking.as_guest(), asking.kept
    asking.before_the_end()
    if kept.started is None:
        return handed_on(reseat(kept, seat, {"kind": "open"}), guest)
    level = kept.clock["late"] if kept.clock else SUBSTITUTE
    for one in handover.leaving(kept, guest, seat):
        kept = reseat(kept, one, handover.left(kept.seats[one], guest, level))
    return handed_on(handover.without_wishes(kept), guest)


def handed_on(kept: Kept, leaver: str | None) -> Kept:
    """A host who has got up leaves the table to the first who sits there, if anybody does."""
    if kept.host != leaver or kept.owned(leaver):
        return kept
    return replace(kept, host=next((place["guest"] for place in kept.seats if place["kind"] == "person"), leaver))


def back(asking: Asking, seat: int) -> Kept:
    asking.as_owner(seat)
    asking.during_the_match()
    return played_by(asking.kept, seat, None)


def substitute(asking: Asking, seat: int, level: int | None) -> Kept:
    asking.during_the_match()
    levels.check(level)
    place = seating.at(asking.kept, seat)
    if seat not in asking.kept.owned(asking.guest):
        asking.as_host()
        if place["kind"] != "person":
            raise Problem("invalid", "Nobody sits there who could be stood in for.")
        if level is not None and not asking.present.is_away(place["guest"], asking.moment - AWAY):
            raise Problem("present", "Who sits there is here, or was a moment ago.")
    return played_by(asking.kept, seat, level)


def played_by(kept: Kept, seat: int, level: int | None) -> Kept:
    place = without_substitute(kept.seats[seat])
    return reseat(kept, seat, place if level is None else place | {"substitute": level})


def without_substitute(place: Place) -> Place:
    return {key: value for key, value in place.items() if key != "substitute"}


def reseat(kept: Kept, seat: int, place: Place) -> Kept:
    """Another at this seat; what was asked of those who sat here before is void."""
    return replace(kept, seats=seats_with(kept, seat, place), request=None)


def seats_with(kept: Kept, seat: int, place: Place) -> list[Place]:
    return [place if number == seat else old for number, old in enumerate(kept.seats)]


# Before the start


def arrange(asking: Asking, order: orders.Arrange) -> Kept:
    kept = asking.as_host()
    asking.before_the_start()
    stay = [one.seat for one in order.seats if isinstance(one, orders.Keep)]
    if len(set(stay)) != len(stay):
        raise Problem("invalid", "Nobody sits on two seats at once.")
    seats = [arranged(kept, one) for one in order.seats]
    return seating.checked(replace(kept, seats=seats, removed=removed(kept, seats)))


def arranged(kept: Kept, wish: orders.Keep | orders.Open | orders.Bot) -> Place:
    match wish:
        case orders.Keep():
            return seating.at(kept, wish.seat)
        case orders.Bot():
            levels.check(wish.level)
    return wish.model_dump()


def removed(kept: Kept, seats: list[Place]) -> list[Place]:
    """Whom the host has taken off the table, now or before: they do not come back by the link."""
    stay = {place.get("guest") for place in seats} | {kept.host}
    gone = {place["guest"]: place["name"] for place in kept.seats if place.get("guest") not in {None, *stay}}
    return [*(kept.removed or []), *({"guest": guest, "name": name} for guest, name in gone.items())]


def readmit(asking: Asking, number: int) -> Kept:
    """Let somebody who was taken off the table sit down again."""
    kept = asking.as_host()
    names = kept.removed or []
    if number >= len(names):
        raise Problem("invalid", f"There is nobody number {number} who was taken off this table.")
    return replace(kept, removed=[*names[:number], *names[number + 1 :]])


def fill(asking: Asking, level: int) -> Kept:
    kept = asking.as_host()
    asking.before_the_start()
    levels.check(level)
    names = iter(bot_names([place.get("name") for place in kept.seats]))
    seats = [
        {"kind": "bot", "name": next(names), "level": level} if place["kind"] == "open" else place
        for place in kept.seats
    ]
    return replace(kept, seats=seats)


def bot_names(taken: Sequence[str | None]) -> list[str]:
    """Names for bots, those that nobody has here yet first."""
    say = Texts.load(HOUSE_TEXTS, "en")
    names: list[str] = []
    while say.has(message := f"bot-name-{len(names) + 1}"):
        names.append(say(message))
    free = [name for name in names if name not in taken]
    return free + [f"{name} {number}" for number in range(2, 9) for name in names]


def start(asking: Asking) -> Kept:
    kept = asking.as_host()
    asking.before_the_start()
    if kept.has_open_seats():
        raise Problem("open_seats", "A seat is still open.")
    return replace(kept, started=asking.moment)


def settle(asking: Asking, order: orders.Settle) -> Kept:
    kept = asking.as_host()
    named = order.model_fields_set - {"type"}
    if "clock" in named:
        asking.before_the_start()
        levels.check(order.clock.late if order.clock else None)
    wanted: dict[str, Any] = order.model_dump(include=named)
    return replace(kept, **wanted)


# Manners


def pause(asking: Asking, paused: bool) -> Kept:
    asking.as_seated()
    asking.during_the_match()
    return replace(asking.kept, paused=paused)


def talk(asking: Asking, text: str | None = None, reaction: str | None = None) -> Change:
    seat = asking.as_seated()[0]
    kept = asking.kept
    if not kept.chat:
        raise Problem("chat_off", "The host has switched the talk off.")
    line = Line(kept.version + 1, seat, kept.seats[seat]["name"], text, reaction, asking.moment)
    return Change(kept, line=line)


def undo(asking: Asking, order: orders.Undo) -> Change:
    """Take back what the rules let a seat take back; beyond that, ask the others."""
    asking.as_owner(order.seat)
    kept, sitting = asking.kept, asking.sitting
    if kept.level(order.seat) is not None:
        raise substituted()
    if not sitting.is_as_seen(order.seat, order.revision):
        raise conflict()
    after, first = sitting.match.twin(), sitting.action_at(order.seat, order.to)
    try:
        after.undo(order.seat, first)
    except UndoRefused as error:
        back = [to for to in seating.by_consent(sitting, order.seat) if to >= first]
        if not back:
            raise Problem("undo", "This cannot be taken back.", reason=error.reason) from error
        return Change(replace(kept, request=ask(asking, order.seat, back[0])))
    return Change(replace(kept, request=None), actions=after.actions)


def ask(asking: Asking, seat: int, to: int) -> dict[str, Any]:
    asked = asking.kept.request
    if asked and asked["seat"] != seat:
        raise Problem("conflict", "Somebody else has asked for something already.")
    return {"kind": "undo", "seat": seat, "to": to, "agreed": []}


def answer(asking: Asking, yes: bool) -> Change:
    """What those who are asked say; whoever asked may say no as well, and has not asked."""
    kept, request = asking.kept, asking.kept.request
    owned = asking.as_seated()
    if request and request["seat"] in owned and not yes:
        return Change(replace(kept, request=None))
    mine = [seat for seat in seating.waiting(kept) if seat in owned]
    if request is None or not mine:
        raise nothing_asked()
    if not yes:
        return Change(replace(kept, request=None))
    agreed = replace(kept, request=request | {"agreed": sorted([*request["agreed"], *mine])})
    if seating.waiting(agreed):
        return Change(agreed)
    return Change(replace(kept, request=None), actions=asking.sitting.actions[: request["to"]])


def rematch(asking: Asking) -> Change | None:
    """The next match of the same people, one seat further round."""
    asking.as_seated()
    kept = asking.kept
    if kept.ended is None:
        raise Problem("running", "The match is not over yet.")
    if kept.rematch:
        return None
    first, *rest = [going_on(place, asking.guest) for place in kept.seats]
    following = Kept(
        id=seating.fresh_id(),
        game=kept.game,
        options=kept.options,
        seed=orders.fresh_seed(),
        seats=[*rest, first],
        created=asking.moment,
        changed=asking.moment,
        host=kept.host,
        chat=kept.chat,
        clock=kept.clock,
        started=asking.moment,
        removed=kept.removed,
        **seating.present_rules(kept.game),
    )
    return Change(replace(kept, rematch=following.id), following=seating.begun(following, asking.moment))


def going_on(place: Place, guest: str | None) -> Place:
    """Who sits there in the next match: a seat that was left stays with its bot, and who asks for it is back."""
    if place["kind"] == "open":
        return {"kind": "bot", "name": place["name"], "level": place["substitute"]}
    place = {key: value for key, value in place.items() if key not in ("leaver", "key")}
    return without_substitute(place) if place.get("guest") == guest else place


def nothing_asked() -> Problem:
    return Problem("no_request", "Nothing is asked of you.")


def substituted() -> Problem:
    return Problem("substituted", "A bot plays for this seat: take it back first.")
