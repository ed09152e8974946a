"""Who asks, from where, and what for. They wait for nothing, but only what could is not sent to a thread."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query
from starlette.requests import HTTPConnection

from .house import House
from .orders import Seat


async def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


async def guest_of(connection: HTTPConnection) -> str | None:
    return (await house_of(connection)).guests.known(connection)


async def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


TheHouse = Annotated[House, Depends(house_of)]
Guest = Annotated[str | None, Depends(guest_of)]
Address = Annotated[str, Depends(address_of)]
Wish = Annotated[Seat | None, Query()]
