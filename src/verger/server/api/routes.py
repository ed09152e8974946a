"""The HTTP interface: what is asked and answered once; live play is in `live`."""

from __future__ import annotations

from typing import Annotated, Any

import orjson
from anyio.to_thread import run_sync
from fastapi import APIRouter, Body, Request, Response

from verger.server.house import House
from verger.server.http import guests
from verger.server.operation import utc
from verger.server.shelf import catalog
from verger.server.shelf.games import game, games
from verger.server.tables import importing, records, state_messages, table_messages
from verger.server.tables.snapshot import Snapshot
from verger.server.wire.answers import GameDescription, GameSummary, Health, Link, Made, Step, Verdict, Welcomed
from verger.server.wire.messages import State, Table, Tables
from verger.server.wire.orders import Arrival, Come, Count, Move, TableOrder, Wanted
from verger.server.wire.problems import Problem, refusals

from .dependencies import Address, Guest, TheHouse, Wish

router = APIRouter(prefix="/api")


@router.get("/health")
async def health(house: TheHouse) -> Health:
    """Whether every game can be played at once, and how far those are that have to be compiled."""
    return house.preparation.health()


@router.get("/games")
async def list_games() -> list[GameSummary]:
    """The games that can be played here."""
    return catalog.summaries()


@router.get("/games/{name}", responses=refusals(404))
async def describe_game(name: str) -> GameDescription:
    """Everything about one game that does not change: components, rules, actions, events."""
    if name not in games():
        raise Problem("not_found", "There is no such game.")
    return catalog.described(game(name))


# Guests


@router.post("/guests", responses=refusals(429))
async def become_known(
    house: TheHouse, guest: Guest, address: Address, request: Request, response: Response
) -> Welcomed:
    """Get a cookie, if there is none yet: before the first live connection."""
    if guest is None:
        house.limits.check("guest", address)
        welcome(house, guests.fresh(), request, response)
    return Welcomed(guest=True)


@router.post("/guests/link", responses=refusals(403))
async def make_link(house: TheHouse, guest: Guest) -> Link:
    """What a personal link is made of: with it the guest has the same seats on another device."""
    if guest is None:
        raise Problem("no_guest", "Nobody knows you here yet.")
    return Link(link=house.guests.link(guest))


@router.post("/guests/come", responses=refusals(400, 413, 422, 429))
async def come_by_link(come: Come, house: TheHouse, address: Address, request: Request, response: Response) -> Welcomed:
    """Become, on this device, the guest whose personal link this is."""
    house.limits.check("guest", address)
    welcome(house, house.guests.linked(come.token), request, response)
    return Welcomed(guest=True)


def welcome(house: House, guest: str, request: Request, response: Response) -> None:
    """Give this browser the cookie of a guest."""
    house.guests.welcome(response, guest, secure=request.url.scheme == "https")


# Tables


@router.get("/tables")
async def list_tables(house: TheHouse) -> Tables:
    """The public tables with a seat to take, newest first."""
    return Tables(tables=await house.lobby.tables())


@router.post("/matches", status_code=201, responses=refusals(400, 413, 422, 429))
async def make_match(
    wanted: Wanted, house: TheHouse, guest: Guest, address: Address, request: Request, response: Response
) -> Made:
    """Lay a table; whoever makes it is host and owns its people's seats. Without open seats the match begins."""
    house.limits.check("make", address)
    owner = guest or guests.fresh()
    welcome(house, owner, request, response)
    return Made(match=await house.matches.make(wanted, owner))


@router.post("/matches/import", status_code=201, responses=refusals(400, 413, 422, 429))
async def import_match(
    arrival: Arrival, house: TheHouse, guest: Guest, address: Address, request: Request, response: Response
) -> Made:
    """Go on here with a match that was begun in a browser: its record is dealt and replayed by the rules."""
    house.limits.check("make", address)
    owner = guest or guests.fresh()
    welcome(house, owner, request, response)
    return Made(match=await importing.import_record(house.matches, arrival, owner, utc.now()))


@router.get("/matches/{match}/table", responses=refusals(404))
async def read_table(match: str, house: TheHouse, guest: Guest) -> Table:
    """A table as this guest may see it."""
    return await table_of(house, match, guest)


@router.post("/matches/{match}/orders", responses=refusals(400, 403, 404, 409, 413, 422, 429))
async def order(
    match: str,
    order: Annotated[TableOrder, Body(discriminator="type")],
    house: TheHouse,
    guest: Guest,
    address: Address,
) -> Table:
    """Ask something of a table without a live connection."""
    house.check_order(order, guest or address)
    await house.order(match, guest, order)
    return await table_of(house, match, guest)


async def table_of(house: House, match: str, guest: str | None) -> Table:
    """The table message for a guest."""
    return table_messages.table(await house.snapshot(match), guest, await house.presence.read(match), utc.now())


# Matches


@router.get("/matches/{match}", responses={200: {"model": State}, **refusals(404, 409, 422)})
async def read_match(match: str, house: TheHouse, guest: Guest, since: Count = 0, seat: Wish = None) -> Response:
    """A match as this guest may see it."""
    snapshot = await house.snapshot(match)
    return data(state_messages.state(snapshot, snapshot.focus(guest, seat), since))


@router.get("/matches/{match}/record", responses=refusals(404, 409))
async def read_record(match: str, house: TheHouse) -> dict[str, Any]:
    """The match's record, once it is over or can go on no more."""
    return records.record(await house.snapshot(match))


@router.get("/matches/{match}/steps/{number}", responses={200: {"model": Step}, **refusals(404, 409, 422)})
async def read_step(match: str, number: int, house: TheHouse, guest: Guest, seat: Wish = None) -> Response:
    """The match after its first actions; after the end, through the eyes of any seat."""
    snapshot = await house.snapshot(match)
    return data(state_messages.step(snapshot, eyes(snapshot, guest, seat), number))


@router.post(
    "/matches/{match}/actions",
    status_code=201,
    responses={201: {"model": State}, **refusals(400, 403, 404, 409, 413, 422, 429)},
)
async def play(match: str, move: Move, house: TheHouse, guest: Guest, address: Address) -> Response:
    """Play without a live connection."""
    house.limits.check("order", guest or address)
    await house.play(match, guest, move.seat, move.action, move.revision)
    snapshot = await house.snapshot(match)
    return data(state_messages.state(snapshot, move.seat, snapshot.told_lines(move.seat) - 1), 201)


@router.post("/verify", responses=refusals(400, 413, 422, 429))
async def verify(record: dict[str, Any], house: TheHouse, address: Address) -> Verdict:
    """Deal a record's match again and replay it: whether it happened as it says."""
    house.limits.check("verify", address)
    await house.preparation.ready(str(record.get("game")))
    fault = await run_sync(records.fault, record)
    return Verdict(valid=fault is None, fault=fault)


def eyes(snapshot: Snapshot, guest: str | None, seat: int | None) -> int | None:
    """From which seat a replay is seen: after the end from any."""
    if snapshot.match.over and seat is not None and seat < len(snapshot.row.seats):
        return seat
    return snapshot.focus(guest, seat)


def data(content: State | Step, status: int = 200) -> Response:
    """An answer written once, without a second validation."""
    return Response(orjson.dumps(content), status, media_type="application/json")
