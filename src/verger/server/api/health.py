"""Health checks and metrics, for those who look after a server."""

from __future__ import annotations

import asyncio
import logging

from fastapi import APIRouter, Request, Response

from verger.server.operation import metrics
from verger.server.wire.answers import Condition
from verger.server.wire.problems import Problem, is_told

from .dependencies import TheHouse

log = logging.getLogger(__name__)
router = APIRouter(include_in_schema=False)

PATIENCE = 2.0
"""Seconds until a database that does not answer counts as away."""


@router.get("/health")
async def health(house: TheHouse) -> Condition:
    """It lives, and this is how it is."""
    return await condition(house)


@router.get("/health/ready")
async def ready(house: TheHouse, response: Response) -> Condition:
    """Whether guests may be sent here: 503 while games are compiled, or nothing can be kept."""
    found = await condition(house)
    response.status_code = 200 if found["ready"] else 503
    return found


@router.get("/metrics")
async def figures(request: Request) -> Response:
    """For Prometheus, which asks every process itself; who comes through a proxy finds nothing here."""
    if "x-forwarded-for" in request.headers:
        raise Problem("not_found", "There is nothing here.")
    return Response(metrics.written(), media_type=metrics.FORMAT)


async def condition(house: TheHouse) -> Condition:
    """Ask the database and the games."""
    prepared = house.preparation.health()
    try:
        async with asyncio.timeout(PATIENCE):
            await house.store.ping()
        database = True
    except Exception as error:
        if not is_told(error):
            log.warning("the database does not answer: %s", error)
        database = False
    return Condition(ready=prepared["ready"] and database, database=database, games=prepared["games"])
