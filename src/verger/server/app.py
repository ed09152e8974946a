"""The application: rooms, routes, and one shape for every answer that is not the one asked for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse

from . import api, live, metrics, operation
from .defence import SecurityHeaders, SizeLimit
from .house import open_house
from .page import PageRoute
from .problems import Problem, invalid, refusals, trouble
from .proxies import Forwarded, Proxies
from .settings import Settings


def create_app(settings: Settings, is_sole: bool = False) -> FastAPI:
    """The server; `is_sole` if its maker has seen to it that nobody else serves what it keeps."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_house(settings, is_sole) as house:
            app.state.house = house
            yield

    app = FastAPI(
        title="Verger",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=refusals(503),
    )
    app.add_middleware(SizeLimit)
    app.add_middleware(GZipMiddleware, compresslevel=6)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(Forwarded, proxies=Proxies.read(settings.trusted_proxies))
    app.add_exception_handler(Problem, on_problem)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_trouble)
    app.include_router(api.router)
    app.include_router(live.router)
    app.include_router(operation.router)
    app.router.routes.append(PageRoute(settings.page))
    return app


def answer(problem: Problem, status: int | None = None, headers: Mapping[str, str] | None = None) -> JSONResponse:
    metrics.refusals.labels(problem.code).inc()
    fault = {key: value for key, value in problem.fault.items() if value is not None}
    return JSONResponse({"error": fault}, status or problem.status, headers)


async def on_problem(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Problem)
    return answer(error)


async def on_invalid(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return answer(invalid(error.errors()))


async def on_http(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return answer(Problem("not_found", "There is nothing here."))
    return answer(Problem("invalid", error.detail), error.status_code, error.headers)


async def on_trouble(_: Request, __: Exception) -> JSONResponse:
    return answer(trouble())
