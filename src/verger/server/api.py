"""What is asked and answered once; live play is in `live`."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic_core import to_json
from starlette.requests import HTTPConnection

from verger.match import game, games

from . import catalog, guests, states
from .house import House
from .messages import Count, Made, Move, Seat, State, Step, Wanted
from .preparation import Health
from .problems import Problem
from .sitting import Sitting

router = APIRouter(prefix="/api")


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def guest_of(connection: HTTPConnection) -> str | None:
    return house_of(connection).guests.known(connection)


TheHouse = Annotated[House, Depends(house_of)]
Guest = Annotated[str | None, Depends(guest_of)]
Wish = Annotated[Seat | None, Query()]


@router.get("/health")
async def health(house: TheHouse) -> Health:
    """Whether every game can be played at once; the first start compiles them."""
    return house.preparation.health()


@router.get("/games")
async def list_games() -> list[catalog.Listed]:
    return catalog.shelf()


@router.get("/games/{name}")
async def describe_game(name: str) -> catalog.Described:
    if name not in games():
        raise Problem("not_found", "There is no such game.")
    return catalog.described(game(name).game)


@router.post("/matches", status_code=201)
async def make_match(wanted: Wanted, house: TheHouse, guest: Guest, request: Request, response: Response) -> Made:
    """Make a match; whoever makes it owns its people's seats."""
    owner = guest or guests.fresh()
    house.guests.welcome(response, owner, secure=request.url.scheme == "https")
    return Made(match=await house.matches.make(wanted, owner))


@router.get("/matches/{match}", responses={200: {"model": State}})
async def read_match(match: str, house: TheHouse, guest: Guest, since: Count = 0, seat: Wish = None) -> Response:
    sitting = await house.sitting(match)
    return data(states.state(sitting, guest, sitting.focus(guest, seat), since))


@router.get("/matches/{match}/record")
async def read_record(match: str, house: TheHouse) -> dict[str, Any]:
    """The match's record, once it is over."""
    sitting = await house.sitting(match)
    if not sitting.match.over:
        raise Problem("running", "The record can be had once the match is over.")
    return sitting.match.record()


@router.get("/matches/{match}/steps/{number}", responses={200: {"model": Step}})
async def read_step(match: str, number: int, house: TheHouse, guest: Guest, seat: Wish = None) -> Response:
    """The match after its first actions; after the end, through the eyes of any seat."""
    sitting = await house.sitting(match)
    return data(states.step(sitting, eyes(sitting, guest, seat), number))


@router.post("/matches/{match}/actions", status_code=201, responses={201: {"model": State}})
async def play(match: str, move: Move, house: TheHouse, guest: Guest) -> Response:
    """Play without a live connection."""
    await house.play(match, guest, move.seat, move.action, move.revision)
    sitting = await house.sitting(match)
    return data(states.state(sitting, guest, move.seat, sitting.sequence - 1), 201)


def eyes(sitting: Sitting, guest: str | None, seat: int | None) -> int | None:
    if sitting.match.over and seat is not None and seat < len(sitting.kept.seats):
        return seat
    return sitting.focus(guest, seat)


def data(content: State | Step, status: int = 200) -> Response:
    return Response(to_json(content), status, media_type="application/json")
