"""FastAPI's dependencies: who asks, from where, and what for. None waits, so that none is sent to a thread."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query
from starlette.requests import HTTPConnection

from verger.server.house import House
from verger.server.wire.orders import Seat


async def house_of(connection: HTTPConnection) -> House:
    """The services of this process."""
    house: House = connection.app.state.house
    return house


async def guest_of(connection: HTTPConnection) -> str | None:
    """The guest who asks, by their cookie."""
    return (await house_of(connection)).guests.known(connection)


async def address_of(connection: HTTPConnection) -> str:
    """The address from which they ask, proxies seen through."""
    return connection.client.host if connection.client else ""


TheHouse = Annotated[House, Depends(house_of)]
Guest = Annotated[str | None, Depends(guest_of)]
Address = Annotated[str, Depends(address_of)]
Wish = Annotated[Seat | None, Query()]
