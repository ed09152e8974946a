"""What is asked and answered once; live play is in `live`."""

from __future__ import annotations

from typing import Annotated, Any

import orjson
from anyio.to_thread import run_sync
from fastapi import APIRouter, Body, Request, Response

from . import arrivals, catalog, guests, records, states, tables, times
from .asking import Address, Guest, TheHouse, Wish
from .house import House
from .messages import Link, Made, State, Step, Table, Tables, Verdict, Welcomed
from .orders import Arrival, Come, Count, Move, TableOrder, Wanted
from .preparation import Health
from .problems import Problem, refusals
from .shelf import game, games
from .sitting import Sitting

router = APIRouter(prefix="/api")


@router.get("/health")
async def health(house: TheHouse) -> Health:
    """Whether every game can be played at once; the first start compiles them."""
    return house.preparation.health()


@router.get("/games")
async def list_games() -> list[catalog.Listed]:
    return catalog.shelf()


@router.get("/games/{name}", responses=refusals(404))
async def describe_game(name: str) -> catalog.Described:
    if name not in games():
        raise Problem("not_found", "There is no such game.")
    return catalog.described(game(name).game)


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
    return Made(match=await arrivals.receive(house.matches, arrival, owner, times.now()))


@router.get("/matches/{match}/table", responses=refusals(404))
async def read_table(match: str, house: TheHouse, guest: Guest) -> Table:
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
    return tables.table(await house.sitting(match), guest, await house.presence.read(match), times.now())


# Matches


@router.get("/matches/{match}", responses={200: {"model": State}, **refusals(404, 409, 422)})
async def read_match(match: str, house: TheHouse, guest: Guest, since: Count = 0, seat: Wish = None) -> Response:
    sitting = await house.sitting(match)
    return data(states.state(sitting, guest, sitting.focus(guest, seat), since))


@router.get("/matches/{match}/record", responses=refusals(404, 409))
async def read_record(match: str, house: TheHouse) -> dict[str, Any]:
    """The match's record, once it is over or can go on no more."""
    return records.record(await house.sitting(match))


@router.get("/matches/{match}/steps/{number}", responses={200: {"model": Step}, **refusals(404, 409, 422)})
async def read_step(match: str, number: int, house: TheHouse, guest: Guest, seat: Wish = None) -> Response:
    """The match after its first actions; after the end, through the eyes of any seat."""
    sitting = await house.sitting(match)
    return data(states.step(sitting, eyes(sitting, guest, seat), number))


@router.post(
    "/matches/{match}/actions",
    status_code=201,
    responses={201: {"model": State}, **refusals(400, 403, 404, 409, 413, 422, 429)},
)
async def play(match: str, move: Move, house: TheHouse, guest: Guest, address: Address) -> Response:
    """Play without a live connection."""
    house.limits.check("order", guest or address)
    await house.play(match, guest, move.seat, move.action, move.revision)
    sitting = await house.sitting(match)
    return data(states.state(sitting, guest, move.seat, sitting.told_lines(move.seat) - 1), 201)


@router.post("/verify", responses=refusals(400, 413, 422, 429))
async def verify(record: dict[str, Any], house: TheHouse, address: Address) -> Verdict:
    """Deal a record's match again and replay it: whether it happened as it says."""
    house.limits.check("order", address)
    await house.preparation.ready(str(record.get("game")))
    fault = await run_sync(records.fault, record)
    return Verdict(valid=fault is None, fault=fault)


def eyes(sitting: Sitting, guest: str | None, seat: int | None) -> int | None:
    if sitting.match.over and seat is not None and seat < len(sitting.kept.seats):
        return seat
    return sitting.focus(guest, seat)


def data(content: State | Step, status: int = 200) -> Response:
    return Response(orjson.dumps(content), status, media_type="application/json")
