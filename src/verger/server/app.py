"""The ASGI application: routes, middleware, and one shape for every answer that is not the one asked for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse

from verger.match import games

from .api import health, routes
from .house import open_house
from .http.middleware import SecurityHeaders, SizeLimit
from .http.page import PageRoute
from .http.proxies import Forwarded, Proxies
from .live import endpoints, programs
from .operation import metrics
from .operation.settings import Settings
from .wire.problems import Problem, invalid, refusals, trouble

API = APIRouter(responses=refusals(503))
"""All that is asked for by name. What a route takes and answers is worked out once in a process, for every app."""

for room in (routes, endpoints, programs, health):
    API.include_router(room.router)


def create_app(settings: Settings, is_sole: bool = False) -> FastAPI:
    """The server; `is_sole` if its maker has seen to it that nobody else serves what it keeps."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_house(settings, is_sole) as house:
            app.state.house = house
            yield

    async def is_match(match: str) -> bool:
        """Whether there is such a match; one that cannot be looked for now may be there."""
        try:
            await app.state.house.matches.find(match)
        except Problem as problem:
            return problem.code != "not_found"
        return True

    app = FastAPI(
        title="Verger",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.add_middleware(SizeLimit)
    app.add_middleware(GZipMiddleware, compresslevel=6)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(Forwarded, proxies=Proxies.read(settings.trusted_proxies))
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_trouble)
    app.router.routes.extend(API.routes)
    app.router.routes.append(PageRoute(settings.page, games(), is_match))
    return app


def answer(problem: Problem, status: int | None = None, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """A problem as the answer to a request."""
    metrics.refusals.labels(problem.code).inc()
    fault = {key: value for key, value in problem.fault.items() if value is not None}
    return JSONResponse({"error": fault}, status or problem.status, headers)


async def on_problem(_: Request, error: Exception) -> JSONResponse:
    """A request that was refused."""
    assert isinstance(error, Problem)
    return answer(error)


async def on_invalid(_: Request, error: Exception) -> JSONResponse:
    """A request that is not as described."""
    assert isinstance(error, RequestValidationError)
    return answer(invalid(error.errors()))


async def on_http(_: Request, error: Exception) -> JSONResponse:
    """What the framework refuses by itself."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return answer(Problem("not_found", "There is nothing here."))
    return answer(Problem("invalid", error.detail), error.status_code, error.headers)


async def on_trouble(_: Request, __: Exception) -> JSONResponse:
    """Our own mistake: the log has it."""
    return answer(trouble())
